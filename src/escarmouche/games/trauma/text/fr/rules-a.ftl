# Les mots des règles de Trauma, en français : dés, mesures, armées, préparation et phase de commandement.

## Ce qu’il faut pour jouer

rule-tra-comp-01 = Figurines au choix, profils fixés
    .sentence = Toute figurine de 25/32 mm environ convient, mais son profil est pris tel quel dans la liste d’armée.
rule-tra-comp-02 = Une carte par unité
    .sentence = Chaque unité du champ de bataille est représentée par une seule carte, et ce qui y est imprimé est sans effet.
rule-tra-comp-03 = Marqueurs
    .sentence = Des marqueurs peuvent indiquer l’état d’une unité et les ordres qu’elle détient.
rule-tra-comp-05 = États et ordres sont publics
    .sentence = États, ordres, lignes de structure, points contrôlés, PC, PR et PV sont connus des deux joueurs.
rule-tra-comp-04 = Deux camps
    .sentence = On joue à deux camps, chacun avec un joueur, une séquence d’activation et une réserve de PC.

## Les dés

rule-tra-dice-01 = Up : 1 ou 6
    .sentence = Tous les dés ont six faces, et un dé qui montre 1 ou 6 est un Up.
rule-tra-dice-02 = Down : 2, 3, 4 ou 5
    .sentence = Un dé qui montre 2, 3, 4 ou 5 est un Down.

## Les tests

rule-tra-test-01 = Deux sortes de tests
    .sentence = Un test est simple, donc sans difficulté, ou en opposition : un score actif contre une difficulté.
rule-tra-test-02 = Test simple
    .sentence = On lance autant de dés que le dit la règle ; chaque Up est une réussite, sauf si la règle l’inverse.
rule-tra-test-03 = Où servent les tests simples
    .sentence = L’initiative, la précision au corps à corps, le moral, le couvert et l’écrasement sont des tests simples.
rule-tra-test-04 = Test en opposition : score actif suffisant
    .sentence = Si le score actif dépasse la difficulté de 0, 1 ou 2, chaque Down est une réussite.
rule-tra-test-05 = Test en opposition : score actif trop faible
    .sentence = Si le score actif est inférieur à la difficulté de 1 ou 2, chaque Up est une réussite.
rule-tra-test-06 = Écart de 3 ou plus : résultat automatique
    .sentence = Avec 3 ou plus d’avantage tous les dés réussissent, et avec 3 ou plus de retard tous échouent.
rule-tra-test-07 = Chaque dé réussi compte
    .sentence = Un test en opposition donne le nombre de dés réussis ; il sert à la précision du tir et à la pénétration.
rule-tra-test-08 = Le seuil est à 3 exactement
    .sentence = Un écart de 3 exactement est déjà automatique, dans les deux sens et dans tout test en opposition.
rule-tra-test-09 = Un test automatique ne se lance pas
    .sentence = Un test automatique ne se lance pas : tous ses dés réussissent ou aucun, et rien ne peut être relancé.
rule-tra-test-10 = Tests sans dé
    .sentence = Un test sans dé n’a aucune réussite, et échoue s’il en faut une.
rule-tra-test-11 = Pas d’autre relance
    .sentence = On lance les dés une fois ; seules l’initiative à égalité et la précision ratée du tir appuyé se relancent.

## Les tailles

rule-tra-size-01 = Quatre tailles
    .sentence = Toute figurine est de petite taille, de taille moyenne, de taille large ou de grande taille.
rule-tra-size-02 = Petite taille
    .sentence = Une figurine de petite taille fait en général moins de 19 mm de haut.
rule-tra-size-03 = Taille moyenne
    .sentence = Une figurine de taille moyenne fait de 25 à 32 mm de haut, la taille la plus courante.
rule-tra-size-04 = Taille large
    .sentence = Une figurine de taille large, comme une exo-armure, est un peu plus haute ou plus volumineuse qu’une de taille moyenne.
rule-tra-size-05 = Grande taille
    .sentence = Une figurine de plus de 50 mm, le plus souvent un blindé, est en général de grande taille.
