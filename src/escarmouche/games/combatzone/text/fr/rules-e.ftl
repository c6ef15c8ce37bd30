# Les mots des règles de Combat Zone, en français : machines, technologie, premiers soins et armes.

## Machines

rule-cbz-mach-01 = Une machine blessée est endommagée
    .sentence = Une machine qui subit une blessure n’est pas éliminée : on détermine son niveau de dommages.
rule-cbz-mach-02 = Dommages mineurs
    .sentence = Un jet de blessure égal à la résistance ou supérieur de 1 à 3 cause des dommages mineurs.
rule-cbz-mach-03 = Dommages majeurs
    .sentence = Un jet de blessure supérieur de 4 à 5 points à la résistance cause des dommages majeurs.
rule-cbz-mach-04 = Dommages critiques
    .sentence = Un jet de blessure supérieur de 6 points à la résistance cause des dommages critiques.
rule-cbz-mach-05 = Puis 1D6 sur la table de dommages
    .sentence = Le niveau connu, 1D6 sur la table de dommages désigne le système touché.
rule-cbz-mach-06 = De 1 à 3 : matériel
    .sentence = Sur 1, 2 ou 3, le matériel est touché.
rule-cbz-mach-07 = 4 ou 5 : alimentation
    .sentence = Sur 4 ou 5, l’alimentation est touchée.
rule-cbz-mach-08 = 6 : logiciel
    .sentence = Sur 6, le logiciel est touché.
rule-cbz-mach-09 = Autoréparation : −1
    .sentence = Le jet de blessure contre une machine à autoréparation a −1.
rule-cbz-mach-10 = Déjà des dommages majeurs : +1
    .sentence = Le jet de blessure contre une machine qui a déjà des dommages majeurs a +1.
rule-cbz-mach-11 = Déjà des dommages critiques : +2
    .sentence = Le jet de blessure contre une machine qui a déjà des dommages critiques a +2.
rule-cbz-mach-12 = Plus de 6 au-dessus
    .sentence = Plus de 6 points au-dessus de la résistance, c’est critique aussi.
rule-cbz-mach-13 = Dommages majeurs et critiques à la fois
    .sentence = Seul le pire des deux compte ; l’autoréparation s’ajoute, et les dommages mineurs ne donnent rien.
rule-cbz-mach-14 = Sous la résistance
    .sentence = Un jet plus bas ne fait rien à une machine ; elle ne panique ni ne fuit et ne teste jamais.
rule-cbz-mach-15 = Profils des machines
    .sentence = Une machine est légère, moyenne ou lourde, de résistance 8, 10 ou 12, Aguerrie et sans armure.
rule-cbz-mach-16 = Effets des dommages
    .sentence = Le matériel ralentit et coûte des armes, l’alimentation coûte des PA, le logiciel gêne le tir et détraque.
rule-cbz-mach-17 = Dysfonctions
    .sentence = Une machine détraquée se fige, erre de 10 cm, ou tire sur la figurine visible la plus proche, amie ou ennemie.
rule-cbz-mach-18 = Destruction
    .sentence = Des dommages critiques au matériel détruisent une machine, de même que de seconds dommages critiques non réparés.
rule-cbz-mach-19 = Réparations
    .sentence = Un jet de technologie au contact ôte un dommage : difficulté 7 s’il est mineur, 9 majeur, 11 critique.
rule-cbz-mach-20 = Machines dans les groupes
    .sentence = Une machine est d’un groupe et compte pour sa cohésion, mais pas pour son effectif, et ne le mène jamais.
rule-cbz-mach-21 = Machines en combat rapproché
    .sentence = Les machines se battent selon les règles normales ; perdantes, elles sont endommagées, sans déroute ni panique.

## Technologie

rule-cbz-tech-01 = Jet de technologie
    .sentence = On lance 2D6 modifiés ; le résultat doit être supérieur ou égal à la difficulté.
rule-cbz-tech-02 = Tech : +2
    .sentence = Un Tech a +2 au jet.
rule-cbz-tech-03 = Sans matériel adapté : −3
    .sentence = Sans matériel adapté, le jet a −3.
rule-cbz-tech-04 = Matériel de qualité : +1
    .sentence = Avec du matériel de qualité, le jet a +1.
