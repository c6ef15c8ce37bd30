# Les mots des règles de Collision, en français : cartes, profils, mesures, tests, blessures, vue et confrontations.

## Ce qu’il faut pour jouer

rule-col-comp-01 = Ce que chaque camp apporte
    .sentence = Il faut à chacun trois figurines ou plus avec leurs cartes, une pioche, un Tableau de bord et deux PA par figurine.
rule-col-comp-02 = Nombre de joueurs
    .sentence = Une partie se joue à deux, ni plus ni moins.
rule-col-comp-03 = Nombre de Plateaux de Confrontation
    .sentence = Chaque joueur a sa moitié du Plateau de Confrontation, et les colonnes des deux moitiés se font face.
rule-col-comp-04 = Plusieurs noms pour une même chose
    .sentence = Quand les livres de règles ont plusieurs noms pour une chose, tous désignent le même terme.

## Pioche de Pouvoir

rule-col-deck-01 = Composition de la Pioche de Pouvoir
    .sentence = Une Pioche de Pouvoir compte 30 cartes : 24 cartes chiffrées de 1 à 8, 3 Réussites et 3 Échecs.
rule-col-deck-02 = À chacun sa pioche, sa main et sa défausse
    .sentence = Chaque joueur a sa propre pioche, sa main et sa défausse, et ne pioche que chez lui.
rule-col-deck-03 = Deux chiffres sur une Carte de Pouvoir
    .sentence = Le grand chiffre primaire compte, sauf si une règle demande le petit chiffre secondaire.
rule-col-deck-04 = Cartes Réussite et Échec
    .sentence = Les cartes Réussite et Échec n’ont pas de chiffre ; chaque emploi d’une carte dit ce qu’elles font.
rule-col-deck-05 = Chiffres secondaires
    .sentence = Le secondaire est la moitié du primaire, arrondie vers le bas, plus 1 ; une Réussite vaut 5, un Échec n’en a pas.
rule-col-deck-06 = Pile de Défausse
    .sentence = Une carte utilisée va face visible sur la défausse de son joueur ; on n’en regarde que la carte du dessus.
rule-col-deck-07 = Pioche vide
    .sentence = Quand une pioche est vide, la défausse du joueur est mélangée et devient sa nouvelle pioche.
rule-col-deck-08 = Moment du mélange
    .sentence = On mélange dès que la dernière carte quitte la pioche ; une carte impossible à piocher compte comme un Échec.
rule-col-deck-09 = Mains secrètes
    .sentence = Seul un joueur voit les cartes de sa main ; leur nombre est public.
rule-col-deck-10 = Garder les cartes de la main
    .sentence = La main n’a pas de limite ; une option décide si les cartes inutilisées se gardent d’un tour à l’autre.

## Profils

rule-col-prof-01 = Huit caractéristiques
    .sentence = Le profil d’une figurine a huit caractéristiques : MOV, AGI, RC, CC, ATT, DEF, WND et INT.
rule-col-prof-02 = Caractéristiques signées
    .sentence = AGI, RC, CC, DEF et INT sont des bonus ou malus ajoutés à une carte ; MOV, ATT et WND sont de simples nombres.
rule-col-prof-03 = Ce que montre une Carte de Personnage
    .sentence = Une Carte de Personnage donne bande, type, profil, armes, mots clé, trait, nombre d’objets et valeur.
rule-col-prof-04 = Bonus des objets et des traits
    .sentence = Les bonus et malus des objets et des traits s’ajoutent à la caractéristique chaque fois qu’elle sert.
rule-col-prof-05 = Une seule arme par attaque
    .sentence = L’attaquant nomme une arme pour son attaque ; seuls ses modificateurs et ses mots clé comptent.
rule-col-prof-06 = Nos propres profils
    .sentence = Figurines et armes sont des données ; tant que les cartes imprimées manquent, nos propres profils servent.

## Notions de base

