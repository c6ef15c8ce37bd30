# Les mots des règles de Trauma, en français : activations, états, actions, ordres et mouvements.

## Les activations

rule-tra-act-01 = Une unité à la fois
    .sentence = L’unité dont la carte est retournée fait tout ce qu’elle fait avant que l’adversaire en active une.
rule-tra-act-02 = En alternance jusqu’à la dernière carte
    .sentence = Les joueurs alternent jusqu’à ce qu’aucun n’ait plus de carte.
rule-tra-act-03 = Étapes d’une activation
    .sentence = On retourne la carte, on vérifie l’état de l’unité, elle agit, puis elle reçoit ses ordres.
rule-tra-act-04 = Retourner la carte retire les ordres
    .sentence = On retourne la première carte cachée, et son unité perd tous ses ordres, payée ou non.
rule-tra-act-05 = Une activation coûte 1 PC
    .sentence = Une unité s’active pour 1 PC, ou gratuitement si elle compte un officier.
rule-tra-act-06 = Activation non payée
    .sentence = Une unité non payée garde son état et ne fait rien de ce tour.
rule-tra-act-07 = Carte d’une unité disparue
    .sentence = La carte d’une unité éliminée est mise de côté, et l’activation du joueur est finie.
rule-tra-act-08 = Un seul camp a encore des cartes
    .sentence = Quand un joueur n’a plus de carte, l’autre joue les siennes à la suite.
rule-tra-act-09 = Carte morte gratuite, réserve vivante
    .sentence = Une carte morte ne coûte rien ; une unité en réserve n’en est pas une et s’active normalement.
rule-tra-act-10 = Le paiement après la carte
    .sentence = D’abord l’option, puis la carte retournée, et alors seulement le joueur décide de payer.

## Les options d’activation

rule-tra-opt-01 = Une option par activation
    .sentence = Juste avant une activation, on peut acheter une des trois options : déplacer la carte, passer, activer deux unités.
rule-tra-opt-02 = Déplacer la première carte (1 PC)
    .sentence = La première carte change de place dans la séquence, et l’on retourne celle qui est alors la première.
rule-tra-opt-03 = Passer l’activation (1 PC)
    .sentence = Le joueur ne retourne pas de carte, et la main passe à l’adversaire.
rule-tra-opt-04 = Jamais deux passes de suite
    .sentence = On ne peut pas passer deux fois de suite.
rule-tra-opt-05 = Activation simultanée (2 PC)
    .sentence = Le joueur retourne ses deux premières cartes et active les deux unités dans l’ordre voulu.
rule-tra-opt-06 = L’une après l’autre
    .sentence = De deux unités activées ensemble, la première finit avant que la seconde commence.
rule-tra-opt-07 = Jamais deux simultanées de suite
    .sentence = On ne peut pas faire deux activations simultanées de suite.
rule-tra-opt-08 = L’option ne paie pas les unités
    .sentence = Les 2 PC de l’activation simultanée ne paient pas les deux unités, qui coûtent comme d’habitude.
rule-tra-opt-09 = Options et dernières cartes
    .sentence = Déplacer la carte ou activer deux unités demande au moins deux cartes cachées, passer en demande une.
rule-tra-opt-10 = Sens de « de suite »
    .sentence = Une option est interdite si le joueur a pris la même à sa dernière occasion de ce tour.
rule-tra-opt-11 = Une carte morte sur deux
    .sentence = De deux cartes retournées ensemble, la morte est mise de côté, l’autre unité agit, rien n’est remboursé.

## Les états d’une unité

rule-tra-state-01 = Libre
    .sentence = Une unité sans autre état est libre et agit comme son joueur l’entend.
rule-tra-state-02 = Engagée
    .sentence = Une unité d’infanterie est engagée tant qu’une de ses figurines est à Portée Contact d’un ennemi.
rule-tra-state-03 = Un blindé n’est jamais engagé
    .sentence = Une unité de blindés n’est jamais engagée.
rule-tra-state-04 = L’engagement retire les ordres
    .sentence = Une unité qui devient engagée perd tous ses ordres.
