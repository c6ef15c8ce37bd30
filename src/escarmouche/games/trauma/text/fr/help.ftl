# Ce que les commandes de ce jeu disent d’elles-mêmes, en français.

help-odds-trauma = Probabilités de Trauma : tir, corps à corps, assauts, moral, initiative.
help-odds-trauma-salvo = Une salve d’une unité : une arme, sur une cible.
help-odds-trauma-fire = Une action de tir entière d’une unité : toutes ses armes, salve après salve, sur une cible.
help-odds-trauma-melee = Une salve de coups au corps à corps.
help-odds-trauma-assault = Un assaut suicide d’infanterie contre un blindé.
help-odds-trauma-overrun = Un blindé écrase de l’infanterie.
help-odds-trauma-morale = Une unité passe un test de moral.
help-odds-trauma-initiative = Les deux joueurs jettent les dés d’initiative.
help-odds-trauma-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « 6 models morale 2 armour 1 officer, 6 × rifle P4 F2 ».
help-odds-trauma-corridor = Une unité amie dans le couloir de tir, écrite comme --attacker ; peut être répété.
help-odds-trauma-fire-weapon = Une arme qui tire, sinon toutes celles qui portent ; peut être répété.
help-odds-trauma-supported = Tir appuyé, avec les deux actions.
help-odds-trauma-steady = Une arme de tireur d’élite, utilisée sans bouger.
help-odds-trauma-dice = Vos dés d’initiative.
help-odds-trauma-target-dice = Les dés de l’autre joueur.
help-odds-trauma-heads-down = La cible garde la tête baissée, contre un tir indirect.
help-odds-trauma-target-disorganised = La cible est déjà désorganisée.
help-odds-trauma-ticks = Cases cochées de la cible.