rule-col-basic-01 = Joueur actif et joueur inactif
    .sentence = Celui dont une figurine est en cours d’activation est le joueur actif, l’autre est le joueur inactif.
rule-col-basic-02 = Qui est « vous »
    .sentence = Le « vous » d’une règle désigne le joueur actif.
rule-col-basic-03 = Amis et ennemis
    .sentence = Les figurines du joueur actif sont amies, celles du joueur inactif sont ennemies.
rule-col-basic-04 = Trancher un désaccord
    .sentence = Si aucune règle ne tranche, chacun pioche une carte et la plus haute décide, pour cette fois.
rule-col-basic-05 = Comparer des cartes hors confrontation
    .sentence = Échec, puis 1 à 8, puis Réussite : pioches fermées, sans modificateurs, à refaire en cas d’égalité.
rule-col-basic-06 = Désaccords sur une vraie table
    .sentence = Le tirage ne tranche que ce qui se juge à l’œil ; il ne change pas une règle appliquée par le programme.

## Mesures

rule-col-meas-01 = Des pouces, à tout moment
    .sentence = Les distances sont en pouces, et chacun peut les mesurer quand il veut.
rule-col-meas-02 = Distance entre figurines
    .sentence = L’écart de deux figurines est celui des points les plus proches de leurs socles.
rule-col-meas-03 = Mesurer un mouvement
    .sentence = Un mouvement se mesure du début à la fin au même point du socle.
rule-col-meas-04 = Mesurer entre deux hauteurs
    .sentence = La portée est une droite dans l’espace entre deux socles ; les hauteurs se comparent sous les socles.
rule-col-meas-05 = Précision
    .sentence = Les positions sont au millième de pouce ; un écart infime ne rompt ni un contact ni une limite.

## Quartiers

rule-col-dist-01 = Neuf quartiers
    .sentence = La table est partagée en neuf quartiers égaux, trois rangées sur trois colonnes.
rule-col-dist-02 = Numéros des quartiers
    .sentence = Du coin proche à gauche du joueur actif, le pourtour va de 1 à 8 dans le sens horaire ; le centre est sans numéro.
rule-col-dist-03 = Deux numéros pour un quartier
    .sentence = Vu du bord opposé, le même quartier a un numéro plus grand ou plus petit de quatre.
rule-col-dist-04 = À la limite d’un quartier
    .sentence = Une figurine est là où est le centre de son socle ; une limite revient au quartier de plus grande coordonnée.

## Points d’activation et Tableau de bord

rule-col-ap-01 = Points d’Activation
    .sentence = Chacun commence avec deux PA par figurine, pour miser sur la Priorité et activer ses figurines.
rule-col-ap-02 = PA utilisés
    .sentence = Les PA misés ou dépensés ne resservent pas pendant ce tour.
rule-col-ap-03 = PA des figurines tuées
    .sentence = Une option décide si un joueur perd des PA quand une de ses figurines est tuée.
rule-col-ap-04 = Exemple : 12 et 2 PA
    .sentence = Après une mise de 2, un joueur à 14 PA en a 12 dans la Réserve d’Activation et 2 dans la Réserve utilisée.
rule-col-dash-01 = Zones du Tableau de bord
    .sentence = Le Tableau de bord porte la Réserve d’Activation, la Réserve utilisée, la pioche, la main et la défausse.

## Piocher

rule-col-draw-01 = Piocher une Carte de Pouvoir
    .sentence = Un joueur pioche la carte du dessus de sa propre pioche.
rule-col-draw-02 = Pioche normale
    .sentence = Sauf avis contraire, une pioche est normale : une carte de la main peut remplacer la carte piochée.
rule-col-draw-03 = Pioche fermée
    .sentence = Une carte issue d’une pioche fermée ne se remplace pas.
rule-col-draw-04 = Remplacer une carte seule
    .sentence = Une carte piochée se remplace une fois, après l’avoir vue et avant son effet ; la nouvelle carte reste.
