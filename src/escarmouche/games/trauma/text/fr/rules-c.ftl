# Les mots des règles de Trauma, en français : le tir, de la salve aux pertes.

## Les salves

rule-tra-salvo-01 = Une salve
    .sentence = Tous les combattants d’une unité qui ont la même arme de tir la tirent ensemble, en une salve.
rule-tra-salvo-02 = Armes en double
    .sentence = Chaque exemplaire de plus d’une arme fait une salve de plus, tirée par tous ceux qui en portent autant.
rule-tra-salvo-03 = Exemple : deux armes identiques
    .sentence = Une unité d’élite qui porte la même arme dans chaque main a deux salves.
rule-tra-salvo-04 = Exemple : cinq salves
    .sentence = Trois mitrailleuses, deux lance-flammes et un lance-missiles pour trois figurines font cinq salves.
rule-tra-salvo-05 = Ordre et cibles
    .sentence = Les salves se résolvent une à une dans l’ordre voulu par le tireur, chacune sur sa cible.
rule-tra-salvo-06 = Étapes d’une salve
    .sentence = Neuf étapes mènent de la cible à la vue, au couloir, au couvert, à la précision, aux touches, puis aux pertes.
rule-tra-salvo-07 = Ce qui suit les pertes
    .sentence = Après les pertes viennent soins, nouveau chef, souffle, état à terre et moral, unité par unité.
rule-tra-salvo-08 = On peut retenir des armes
    .sentence = Le tireur peut renoncer à toute salve et à toute figurine.
rule-tra-salvo-09 = Les cibles se fixent salve par salve
    .sentence = La cible d’une salve se détermine quand on la résout, après tout ce qui précède.

## Les cibles

rule-tra-targ-01 = Cible par défaut de l’infanterie
    .sentence = L’infanterie tire sur l’infanterie ennemie visible la plus proche, ni désorganisée, ni à terre, ni engagée.
rule-tra-targ-02 = Cible par défaut des blindés
    .sentence = Un blindé tire sur le blindé ennemi visible le plus proche, quel que soit son état.
rule-tra-targ-03 = Blindé avec une arme anti-infanterie
    .sentence = Avec une Force de 5 ou moins, un blindé vise l’infanterie visible la plus proche, même engagée, ni désorganisée ni à terre.
rule-tra-targ-04 = Infanterie avec une arme anti-blindé
    .sentence = Avec une Force de 6 ou plus, l’infanterie tire sur le blindé ennemi visible le plus proche.
rule-tra-targ-05 = Cible obligée du tir d’alerte
    .sentence = Le tir d’alerte vise toujours l’unité qui vient de finir un déplacement.
rule-tra-targ-06 = Un officier peut choisir
    .sentence = Une unité avec un officier peut tirer chaque salve sur toute autre cible.
rule-tra-targ-07 = Cible de repli
    .sentence = Si rien de cela ne donne de cible, la salve vise l’unité ennemie la plus proche.
rule-tra-targ-08 = Priorité des règles de cible
    .sentence = D’abord l’alerte, puis le choix de l’officier, puis le défaut de l’arme ou de la classe, puis l’ennemi le plus proche.
rule-tra-targ-09 = Cibles permises seulement
    .sentence = Seules comptent les unités visibles, dans l’arc, à portée et permises à l’arme ; sinon la salve ne part pas.
rule-tra-targ-10 = Unité la plus proche et égalités
    .sentence = La proximité des unités se mesure de chef à chef, et le tireur tranche les égalités.
rule-tra-targ-11 = Tirer sur une unité engagée
    .sentence = On peut tirer sur une unité engagée si les règles le permettent ; les amis ne risquent que le couloir ou la dispersion.
rule-tra-targ-12 = La Force imprimée décide
    .sentence = Pour le choix de la cible, la Force imprimée compte, sans le bonus du tir appuyé.

## Les lignes de vue

rule-tra-los-01 = Un tireur doit voir
    .sentence = Un combattant ne tire que s’il voit au moins une partie d’une figurine de l’unité visée.
rule-tra-los-02 = Les petits bouts ne comptent pas
    .sentence = Une figurine dont on ne voit que le bout d’une arme ou d’une botte est cachée.
rule-tra-los-03 = Les figurines ne cachent rien
    .sentence = Les figurines, quelle que soit leur taille, ne bloquent pas la vue.
