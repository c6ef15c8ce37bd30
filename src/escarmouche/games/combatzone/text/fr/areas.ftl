# Les armes à aire d’effet : grenades, missiles et flammes, en français.

## Questions

ask-aim-area = { $figure } ({ $weapon }) : sur qui, ou sur quel point du sol ?
ask-aim-ground = { $figure } ({ $weapon }) : sur quel point du sol ?
ask-blast-order = Plusieurs figurines sont à égale distance de l’impact de { $figure } : dans quel ordre ?

## Choix

option-throw = Lancer une grenade (il en reste { $grenades })
option-area = Tirer sur une zone : { $weapon }
option-aim-ground = Un point du sol

## Refus

refused-aim-arc = Le point visé n’est pas dans l’arc frontal de { $figure }.
refused-aim-range = Le point visé est à { $distance } cm ; portée maximale de cette arme ({ $weapon }) : { $reach } cm.
refused-aim-sight = { $figure } ne voit pas le point visé.
refused-aim-engaged = { $target } est engagé en combat rapproché et ne peut pas être visé.
refused-aim-ground = Il n’y a pas de sol à viser à cet endroit.

## Événements

event-area-aimed =
    { $target ->
        [nobody] { $figure } vise le sol ({ $weapon }).
       *[other] { $figure } vise { $target } ({ $weapon }).
    }
event-aim-measured = De { $figure } au point visé : { $distance } cm, { $band }.
event-area-failed = Le point visé est hors de portée : { $figure } n’obtient rien ({ $weapon }).
event-area-rolled =
    { $modifier ->
        [none] { $figure } ({ $weapon }) : { $die }, { $hit ->
                [yes] en plein sur le point visé
               *[other] à côté
            }.
       *[other] { $figure } ({ $weapon }) : { $die } { $modifier } = { $total }, { $hit ->
                [yes] en plein sur le point visé
               *[other] à côté
            }.
    }
event-deviated =
    { $stopped ->
        [yes] Déviation : direction { $heading }, dé de distance { $die } ; quelque chose l’arrête après { $distance } cm.
       *[other] Déviation : direction { $heading }, dé de distance { $die }, { $distance } cm.
    }
event-blast =
    { $caught ->
        [none] L’impact ({ $weapon }) n’atteint personne.
       *[other] L’impact ({ $weapon }) atteint { $caught }.
    }