rule-col-draw-05 = Cartes piochées en main
    .sentence = Une carte piochée en main n’a pas d’effet à ce moment et ne peut pas être remplacée.

## Jetons

rule-col-token-01 = Les jetons suivent leur figurine
    .sentence = Jetons et marqueurs d’une figurine se déplacent avec elle, et chacun sait à qui ils sont.
rule-col-token-02 = Jetons qui survivent au tour
    .sentence = Blessures, jetons Enrayage, Neutralisation et Compétence et objets portés restent tant qu’aucune règle ne les retire.

## Tests

rule-col-test-01 = Test de caractéristique
    .sentence = On pioche une carte et on ajoute la caractéristique : le test réussit si la difficulté est atteinte.
rule-col-test-02 = Exemple : 6+ AGI
    .sentence = « 6+ AGI » est un test d’Agilité, réussi avec un résultat d’au moins 6.
rule-col-test-03 = Ajouter une caractéristique positive
    .sentence = Une option décide si l’on peut renoncer à une caractéristique positive dans un test.
rule-col-test-04 = Réussite et Échec dans les tests
    .sentence = Une carte Réussite passe tout test et une carte Échec le rate, quels que soient les modificateurs.

## Blessures

rule-col-wound-01 = Une touche non sauvegardée blesse
    .sentence = Chaque touche non sauvegardée vaut à la figurine un marqueur de blessure.
rule-col-wound-02 = Mort
    .sentence = Dès que ses marqueurs de blessure atteignent son WND, la figurine est tuée et retirée.
rule-col-wound-03 = Ordre des touches et des sauvegardes
    .sentence = Les touches se traitent colonne par colonne : sauvegarde, puis blessure ; après la mort, le reste est perdu.
rule-col-wound-04 = Ce qui compte comme tué pour le score
    .sentence = Une figurine compte comme tuée quelle qu’en soit la cause, même si elle est repoussée hors de la table.

## Armure

rule-col-armour-01 = Sauvegarde d’armure
    .sentence = Avant une blessure, une pioche fermée qui atteint la valeur d’armure l’évite ; un seul essai par blessure.
rule-col-armour-02 = Qui a une sauvegarde d’armure
    .sentence = Seule une figurine dont la carte ou un objet donne une valeur d’armure a une sauvegarde.
rule-col-armour-03 = Plusieurs valeurs d’armure
    .sentence = De plusieurs valeurs d’armure, la plus basse compte, avec une seule pioche par blessure.
rule-col-armour-04 = Une sauvegarde contre toute blessure
    .sentence = Toute blessure peut être sauvegardée, même due à une chute, à un choc ou à un dysfonctionnement.
rule-col-armour-05 = Réussite et Échec dans les sauvegardes
    .sentence = Une carte Réussite sauve toujours, une carte Échec jamais, quelle que soit l’armure.

## Arcs et ligne de vue

rule-col-arc-01 = Arc frontal et arc arrière
    .sentence = La ligne des épaules sépare les deux arcs : devant elle l’arc frontal, derrière elle l’arc arrière.
rule-col-arc-02 = À la limite des arcs
    .sentence = Un socle qui atteint la ligne des épaules est devant ; une attaque juste de côté ne vient pas du dos.
rule-col-los-01 = Ligne de vue
    .sentence = Une figurine voit sa cible si une droite libre mène de son œil à une partie du corps de celle-ci.
rule-col-los-02 = Vue et arc frontal
    .sentence = Une cible doit être à la fois dans l’arc frontal et en ligne de vue.
rule-col-los-03 = Pas d’attaque sans ligne de vue
    .sentence = Une figurine ne peut prendre pour cible d’un tir ou d’une charge qu’un ennemi qu’elle voit.
rule-col-los-04 = Des figurines dans la ligne de vue
    .sentence = Le décor cache la vue, les marqueurs et jetons jamais ; une option décide si les figurines la cachent.
