# Bewegung, Überwinden, Überrollen, beiseite geschobene Modelle und Einheiten, die ins Spiel kommen, auf Deutsch.

## Fragen

ask-move = Bewege { $unit }, oder lass die Einheit stehen.
ask-push-aside = Ein Panzer steht mitten in { $unit }: Setze die Modelle darunter auf dem kürzesten Weg beiseite.
ask-cross = Die Einheit { $unit } überwindet etwas: was, und wie?
ask-cross-where = Stelle { $unit } auf: zuerst den Einheitsführer, die anderen in Formation mit ihm und so nah wie möglich.
ask-leap =
    { $moment ->
        [before] Die Einheit { $unit } darf vor der Bewegung mit den Sprungmodulen springen.
       *[other] Die Einheit { $unit } darf nach der Bewegung mit den Sprungmodulen springen.
    }
ask-overrun = Die Einheit { $unit } überrollt { $other }: Sage, wo jedes Fahrzeug endet, in gerader Linie.
ask-overrun-losses =
    { $count ->
        [one] Die Einheit { $unit } wurde überrollt: Wähle das Modell, das verloren ist.
       *[other] Die Einheit { $unit } wurde überrollt: Wähle die { $count } Modelle, die verloren sind.
    }
ask-enter = Die Einheit { $unit } ist in Reserve: Wie kommt sie ins Spiel?
ask-come-on = Die Einheit { $unit } kommt durch die Zugangszone auf den Tisch: Sage, wohin.
ask-place-deploy = Stelle { $unit } in Formation in der Aufstellungszone auf.
ask-place-drop = Die Einheit { $unit } landet: Stelle ein Modell in Kontakt mit dem Absetzpunkt auf, die übrigen in Formation.
ask-place-guerrilla = Stelle { $unit } mit einem Modell in Kontakt mit einer eigenen Einheit auf, die übrigen in Formation.

## Auswahl

option-cross-far = Auf die andere Seite von „{ $piece }“
option-cross-on = Auf „{ $piece }“
option-cross-leap = Über { $unit } hinweg
option-cross-overrun = { $unit } überrollen
option-cross-none = Nichts überwinden
option-enter-access =
    { $edge ->
        [y0] Durch die blaue Zugangszone (vorn)
        [y1] Durch die rote Zugangszone (hinten)
        [x0] Durch die graue Zugangszone links
       *[other] Durch die graue Zugangszone rechts
    }
option-enter-deploy = In der Aufstellungszone
option-enter-drop = Am Absetzpunkt „{ $piece }“, mit beiden Aktionen
option-enter-guerrilla = Neben einer eigenen Einheit
option-enter-stay = In Reserve bleiben

## Ereignisse

event-moved =
    { $length ->
        [0] Die Einheit { $unit } bleibt stehen.
       *[other] Die Einheit { $unit } bewegt sich bis zu { $length } cm.
    }
event-crossed =
    { $how ->
        [on] Die Einheit { $unit } steigt auf „{ $piece }“.
       *[other] Die Einheit { $unit } überwindet „{ $piece }“.
    }{ $models ->
        [none] {""}
       *[other] {" "}Kein Platz für { $models }.
    }
event-leapt-over = Die Einheit { $unit } springt über { $other } hinweg.
event-overrun = Die Einheit { $unit } überrollt { $other }: Modelle auf dem Weg: { $dice }, verloren: { $losses }.
event-pushed-aside = Dem Panzer machen Platz: { $models }.
event-entered =
    { $how ->
        [access] Die Einheit { $unit } kommt durch eine Zugangszone auf den Tisch.
        [deploy] Die Einheit { $unit } wird in der Aufstellungszone aufgestellt.
        [drop] Die Einheit { $unit } landet an einem Absetzpunkt.
       *[other] Die Einheit { $unit } taucht neben einer eigenen Einheit auf.
    }

## Was nicht erlaubt ist

