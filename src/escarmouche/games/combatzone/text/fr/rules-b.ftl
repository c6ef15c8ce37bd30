# Les mots des règles de Combat Zone, en français : mouvement, actions, tir et jets pour toucher.

## Mouvement

rule-cbz-move-01 = Pivoter jusqu’à 90° : 0 PA
    .sentence = Pivoter sur place jusqu’à 90° ne coûte rien.
rule-cbz-move-02 = Pivoter de 90° à 180° : 1 PA
    .sentence = Pivoter sur place de 90° à 180° coûte 1 PA.
rule-cbz-move-03 = Se déplacer jusqu’à 5 cm : 1 PA
    .sentence = Une figurine se déplace jusqu’à 5 cm pour 1 PA.
rule-cbz-move-04 = Armure de combat : jusqu’à 4 cm par PA
    .sentence = Une figurine en armure de combat se déplace jusqu’à 4 cm pour 1 PA.
rule-cbz-move-05 = Terrain difficile : 2 PA
    .sentence = Se déplacer jusqu’à 5 cm en terrain difficile coûte 2 PA.
rule-cbz-move-06 = 90° tout juste et pivots répétés
    .sentence = 90° tout juste est gratuit, et des pivots sans action payée entre eux n’en font qu’un.
rule-cbz-move-07 = Direction du mouvement
    .sentence = Selon l’option, on se déplace dans son demi-cercle frontal ou en tous sens ; le mouvement ne fait pas pivoter.
rule-cbz-move-08 = Armure de combat en terrain difficile
    .sentence = En armure de combat et terrain difficile, on fait jusqu’à 4 cm pour 2 PA.
rule-cbz-move-09 = Mouvements partiels et enchaînés
    .sentence = Chaque mouvement se paie à part et peut être plus court ; il coûte 2 PA si une partie est difficile.
rule-cbz-move-10 = Figurines sur le chemin
    .sentence = On traverse ses amis mais pas l’ennemi, sans finir sur un socle ; le contact seul est sans effet.
rule-cbz-move-11 = Quitter la table exprès
    .sentence = Une figurine qui sort de la table est perdue, sauf si le scénario compte cette sortie.

## Actions

rule-cbz-act-01 = Initier un combat rapproché : 1 PA
    .sentence = Initier un combat rapproché coûte 1 PA.
rule-cbz-act-02 = Coup par coup : 1 PA
    .sentence = Tirer au coup par coup coûte 1 PA, plus avec une arme lourde.
rule-cbz-act-03 = Rafale : 2 PA
    .sentence = Tirer en rafale coûte 2 PA, plus avec une arme lourde.
rule-cbz-act-04 = Arme lourde, coup par coup : 2 PA
    .sentence = Tirer au coup par coup avec une arme lourde coûte 2 PA.
rule-cbz-act-05 = Arme lourde, rafale : 3 PA
    .sentence = Tirer en rafale avec une arme lourde coûte 3 PA.
rule-cbz-act-06 = Tir visé : 5 PA
    .sentence = Effectuer un tir visé coûte 5 PA.
rule-cbz-act-07 = Tir d’opportunité : 5 PA
    .sentence = Le tir d’opportunité coûte 5 PA.
rule-cbz-act-08 = Lancer une grenade : 3 PA
    .sentence = Lancer une grenade coûte 3 PA, avec déviation et aire d’effet.
rule-cbz-act-09 = Lance-missiles : 3 PA
    .sentence = Tirer au lance-missiles coûte 3 PA, avec déviation et aire d’effet.
rule-cbz-act-10 = Lance-flammes : 2 PA
    .sentence = Tirer au lance-flammes coûte 2 PA, avec déviation, aire d’effet et feu.
rule-cbz-act-11 = Ouvrir ou fermer une porte : 1 PA
    .sentence = Ouvrir ou fermer une porte coûte 1 PA.
rule-cbz-act-12 = Prendre un objet : 1 PA
    .sentence = Prendre un objet coûte 1 PA.
rule-cbz-act-13 = Franchir un obstacle : 3 PA
    .sentence = Franchir un obstacle coûte 3 PA.
rule-cbz-act-14 = Se mettre à couvert : 1 PA
    .sentence = Se mettre à couvert coûte 1 PA.
rule-cbz-act-15 = Jet de technologie : 2 PA
    .sentence = Un jet de technologie coûte 2 PA.
rule-cbz-act-16 = Premiers soins : 3 PA
    .sentence = Effectuer les premiers soins coûte 3 PA.
rule-cbz-act-17 = Ce que paient les 5 PA d’un tir visé
    .sentence = Les 5 PA comprennent un seul tir à +2, aussi à l’arme lourde ; ni rafale ni arme à aire d’effet.
