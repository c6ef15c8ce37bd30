# Les mots des règles de Collision, des actions spéciales aux campagnes et aux règles des armes, en français.

## Actions spéciales et compétences

rule-col-special-01 = Action spéciale
    .sentence = Une action spéciale inscrite sous son propre titre sur une carte de personnage ou d’objet coûte une action.
rule-col-special-02 = Capacités sans titre
    .sentence = Une capacité sans titre ni symbole d’action ne coûte aucune action et agit toujours.
rule-col-special-03 = Jetons de Compétence
    .sentence = Si la compétence le demande, un jeton de Compétence près de la figurine montre qu’elle est active.
rule-col-special-04 = Durée d’un jeton de Compétence
    .sentence = Un jeton de Compétence reste jusqu’à sa fin prévue, un jeton Neutralisation ou la sortie du jeu de la figurine.

## Retour au combat !

rule-col-back-01 = Retour au combat !
    .sentence = L’action retire à la figurine exactement un jeton Enrayage ou Neutralisation, au choix de son joueur.
rule-col-back-02 = Exemple : un jeton de chaque sorte
    .sentence = Qui a un jeton de chacune des deux sortes n’en perd qu’un par action ; l’autre reste.
rule-col-back-03 = Deux fois dans une activation
    .sentence = L’action peut être faite deux fois par activation et retire alors deux jetons ; la Précipitation n’y change rien.

## Enrayage et dysfonctionnement

rule-col-jam-01 = Jeton Enrayage
    .sentence = Une figurine dont l’arme de tir s’enraye reçoit un jeton Enrayage.
rule-col-jam-02 = Effet d’un Enrayage
    .sentence = Tant qu’elle garde un jeton Enrayage, une figurine ne peut pas tirer.
rule-col-jam-03 = L’Enrayage concerne la figurine
    .sentence = Un jeton Enrayage interdit tout tir, même en Surveillance, mais pas la Charge ; s’il y en a deux, les deux doivent partir.
rule-col-jam-04 = D’où viennent les jetons Enrayage
    .sentence = Les jetons Enrayage viennent des Échecs au tir et de la règle Recharger.
rule-col-jam-05 = Quand un nouvel Enrayage est un dysfonctionnement
    .sentence = Un nouvel Enrayage cause un dysfonctionnement ; une option dit quels Enrayages comptent.
rule-col-jam-06 = Dysfonctionnement de l’arme
    .sentence = Quand son arme subit un dysfonctionnement, la figurine prend une touche +0 RC.
rule-col-jam-07 = Enrayages suivants et limite de jetons
    .sentence = Le jeton arrive, la limite s’applique, puis vient la touche du dysfonctionnement, même si ce jeton n’est pas gardé.

## Figurines neutralisées

rule-col-pin-01 = Effet de la Neutralisation
    .sentence = Une figurine qui a un jeton Neutralisation ne peut faire ni Mouvement ni Charge tant qu’il n’est pas retiré.
rule-col-pin-02 = Ce que peut faire une figurine neutralisée
    .sentence = Une figurine neutralisée ne peut même pas tourner ; elle peut agir sans bouger, être repoussée et chuter.
rule-col-pin-03 = La Neutralisation retire les jetons de Compétence
    .sentence = Une figurine qui reçoit un jeton Neutralisation perd aussitôt tous ses jetons de Compétence.

## Nombre maximum de jetons

rule-col-maxtok-01 = Limite des jetons Enrayage et Neutralisation
    .sentence = Une figurine ne garde qu’un nombre limité de jetons Enrayage et Neutralisation ; une option dit comment on les compte.
rule-col-maxtok-02 = Quel ennemi choisit
    .sentence = L’adversaire de la figurine choisit, jeton par jeton ; même non gardée, une Neutralisation retire les compétences.

## Actions gratuites

rule-col-free-01 = Actions gratuites
    .sentence = Rechercher du butin et ramasser un objet sont gratuits : cela accompagne une action et ne compte pas dans les deux.
