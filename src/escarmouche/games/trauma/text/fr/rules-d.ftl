# Les mots des règles de Trauma, en français : corps à corps, débriefing, moral et entrées sur la table.

## Le corps à corps

rule-tra-melee-01 = Engager le corps à corps
    .sentence = Une unité qui finit un déplacement avec une figurine à Portée Contact d’un ennemi peut combattre.
rule-tra-melee-02 = Engagée en fin de déplacement
    .sentence = L’infanterie au Contact d’un ennemi à la fin de tout mouvement est aussitôt engagée.
rule-tra-melee-03 = Le corps à corps met fin aux actions
    .sentence = Le corps à corps s’ajoute aux deux actions, et après lui l’unité ne fait plus rien.
rule-tra-melee-04 = Salves de corps à corps
    .sentence = Tous ceux qui ont la même arme de corps à corps frappent ensemble, en une salve.
rule-tra-melee-05 = Armes de corps à corps en double
    .sentence = Une arme de corps à corps portée en double frappe deux salves.
rule-tra-melee-06 = Ordre et cibles des coups
    .sentence = L’attaquant choisit l’ordre des salves de corps à corps et une cible pour chacune.
rule-tra-melee-07 = Étapes d’une salve de corps à corps
    .sentence = Six étapes : cible, combattants, précision, touches, pénétration, pertes.
rule-tra-melee-08 = Cible au corps à corps
    .sentence = La cible doit être une unité à Portée Contact d’une figurine de l’unité attaquante.
rule-tra-melee-09 = Qui peut combattre
    .sentence = Toute figurine à Portée Contact d’un ennemi peut participer.
rule-tra-melee-10 = Dés de corps à corps
    .sentence = Une salve lance la Cadence de l’arme pour chaque figurine qui la porte et peut combattre.
rule-tra-melee-11 = Précision au corps à corps
    .sentence = Chaque Up est une touche, sans difficulté.
rule-tra-melee-12 = Répartition au corps à corps
    .sentence = Les touches se partagent également entre les figurines visées au Contact, dans l’ordre voulu par l’attaquant.
rule-tra-melee-13 = Pénétration au corps à corps
    .sentence = La pénétration se fait comme au tir, Force contre Armure.
rule-tra-melee-14 = Pertes au corps à corps
    .sentence = Chaque blessure élimine une des figurines d’infanterie touchées, au choix de l’attaquant.
rule-tra-melee-15 = Dommages aux blindés
    .sentence = Sur un blindé, chaque blessure coche autant de cases que de Dommages, comme au tir.
rule-tra-melee-16 = L’attaquant choisit l’incident
    .sentence = Au corps à corps, l’attaquant choisit l’incident au lieu de le tirer au dé.
rule-tra-melee-17 = Pas de riposte
    .sentence = Seule l’unité active frappe ; l’autre camp combat pendant sa propre activation.
rule-tra-melee-18 = Au Contact de n’importe quel ennemi
    .sentence = Une figurine au Contact d’un ennemi quelconque participe, mais seules celles au Contact d’un combattant sont touchées.
rule-tra-melee-19 = Blindés au corps à corps
    .sentence = Un blindé qui a une arme de corps à corps et finit un déplacement au Contact peut combattre et être combattu.
rule-tra-melee-20 = Le Contact final compte
    .sentence = Seul compte le Contact en fin de déplacement, nouveau ou ancien ; combattre fait perdre la seconde action.
rule-tra-melee-21 = Après le combat
    .sentence = Personne ne bouge après le corps à corps, et une unité sans ennemi au Contact est libre et peut recevoir des ordres.

## Le combat en hauteur

rule-tra-height-01 = Combat en hauteur
    .sentence = Une unité sur un décor surélevé peut en combattre une plus bas sans que les socles soient au Contact.
rule-tra-height-02 = Contact en hauteur
    .sentence = Le socle du haut doit alors être à 2,5 cm au plus d’une partie quelconque de la figurine du bas.
rule-tra-height-03 = Pas d’engagement en hauteur
    .sentence = Les unités qui combattent ainsi ne sont pas engagées et gardent leurs ordres.
rule-tra-height-04 = À quoi sert ce Contact
    .sentence = Ce Contact ne sert qu’au corps à corps : ces unités peuvent tirer, et il n’engage ni ne contrôle rien.

## L’assaut suicide

rule-tra-suic-01 = Qui peut donner l’assaut
    .sentence = L’infanterie irrégulière et régulière peut lancer un assaut suicide contre un blindé, pas l’élite.
