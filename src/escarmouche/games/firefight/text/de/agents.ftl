# Warum jene, die Firefight kennen, so antworten, auf Deutsch.

## Satzteile

expected-losses =
    { $lost ->
        [0] kaum ein Modell
        [1] 1 Modell
       *[other] { $lost } Modelle
    }
points-suffered =
    { $suffered ->
        [1] 1 Punkt
       *[other] { $suffered } Punkte
    }

## Vor der ersten Runde

because-nearer-edge = Diese Kante liegt näher an den Missionszielen.
because-set-aside = Kundschafter gehen voraus, und wer nah heranmuss, wartet im Hinterhalt.
because-opposite = Sie beginnt gegenüber von Missionsziel { $number }.
because-as-soon-as-possible = Die Einheit { $unit } kommt so früh wie möglich.
because-arrives-at = Sie kommt in der Nähe von Missionsziel { $number } an.

## Aktivierungen und Bewegungen

because-acts-now = Die Einheit { $unit } gewinnt am meisten, wenn sie jetzt handelt.
because-nearest-objective = Sie geht zu Missionsziel { $number }, dem nächsten, das für sie übrig ist.
because-stays =
    { $number ->
        [0] Sie bleibt, wo sie ist.
       *[other] Sie bleibt bei Missionsziel { $number }.
    }
because-goes-to = Sie geht auf Missionsziel { $number } zu.
because-takes = Sie erobert Missionsziel { $number }.
because-holds = Sie hält Missionsziel { $number }.
because-toward-objectives = Ein paar Schritte bringen sie näher an die Missionsziele.
because-cover = Sie steht dort in Deckung.
because-danger =
    { $points ->
        [1] Die Antwort des Gegners kann sie etwa 1 Punkt kosten.
       *[other] Die Antwort des Gegners kann sie etwa { $points } Punkte kosten.
    }
because-nothing-better = Nichts anderes bringt ihr mehr.

## Beschuss und Nahkampf

because-can-shoot = Sie hat jemanden, auf den sie schießen kann.
because-shoots = Der Beschuss dürfte { $target } { expected-losses } kosten ({ $percent } % Chance auf Vernichtung).
because-nearest-target = Die Einheit { $target } ist das nächste Ziel.
because-saves-limited = Ihre begrenzten Waffen würden jetzt wenig ausrichten; sie werden für eine spätere Runde gespart.
because-fighters-charge = Sie kämpft im Nahkampf, also greift sie { $target } an.
because-charge-pays =
    { $dealt ->
        [1] Der Angriff dürfte { $target } etwa 1 Punkt nehmen und { points-suffered } kosten.
       *[other] Der Angriff dürfte { $target } etwa { $dealt } Punkte nehmen und { points-suffered } kosten.
    }
because-now-or-never = Der Schlag zählt jetzt; ein besserer Augenblick kommt vielleicht nie.
because-missed-least = Wer am wenigsten trägt und kein Missionsziel hält, wird am wenigsten vermisst.
because-nothing-to-lose = Bei einem Versuch ist nichts zu verlieren.
because-pushed-away = Das ist weg von den Missionszielen oder über eine Kante.

## Zauber

because-casts = { $spell } ist bei { $target } einen Versuch wert: { $percent } % Chance, dass es gelingt.
because-meant = Für dieses Ziel war der Zauber gedacht.
because-tokens = Zaubermarker werden ausgegeben, solange welche für später übrig bleiben; in der letzten Runde wird nichts gespart.
because-safer = Sie hält sich aus der Gefahr heraus.
