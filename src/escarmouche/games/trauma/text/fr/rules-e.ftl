# Les mots des règles de Trauma, en français : sortes de blindés, compétences, tables et scénarios.

## Les marcheurs

rule-tra-walk-01 = Pas d’arcs de tir
    .sentence = Un marcheur n’a pas d’arcs de tir : son torse tourne sur 360 degrés.
rule-tra-walk-02 = Terrain comme l’infanterie
    .sentence = Un marcheur passe tous les terrains comme l’infanterie.
rule-tra-walk-03 = Peut se planquer
    .sentence = Un marcheur peut recevoir Planquez vous tant que sa propulsion est intacte.
rule-tra-walk-04 = Comme l’infanterie, structure à part
    .sentence = Hormis sa ligne de structure, un marcheur se joue comme l’infanterie.
rule-tra-walk-05 = Jusqu’où un marcheur est infanterie
    .sentence = Un marcheur est de l’infanterie pour mouvement, terrain, orientation et couvert, un blindé pour tout le reste.

## Les anti-grav

rule-tra-grav-01 = Vol libre
    .sentence = Un anti-grav ignore le terrain et passe au-dessus des figurines et des décors sans Franchissement.
rule-tra-grav-02 = Jamais à couvert
    .sentence = Un anti-grav est visible ou caché, jamais à couvert.
rule-tra-grav-03 = Pas de Planquez vous
    .sentence = Une unité anti-grav ne peut pas recevoir Planquez vous.
rule-tra-grav-04 = Arcs de tir
    .sentence = Les armes d’un anti-grav sont limitées par des arcs de tir.
rule-tra-grav-05 = Où finit un anti-grav
    .sentence = Il survole tout mais finit où son socle tient, et se mesure depuis ce socle.

## Les blindés roulants

rule-tra-wheel-01 = Blindés roulants
    .sentence = Tout véhicule lié au sol, à roues, à chenilles ou rasant, est roulant.
rule-tra-wheel-02 = Pas de Franchissement sauf écrasement
    .sentence = Un blindé roulant ne franchit rien, sauf l’infanterie qu’il écrase.
rule-tra-wheel-03 = Pas de Planquez vous, mais un couvert
    .sentence = Un blindé roulant ne reçoit pas Planquez vous mais peut avoir un test de couvert.
rule-tra-wheel-04 = Arcs de tir
    .sentence = Les armes d’un blindé roulant sont limitées par des arcs de tir.
rule-tra-wheel-05 = Structure plus longue
    .sentence = Un blindé roulant a en général une ligne de structure plus longue, comme le montre son profil.

## Les arcs de tir

rule-tra-arc-01 = Deux arcs de tir
    .sentence = Un véhicule roulant ou anti-grav a deux arcs de tir, entre lesquels ses armes se répartissent.
rule-tra-arc-02 = Vue dans l’arc seulement
    .sentence = Une arme ne voit que les unités dans son arc.
rule-tra-arc-03 = Une unité dans un seul arc
    .sentence = Une unité qui pourrait être dans les deux arcs est dans celui que choisit le tireur.
rule-tra-arc-04 = Tracé des arcs
    .sentence = Les arcs sont les deux moitiés de part et d’autre d’une ligne passant par le centre de la figurine.
rule-tra-arc-05 = Des arcs à la mesure de la figurine
    .sentence = Les arcs d’une liste d’armée sont des exemples que l’on peut adapter à sa figurine.
rule-tra-arc-06 = Direction de la ligne
    .sentence = Un profil a des arcs avant et arrière, ou gauche et droit, et ses armes alternent entre eux.
rule-tra-arc-07 = Quand une unité est dans un arc
    .sentence = Une unité peut être dans un arc si une de ses figurines visibles y empiète, et le choix vaut pour tout le tir.

## L’armure médicalisée

rule-tra-medarm-01 = Armure médicalisée
    .sentence = Un combattant de l’unité compte comme ayant Soin chaque fois qu’il le faut.
rule-tra-medarm-02 = L’armure médicalisée vaut un dé
    .sentence = Tant qu’il reste une figurine, l’armure médicalisée donne un dé en plus de ceux des médecins.