rule-col-los-05 = Seuls les ennemis sont des cibles
    .sentence = Tir, Charge et Surveillance visent des ennemis ; seuls un Rayon ou une poussée touchent des amis.
rule-col-los-06 = Comment la vue se calcule
    .sentence = L’œil vise 100 points de la cible : une seule ligne libre donne la vue, les lignes bloquées le couvert.

## Confrontations

rule-col-conf-01 = Quand il y a confrontation
    .sentence = Tirs, combats rapprochés et chutes se règlent carte contre carte, en confrontation.
rule-col-conf-02 = Les dix étapes
    .sentence = L’attaquant pioche, place, modifie, puis le défenseur ; on révèle, remplace, compare et nettoie.
rule-col-conf-03 = Étape 1 : l’attaquant pioche
    .sentence = L’attaquant pioche en secret autant de cartes que l’arme a de tirs ou la figurine d’attaques.
rule-col-conf-04 = Étape 2 : l’attaquant place
    .sentence = L’attaquant pose ses cartes face cachée dans l’ordre qu’il veut, une par colonne.
rule-col-conf-05 = Étape 3 : total des modificateurs
    .sentence = Les modificateurs d’un camp forment un seul total, qui compte une fois pour toute la confrontation.
rule-col-conf-06 = Étape 3 : répartir le total
    .sentence = Le total se répartit librement : tout sur une carte, ou un peu sur plusieurs.
rule-col-conf-07 = Comment une part se montre
    .sentence = La carte glisse vers le haut de sa colonne pour un bonus, vers le bas pour un malus, jusqu’au chiffre de sa part.
rule-col-conf-08 = Pas de valeur sous 0
    .sentence = Aucun modificateur ne fait descendre une carte sous 0.
rule-col-conf-09 = Réussite et Échec ne sont jamais modifiés
    .sentence = Les modificateurs ne comptent pas pour les cartes Réussite et Échec.
rule-col-conf-10 = Rien que des cartes spéciales : le total est perdu
    .sentence = Un camp qui n’a que des Réussites et des Échecs perd ses modificateurs pour cette confrontation.
rule-col-conf-11 = Répartitions permises
    .sentence = Les parts vont aux cartes chiffrées, ont le signe du total et l’épuisent, sans mener une carte sous 0.
rule-col-conf-12 = Les modificateurs s’imposent
    .sentence = Tout modificateur dont la condition est remplie compte, et personne ne peut y renoncer.
rule-col-conf-13 = Étape 4 : le défenseur pioche
    .sentence = Le défenseur pioche en secret autant de cartes que l’attaquant.
rule-col-conf-14 = Étape 5 : le défenseur place
    .sentence = Le défenseur pose ses cartes face cachée dans l’ordre qu’il veut, une devant chaque carte adverse.
rule-col-conf-15 = Étape 6 : modificateurs du défenseur
    .sentence = Le défenseur additionne et répartit ses modificateurs selon les mêmes règles que l’attaquant.
rule-col-conf-16 = Étape 7 : révéler
    .sentence = Toutes les cartes du plateau sont retournées ensemble.
rule-col-conf-17 = Étape 8 : jouer des cartes de la main
    .sentence = Dès l’attaquant, on couvre ou on passe, jusqu’à ce que les deux passent ; une option dit combien de cartes à la fois.
rule-col-conf-18 = Étape 8 : combien de remplacements
    .sentence = Une option décide combien de fois un joueur peut couvrir ses cartes dans une confrontation.
rule-col-conf-19 = Étape 8 : les remplaçantes restent cachées
    .sentence = Les cartes de la main couvrent face cachée et se retournent quand les deux joueurs ont passé.
rule-col-conf-20 = Étape 8 : un remplacement est définitif
    .sentence = La carte qui couvre compte même si elle est plus basse, et reprend la part de sa colonne.
