# Tische, Aufstellung, Szenarien und ihre Wertung, auf Deutsch.

## Namen

kind-wall = Mauer
kind-partition = Bretterwand
kind-door = Holztür
kind-steel-door = Stahltür
kind-locked-door = Holztür
kind-locked-steel-door = Stahltür
build-locked-door = verschlossene Holztür
build-locked-steel-door = verschlossene Stahltür
kind-window-sill = Fensterbrüstung
kind-low-wall = niedrige Mauer
kind-fence = Drahtzaun
kind-barricade = Barrikade
kind-hedge = Hecke
kind-car = Auto
kind-crates = Kisten
kind-container = Container
kind-platform = Plattform
kind-block = Wohnblock
kind-tank = Tank
kind-barrels = Fässer
kind-bar = Theke
kind-rubble = Schutt
kind-undergrowth = Gestrüpp
kind-mud = Schlamm
kind-pool = Becken
kind-trace = Öffnung
kind-piece = Geländestück
edge-y0 = Südkante
edge-y1 = Nordkante
edge-x0 = Westkante
edge-x1 = Ostkante
scenario-gang-fight = Bandenkampf
scenario-retrieve = Bergung
scenario-ambush = Hinterhalt

## Fragen

ask-choose-edge = Wähle deine Tischkante; dein Gegner hat die gegenüberliegende.
ask-deploy-which = Welche Gruppe stellst du auf?
ask-deploy = Stelle { $group } auf.
ask-hide = Schreibe auf, wo { $figure } im Hinterhalt liegt.
ask-trap = Welche deiner Figuren beginnen mit Gelegenheitsfeuer?

## Möglichkeiten

option-edge-y0 = Südkante
option-edge-y1 = Nordkante
option-edge-x0 = Westkante
option-edge-x1 = Ostkante

## Verweigertes

refused-unknown-scenario = Es gibt kein Szenario „{ $scenario }“; es gibt { $known }.
refused-table-size = Der Tisch misst { $width } mal { $depth } cm; es müssen 120 mal 120 sein.
refused-terrain-close = { $piece } und { $other_piece } liegen { $distance } cm auseinander; es müssen mehr als 10 cm sein.
refused-terrain-count = Ein Tisch von 120 mal 120 cm hat { $least } bis { $most } Geländestücke, nicht { $count }.
refused-outside-strip = Eine Gruppe wird ganz innerhalb von { $limit_length } cm von ihrer Kante aufgestellt.
refused-outside-zone = Eine Gruppe wird ganz in ihrer Zone aufgestellt.
refused-not-cohesive = { $figure } stünde außerhalb des Zusammenhalts.
refused-no-stand = { $figure } kann dort nicht stehen.
refused-no-space = Für { $count } Figuren ist kein Platz.
refused-far-from-entry = Der Konvoi beginnt innerhalb von { $limit_length } cm um die Mitte seiner Kante.
refused-too-near-convoy = Wer im Hinterhalt liegt, ist mindestens { $limit_length } cm von jeder Figur des Konvois entfernt.
refused-no-terrain = Wer im Hinterhalt liegt, ist höchstens { $limit_length } cm von Gelände entfernt.

## Gründe

reason-losses = Verluste des Gegners
reason-centre = mehr Figuren in der Mitte
reason-ground = mehr Figuren um mehr der Plätze
reason-things = Gegenstände
reason-exits = entkommene Figuren

## Was geschieht

event-table-set = Der Tisch ist { $table }, seine Mitte bei ({ $x }, { $y }); das Szenario ist { $scenario }.
event-terrain-rolled =
    { $winner ->
        [nobody] Der Wurf um das Gelände endet unentschieden: { $dice }.
       *[other] Spieler { $winner } stellt das erste Geländestück auf: { $dice }.
    }
event-edge-rolled =
    { $winner ->
        [nobody] Der Wurf um die Kanten endet unentschieden: { $dice }.
       *[other] Spieler { $winner } gewinnt den Wurf um die Kanten: { $dice }.
    }
event-edge-chosen = Spieler { $seat } hat diese Kante: { $edge }.
event-group-deployed = { $group } ist aufgestellt.
event-entry-rolled = Der Konvoi kommt über diese Kante: { $edge } ({ $die }).
event-ambush-laid =
    { $count ->
        [one] Spieler { $seat } hat mit einer Figur einen Hinterhalt gelegt.
       *[other] Spieler { $seat } hat mit { $count } Figuren einen Hinterhalt gelegt.
    }
event-revealed = { $figure } zeigt sich bei ({ $x }, { $y }).
event-cohesion-told =
    { $cohesive ->
        [yes] { $group } liegt verborgen und hat Zusammenhalt.
       *[other] { $group } liegt verborgen und hat keinen Zusammenhalt.
    }
event-points-counted =
    Spieler { $seat } hat { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
