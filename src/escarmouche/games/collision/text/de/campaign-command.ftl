# Was der Befehl „campaign“ sagt, auf Deutsch.

campaign-founded = Die Kampagne steht in { $file }.
campaign-progress =
    { $played ->
        [one] { $played } von { $games } Spielen ist gespielt.
       *[other] { $played } von { $games } Spielen sind gespielt.
    }
campaign-gang =
    { $played ->
        [one] { $gang } ({ $faction }): { $played } Spiel, { $won } gewonnen
       *[other] { $gang } ({ $faction }): { $played } Spiele, { $won } gewonnen
    }
campaign-stock = Vorrat: { $stock } Splitter. Figuren: { $value } Splitter. Erfahrung: { $experience } übrig, { $earned } insgesamt verdient.
campaign-stashed = Lager: { $items }.
campaign-shards = { $shards } Splitter
campaign-learnt = gesteigert: { $characteristics }
campaign-misses = verpasst das nächste Spiel
campaign-dead = tot
campaign-open-medicine = Medizin gefunden: „campaign take DATEI --heal NAME“ lässt jemanden mitspielen, der das nächste Spiel verpassen würde; „campaign take DATEI --shards“ gibt { $shards } Splitter.
campaign-open-locker = Ein Spind gefunden: „campaign take DATEI --item GEGENSTAND --for NAME“ gibt einen Gegenstand von höchstens { $most } Splittern; „campaign take DATEI --shards“ gibt { $shards } Splitter.
campaign-games = Spiele
campaign-result =
    { $number }. { $mission }, { $one } – { $other }{ $points ->
        [none] { "" }
       *[other] { " " }{ $points }
    }. { $reason ->
        [draw] Unentschieden.
        [conceded] { $winner } gewinnt, weil die andere Seite aufgab.
        [wiped-out] { $winner } gewinnt als Letzte auf dem Tisch.
       *[other] { $winner } gewinnt.
    }
campaign-won = Die Kampagne ist zu Ende: { $gang } gewinnt sie.
campaign-tied = Die Kampagne ist zu Ende, und niemand gewinnt sie: die besten Banden sind gleichauf.
campaign-ended = Die Kampagne ist zu Ende.
campaign-torn = Die letzte Zeile der Datei wurde beim Schreiben abgeschnitten; was sie sagen sollte, hat nie gegolten.
campaign-left-open = Nach dem letzten Spiel offen geblieben, { $card }: { $shards } Splitter.
campaign-earned = { $gang } bekommt { $experience } Erfahrungspunkte und { $shards } Splitter.
campaign-fate =
    { $fate ->
        [dead] { $name } wurde ausgeschaltet und zieht { $card }: tot, alle Gegenstände sind verloren.
        [misses] { $name } wurde ausgeschaltet und zieht { $card }: verpasst das nächste Spiel.
       *[recovers] { $name } wurde ausgeschaltet und zieht { $card }: erholt sich.
    }
campaign-explored =
    { $shards ->
        [none] Erkundung, { $card }: nichts.
       *[other] Erkundung, { $card }: { $shards } Splitter.
    }
campaign-explored-choice = Erkundung, { $card }: etwas zur Wahl.
campaign-after = { $gang } hat jetzt { $stock } Splitter im Vorrat; Erfahrung übrig: { $experience }.
campaign-kept = Das Spiel ist in { $file } gesichert.
campaign-hired = { $name } kommt für { $shards } Splitter in die Bande; im Vorrat bleiben { $stock }.
campaign-bought = { $name } bekommt { $item } für { $shards } Splitter; im Vorrat bleiben { $stock }.
campaign-given = { $giver } gibt { $item } an { $taker }.
campaign-stowed = { $name } legt { $item } ins Lager.
campaign-fetched = { $name } nimmt { $item } aus dem Lager.
campaign-advanced = { $name } bekommt +1 { $characteristic } und ist { $value } Splitter wert; Erfahrung übrig: { $experience }.
campaign-rested = { $gang } setzt ein Spiel aus; wieder da: { $names }.
campaign-roster =
    { $models ->
        [one] { $models } Figur im Wert von { $shards } Splittern steht in { $file }.
       *[other] { $models } Figuren im Wert von { $shards } Splittern stehen in { $file }.
    }
campaign-did-founded = Die Kampagne beginnt.
campaign-did-entered = Spiel { $number } ist eingetragen ({ $file }).
campaign-did-played = Spiel { $number } ist eingetragen.
campaign-fielded =
    { $models ->
        [one] { $models } Figur, { $shards } Splitter
       *[other] { $models } Figuren, { $shards } Splitter
    }
campaign-learning = Lernen
campaign-buying = Kaufen
campaign-giving = Weitergeben
campaign-stash = Lager
campaign-hiring = Anwerben
campaign-resting = Ein Spiel aussetzen
campaign-found-medicine = Medizin gefunden
campaign-found-locker = Ein Spind gefunden
campaign-step-learn = +1 { $characteristic } für { $cost } Erfahrungspunkte
campaign-step-buy = { $item } für { $shards } Splitter
campaign-step-give = { $item } für { $name }
campaign-step-stow = { $item } hinlegen
campaign-step-fetch = { $item } nehmen
campaign-step-hire = { $name } für { $shards } Splitter
campaign-step-rest = Wer ein Spiel verpasst, ist wieder da
campaign-step-heal = { $name } spielt das nächste Spiel
campaign-step-shards = { $shards } Splitter für alles, was gefunden wurde
campaign-did-healed = { $gang }: Medizin für { $name }.
campaign-did-found = { $gang }: { $item } aus einem Spind.
campaign-did-took-shards = { $gang }: Splitter für das Gefundene.
campaign-did-hired = { $gang }: { $name } ist angeworben.
campaign-did-bought = { $gang }: { $item } für { $name } gekauft.
campaign-did-given = { $gang }: { $giver } gibt { $item } an { $taker }.
campaign-did-stowed = { $gang }: { $name } legt { $item } ins Lager.
campaign-did-fetched = { $gang }: { $name } nimmt { $item } aus dem Lager.
campaign-did-learnt = { $gang }: { $name } bekommt +1 { $characteristic }.
campaign-did-rested = { $gang } setzt ein Spiel aus.
refused-ledger-there = { $file } gibt es schon; eine Kampagne beginnt in einer neuen Datei.
refused-campaign-format = { $file } stammt aus einer anderen Version des Programms (Format { $format }).
refused-campaign-game = In { $file } steht ein Spiel von { $game }; Kampagnen gibt es für Collision.
refused-gang-twice = Zwei Banden heißen „{ $gang }“; gib einer davon einen anderen Namen.
refused-too-many-names = Es sind { $names } Namen für { $gangs } Banden.
refused-which-gang = Sag mit --gang, welche Bande gemeint ist: { $known }.
refused-no-such-gang = In der Kampagne gibt es keine Bande „{ $gang }“, sondern { $known }.
refused-no-such-model = In der Bande heißt niemand „{ $name }“; es gibt { $known }.
refused-no-such-character = Für diese Bande gibt es keinen Charakter „{ $name }“; es gibt { $known }.
refused-no-such-item = Es gibt keinen Gegenstand „{ $name }“; es gibt { $known }.
refused-name-taken = „{ $name }“ heißt schon jemand in der Bande.
refused-no-advance = „{ $name }“ lässt sich nicht steigern; es gibt { $known }.
refused-take-what = Sag mit genau einem von --heal, --item und --shards, was du nimmst.
refused-no-rest = { $gang } setzt nur aus, wenn weniger als { $least } Figuren einsatzfähig sind und jemand danach wieder da wäre.