rule-tra-state-05 = Engagée par tout déplacement
    .sentence = Une unité devient engagée dès qu’un déplacement, le sien ou celui d’un ennemi, finit au Contact.
rule-tra-state-06 = Désorganisée
    .sentence = Une unité désorganisée au début de son activation ne fait que se reprendre : ni action ni ordre.
rule-tra-state-07 = Se reprendre
    .sentence = À la fin de cette activation, payée ou gratuite, l’unité redevient opérationnelle.
rule-tra-state-08 = À terre
    .sentence = Une unité est à terre quand plus de la moitié de ses figurines le sont.
rule-tra-state-09 = À terre, plus d’ordres
    .sentence = Une unité mise à terre perd tous ses ordres.
rule-tra-state-10 = Une seule action depuis le sol
    .sentence = Une unité à terre au début de son activation ne fait qu’une action.
rule-tra-state-11 = Se relever
    .sentence = Pendant cette activation, les figurines se relèvent, ce qui n’est pas un mouvement.
rule-tra-state-12 = À terre : Baisse la tête gratuit
    .sentence = Une unité à terre a l’ordre Baisse la tête sans frais jusqu’à ce qu’elle se relève.
rule-tra-state-13 = Mise à terre par un tir ennemi
    .sentence = Une unité peut être mise à terre hors de son activation, une fois un tir ennemi résolu.
rule-tra-state-14 = En réserve
    .sentence = Une unité absente de la table mais dont la carte est posée est en réserve : elle ne peut qu’entrer, rien ne l’atteint.
rule-tra-state-15 = Opérationnelle
    .sentence = Une unité qui n’est pas désorganisée est opérationnelle.
rule-tra-state-16 = Les états se cumulent
    .sentence = Une unité peut être à la fois engagée, désorganisée et à terre ; seule la réserve exclut le reste.
rule-tra-state-17 = Désorganisée en cours d’activation
    .sentence = Désorganisée pendant sa propre activation, une unité finit ses actions, ne reçoit pas d’ordre et reste désorganisée.
rule-tra-state-18 = Mise à terre en cours d’activation
    .sentence = Mise à terre pendant sa propre activation, une unité finit ses actions, reste à terre et ne reçoit pas d’ordre.
rule-tra-state-19 = Quitter un engagement
    .sentence = Une unité engagée s’éloigne librement, et l’état cesse dès qu’aucun ennemi n’est au Contact.
rule-tra-state-20 = Les désorganisées gardent leurs ordres
    .sentence = Une unité désorganisée garde ses ordres jusqu’à sa carte, mais ne peut pas faire de tir d’alerte.
rule-tra-state-21 = Figurines isolées à terre
    .sentence = Des figurines à terre ne comptent que pour la moitié, et se relèvent à la prochaine activation de l’unité.
rule-tra-state-22 = Contact à travers les murs
    .sentence = Des figurines qui ne se voient pas du tout ne sont pas au Contact pour l’engagement et le corps à corps.
rule-tra-state-23 = À terre et non payée
    .sentence = Une unité à terre dont l’activation n’est pas payée le reste et garde son Baisse la tête gratuit.

## Les actions

rule-tra-actn-01 = Deux actions
    .sentence = Une unité activée fait jusqu’à deux actions, dans la combinaison voulue.
rule-tra-actn-02 = Une action après l’autre
    .sentence = Commencer une action termine la précédente.
rule-tra-actn-03 = Les actions s’annoncent
    .sentence = Les deux actions s’annoncent avant la première et se font dans cet ordre.
rule-tra-actn-04 = Actions additionnelles
    .sentence = Certains combattants ont d’autres actions, que leur règle compte parmi les deux ou en plus.
rule-tra-actn-05 = Deux fois la même action
    .sentence = Toute action peut être annoncée deux fois, mais deux tirs font un seul tir appuyé.
rule-tra-actn-06 = Actions devenues impossibles
    .sentence = Une action annoncée qui ne peut se faire est perdue, et l’on peut aussi y renoncer.
rule-tra-actn-07 = Les additionnelles ne s’annoncent pas
    .sentence = Une action additionnelle se déclare au moment de la faire, une fois au plus par activation et par source.

## L’action Tirer

