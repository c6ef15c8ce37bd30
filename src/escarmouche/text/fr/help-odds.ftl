# Ce que « escarmouche odds » dit de lui-même, en français.

## Les jeux

help-odds-firefight = Probabilités de Firefight : tir, mêlée, danger, sauts, moral, sorts.
help-odds-collision = Probabilités de Collision : tirs, charges, confrontations, tests et chutes.
help-odds-trauma = Probabilités de Trauma : tir, corps à corps, assauts, moral, initiative.
help-odds-combatzone = Probabilités de Combat Zone : tirs, blessures, combat rapproché, réactions, technologie.

## Ce qu’on peut demander

help-odds-firefight-shooting = Une unité tire sur une autre avec toutes ses armes à portée, ou avec celles qui sont nommées.
help-odds-firefight-melee = Une unité charge une autre, qui riposte.
help-odds-firefight-danger = Des figurines jettent pour un terrain dangereux.
help-odds-firefight-jump = Une figurine saute par-dessus un vide.
help-odds-firefight-morale = Une unité passe un test de moral.
help-odds-firefight-spell = Un lanceur de sorts lance un sort.
help-odds-collision-shot = Une figurine tire sur une autre.
help-odds-collision-charge = Une figurine en charge une autre : la carte de portée, puis le combat.
help-odds-collision-confrontation = Une confrontation par ses seuls nombres.
help-odds-collision-test = Un test de caractéristique.
help-odds-collision-jump = Un saut vers le bas, et la chute en cas d’échec.
help-odds-collision-leap = Un saut par-dessus un vide, et la chute en cas d’échec.
help-odds-collision-climb = Une escalade, et la chute en cas d’échec.
help-odds-collision-fall = Une chute.
help-odds-trauma-salvo = Une salve d’une unité : une arme, sur une cible.
help-odds-trauma-fire = Une action de tir entière d’une unité : toutes ses armes, salve après salve, sur une cible.
help-odds-trauma-melee = Une salve de coups au corps à corps.
help-odds-trauma-assault = Un assaut suicide d’infanterie contre un blindé.
help-odds-trauma-overrun = Un blindé écrase de l’infanterie.
help-odds-trauma-morale = Une unité passe un test de moral.
help-odds-trauma-initiative = Les deux joueurs jettent les dés d’initiative.
help-odds-combatzone-shot = Un tir au coup par coup ou visé.
help-odds-combatzone-burst = Une rafale sur une ou plusieurs cibles.
help-odds-combatzone-wound = Ce que fait une touche.
help-odds-combatzone-machine = Ce que fait une touche à une machine.
help-odds-combatzone-area = Une arme à effet de zone ou une grenade, lancée sur une figurine.
help-odds-combatzone-melee = Combat rapproché : un round, ou plusieurs.
help-odds-combatzone-reaction = Un test de réaction d’une figurine en panique ou en déroute.
help-odds-combatzone-technology = Un jet de technologie.
help-odds-combatzone-aid = Premiers soins.

## Qui participe

help-odds-firefight-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « Q4+ D5+, 5 × Rifle 24 A1 AP(1) ».
help-odds-collision-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « RC2 DEF1 WND3 ARM7, Rifle 24 S2 Steady ».
help-odds-trauma-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « 6 models morale 2 armour 1 officer, 6 × rifle P4 F2 ».
help-odds-combatzone-attacker = Qui agit : une unité d’une liste, d’une faction ou d’un fichier, ou un profil écrit en entier, comme « veteran, assault rifle, vest ».
help-odds-target = Contre qui ou sur qui ; s’écrit comme --attacker.
help-odds-unit = Qui teste, saute, grimpe, tombe ou traverse le danger ; une unité d’une liste (LIST:UNIT) ou un profil écrit en entier.
help-odds-also = Une autre cible de la rafale ; peut être répété.
help-odds-corridor = Une unité amie dans le couloir de tir, écrite comme --attacker ; peut être répété.
help-odds-hero = Un héros de la même liste à côté de l’unité.
help-odds-models = Combien de figurines il reste à l’unité.
help-odds-target-models = Combien de figurines il reste à la cible.
help-odds-crossing = Combien de figurines sont concernées.
help-odds-friends = Autres qui combattent aux côtés de l’attaquant.
help-odds-foes = Autres qui combattent aux côtés de la cible.

