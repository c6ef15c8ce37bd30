# Le nom du jeu, et ce qu’il est, en français.

game-collision = Collision
about-collision = Deux gangs dans les ruelles d’une ville : chaque figurine compte, et les cartes que vous tenez et posez décident de chaque affrontement.