rule-cbz-act-18 = Objets
    .sentence = On prend ou donne un objet au contact pour 1 PA et le lâche gratuitement ; on n’en porte qu’un.
rule-cbz-act-19 = Se mettre à couvert partout
    .sentence = On se met à couvert partout ; on est touché à −1 jusqu’à ce qu’on bouge, soit engagé ou fuie.
rule-cbz-act-20 = Quel prix pour quelle arme
    .sentence = Armes légères et lourdes ont leurs prix ; le lance-grenades intégré s’emploie au prix d’une grenade.
rule-cbz-act-21 = Actions des engagés, paniqués et déroutés
    .sentence = L’engagé ne fait que combattre et pivoter, le paniqué tout à 3 PA sauf engager, le dérouté rien.

## Tir

rule-cbz-shoot-01 = Ligne de vue et champ de tir
    .sentence = La cible doit être en ligne de vue et dans les 180° frontaux.
rule-cbz-shoot-02 = Coup par coup ou rafale
    .sentence = Le tireur choisit entre un seul tir et une rafale selon la cadence de son arme.
rule-cbz-shoot-03 = Les tirs sont répartis avant les dés
    .sentence = Le tireur établit le nombre de tirs pour chaque cible avant de lancer les dés.
rule-cbz-shoot-04 = La portée se mesure après la répartition
    .sentence = On mesure ensuite la portée entre le tireur et chaque cible.
rule-cbz-shoot-05 = Jets pour toucher, puis jets de blessure
    .sentence = Le tireur effectue ses jets pour toucher et, pour chaque réussite, un jet de blessure.
rule-cbz-shoot-06 = Ligne de vue en trois dimensions
    .sentence = L’œil regarde 25 points de la cible ; un seul point que rien d’opaque ne masque suffit pour la voir.
rule-cbz-shoot-07 = Géométrie du champ de tir
    .sentence = Une cible est dans le champ si le centre de son socle est sur ou devant la ligne des épaules du tireur.
rule-cbz-shoot-08 = Tranches de portée
    .sentence = Les trois distances d’une arme sont les limites de bout portant, portée courte et longue ; au-delà, c’est hors de portée.
rule-cbz-shoot-09 = Hors de portée
    .sentence = Si l’on mesure librement, une telle cible est refusée ; sinon les tirs sont perdus sans jet.
rule-cbz-shoot-10 = Tirer sur un combat rapproché
    .sentence = Une figurine engagée n’est pas une cible mais une aire d’effet peut l’atteindre ; le contact seul ne protège pas.
rule-cbz-shoot-11 = Dispersion des cibles
    .sentence = Une rafale se répartit entre des cibles visibles du champ de tir, si éloignées soient-elles.
rule-cbz-shoot-12 = Nombre d’actions de tir
    .sentence = On tire au coup par coup tant qu’on peut payer, une arme par action ; seules les grenades s’épuisent.

## Jets pour toucher

rule-cbz-hit-01 = 1D6 par tir, 6 ou plus touche
    .sentence = Chaque tir lance 1D6 avec les modificateurs et la qualité ; 6 ou plus touche.
rule-cbz-hit-02 = Un 1 naturel manque
    .sentence = Un 1 naturel est un échec quel que soit le total.
rule-cbz-hit-03 = Un 6 naturel touche
    .sentence = Un 6 naturel est une réussite quel que soit le total.
rule-cbz-hit-04 = La cible s’est mise à couvert : −1
    .sentence = Un tir sur une cible qui s’est mise à couvert a −1.
rule-cbz-hit-05 = Tireur paniqué : −1
    .sentence = Un tireur assujetti à la panique a −1.
rule-cbz-hit-06 = Portée courte : +1
    .sentence = Un tir à portée courte a +1.
rule-cbz-hit-07 = Tir visé : +2
    .sentence = Un tir visé a +2.
rule-cbz-hit-08 = Bout portant : +2
    .sentence = Un tir à bout portant a +2.
rule-cbz-hit-09 = Qualité
    .sentence = Recrue −1, Aguerri 0, Vétéran +1, Élite +2 à chaque jet pour toucher.
rule-cbz-hit-10 = Le bout portant remplace la portée courte
    .sentence = Seul compte le modificateur de la tranche où se trouve la cible.
rule-cbz-hit-11 = La ligne d’armure parmi les modificateurs de tir
    .sentence = L’armure n’agit pas sur le jet pour toucher ; sa ligne déplacée relève du jet de blessure.
rule-cbz-hit-12 = Qui est à couvert au jet pour toucher
    .sentence = Seule l’action de se mettre à couvert gêne le jet pour toucher ; le terrain agit sur la blessure.