rule-tra-size-06 = Un corps type par taille
    .sentence = La taille figure au profil et donne à la figurine un cylindre droit pour corps, sauf indication de la liste.

## Les mesures

rule-tra-meas-01 = De bord de socle à bord de socle
    .sentence = Une distance se mesure entre les bords les plus proches des deux socles.
rule-tra-meas-02 = Éléments sans socle
    .sentence = Sans socle, la distance va jusqu’au bord le plus proche de l’élément lui-même.
rule-tra-meas-03 = Le chef d’unité sert de repère
    .sentence = Les mesures d’une unité, la Portée surtout, se prennent depuis son chef.
rule-tra-meas-04 = Deux unités de mesure
    .sentence = Les longueurs se donnent en centimètres ou en Portée, par pas de 10 cm comptés depuis 0.
rule-tra-meas-05 = De chef à chef, de figurine à figurine
    .sentence = Portée et unité la plus proche se mesurent de chef à chef, le Contact de toute figurine, les touches du chef tireur.
rule-tra-meas-06 = La hauteur compte
    .sentence = Une distance est une ligne droite dans l’espace entre les points les plus proches des deux socles.
rule-tra-meas-07 = On mesure librement
    .sentence = Chaque joueur peut tout mesurer à tout moment.

## Les Portées

rule-tra-range-01 = Contact : 2,5 cm au plus
    .sentence = Deux éléments distants de 2,5 cm au plus sont à Portée Contact.
rule-tra-range-02 = Les Portées
    .sentence = Au-delà du Contact, la Portée 0 va jusqu’à 10 cm, la Portée 1 jusqu’à 20, la 2 jusqu’à 30 et la 3 jusqu’à 40.
rule-tra-range-03 = Dix centimètres par pas
    .sentence = Les Portées continuent de même, une de plus tous les 10 cm, sans limite.
rule-tra-range-04 = Limites exactes
    .sentence = Les longueurs se comparent exactement, à 0,002 cm près en faveur de la valeur imprimée ; 10 cm est la Portée 1.
rule-tra-range-05 = Le Contact vaut 0
    .sentence = Partout où une Portée se compare à un nombre, le Contact vaut 0.

## Les armées

rule-tra-army-01 = Armée, sections, unités
    .sentence = Une armée a des sections, et chaque section 1 à 5 unités composées selon la liste d’armée.
rule-tra-army-02 = Infanterie
    .sentence = Tout combattant à pied est de l’infanterie, cavaliers et armures de combat compris.
rule-tra-army-03 = Rangs de l’infanterie
    .sentence = L’infanterie est irrégulière, régulière ou d’élite.
rule-tra-army-04 = Blindés
    .sentence = Toute machine assez grande pour un pilote est un blindé, et un blindé est toujours de grande taille.
rule-tra-army-05 = Rangs des blindés
    .sentence = Un blindé est recon, support ou lourd.
rule-tra-army-06 = Deux sens du mot section
    .sentence = Les groupes de 1 à 5 unités n’ont rien à voir avec la section d’assaut et la section de renfort.

## Les unités

rule-tra-unit-01 = Une unité agit d’un bloc
    .sentence = Une unité est toute d’infanterie ou toute de blindés et agit comme un seul corps.
rule-tra-unit-02 = Composition fixe
    .sentence = Une unité est composée avant la partie et ne change que par les pertes et les compétences.
rule-tra-unit-03 = Chef d’unité
    .sentence = Chaque unité a un chef reconnaissable, à partir duquel se mesure sa Portée.
rule-tra-unit-04 = Remplacer le chef
    .sentence = Quand le chef tombe, une autre figurine de l’unité prend sa place là où elle se trouve.
rule-tra-unit-05 = Qui prend la relève, et quand
    .sentence = Après les pertes et les soins, le propriétaire désigne le nouveau chef, un combattant ordinaire s’il en reste.
rule-tra-unit-06 = Spécialistes
    .sentence = Certaines unités peuvent compter des spécialistes, dont la compétence a un effet particulier.
rule-tra-unit-07 = Porteurs d’armes lourdes
    .sentence = Certaines unités peuvent compter des porteurs d’armes lourdes, pareils aux autres pour tout le reste.

## La formation

