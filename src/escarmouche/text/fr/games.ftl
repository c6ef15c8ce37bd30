# Ce qui change d’un jeu à l’autre : orientation, façons d’aller, éditions et missions, en français.

facing = face
hint-facing = Ajoutez « face n », « face t » ou « face 12 30 » pour dire où regarde la figurine.
hint-facing-how = dites « face n », « face t » pour une figurine, « face 12 30 » pour un point ou « face 90 » pour des degrés
refused-no-hint = Personne ne peut encore donner de conseil dans ce jeu ; « aide » dit ce que vous pouvez faire.
refused-no-missions = Ce jeu n’a qu’une mission ; ne mettez pas --mission { $mission }.
refused-play-switch = { $switch } n’est que pour { $games }, pas pour { $game }.
refused-no-lists = { $game } se joue sans listes.
refused-no-campaigns = Il n’y a pas de campagnes de { $game }.
refused-campaign-other-game = Cette partie est de { $game }, elle n’appartient pas à cette campagne.
refused-campaign-unreadable = { $file } ne contient aucune campagne lisible.
refused-no-deed = Rien de tel n’est possible dans cette campagne.
campaign-file = Le fichier de la campagne
refused-no-stage = { $game } n’a pas de cas de conformité.
refused-broken-mission =
    { $more ->
        [0] La mission ne peut pas être jouée : { $problem }.
       *[other] La mission ne peut pas être jouée : { $problem } (et { $more } de plus).
    }
briefing-own = Une mission à vous.
    .ends =
        { $rounds ->
            [one] Après un round.
           *[other] Après { $rounds } rounds.
        }
    .aim = Les deux camps : avoir plus de points que l’autre à la fin.

# Le décor posé tour à tour

ask-which-terrain = Quel décor posez-vous ({ $count } en place) ?
ask-place-terrain = À poser : { $kind }.
option-terrain = { $kind } ({ $wide } × { $deep })
option-terrain-enough = Pas davantage : c’est assez
thing-terrain = le décor
event-terrain-placed = Le joueur { $seat } pose { $kind } en { $x } / { $y }.
event-terrain-finished =
    { $count ->
        [one] Le décor est complet : un élément.
       *[other] Le décor est complet : { $count } éléments.
    }
refused-not-in-turn = Dans ce jeu, les joueurs ne posent pas le décor tour à tour.
