# Les niveaux et leurs classements, en français.

level-rated =
    { $level } : classement { $points }, entre { $low } et { $high } avec 95 % de certitude ({ $games ->
        [one] 1 partie
       *[other] { $games } parties
    })
level-kept = Les classements sont dans { $file }.
refused-level-fault = Une partie de la paire { $pair } n’a pas pu être jouée jusqu’au bout : { $problem }

# Ce que vaut un niveau, et la force du joueur

opponent-match = À votre mesure
about-match = Aussi fort que vous, d’après vos parties terminées sur cette machine. Abandonner compte comme une défaite ; l’entraînement, les leçons et les parties avec conseils ne comptent pas.
level-worth =
    Classement { $points } ({ $low } à { $high }, { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }).
level-worth-anchor = Classement { $points } : les autres sont mesurés par rapport à lui.
level-worth-thinking = Mesuré avec { $think } s de réflexion par décision.
level-as-recruit = comme une recrue
level-as-corporal = comme un caporal
level-as-sergeant = comme un sergent
level-as-general = comme un général
level-next-whole = L’adversaire à cette mesure joue { $upper }.
level-next = L’adversaire à cette mesure prend { $share } décisions sur 100 { $upper }, les autres { $lower }.
level-unknown = On ne sait encore rien de vous, vous êtes donc pris pour un caporal : un classement d’environ { $points }.
level-estimate =
    Votre classement : environ { $points } ({ $low } à { $high } avec 95 % de certitude), d’après { $games ->
        [0] vos parties des autres livres de règles
        [one] 1 partie
       *[other] { $games } parties
    }.
agent-between = un adversaire qui prend { $share } décisions sur 100 { $upper }, les autres { $lower }
refused-no-levels = Personne n’a mesuré la force des adversaires du jeu { $game } ; choisissez-en un par son nom.
level-counted = Cette partie compte pour votre classement.
level-uncounted = Cette partie ne compte pas pour votre classement : vous avez eu des conseils.
level-file = Vos résultats sont dans { $file } ; qui l’efface recommence à zéro.
refused-results-unread = Les résultats dans { $file } sont illisibles ({ $problem }) ; effacez le fichier pour recommencer à zéro.
level-unkept = Le résultat de cette partie n’a pas pu être gardé pour votre classement.
