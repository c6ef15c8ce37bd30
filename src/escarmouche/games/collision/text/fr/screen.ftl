# Collision au terminal, en français.

## À la table

welcome-collision =
    Vous jouez le camp { $side } contre { $against }. Vos figurines sont les MAJUSCULES de la carte, celles de l’ennemi les minuscules ; une flèche montre où regarde une figurine, les marqueurs sont les chiffres cerclés.
    Tapez le numéro de votre réponse, ou Entrée pour celle qui est marquée. « aide » vous en dit plus.
seed-collision = Les cartes de cette partie ont la graine { $seed }.
help-collision =
    Réponses
      3              l’option de ce numéro ; ses premières lettres ou la lettre de sa figurine suffisent aussi
      1 3            plusieurs options, ou un ordre
      (rien)         Entrée seule prend la réponse marquée
    Placer et déplacer, en pouces depuis le coin inférieur gauche
      12.5 30        jusqu’à ce point
      n 6            six pouces vers le nord (aussi s, e, o, ne, no, se, so)
      vers 2         au plus près du marqueur 2 ; une lettre de la carte désigne cette figurine, « vers t 4 » : 4″ au plus
      12 30 sol      au sol, là où il y a un toit au-dessus
      12 30 escalade en escaladant (aussi échelle, franchir, sauter) ; « 12 30 accroché 2 » reste sur le mur à deux pouces de haut
      rester         la figurine ne bouge pas
      12 30 face n   puis elle regarde vers le nord ; « face t » : vers une figurine, « face 14 20 » : vers un point, seul : elle pivote sur place
    Commandes
      pourquoi COL-ACT-01   cette règle en entier ; « pourquoi 3 » : pourquoi l’option 3 est interdite ; « pourquoi » : la règle de la question
      chances 3             ce que peut donner l’option 3, là où on peut le dire
      carte, unités         la table et ses décors ; chaque figurine avec ses armes, objets et traits
      sauver FICHIER        garder la partie ; la reprendre avec : escarmouche play --load FICHIER
      abandonner, quitter   concéder la partie ; quitter la table
desk-turn =
    { $turn ->
        [0] { $mission }, avant le premier tour
       *[other] { $mission }, tour { $turn }
    }
desk-hand =
    Votre main : { $cards }. Vos PA : { $pool }. Ennemi : { $enemy } PA, { $hidden ->
        [one] { $hidden } carte
       *[other] { $hidden } cartes
    } en main.
desk-no-cards = aucune carte
desk-shown = Carte découverte : { $card }
desk-column = Colonne { $column }
desk-clash = Colonne { $column } : attaque ({ $attacker }) { $attack } – défense ({ $defender }) { $defence }
desk-covered = {", "}recouverte par { $card }
desk-nothing = rien encore
desk-dashboard = { $pool } PA, main { $hand }, paquet { $deck }, { $score } PV
marker-carried = { $kind }, porté par { $carrier }
model-waiting = pas encore sur la table
model-left = a quitté la table
model-dead = hors de combat
model-wounds = blessures { $count }/{ $most }
model-jams = Enrayage { $count }
model-pins = Neutralisation { $count }
model-skills = Compétence { $count }
model-points = { $count } PA
model-watching = Surveillance
model-carrying = porte { $markers }
model-hanging = accrochée à { $height }″ de haut
model-high = à { $height }″ de haut

## Cartes

card-shards = { $shards } éclats
card-armour = armure { $armour }+
weapon-from-to =
    { $least ->
        [0] { $range }″
       *[other] de { $least } à { $range }″
    }
weapon-hands =
    { $count ->
        [one] à une main
       *[other] à deux mains
    }
weapon-shots =
    { $count ->
        [one] { $count } tir
       *[other] { $count } tirs
    }
weapon-attacks =
    { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }
keyword-beam = Rayon
keyword-heavy = Lourd
keyword-steady = Stabilité
keyword-leader = Chef
keyword-no-cover = À découvert
keyword-parry = Parer
keyword-push-back = Repousser
keyword-reload = Recharger
keyword-suppression = Neutralisation

## Listes et simulations

rosters-gangs = Bandes prêtes à jouer
rosters-gang = { $gang } : { $models } figurines, { $shards } éclats
rosters-characters = Personnages, avec leurs éclats
simulate-objectives-collision = points de victoire
simulate-points-collision = éclats perdus

leg-climb = escalade
leg-ladder = échelle
leg-leap = franchir
leg-jump = sauter
leg-hang = accroché
refused-table-sides = La table { $file } mesure { $width }″ sur { $depth }″ ; ce jeu se joue sur { $side }″ sur { $side }″.
order-pass-hand = Ne pas jouer de cartes de la main dans les affrontements.
order-hold-overwatch = Retenir la Surveillance, sauf si la cible est à demi-portée.
shown-district = Quartier { $number }
shown-carrying =
    { $count ->
        [one] porte un marqueur
       *[other] porte { $count } marqueurs
    }
shown-shards = Éclats
shown-own-inert = { $rule } (texte seul, sans effet)
shown-armour = Armure
shown-finished = a fini pour ce tour
characteristic-mov = Mouvement
characteristic-agi = Agilité
characteristic-rc = Combat à distance
characteristic-cc = Combat rapproché
characteristic-att = Attaques
characteristic-def = Défense
characteristic-wnd = Blessures
characteristic-int = Intelligence
shown-clash = { $attacker } contre { $defender }
shown-clash-hazard = Danger
shown-clash-fall = Chute
shown-clash-drawing = On pioche les cartes
shown-clash-sharing = On répartit les modificateurs
shown-clash-turning = On retourne les cartes
shown-clash-turned = Toutes les cartes sont visibles