rule-tra-suic-02 = Il remplace les autres attaques
    .sentence = L’assaut est une salve de corps à corps qui remplace toutes les autres de l’unité.
rule-tra-suic-03 = Les démolisseurs peuvent s’abstenir
    .sentence = Un combattant avec Démolition peut user de sa compétence à la place.
rule-tra-suic-04 = Toucher un blindé roulant
    .sentence = Contre un blindé roulant, chaque participant touche.
rule-tra-suic-05 = Toucher un marcheur
    .sentence = Contre un marcheur, chaque participant lance un dé et touche sur un Down.
rule-tra-suic-06 = Toucher un anti-grav
    .sentence = Contre un anti-grav, chaque participant lance un dé et touche sur un Up.
rule-tra-suic-07 = Pénétration des charges
    .sentence = Chaque touche lance un dé, et chaque Up est une blessure, quelle que soit l’Armure.
rule-tra-suic-08 = Pertes propres
    .sentence = Pour chaque touche on lance aussi un dé contre les assaillants, et chaque Up leur coûte une figurine de leur choix.
rule-tra-suic-09 = Dommages des charges
    .sentence = Une blessure de charge coche une case, et l’attaquant choisit l’incident.
rule-tra-suic-10 = Déroulement de l’assaut
    .sentence = Les participants sont au Contact de la cible, et leurs pertes se jettent en dernier, même si le véhicule est détruit.
rule-tra-suic-11 = Guerrier n’aide pas
    .sentence = La compétence Guerrier ne change rien à un assaut suicide.

## Le débriefing

rule-tra-deb-01 = Phase de débriefing
    .sentence = Toutes les cartes jouées, on vérifie le contrôle, on compte les points, les effets cessent et le tour finit.
rule-tra-deb-02 = Effets de fin de tour
    .sentence = Les effets valables jusqu’à la fin du tour cessent, et ceux de fin de tour ont lieu.
rule-tra-deb-03 = Ce que la fin du tour efface
    .sentence = Les PC restants se perdent, un nouveau général prend son poste, les cartes mortes partent ; le reste demeure.

## Les objectifs

rule-tra-obj-01 = Contrôler un objectif
    .sentence = Un objectif se contrôle avec une unité d’infanterie dont une figurine en est à Portée Contact.
rule-tra-obj-02 = Objectif disputé
    .sentence = Si les deux camps y sont, celui qui a le plus de figurines en formation dans ces unités le contrôle.
rule-tra-obj-03 = Désorganisée, une unité ne contrôle pas
    .sentence = Une unité désorganisée ne contrôle rien.
rule-tra-obj-04 = Durée du contrôle
    .sentence = Le contrôle dure jusqu’au débriefing suivant, même si l’unité part ou meurt.
rule-tra-obj-05 = Nombres égaux
    .sentence = À nombres égaux, personne ne contrôle l’objectif.
rule-tra-obj-06 = Ce qui se compte
    .sentence = On compte les figurines en formation des unités d’infanterie présentes ; ni blindés ni unités désorganisées.
rule-tra-obj-07 = Figurines dessus ou dedans
    .sentence = Une figurine sur l’élément ou à l’intérieur en est au Contact.

## Les points de victoire

rule-tra-vp-01 = Compter les points
    .sentence = Les PV et PR du tour s’ajoutent à ceux d’avant.
rule-tra-vp-02 = Le seuil du scénario
    .sentence = La partie finit quand un joueur atteint les PV du scénario.
rule-tra-vp-03 = Des points à chaque débriefing
    .sentence = Chaque point contrôlé rapporte à chaque débriefing, et chaque unité éliminée à celui de son tour.
rule-tra-vp-04 = Quand une unité est éliminée
    .sentence = L’adversaire marque pour toute unité sans figurine sur la table, quelle que soit la cause.

## Le moral

rule-tra-moral-01 = Tests de moral
    .sentence = Une unité qui doit tester le fait aussitôt, et se désorganise si elle échoue.
rule-tra-moral-02 = Perte de l’officier
    .sentence = Une unité dont l’officier est tué teste après la salve.
rule-tra-moral-03 = Jetée à terre
    .sentence = Une unité dont une figurine est jetée à terre par un tir indirect teste après la salve.
rule-tra-moral-04 = Deux pertes d’un coup
    .sentence = Une unité qui perd deux figurines ou plus en une salve ou un écrasement teste.
