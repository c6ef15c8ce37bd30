# Ce qui est joué sur la table de Collision, en quelques mots, en français.

act-jam = Enrayage
act-broken = Dysfonctionnement
act-pin = Neutralisation
act-aim = vise
act-watch = Surveillance
act-skill = Compétence
act-load = ramassé
act-collision = choc
