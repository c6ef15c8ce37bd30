# Les mots des règles de Collision, en français : tours, activations, mouvement, tir, charge et surveillance.

## Le tour

rule-col-turn-01 = Quatre phases
    .sentence = Un tour compte quatre phases, dans cet ordre : départ, priorité, activation et regroupement.

## Phase de départ

rule-col-start-01 = Phase de départ
    .sentence = Au début d’un tour, les deux joueurs se préparent et piochent leurs cartes en main.
rule-col-start-02 = Trois cartes en main
    .sentence = À chaque phase de départ, chaque joueur prend en main les trois cartes du dessus de sa pioche.
rule-col-start-03 = Pioche simultanée
    .sentence = Les deux joueurs piochent en même temps, et décident d’un mulligan sans connaître le choix de l’autre.
rule-col-start-04 = Mulligan
    .sentence = Dans la première phase de départ seulement, un joueur peut échanger une fois ses trois cartes contre trois autres.
rule-col-start-05 = Où vont les cartes du mulligan
    .sentence = Les cartes écartées vont face visible à la défausse, dans l’ordre de pioche, avant de piocher les nouvelles.

## Phase de priorité

rule-col-prio-01 = Mise secrète
    .sentence = Chacun mise en secret autant de PA qu’il veut, même aucun ; on révèle ensemble, et la plus haute mise a la priorité.
rule-col-prio-02 = Ce que donne la priorité
    .sentence = Le gagnant de la priorité prend une carte de plus en main et désigne le premier joueur de la phase d’activation.
rule-col-prio-03 = Les mises sont dépensées
    .sentence = Les PA misés, par le gagnant comme par le perdant, vont à la réserve utilisée et sont perdus pour ce tour.
rule-col-prio-04 = Mises égales
    .sentence = À mises égales, une option décide qui passe en premier, et s’il reçoit aussi la carte en plus et le choix.
rule-col-prio-05 = Qui s’est déployé en premier dans une Embuscade
    .sentence = Dans une Embuscade, seul l’attaquant se déploie : il compte comme déployé en premier.
rule-col-prio-06 = Exemple : mises de 1 et de 2
    .sentence = Un joueur mise 1 PA et l’autre 2 PA : la mise de 2 gagne la priorité.

## Phase d’activation

rule-col-act-01 = Activations alternées
    .sentence = Les joueurs activent une figurine à tour de rôle : ses actions finies, l’autre joueur devient actif.
rule-col-act-02 = Payer une activation
    .sentence = Pour activer une figurine, on pose près d’elle 1 PA de sa réserve d’activation ; la réactiver coûte davantage.
rule-col-act-03 = Deux actions
    .sentence = Une figurine activée peut effectuer deux actions, dans l’ordre voulu.
rule-col-act-04 = Les six actions
    .sentence = Les actions sont Mouvement, Tir, Charge, Surveillance, Action spéciale et Retour au combat !
rule-col-act-05 = Tir visé
    .sentence = Une option décide s’il existe une septième action, le Tir visé : +1 RC pour le prochain Tir de l’activation.
rule-col-act-06 = Moins de deux actions
    .sentence = Les actions s’annoncent une à une, et l’activation peut finir après zéro, une ou deux d’entre elles.
rule-col-act-07 = Un joueur s’arrête avant l’autre
    .sentence = Quand un joueur ne peut plus activer, l’autre continue seul, figurine après figurine, avec les PA qui lui restent.
rule-col-act-08 = Fin de la phase d’activation
    .sentence = La phase finit quand les deux joueurs ont terminé, faute de PA ou par choix ; une option encadre ce choix.
rule-col-act-09 = La figurine activée est tuée
    .sentence = Si la figurine activée meurt, son activation cesse ; les actions restantes sont perdues et ses PA restent utilisés.

## Précipitation

rule-col-rush-01 = Action précipitée
    .sentence = Refaire la même action dans une activation est une Précipitation : −2 aux pioches de la figurine, pioches fermées.