rule-tra-fire-01 = Chaque arme une fois
    .sentence = Pendant un tir, chaque combattant peut tirer une fois avec chacune de ses armes de tir.
rule-tra-fire-02 = Il faut être libre pour tirer
    .sentence = Une unité qui a un ennemi à Portée Contact ne peut pas tirer.
rule-tra-fire-03 = Une salve par type d’arme
    .sentence = Une unité peut employer toutes ses armes en un tir, chaque type formant une salve.
rule-tra-fire-04 = Décaler ses salves (1 PC)
    .sentence = Pour 1 PC, une partie des salves part avant une autre action et le reste après.
rule-tra-fire-05 = Deux tirs font un tir appuyé
    .sentence = Une unité qui tire avec ses deux actions fait un seul tir appuyé au lieu de deux tirs.
rule-tra-fire-06 = Le décalage prend une action
    .sentence = Des salves décalées prennent une seule action, chaque arme tire une fois, et le tir n’est jamais appuyé.
rule-tra-fire-07 = Ce que libre veut dire pour tirer
    .sentence = Une unité peut tirer sauf si elle est engagée ; ses autres états ne comptent pas.
rule-tra-fire-08 = Blindé avec un ennemi au Contact
    .sentence = Un blindé, jamais engagé, peut tirer avec des ennemis au Contact, sur eux ou sur d’autres.

## Actionner des objets

rule-tra-oper-01 = Actionner un objet
    .sentence = Cette action permet à une unité ayant une figurine au Contact d’un élément de l’utiliser selon le scénario.
rule-tra-oper-02 = Actionner sans jet
    .sentence = Infanterie et marcheurs actionnent sans jet, même engagés ; les autres blindés ne le peuvent pas.

## Les ordres

rule-tra-order-01 = Phase d’ordres
    .sentence = À la fin de son activation, une unité peut recevoir un ou plusieurs ordres, chacun payé en PC.
rule-tra-order-02 = Pas d’ordre au contact ni à terre
    .sentence = Une unité engagée ou à terre ne peut pas recevoir d’ordre.
rule-tra-order-03 = Ordres perdus au contact ou à terre
    .sentence = Une unité perd ses ordres quand elle devient engagée ou est mise à terre.
rule-tra-order-04 = Durée des ordres
    .sentence = Sinon, une unité garde ses ordres jusqu’à ce que sa carte soit retournée, même d’un tour à l’autre.
rule-tra-order-05 = Plusieurs ordres, chacun une fois
    .sentence = Une unité peut détenir chaque ordre une fois, dans toute combinaison.
rule-tra-order-06 = Qui reçoit des ordres
    .sentence = Toute unité sur la table dont l’activation a eu lieu peut en recevoir, sauf si elle l’a commencée désorganisée.

## Planquez vous !

rule-tra-hide-01 = Planquez vous ! (1 PC)
    .sentence = Une unité qui a cet ordre réussit son test de couvert sur les Downs au lieu des Ups.
keyword-order-take-cover = Planquez vous !
rule-tra-hide-02 = Qui peut se planquer
    .sentence = L’infanterie et les marcheurs à la propulsion intacte peuvent se planquer, pas les autres blindés.
rule-tra-hide-03 = L’ordre ne donne pas de couvert
    .sentence = L’ordre n’aide qu’une unité qui a de toute façon droit à un test de couvert.
rule-tra-hide-04 = Marcheurs endommagés
    .sentence = Une unité de marcheurs ne se planque que si tous ont leur propulsion.

## Tir d’alerte !

rule-tra-alert-01 = Tir d’alerte ! (1 PC)
    .sentence = Une unité qui a cet ordre peut tirer pendant l’activation d’une unité ennemie.
keyword-order-alert-fire = Tir d’alerte !
rule-tra-alert-02 = Seulement sans avoir tiré
    .sentence = L’ordre ne va qu’à une unité qui n’a pas tiré pendant cette activation.
rule-tra-alert-03 = Après un déplacement ennemi
    .sentence = Le tir d’alerte suit aussitôt un Mouvement ou un Franchissement ennemi, et rien d’autre.
