# Le nom du jeu, et ce qu’il est, en français.

game-combatzone = Combat Zone
about-combatzone = Gangs, gardes et machines entre murs et portes : chaque figurine a des points d’action à dépenser, et qui attend l’arme prête tire au milieu du mouvement de l’ennemi.