rule-col-rush-02 = Où compte le −2
    .sentence = Le −2 compte une fois par total ou résultat, jamais sur Réussite ou Échec ; une option dit quelles pioches il touche.
rule-col-rush-03 = Pour qui les pioches sont fermées
    .sentence = Les pioches sont fermées pendant l’action précipitée, pas pour les tirs en Surveillance ; une option dit pour qui.
rule-col-rush-04 = Quand deux actions sont identiques
    .sentence = Deux actions du même nom sont identiques, quelle que soit l’arme ou la cible ; les gratuites ne sont jamais précipitées.
rule-col-rush-05 = Actions précipitées sans pioche
    .sentence = Une action précipitée où l’on ne pioche rien n’a pas d’inconvénient : un second Mouvement a tout son MOV.

## Activations multiples

rule-col-multi-01 = Réactiver une figurine
    .sentence = Une figurine peut être activée de nouveau dans le même tour, trois fois en tout au plus.
rule-col-multi-02 = Coût croissant
    .sentence = La première activation d’une figurine dans un tour coûte 1 PA, la deuxième 2 PA et la troisième 3 PA.
rule-col-multi-03 = Exemple : trois activations
    .sentence = Une figurine activée trois fois dans un tour a près d’elle 1 + 2 + 3 = 6 PA.
rule-col-multi-04 = Un nouveau compte à chaque tour
    .sentence = Les activations se comptent tour par tour : à chaque nouveau tour, la première coûte de nouveau 1 PA.

## Mouvement

rule-col-move-01 = Action de Mouvement
    .sentence = En un Mouvement, une figurine parcourt au plus son MOV en pouces, dans toute direction physiquement possible.
rule-col-move-02 = Orientation pendant un mouvement
    .sentence = Une figurine peut tourner librement pendant son mouvement, sans perdre de distance.
rule-col-move-03 = Tourner sur place
    .sentence = Tourner une figurine sans la déplacer utilise quand même une action de Mouvement.
rule-col-move-04 = Pas de sortie volontaire
    .sentence = Une figurine ne peut pas sortir du champ de bataille de son plein gré.
rule-col-move-05 = Sortie forcée
    .sentence = Une figurine qui sort du champ de bataille pour toute autre raison est hors jeu pour de bon.
rule-col-move-06 = Passer près d’autres figurines
    .sentence = En chemin, un socle peut en toucher un autre, jamais le chevaucher ; aucune distance n’est à garder avec l’ennemi.
rule-col-move-07 = Petites marches
    .sentence = Une marche de 1″ au plus se passe sans test ni surcoût ; un trou de 0,5″ au plus est ignoré.
rule-col-move-08 = Pas de corps-à-corps durable
    .sentence = Le contact des socles n’engage personne : ces figurines bougent, tirent, chargent et sont visées comme d’habitude.

## Escalade

rule-col-climb-01 = L’escalade fait partie du Mouvement
    .sentence = L’escalade est un Mouvement, seule ou avec de la marche ; pouces grimpés et marchés ne dépassent pas le MOV.
rule-col-climb-02 = Test d’escalade
    .sentence = Grimper à un mur ou en descendre demande un test 5+ AGI ; s’il est raté, la figurine lâche prise et chute.
rule-col-climb-03 = Escaliers et échelles
    .sentence = Escaliers et échelles s’empruntent sans test d’AGI.
rule-col-climb-04 = Pas de fin d’activation sur un mur
    .sentence = Une figurine ne peut pas finir son activation à mi-hauteur d’un mur ou d’une échelle.
rule-col-climb-05 = Exemple : MOV 4 et un mur de 3″
    .sentence = Avec MOV 4, 1″ jusqu’au mur et 3″ d’escalade mènent au sommet et épuisent l’action, si le test réussit.
