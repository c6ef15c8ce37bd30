# Le nom du jeu, et ce qu’il est, en français.

game-firefight = Firefight
about-firefight = Deux petites troupes se disputent des objectifs : les unités bougent, tirent et chargent à tour de rôle, et les dés décident de tout.