rule-tra-alert-04 = Sur l’unité qui a bougé
    .sentence = Le tir d’alerte vise, avec tout ou partie des armes, la seule unité qui vient de se déplacer.
rule-tra-alert-05 = L’ordre est épuisé
    .sentence = L’ordre disparaît une fois les tirs résolus, même si des armes n’ont pas tiré.
rule-tra-alert-06 = Tir d’alerte décalé (1 PC)
    .sentence = Pour 1 PC, les salves d’un tir d’alerte peuvent viser des unités différentes à des moments différents.
rule-tra-alert-07 = Quand payer le décalage
    .sentence = Le PC se paie à la première salve d’alerte, et l’ordre reste jusqu’à la dernière salve ou jusqu’à sa perte.
rule-tra-alert-08 = L’alerte avant le corps à corps
    .sentence = Après un déplacement viennent l’engagement, le moral d’engagements multiples, l’alerte, puis le corps à corps.
rule-tra-alert-09 = Plusieurs unités en alerte
    .sentence = Les unités en alerte tirent l’une après l’autre, au choix de leur joueur, au vu des tirs précédents.
rule-tra-alert-10 = Quelles entrées le déclenchent
    .sentence = Entrer par une zone d’accès déclenche le tir d’alerte ; largage, déploiement, Guérilla et figurines écartées, non.

## Baisse la tête !

rule-tra-duck-01 = Baisse la tête ! (1 PC) : hors du couloir
    .sentence = Une unité qui a cet ordre n’est jamais comptée dans un couloir de feu.
keyword-order-heads-down = Baisse la tête !
rule-tra-duck-02 = Baisse la tête : résister au souffle
    .sentence = L’infanterie qui a cet ordre peut résister au souffle du tir indirect, chaque Up gardant une figurine debout.
rule-tra-duck-03 = Baisse la tête, blindé : un mur mobile
    .sentence = Un blindé qui a cet ordre bloque la vue comme un décor, et l’infanterie un peu cachée par lui est à couvert.
rule-tra-duck-04 = Baisse la tête, blindé : hors du couloir
    .sentence = Un blindé qui a cet ordre n’est pas compté dans le couloir de feu.
rule-tra-duck-05 = Le mur sert aux deux camps
    .sentence = Un blindé tête baissée cache et couvre l’infanterie des deux camps.

## Courage les gars !

rule-tra-rally-01 = Courage les gars ! (2 PC)
    .sentence = Dans la phase d’ordres de sa propre unité, le général en chef rend une unité désorganisée opérationnelle.
keyword-order-courage = Courage les gars !
rule-tra-rally-02 = On peut répéter le Courage
    .sentence = L’ordre peut être donné plusieurs fois dans une phase d’ordres, pour 2 PC à chaque fois.
rule-tra-rally-03 = Conditions du Courage
    .sentence = L’unité du général doit elle-même pouvoir recevoir des ordres, l’autre peut être n’importe où sur la table.
rule-tra-rally-04 = Une unité ralliée agit normalement
    .sentence = Une unité ralliée dont la carte est encore cachée agira normalement ; les PC ne sont pas recomptés.

## Le mouvement

rule-tra-move-01 = Action de Mouvement
    .sentence = Chaque combattant peut parcourir jusqu’à son Mouvement en cm, en tous sens, là où passe son socle.
rule-tra-move-02 = Les déplacements
    .sentence = Deux actions sont des déplacements : le Mouvement et le Franchissement.
rule-tra-move-03 = Traverser l’infanterie amie
    .sentence = Une unité peut traverser de l’infanterie amie si elle passe complètement.
rule-tra-move-04 = Ni blindés ni ennemis
    .sentence = On ne traverse ni un blindé, de quelque camp qu’il soit, ni une unité ennemie.
rule-tra-move-05 = Les unités ne s’imbriquent pas
    .sentence = À la fin d’un mouvement, deux unités ne peuvent pas être imbriquées.
rule-tra-move-06 = Orientation
    .sentence = À la fin de son mouvement, une figurine s’oriente librement, sans coût.
rule-tra-move-07 = En formation à la fin
    .sentence = À la fin d’un mouvement, l’unité doit être en formation.