rule-tra-los-04 = Les armes indirectes voient par autrui
    .sentence = Pour une arme à tir indirect, il suffit qu’une autre figurine de l’unité voie la cible.
rule-tra-los-05 = Exception : le blindé tête baissée
    .sentence = Un blindé sous Baisse la tête bloque la vue comme un décor et peut donner un couvert.
rule-tra-los-06 = La vue en vingt points
    .sentence = Sur vingt points d’un corps, 0 ou 1 vu : caché ; 2 à 10 : à demi caché ; 11 ou plus : bien visible.
rule-tra-los-07 = Tir indirect d’une figurine seule
    .sentence = Toute figurine de l’unité peut voir pour elle, tireur compris ; une figurine seule doit voir sa cible.

## Le couloir de feu

rule-tra-corr-01 = Couloir de feu
    .sentence = Le couloir de feu s’étend entre les lignes qui joignent les bords extérieurs des deux unités.
rule-tra-corr-02 = Balles perdues
    .sentence = Tous ceux du couloir, amis ou ennemis, risquent une balle perdue, sauf d’un tir indirect.
rule-tra-corr-03 = Baisse la tête met à l’abri
    .sentence = Les unités sous Baisse la tête, unités à terre comprises, ne sont jamais dans un couloir de feu.
rule-tra-corr-04 = Quand la cible est un blindé
    .sentence = Quand la cible est un blindé, l’infanterie du couloir est ignorée, pas les autres blindés.
rule-tra-corr-05 = Forme exacte
    .sentence = Le couloir est le contour de tous les socles des deux unités, et un socle qui y empiète s’y trouve.
rule-tra-corr-06 = Figurines cachées dans le couloir
    .sentence = Une figurine du couloir que l’unité qui tire ne voit pas n’est pas comptée.

## Le couvert

rule-tra-cov-01 = Une figurine à couvert
    .sentence = Un combattant est à couvert si un décor cache assez sa figurine.
rule-tra-cov-02 = Les figurines ne couvrent pas
    .sentence = Les figurines ne donnent pas de couvert, sauf un blindé sous Baisse la tête.
rule-tra-cov-03 = À demi caché pour un tireur
    .sentence = Une figurine est à couvert si un seul combattant de l’unité qui tire n’en voit que la moitié ou moins.
rule-tra-cov-04 = Derrière un blindé tête baissée
    .sentence = L’infanterie même un peu cachée par un blindé sous Baisse la tête est à couvert.
rule-tra-cov-05 = Une unité à couvert
    .sentence = Une unité a droit à un test de couvert si au moins la moitié de ses figurines sont à couvert.
rule-tra-cov-06 = Qui juge du couvert
    .sentence = Chaque figurine de l’unité qui tire juge du couvert, qu’elle tire ou non.
rule-tra-cov-07 = Les figurines cachées comptent
    .sentence = Les figurines complètement cachées comptent comme à couvert.
rule-tra-cov-08 = Un peu caché, précisément
    .sentence = Une des vingt lignes de vue à travers le blindé suffit pour être un peu caché.

## La précision

rule-tra-prec-01 = Nombre de dés
    .sentence = Une salve lance la Cadence de l’arme pour chaque figurine qui la porte et voit la cible.
rule-tra-prec-02 = Précision contre Portée
    .sentence = La Précision de l’arme s’oppose à la Portée de la cible.
rule-tra-prec-03 = Précision suffisante
    .sentence = Si la Précision est au moins égale à la Portée, chaque Down est une réussite.
rule-tra-prec-04 = Précision trop faible
    .sentence = Si la Précision est inférieure à la Portée, chaque Up est une réussite.
rule-tra-prec-05 = Précision automatique
    .sentence = Avec un écart de 3, tous les dés réussissent ou aucun.
rule-tra-prec-06 = Tir direct
    .sentence = Avec une arme à tir direct, chaque réussite est une touche.
rule-tra-prec-07 = Tir indirect
    .sentence = Avec une arme à tir indirect, chaque réussite fait autant de touches que l’Aire d’effet.
rule-tra-prec-08 = Précision +
    .sentence = Une arme de Précision + réussit sur les Downs à toute Portée et n’est jamais automatique.