rule-col-climb-06 = Quand et combien de fois tester
    .sentence = La hauteur s’annonce d’abord ; chaque escalade, franchissement ou saut a un test à son début, dans l’ordre du trajet.
rule-col-climb-07 = Finir une action sur un mur
    .sentence = Un Mouvement peut finir sur une échelle ou un mur si un second peut en dégager la figurine ; sinon, elle chute.
rule-col-climb-08 = Coût des escaliers et des échelles
    .sentence = Une échelle coûte sa hauteur, un escalier la longueur parcourue ; les deux comptent dans le MOV.

## Franchissement

rule-col-leap-01 = Franchir un vide
    .sentence = Un vide se franchit d’un bond, seul ou avec d’autres mouvements ; sa largeur compte, sans dépasser le MOV en tout.
rule-col-leap-02 = Test de franchissement
    .sentence = Un franchissement demande un test 5+ AGI ; s’il est raté, la figurine chute.
rule-col-leap-03 = Exemple : MOV 4 et un vide de 2″
    .sentence = Avec MOV 4, 1″ jusqu’au bord, 2″ de vide et 1″ au-delà épuisent l’action, si le test réussit.
rule-col-leap-04 = Franchir vers le haut ou le bas
    .sentence = On atterrit au plus 1″ plus haut ; à plus de 1″ plus bas, le même test prend aussi le malus de saut dangereux.

## Saut

rule-col-jump-01 = Sauter ne coûte pas de mouvement
    .sentence = Pour sauter, la figurine va jusqu’au bord ; la descente elle-même ne coûte aucun mouvement.
rule-col-jump-02 = Test de saut
    .sentence = Au bord, un test 5+ AGI : réussi, la figurine atterrit indemne et peut utiliser le mouvement qui lui reste.
rule-col-jump-03 = Saut raté
    .sentence = Si le test de saut est raté, la figurine chute.
rule-col-jump-04 = Où atterrit la figurine qui saute
    .sentence = On atterrit juste sous le bord, au contact du pied du décor, ou à l’endroit libre le plus proche.
rule-col-jump-05 = Saut dangereux : à partir de quelle hauteur
    .sentence = Un saut haut a −1 AGI par pouce au-delà de 3 ; une option décide si un saut d’exactement 3″ a déjà −1.
rule-col-jump-06 = Saut dangereux : arrondi
    .sentence = Tout pouce entamé au-delà de 3 compte en entier : −1 jusqu’à 4″, −2 jusqu’à 5″, −3 jusqu’à 6″, et ainsi de suite.
rule-col-jump-07 = Exemple : un saut de 5,5″
    .sentence = Sauter de 5,5″ de haut demande un test 5+ AGI à −3.

## Chute

rule-col-fall-01 = Mesurer la chute
    .sentence = Une chute se mesure à la verticale : plus elle est longue, plus la touche est forte.
rule-col-fall-02 = Chute d’une escalade ratée
    .sentence = Après une escalade ratée, la chute se mesure du plus haut point que la figurine aurait atteint.
rule-col-fall-03 = Force de la chute
    .sentence = Une chute de 3″ ou moins est une touche +0 CC, et chaque pouce au-delà de 3 ajoute +1.
rule-col-fall-04 = Arrondi des chutes
    .sentence = Tout pouce entamé au-delà de 3 compte en entier pour la force d’une chute.
rule-col-fall-05 = Confrontation de chute
    .sentence = Une chute est une confrontation d’une carte chacun, en pioche fermée : DEF de la figurine contre CC de la chute.
rule-col-fall-06 = Exemple : une chute de 5,5″
    .sentence = Une chute de 5,5″ est une touche +3 CC.
rule-col-fall-07 = Hauteur des autres chutes
    .sentence = Les autres chutes partent du début de la descente, du saut ou du franchissement, ou du bord d’où l’on est repoussé.
rule-col-fall-08 = Après la chute
    .sentence = La figurine atterrit en bas, à un endroit libre, et subit la touche ; l’action cesse, mais une autre reste possible.