rule-col-free-02 = Nombre d’actions gratuites
    .sentence = Chaque action permet au plus une action gratuite : deux actions et deux gratuites par activation.
rule-col-free-03 = Comptées par activation
    .sentence = Les actions, gratuites ou non, se comptent par activation et non par tour.
rule-col-free-04 = Une action gratuite en accompagne une autre
    .sentence = Une action gratuite se place juste avant ou juste après son action ; placée avant, elle oblige à faire cette action.

## Butin

rule-col-loot-01 = Recherche de butin
    .sentence = Au contact d’un marqueur de butin, une figurine peut le fouiller gratuitement : son joueur pioche une carte en main.
rule-col-loot-02 = Le marqueur se déplace
    .sentence = Un marqueur de butin fouillé est aussitôt replacé dans un nouveau quartier tiré au hasard.
rule-col-loot-03 = Ce qu’est un nouveau quartier
    .sentence = Une option dit si un marqueur fouillé peut revenir dans le quartier qu’il vient de quitter.
rule-col-loot-04 = Piocher le quartier
    .sentence = Le joueur actif pioche une carte ; son chiffre, de 1 à 8, désigne le quartier compté depuis son côté.
rule-col-loot-05 = La carte du quartier peut être remplacée
    .sentence = C’est une pioche normale : une carte de la main peut la remplacer une fois, même celle qu’on vient de trouver.
rule-col-loot-06 = Quartier déjà occupé
    .sentence = Si le quartier a déjà un marqueur de butin, on prend le premier qui n’en a pas dans le sens horaire ; après 8 vient 1.
rule-col-loot-07 = Le joueur inactif le place
    .sentence = Le joueur inactif pose le marqueur où il veut dans le quartier, hors des zones de déploiement et à l’écart des figurines.
rule-col-loot-08 = Échec pour le quartier
    .sentence = Sur un Échec, le joueur inactif choisit un quartier sans marqueur, le centre compris, et l’endroit exact.
rule-col-loot-09 = Réussite pour le quartier
    .sentence = Sur une Réussite, un joueur choisit un quartier sans marqueur et l’endroit ; une option dit lequel des deux.
rule-col-loot-10 = Plus de quartier libre ou plus de place
    .sentence = Un quartier sans place est sauté ; si aucun des huit ne va, c’est le centre, à défaut le marqueur quitte la partie.
rule-col-loot-11 = Contact, taille et niveau des marqueurs de butin
    .sentence = Un marqueur de butin (disque de 1″) est tout entier dans son quartier, où l’on peut tenir ; on le touche au même niveau.
rule-col-loot-12 = Zones de déploiement et butin
    .sentence = Dans toutes les missions, le butin reste hors des zones de 6″ le long des bords des deux joueurs.

## Objets à ramasser

rule-col-pick-01 = Ramasser un objet
    .sentence = Une figurine dont le socle touche un objet à ramasser peut le prendre par une action gratuite.
rule-col-pick-02 = Objets portés
    .sentence = Un objet ramassé quitte la table ; la figurine le porte désormais.
rule-col-pick-03 = Objet d’une figurine retirée
    .sentence = Si sa porteuse est retirée du jeu, l’objet est posé là où elle se tenait.
rule-col-pick-04 = Ni lâcher ni donner volontairement
    .sentence = On ne lâche ni ne donne un objet par choix ; forcée hors de la table, la porteuse le laisse au bord.
rule-col-pick-05 = Nombre d’objets portés
    .sentence = Le nombre d’objets de la carte ne limite pas ceux trouvés sur la table ; seule la mission le fait.
rule-col-pick-06 = Objets lourds
    .sentence = Une figurine qui porte un objet lourd ne se déplace et ne charge que de moitié.
rule-col-pick-07 = Le détail de la moitié
    .sentence = MOV, distance et portée de charge sont divisés par deux sans arrondi, une seule fois ; pas les mouvements subis.

