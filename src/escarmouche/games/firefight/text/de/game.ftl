# Was ein Spiel Firefight fragt, erzählt und ablehnt, auf Deutsch.

## Satzteile

model-of-unit = { $unit }, Modell { $number }
with-modifier =
    { $modifier ->
        [none] {""}
       *[other] {" "}(Modifikator { $modifier })
    }
if-weary =
    { $weary ->
        [fatigued] {" "}(erschöpft)
        [shaken] {" "}(erschüttert)
       *[other] {""}
    }
counted-hits =
    { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
counted-wounds =
    { $wounds ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
counted-models =
    { $models ->
        [one] 1 Modell
       *[other] { $models } Modelle
    }
named-thing =
    { $unit ->
        [none] { $model }
       *[other] { $unit }
    }
thing-objective = das Missionsziel

## Fragen: vor dem Spiel

ask-place-objective =
    { $left ->
        [one] Lege das letzte Missionsziel.
       *[other] Lege ein Missionsziel (noch { $left } sind übrig).
    }
ask-choose-edge = Wähle deine Tischkante; dein Gegner bekommt die gegenüberliegende.
ask-set-aside = Wähle, welche Einheiten du für den Hinterhalt oder als Kundschafter zurückhältst; die anderen werden normal aufgestellt.
ask-deploy-which = Wähle die Einheit, die du als Nächste aufstellst.
ask-deploy = Stelle { $unit } in deiner Aufstellungszone auf.
ask-scout-which = Wähle die Kundschafter, die du als Nächste stellst.
ask-scout = Stelle { $unit } im Umkreis von 12 Zoll um deine Aufstellungszone.
ask-arrive-which = Wähle eine Einheit, die jetzt aus dem Hinterhalt kommt, oder warte.
ask-arrive = Stelle { $unit } mehr als 9 Zoll von jedem Feind entfernt.

## Fragen: Aktivierung und Bewegung

ask-activate = Runde { $round }: Wähle die Einheit, die du aktivierst.
ask-choose-action = Wähle die Aktion von { $unit }.
ask-next = Was tut die Einheit { $unit } als Nächstes?
ask-move = Bewege { $unit }.
ask-spell-move = Durch den Zauber darf sich die Einheit { $unit } bewegen: Sag, wohin.
ask-charge-move = Ziehe { $unit } in Basekontakt mit { $target } oder so nah heran, wie es geht.
ask-pile-in = Die Einheit { $target } greift an: Rücke mit { $unit } bis zu 3 Zoll in Basekontakt nach oder so nah heran, wie es geht.
ask-consolidate = Der Gegner ist vernichtet: Die Einheit { $unit } darf bis zu 3 Zoll konsolidieren.
ask-separate = Beide Einheiten überleben: Löse { $unit }, bis 1 Zoll Abstand zu { $target } ist.

## Fragen: Beschuss, Nahkampf und Wunden

ask-shoot = Wähle für jede Waffe von { $unit } ein Ziel: höchstens zwei feindliche Einheiten, oder schieße nicht.
ask-damage-order = Wähle, in welcher Reihenfolge die von { $unit } getroffenen Einheiten ihre Treffer erleiden.
ask-blast-split =
    { $hits ->
        [one] Explosion um { $target }: Wähle die Einheit, die den Treffer erhält.
       *[other] Explosion um { $target }: Verteile die { $hits } Treffer auf deine Einheiten dort.
    }
ask-blast-split-sharp =
    { $hits ->
        [one] Explosion um { $target }: Wähle die Einheit, die den Treffer mit dem höchsten DS erhält.
       *[other] Explosion um { $target }: Sag, welche Einheiten die { $hits } Treffer mit dem höchsten DS erhalten.
    }
ask-use-limited = Setzt { $model } jetzt { $weapon } ein? Die Waffe wirkt nur einmal im Spiel.
ask-use-rule = Setzt die Einheit { $unit } jetzt { $name } ein? Die Regel wirkt nur einmal im Spiel.
ask-counter = Die Einheit { $unit } wird angegriffen: Schlägt sie zuerst mit ihren Konterwaffen zu?
ask-strike-back = Schlägt die Einheit { $unit } zurück? Danach ist sie erschöpft.
ask-casualties =
    { $count ->
        [one] Die Einheit { $unit } verliert 1 Modell: Wähle, welches du entfernst.
       *[other] Die Einheit { $unit } verliert { $count } Modelle: Wähle, welche du entfernst.
    }
ask-danger-last = Gefährliches Gelände verwundet alle Modelle von { $unit }: Wähle das eine, das mit Wundmarkern übrig bleibt.
ask-absorb = Wähle das Modell von { $unit }, das die Wunden abfängt.
ask-deadly-assign = Wähle das Modell von { $unit }, das die tödliche Wunde ({ $deadly }) erhält.
ask-push = { $model } ist erschüttert: Versuchst du, das Modell zu stoßen? Dazu braucht es 4+.
ask-push-where = Sag, wohin du { $model } stößt: gerade, bis zu 2 Zoll.
ask-place-at-foot = Stelle { $model } höchstens 2 Zoll von der Stelle des Sturzes hin.
ask-morale-order = Wähle die Einheit, die als Nächste ihren Moraltest ablegt.

## Fragen: Zauber

ask-spell-target = Wähle das Ziel von { $spell }, gezaubert von { $model }.
ask-spell-targets = Wähle die Ziele von { $spell }, gezaubert von { $model }.
ask-commit-tokens = Wähle, wie viele Zaubermarker du einsetzt, um { $model } zu helfen: je +1 auf den Wurf.
ask-commit-tokens-against = Wähle, wie viele Zaubermarker du einsetzt, um { $model } zu stören: je −1 auf den Wurf.

## Auswahl

option-unit = { $unit }
option-target = { $unit }
option-model = { $model }
option-weapon = { $weapon } ({ counted-models })
option-yes = Ja
option-no = Nein
option-pass = Passen
option-hold = Halten: stehen bleiben und schießen
option-advance = Vorrücken: bewegen, dann schießen
option-rush = Rennen: doppelt so weit bewegen, nicht schießen
option-charge = { $unit } angreifen
option-idle = Untätig bleiben und sich erholen
option-move = Bewegen
option-shoot = Schießen
option-done = Aktivierung beenden
option-cast =
    { $value ->
        [one] { $model } zaubert { $spell } für 1 Zaubermarker
       *[other] { $model } zaubert { $spell } für { $value } Zaubermarker
    }
composed-shot = Auf { $unit } schießen
option-hold-fire = Nicht schießen
option-ambush = Für den Hinterhalt zurückhalten
option-scout = Als Kundschafter zurückhalten
option-deploy = Normal aufstellen
option-wait = Keine weitere Ankunft in dieser Runde
option-edge-y0 = Südkante
option-edge-y1 = Nordkante
option-edge-x0 = Westkante
option-edge-x1 = Ostkante

## Ereignisse: das Spiel und sein Aufbau

event-firefight-began =
    Ein Spiel Grimdark Future: Firefight beginnt. { $options ->
        [none] Alle Optionen stehen auf ihrem Standardwert.
       *[other] Geltende Optionen: { $options }; alle übrigen stehen auf ihrem Standardwert.
    }
event-firefight-ended =
    { $reason ->
        [conceded] Spieler { $loser } gibt auf: Spieler { $winner } gewinnt.
        [points]
            { $winner ->
                [nobody] Das Spiel ist zu Ende: unentschieden, mit { $first } zu { $second } Punkten.
               *[other] Das Spiel ist zu Ende: Spieler { $winner } gewinnt. Punkte von A: { $first }, von B: { $second }.
            }
       *[other]
            { $winner ->
                [nobody] Das Spiel ist zu Ende: unentschieden, mit { $first } zu { $second } Missionszielen.
               *[other] Das Spiel ist zu Ende: Spieler { $winner } gewinnt. Missionsziele von A: { $first }, von B: { $second }.
            }
    }
event-roll-off =
    { $purpose ->
        [objectives] Auswürfeln um das erste Missionsziel
        [terrain] Auswürfeln um das erste Geländestück
        [deployment] Auswürfeln um die Tischkante
       *[other] Auswürfeln
    }: A wirft { $first }, B wirft { $second }. { $winner ->
        [nobody] Gleichstand: Beide würfeln noch einmal.
       *[other] Spieler { $winner } gewinnt.
    }
event-objectives-counted =
    { $count ->
        [one] Der Würfel zeigt { $die }: Es wird ein Missionsziel gelegt.
       *[other] Der Würfel zeigt { $die }: Es werden { $count } Missionsziele gelegt.
    }
event-objectives-laid =
    { $count ->
        [one] Die Mission hat ein Missionsziel.
       *[other] Die Mission hat { $count } Missionsziele.
    }
event-points-scored =
    { $points ->
        [one] Spieler { $seat } erhält einen Punkt und hat { $total }.
       *[other] Spieler { $seat } erhält { $points } Punkte und hat { $total }.
    }
event-objective-placed = Spieler { $seat } legt Missionsziel { $number } auf { $x } / { $y }.
event-objective-skipped = Für ein weiteres Missionsziel ist kein erlaubter Platz mehr da.
event-edge-chosen = Spieler { $seat } nimmt die { $edge }.
event-set-aside =
    { $units ->
        [none]
            { $scouts ->
                [none] Spieler { $seat } hält nichts zurück.
               *[other] Spieler { $seat } hält als Kundschafter zurück: { $scouts }.
            }
       *[other]
            { $scouts ->
                [none] Spieler { $seat } hält für den Hinterhalt zurück: { $units }.
               *[other] Spieler { $seat } hält für den Hinterhalt zurück: { $units }; als Kundschafter: { $scouts }.
            }
    }
event-inert-rule = Die Einheit { $unit } hat die Regel { $name }, die in diesem Spiel nicht wirkt.
event-rule-used = Die Einheit { $unit } setzt { $name } ein, einmal in diesem Spiel.
event-house-spells = Die Einheit { $unit } bringt keine Zauber mit und nutzt die hauseigenen.
event-deployed =
    { $how ->
        [scouted] Die Einheit { $unit } bezieht als Kundschafter Stellung.
        [arrived] Die Einheit { $unit } kommt aus dem Hinterhalt.
       *[deployed] Die Einheit { $unit } wird aufgestellt.
    }
event-no-more-arrivals = Spieler { $seat } bringt in dieser Runde keine Einheit mehr.

## Ereignisse: Runden und Aktivierungen

event-round-began = Runde { $round } beginnt; Spieler { $starter } fängt an.
event-round-ended = Runde { $round } ist zu Ende.
event-activated = Die Einheit { $unit } wird aktiviert.
event-stayed-idle = Die Einheit { $unit } ist erschüttert und bleibt untätig.
event-recovered = Die Einheit { $unit } ist nicht mehr erschüttert.
event-action-chosen =
    { $action ->
        [hold] Die Einheit { $unit } wählt Halten.
        [advance] Die Einheit { $unit } wählt Vorrücken.
        [rush] Die Einheit { $unit } wählt Rennen.
        [charge] Die Einheit { $unit } wählt Angreifen.
       *[idle] Die Einheit { $unit } bleibt untätig.
    }
event-moved =
    { $length ->
        [0] Die Einheit { $unit } bleibt stehen.
       *[other]
            { $how ->
                [advance] Die Einheit { $unit } rückt { $length } Zoll vor
                [rush] Die Einheit { $unit } rennt { $length } Zoll
                [charge] Die Einheit { $unit } zieht { $length } Zoll zum Angriff
                [pile-in] Die Einheit { $unit } rückt { $length } Zoll nach
                [consolidation] Die Einheit { $unit } konsolidiert { $length } Zoll
                [separation] Die Einheit { $unit } weicht { $length } Zoll zurück
               *[spell] Ein Zauber bewegt { $unit } um { $length } Zoll
            }{ $difficult ->
                [yes] , begrenzt durch schwieriges Gelände.
               *[no] .
            }
    }
event-jump-rolled =
    { $success ->
        [yes] { $model } springt { $distance } Zoll: { $dice } gegen { $needed }+, der Sprung gelingt.
       *[no] { $model } springt { $distance } Zoll: { $dice } gegen { $needed }+, der Sprung misslingt.
    }
event-fell = { $model } stürzt { $height } Zoll tief.
event-placed-at-foot = { $model } wird unten hingestellt.
event-danger-rolled = Die Einheit { $unit } würfelt für gefährliches Gelände: { $dice }, { counted-wounds }.
event-charge-stopped = Der Angriff von { $unit } erreicht { $target } nicht.

## Ereignisse: Attacken

event-shots-declared = Die Einheit { $unit } schießt auf { $targets }.
event-hits-rolled =
    Die Einheit { $unit } attackiert { $target } mit { $weapon }: { $dice } gegen { $needed }+{ with-modifier }{ if-weary }, { counted-hits }{ $extra ->
        [0] .
       *[other] , davon { $extra } Zusatztreffer.
    }
event-impact-rolled = Aufprall von { $unit } auf { $target }: { $dice } gegen 2+, { counted-hits }.
event-hits-multiplied =
    { $hits ->
        [0] { $weapon } hat Explosion, hat { $target } aber nicht getroffen.
       *[other] { $weapon } hat Explosion: Jeder Treffer auf { $target } zählt { $multiplier }-mal, insgesamt { counted-hits }.
    }
event-hits-shared = Die Treffer der Explosion um { $target } werden verteilt: { $shares }.
event-defence-rolled = Die Einheit { $unit } verteidigt sich: { $dice } gegen { $needed }+{ with-modifier }, { $blocked } abgewehrt, { counted-wounds }.
event-defence-rerolled = Verderben: Die Einheit { $unit } wiederholt ihre 6en, { $dice }: { counted-wounds } mehr.
event-rerolled = Die Einheit { $unit } wiederholt durch eine Regel des eigenen Buchs: { $dice }, davon { $successes } gut.
event-regeneration-rolled =
    { $ignored ->
        [0] Die Einheit { $unit } versucht zu regenerieren: { $dice } gegen 5+, vergeblich.
        [one] Die Einheit { $unit } regeneriert: { $dice } gegen 5+, 1 Wunde wird ignoriert.
       *[other] Die Einheit { $unit } regeneriert: { $dice } gegen 5+, { $ignored } Wunden werden ignoriert.
    }
event-model-removed = { $model } wird entfernt.
event-markers-placed =
    { $count ->
        [one] { $model } erhält 1 Wundmarker und hat jetzt { $markers }.
       *[other] { $model } erhält { $count } Wundmarker und hat jetzt { $markers }.
    }
event-below-threshold =
    { $markers ->
        [one] { $model } ist Zäh ({ $tough }) und hat erst 1 Wundmarker: noch kein Wundeffekt.
       *[other] { $model } ist Zäh ({ $tough }) und hat erst { $markers } Wundmarker: noch kein Wundeffekt.
    }
event-effect-rolled = { $model } macht einen Wundeffektwurf: { $die }, in der Summe { $total }; außer Gefecht ab { $needed }.
event-shaken =
    { $again ->
        [yes] Die Einheit { $unit } bleibt erschüttert.
       *[no] Die Einheit { $unit } ist erschüttert.
    }
event-out-of-action = { $model } ist außer Gefecht.
event-unit-destroyed = Die Einheit { $unit } ist vernichtet.
event-push-rolled =
    { $success ->
        [yes] Der Angreifer stößt { $model }: { $die } gegen 4+, es gelingt.
       *[no] Der Angreifer stößt { $model }: { $die } gegen 4+, es misslingt.
    }
event-pushed =
    { $distance ->
        [0] { $model } weicht nicht von der Stelle.
       *[other] { $model } wird { $distance } Zoll weit gestoßen.
    }

## Ereignisse: Nahkampf

event-counter-strike =
    { $used ->
        [yes] Die Einheit { $unit } schlägt mit Konter zuerst zu.
       *[no] Die Einheit { $unit } verzichtet auf Konter.
    }
event-struck-back =
    { $struck ->
        [yes] Die Einheit { $unit } schlägt zurück.
       *[no] Die Einheit { $unit } schlägt nicht zurück.
    }
event-no-strikes = Die Einheit { $unit } ist erschüttert und schlägt nicht zu.
event-fatigued = Die Einheit { $unit } ist erschöpft.
event-melee-separated = Die Einheit { $unit } hat sich aus dem Nahkampf gelöst.

## Ereignisse: Zauber

event-tokens-gained =
    { $gained ->
        [0] { $model } hat schon { $tokens } Zaubermarker und erhält keinen.
        [one] { $model } erhält 1 Zaubermarker und hat jetzt { $tokens }.
       *[other] { $model } erhält { $gained } Zaubermarker und hat jetzt { $tokens }.
    }
event-spell-declared =
    { $value ->
        [one] { $model } zaubert { $spell } auf { $targets } für 1 Zaubermarker.
       *[other] { $model } zaubert { $spell } auf { $targets } für { $value } Zaubermarker.
    }
event-tokens-committed =
    { $count ->
        [0] Spieler { $seat } setzt keinen Zaubermarker auf den Wurf.
        [one] Spieler { $seat } setzt 1 Zaubermarker auf den Wurf.
       *[other] Spieler { $seat } setzt { $count } Zaubermarker auf den Wurf.
    }
event-cast-rolled =
    { $success ->
        [yes] { $spell }: { $die } gegen { $needed }+{ with-modifier }, { $model } zaubert mit Erfolg.
       *[no] { $spell }: { $die } gegen { $needed }+{ with-modifier }, der Zauber von { $model } misslingt.
    }
event-spell-took =
    { $effect ->
        [grant] { $spell } gibt { $unit } eine Sonderregel.
        [modifier] { $spell } ändert die Würfe von { $unit }.
       *[move] Durch { $spell } darf sich die Einheit { $unit } bewegen.
    }

## Ereignisse: Moral und Missionsziele

event-morale-triggered = Spieler { $seat } hat noch { $left } von { $started } Einheiten: Sie legen Moraltests ab.
event-morale-rolled =
    { $success ->
        [yes] Die Einheit { $unit } legt einen Moraltest ab: { $die } gegen { $needed }+{ with-modifier }, bestanden.
       *[no] Die Einheit { $unit } legt einen Moraltest ab: { $die } gegen { $needed }+{ with-modifier }, misslungen.
    }
event-morale-failed = Die Einheit { $unit } ist erschüttert und besteht den Moraltest ohne Wurf nicht.
event-fearless-rolled =
    { $success ->
        [yes] Die Einheit { $unit } ist furchtlos: { $die } gegen 4+, der Test gilt doch als bestanden.
       *[no] Die Einheit { $unit } ist furchtlos: { $die } gegen 4+, der Test bleibt misslungen.
    }
event-routed = Die Einheit { $unit } flieht.
event-objective-scored =
    { $change ->
        [seized] Missionsziel { $number }: Spieler { $owner } erobert es.
        [kept] Missionsziel { $number }: Spieler { $owner } behält es.
        [lost] Missionsziel { $number }: umkämpft, Spieler { $before } verliert es.
       *[neutral] Missionsziel { $number }: Es gehört weiterhin niemandem.
    }

## Abgelehnt: Runden und Aktionen

refused-activated = Die Einheit { $unit } wurde in dieser Runde schon aktiviert.
refused-pass = Du kannst nicht passen: Du hast noch eine Einheit zu aktivieren.
refused-first-round = Aus dem Hinterhalt kommen Einheiten erst ab der zweiten Runde.
refused-shaken = Die Einheit { $unit } ist erschüttert und muss untätig bleiben.
refused-immobile = Die Einheit { $unit } ist unbeweglich und kann nur Halten wählen.
refused-scattered = Die Einheit { $unit } hat den Zusammenhalt verloren und muss ihn durch eine Bewegung wiederherstellen.
refused-hold-moves = Wer Halten wählt, bewegt sich nicht.
refused-moved = Die Einheit hat sich schon bewegt.
refused-must-move = Führe erst die Bewegung dieser Aktion aus; auch stehen bleiben ist eine.
refused-rush-shoots = Wer Rennen wählt, schießt nicht.
refused-charge-shoots = Eine angreifende Einheit kämpft im Nahkampf, statt zu schießen.
refused-shoot-first = Die Einheit schießt nach ihrer Bewegung, nicht davor.
refused-option-fixed = Die Option „{ $option }“ wurde vor dem Spiel festgelegt und lässt sich nicht mehr ändern.

## Abgelehnt: Aufstellen und Bewegen

refused-off-table = Eine Base würde über den Tisch hinausragen.
refused-on-a-base = Eine Base würde auf einer anderen enden.
refused-through-base = Der Weg führt durch die Base eines anderen Modells.
refused-through-zone = Der Weg kommt einem Feind näher als 1 Zoll.
refused-near-enemy =
    { $unit ->
        [none] Ein Modell würde näher als 1 Zoll an einem Feind enden.
       *[other] Ein Modell würde näher als 1 Zoll an { $unit } enden.
    }
refused-near-other-enemy = Ein angreifendes Modell muss 1 Zoll Abstand zu { $unit } halten, denn das ist nicht sein Ziel.
refused-blocked = Gelände versperrt den Weg.
refused-too-high = Höher als 3 Zoll geht es nur über Leitern, Treppen oder Rampen.
refused-unsupported = Dort kann kein Modell stehen.
refused-no-footing = Der Sprung hat keinen Platz zum Landen.
refused-no-jump = Bei dieser Art von Bewegung darf man nicht springen.
refused-gap-too-wide = Die Lücke ist zu breit: Ein Sprung reicht höchstens 6 Zoll weit.
refused-drop-too-deep = Der Absatz ist zu tief: Ein Sprung geht höchstens 6 Zoll hinab.
refused-special-moves-off = Springen gilt in diesem Spiel nicht: Lücken und Absätze sind unpassierbar.
refused-too-long =
    { $model ->
        [none] Die Bewegung ist zu lang: { $length } Zoll statt höchstens { $limit } Zoll.
       *[other] { $model } würde sich { $length } Zoll bewegen; höchstens { $limit } Zoll sind erlaubt.
    }
refused-wrong-start = Der Weg von { $model } muss dort beginnen, wo das Modell steht.
refused-no-way = Dorthin führt kein Weg.
refused-no-room = Für { $unit } ist dort kein Platz.
refused-unlinked = Jedes Modell muss höchstens 1 Zoll von einem anderen Modell seiner Einheit enden.
refused-spread-out = Zwei Modelle der Einheit wären mehr als 9 Zoll voneinander entfernt.
refused-broken-chain = Die Einheit würde zerreißen: Alle Modelle müssen eine Kette mit Abständen bis 1 Zoll bilden.
refused-outside-zone = Jede Base muss vollständig in deiner Aufstellungszone liegen.
refused-outside-scouting = Kundschafter müssen vollständig im Umkreis von 12 Zoll um deine Aufstellungszone stehen.
refused-ambush-near = Aus dem Hinterhalt kommt man mehr als 9 Zoll von jedem Feind entfernt; die Einheit { $unit } ist zu nah.
refused-objective-spot = Ein Missionsziel muss auf dem Tisch liegen, wo ein Modell stehen könnte.
refused-objective-zone = Ein Missionsziel darf in keiner Aufstellungszone liegen.
refused-objective-near = Missionsziele müssen mehr als { $limit_length } Zoll auseinanderliegen; eines ist nur { $distance } Zoll entfernt.
refused-not-at-foot = Das Modell muss höchstens 2 Zoll von der Stelle des Sturzes stehen.
refused-push-straight = Gestoßen wird gerade, von dort aus, wo das Modell steht.

## Abgelehnt: Angriff und Nahkampf

refused-charge-distance = Die Einheit { $unit } ist außer Angriffsreichweite: Kein Modell käme an.
refused-not-close = { $model } könnte näher an den Gegner heran und muss es.
refused-separation-long = { $model } darf nicht weiter zurückweichen als nötig.
refused-separation-short = { $model } muss zurückweichen, bis 1 Zoll Abstand zum Gegner ist.

## Abgelehnt: Beschuss und Zauber

refused-no-target = Keine Waffe dieser Einheit hat ein Ziel.
refused-no-sight = { named-thing } ist außer Sicht.
refused-out-of-range = Die Einheit { $unit } ist außer Reichweite von { $weapon }.
refused-spent = { $weapon } ist Begrenzt und schon verbraucht.
refused-type-split = Alle Waffen eines Typs schießen auf dieselbe Einheit; „{ $weapon }“ ist nur ein Teil eines Typs.
refused-too-late-to-cast = Gezaubert wird in der eigenen Aktivierung des Zauberers, bevor seine Einheit schießt oder zuschlägt.
refused-spell-tried = { $spell } wurde in dieser Aktivierung schon versucht.
refused-no-tokens = { $spell } kostet { $value } Zaubermarker; der Zauberer hat { $tokens }.
refused-no-spell-target = Für diesen Zauber gibt es kein Ziel.
refused-immune-to-spells = { $own }: Gegnerische Zauber können nicht auf diese Einheit zielen.
refused-spell-range = { $spell } reicht nicht so weit.

## Abgelehnt: Angaben zu einem Kapitel der Regeln

refused-unknown-spell = Einen Zauber „{ $spell }“ gibt es in dieser Liste nicht; bekannte Zauber: { $known }.

## Tische

table-too-empty =
    { $pieces ->
        [one] Auf dem Tisch liegt 1 Geländestück; die Regeln verlangen mindestens { $least }.
       *[other] Auf dem Tisch liegen { $pieces } Geländestücke; die Regeln verlangen mindestens { $least }.
    }
table-too-small = Die Aufstellungskanten liegen nur { $distance } Zoll auseinander; es müssen mehr als { $over } Zoll sein.
table-too-large = Der Tisch misst { $width } mal { $depth } Zoll, mehr als die 48 mal 48 Zoll der Regeln.
table-needs-consent = Diesem Tisch müssen beide Spieler zustimmen, wegen { $because }.

## Armeelisten

size_not_positive = Die Spielgröße ist eine positive Zahl von Punkten, nicht { $size }.
unreadable_file = Die Datei ist nicht verwendbar: { $problem }.
inert_rules_not_accepted = Regeln ohne Wirkung müssen vor dem Spiel von beiden Spielern angenommen werden: { $rules }.
unknown_entry = Die Liste „{ $list }“ nennt etwas Unbekanntes: { $faults }
malformed_entry = Die Liste „{ $list }“ hat einen fehlerhaften Eintrag: { $faults }
illegal_upgrade = Die Liste „{ $list }“ hat eine unerlaubte Aufwertung: { $faults }
unknown_rule = Die Liste „{ $list }“ hat eine unbekannte Sonderregel: { $faults }
empty_army = Die Liste „{ $list }“ ist leer: { $faults }
over_points = Die Liste „{ $list }“ kostet zu viel: { $faults }
too_many_heroes = Die Liste „{ $list }“ hat zu viele Helden: { $faults }
too_many_copies = Die Liste „{ $list }“ hat zu viele Kopien einer Einheit: { $faults }
unit_too_expensive = Die Liste „{ $list }“ hat eine zu teure Einheit: { $faults }
too_many_units = Die Liste „{ $list }“ hat zu viele Einheiten: { $faults }
too_many_models = Die Liste „{ $list }“ hat zu viele Modelle: { $faults }

fault-unknown-faction = Eine Fraktion „{ $faction }“ gibt es nicht.
fault-unknown-entry = Eine Einheit „{ $unit }“ gibt es weder in dieser Liste noch in ihrer Fraktion; richtig wäre { $right }.
fault-malformed-entry =
    { $part ->
        [rule] Sonderregel „{ $name }“, Feld { $field }: { $problem }.
        [spell] Zauber „{ $name }“, Feld { $field }: { $problem }.
       *[unit] Einheit „{ $name }“, Feld { $field }: { $problem }.
    }
fault-illegal-upgrade = Die Einheit { $unit } kann die Aufwertung „{ $upgrade }“ nicht nehmen: { $problems }.
fault-unknown-rule =
    { $part ->
        [spell] Der Zauber „{ $name }“ hat die Regel „{ $rule }“, die das Spiel so nicht kennt.
       *[unit] Die Einheit „{ $name }“ hat die Regel „{ $rule }“, die das Spiel so nicht kennt.
    }
fault-empty-army = Die Armee hat keine Einheit, die Punkte kostet.
fault-over-points = Die Armee kostet { $total } Punkte; die Grenze des Spiels ist { $limit }.
fault-too-many-heroes = Die Armee hat { $count } Helden; die Grenze ist { $limit }.
fault-too-many-copies = Die Armee hat { $count } Einheiten „{ $unit }“; die Grenze ist { $limit }.
fault-unit-too-expensive = Die Einheit { $unit } kostet { $cost } Punkte; die Grenze für eine Einheit ist { $limit }.
fault-too-many-units = Die Armee hat { $count } Einheiten; die Grenze ist { $limit }.
fault-too-many-models = Die Armee hat { $count } Modelle; die Grenze ist { $limit }.
misfit-outside =
    { $most ->
        [none] { $value } ist nicht { $least } oder mehr
       *[other] { $value } liegt nicht zwischen { $least } und { $most }
    }
misfit-empty = es ist leer
misfit-missing = es fehlt; richtig wäre { $right }
misfit-unknown = das ist kein Feld der Tabelle; richtig wäre { $right }
misfit-wrong = es ist von der falschen Art; richtig wäre { $right }
misfit-no-table = das ist keine Tabelle von Feldern
misfit-tables = { $field } wird als [[{ $field }]]-Tabellen geschrieben
misfit-field = { $field } passt nicht; richtig wäre { $right }
misfit-strange = { $strange } ist kein Feld dieser Datei (es gibt { $known })
misfit-not-one-of = es ist keines von diesen: { $known }
misfit-beyond = es gehört nicht zu { $kind }
misfit-upgrade = eine Aufwertung hat entweder add, oder replace und with
misfit-upgrade-twice = zwei Aufwertungen heißen gleich
misfit-twice = es kommt zweimal vor
misfit-profile-twice = es steht für zwei verschiedene Profile
misfit-no-list = eine fertige Liste { $list } gibt es nicht
problem-not-offered = sie wird nicht angeboten
problem-over-limit = sie ist zu oft genommen
problem-replaced-weapon-gone = die Waffe, die sie ersetzt, ist nicht mehr da

## Gründe

reason-spell = Der Zauber { $spell }.
reason-fatigued = Die Einheit { $unit } ist erschöpft und trifft nur mit einer 6.
reason-own-rule = { $own }.
reason-shaken = Die Einheit { $unit } ist erschüttert, kämpft wie erschöpft und trifft nur mit einer 6.

## Gelände, Kanten, Aktionen und Arten der Bewegung

kind-barricade = Barrikade
kind-scrub = Gestrüpp
kind-forest = Wald
kind-ruin = Ruine
kind-ruin-wall = Ruinenmauer
kind-gallery = Galerie
kind-building = Gebäude
kind-tower = Turm
kind-container = Container
kind-crates = Kisten
kind-crag = Klippe
kind-hill = Hügel
kind-boulder = Felsblock
kind-rubble = Schutt
kind-marsh = Sumpf
kind-minefield = Minenfeld
kind-lava = Lava
kind-chasm = Schlucht
kind-bridge = Brücke
edge-y0 = Südkante
edge-y1 = Nordkante
edge-x0 = Westkante
edge-x1 = Ostkante

# Die Einweisung

briefing-objectives = Drei bis fünf Missionsziele liegen auf dem Tisch. Wer am Ende einer Runde allein eine Einheit innerhalb von 3 Zoll hat, besetzt das Ziel und behält es, auch wenn er weggeht; sind beide Seiten da, ist es neutral.
    .ends = Nach { $rounds } Runden. Verluste bringen nichts: Auch mit einem einzigen Modell kannst du gewinnen.
    .aim = Beide Seiten: am Ende mehr Missionsziele halten als die andere.

# Eigene Missionen

right-objectives = mindestens ein Missionsziel, nach Anzahl, Würfel oder Ort
own-score-objectives-end = Am Ende bringt jedes gehaltene Missionsziel { $points }.
own-score-objectives-round = Am Ende jeder Runde bringt jedes gehaltene Missionsziel { $points }.
own-score-destroyed-end = Am Ende bringt jede zerstörte gegnerische Einheit { $points }.
own-score-breakthrough-end = Am Ende bringt jede Einheit, die ganz in der gegnerischen Aufstellungszone steht, { $points }.
own-score-breakthrough-round = Am Ende jeder Runde bringt jede Einheit, die ganz in der gegnerischen Aufstellungszone steht, { $points }.
