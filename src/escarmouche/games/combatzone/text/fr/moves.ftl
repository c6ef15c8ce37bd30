# Déplacements, escalades, chutes, fuites, portes et objets, en français.

## Questions

ask-move = Où va { $figure } ? Il reste { $left } PA.
ask-turn = Vers où se tourne { $figure } ?
ask-rout-edge = Plusieurs bords sont également proches : vers lequel fuit { $figure } ?

## Choix

option-turn = Pivoter sur place
option-move = Se déplacer (1 PA, 2 en terrain difficile)
option-cross = Franchir : { $piece } ({ $cost } PA)
option-climb = Escalader : { $piece }, { $height } cm ({ $cost } PA)
option-climb-down = Descendre de { $height } cm vers ({ $x }, { $y }) ({ $cost } PA)
option-jump = Sauter de { $height } cm vers ({ $x }, { $y }) ({ $cost } PA)
option-cover = Se mettre à couvert ({ $cost } PA)
option-door-open = Ouvrir : { $piece } ({ $cost } PA)
option-door-close = Fermer : { $piece } ({ $cost } PA)
option-door-blow = Frapper : { $piece } ({ $cost } PA)
option-door-shot = Tirer dessus : { $piece }, avec { $weapon } ({ $cost } PA)
option-pick = Prendre { $thing } ({ $cost } PA)
option-pick-weapon = Prendre l’arme de { $target } : { $weapon } ({ $cost } PA)
option-hand = Remettre { $thing } à { $friend } ({ $cost } PA)
option-drop = Lâcher { $thing }
option-exit =
    { $scored ->
        [yes] Sortir par ce bord, comme le veut le scénario : { $edge } ({ $cost } PA)
       *[other] Quitter la table par ce bord et être perdue : { $edge } ({ $cost } PA)
    }

## Refus

refused-too-long = Cela fait { $length } cm, mais un déplacement ne dépasse pas { $reach } cm.
refused-stuck = { $figure } ne peut plus se déplacer : sa mécanique est détruite.
refused-through-enemy = Le trajet de { $figure } traverse un ennemi.
refused-on-a-base = { $figure } se trouverait sur un autre socle.
refused-off-table = { $figure } quitterait la table ; choisissez plutôt de la quitter.
refused-door-closed = C’est fermé : { $piece }.
refused-obstacle = C’est un obstacle : { $piece }. Touchez-le, puis franchissez-le.
refused-blocked = Le terrain barre la route à { $figure }.
refused-backwards = { $figure } n’avance que devant elle ; faites-la d’abord pivoter.
refused-wrong-start = Le trajet de { $figure } part de sa place, et elle ne pivote pas en chemin.
refused-no-move = Un déplacement de { $figure } doit mener quelque part.
refused-no-way = { $figure } ne peut avancer d’ici.
refused-no-room = Il n’y a pas de place pour { $figure } de l’autre côté.
refused-covered = { $figure } est déjà à couvert.
refused-machine-cover = { $figure } est une machine et ne peut se mettre à couvert.
refused-nothing-at-hand = Il n’y a rien à portée pour cela.
refused-door-far = C’est hors d’atteinte : { $piece }. Il faut être au contact.
refused-door-locked = C’est verrouillé : { $piece }.
refused-door-blocked = Quelqu’un se tient dans le passage : { $piece }.
refused-carries-one = { $figure } porte déjà un objet.
refused-friend-runs = { $friend } est en déroute et ne prend rien.
refused-armed-enough = { $figure } ne peut porter une arme de plus.

## Ce qui se passe

event-turned = { $figure } pivote.
event-move-declared = { $figure } se met en route sur { $length } cm.
event-turn-declared = { $figure } commence à pivoter.
event-moved = { $figure } avance de { $length } cm.
event-crossed = { $figure } franchit un obstacle : { $piece }.
event-climbed = { $figure } escalade { $height } cm.
event-jumped-down = { $figure } saute de { $height } cm.
event-fell = { $figure } tombe de { $height } cm.
event-took-cover = { $figure } se met à couvert.
event-left-cover = { $figure } quitte son couvert.
event-ran-away = { $figure } fuit de { $length } cm vers ce bord : { $edge }.
event-ran-nowhere = { $figure } veut fuir vers ce bord et ne trouve aucun chemin : { $edge }.
event-wandered = { $figure } erre sur { $length } cm.
event-door-moved =
    { $how ->
        [open] { $figure } ouvre une porte : { $piece }.
       *[other] { $figure } ferme une porte : { $piece }.
    }
event-door-shot-rolled =
    { $modifier ->
        [none] { $figure } tire sur une porte ({ $piece }) : { $die }, { $hit ->
                [yes] touché
               *[other] raté
            }.
       *[other] { $figure } tire sur une porte ({ $piece }) : { $die } { $modifier } = { $total }, { $hit ->
                [yes] touché
               *[other] raté
            }.
    }
event-door-struck =
    { $broken ->
        [yes] { $figure } enfonce une porte ({ $piece }) : { $total } contre { $needed }.
       *[other] La porte ({ $piece }) résiste à { $figure } : { $total } contre { $needed }.
    }
event-thing-taken = { $figure } prend { $thing }.
event-weapon-taken = { $figure } prend l’arme de { $target } : { $weapon }.
event-thing-handed = { $figure } remet { $thing } à { $friend }.
event-thing-dropped = { $figure } lâche { $thing }.
event-thing-taken-off = { $figure } emporte { $thing } pour le joueur { $seat }.