rule-cbz-tech-05 = Paniqué : −2
    .sentence = Une figurine paniquée a −2.
rule-cbz-tech-06 = Lecture de la ligne abîmée
    .sentence = Le nombre abîmé de la panique se lit −2.
rule-cbz-tech-07 = Difficultés
    .sentence = Une tâche facile est de difficulté 6, normale 8, difficile 10 et très difficile 12.
rule-cbz-tech-08 = Recommencer
    .sentence = On peut réessayer pour 2 autres PA ; par option un 2 naturel échoue et casse le matériel.
rule-cbz-tech-09 = Matériel
    .sentence = Une trousse à outils est du matériel adapté ; une trousse de qualité l’est aussi et donne +1.

## Premiers soins

rule-cbz-aid-01 = Premiers soins au blessé
    .sentence = Au contact d’une perte récente, 2D6 comme en technologie : 8 à 10 stabilise, 11 ou plus remet sur pied ; une fois.
rule-cbz-aid-02 = Résultats des premiers soins
    .sentence = Un stabilisé n’est ni éliminé ni perdu ; qui se relève n’a plus que 3 PA au plus pour la partie.

## Armes

rule-cbz-weap-01 = Pistolet léger
    .sentence = Pistolet léger : cadence 2, dommages 2D4, portées 3, 12 et 40 cm.
rule-cbz-weap-02 = Pistolet
    .sentence = Pistolet : cadence 2, dommages 2D6, portées 3, 15 et 50 cm.
rule-cbz-weap-03 = Pistolet lourd
    .sentence = Pistolet lourd : cadence 2, dommages 2D8, portées 3, 15 et 50 cm.
rule-cbz-weap-04 = Pistolet automatique
    .sentence = Pistolet automatique : cadence 3, dommages 2D6, portées 3, 20 et 60 cm.
rule-cbz-weap-05 = Lance-grenades intégré
    .sentence = Lance-grenades intégré : cadence 1, dommages 3D8, portées 3, 10 et 20 cm.
rule-cbz-weap-06 = Pistolet mitrailleur
    .sentence = Pistolet mitrailleur : cadence 4, dommages 2D6, portées 3, 20 et 70 cm.
rule-cbz-weap-07 = Fusil à pompe
    .sentence = Fusil à pompe : cadence 1, dommages 3D6, portées 3, 10 et 20 cm.
rule-cbz-weap-08 = Fusil à pompe automatique
    .sentence = Fusil à pompe automatique : cadence 2, dommages selon l’option, portées 3, 10 et 20 cm.
rule-cbz-weap-09 = Fusil d’assaut
    .sentence = Fusil d’assaut : cadence 3, dommages 3D6, portées 3, 25 et 80 cm.
rule-cbz-weap-10 = Autocanon
    .sentence = Autocanon, lourd : cadence 3, dommages 3D8, portées 5, 25 et 125 cm.
rule-cbz-weap-11 = Mitrailleuse
    .sentence = Mitrailleuse, lourde : cadence 5, dommages 3D6, portées 5, 25 et 100 cm.
rule-cbz-weap-12 = Fusil sans recul
    .sentence = Fusil sans recul, lourd : cadence 1, dommages 4D8, portées 5, 30 et 150 cm.
rule-cbz-weap-13 = Colonnes de la table des armes
    .sentence = Une ligne d’arme donne CAD, la cadence, DOM, les dommages, et les distances BPT, CRT et LNG en cm.
rule-cbz-weap-14 = Armes à aire d’effet sans ligne
    .sentence = Grenade à main, lance-missiles et lance-flammes ont leurs lignes, chacune avec un rayon d’effet.
rule-cbz-weap-15 = Dommages du fusil à pompe automatique
    .sentence = Selon l’option, le fusil à pompe automatique lance 3D6 ou 3D8.
rule-cbz-weap-16 = Ce qu’on peut porter
    .sentence = Au plus deux armes de tir, une lourde comptant double, deux armes blanches, trois grenades, une armure, deux trousses.
rule-cbz-weap-17 = Armes lourdes et mouvement
    .sentence = On peut bouger et tirer à l’arme lourde tant que les PA suffisent, sans la mettre en batterie.