rule-tra-form-01 = À 10 cm du chef
    .sentence = En formation, chaque combattant est à 10 cm au plus du chef d’unité.
rule-tra-form-02 = Au Contact d’un camarade
    .sentence = En formation, chacun, chef compris, est à Portée Contact d’un autre membre de l’unité.
rule-tra-form-03 = Quand la formation est exigée
    .sentence = Une unité doit être en formation après chacun de ses déplacements et quand on la place.
rule-tra-form-04 = Unités d’une figurine
    .sentence = Une unité d’une seule figurine est toujours en formation.
rule-tra-form-05 = Pas de chaîne exigée
    .sentence = La formation se juge figurine par figurine, et deux groupes suffisent si chacune remplit les deux conditions.
rule-tra-form-06 = Les pertes ne rompent pas la formation
    .sentence = Des pertes ne désorganisent jamais une unité par sa formation, vérifiée seulement après son prochain déplacement.

## Les officiers

rule-tra-off-01 = Officiers
    .sentence = Un officier est un combattant de son unité avec un score de Commandement en plus.
rule-tra-off-02 = L’officier commande son unité
    .sentence = Un officier est le chef de l’unité dont il fait partie.
rule-tra-off-03 = Mort d’un officier
    .sentence = Le remplaçant d’un officier tombé mène l’unité sans Commandement, et elle n’a plus d’officier.
rule-tra-off-04 = Au moins un officier
    .sentence = Une armée compte au moins un officier.
rule-tra-off-05 = Un officier par unité
    .sentence = Une unité compte au plus un officier.

## Les profils

rule-tra-prof-01 = Profil d’un combattant
    .sentence = Un profil donne le nom et le type, le Mouvement, le Moral, l’Armure et le Commandement.
rule-tra-prof-02 = Profil d’une arme
    .sentence = Une arme a un nom, une Précision, une Cadence de feu, une Aire d’effet, une Force et des Dommages.
rule-tra-prof-03 = Compétences de la liste d’armée
    .sentence = Outre ses scores, un profil peut avoir des compétences données par la liste d’armée.
rule-tra-prof-04 = Exemple : un Marine
    .sentence = Un Marine a Mouvement 12, Moral 2, Armure 2, un fusil de Précision 4 et de Force 2, et un couteau de Force 1.
rule-tra-prof-05 = Armes de tir et de corps à corps
    .sentence = Une arme avec une Précision sert au tir, une arme sans Précision au corps à corps.
rule-tra-prof-06 = Armes à tir indirect
    .sentence = Une arme de tir avec une Aire d’effet ou le Verrouillage tire en indirect, toute autre en direct.
rule-tra-prof-07 = À chaque arme son usage
    .sentence = Une arme de tir ne fait que tirer, une arme de corps à corps ne fait que frapper.

## Les listes d’armée

rule-tra-list-01 = Contenu d’une liste d’armée
    .sentence = Une liste d’armée donne pour chaque type d’unité son profil, son effectif, son prix, son équipement et ses choix.
rule-tra-list-02 = Grades des officiers
    .sentence = Il y a trois grades : sous-officier, officier et officier supérieur, de Commandement 1, 2 et 3 pour autant de PA.
rule-tra-list-03 = Effectif des unités
    .sentence = Les irréguliers sont 8 ou 10, les réguliers 6 ou 8, l’élite 4 ou 5 ; un blindé est seul, un recon jusqu’à trois.
rule-tra-list-04 = Prix en points d’armée
    .sentence = Une unité coûte 2 à 8 PA selon son rang, et davantage avec effectif étendu, armes lourdes, spécialistes ou compétences.
rule-tra-list-05 = Armes de référence
    .sentence = Une table de quatorze armes, du couteau au canon électrique, sert à toutes les listes d’armée.
rule-tra-list-06 = Profils de référence
    .sentence = Huit profils, de la milice au marcheur lourd, donnent l’échelle du jeu.
rule-tra-list-07 = Armée de référence de 30 PA
    .sentence = L’armée de référence a cinq unités pour 24 PA en section d’assaut et deux pour 6 PA en renfort.
