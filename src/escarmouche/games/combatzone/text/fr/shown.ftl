# Ce que la page montre d’une partie de Combat Zone, en français.

mission-gang-fight = Guerre des gangs
mission-retrieve = Récupération
mission-ambush = Embuscade
shown-force =
    { $faction } : { $points } points, { $groups ->
        [one] 1 groupe
       *[other] { $groups } groupes
    }, { $figures } figurines

## Sur la table

shown-phase = Tour { $turn } sur { $turns } · { $phase }
standing-at = en { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
shown-home = Bord de { $side }
shown-exit = Sortie pour { $side }
shown-hideout = Caches possibles
shown-centre = Centre
shown-centre-text = celui qui a plus de figurines à { $reach } cm ou moins à la fin a { $points } points
shown-out-of-arc = hors de son arc
shown-rough = Terrain difficile
shown-mover-aim = Point visé
door-closed = fermée
door-locked = verrouillée
door-open = ouverte
door-broken = enfoncée
thing-loot =
    { $points ->
        [one] un objet valant un point
       *[other] un objet valant { $points } points
    }
thing-crate =
    { $points ->
        [one] enfermé dans une caisse, valant un point
       *[other] enfermé dans une caisse, valant { $points } points
    }
thing-weapon = à terre

## Marqueurs

token-panicked = Panique
token-routed = Déroute
token-recovered = Ressaisi : 3 PA au plus ce tour
token-watching = Tir d’opportunité
token-covered = S’est mis à couvert
token-engaged = Engagé
token-burning = En feu
token-feeble = Remis sur pied : jamais plus de 3 PA
token-hidden = Caché : vous seul voyez cette figurine
token-carrying = Porte un objet
token-leader = Chef de groupe
token-second = Sous-chef de groupe
token-hero = Héros
token-damaged =
    { $count ->
        [one] Endommagé
       *[other] Endommagé { $count } fois
    }
token-done = a fini pour ce tour
place-waiting = pas encore déployé
place-hidden = caché
place-casualty = éliminé
place-stabilised = éliminé, mais stabilisé
place-lost = perdu
place-exited = s’est échappé

## Cartes et groupes

shown-none = aucune
shown-own-inert = { $rule } (texte seul, sans effet)
shown-rate = cadence { $rate }
shown-radius = rayon { $radius } cm
shown-line = Bout portant { $point_blank } cm, portée courte { $short } cm, portée longue { $long } cm
shown-wrecked = détruite
shown-carries = porte { $thing }
shown-undamaged = intact
shown-ambusher = en embuscade
shown-convoy = convoi
shown-initiative = a gagné l’initiative
shown-first = agit en premier
shown-group = { $left } figurines sur { $all }
shown-strayed = hors de cohésion : 1 PA de moins
shown-group-waits = attend
shown-group-acts = agit
shown-group-done = a agi

## Menaces

threat-fires = { $name } : bouge et tire jusqu’à { NUMBER($shoot, maximumFractionDigits: 1) } cm, vient au contact à { NUMBER($charge, maximumFractionDigits: 1) } cm
threat-fights = { $name } : vient au contact à { NUMBER($charge, maximumFractionDigits: 1) } cm

## Plusieurs réponses d’un geste

composed-activate = { $figure } agit ensuite
composed-move =
    Aller là, { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }
composed-fight =
    Venir au contact et combattre { $target }, { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }
composed-shot = { $how } sur { $target } ({ $cost } PA)
refused-not-now = { $figure } ne peut pas agir maintenant.
refused-too-far-to-drag =
    { $figure } n’y arrive pas avec { $left ->
        [one] son seul point d’action
       *[other] ses { $left } points d’action
    }.

# La mise au point

briefing-gang-fight = Chaque ennemi éliminé : 1 point de victoire pour un combattant, 2 pour un sous-chef, 3 pour un chef ou une machine, 5 pour un héros. À la fin, 4 pour le camp qui a le plus de figurines à 15 cm du centre.
    .ends = Après { $rounds } tours, ou à la fin d’un tour où un camp n’a plus personne debout. Qui mène de 3 points gagne ; moins, c’est l’égalité.
    .aim = Les deux camps : éclaircir les rangs de l’autre, et être les plus forts au milieu à la fin.

briefing-retrieve = Chaque objet emporté par votre propre bord : 4 points de victoire, celui du milieu 6. Chaque objet encore porté à la fin : 2. Les pertes comptent, mais les combattants ne rapportent rien.
    .ends = Après { $rounds } tours, quand tous les objets ont quitté la table, ou à la fin d’un tour où un camp n’a plus personne debout. Qui mène de 3 points gagne ; moins, c’est l’égalité.
    .aim = Les deux camps : prendre des objets et les ramener. Celui du milieu est dans une caisse verrouillée : un jet de technologie l’ouvre.

briefing-ambush = Le convoi : 2 points de victoire par figurine qui sort par le bord opposé, 4 pour un chef ou un héros. L’embusqué : par ennemi éliminé, 1 pour un combattant, 2 pour un sous-chef, 3 pour un chef ou une machine, 5 pour un héros.
    .ends = Après { $rounds } tours, ou à la fin d’un tour où un camp n’a plus personne debout. Qui mène de 3 points gagne ; moins, c’est l’égalité.
    .attacker = Embusqué : il est caché, avec moins de points, et doit empêcher le convoi de passer.
    .defender = Convoi : il entre par un bord et doit atteindre le bord opposé. Tuer ne lui rapporte rien.

# Missions à soi

own-score-fighters = Chaque combattant ennemi éliminé : { $points }.
own-score-seconds = Chaque sous-chef ennemi éliminé : { $points }.
own-score-leaders = Chaque chef ennemi éliminé : { $points }.
own-score-machines = Chaque machine ennemie détruite : { $points }.
own-score-heroes = Chaque héros ennemi éliminé : { $points }.
own-score-ground = À la fin, chaque emplacement autour duquel vous avez plus de figurines que l’ennemi : { $points }.
own-score-carried = Chaque objet encore porté à la fin : { $points }.
own-score-exit = Chaque figurine qui sort par le bord opposé : { $points }.
own-score-leader-exit = Chaque chef ou héros qui sort par le bord opposé : { $points }.
own-score-by-ambusher = Pour l’embusqué : { $score }
own-score-by-convoy = Pour le convoi : { $score }
own-objects =
    { $count ->
        [one] Un objet, qui vaut { $points } emporté par votre propre bord ; la partie finit alors.
       *[other] { $count } objets, qui valent { $points } emportés par votre propre bord ; une fois tous partis, la partie finit.
    }
own-margin =
    { $margin ->
        [0] Qui a le plus de points gagne.
        [one] Qui mène de { $margin } point gagne ; moins, c’est l’égalité.
       *[other] Qui mène de { $margin } points gagne ; moins, c’est l’égalité.
    }
briefing-own-edges = Une mission à vous.
    .ends =
        { $rounds ->
            [one] Après un tour.
           *[other] Après { $rounds } tours, ou à la fin d’un tour où un camp n’a plus personne debout.
        }
    .aim = Les deux camps : avoir plus de points que l’autre à la fin.
briefing-own-ambush = Une embuscade à vous.
    .ends =
        { $rounds ->
            [one] Après un tour.
           *[other] Après { $rounds } tours, ou à la fin d’un tour où un camp n’a plus personne debout.
        }
    .attacker = Embusqué : il est caché, avec moins de points, et attend le convoi.
    .defender = Convoi : il entre par un bord, où l’embusqué l’attend.
shown-ground = Emplacement { $number }
