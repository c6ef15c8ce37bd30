# Ce que dit `escarmouche simulate`, en français.

## Pendant que ça tourne

simulate-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } par seconde
simulate-rounded = Les parties vont par paires où les joueurs échangent leurs camps : { $games } devient { $rounded }.

## Ce que cela a montré

simulate-played =
    { $games ->
        [0] Aucune partie n’a été jouée (graine { $seed }).
       *[other] { $games } parties en { $pairs ->
            [one] une paire
           *[other] { $pairs } paires
        } où les joueurs échangent leurs camps (graine { $seed }).
    }
simulate-player =
    { $number }. { $agent ->
        [recruit] recrue
        [corporal] caporal
        [sergeant] sergent
        [general] général
       *[other] { $agent }
    }
simulate-with = { $player } joue la liste { $list }.
simulate-player-list = { $player } ({ $list })
simulate-field = { $player } joue tour à tour ces listes prêtes : { $lists }.
simulate-unequal = Les listes n’ont pas le même prix : { $one } contre { $other }.
simulate-side = dans le camp { $side }
simulate-first = en agissant d’abord
simulate-second = en agissant ensuite
simulate-games = parties
simulate-wins = gagnées
simulate-draws = nulles
simulate-losses = perdues
simulate-score = score
simulate-interval = intervalle à 95 %
simulate-objectives = objectifs tenus
simulate-models = figurines perdues
simulate-points = points perdus
simulate-count = { $value }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-between =
    { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-lengths = En moyenne, une partie compte { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds et { NUMBER($answers, minimumFractionDigits: 1, maximumFractionDigits: 1) } réponses. Dans le score, une partie nulle vaut une demi-victoire.
simulate-faults =
    { $count ->
        [one] Une partie a échoué et ne compte pour personne :
       *[other] { $count } parties ont échoué et ne comptent pour personne :
    }
simulate-fault = partie { $game }, { $one } contre { $other } sur { $table } : { $fault }
simulate-kept =
    { $games ->
        [one] Une partie est enregistrée dans { $file }.
       *[other] { $games } parties sont enregistrées dans { $file }.
    }
simulate-interrupted =
    { $kept ->
        [yes] { $games } parties sur { $all } ont été jouées ; la même commande avec --resume joue les autres.
       *[no] { $games } parties sur { $all } ont été jouées.
    }

## Ce qui ne va pas

refused-two-players = --seats nomme deux joueurs, par exemple sergeant,corporal, et non « { $seats } ».
refused-two-lists = Il y a deux joueurs : nommez une liste pour chacun, une seule pour la jouer contre les listes prêtes, ou aucune, mais pas { $count }.
refused-no-field = Il n’y a pas d’autre liste prête à { $size } points contre laquelle jouer celle-ci.
refused-results-kind = Les résultats s’écrivent en Parquet : donnez à --out un nom qui finit par .parquet, et non « { $file } ».
refused-results-exist = { $file } existe déjà : continuez-le avec --resume, ou remplacez-le avec --force.
refused-resume-where = Dites avec --out FICHIER quels résultats continuer.
refused-resume-or-force = --resume continue un fichier et --force le remplace : choisissez l’un des deux.
refused-no-results = { $file } ne contient pas de résultats à continuer : { $problem }.
refused-other-plan =
    { $what ->
        [game] { $file } contient des parties de { $was }, pas de { $now }.
        [players] { $file } contient des parties d’autres joueurs : { $was }, et non { $now }.
        [games] { $file } contient déjà { $was } parties, plus que { $now }.
        [lists] { $file } contient des parties avec d’autres listes : { $was }, et non { $now }.
        [tables] { $file } contient des parties sur d’autres tables : { $was }, et non { $now }.
        [size] { $file } contient des parties à { $was } points, pas à { $now }.
        [options] { $file } contient des parties avec d’autres options : { $was }, et non { $now }.
        [seed] { $file } contient des parties de graine { $was }, pas { $now }.
        [agree] { $file } contient des parties où l’accord sur les tables et règles inhabituelles est autre (--agree).
        [mission] { $file } contient des parties d’une autre mission : { $was }, pas { $now }.
        [stock] Les listes ou les tables ont changé depuis que les parties de { $file } ont été jouées.
       *[program] Les règles ou les joueurs ont changé depuis que les parties de { $file } ont été jouées, avec la version { $was } ; celle-ci est { $now }.
    }
refused-no-polars = Les résultats s’écrivent avec Polars, qui n’est pas installé : pip install "escarmouche[lab]"