## L’auto-réparation

rule-tra-selfrep-01 = Auto-réparation
    .sentence = En action additionnelle, le véhicule annule un incident ou efface un point de dommage sur lui-même.
rule-tra-selfrep-02 = Détails des réparations
    .sentence = Une fois par activation, on efface la dernière case cochée ou un incident ; une unité désorganisée ne répare rien.

## La démolition

rule-tra-demo-01 = Démolition d’un décor
    .sentence = En action additionnelle, un décor destructible au Contact est détruit.
rule-tra-demo-02 = Démolition au corps à corps
    .sentence = Au lieu de frapper, le combattant peut infliger une blessure automatique, en une salve à part.
rule-tra-demo-03 = Détails de la Démolition
    .sentence = Le porteur doit être lui-même au Contact, la blessure coche une case, et un point stratégique ne se détruit pas.

## La dissimulation

rule-tra-conceal-01 = Dissimulation
    .sentence = Au-delà de la Portée 2, les ennemis ne voient pas l’unité.
rule-tra-conceal-02 = Dissimulation par unité
    .sentence = De chef à chef, à 30 cm ou plus, l’unité est invisible, mais la dispersion peut la toucher.

## La guérilla

rule-tra-guerr-01 = Guérilla
    .sentence = L’unité peut entrer à Portée Contact de toute unité de son armée, puis agir normalement.
rule-tra-guerr-02 = Détails de la Guérilla
    .sentence = Une figurine est placée au Contact d’un ami, le reste en formation, personne au Contact d’un ennemi.

## Le guerrier

rule-tra-warrior-01 = Guerrier
    .sentence = Un combattant qui a cette compétence touche au corps à corps sur les Downs au lieu des Ups.

## L’officier expérimenté

rule-tra-vetoff-01 = Officier expérimenté
    .sentence = Chaque officier qui a cette compétence et se trouve sur la table donne 1 PC de plus.

## Le propulseur dorsal

rule-tra-jump-01 = Un Franchissement de plus
    .sentence = L’unité peut faire un Franchissement additionnel avant ou après chacun de ses Mouvements.
rule-tra-jump-02 = Bondir par-dessus une unité
    .sentence = L’unité peut franchir une unité de combattants comme un obstacle.
rule-tra-jump-03 = Limites du propulseur dorsal
    .sentence = Le bond suit les règles du Franchissement, ne blesse personne, et est un déplacement à part entière.

## La compétence Renfort

rule-tra-renf-01 = L’unité revient
    .sentence = Une unité à effectif étendu éliminée revient en réserve au tour suivant, à effectif normal.
rule-tra-renf-02 = Ce qui revient
    .sentence = L’unité qui revient n’a ni spécialiste ni arme lourde que l’original n’avait pas.
rule-tra-renf-03 = Les officiers ne reviennent pas
    .sentence = L’unité revient sans officier, sauf celui qui en fait partie d’office.
rule-tra-renf-04 = Exemple : officiers d’une unité qui revient
    .sentence = Un officier supérieur ajouté ne revient pas, un sous-officier compris d’office dans l’unité, si.
rule-tra-renf-05 = Une seule fois
    .sentence = Une unité revient une fois, sans frais, et seulement s’il n’en reste aucune figurine.

## La réparation

rule-tra-repair-01 = Réparation
    .sentence = En action additionnelle, chaque réparateur annule un incident ou efface un point de dommage d’un véhicule au Contact.
rule-tra-repair-02 = Contact pour réparer
    .sentence = Chaque réparateur doit être lui-même au Contact du véhicule ami, et plusieurs peuvent y travailler.

## La résistance

rule-tra-resist-01 = Résistance
    .sentence = Le véhicule ne perd pas de point aux explosions en chaîne, mais son unité teste quand même son moral.

## Les snipers

rule-tra-sniper-01 = Deux Précisions
    .sentence = Une arme de sniper a une seconde Précision pour un porteur qui ne bouge pas pendant son activation.
rule-tra-sniper-02 = Choix des victimes
    .sentence = Avec la seconde Précision, le tireur choisit qui reçoit chaque touche.