rule-col-conf-21 = Une carte spéciale ne laisse pas de part
    .sentence = Une carte chiffrée qui remplace une Réussite ou un Échec n’a aucune part des modificateurs.
rule-col-conf-22 = Confrontations fermées
    .sentence = En confrontation aussi, une carte d’une pioche fermée ne peut pas être couverte.
rule-col-conf-23 = Étape 9 : touché ou raté
    .sentence = Une colonne est une touche si l’attaquant y dépasse le défenseur ; à égalité, c’est raté.
rule-col-conf-24 = Un Échec vaut moins que 0
    .sentence = Un Échec est sous une carte réduite à 0 : toute carte chiffrée de l’attaquant touche contre lui.
rule-col-conf-25 = Carte Réussite
    .sentence = Une Réussite bat tout sauf une autre Réussite ; Réussite contre Réussite, c’est raté.
rule-col-conf-26 = Carte Échec
    .sentence = L’Échec est la carte la plus faible : celui de l’attaquant rate toujours.
rule-col-conf-27 = Une Réussite crée une attaque
    .sentence = Chaque Réussite de l’attaquant ajoute une colonne, avec une carte de plus pour chaque camp.
rule-col-conf-28 = Une Réussite bloquée en crée une aussi
    .sentence = La Réussite de l’attaquant crée une attaque même si une Réussite du défenseur l’arrête.
rule-col-conf-29 = Colonnes créées sans modificateurs
    .sentence = Aucun camp n’a de modificateurs dans une colonne créée.
rule-col-conf-30 = Déroulement des colonnes créées
    .sentence = Après l’étape 8, on pioche, place, révèle et couvre les nouvelles colonnes, tant qu’une Réussite y paraît.
rule-col-conf-31 = Quelles Réussites créent une attaque
    .sentence = Seule une Réussite visible après l’étape 8 crée une attaque : jouée de la main oui, couverte non.
rule-col-conf-32 = La Réussite du défenseur ne crée rien
    .sentence = Une Réussite du défenseur fait rater sa colonne, mais ne crée pas d’attaque.
rule-col-conf-33 = Étape 10 : nettoyer le plateau
    .sentence = À la fin, toutes les cartes du plateau, même couvertes, vont à la défausse de leur joueur.
rule-col-conf-34 = Ordre de la défausse
    .sentence = On défausse depuis la gauche de l’attaquant, les couvertes d’abord, après les cartes des sauvegardes.
rule-col-conf-35 = L’attaquant tient le rôle du joueur actif
    .sentence = En confrontation, l’attaquant a le rôle du joueur actif, quelle que soit l’activation en cours.
rule-col-conf-36 = Touches sans attaquant
    .sentence = Chute, dysfonctionnement ou choc : une carte en pioche fermée par camp ; l’adversaire pioche pour le danger.
rule-col-conf-37 = Taille du Plateau de Confrontation
    .sentence = Le plateau a autant de colonnes qu’il en faut, et une part peut être de toute grandeur.
rule-col-conf-38 = La répartition est publique
    .sentence = Les deux joueurs voient une part dès qu’elle est fixée, les cartes étant encore cachées.
rule-col-conf-39 = Confrontation en pioche fermée
    .sentence = L’étape 8 est sautée si aucune carte ne peut être couverte ; placer et répartir restent libres.

## Chances

rule-col-odds-01 = Cartes connues et inconnues
    .sentence = Pour les chances, toute carte déjà vue est retenue ; les autres viennent du reste, dans un ordre au hasard.
rule-col-odds-02 = Chances sans cartes de la main
    .sentence = Chaque camp place et répartit au mieux des touches attendues, et personne ne joue de carte de sa main.
rule-col-odds-03 = Chances avec sa propre main
    .sentence = Celui qui demande couvre au mieux avec sa main ; l’autre ne joue aucune carte de la sienne.
