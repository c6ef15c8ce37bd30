# Ce qui est joué sur la table de Combat Zone, en quelques mots, en français.

act-out-of-range = hors de portée
act-unhurt = indemne
act-killed = éliminé
act-damaged = endommagé
act-fire-out = le feu est éteint