## Phase de regroupement

rule-col-regroup-01 = Regroupement : retour des PA
    .sentence = Quand les deux joueurs ont terminé, chacun remet tous ses PA utilisés dans sa réserve d’activation.
rule-col-regroup-02 = Regroupement : jetons Surveillance
    .sentence = Les jetons Surveillance qui n’ont pas servi s’en vont.
rule-col-regroup-03 = Regroupement : tour suivant
    .sentence = Après le regroupement, le tour suivant commence par sa phase de départ.
rule-col-regroup-04 = Points en fin de tour
    .sentence = Les points de fin de tour se marquent en dernier dans le regroupement ; puis on vérifie si la partie finit.

## Bandes

rule-col-gang-01 = Limite en éclats
    .sentence = Les joueurs conviennent d’une limite en éclats, et chacun choisit figurines et objets jusque-là.
rule-col-gang-02 = Partie moyenne : 400 éclats
    .sentence = Sauf accord contraire, la limite est de 400 éclats, soit cinq ou six figurines.
rule-col-gang-03 = Valeur d’une bande
    .sentence = Une bande vaut la somme des éclats de ses figurines et objets et ne doit pas dépasser la limite.
rule-col-gang-04 = Éclats non dépensés
    .sentence = Il est permis de ne pas dépenser tous ses éclats.
rule-col-gang-05 = Bande minimum, mélange, chefs
    .sentence = Une bande a au moins trois figurines, toutes du même symbole, et un Chef au plus ; les doublons sont libres.

## Cartes objets

rule-col-item-01 = Cartes objets
    .sentence = Un personnage peut porter des objets en plus : une autre arme, des munitions, une armure, du matériel.
rule-col-item-02 = Limite d’objets
    .sentence = La carte de personnage dit combien d’objets, et de quels genres, le personnage peut porter.
rule-col-item-03 = Les objets utilisés
    .sentence = Les objets sont ceux de notre propre arsenal ; chacun prend un emplacement, et une figurine n’a qu’une armure au plus.
rule-col-item-04 = Modificateurs des objets
    .sentence = Les modificateurs d’un objet s’ajoutent aux caractéristiques de son porteur.
rule-col-item-05 = Armure comme objet
    .sentence = Une armure portée comme objet donne une valeur d’armure à côté de celle de la carte.
rule-col-item-06 = Armes comme objets
    .sentence = Une arme portée comme objet s’utilise comme une arme de la carte.
rule-col-item-07 = Règles spéciales des objets
    .sentence = Une règle spéciale d’un objet est une règle spéciale de son porteur.

## Choix de la mission

rule-col-mission-01 = Choisir la mission
    .sentence = Les joueurs choisissent une mission ensemble, ou une carte de Pouvoir en décide.
rule-col-mission-02 = Table des missions
    .sentence = Échec, 1 et 2 donnent la Chasse au Collision, 3 à 6 l’Embuscade, 7, 8 et Réussite la Domination.
rule-col-mission-03 = La mission précède la mise en place
    .sentence = La mission est connue avant la mise en place : elle peut ajouter des étapes et dit comment on gagne.
rule-col-mission-04 = Missions personnelles
    .sentence = Les joueurs peuvent écrire leurs missions s’ils s’accordent d’avance sur les règles ajoutées.
rule-col-mission-05 = La pioche de la mission
    .sentence = La carte de mission est une pioche fermée dans le paquet d’un joueur au hasard ; on la montre et on la remélange.

## Mise en place

rule-col-setup-01 = Ordre de la mise en place
    .sentence = Bandes, mission, table et décors, butin, plateaux avec paquets et PA, déploiement ; puis le premier tour.
rule-col-setup-02 = Taille de la table
    .sentence = La table est carrée et divisée en neuf quartiers égaux ; une option dit quelle est sa taille.
