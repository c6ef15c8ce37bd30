# Ce que les commandes de ce jeu disent d’elles-mêmes, en français.

help-odds-combatzone = Probabilités de Combat Zone : tirs, blessures, combat rapproché, réactions, technologie.
help-odds-combatzone-shot = Un tir au coup par coup ou visé.
help-odds-combatzone-burst = Une rafale sur une ou plusieurs cibles.
help-odds-combatzone-wound = Ce que fait une touche.
help-odds-combatzone-machine = Ce que fait une touche à une machine.
help-odds-combatzone-area = Une arme à effet de zone ou une grenade, lancée sur une figurine.
help-odds-combatzone-melee = Combat rapproché : un round, ou plusieurs.
help-odds-combatzone-reaction = Un test de réaction d’une figurine en panique ou en déroute.
help-odds-combatzone-technology = Un jet de technologie.
help-odds-combatzone-aid = Premiers soins.
help-odds-combatzone-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « veteran, assault rifle, vest ».
help-odds-combatzone-also = Une autre cible de la rafale ; peut être répété.
help-odds-combatzone-friends = Autres qui combattent aux côtés de l’attaquant.
help-odds-combatzone-foes = Autres qui combattent aux côtés de la cible.
help-odds-combatzone-aimed = Un tir visé.
help-odds-combatzone-split = Comment la rafale est partagée, comme 3,2.
help-odds-combatzone-rounds = Combien de rounds l’attaquant engage, jusqu’à ce que l’un soit hors de combat ; sinon un seul.
help-odds-combatzone-shaken = Celui qui agit est en panique.
help-odds-combatzone-target-shaken = La cible est en panique.
help-odds-combatzone-material = Derrière quoi est la cible : hedge, wood, brick …
help-odds-combatzone-damage = Dommage d’une machine, comme major-power ; peut être répété.
help-odds-combatzone-routed = Celui qui teste est en déroute, pas seulement en panique.
help-odds-combatzone-engaged = Celui qui teste est engagé au combat rapproché.
help-odds-combatzone-burning = Celui qui teste est en feu.