rule-tra-sniper-03 = Le couloir est ignoré
    .sentence = Avec la seconde Précision, le couloir de feu est ignoré.
rule-tra-sniper-04 = Pas de bonus du tir appuyé
    .sentence = La seconde Précision n’a pas les bonus du tir appuyé.
rule-tra-sniper-05 = Détails du tir de sniper
    .sentence = Les victimes doivent être vues, le couvert s’applique, et en alerte le porteur ne doit pas avoir bougé.

## Le soin

rule-tra-heal-01 = Soin
    .sentence = Après les pertes, on lance un dé par soigneur restant, et chaque Up peut ramener une figurine perdue.
rule-tra-heal-02 = Détails du Soin
    .sentence = Le Soin suit toute perte d’infanterie ; qui revient est placé en formation et garde son poste.

## Les tirailleurs

rule-tra-skirm-01 = Sniper à l’écart de l’unité
    .sentence = Le sniper de l’unité peut être hors formation sans la désorganiser.
rule-tra-skirm-02 = Portée du sniper séparé
    .sentence = Pour les tirs qu’il fait ou subit, la Portée se mesure depuis le sniper séparé lui-même.
rule-tra-skirm-03 = Tirer sur un sniper séparé
    .sentence = Le sniper séparé est une cible à part, mais partage état, moral et ordres avec son unité.

## Le verrouillage

rule-tra-lock-01 = Toujours indirect
    .sentence = Une arme à Verrouillage tire en indirect même sans Aire d’effet.
rule-tra-lock-02 = Pas en alerte
    .sentence = Une arme à Verrouillage ne sert pas au tir d’alerte.
rule-tra-lock-03 = Blindés seulement
    .sentence = Une arme à Verrouillage ne tire que sur des blindés.
rule-tra-lock-04 = Touches du Verrouillage
    .sentence = Sans aire, ses touches se partagent entre les véhicules de la cible, en commençant par celui visé.

## Les quartiers

rule-tra-quart-01 = La table se divise en quartiers
    .sentence = Une table a 9 ou 12 quartiers, chacun découvert, couvert ou bâtiment.
rule-tra-quart-02 = Grille des quartiers
    .sentence = Les quartiers font 30 sur 40 cm, en trois rangées de trois ou quatre, le centre dans celle du milieu.
rule-tra-quart-03 = Quartier découvert
    .sentence = Dans un quartier découvert, aucune unité de plus de trois figurines ne peut se cacher entièrement.
rule-tra-quart-04 = Un tiers de découverts au plus
    .sentence = Un tiers des quartiers au plus est découvert : 3 sur 9, ou 4 sur 12.
rule-tra-quart-05 = Quartier couvert
    .sentence = Un quartier couvert peut cacher au moins deux unités de six fantassins et couvrir un marcheur.
rule-tra-quart-06 = Quartier bâtiment
    .sentence = Un quartier bâtiment est fermé aux plus gros blindés et peut cacher les plus grandes unités.
rule-tra-quart-07 = Au moins un quartier bâtiment
    .sentence = Une table a au moins un ou deux quartiers bâtiment.
rule-tra-quart-08 = Quartiers bâtiment et blindés
    .sentence = Un blindé lourd au sol n’entre pas dans un quartier bâtiment, ni un blindé de support dans un intérieur.

## Les tables aléatoires

rule-tra-rand-01 = Taille de la table
    .sentence = Une partie de 30 PA se joue sur 90 par 120 cm, à partir de 45 PA sur 120 par 120 cm.
rule-tra-rand-02 = Type de quartier
    .sentence = Un dé par quartier : 1–2 découvert, 3–4 couvert, 5–6 bâtiment.
rule-tra-rand-03 = Points de largage
    .sentence = Dans chaque quartier couvert ou bâtiment, un 5 ou 6 fait d’un élément un point de largage.
rule-tra-rand-04 = Zones d’accès
    .sentence = Un joueur entre par la zone d’accès bleue, l’autre par la rouge, et les grises sont neutres.