rule-col-setup-03 = Placer les décors
    .sentence = Les joueurs placent les décors comme il leur convient, ou un élément chacun à tour de rôle.
rule-col-setup-04 = Marqueurs de butin au départ
    .sentence = Tous les marqueurs de butin se placent comme l’indique le plan de déploiement de la mission.
rule-col-setup-05 = Place du butin au départ
    .sentence = Quatre marqueurs de butin, un par quartier d’angle, ou à l’endroit utilisable le plus proche si un décor gêne.
rule-col-setup-06 = Plateaux
    .sentence = Le plateau de Confrontation est à portée des deux joueurs, et les deux tableaux de bord sont à leur vue.
rule-col-setup-07 = Paquet et points d’activation
    .sentence = Chaque joueur mélange son paquet et met dans sa réserve 2 PA par figurine, plus celui du Chef.
rule-col-setup-08 = Déploiement sur un décor
    .sentence = Une figurine peut se déployer sur tout décor de sa zone où elle peut tenir debout.
rule-col-setup-09 = À 6″ du bord
    .sentence = Au déploiement, tout le socle est à 6″ au plus du bord de son joueur ; pour les points, c’est son centre qui compte.
rule-col-setup-10 = Ce qui est public sur les tableaux de bord
    .sentence = PA, nombre de cartes (pioche, main, défausse) et dessus de la défausse sont publics ; les mises restent secrètes.

## Victoire

rule-col-win-01 = Points de victoire égaux
    .sentence = À points de victoire égaux, la partie est nulle et personne n’a l’expérience de la victoire.
rule-col-win-02 = Plus de figurines
    .sentence = Un camp sans figurines perd aussitôt la partie ; si les deux n’en ont plus, les points décident.

## Mission : Chasse au Collision

rule-col-hunt-01 = Chasse au Collision : marqueurs de Collision
    .sentence = Trois marqueurs de Collision sont placés au milieu de la table.
rule-col-hunt-02 = Chasse au Collision : places exactes
    .sentence = Les marqueurs de Collision, de 1″, sont au centre des trois quartiers à mi-chemin entre les bords de déploiement.
rule-col-hunt-03 = Chasse au Collision : qui est premier
    .sentence = Chaque joueur pioche une carte ; qui a la plus haute décide d’être premier ou non ; à égalité, on repioche.
rule-col-hunt-04 = Chasse au Collision : déploiement
    .sentence = Le premier joueur choisit un bord et se déploie à 6″ au plus ; puis l’autre se déploie au bord opposé.
rule-col-hunt-05 = Premier veut dire premier à se déployer
    .sentence = Être premier décide du déploiement et d’une première mise égale, pas de la première activation.
rule-col-hunt-06 = Chasse au Collision : durée
    .sentence = La partie dure quatre tours, ou moins si un camp n’a plus de figurines sur la table.
rule-col-hunt-07 = Chasse au Collision : points du transport
    .sentence = À la fin de chaque tour, un joueur qui porte un marqueur de Collision marque 3 points de victoire.
rule-col-hunt-08 = Chasse au Collision : plusieurs marqueurs portés
    .sentence = Une option dit si porter plusieurs marqueurs de Collision vaut plus qu’en porter un.
rule-col-hunt-09 = Chasse au Collision : points des pertes
    .sentence = À la fin de chaque tour, un joueur marque 1 point de victoire par figurine ennemie tuée pendant ce tour.
rule-col-hunt-10 = Chasse au Collision : victoire
    .sentence = Le plus de points de victoire l’emporte ; un joueur dont l’adversaire n’a plus de figurines gagne d’office.
rule-col-hunt-11 = Chasse au Collision : porter les marqueurs
    .sentence = Les marqueurs de Collision se ramassent ; ce sont des objets lourds, et une figurine n’en porte qu’un.
rule-col-hunt-12 = Chasse au Collision : expérience
    .sentence = +4 pour avoir joué, +1 par ennemi tué, +1 par marqueur de Collision contrôlé à la fin, +1 pour la victoire.
