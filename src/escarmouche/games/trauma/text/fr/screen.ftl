# Trauma au terminal, en français.

## À la table

welcome-trauma =
    Vous jouez le camp { $side } contre : { $against }. Vos unités sont des MAJUSCULES sur la carte, celles de l’ennemi des minuscules ; une flèche montre où regarde un véhicule, les points stratégiques sont des chiffres cerclés.
    Tapez le numéro de votre réponse, ou Entrée pour celle qui est marquée. « aide » en dit plus.
help-trauma =
    Réponses
      3              l’option de ce numéro ; ses premières lettres ou la lettre de son unité suffisent aussi
      1 3            plusieurs options, ou un ordre : « 3 1 2 » dispose vos cartes
      (rien)         Entrée seule prend la réponse marquée
    Placer et bouger, en centimètres depuis le coin inférieur gauche
      12.5 30        jusqu’à ce point ; la première figurine y va et les autres suivent
      n 6            six centimètres au nord (aussi s, e, o, ne, no, se, so)
      vers 2         au plus près du point stratégique 2 ; une lettre de la carte désigne cette unité, « vers t 4 » de 4 cm au plus
      2: 12 30; 3: 14 30    la deuxième et la troisième figurine de l’unité
      rester         personne ne bouge
      12 30 face n   puis le véhicule regarde au nord ; « face t » vers une unité, seul : il pivote sur place
    Commandes
      pourquoi TRA-SALVO-06  cette règle en entier ; « pourquoi 3 » : pourquoi l’option 3 n’est pas permise ; « pourquoi » : la règle derrière la question
      chances 3        ce que peut donner l’option 3, avec ses probabilités
      conseil          ce que ferait le général à votre place, et pourquoi
      carte, unités    la table et son terrain ; chaque unité avec ses armes et ses compétences
      sauver FICHIER   garder la partie ; reprendre plus tard : escarmouche play --load FICHIER
      abandonner, quitter   concéder ; quitter la table
hint-place-cm = Tapez un point « 12.5 30 », une direction « n 6 », « vers 2 » ou « rester » ; { $most } cm au plus (Entrée : { $enter }).
hint-set-down-first-cm = Tapez un point « 12.5 30 », en centimètres depuis le coin inférieur gauche (Entrée : { $enter }).
desk-turn =
    { $turn ->
        [0] { $mission }, avant le premier tour
       *[other] { $mission }, tour { $turn }
    }
desk-points = { $command } PC, { $reinforcement } PR, { $victory } PV
desk-row =
    { $hidden ->
        [one] Vos cartes : { $row }. Ennemi : { $hidden } carte face cachée.
       *[other] Vos cartes : { $row }. Ennemi : { $hidden } cartes face cachée.
    }
desk-turned = Retournées : { $units }.
desk-no-cards = aucune carte
unit-lying =
    { $count ->
        [one] 1 à terre
       *[other] { $count } à terre
    }
rosters-books = Livres d’armée

## Prévoir

threat-fires = { $name } : bouge et touche jusqu’à { NUMBER($shoot, maximumFractionDigits: 1) } cm, vient au contact à { NUMBER($charge, maximumFractionDigits: 1) } cm
threat-fights = { $name } : vient au contact à { NUMBER($charge, maximumFractionDigits: 1) } cm

simulate-objectives-trauma = points de victoire
simulate-points-trauma = points d’armée perdus