rule-tra-prec-09 = Précision [X]
    .sentence = Une arme de Précision [X] vaut Précision X mais ne tire pas au-delà de la Portée X.
rule-tra-prec-10 = Exemple : lance-flammes [2]
    .sentence = Un lance-flammes de Précision [2] ne tire pas à 30 cm ou plus.
rule-tra-prec-11 = Verrouillage sans aire
    .sentence = Une arme à Verrouillage sans Aire d’effet fait une touche par réussite.
rule-tra-prec-12 = Une Portée pour la salve
    .sentence = La Portée de chef à chef vaut pour tous les dés de la salve.

## Le test de couvert

rule-tra-covt-01 = Test de couvert
    .sentence = Une cible à couvert d’un tir direct lance un dé par touche, et chaque Up annule une touche.
rule-tra-covt-02 = Avec Planquez vous
    .sentence = Avec l’ordre Planquez vous, c’est chaque Down qui annule une touche.
rule-tra-covt-03 = Pas de couvert contre le tir indirect
    .sentence = Il n’y a pas de test de couvert contre le tir indirect.
rule-tra-covt-04 = Le couvert avant les balles perdues
    .sentence = Le couvert de la cible se teste pour toutes les touches avant les balles perdues ; les unités du couloir n’en ont pas.

## La répartition des touches

rule-tra-alloc-01 = Figurines visibles seulement
    .sentence = Les touches d’un tir direct vont aux figurines que voit l’unité qui tire.
rule-tra-alloc-02 = Également, au plus proche d’abord
    .sentence = Les touches se répartissent également, en commençant par les figurines les plus proches du chef tireur.
rule-tra-alloc-03 = Le couloir d’abord
    .sentence = Les unités du couloir de feu reçoivent des touches avant la cible.
rule-tra-alloc-04 = Une balle perdue par figurine
    .sentence = Chaque unité du couloir reçoit une touche par figurine qui s’y trouve, et la cible le reste.
rule-tra-alloc-05 = Pénétration unité par unité
    .sentence = La pénétration se teste à part pour chaque unité touchée.
rule-tra-alloc-06 = Trop peu de touches pour le couloir
    .sentence = L’unité du couloir la plus proche est servie d’abord et en entier, jusqu’à épuisement des touches.
rule-tra-alloc-07 = Vu par toute l’unité
    .sentence = Une figurine peut être touchée si une figurine de l’unité qui tire la voit, même sans tirer.

## Le tir indirect

rule-tra-indir-01 = Le tir indirect ignore le couloir
    .sentence = Un tir indirect ne touche personne du seul fait du couloir.
rule-tra-indir-02 = Première touche
    .sentence = La première touche va à la figurine visée.
rule-tra-indir-03 = Les autres touches se dispersent
    .sentence = Les autres vont aux figurines non encore touchées, les plus proches de la visée d’abord, vues ou non.
rule-tra-indir-04 = Dans les 10 cm
    .sentence = Personne à plus de 10 cm de la figurine visée n’est touché.
rule-tra-indir-05 = Qui vise
    .sentence = Le tireur choisit la figurine visée parmi celles que voit l’unité, et tranche les égalités.
rule-tra-indir-06 = La dispersion ne choisit pas son camp
    .sentence = Les autres touches frappent toute unité de tout camp, amis compris.
rule-tra-indir-07 = Les touches en trop sont perdues
    .sentence = Une figurine ne reçoit qu’une touche par salve indirecte, et le surplus est perdu.

## L’effet de souffle

rule-tra-blast-01 = Le souffle met l’infanterie à terre
    .sentence = L’infanterie touchée par un tir indirect est jetée à terre, blessée ou non.
rule-tra-blast-02 = Plus de la moitié à terre
    .sentence = Si plus de la moitié de ses figurines sont à terre, l’unité est à terre.
rule-tra-blast-03 = Vérifié après les pertes
    .sentence = La moitié se compte parmi les survivants.
rule-tra-blast-04 = Baisse la tête contre le souffle
    .sentence = Avec Baisse la tête, un dé par survivant touché : chaque Up en garde un debout, au choix du propriétaire.
rule-tra-blast-05 = Marcheurs et autres unités
    .sentence = Un marcheur n’est pas jeté à terre, et toute unité d’infanterie touchée peut user de son Baisse la tête.

## La pénétration