rule-col-hunt-13 = Chasse au Collision : contrôler un marqueur
    .sentence = Un marqueur de Collision est contrôlé par le joueur dont une figurine le porte ; posé sur la table, il n’est à personne.
rule-col-hunt-14 = Chasse au Collision : gain
    .sentence = Chaque joueur reçoit 30 éclats ; le gagnant pioche trois fois sur la table d’exploration, le perdant deux.

## Mission : Embuscade

rule-col-ambush-01 = Embuscade : décors
    .sentence = Les décors se placent comme d’habitude ; la mission n’a pas de marqueurs à elle.
rule-col-ambush-02 = Embuscade : rôles
    .sentence = Chaque joueur pioche une carte ; qui a la plus haute choisit d’attaquer ou de défendre ; à égalité, on repioche.
rule-col-ambush-03 = Embuscade : déploiement
    .sentence = L’attaquant choisit un bord et se déploie à 6″ au plus ; le défenseur arrivera plus tard par le bord opposé.
rule-col-ambush-04 = Embuscade : durée
    .sentence = La partie dure quatre tours, ou moins si un camp n’a plus de figurines sur la table.
rule-col-ambush-05 = Embuscade : points du défenseur
    .sentence = À la fin, le défenseur marque 2 points de victoire par figurine à lui dans la zone ; une option dit laquelle.
rule-col-ambush-06 = Embuscade : points de l’attaquant
    .sentence = Chaque figurine du défenseur tuée rapporte 1 point de victoire à l’attaquant.
rule-col-ambush-07 = Embuscade : sortir par le bord de l’attaquant
    .sentence = Une figurine du défenseur dont le Mouvement atteint ce bord peut sortir pour de bon ; une option dit ce que cela rapporte.
rule-col-ambush-08 = Embuscade : victoire
    .sentence = Le plus de points l’emporte, ou le seul camp restant ; les défenseurs sortis par le bord adverse comptent comme présents.
rule-col-ambush-09 = Embuscade : le défenseur commence sans figurines
    .sentence = Les défenseurs à venir comptent comme présents ; si tous sont morts ou sortis (au moins un sorti), les points décident.
rule-col-ambush-10 = Embuscade : arrivée
    .sentence = Le défenseur peut activer une figurine pas encore arrivée ; sa première action est un Mouvement depuis son bord.
rule-col-ambush-11 = Embuscade : mesurer l’arrivée
    .sentence = Le socle part de l’extérieur, contre le bord, et finit tout entier sur la table ; seule la fin déclenche la Surveillance.
rule-col-ambush-12 = Embuscade : PA et arrivées tardives
    .sentence = Le défenseur a les PA de toute sa bande dès le tour 1 ; on arrive à tout tour, et qui n’arrive jamais ne rapporte rien.
rule-col-ambush-13 = Embuscade : expérience
    .sentence = +4 pour avoir joué, +1 par ennemi tué, +1 par défenseur sorti par le bord de l’attaquant, +1 pour la victoire.
rule-col-ambush-14 = Embuscade : à qui va l’expérience des sorties
    .sentence = L’expérience des figurines sorties par le bord de l’attaquant va au défenseur.
rule-col-ambush-15 = Embuscade : gain
    .sentence = Chaque joueur reçoit 30 éclats ; le gagnant pioche trois fois sur la table d’exploration, le perdant deux.

## Mission : Domination

rule-col-dom-01 = Domination : décors et déploiement
    .sentence = La plus haute carte décide qui choisit un bord et se déploie d’abord, à 6″ au plus ; l’autre se déploie en face.
rule-col-dom-02 = Domination : durée
    .sentence = La partie dure quatre tours, ou moins si un camp n’a plus de figurines sur la table.
rule-col-dom-03 = Domination : points
    .sentence = À la fin de la partie, chaque joueur marque 1 point de victoire par quartier qu’il contrôle.
