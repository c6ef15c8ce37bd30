# Flächenwaffen: Granaten, Raketen und Flammen, auf Deutsch.

## Fragen

ask-aim-area = { $figure } ({ $weapon }): auf wen oder auf welchen Punkt am Boden?
ask-aim-ground = { $figure } ({ $weapon }): auf welchen Punkt am Boden?
ask-blast-order = Mehrere Figuren sind dem Einschlag von { $figure } gleich nah: in welcher Reihenfolge?

## Wahlmöglichkeiten

option-throw = Granate werfen (noch { $grenades })
option-area = Auf eine Fläche feuern: { $weapon }
option-aim-ground = Ein Punkt am Boden

## Ablehnungen

refused-aim-arc = Der Zielpunkt liegt nicht im vorderen Schussfeld von { $figure }.
refused-aim-range = Der Zielpunkt ist { $distance } cm entfernt; diese Waffe ({ $weapon }) reicht { $reach } cm weit.
refused-aim-sight = { $figure } sieht den Zielpunkt nicht.
refused-aim-engaged = { $target } ist im Nahkampf gebunden und darf kein Zielpunkt sein.
refused-aim-ground = Dort ist kein Boden, auf den man zielen könnte.

## Ereignisse

event-area-aimed =
    { $target ->
        [nobody] { $figure } zielt auf den Boden ({ $weapon }).
       *[other] { $figure } zielt auf { $target } ({ $weapon }).
    }
event-aim-measured = Von { $figure } zum Zielpunkt: { $distance } cm, { $band }.
event-area-failed = Der Zielpunkt ist außer Reichweite: { $figure } erreicht nichts ({ $weapon }).
event-area-rolled =
    { $modifier ->
        [none] { $figure } ({ $weapon }): { $die }, { $hit ->
                [yes] genau im Ziel
               *[other] daneben
            }.
       *[other] { $figure } ({ $weapon }): { $die } { $modifier } = { $total }, { $hit ->
                [yes] genau im Ziel
               *[other] daneben
            }.
    }
event-deviated =
    { $stopped ->
        [yes] Abweichung: Richtung { $heading }, Entfernungswürfel { $die }; nach { $distance } cm versperrt etwas den Weg.
       *[other] Abweichung: Richtung { $heading }, Entfernungswürfel { $die }, { $distance } cm.
    }
event-blast =
    { $caught ->
        [none] Der Einschlag ({ $weapon }) erfasst niemanden.
       *[other] Der Einschlag ({ $weapon }) erfasst { $caught }.
    }