rule-col-fall-09 = Qui joue quelle carte
    .sentence = Le joueur de la figurine qui chute joue la carte de sa DEF, l’adversaire celle de la chute.

## Tir

rule-col-shoot-01 = Déroulement d’un Tir
    .sentence = Un Tir va ainsi : cible, portée, cartes et modificateurs d’attaque, puis de défense, et l’on révèle.
rule-col-shoot-02 = Cible en vue
    .sentence = La cible d’un Tir doit être dans la ligne de vue et l’arc frontal du tireur.
rule-col-shoot-03 = Portée
    .sentence = La cible ne peut être ni en deçà de la portée minimale de l’arme, ni au-delà de sa portée maximale.
rule-col-shoot-04 = Nombre de cartes d’attaque
    .sentence = Le joueur du tireur pioche une carte par tir de l’arme.
rule-col-shoot-05 = RC des cartes
    .sentence = Le total du tireur comprend le RC de sa carte de personnage et des objets utilisés.
rule-col-shoot-06 = +1 dans le dos
    .sentence = Un tir venant de l’arc arrière de la cible a +1 RC.
rule-col-shoot-07 = +1 d’en haut
    .sentence = Un tir sur une cible au moins 3″ plus bas que le tireur, de socle à socle, a +1 RC.
rule-col-shoot-08 = −1 au-delà de la demi-portée
    .sentence = Un tir au-delà de la moitié de la portée maximale a −1 RC ; une option décide si la moitié exacte compte aussi.
rule-col-shoot-09 = −1 en Surveillance
    .sentence = Un tir fait en Surveillance a −1 RC.
rule-col-shoot-10 = −2 en Précipitation
    .sentence = Un Tir précipité a −2 RC, et ses pioches sont fermées.
rule-col-shoot-11 = Nombre de cartes de défense
    .sentence = Le joueur de la cible pioche autant de cartes que celui du tireur.
rule-col-shoot-12 = DEF des cartes
    .sentence = Le total de la cible comprend la DEF de sa carte de personnage et de ses objets.
rule-col-shoot-13 = Couvert
    .sentence = Une cible cachée au tireur à 25 % ou plus a +1 DEF en couvert léger et +2 DEF en couvert lourd.
rule-col-shoot-14 = Ce qui donne un couvert
    .sentence = Les décors donnent un couvert ; une option décide si d’autres figurines en donnent aussi.
rule-col-shoot-15 = Couvert léger et couvert lourd
    .sentence = Bois, barrières, haies et buissons sont un couvert léger ; pierre, maçonnerie et métal, un couvert lourd.
rule-col-shoot-16 = Couvert léger et lourd ensemble
    .sentence = Les couverts ne s’ajoutent pas : lourd si le décor lourd seul cache 25 %, sinon léger si tous ensemble le font.
rule-col-shoot-17 = Cartes Échec au Tir
    .sentence = Une carte Échec du tireur ne blesse jamais et lui donne un jeton Enrayage.
rule-col-shoot-18 = Un Échec remplacé n’enraye pas
    .sentence = Un Échec remplacé par une carte de la main ne compte plus et ne donne pas de jeton Enrayage.
rule-col-shoot-19 = Ce qui peut remplacer l’Échec
    .sentence = Toute carte de la main peut remplacer un Échec ; si c’en est un aussi, il donne le jeton Enrayage.
rule-col-shoot-20 = Compter les jetons Enrayage
    .sentence = Après les blessures, chaque Échec du tireur resté visible donne un jeton Enrayage ; une charge n’en donne jamais.
rule-col-shoot-21 = L’Échec du défenseur
    .sentence = Un Échec du défenseur n’est que la carte la plus faible et ne donne de jeton à personne.

## Charge

rule-col-charge-01 = Déroulement d’une Charge
    .sentence = Une Charge va ainsi : cible, distance, portée et contact, attaque, défense, fin de la confrontation, Repousser.