rule-col-dom-04 = Domination : contrôle d’un quartier
    .sentence = Les neuf quartiers comptent ; une option dit quelles figurines en donnent le contrôle.
rule-col-dom-05 = Domination : victoire
    .sentence = Le plus de points de victoire l’emporte ; un joueur dont l’adversaire n’a plus de figurines gagne d’office.
rule-col-dom-06 = Domination : expérience
    .sentence = +4 pour avoir joué, +1 par quartier contrôlé à la fin, +1 pour la victoire ; rien pour les ennemis tués.
rule-col-dom-07 = Domination : gain
    .sentence = Chaque joueur reçoit des éclats et pioche sur la table d’exploration ; une option dit combien.

## Campagnes

rule-col-camp-01 = Les règles de campagne sont facultatives
    .sentence = L’expérience et les gains ne comptent que si les parties forment une campagne.
rule-col-camp-02 = L’expérience appartient à la bande
    .sentence = Les points d’expérience vont à la bande, en une seule réserve, et non aux figurines.
rule-col-camp-03 = Ennemis tués et expérience
    .sentence = Les pertes qui comptent pour la victoire comptent pour l’expérience, une fois par figurine ennemie et par partie.
rule-col-camp-04 = Gain après un match nul
    .sentence = Après un match nul, chacun pioche deux fois sur la table d’exploration, là où la victoire en déciderait.
rule-col-camp-05 = Usage des éclats gagnés
    .sentence = Les éclats vont dans la réserve de la bande et achètent figurines et objets entre les parties ; rien ne se revend.
rule-col-camp-06 = Piocher sur la table d’exploration
    .sentence = Après la partie, chacun mélange tout son paquet et pioche, cartes fermées, une à une ; chaque carte donne un résultat.
rule-col-camp-07 = La table d’exploration
    .sentence = Notre table : Échec perd 5 éclats, 1 ne donne rien, les autres donnent 5 à 25 éclats, ou autre chose pour 6 et 7.
rule-col-camp-08 = Ce qu’achète l’expérience
    .sentence = 5 points donnent +1 en AGI, RC, CC, DEF ou INT, 8 en MOV, ATT ou WND : une fois chacune, deux progrès par figurine.
rule-col-camp-09 = Figurines tuées entre les parties
    .sentence = Une pioche fermée par figurine tuée : Échec, elle meurt ; 1 ou 2, elle manque la prochaine partie ; sinon elle guérit.
rule-col-camp-10 = Fin d’une campagne
    .sentence = Une campagne dure un nombre convenu de parties, 6 d’habitude ; comptent les victoires, puis l’expérience, puis la valeur.

## Règles spéciales

rule-col-sr-01 = Où trouver les règles spéciales
    .sentence = Les règles spéciales que la carte n’explique pas sont celles du livre de règles.

## Rayon

rule-col-beam-01 = Rayon : la ligne
    .sentence = Une arme à Rayon tire en ligne droite jusqu’à sa portée maximale et touche toute figurine sous cette ligne.
rule-col-beam-02 = Rayon : une confrontation par figurine
    .sentence = Chaque figurine touchée par le rayon a sa propre confrontation.
rule-col-beam-03 = Rayon : géométrie
    .sentence = La ligne va dans l’arc frontal et touche les socles croisés, à portée et en vue ; il faut au moins un ennemi touché.
rule-col-beam-04 = Rayon : ordre, cartes et enrayages
    .sentence = La plus proche d’abord, chacune avec toutes les cartes et ses modificateurs ; seule la mort du tireur arrête la suite.
rule-col-beam-05 = Rayon : figurines amies
    .sentence = Le rayon touche aussi les amis : leur joueur défend, l’adversaire pioche l’attaque, et toutes les pioches sont fermées.

## Lourd et Stabilité

