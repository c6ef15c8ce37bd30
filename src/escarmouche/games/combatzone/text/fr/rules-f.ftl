# Les mots des règles de Combat Zone, en français : terrain, forces, mise en place, fin et scénarios.

## Terrain

rule-cbz-terr-01 = Terrain difficile
    .sentence = Gravats, sous-bois, boue, eau aux genoux, fortes pentes, escaliers et échelles sont du terrain difficile.
rule-cbz-terr-02 = Obstacles
    .sentence = Une barrière de 1 à 4 cm est un obstacle ; plus basse, elle est ignorée, plus haute, il faut grimper.
rule-cbz-terr-03 = Grimper et sauter
    .sentence = Grimper où il y a des prises coûte 3 PA par 4 cm, tout comme sauter de 4 cm au plus.
rule-cbz-terr-04 = Chutes
    .sentence = Une chute est un jet de blessure de 1D6 par 4 cm entiers, sans armure ni couvert, et arrête le mouvement.
rule-cbz-terr-05 = Portes
    .sentence = Une porte fermée bloque passage et vue ; verrouillée, il faut 8 en technologie, ou par option un tir ou un coup.
rule-cbz-terr-06 = Bâtiments et hauteur
    .sentence = Une différence de hauteur jusqu’à 4 cm est ignorée, au-delà elle s’ajoute ; être plus haut ne donne rien.

## Forces

rule-cbz-force-01 = Taille de la partie
    .sentence = Les deux camps ont autant de points : 150 pour une petite partie, 200 standard, 300 grande ; le reste est perdu.
rule-cbz-force-02 = Composition
    .sentence = Outre les héros, 1 à 4 groupes de 3 à 10 membres avec un chef chacun ; héros et armes lourdes sont limités.
rule-cbz-force-03 = Coût des combattants
    .sentence = Recrue 6, Aguerri 9, Vétéran 13, Élite 18, en plus pour chefs, sous-chefs, Techs et Infirmiers ; un héros 45.
rule-cbz-force-04 = Coût des armures et armes blanches
    .sentence = Armure primitive ou ablative 2, gilet 4, armure de combat 7 ; dague ou massue 1, épée 2, hache 3.
rule-cbz-force-05 = Coût des armes à feu
    .sentence = Les armes à feu coûtent de 2 points pour un pistolet léger à 26 pour un autocanon, une grenade à main 3.
rule-cbz-force-06 = Coût des machines et trousses
    .sentence = Machine légère 20, moyenne 32, lourde 46, autoréparation 8 de plus ; une trousse 2, de qualité 5.

## Mise en place

rule-cbz-setup-01 = Table
    .sentence = La table fait 120 cm sur 120 ; les joueurs posent à tour de rôle 8 à 12 décors, à plus de 10 cm l’un de l’autre.
rule-cbz-setup-02 = Camps et déploiement
    .sentence = Le plus haut dé choisit un bord, l’autre déploie d’abord ; les groupes vont à 15 cm du bord, en cohésion.

## Fin et victoire

rule-cbz-end-01 = Durée de la partie
    .sentence = La partie dure 8 tours, ou finit quand un camp n’a plus que des déroutés ou quand le scénario le dit.
rule-cbz-end-02 = Victoire
    .sentence = Il faut 3 points de victoire de plus, sinon c’est un match nul ; un camp sans personne de valide perd.
rule-cbz-end-03 = Points pour les pertes
    .sentence = Chaque ennemi éliminé ou perdu rapporte : combattant de base 1, sous-chef 2, chef 3, héros 5, machine 3.
rule-cbz-end-04 = Abandonner
    .sentence = Au début d’un tour, qui se retire perd la partie, non ses figurines ; si les deux le font, personne ne gagne.

## Scénarios

rule-cbz-scen-01 = Combat de gangs : mise en place
    .sentence = Des forces de points égaux se déploient aux bords opposés, et le centre de la table est marqué.
rule-cbz-scen-02 = Combat de gangs : points
    .sentence = Les pertes comptent, et à la fin le camp le plus nombreux à 15 cm du centre a 4 points.
rule-cbz-scen-03 = Récupération : mise en place
    .sentence = Trois objets sont sur la ligne médiane, celui du centre en caisse ; un porteur fait au plus 4 cm par PA.
rule-cbz-scen-04 = Récupération : points
    .sentence = Un objet sorti par son bord vaut 4 points, celui du centre 6, un objet porté 2 ; tous sortis, la partie finit.
rule-cbz-scen-05 = Embuscade : mise en place
    .sentence = Le convoi part d’un bord vers le bord opposé ; l’embusqué, avec moins de points, se cache près du décor.
rule-cbz-scen-06 = Embuscade : premier tour
    .sentence = L’embusqué décide qui agit d’abord, et jusqu’à la moitié de ses figurines commencent en tir d’opportunité.
rule-cbz-scen-07 = Embuscade : points
    .sentence = Le convoi a 2 points par figurine passée, 4 pour un chef ou un héros ; l’embusqué compte les pertes.