rule-tra-list-08 = Vérifier une liste
    .sentence = Une liste est permise si sections, officiers, total, renfort et chaque unité sont en règle ; les PA restants sont perdus.

## La préparation

rule-tra-prep-01 = Points et scénario
    .sentence = Les joueurs conviennent du nombre de PA et du scénario.
rule-tra-prep-02 = Listes et cartes
    .sentence = Chaque joueur compose son armée à partir d’une liste et prépare une carte par unité.
rule-tra-prep-03 = Section d’assaut
    .sentence = Les unités de la section d’assaut sont disponibles dès le premier tour.
rule-tra-prep-04 = Section de renfort
    .sentence = Toutes les autres unités attendent en section de renfort d’être achetées avec des PR.
rule-tra-prep-05 = La valeur de renfort est un minimum
    .sentence = La section de renfort doit valoir au moins ce que dit le scénario.
rule-tra-prep-06 = Formats courants
    .sentence = Les formats courants sont 30 PA dont 6 en renfort et 45 PA dont 11 en renfort.
rule-tra-prep-07 = Exemple : 8 PA de renfort
    .sentence = S’il faut 8 PA de renfort, 9 sont permis et 7 ne le sont pas.
rule-tra-prep-08 = Le total comprend les renforts
    .sentence = Sections d’assaut et de renfort ne coûtent pas ensemble plus que les PA convenus.
rule-tra-prep-09 = Quand le scénario n’en dit rien
    .sentence = Sans indication, le renfort est de 6 PA sur 30, de 11 sur 45, et sinon d’un cinquième du total, arrondi par défaut.
rule-tra-prep-10 = Officiers en renfort
    .sentence = Un officier peut être dans l’une ou l’autre section ; sans officier dans la séquence, pas de général en chef.
rule-tra-prep-11 = Listes publiques
    .sentence = Les deux listes et leurs sections sont montrées avant la partie ; seul l’ordre des cartes est caché.

## Le tour

rule-tra-turn-01 = Tours de jeu
    .sentence = La partie se joue en tours pendant lesquels les joueurs activent leurs unités en alternance.
rule-tra-turn-02 = Durée d’une partie
    .sentence = Une partie dure en général 6 tours, ou s’arrête dès que le scénario le dit.
rule-tra-turn-03 = Phases d’un tour
    .sentence = Un tour a trois phases : commandement, activation des unités, débriefing.
rule-tra-turn-04 = Le sixième tour met fin à la partie
    .sentence = Au plus tard, le débriefing du tour 6 termine la partie ; le plus de PV gagne, l’égalité est un match nul.

## La phase de commandement

rule-tra-cmd-01 = Étapes de la phase de commandement
    .sentence = Les étapes sont le recrutement, la séquence d’activation, le calcul des PC et l’initiative.
rule-tra-cmd-02 = Les deux joueurs ensemble
    .sentence = Les deux joueurs finissent une étape avant la suivante, et les choix cachés se font en même temps.

## Le recrutement

rule-tra-reinf-01 = Recruter
    .sentence = À cette étape seulement, les PR achètent des unités de sa propre section de renfort.
rule-tra-reinf-02 = Prix d’une recrue
    .sentence = Une unité coûte autant de PR que de PA, et l’on peut en recruter plusieurs à la fois.
rule-tra-reinf-03 = La carte rejoint les autres
    .sentence = La carte d’une unité recrutée se pose le même tour, et l’unité reste en réserve jusqu’à son entrée.
rule-tra-reinf-04 = Recrutement simultané
    .sentence = Les deux joueurs décident sans connaître le choix de l’autre, puis les deux choix sont montrés.
rule-tra-reinf-05 = Les PR restants sont gardés
    .sentence = Les PR non dépensés sont gardés pour les tours suivants.
rule-tra-reinf-06 = Pas de paiement échelonné
    .sentence = Une unité se paie en entier et en une fois.

## La séquence d’activation

rule-tra-seq-01 = Poser la séquence d’activation
    .sentence = Chaque joueur pose face cachée les cartes de ses unités disponibles, dans l’ordre où il veut les jouer.
rule-tra-seq-02 = L’ordre est figé
    .sentence = Une fois posé, l’ordre ne change que par l’option Déplacer la première carte.
