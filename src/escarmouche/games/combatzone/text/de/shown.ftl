# Was die Seite von einem Spiel Combat Zone zeigt, auf Deutsch.

mission-gang-fight = Bandenkampf
mission-retrieve = Bergung
mission-ambush = Hinterhalt
shown-force =
    { $faction }: { $points } Punkte, { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }, { $figures } Figuren

## Auf dem Tisch

shown-phase = Zug { $turn } von { $turns } · { $phase }
standing-at = bei { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
shown-home = Kante von { $side }
shown-exit = Ausgang für { $side }
shown-hideout = Mögliche Verstecke
shown-centre = Mitte
shown-centre-text = wer am Ende mehr Figuren im Umkreis von { $reach } cm hat, bekommt { $points } Punkte
shown-out-of-arc = nicht im Schussfeld
shown-rough = Schwieriges Gelände
shown-mover-aim = Zielpunkt
door-closed = geschlossen
door-locked = verschlossen
door-open = offen
door-broken = aufgebrochen
thing-loot =
    { $points ->
        [one] ein Gegenstand, einen Punkt wert
       *[other] ein Gegenstand, { $points } Punkte wert
    }
thing-crate =
    { $points ->
        [one] in einer Kiste verschlossen, einen Punkt wert
       *[other] in einer Kiste verschlossen, { $points } Punkte wert
    }
thing-weapon = liegt da

## Marker

token-panicked = Panik
token-routed = Flucht
token-recovered = Gefangen: in diesem Zug höchstens 3 AP
token-watching = Gelegenheitsfeuer
token-covered = In Deckung gegangen
token-engaged = Im Nahkampf gebunden
token-burning = Brennt
token-feeble = Wieder auf den Beinen: nie mehr als 3 AP
token-hidden = Versteckt: nur du siehst diese Figur
token-carrying = Trägt einen Gegenstand
token-leader = Gruppenführer
token-second = Stellvertreter
token-hero = Held
token-damaged =
    { $count ->
        [one] Beschädigt
       *[other] { $count }-mal beschädigt
    }
token-done = ist für diesen Zug fertig
place-waiting = noch nicht aufgestellt
place-hidden = liegt versteckt
place-casualty = ausgeschaltet
place-stabilised = ausgeschaltet, aber stabilisiert
place-lost = verloren
place-exited = entkommen

## Karten und Gruppen

shown-none = keine
shown-own-inert = { $rule } (nur Text, ohne Wirkung)
shown-rate = Feuerrate { $rate }
shown-radius = Radius { $radius } cm
shown-line = Kernschuss { $point_blank } cm, kurze Reichweite { $short } cm, lange Reichweite { $long } cm
shown-wrecked = zerstört
shown-carries = trägt { $thing }
shown-undamaged = unbeschädigt
shown-ambusher = im Hinterhalt
shown-convoy = Konvoi
shown-initiative = Initiative gewonnen
shown-first = handelt zuerst
shown-group = { $left } von { $all } Figuren
shown-strayed = ohne Zusammenhalt: 1 AP weniger
shown-group-waits = wartet
shown-group-acts = handelt
shown-group-done = hat gehandelt

## Drohungen

threat-fires = { $name }: bewegt sich und schießt bis { NUMBER($shoot, maximumFractionDigits: 1) } cm weit, kommt binnen { NUMBER($charge, maximumFractionDigits: 1) } cm in Kontakt
threat-fights = { $name }: kommt binnen { NUMBER($charge, maximumFractionDigits: 1) } cm in Kontakt

## Mehrere Antworten auf einmal

composed-activate = Jetzt handelt { $figure }
composed-move =
    Dorthin gehen, { $cost ->
        [one] { $cost } Aktionspunkt
       *[other] { $cost } Aktionspunkte
    }
composed-fight =
    In Kontakt gehen und gegen { $target } kämpfen, { $cost ->
        [one] { $cost } Aktionspunkt
       *[other] { $cost } Aktionspunkte
    }
composed-shot = { $how } auf { $target } ({ $cost } AP)
refused-not-now = { $figure } kann jetzt nicht handeln.
refused-too-far-to-drag =
    { $figure } kommt mit { $left ->
        [one] einem Aktionspunkt
       *[other] { $left } Aktionspunkten
    } nicht dorthin.

# Die Einweisung

briefing-gang-fight = Jeder ausgeschaltete Feind: 1 Siegpunkt für einen Kämpfer, 2 für einen Stellvertreter, 3 für einen Anführer oder eine Maschine, 5 für einen Helden. Am Ende 4 für die Seite mit mehr Figuren innerhalb von 15 cm um die Mitte.
    .ends = Nach { $rounds } Zügen, oder am Ende eines Zuges, in dem eine Seite niemanden mehr stehen hat. Wer mit 3 Punkten führt, gewinnt; weniger ist unentschieden.
    .aim = Beide Seiten: die andere ausdünnen und am Ende in der Mitte die stärkere sein.

briefing-retrieve = Jeder Gegenstand, den du über die eigene Kante bringst: 4 Siegpunkte, der in der Mitte 6. Jeder, der am Ende noch getragen wird: 2. Verluste zählen, aber Kämpfer bringen nichts.
    .ends = Nach { $rounds } Zügen, wenn alle Gegenstände vom Tisch sind, oder am Ende eines Zuges, in dem eine Seite niemanden mehr stehen hat. Wer mit 3 Punkten führt, gewinnt; weniger ist unentschieden.
    .aim = Beide Seiten: Gegenstände nehmen und heimbringen. Der in der Mitte liegt in einer verschlossenen Kiste: Ein Technikwurf öffnet sie.

briefing-ambush = Der Konvoi: 2 Siegpunkte für jede Figur, die über die gegenüberliegende Kante geht, 4 für einen Anführer oder Helden. Der Hinterhalt: für jeden ausgeschalteten Feind 1 für einen Kämpfer, 2 für einen Stellvertreter, 3 für einen Anführer oder eine Maschine, 5 für einen Helden.
    .ends = Nach { $rounds } Zügen, oder am Ende eines Zuges, in dem eine Seite niemanden mehr stehen hat. Wer mit 3 Punkten führt, gewinnt; weniger ist unentschieden.
    .attacker = Hinterhalt: liegt verborgen, mit weniger Punkten, und muss den Konvoi am Durchkommen hindern.
    .defender = Konvoi: kommt an einer Kante herein und muss die gegenüberliegende erreichen. Abschüsse bringen ihm nichts.

# Eigene Missionen

own-score-fighters = Jeder ausgeschaltete feindliche Kämpfer: { $points }.
own-score-seconds = Jeder ausgeschaltete feindliche Stellvertreter: { $points }.
own-score-leaders = Jeder ausgeschaltete feindliche Anführer: { $points }.
own-score-machines = Jede zerstörte feindliche Maschine: { $points }.
own-score-heroes = Jeder ausgeschaltete feindliche Held: { $points }.
own-score-ground = Am Ende jeder Platz, um den du mehr Figuren hast als der Feind: { $points }.
own-score-carried = Jeder Gegenstand, der am Ende noch getragen wird: { $points }.
own-score-exit = Jede Figur, die über die gegenüberliegende Kante geht: { $points }.
own-score-leader-exit = Jeder Anführer oder Held, der über die gegenüberliegende Kante geht: { $points }.
own-score-by-ambusher = Für den Hinterhalt: { $score }
own-score-by-convoy = Für den Konvoi: { $score }
own-objects =
    { $count ->
        [one] Ein Gegenstand, { $points } wert, wenn du ihn über die eigene Kante bringst; dann endet das Spiel.
       *[other] { $count } Gegenstände, { $points } wert, wenn du sie über die eigene Kante bringst; sind alle fort, endet das Spiel.
    }
own-margin =
    { $margin ->
        [0] Wer mehr Punkte hat, gewinnt.
        [one] Wer mit 1 Punkt führt, gewinnt; weniger ist unentschieden.
       *[other] Wer mit { $margin } Punkten führt, gewinnt; weniger ist unentschieden.
    }
briefing-own-edges = Eine eigene Mission.
    .ends =
        { $rounds ->
            [one] Nach einem Zug.
           *[other] Nach { $rounds } Zügen, oder am Ende eines Zuges, in dem eine Seite niemanden mehr stehen hat.
        }
    .aim = Beide Seiten: am Ende mehr Punkte haben als die andere.
briefing-own-ambush = Ein eigener Hinterhalt.
    .ends =
        { $rounds ->
            [one] Nach einem Zug.
           *[other] Nach { $rounds } Zügen, oder am Ende eines Zuges, in dem eine Seite niemanden mehr stehen hat.
        }
    .attacker = Hinterhalt: liegt verborgen, mit weniger Punkten, und wartet auf den Konvoi.
    .defender = Konvoi: kommt an einer Kante herein, an der der Hinterhalt auf ihn wartet.
shown-ground = Platz { $number }