rule-col-heavy-01 = Arme Lourde
    .sentence = Une arme Lourde interdit d’attaquer après un Mouvement ; une option dit quelles attaques de la figurine.
rule-col-heavy-02 = Ce qui compte comme avoir bougé
    .sentence = Mouvement, rotation, arrivée ou charge comptent jusqu’à la prochaine activation ou la fin du tour ; être repoussé, non.
rule-col-steady-01 = Stabilité
    .sentence = Une figurine qui a bougé avant de tirer avec une arme à Stabilité a −1 RC.

## Chef, À découvert, Parer

rule-col-leader-01 = Chef
    .sentence = Une figurine avec Chef apporte à son joueur 1 PA de plus avant la partie.
rule-col-nocover-01 = À découvert
    .sentence = Face à une arme À découvert, la cible n’a aucun bonus de DEF pour le couvert dans cette confrontation.
rule-col-parry-01 = Parer
    .sentence = Une figurine avec Parer a +1 DEF dans la confrontation quand elle est chargée.
rule-col-parry-02 = Parer grâce à une arme
    .sentence = Parer peut venir de la carte, d’un objet ou d’une arme ; c’est +1 une seule fois, en plus du bonus de Surveillance.

## Repousser

rule-col-push-01 = Repousser (n)
    .sentence = Une figurine blessée par un attaquant avec Repousser (n) recule de n pouces, droit à l’opposé de lui.
rule-col-push-02 = Exemple : Repousser (1)
    .sentence = Repousser (1) déplace la figurine blessée de 1″, droit à l’opposé de l’attaquant.
rule-col-push-03 = Repoussée contre un obstacle
    .sentence = Une figurine repoussée contre un obstacle s’arrête là et prend une touche +0 CC.
rule-col-push-04 = Repoussée contre une figurine
    .sentence = Une figurine repoussée contre une autre s’arrête là, et les deux prennent une touche +0 CC.
rule-col-push-05 = Repoussée dans le vide
    .sentence = Une figurine repoussée d’un bâtiment ou d’un décor chute et subit les dégâts de la chute.
rule-col-push-06 = Détails de la poussée
    .sentence = La poussée va de centre à centre des socles ; au bord du vide ou de la table, c’est le centre du socle qui décide.
rule-col-push-07 = Une figurine repoussée lâche ses objets
    .sentence = Avant d’être repoussée, la figurine lâche ce qu’elle porte ; le joueur actif le pose au contact de son socle.
rule-col-push-08 = Le lâcher en détail
    .sentence = Le joueur de l’attaquant pose tous les objets ramassés contre le socle, au même niveau ; les cartes objets restent.
rule-col-push-09 = Ce qui arrête une figurine repoussée
    .sentence = Un décor qui monte de plus de 1″ arrête une figurine repoussée ; marqueurs, objets et jetons, non.

## Recharger

rule-col-reload-01 = Recharger
    .sentence = Une figurine qui a attaqué avec une arme à Recharger reçoit un jeton Enrayage.
rule-col-reload-02 = Recharger et Échec ensemble
    .sentence = Le jeton de l’Échec vient d’abord, puis celui de Recharger ; une option dit si ce dernier cause un dysfonctionnement.

## Neutralisation (règle d’arme)

rule-col-supp-01 = Neutralisation : le choix
    .sentence = Une arme à Neutralisation permet, au lieu d’une attaque normale, une attaque de Neutralisation.
rule-col-supp-02 = Neutralisation : le bonus
    .sentence = Une attaque de Neutralisation a un bonus de un ; une option dit comment il compte.
rule-col-supp-03 = Neutralisation : des jetons, pas de blessures
    .sentence = Une attaque de Neutralisation donne des jetons Neutralisation au lieu de blessures, et ceux-ci retirent les compétences.
rule-col-supp-04 = Neutralisation : touches, armure, Repousser
    .sentence = Chaque touche donne un jeton ; ni sauvegarde d’armure ni Repousser à distance, et on choisit avant de piocher.