rule-col-charge-02 = Cible en vue
    .sentence = La cible d’une Charge doit être dans la ligne de vue et l’arc frontal de l’attaquant.
rule-col-charge-03 = Distance maximale de charge
    .sentence = La cible doit être à distance de charge : 5″ au plus, sauf si une carte de l’attaquant dit autre chose.
rule-col-charge-04 = Cible hors de distance de charge
    .sentence = Une charge au-delà de la distance maximale ne peut s’annoncer : ni action utilisée, ni carte piochée.
rule-col-charge-05 = La portée de la charge
    .sentence = Le chiffre secondaire d’une carte piochée est la portée : si elle suffit, l’attaquant vient au contact.
rule-col-charge-06 = Charge ratée
    .sentence = Si la charge échoue, l’attaquant reste sur place et l’action de Charge est finie.
rule-col-charge-07 = Carte Réussite pour la portée
    .sentence = Avec une Réussite pour la portée, la charge réussit jusqu’à 5″.
rule-col-charge-08 = Carte Échec pour la portée
    .sentence = Avec un Échec, la charge échoue à toute distance ; il peut être remplacé et ne donne pas de jeton Enrayage.
rule-col-charge-09 = Mesurer et mener une charge
    .sentence = La distance de charge est le plus court trajet de Mouvement jusqu’au contact ; sans trajet, pas de charge.
rule-col-charge-10 = Remplacer la carte de portée
    .sentence = Une carte de portée trop faible peut être remplacée une fois depuis la main ; la nouvelle compte alors.
rule-col-charge-11 = Deux armes à une main
    .sentence = Deux armes à une main, dont une de corps-à-corps au moins, donnent un bonus à la charge ; une option dit lequel.
rule-col-charge-12 = ATT ou attaques de l’arme
    .sentence = Un nombre d’attaques sans signe sur l’arme remplace l’ATT, avec signe il s’ajoute ; au moins une carte est piochée.
rule-col-charge-13 = Nombre de cartes d’attaque
    .sentence = Le joueur de l’attaquant pioche une carte par attaque de sa figurine.
rule-col-charge-14 = CC des cartes
    .sentence = Le total de l’attaquant comprend le CC de sa carte de personnage et des objets utilisés.
rule-col-charge-15 = +1 dans le dos
    .sentence = Un attaquant dont le socle touche l’arc arrière de la cible a +1 CC.
rule-col-charge-16 = −2 en Précipitation
    .sentence = Une Charge précipitée a −2 CC, et ses pioches, portée comprise, sont fermées.
rule-col-charge-17 = Charge plongeante
    .sentence = Un attaquant qui a réussi un test de saut pendant cette Charge a +1 CC.
rule-col-charge-18 = Tests pendant la charge
    .sentence = Si la portée suffit, les tests du trajet se font dans l’ordre ; au premier raté, l’attaquant chute et la Charge cesse.
rule-col-charge-19 = Nombre de cartes de défense
    .sentence = Le défenseur pioche autant de cartes que le joueur de l’attaquant.
rule-col-charge-20 = DEF des cartes
    .sentence = Le total de la figurine chargée comprend la DEF de sa carte de personnage et de ses objets.
rule-col-charge-21 = +1 DEF en Surveillance
    .sentence = Une figurine en Surveillance a +1 DEF contre une charge.
rule-col-charge-22 = Repousser après chaque charge
    .sentence = Après la confrontation, la cible d’une charge est repoussée, même sans blessure.
rule-col-charge-23 = Distance de Repousser
    .sentence = Une charge repousse de 1″, ou du plus haut Repousser de l’arme utilisée ou de la figurine.
rule-col-charge-24 = Orientation après une charge
    .sentence = L’attaquant finit face à la cible et ne la suit pas ; la cible garde son orientation, même repoussée.
rule-col-charge-25 = Charger une figurine déjà au contact
    .sentence = Une figurine déjà au contact peut être chargée ; la portée se pioche quand même, et seul un Échec ne suffit pas.