rule-tra-seq-03 = Unités disponibles
    .sentence = On pose les cartes des unités sur la table, de celles d’assaut ou recrutées à entrer, et de celles qui reviennent.
rule-tra-seq-04 = Ce que voit l’adversaire
    .sentence = Le nombre de cartes cachées est connu de tous, leur ordre seulement de leur propriétaire.

## Le général en chef

rule-tra-gen-01 = Général en chef
    .sentence = L’officier du plus haut grade dans la séquence est général en chef ; son Commandement sert à l’initiative et aux PC.
rule-tra-gen-02 = Grades égaux
    .sentence = Entre officiers du même grade le plus élevé, le joueur désigne le général en chef.
rule-tra-gen-03 = Succession
    .sentence = Au général en chef tombé succède l’officier du plus haut grade encore en jeu.
rule-tra-gen-04 = Moment de la succession
    .sentence = Le successeur prend ses fonctions à la prochaine activation de son armée, sinon au débriefing.
rule-tra-gen-05 = Pas de changement de son vivant
    .sentence = Le général en chef ne change que si le précédent a été éliminé.
rule-tra-gen-06 = Armée sans commandant
    .sentence = Sans officier pour succéder, personne ne commande et le Commandement vaut 0.
rule-tra-gen-07 = Un grade supérieur arrivé plus tard
    .sentence = Un officier de plus haut grade arrivé plus tard ne remplace pas le général en fonction.
rule-tra-gen-08 = Pourvoir un poste vacant
    .sentence = Un poste vacant est pourvu au calcul des PC par le plus haut gradé de la séquence.
rule-tra-gen-09 = Officiers en jeu
    .sentence = Un officier peut succéder si son unité est sur la table, ou en réserve avec sa carte dans la séquence.
rule-tra-gen-10 = Entre mort et succession
    .sentence = Jusqu’à la relève l’armée n’a pas de général en chef, et une carte non payée n’y change rien.

## Les points de commandement

rule-tra-cp-01 = Points de commandement du tour
    .sentence = Un tour donne le Commandement du général en chef plus les cartes de la séquence, moins les unités désorganisées.
rule-tra-cp-02 = Les PC valent pour tout le tour
    .sentence = Les PC du tour restent acquis même si le général en chef meurt.
rule-tra-cp-03 = Les PC inutilisés sont perdus
    .sentence = Les PC qui restent à la fin du tour sont perdus.
rule-tra-cp-04 = Ce que paient les PC
    .sentence = Les PC paient dés d’initiative, activations, les trois options, salves décalées et ordres.
rule-tra-cp-05 = Jamais moins de 0
    .sentence = Les PC d’un tour ne descendent jamais sous 0.
rule-tra-cp-06 = Les PC sont publics
    .sentence = Les PC des deux joueurs et tous les paiements sont connus, les mises une fois montrées.
rule-tra-cp-07 = Payé en entier
    .sentence = Un coût se paie en entier et aussitôt avec ses propres PC, sinon rien n’est acheté.

## L’initiative

rule-tra-init-01 = Test d’initiative
    .sentence = Chaque joueur lance autant de dés que le Commandement de son général en chef, et chaque Up est une réussite.
rule-tra-init-02 = Miser des PC
    .sentence = Chaque PC misé ajoute un dé.
rule-tra-init-03 = Le gagnant choisit qui commence
    .sentence = Le joueur qui a le plus de réussites dit qui active une unité en premier.
rule-tra-init-04 = Réussites égales : le plus de dés gagne
    .sentence = À réussites égales, le joueur qui a lancé le plus de dés gagne.
rule-tra-init-05 = Égalité complète : on relance
    .sentence = À réussites et dés égaux, les deux relancent tous leurs dés, sans nouveau coût.
rule-tra-init-06 = Mises secrètes
    .sentence = Les deux joueurs misent en secret et en même temps, et la mise est dépensée quoi qu’il arrive.
rule-tra-init-07 = Aucun dé des deux côtés
    .sentence = Si personne n’a de dé, chacun en lance un gratuit jusqu’à ce qu’un Up rencontre un Down.
