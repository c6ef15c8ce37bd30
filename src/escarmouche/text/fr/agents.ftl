# Ce que tout adversaire peut dire d’une réponse, en français.

because-usual = Il n’y a rien à peser ici : c’est la réponse habituelle.
because-whatever = Une réponse permise en vaut une autre.

refused-no-officer = L’adversaire « { $agent } » ne connaît pas le jeu { $game } ; « recruit » joue à tous les jeux.
because-terrain-enough = Avec tout cela sur la table, c’est assez.
because-terrain-largest = Les plus grands d’abord.
because-terrain-fair = En face de ce qui est posé, pour que les deux camps en aient autant.