rule-tra-pen-01 = Test de pénétration
    .sentence = On lance un dé par touche, la Force de l’arme contre l’Armure de la cible.
rule-tra-pen-02 = Force suffisante
    .sentence = Si la Force est au moins égale à l’Armure, chaque Down est une réussite.
rule-tra-pen-03 = Force trop faible
    .sentence = Si la Force est inférieure à l’Armure, chaque Up est une réussite.
rule-tra-pen-04 = Pénétration automatique
    .sentence = Avec un écart de 3, toutes les touches blessent ou aucune.
rule-tra-pen-05 = Une réussite, une blessure
    .sentence = Chaque réussite est une blessure.
rule-tra-pen-06 = Armures mêlées
    .sentence = Les touches se testent par groupes d’Armure égale, et chaque véhicule est un groupe à lui seul.

## Les pertes d’infanterie

rule-tra-cas-01 = Une blessure, une figurine
    .sentence = Chaque blessure élimine une figurine d’infanterie, quels que soient les Dommages de l’arme.
rule-tra-cas-02 = Les plus proches tombent d’abord
    .sentence = Les pertes se prennent parmi les figurines les plus proches du chef tireur.
rule-tra-cas-03 = Seules les figurines touchées
    .sentence = Seules des figurines touchées par la salve peuvent être retirées.
rule-tra-cas-04 = Blessures en trop
    .sentence = Les blessures se mettent en commun et retirent autant de figurines touchées ; le surplus est perdu.

## La structure des blindés

rule-tra-struct-01 = Points de structure
    .sentence = Sur un blindé, chaque blessure coûte autant de points de structure que les Dommages de l’arme.
rule-tra-struct-02 = Cocher la ligne de structure
    .sentence = Les dommages se cochent case par case sur la ligne de structure du véhicule.
rule-tra-struct-03 = Dégât grave
    .sentence = Cocher une case I provoque un incident.
rule-tra-struct-04 = Destruction
    .sentence = Quand la case X est cochée, le véhicule est détruit et retiré.
rule-tra-struct-05 = Sens de la ligne
    .sentence = La ligne s’écrit dans l’ordre des coches, et X vient en dernier.
rule-tra-struct-06 = Une case par point
    .sentence = Chaque point est une case ; un incident se résout avant la case suivante, et au-delà de X tout est perdu.
rule-tra-struct-07 = Plusieurs véhicules
    .sentence = Les touches se répartissent entre véhicules comme dans l’infanterie, et chacun subit ses propres blessures.

## Les incidents

rule-tra-incid-01 = Jet d’incident
    .sentence = Un dé décide de l’incident d’un tir : 1–2 propulsion, 3–4 explosions, 5–6 une arme.
rule-tra-incid-02 = Propulsion détruite (1–2)
    .sentence = Le véhicule est immobilisé.
rule-tra-incid-03 = Explosions en chaîne (3–4)
    .sentence = On coche un point de structure de plus.
rule-tra-incid-04 = Arme inutilisable (5–6)
    .sentence = Une arme du véhicule, au choix du tireur, ne sert plus.
rule-tra-incid-05 = Les explosions s’enchaînent
    .sentence = Le point de plus d’une explosion peut causer un autre incident ou détruire le véhicule.
rule-tra-incid-06 = Incidents sans objet
    .sentence = Un incident qui n’a rien à abîmer est sans effet, mais compte pour le moral.
rule-tra-incid-07 = Ce qu’immobilisé veut dire
    .sentence = Un véhicule immobilisé ne bouge ni ne pivote, mais peut tirer et être réparé.

## Le tir appuyé

rule-tra-supp-01 = Le tir appuyé remplace deux tirs
    .sentence = Une unité qui consacre ses deux actions au tir fait un tir appuyé.
rule-tra-supp-02 = Résolu comme un tir
    .sentence = Le tir appuyé se résout comme un tir, chaque arme une fois, avec deux bonus.
rule-tra-supp-03 = Relancer la précision
    .sentence = Chaque dé de précision raté peut être relancé une fois.
rule-tra-supp-04 = Force +1
    .sentence = Les armes ont 1 de Force de plus à la pénétration.
rule-tra-supp-05 = Limites du tir appuyé
    .sentence = Un échec automatique ne se relance pas ; alerte, salves décalées et action unique ne sont jamais appuyées.
