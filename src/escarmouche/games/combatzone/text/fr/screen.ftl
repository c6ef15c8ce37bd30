# Combat Zone au terminal, en français.

## À la table

welcome-combatzone =
    Vous jouez le camp { $side } contre : { $against }. Vos figurines sont des MAJUSCULES sur la carte, celles de l’ennemi des minuscules ; une flèche montre où chacune regarde, † est une figurine éliminée, les objets sont des chiffres cerclés.
    Tapez le numéro de votre réponse, ou Entrée pour celle qui est marquée. « aide » en dit plus.
help-combatzone =
    Réponses
      3              l’option de ce numéro ; ses premières lettres ou la lettre de sa figurine suffisent aussi
      1 3            plusieurs options, ou un ordre
      1 1 2          les tirs d’une rafale : les deux premiers sur la cible 1, le troisième sur la cible 2
      (rien)         Entrée seule prend la réponse marquée
    Placer et bouger, en centimètres depuis le coin inférieur gauche
      12.5 30        jusqu’à ce point
      n 5            cinq centimètres au nord (aussi s, e, o, ne, no, se, so)
      vers 2         au plus près de l’objet 2 ; une lettre de la carte désigne cette figurine, « vers t 4 » de 4 cm au plus
      2: 12 30; 3: 14 30    la deuxième et la troisième figurine du groupe, au déploiement
      12 30 face n   puis la figurine regarde au nord ; « face t » vers une figurine, là où l’on peut pivoter
    Pivoter
      n, 45, t       vers le nord, à 45 degrés de l’est dans le sens inverse des aiguilles, ou vers une figurine
    Commandes
      pourquoi CBZ-HIT-01  cette règle en entier ; « pourquoi 3 » : pourquoi l’option 3 n’est pas permise ; « pourquoi » : la règle derrière la question
      chances 3        ce que peut donner l’option 3, avec ses probabilités
      conseil          ce que ferait le général à votre place, et pourquoi
      carte, unités    la table et son terrain ; chaque figurine avec ses armes, ses points et ses marqueurs
      sauver FICHIER   garder la partie ; reprendre plus tard : escarmouche play --load FICHIER
      abandonner, quitter   concéder ; quitter la table
hint-place-cm = Tapez un point « 12.5 30 », une direction « n 5 » ou « vers 2 » ; { $most } cm au plus (Entrée : { $enter }).
hint-set-down-first-cm = Tapez un point « 12.5 30 », en centimètres depuis le coin inférieur gauche (Entrée : { $enter }).

order-hold-opportunity = Retenir le tir d’opportunité.

simulate-objectives-combatzone = points de victoire
simulate-models-combatzone = figurines perdues
