# Ce que tout adversaire peut dire d’une réponse, en français.

because-usual = Il n’y a rien à peser ici : c’est la réponse habituelle.
because-whatever = Une réponse permise en vaut une autre.

refused-no-officer = L’adversaire « { $agent } » ne connaît pas le jeu { $game } ; « recruit » joue à tous les jeux.
because-terrain-enough = Avec tout cela sur la table, c’est assez.
because-terrain-largest = Les plus grands d’abord.
because-terrain-fair = En face de ce qui est posé, pour que les deux camps en aient autant.

refused-no-value = Le jeu { $game } ne connaît pas la valeur de ses positions.
refused-broken-weights = { $file } ne contient pas la valeur de positions : { $problem }.
refused-other-weights = { $file } a été appris d’autres nombres que ceux qu’on mesure d’une position ({ $names }) : refaites l’apprentissage avec « lab train ».
refused-lesson-hangs = La partie { $number } n’est pas finie après { $answers } réponses : on n’en apprend rien.
refused-weights-exist = { $file } existe déjà : nommez un autre fichier, ou remplacez-le avec --force.
refused-seed-learnt = La graine { $seed } est celle des parties dont la valeur a appris ; choisissez-en une autre.
because-chance-of-winning = Les chances de gagner sont alors d’environ { $percent } %.
