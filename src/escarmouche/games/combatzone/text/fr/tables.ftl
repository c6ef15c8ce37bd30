# Tables, déploiement, scénarios et décompte, en français.

## Noms

kind-wall = mur
kind-partition = cloison
kind-door = porte en bois
kind-steel-door = porte en acier
kind-locked-door = porte en bois
kind-locked-steel-door = porte en acier
build-locked-door = porte en bois verrouillée
build-locked-steel-door = porte en acier verrouillée
kind-window-sill = rebord de fenêtre
kind-low-wall = muret
kind-fence = grillage
kind-barricade = barricade
kind-hedge = haie
kind-car = voiture
kind-crates = caisses
kind-container = conteneur
kind-platform = plate-forme
kind-block = immeuble
kind-tank = réservoir
kind-barrels = barils
kind-bar = comptoir
kind-rubble = gravats
kind-undergrowth = broussailles
kind-mud = boue
kind-pool = bassin
kind-trace = ouverture
kind-piece = élément de décor
edge-y0 = bord sud
edge-y1 = bord nord
edge-x0 = bord ouest
edge-x1 = bord est
scenario-gang-fight = guerre des gangs
scenario-retrieve = récupération
scenario-ambush = embuscade

## Questions

ask-choose-edge = Choisissez votre bord de table ; l’adversaire prend celui d’en face.
ask-deploy-which = Quel groupe déployez-vous ?
ask-deploy = Déployez { $group }.
ask-hide = Notez où { $figure } se tient en embuscade.
ask-trap = Lesquelles de vos figurines commencent en tir d’opportunité ?

## Choix

option-edge-y0 = Bord sud
option-edge-y1 = Bord nord
option-edge-x0 = Bord ouest
option-edge-x1 = Bord est

## Refus

refused-unknown-scenario = Il n’y a pas de scénario « { $scenario } » ; il y a { $known }.
refused-table-size = La table fait { $width } cm sur { $depth } ; il en faut 120 sur 120.
refused-terrain-close = { $piece } et { $other_piece } sont à { $distance } cm l’un de l’autre ; il en faut plus de 10.
refused-terrain-count = Une table de 120 cm sur 120 porte de { $least } à { $most } éléments de décor, pas { $count }.
refused-outside-strip = Un groupe se déploie entièrement à { $limit_length } cm de son bord.
refused-outside-zone = Un groupe se déploie entièrement dans sa zone.
refused-not-cohesive = { $figure } serait hors de cohésion.
refused-no-stand = { $figure } ne peut se tenir là.
refused-no-space = Il n’y a pas de place pour { $count } figurines.
refused-far-from-entry = Le convoi commence à { $limit_length } cm au plus du milieu de son bord.
refused-too-near-convoy = Un embusqué se tient à au moins { $limit_length } cm de chaque figurine du convoi.
refused-no-terrain = Un embusqué se tient à { $limit_length } cm au plus d’un décor.

## Raisons

reason-losses = pertes ennemies
reason-centre = plus de figurines près du centre
reason-ground = plus de figurines autour de plus d’emplacements
reason-things = objets
reason-exits = figurines échappées

## Ce qui se passe

event-table-set = La table est { $table }, son centre en ({ $x }, { $y }) ; le scénario est { $scenario }.
event-terrain-rolled =
    { $winner ->
        [nobody] Le jet pour le décor est une égalité : { $dice }.
       *[other] Le joueur { $winner } pose le premier décor : { $dice }.
    }
event-edge-rolled =
    { $winner ->
        [nobody] Le jet pour les bords est une égalité : { $dice }.
       *[other] Le joueur { $winner } remporte le jet pour les bords : { $dice }.
    }
event-edge-chosen = Le joueur { $seat } a ce bord : { $edge }.
event-group-deployed = { $group } est déployé.
event-entry-rolled = Le convoi arrive par ce bord : { $edge } ({ $die }).
event-ambush-laid =
    { $count ->
        [one] Le joueur { $seat } a tendu une embuscade avec une figurine.
       *[other] Le joueur { $seat } a tendu une embuscade avec { $count } figurines.
    }
event-revealed = { $figure } se montre en ({ $x }, { $y }).
event-cohesion-told =
    { $cohesive ->
        [yes] { $group } est caché et en cohésion.
       *[other] { $group } est caché et n’est pas en cohésion.
    }
event-points-counted =
    Le joueur { $seat } a { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
