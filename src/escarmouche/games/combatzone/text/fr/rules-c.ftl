# Les mots des règles de Combat Zone, en français : blessures, rafales, tir d’opportunité, aires d’effet et feu.

## Jets de blessure

rule-cbz-wnd-01 = Jet de blessure d’un tir
    .sentence = Pour chaque touche on lance les dés de dommages de l’arme, modifiés par couvert, armure et portée.
rule-cbz-wnd-02 = Atteindre la résistance élimine
    .sentence = Un total supérieur ou égal à la résistance élimine la cible.
rule-cbz-wnd-03 = Inférieur de 1 à 3 : panique
    .sentence = Un total inférieur de 1 à 3 points à la résistance fait paniquer la cible.
rule-cbz-wnd-04 = Inférieur de 4 ou plus
    .sentence = Un total inférieur de 4 points ou plus à la résistance est sans effet.
rule-cbz-wnd-05 = Couvert léger : −1
    .sentence = Un couvert léger donne −1 au jet de blessure.
rule-cbz-wnd-06 = Couvert intermédiaire : −2
    .sentence = Un couvert intermédiaire donne −2 au jet de blessure.
rule-cbz-wnd-07 = Couvert dur : −3
    .sentence = Un couvert dur donne −3 au jet de blessure.
rule-cbz-wnd-08 = Couvert extra-dur : −4
    .sentence = Un couvert extra-dur donne −4 au jet de blessure.
rule-cbz-wnd-09 = Armure primitive : −1
    .sentence = Une armure primitive donne −1 au jet de blessure.
rule-cbz-wnd-10 = Armure ablative : −1
    .sentence = Une armure ablative donne −1 au jet de blessure.
rule-cbz-wnd-11 = Gilet pare-balles : −2
    .sentence = Un gilet pare-balles donne −2 au jet de blessure.
rule-cbz-wnd-12 = Armure de combat : −3
    .sentence = Une armure de combat donne −3 au jet de blessure.
rule-cbz-wnd-13 = Bout portant : +1
    .sentence = Un tir à bout portant a +1 au jet de blessure.
rule-cbz-wnd-14 = Résistance 7, 8, 9
    .sentence = Un combattant de base résiste à 7, un chef de gang à 8, un héros à 9.
rule-cbz-wnd-15 = Lecture de la ligne de couvert abîmée
    .sentence = Le nombre abîmé du couvert intermédiaire se lit −2.
rule-cbz-wnd-16 = Quand le couvert du terrain compte
    .sentence = Avec 7 points masqués sur 25, on est à couvert, celui du décor qui en masque le plus.
rule-cbz-wnd-17 = Plusieurs touches sur une cible
    .sentence = On lance d’abord tous les dés pour toucher ; chaque blessure est séparée, et sur un éliminé elles sont perdues.
rule-cbz-wnd-18 = Une seule armure, qui ne s’use pas
    .sentence = Une figurine porte une armure au plus, qui protège pleinement toute la partie.
rule-cbz-wnd-19 = Couvert selon la matière
    .sentence = Haie et meubles sont légers, le bois intermédiaire, brique et pierre durs, béton et sacs de sable extra-durs.
rule-cbz-wnd-20 = Le bloc sans titre est la résistance
    .sentence = Les trois nombres imprimés sans titre sont la résistance, au tir comme en combat rapproché.

## Tir en rafale

rule-cbz-burst-01 = Une rafale a au moins 2 tirs
    .sentence = Qui veut faire au moins 2 tirs peut tirer en rafale.
rule-cbz-burst-02 = L’arme limite les rafales par tour
    .sentence = Le nombre de rafales maximum en un tour est donné par l’arme.
rule-cbz-burst-03 = Combien de rafales par tour
    .sentence = Selon l’option, une arme tire autant de rafales par tour que sa cadence, ou autant que les PA le permettent.
rule-cbz-burst-04 = Taille d’une rafale
    .sentence = Une rafale compte de 2 tirs à la cadence de l’arme, au choix du tireur.
rule-cbz-burst-05 = Armes de cadence 1
    .sentence = Une arme de cadence 1 ne peut pas tirer en rafale.

## Tir d’opportunité

rule-cbz-opp-01 = Tirer lors d’une action ennemie
    .sentence = Une figurine en tir d’opportunité peut tirer lors d’une action d’un ennemi dans sa ligne de mire.
rule-cbz-opp-02 = Perdu au début du tour suivant
    .sentence = Un tir d’opportunité inutilisé est perdu au début du prochain tour.
rule-cbz-opp-03 = Perdu si l’on est touché
    .sentence = Une figurine perd son tir d’opportunité si elle essuie un tir et est touchée.
rule-cbz-opp-04 = Perdu une fois tiré
    .sentence = Une figurine perd son tir d’opportunité après l’avoir effectué.
rule-cbz-opp-05 = Préparer un tir d’opportunité
    .sentence = Ni engagée ni sous réaction, la figurine paie 5 PA en dernière action ; les tirs à venir sont compris.
rule-cbz-opp-06 = Moment du tir
    .sentence = Un mouvement est arrêté à un dixième de cm de son trajet au choix ; toute autre action est interrompue avant.
rule-cbz-opp-07 = Cible paniquée par un tir d’opportunité
    .sentence = Elle achève l’action interrompue si celle-ci tient dans 3 PA ; sinon elle s’arrête où elle a été touchée.
rule-cbz-opp-08 = Autres façons de le perdre
    .sentence = On le perd aussi engagé, paniqué, en déroute ou pris dans une aire d’effet, mais pas par un tir manqué.
rule-cbz-opp-09 = Mode de tir et modificateurs
    .sentence = Selon l’option, c’est une rafale ou aussi un seul tir, aux modificateurs normaux, jamais visé, sans pivoter.

## Aires d’effet

rule-cbz-area-01 = Viser avec une arme à aire d’effet
    .sentence = On vise le centre d’un socle ou un point du sol, vu, dans le champ et à portée ; jamais un engagé.
rule-cbz-area-02 = Jet et déviation
    .sentence = Un jet pour toucher décide ; manqué, l’impact dévie de 2 cm par point d’un dé, dans une de huit directions.
rule-cbz-area-03 = Distance de sécurité
    .sentence = On peut viser ses propres pieds ; le lanceur est atteint comme tout le monde.
rule-cbz-area-04 = Bout portant et aire d’effet
    .sentence = La portée du point visé compte pour toucher, mais le bout portant n’ajoute rien à la blessure.
rule-cbz-area-05 = Aire d’effet
    .sentence = Quiconque est dans le rayon et pas tout à fait masqué de l’impact subit un jet de blessure, du plus proche au plus loin.

## Feu

rule-cbz-fire-01 = Prendre feu
    .sentence = Une figurine que le lance-flammes fait paniquer brûle aussi, mais ni les machines ni le décor.
keyword-burns = Incendiaire
rule-cbz-fire-02 = Brûler
    .sentence = Au début du tour, 2D6 avec l’armure peut éliminer ; sinon le feu s’éteint sur 4 ou plus ; qui brûle panique.
rule-cbz-fire-03 = Éteindre le feu
    .sentence = La figurine en feu ou un ami au contact éteint le feu pour 3 PA.