## Ce qui est utilisé

help-odds-weapon = L’arme utilisée ; sinon la première qui peut l’être.
help-odds-firefight-weapon = Une arme utilisée, sinon toutes celles qui portent ; peut être répété.
help-odds-trauma-fire-weapon = Une arme qui tire, sinon toutes celles qui portent ; peut être répété.
help-odds-target-weapon = Une arme de mêlée avec laquelle la cible frappe, sinon toutes ; peut être répété.
help-odds-firefight-spell-spell = Le sort qui est lancé.
help-odds-tokens = Jetons de sort dépensés pour aider le jet.
help-odds-against = Jetons de sort dépensés pour le gêner.
help-odds-suppress = Une attaque de suppression.
help-odds-aimed = Un tir visé.
help-odds-split = Comment la rafale est partagée, comme 3,2.
help-odds-supported = Tir appuyé, avec les deux actions.
help-odds-steady = Une arme de tireur d’élite, utilisée sans bouger.
help-odds-rounds = Combien de rounds l’attaquant engage, jusqu’à ce que l’un soit hors de combat ; sinon un seul.
help-odds-dice = Vos dés d’initiative.
help-odds-target-dice = Les dés de l’autre joueur.

## Les circonstances

help-odds-range = À quelle distance est la cible, en pouces ou centimètres selon le jeu.
help-odds-cover = La cible est à couvert.
help-odds-collision-cover = La cible est à couvert léger.
help-odds-heavy-cover = La cible est à couvert lourd.
help-odds-rear = L’attaque vient de derrière.
help-odds-rushed = L’action est précipitée : tirages fermés à −2.
help-odds-watching = La cible attend, l’arme prête.
help-odds-collision-shot-watching = Un tir de surveillance.
help-odds-moved = L’attaquant a bougé avant de tirer.
help-odds-charged = Qui charge : l’attaquant, ou la cible.
help-odds-wounds = Marqueurs de blessure sur celui qui subit.
help-odds-shaken = L’unité est ébranlée.
help-odds-target-shaken = La cible est ébranlée.
help-odds-combatzone-shaken = Celui qui agit est en panique.
help-odds-combatzone-target-shaken = La cible est en panique.
help-odds-fatigued = L’attaquant est fatigué.
help-odds-target-fatigued = La cible est fatiguée.
help-odds-taking-cover = La cible se met à couvert.
help-odds-heads-down = La cible garde la tête baissée, contre un tir indirect.
help-odds-target-disorganised = La cible est déjà désorganisée.
help-odds-ticks = Cases cochées de la cible.
help-odds-material = Derrière quoi est la cible : hedge, wood, brick …
help-odds-damage = Dommage d’une machine, comme major-power ; peut être répété.
help-odds-routed = Celui qui teste est en déroute, pas seulement en panique.
help-odds-engaged = Celui qui teste est engagé au combat rapproché.
help-odds-burning = Celui qui teste est en feu.
help-odds-distance = La longueur du saut, en pouces.
help-odds-height = La profondeur.
help-odds-collision-shot-height = À quelle hauteur l’attaquant se tient au-dessus de la cible.
help-odds-drop = De combien plus bas le saut arrive.

## Cartes et nombres

help-odds-characteristic = Ce qui est testé : AGI, INT …
help-odds-difficulty = La difficulté.
help-odds-cards = Combien de cartes chaque camp tire ; inutile avec --drawn.
help-odds-attack = Le total de l’attaquant.
help-odds-defence = Le total du défenseur.
help-odds-armour = La valeur d’armure de la cible.
help-odds-wnd = Les points de vie de la cible, 2 sinon.
help-odds-modifier = Ce qui compte encore pour celui qui agit.
help-odds-target-modifier = Ce qui compte encore pour la cible.
help-odds-closed = Tirages fermés : personne ne remplace de carte.
help-odds-hand = Votre main, comme 5,7,S.
help-odds-drawn = Les cartes d’attaque, déjà tirées.
help-odds-seen = Cartes déjà sorties du paquet de celui qui agit.
help-odds-target-seen = Cartes déjà sorties de l’autre paquet.
help-odds-defending = Demander en tant que joueur de la cible.
help-odds-as-json = Un document JSON pour les programmes, rien d’autre.
