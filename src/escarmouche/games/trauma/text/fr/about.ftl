# Le nom du jeu, et ce qu’il est, en français.

game-trauma = Trauma
about-trauma = Deux armées entre les quartiers d’une ville en ruine : chaque unité est appelée par une carte d’une séquence cachée, les points de commandement plient l’ordre, et les blindés cèdent case après case.