rule-tra-move-08 = Formation rompue, unité désorganisée
    .sentence = Une unité hors formation après son déplacement est aussitôt désorganisée, même si c’est voulu.
rule-tra-move-09 = Blindé au milieu de l’infanterie
    .sentence = Un blindé peut finir au milieu de l’infanterie, dont les figurines sous lui sont écartées, en formation.
rule-tra-move-10 = Longueur d’un trajet
    .sentence = Un trajet se mesure au centre du socle, pentes comprises ; 0 cm reste un déplacement.
rule-tra-move-11 = Traverser et imbriquer, précisément
    .sentence = On traverse une unité en touchant un socle ou l’espace entre deux camarades au Contact ; les contours restent séparés.
rule-tra-move-12 = Qui déplace l’infanterie écartée
    .sentence = Leur propriétaire écarte les figurines au plus court, en formation, et personne n’est blessé.
rule-tra-move-13 = Pas de terrain difficile
    .sentence = Pour chaque sorte de figurine, un décor est libre, un obstacle à franchir, ou infranchissable.
rule-tra-move-14 = Immobilisés dans une unité en marche
    .sentence = Une figurine immobilisée ne bouge ni ne pivote ; si les autres rompent la formation, l’unité est désorganisée.

## Le franchissement

rule-tra-cross-01 = Action de Franchissement
    .sentence = Le Franchissement mène une unité par-dessus, à travers ou sur un obstacle, et c’est un déplacement.
rule-tra-cross-02 = Le chef à l’obstacle
    .sentence = Le chef d’unité doit être à Portée Contact de l’obstacle.
rule-tra-cross-03 = Dans la moitié du Mouvement
    .sentence = Si la moitié de son Mouvement suffit, le chef est placé au-delà de l’obstacle, à son Contact, ou dessus.
rule-tra-cross-04 = Au-delà de la moitié du Mouvement
    .sentence = Si la moitié de son Mouvement ne suffit pas, le chef est placé sur l’obstacle.
rule-tra-cross-05 = Le reste de l’unité suit
    .sentence = Les autres sont placés en formation avec leur chef, sur l’obstacle ou au-delà, au plus près de lui.
rule-tra-cross-06 = Pas assez de place
    .sentence = Les figurines qui manquent de place restent en arrière, et l’unité est désorganisée.
rule-tra-cross-07 = Obstacles pour certains seulement
    .sentence = Certains obstacles ne se franchissent qu’à pied, d’autres qu’en blindé.
rule-tra-cross-08 = À quoi se mesure la moitié du Mouvement
    .sentence = On compare à la moitié du Mouvement l’épaisseur de l’obstacle sur la ligne suivie ; la hauteur ne compte pas.
rule-tra-cross-09 = Franchir près de l’ennemi
    .sentence = On peut placer au Contact d’ennemis, mais ni sur un socle ni de façon imbriquée.
rule-tra-cross-10 = Au plus près
    .sentence = On place les figurines une à une, chacune, à 0,25 cm près, aussi proche de l’obstacle que possible.

## L’écrasement

rule-tra-over-01 = Écraser l’infanterie
    .sentence = Un blindé écrase l’infanterie par un Franchissement dont l’unité d’infanterie est l’obstacle.
rule-tra-over-02 = En ligne droite
    .sentence = Les véhicules vont en ligne droite.
rule-tra-over-03 = Pertes d’un écrasement
    .sentence = On lance un dé par figurine sur le trajet, et chaque Up coûte à l’unité une figurine au choix de son joueur.
rule-tra-over-04 = Portée d’un écrasement
    .sentence = Le véhicule de tête part du Contact, et ne finit au-delà que si la moitié de son Mouvement couvre l’unité.
rule-tra-over-05 = Figurines sur le trajet
    .sentence = Une figurine est sur le trajet si la bande balayée par le socle du véhicule touche son socle.
rule-tra-over-06 = Seule l’unité ennemie choisie
    .sentence = On n’écrase que l’infanterie ennemie, et la ligne ne touche ni autre unité ennemie ni blindé.
rule-tra-over-07 = Après un écrasement
    .sentence = Un écrasement est un déplacement, avec ses suites : engagement, soins, moral, tir d’alerte, corps à corps.