refused-too-long = { $model } ginge { $length } cm, hat aber nur { $limit } cm Bewegung.
refused-wrong-start = Der Weg von { $model } muss dort beginnen, wo das Modell steht.
refused-no-way = { $model } kommt dort nicht hin.
refused-off-table = Ein Modell darf den Tisch nicht verlassen.
refused-blocked = Der Weg ist durch Gelände versperrt.
refused-through-unit = Der Weg führt durch einen Panzer oder durch eine feindliche Einheit.
refused-on-a-base = Eine Base stünde auf einer anderen.
refused-too-high = Dort ist weder Treppe noch Rampe: Das muss man überwinden.
refused-unsupported = Dort kann kein Modell stehen.
refused-too-narrow = Die Einheit { $unit } ist zu groß für diesen Bezirk oder dieses Gebäude.
refused-obstacle = „{ $piece }“ ist ein Hindernis: Man betritt und passiert es nur durch Überwinden.
refused-beyond = Ein Panzer darf mitten in { $unit } anhalten; darüber hinaus muss er sie überwinden.
refused-intermingled = Die Einheit stünde mit { $unit } vermischt.
refused-no-propulsion = Die Einheit { $unit } ist bewegungsunfähig.
refused-near-enemy = Ein Modell stünde in Kontakt mit { $unit }.
refused-not-in-formation = Die Einheit { $unit } muss in Formation aufgestellt werden.
refused-no-room = Dort ist kein Platz für { $unit }.
refused-pushed-far = { $model } würde weiter weggesetzt als nötig.
refused-nothing-to-cross = In Kontakt mit dem Einheitsführer von { $unit } ist nichts zu überwinden.
refused-wheels-cross = Die Einheit { $unit } ist an den Boden gebunden und überwindet nichts als Infanterie.
refused-not-for-class = Dieses Hindernis ist nichts für { $unit }.
refused-not-at-obstacle = Der Einheitsführer von { $unit } ist nicht in Kontakt damit.
refused-flies-over = Die Einheit { $unit } fliegt ohne Überwinden über Hindernisse.
refused-too-thick = { $length } cm sind für { $model } zu dick: Die halbe Bewegung beträgt { $limit } cm.
refused-leader-first = Der Einheitsführer, { $model }, wird zuerst aufgestellt.
refused-not-on-obstacle = { $model } muss auf dem Hindernis stehen.
refused-not-beyond = { $model } muss jenseits davon enden, in Kontakt damit.
refused-not-near-enough = { $model } könnte näher am Hindernis stehen: { $length } cm davon entfernt.
refused-stays-behind = Auf der anderen Seite ist Platz für { $model }.
refused-no-overrun = Niemand überrollt jemanden.
refused-not-straight = Überrollt wird in gerader Linie.
refused-line-touches = Die Linie berührt eine andere feindliche Einheit oder einen Panzer.
refused-too-deep = Die Einheit ist zu tief: { $model } muss mitten in ihr enden.
refused-others-zone = Diese Zugangszone gehört der anderen Armee.
refused-zone-not-held = Diese Zugangszone hast du bei der letzten Nachbesprechung nicht kontrolliert.
refused-entry = { $model } kommt von außen, mit der Base an der Zugangszone, und muss ganz auf dem Tisch enden.
refused-first-turn-only = Die Aufstellungszone ist nur in der ersten Runde benutzbar.
refused-not-your-zone = Die Einheit { $unit } darf die Aufstellungszone nicht benutzen.
refused-outside-zone = Die Einheit { $unit } muss ganz in der Aufstellungszone stehen.
refused-drop-not-held = Den Absetzpunkt „{ $piece }“ hast du bei der letzten Nachbesprechung nicht kontrolliert.
refused-not-at-drop = Ein Modell muss in Kontakt mit „{ $piece }“ landen.
refused-nobody-to-join = Auf dem Tisch ist keine eigene Einheit, der sich die Einheit { $unit } anschließen könnte.
refused-not-at-friends = Ein Modell von { $unit } muss in Kontakt mit einer eigenen Einheit stehen.