rule-col-charge-26 = Distance maximale modifiée
    .sentence = Une Réussite atteint le maximum propre à l’attaquant ; une carte chiffrée, objets compris, jamais plus loin.
rule-col-charge-27 = La cible est tuée
    .sentence = Une cible tuée est retirée avant d’être repoussée ; l’objet qu’elle portait reste là où elle était.
rule-col-charge-28 = Le couvert ne compte pas en charge
    .sentence = Un couvert ne donne pas de DEF contre une charge.

## Surveillance

rule-col-ow-01 = Action de Surveillance
    .sentence = Une figurine qui fait l’action Surveillance reçoit un jeton de Surveillance.
rule-col-ow-02 = Déclenchement
    .sentence = Un ennemi activé, ou qui finit une action, en vue et à portée de l’arme déclenche la Surveillance.
rule-col-ow-03 = Tir possible ou obligatoire
    .sentence = Une figurine déclenchée réagit par un tir ; une option décide si son joueur peut y renoncer librement.
rule-col-ow-04 = Interruption
    .sentence = L’activation ennemie s’interrompt pour un Tir sur la figurine en cause ; si elle survit, elle continue.
rule-col-ow-05 = Le tir a −1 RC
    .sentence = La réaction d’une figurine en Surveillance est un tir à −1 RC.
rule-col-ow-06 = Jeton après le tir
    .sentence = Après le tir en Surveillance, le jeton est retiré, que le tir ait touché ou non.
rule-col-ow-07 = Toute autre action retire le jeton
    .sentence = Une figurine qui fait une autre action perd aussitôt son jeton de Surveillance.
rule-col-ow-08 = Un jeton par figurine, sans coût
    .sentence = Une figurine a au plus un jeton de Surveillance ; son tir ne coûte pas de PA et n’est pas une activation.
rule-col-ow-09 = Actions gratuites et jeton
    .sentence = Une option décide si une action gratuite coûte son jeton à la figurine et déclenche la Surveillance ennemie.
rule-col-ow-10 = Moments de déclenchement
    .sentence = Le déclenchement se vérifie une fois l’activation payée et après chaque action, jamais pendant une action.
rule-col-ow-11 = Plusieurs figurines en Surveillance
    .sentence = Si plusieurs figurines sont déclenchées, leur joueur choisit l’ordre ; chacune finit avant la suivante.
rule-col-ow-12 = Figurines en Surveillance qui ne peuvent pas tirer
    .sentence = Une figurine qui n’a pas le droit de tirer sur l’ennemi n’est pas déclenchée et garde son jeton.
rule-col-ow-13 = Pas de Surveillance contre la Surveillance
    .sentence = Un tir en Surveillance n’en déclenche pas d’autre : seule la figurine activée le fait.
rule-col-ow-14 = Maîtrise
    .sentence = Avant son tir en Surveillance, une figurine peut tenter un test 6+ INT : réussi, elle ne tire pas et garde son jeton.
rule-col-ow-15 = Durée d’une Maîtrise
    .sentence = Une option décide combien de temps dure une Maîtrise réussie et si elle compte comme une activation.
rule-col-ow-16 = Nouvelle Maîtrise
    .sentence = Après une Maîtrise réussie, la Surveillance continue ; au prochain déclenchement, on peut tenter de nouveau.
rule-col-ow-17 = Le test de Maîtrise est une pioche normale
    .sentence = Le test de Maîtrise et le tir en Surveillance sont en pioche normale, même autour d’une action précipitée.
rule-col-ow-18 = Surveillance et Charge
    .sentence = Une figurine chargée perd son jeton de Surveillance ; une option décide si son +1 DEF demande un test.
rule-col-ow-19 = Ordre face à une charge
    .sentence = La Surveillance tire avant ou après une charge, jamais pendant ; une charge trop courte laisse le jeton.
