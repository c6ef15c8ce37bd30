# Ce que dit `escarmouche lab`, en français.

## Pendant que ça tourne

lab-so-far = score { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-cells-done = { $done } confrontations terminées sur { $all }
lab-status =
    { $name } : { $games } parties jouées sur { $all }{ $running ->
        [yes] {""}, et d’autres sont en cours
       *[no] {""}
    }.
lab-kept =
    { $games ->
        [one] Une partie est enregistrée dans { $folder }.
       *[other] { $games } parties sont enregistrées dans { $folder }.
    }
lab-interrupted =
    { $games ->
        [0] Aucune partie n’a encore été jouée ; `escarmouche lab resume { $folder }` recommence.
        [one] Une partie a été jouée et enregistrée ; `escarmouche lab resume { $folder }` joue les autres.
       *[other] { $games } parties ont été jouées et enregistrées ; `escarmouche lab resume { $folder }` joue les autres.
    }

## Ce que cela a montré

lab-of-game = { $game } : { $text }
lab-nothing-yet = Aucune partie n’a encore été jouée.
lab-score =
    { $who ->
        [one] { $one } fait mieux que { $other }
        [other] { $other } fait mieux que { $one }
       *[even] Aucune différence n’apparaît entre { $one } et { $other }
    } : { $one } marque { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) en { $games } parties.
lab-ratings =
    Sur { $count }, le meilleur classement va à { $best } et le plus faible à { $worst }, à { $points } points l’un de l’autre{ $apart ->
        [yes] {""}
       *[no] {""} (leurs intervalles se recouvrent)
    }, après { $games } parties.
lab-options =
    { $changed ->
        [0] Aucune des { $count } autres lectures n’a d’effet visible sur le vainqueur
        [one] Une des { $count } autres lectures change le vainqueur : { $named }
       *[other] { $changed } des { $count } autres lectures changent le vainqueur, surtout { $named }
    }, en { $games } parties.
lab-fair =
    { $state ->
        [yes] C’est équitable : ni { $one } ni { $other } n’a { NUMBER($margin, style: "percent", maximumFractionDigits: 1) } d’avance
        [no] Ce n’est pas équitable : { $favoured } a l’avantage
       *[open] On ne sait pas encore si { $one } et { $other } se valent
    }, après { $games } parties ; { $one } marque { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-better =
    { $state ->
        [yes] { $one } est meilleur que { $other } d’environ { NUMBER($margin, style: "percent", maximumFractionDigits: 1) } ou plus
        [no] { $one } n’est pas meilleur que { $other } de { NUMBER($margin, style: "percent", maximumFractionDigits: 1) }
       *[open] On ne sait pas encore si { $one } est meilleur que { $other }
    }, après { $games } parties ; score : { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
lab-worth = Dans { $list }, le score baisse le plus sans { $best } (de { NUMBER($added, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) et le moins sans { $worst } (de { NUMBER($least, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }), en { $games } parties.

## Le rapport

report-played =
    { $games ->
        [one] Une partie.
       *[other] { $games } parties.
    }
report-title =
    { $game } : { $question ->
        [ratings] classement
        [options] autres lectures des règles
        [fair] est-ce équitable ?
        [better] est-ce meilleur ?
        [worth] ce que valent les unités
       *[score] qui gagne
    }{ $size ->
        [0] {""}
       *[other] {""} ({ $size } points)
    }
report-officer =
    { $agent ->
        [recruit] recrue
        [corporal] caporal
        [sergeant] sergent
        [general] général
       *[other] { $agent }
    }
report-field = les listes prêtes
report-drawn = listes tirées au sort
report-rating = points de classement au-dessus ou au-dessous de la moyenne
report-ladder = Le classement, avec des intervalles à 95 %
report-matrix = Score de chaque ligne contre chaque colonne
report-scores = Scores, avec des intervalles à 95 %
report-effects = Ce que change chaque autre lecture
report-worth = Ce que le score perd sans chaque unité
report-course = Vainqueurs et vaincus après chaque round, en moyenne
report-lengths = Après combien de rounds les parties finissent
report-survival = Part des figurines qui ont survécu
report-fallen = Où sur la table les figurines sont tombées
report-fallen-count = figurines
report-score = score
report-change = changement du score du premier camp
report-added = score perdu sans elle
report-against = { $one } contre { $other }
report-side-a = camp A contre camp B
report-first = agir d’abord contre agir ensuite
report-winners = vainqueurs
report-losers = vaincus
report-round = round
report-rounds = rounds
report-survived = survie
report-player-head = camp
report-rating-head = classement
report-interval = intervalle à 95 %
report-against-field = contre toutes les autres
report-games = parties
report-pairing = confrontation
report-wins = gagnées
report-draws = nulles
report-losses = perdues
report-option = option
report-other-winner = parties dont le vainqueur change
report-score-change = score
report-draws-change = nulles
report-first-change = score de qui agit d’abord
report-rounds-change-head = rounds
report-unit = unité
report-points = points
report-list = liste
report-models = figurines
report-lost = perdues
report-fielded = fois alignée
report-other-course = parties qui se déroulent autrement
report-weapons = Armes et sorts : combien de fois ils ont servi, et ce qu’ils ont abattu
report-decisions = Décisions : combien de fois chacune a été prise
report-rules = Règles : combien de fois chacune s’est appliquée
report-weapon = arme ou sort
report-decision = décision
report-rule = règle
report-used-in = part des parties
report-used-times = fois par partie
report-felled = figurines abattues par partie
report-more-score = score du camp qui s’en est servi le plus
report-used-how = Une règle compte pour le camp dont la réponse l’a fait jouer, une figurine perdue pour l’arme qui a servi la dernière avant sa perte. Le score est celui du camp qui s’en est servi le plus souvent, dans les parties où c’était le cas de l’un d’eux : les vainqueurs se servent de beaucoup de choses parce qu’ils vivent plus longtemps, ce n’est donc pas la preuve de ce qui fait gagner.
weapon-by-hand = à mains nues
report-times = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-rating-points = { NUMBER($value, maximumFractionDigits: 0) }
report-change-share =
    { $sign ->
        [plus] +
       *[other] {""}
    }{ NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-rounds-change = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-between = { $low } à { $high }
report-leads = En moyenne, une partie compte { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds et { NUMBER($answers, maximumFractionDigits: 0) } réponses, et l’avantage change { NUMBER($leads, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois de camp.
report-how =
    D’après { $games } parties, par paires où les camps sont échangés ; une nulle vaut une demi-victoire, et les intervalles des scores viennent de la différence entre les paires. { $question ->
        [ratings] Le classement est celui de Bradley et Terry qui rend les résultats les plus vraisemblables ; 400 points font dix victoires contre une, et ses intervalles viennent aussi des paires.
        [options] Chaque lecture a été jouée sur les mêmes tables et avec les mêmes dés que celle d’usage ; un changement est la moyenne sur les paires. Sur vingt intervalles, un environ manque la vérité.
        [fair] Le test est celui de Wald, sur les cinq résultats d’une paire, pour chaque camp ; il s’arrête dès qu’il sait.
        [better] Le test est celui de Wald, sur les cinq résultats d’une paire ; il s’arrête dès qu’il sait.
        [worth] La liste a été jouée sans chacune de ses unités, contre les mêmes adversaires et avec les mêmes dés ; rien ne remplace l’unité.
       *[score] {""}
    }
report-again = Refaire l’expérience
report-command = Avec ce fichier, le même programme donne les mêmes parties :
lab-reported = Le rapport est dans { $file }.

## Ce qui ne va pas

refused-experiment-key = { $file } : une expérience n’a pas de « { $key } » ; elle a name, part, { $known }.
refused-experiment-kind =
    { $file } : « { $key } » prend { $kind ->
        [number] un nombre
        [texts] une liste de textes
        [tables] des tables, écrites [[part]]
        [options] des options avec leurs valeurs
        [compare] une liste d’options avec leurs valeurs, ou "each"
        [yes-or-no] true ou false
       *[text] un texte
    }.
refused-experiment-game = { $file } : nommez le jeu avec game = "…" : { $known }.
refused-experiment-question = { $file } : il n’y a pas de question « { $question } », mais { $known }.
refused-experiment-least = { $file } : « { $key } » vaut au moins { $least }.
refused-experiment-between = { $file } : « { $key } » est entre { $low } et { $high }.
refused-many-cells = Cela fait plus de { $most } confrontations : nommez moins de listes, de missions ou d’options.
refused-empty-folder = Il n’y a pas de liste dans le dossier { $folder }.
refused-worth-of-what = Nommez la liste dont il faut peser les unités.
refused-no-variant = Variantes légales de { $list } à un coût voisin : { $count } seulement.
refused-rating-of-one = Un classement demande au moins deux listes ou officiers.
refused-experiment-there = { $folder } contient déjà une expérience : continuez-la avec `escarmouche lab resume`, ou nommez un autre dossier avec --out.
refused-no-experiment = Il n’y a pas d’expérience dans { $folder }.
refused-experiment-changed = Les listes, les tables, les règles ou les officiers ont changé depuis que les parties de { $folder } ont été jouées.
refused-experiment-runs = On ajoute déjà des parties à { $folder }.
refused-worker-ended = L’un des processus qui jouent les parties a été arrêté ; ce qui a été joué est gardé.
refused-engine = Les parties se jouent sur { $known }, pas sur « { $name } ».
refused-address = Une adresse est celle d’une grappe : ajoutez --on ray.
refused-cluster =
    { $address ->
        [here] La grappe ne peut pas démarrer ici : { $problem }.
       *[other] La grappe à l’adresse { $address } n’est pas accessible : { $problem }.
    }
refused-no-ray = Une grappe fonctionne avec Ray, qui n’est pas installé : pip install "escarmouche[cluster]"
refused-no-altair = Les images sont dessinées avec Altair et vl-convert, qui ne sont pas installés : pip install "escarmouche[lab]"