rule-tra-moral-05 = Incident sur un blindé
    .sentence = Une unité de blindés teste quand un de ses véhicules subit un incident.
rule-tra-moral-06 = Engagée par plusieurs unités
    .sentence = Une unité d’infanterie teste chaque fois qu’une unité ennemie de plus l’engage.
rule-tra-moral-07 = Un test par action
    .sentence = Une unité fait au plus un test de moral par action.
rule-tra-moral-08 = Exemple : trois pertes dont l’officier
    .sentence = Trois pertes dont l’officier ne causent qu’un seul test.
rule-tra-moral-09 = Dés du test de moral
    .sentence = L’unité lance autant de dés que son meilleur Moral.
rule-tra-moral-10 = Un Up suffit
    .sentence = Un seul Up suffit pour réussir.
rule-tra-moral-11 = Ce qu’est une action
    .sentence = Une unité teste après la première salve qui l’exige, et plus pour cette action.
rule-tra-moral-12 = Unités dispensées de test
    .sentence = Les unités désorganisées ou sans figurine ne testent pas.
rule-tra-moral-13 = Pertes après les soins
    .sentence = Les figurines ramenées par Soin comptent comme non perdues.
rule-tra-moral-14 = Qui a été jeté à terre
    .sentence = Seul un survivant debout avant la salve et à terre après elle oblige à tester.
rule-tra-moral-15 = Quelles pertes comptent
    .sentence = Véhicules, officiers perdus de toute façon et balles amies comptent pour le moral.
rule-tra-moral-16 = Qui engage qui
    .sentence = Seule une unité ennemie nouvellement arrivée au Contact alors qu’une autre y est déjà cause le test.

## La table

rule-tra-table-01 = Taille de la table
    .sentence = Une table mesure 90 sur 120 cm ou 120 sur 120 cm.
rule-tra-table-02 = Beaucoup de décors
    .sentence = Une table compte beaucoup de décors, dont une bonne part peut cacher des unités entières.

## Les zones d’accès

rule-tra-access-01 = Zones d’accès
    .sentence = Les zones d’accès au bord de la table font entrer les unités en réserve.
rule-tra-access-02 = Entrer par une zone d’accès
    .sentence = Une unité qui entre part du bord extérieur, et sa première action est un Mouvement vers la table.
rule-tra-access-03 = Zones d’accès fixes
    .sentence = Une zone d’accès fixe appartient à une armée et ne sert qu’à elle.
rule-tra-access-04 = Zones d’accès neutres
    .sentence = Une zone d’accès neutre est un point stratégique qui sert à l’armée qui la contrôle.
rule-tra-access-05 = Où sont les zones d’accès
    .sentence = Bleue et rouge : les 30 cm du milieu de bords opposés ; grises : les 40 cm du milieu des côtés, contrôlées en leur centre.
rule-tra-access-06 = Mesurer une entrée
    .sentence = Chaque figurine part de l’extérieur, le socle contre la zone, et doit finir entièrement sur la table.
rule-tra-access-07 = Rester en réserve
    .sentence = Une unité qui ne peut ou ne veut entrer reste en réserve, et sa carte est reposée au tour suivant.

## Les zones de déploiement

rule-tra-deploy-01 = Zone de déploiement
    .sentence = Une zone de déploiement appartient à une armée et ne sert qu’au premier tour.
rule-tra-deploy-02 = Placer dans une zone de déploiement
    .sentence = Les unités de la section d’assaut peuvent y être placées juste avant d’agir.
rule-tra-deploy-03 = Détails du placement
    .sentence = L’unité est placée tout entière dedans, en formation, sans ennemi au Contact, puis a ses deux actions.

## Les points de largage

rule-tra-drop-01 = Point de largage
    .sentence = Un point de largage est un point stratégique qu’il faut contrôler pour s’en servir.
rule-tra-drop-02 = Entrer par un point de largage
    .sentence = Une figurine est placée à Portée Contact du point de largage et les autres en formation.
rule-tra-drop-03 = Les deux actions
    .sentence = Entrer par un point de largage prend les deux actions de l’unité.
rule-tra-drop-04 = Pas un déplacement
    .sentence = Une telle entrée n’est pas un déplacement : ni tir d’alerte ni corps à corps.
rule-tra-drop-05 = Limites du largage
    .sentence = Personne n’atterrit au Contact d’un ennemi, et un point contrôlé au dernier débriefing sert à toutes les unités.
