# Ce que tout adversaire peut dire d’une réponse, en français.

because-usual = Il n’y a rien à peser ici : c’est la réponse habituelle.
because-whatever = Une réponse permise en vaut une autre.

refused-no-officer = L’adversaire « { $agent } » ne connaît pas le jeu { $game } ; « recruit » joue à tous les jeux.