rule-tra-rand-05 = Respect des limites
    .sentence = Les découverts en trop se relancent, le dernier d’abord, et sans bâtiment le dernier couvert en devient un.
rule-tra-rand-06 = Quel élément est le point de largage
    .sentence = L’élément le plus proche du milieu du quartier est le point de largage, et chaque quartier a au moins trois éléments.

## Les scénarios

rule-tra-scen-01 = Le côté d’un joueur
    .sentence = La rangée de quartiers le long de sa zone d’accès est son côté, et celle du milieu n’est à personne.
rule-tra-scen-02 = Ordre des choix
    .sentence = Le gagnant d’un jet choisit son côté et commence, puis on alterne, et aucun élément ne sert deux fois.
rule-tra-scen-03 = Qui ne peut plus marquer
    .sentence = Un joueur sans unité sur la table, en réserve, à revenir ou à acheter ne peut plus marquer.
rule-tra-scen-04 = Tous en réserve au début
    .sentence = Personne ne commence sur la table : les unités entrent quand elles sont activées.

## Scénario : le générateur

rule-tra-gener-01 = Forces
    .sentence = Les deux joueurs ont autant de PA ; l’un entre par la zone d’accès bleue, l’autre par la rouge.
rule-tra-gener-02 = Table
    .sentence = La table se compose au hasard.
rule-tra-gener-03 = Points alpha
    .sentence = Chaque joueur désigne un point alpha de chaque côté de la table, qui vaut 2 PR par tour.
rule-tra-gener-04 = Points oméga
    .sentence = Chaque joueur désigne un point oméga du côté ennemi, qui vaut 2 PV à qui le contrôle.
rule-tra-gener-05 = Point gamma
    .sentence = L’élément le plus proche du centre de la table est le point gamma, qui vaut 4 PV.
rule-tra-gener-06 = Décompte
    .sentence = Un alpha vaut 2 PR, un oméga 2 PV, gamma 4 PV, une unité d’infanterie éliminée 1 PV, de blindés 2 PV.
rule-tra-gener-07 = Fin à 20 PV
    .sentence = Qui a 20 PV gagne, et si les deux y arrivent au même tour, c’est un match nul.
rule-tra-gener-08 = Un joueur ne peut plus marquer
    .sentence = Si un joueur ne peut plus marquer, la partie finit et le plus de PV gagne.
rule-tra-gener-09 = Taille et centre
    .sentence = On joue 30 PA sur 90 par 120 cm, 45 sur 120 par 120 ; le gagnant du jet tranche les égalités pour gamma.

## Scénario : sus à l’ennemi

rule-tra-attack-01 = Force de l’attaquant
    .sentence = L’attaquant a 30 PA dont 6 en renfort et entre par la zone d’accès bleue.
rule-tra-attack-02 = Force du défenseur
    .sentence = Le défenseur a 24 PA, pas de renfort, la zone d’accès rouge, et le quartier central pour se déployer.
rule-tra-attack-03 = Point gamma
    .sentence = L’attaquant désigne un élément du quartier central comme point gamma.
rule-tra-attack-04 = Points oméga
    .sentence = Le défenseur désigne un point oméga de chaque côté de la table, valant 2 PV chacun.
rule-tra-attack-05 = Points alpha
    .sentence = L’attaquant désigne deux points alpha dans deux quartiers différents, valant 2 PR chacun.
rule-tra-attack-06 = Décompte
    .sentence = Gamma vaut 8 PV à l’attaquant et 4 au défenseur, une unité éliminée 1 PV à l’attaquant et 2 au défenseur.
rule-tra-attack-07 = Fin de la partie
    .sentence = 20 PV gagnent, les deux à la fois font match nul, et si un joueur ne peut plus marquer, le plus de PV gagne.
rule-tra-attack-08 = Ordre des choix
    .sentence = L’attaquant désigne gamma, puis le défenseur les deux oméga, puis l’attaquant les deux alpha, tous différents.
rule-tra-attack-09 = Autres tailles
    .sentence = À 45 PA, l’attaquant en a 45 dont 11 en renfort, le défenseur 34 et le choix d’un quartier central.
