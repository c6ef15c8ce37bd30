# Les mots des règles de Firefight, en français.

## Principes

rule-gff-prin-01 = Le bon sens tranche quand une règle est floue
    .sentence = Face à une règle obscure, les joueurs tranchent ensemble, selon le bon sens et ce qui leur plaît.
rule-gff-prin-02 = Les décisions du catalogue remplacent les débats autour de la table
    .sentence = Les décisions du catalogue s’imposent à chaque partie, et les options sont fixées avant la remise des listes.
rule-gff-prin-03 = Une règle spéciale l’emporte ; seules les valeurs (X) s’additionnent
    .sentence = Une règle spéciale prime sur la règle générale ; en double elle ne compte qu’une fois, sauf si elle a une valeur (X), qui s’additionne.
rule-gff-prin-04 = Figurine, unité, groupe, dernière figurine
    .sentence = Une unité est une entrée de liste posée sur la table : un groupe tant qu’il y reste deux figurines ou plus, sinon une unité d’une figurine.
rule-gff-prin-05 = Tout est visible
    .sentence = Tout est public et mesurable à tout moment, sauf les jetons de sort que chaque camp engage en secret sur un jet de lancement.

## Éditions

rule-gff-edit-01 = Vocabulaire : Hors de combat se dit Out of Action ou Knocked Out
    .sentence = Hors de combat, Out of Action et Knocked Out désignent le même état : la figurine quitte la partie.
rule-gff-edit-02 = Les chiffres de composition sont ceux de l’édition française
    .sentence = La composition des armées suit les chiffres de l’édition française (500, 125, 125, 25 et 15 pts), pas ceux d’autres versions.
rule-gff-edit-03 = La cohésion et les distances sont celles de l’édition française
    .sentence = Les membres d’une unité peuvent être à 9″ les uns des autres, et seules les unités ennemies imposent un écart de 1″.
rule-gff-edit-04 = Les mouvements spéciaux font partie du jeu
    .sentence = Pousser, Sauter et Chuter sont en vigueur, sauf si l’option les retire ; trous et à-pics sont alors infranchissables.
rule-gff-edit-05 = Les règles spéciales d’autres versions ne comptent pas
    .sentence = Seules les règles spéciales du catalogue agissent ; tout autre nom est une erreur dans nos listes et reste inerte dans une liste importée.

## Dés

rule-gff-dice-01 = Test de Qualité
    .sentence = Jetez un dé : le test est réussi s’il atteint au moins la Qualité de la figurine.
rule-gff-dice-02 = Un 6 naturel réussit toujours, un 1 naturel échoue toujours
    .sentence = Avant de compter les modificateurs, un dé qui montre 6 réussit et un dé qui montre 1 échoue.
rule-gff-dice-03 = Quels jets connaissent réussites et échecs naturels
    .sentence = Les 6 et 1 naturels valent pour tout dé comparé à un seuil, mais pas pour les tableaux, le D3, les jets opposés ni le Terrain Dangereux.
rule-gff-dice-04 = Comment les modificateurs se cumulent
    .sentence = Les résultats naturels d’abord ; sinon tous les bonus et malus s’ajoutent au dé, sans plafond, avant de comparer au seuil.
rule-gff-dice-05 = Résultat non modifié
    .sentence = Le résultat non modifié est la face du dé une fois les relances faites, avant tout bonus ou malus.
rule-gff-dice-06 = Un dé n’est relancé qu’une fois
    .sentence = Aucun dé n’est relancé deux fois : le second résultat est définitif, quel qu’il soit.
rule-gff-dice-07 = Le D3
    .sentence = Un D3 est un D6 divisé par deux et arrondi au supérieur : 1-2 donne 1, 3-4 donne 2, 5-6 donne 3.
rule-gff-dice-08 = Jet opposé
    .sentence = Chaque joueur jette un dé et le plus haut gagne ; on recommence en cas d’égalité, sans aucun modificateur.
rule-gff-dice-09 = Ordre d’utilisation des dés
    .sentence = Les dés servent dans un ordre fixe : Impact, touches, Défense, relances, Régénération, effet de blessure, poussée.

## Mesures

rule-gff-meas-01 = On mesure entre les points les plus proches des socles
    .sentence = Une distance est la ligne droite, dans l’espace, entre les points les plus proches de deux socles ; un objectif est un point.
rule-gff-meas-02 = Précision : millièmes de pouce, contact, à portée, au-delà
    .sentence = Les positions sont en millièmes de pouce entiers, et chaque comparaison tolère deux millièmes en faveur de « à X" ou moins ».
rule-gff-meas-03 = À exactement 1″ d’un ennemi, c’est permis
    .sentence = Seul un écart de moins de 1″ avec un ennemi est interdit ; exactement 1″ est permis.
rule-gff-meas-04 = Quelle distance une figurine a parcourue
    .sentence = Un mouvement vaut la longueur du trajet du centre du socle, montées comprises ; pivoter est gratuit et les sauts ne comptent pas.

## Armées

rule-gff-army-01 = Deux armées de même valeur
    .sentence = Chaque joueur compose son armée avant la partie, et les deux valent autant de points.
rule-gff-army-02 = Tailles conseillées
    .sentence = Comptez 200 pts par camp pour une première partie, 500 pts pour une grande.
rule-gff-army-03 = Même valeur veut dire même plafond
    .sentence = Les joueurs conviennent d’une taille de partie ; le total de chaque armée est supérieur à zéro et ne la dépasse pas.

## Organisation des armées

rule-gff-force-01 = L’organisation des armées est facultative
    .sentence = Les cinq limites de composition ne s’appliquent que si les joueurs le souhaitent.
rule-gff-force-02 = Un Héros tous les 125 pts
    .sentence = Une armée compte au plus un Héros pour chaque tranche de 125 pts.
rule-gff-force-03 = 1+X exemplaires d’une même unité
    .sentence = Une armée peut aligner un exemplaire d’une unité, plus un autre par tranche de 125 pts.
rule-gff-force-04 = Aucune unité au-delà de 35 %
    .sentence = Une unité coûte au maximum 35 % des points de l’armée.
rule-gff-force-05 = Une unité par tranche de 25 pts
    .sentence = Une armée compte au plus une unité pour chaque tranche de 25 pts.
rule-gff-force-06 = Une figurine par tranche entière de 15 pts
    .sentence = Une armée compte au plus une figurine pour chaque tranche entière de 15 pts.
rule-gff-force-07 = Les limites se calculent sur la taille de partie, arrondies à l’inférieur
    .sentence = Les cinq limites se calculent sur la taille de partie convenue, et toute fraction est arrondie à l’inférieur.
rule-gff-force-08 = Ce qui compte comme même unité, Héros, unité et figurine
    .sentence = Même entrée, même unité, quelles que soient les améliorations ; un Héros est aussi une unité et une figurine ; le coût inclut les améliorations.
rule-gff-force-09 = Les limites s’activent ensemble
    .sentence = Les cinq limites s’appliquent ensemble, sauf si les joueurs les désactivent toutes.

## Listes d’armée

rule-gff-list-01 = Comment une unité est décrite
    .sentence = Une entrée donne nom, effectif, Qualité, Défense, coût, règles spéciales, armes et améliorations ; un Héros est une unité à part.
rule-gff-list-02 = Comment une arme est décrite
    .sentence = Une arme a un nom, un nombre, une portée (aucune en mêlée), des attaques et des règles ; à profil identique, c’est le même type.
rule-gff-list-03 = Comment une amélioration est décrite
    .sentence = Une amélioration a un coût et ajoute des armes ou des règles, ou bien remplace des armes, pour tout ou partie des figurines.
rule-gff-list-04 = Comment une liste est vérifiée
    .sentence = On vérifie entrées, améliorations, règles spéciales, points et limites, et toutes les fautes sont signalées d’un coup.
rule-gff-list-05 = Liste de démonstration
    .sentence = Une liste originale de 14 entrées et cinq sorts, qui emploie toutes les règles spéciales, est fournie pour jouer et essayer.
rule-gff-list-06 = Écrire les règles spéciales dans une liste
    .sentence = Une règle spéciale s’écrit par son nom, avec une valeur entre parenthèses si elle en prend une ; le reste est une règle inconnue.
rule-gff-list-07 = Règles de toute l’unité et règles d’une figurine
    .sentence = Sans peur, Régénération, Furtif, Embuscade, Éclaireur et Immobile ne jouent que si toutes les figurines en vie les ont ; le reste vaut par figurine.
rule-gff-list-08 = Une liste importée garde ses règles inconnues, inertes
    .sentence = Une liste importée garde ses règles inconnues, sans effet et signalées, et se joue dès que les deux joueurs ont accepté le rapport.

## Le champ de bataille

rule-gff-table-01 = Champ de bataille de 4 pieds sur 4
    .sentence = La bataille a lieu sur une table carrée de 4 pieds de côté.
rule-gff-table-02 = Au moins 20 décors
    .sentence = La table porte 20 décors ou davantage.
rule-gff-table-03 = Tables plus petites
    .sentence = Une table plus petite convient si les deux armées y débutent quand même à 24″ ou plus l’une de l’autre.
rule-gff-table-04 = La table mesure 48″ ; zones des tables plus petites
    .sentence = La table fait 48″ de côté ; sur une plus petite, les zones de déploiement rétrécissent pour garder 24″ entre elles.
rule-gff-table-05 = Qui place les décors, et quand
    .sentence = Les décors sont posés avant le premier objectif : table prête ou générée, ou pose à tour de rôle après un jet opposé.
rule-gff-table-06 = Les figurines restent sur la table
    .sentence = Aucune partie d’un socle ne quitte la table, quel que soit le mouvement ou le placement ; une poussée s’arrête au bord.

## Mission

rule-gff-miss-01 = D3+2 objectifs
    .sentence = La mission emploie D3+2 pions d’objectif, donc de trois à cinq.
rule-gff-miss-02 = Les objectifs se placent à tour de rôle
    .sentence = Le gagnant d’un jet opposé pose le premier objectif, puis chacun son tour jusqu’au dernier.
rule-gff-miss-03 = Pas d’objectif dans les zones de déploiement
    .sentence = Aucun objectif ne peut être posé dans une zone de déploiement.
rule-gff-miss-04 = Plus de 9″ entre les objectifs
    .sentence = Deux objectifs sont toujours séparés de plus de 9″.
rule-gff-miss-05 = L’axe de déploiement est connu avant les objectifs
    .sentence = Les deux bords de déploiement sont connus avant la pose des objectifs ; avec l’autre option, ceux-ci évitent les bandes des quatre bords.
rule-gff-miss-06 = Un objectif est un point ; placements impossibles
    .sentence = Un objectif est un point qui ne gêne rien, posé là où un socle peut tenir ; un joueur sans emplacement légal passe son tour.
rule-gff-miss-07 = Capturer un objectif
    .sentence = En fin de round, un joueur capture un objectif s’il a une unité à 3″ ou moins de celui-ci et que l’ennemi n’en a aucune.
rule-gff-miss-08 = Un objectif capturé le reste
    .sentence = Le joueur garde un objectif capturé même après le départ de son unité.
rule-gff-miss-09 = Un objectif contesté redevient neutre
    .sentence = Un objectif tenu par des unités des deux camps n’appartient plus à personne.
rule-gff-miss-10 = Évaluation d’un objectif en fin de round
    .sentence = En fin de round ne comptent que les unités ni Ébranlées ni arrivées en Embuscade ce round : un camp capture, deux neutralisent.
rule-gff-miss-11 = La partie dure quatre rounds
    .sentence = La partie s’arrête à la fin du quatrième round.
rule-gff-miss-12 = Le plus d’objectifs l’emporte
    .sentence = À la fin, la victoire revient à celui qui tient davantage d’objectifs que l’autre.
rule-gff-miss-13 = Égalité d’objectifs : match nul ; pas de mort subite
    .sentence = À égalité d’objectifs, match nul ; détruire l’armée ennemie n’arrête pas la partie, le survivant joue jusqu’au dernier round.

## Déploiement

rule-gff-depl-01 = Choix du bord de table
    .sentence = Le gagnant d’un jet opposé prend le bord de table qu’il veut, l’autre joueur celui d’en face.
rule-gff-depl-02 = Déploiement alterné à 12″ du bord
    .sentence = Tour à tour, le gagnant du jet d’abord, chacun installe une unité à 12″ ou moins de son bord.
rule-gff-depl-03 = On se déploie entièrement dans la zone et en cohésion
    .sentence = Chaque socle est entièrement dans la zone, sans chevaucher ni socle ni décor infranchissable, et l’unité est en cohésion.
rule-gff-depl-04 = Nombres d’unités inégaux et ordre de mise en place
    .sentence = La mise en place suit un ordre fixe, des listes aux Éclaireurs, et qui n’a plus rien à poser attend que l’autre ait fini.

## Rounds

rule-gff-round-01 = Activations alternées ; qui ouvre le round 1
    .sentence = Chacun active une unité à son tour ; le gagnant du jet de déploiement ouvre le premier round.
rule-gff-round-02 = Qui ouvre les rounds suivants
    .sentence = Dès le deuxième round, celui qui a épuisé ses activations le premier au round d’avant commence.
rule-gff-round-03 = Finir premier : ne pas avoir fait la dernière activation
    .sentence = Celui qui n’a pas joué la dernière activation du round commence le suivant.
rule-gff-round-04 = Activations restantes ; on ne passe pas
    .sentence = On ne passe pas : qui a encore une unité doit en activer une, qui n’en a plus est sauté jusqu’à la fin du round.
rule-gff-round-05 = Étapes du début de round
    .sentence = Un round débute par le choix du premier joueur, puis les jetons de sort, les Embuscades dès le round 2, enfin les activations.
rule-gff-round-06 = Fin de round : le moral d’abord, puis les objectifs
    .sentence = Un round se clôt par le moral, puis les objectifs, puis la fin de la Fatigue et des effets du round ; une option inverse les deux premiers.

## Activation

rule-gff-act-01 = Activer une unité avec une action
    .sentence = Le joueur actif prend une unité pas encore activée ce round et lui donne une seule action : Tenir, Avancer, Courir ou Charger.
rule-gff-act-02 = Tenir
    .sentence = L’unité reste sur place et peut tirer.
rule-gff-act-03 = Avancer
    .sentence = L’unité se déplace de 6″ au plus, puis peut tirer.
rule-gff-act-04 = Courir
    .sentence = L’unité se déplace de 12″ au plus, mais ne tire pas.
rule-gff-act-05 = Charger
    .sentence = L’unité se déplace de 12″ au plus pour rejoindre un ennemi et le combattre en mêlée.
rule-gff-act-06 = Détails des actions
    .sentence = Les distances sont des maximums, toute l’unité fait la même action, le tir suit tout mouvement, et riposter n’est pas une activation.

## Mouvement

rule-gff-move-01 = Cohésion : 1″ d’un autre membre
    .sentence = Chaque figurine reste à 1″ ou moins d’une autre figurine de son unité.
rule-gff-move-02 = Cohésion : 9″ de tous les membres
    .sentence = Deux figurines d’une même unité ne sont jamais à plus de 9″ l’une de l’autre.
rule-gff-move-03 = La cohésion est une seule chaîne ; quand on la vérifie
    .sentence = Les liens de 1″ relient toute l’unité à la fin de chacun de ses mouvements ; disloquée, elle se regroupe à sa prochaine activation.
rule-gff-move-04 = Rester à 1″ des ennemis, sauf en charge
    .sentence = Seule une charge permet de s’approcher à moins de 1″ d’une unité ennemie.
rule-gff-move-05 = L’écart de 1″ vaut pendant tout le mouvement
    .sentence = Un socle garde 1″ avec l’ennemi sur tout son trajet ; parti de plus près, il peut s’éloigner ; un Volant traverse sans s’y arrêter.
rule-gff-move-06 = Passer près des amis
    .sentence = Une figurine traverse sa propre unité mais pas les autres, sauf Volant, et aucun socle ne finit sur un autre.
rule-gff-move-07 = Grimper et obstacles bas
    .sentence = On ignore les obstacles de 1″, on grimpe jusqu’à 3″ en payant la hauteur ; au-delà il faut une échelle, un escalier ou une rampe.

## Ligne de vue

rule-gff-los-01 = Ligne de vue
    .sentence = Une figurine en voit une autre si l’une des neuf lignes depuis son œil évite décors bloquants, forêts et autres unités.
rule-gff-los-02 = Forêts : la vue y entre ou en sort, sans traverser
    .sentence = Le regard entre dans une forêt ou en sort, mais ne la traverse pas ; chacune est jugée séparément.

## Mouvements de charge

rule-gff-charge-01 = Quand une charge est permise
    .sentence = Pour charger, une unité doit avoir au moins une figurine à distance de charge de la cible.
rule-gff-charge-02 = La distance de charge se parcourt à pied
    .sentence = Une figurine doit pouvoir arriver au contact par un trajet légal dans sa distance de charge ; la ligne de vue est inutile.
rule-gff-charge-03 = Une seule unité cible
    .sentence = Une charge vise une seule unité, nommée avant le mouvement, et seules ces deux unités se battent.
rule-gff-charge-04 = Les chargeurs vont au contact ou au plus près
    .sentence = Chaque figurine en charge finit socle contre socle avec la cible, ou aussi près d’elle qu’elle le peut.
rule-gff-charge-05 = Le défenseur va au contact jusqu’à 3″
    .sentence = Une fois les chargeurs arrivés, les figurines chargées s’approchent d’eux de 3″ au plus, au contact ou aussi près qu’elles le peuvent.
rule-gff-charge-06 = Détails de la mise au contact
    .sentence = Toute figurine chargée pas encore au contact doit s’approcher, sauf celles d’une unité Ébranlée et les Immobiles.
rule-gff-charge-07 = Une charge qui n’arrive pas
    .sentence = Si aucun chargeur ne finit à portée de mêlée, ni mêlée ni Fatigue ; un chargeur Ébranlé en route s’arrête là.
rule-gff-charge-08 = « Au plus près », exactement
    .sentence = Figurine par figurine, dans l’ordre du joueur, une position convient si aucune autre possible n’est plus proche de plus de 0,1″.

## Tir

rule-gff-shoot-01 = Qui peut tirer
    .sentence = Une figurine qui a la cible à portée et en vue peut faire feu de toutes ses armes à distance.
rule-gff-shoot-02 = Deux cibles au plus, avec des types d’armes distincts
    .sentence = Le tir peut se partager entre deux unités ennemies, chacune visée par d’autres types d’armes.
rule-gff-shoot-03 = Types d’armes et cibles se déclarent par unité
    .sentence = Les armes d’un même type visent la même unité, deux unités au plus, et toutes les cibles sont annoncées avant le premier dé.
rule-gff-shoot-04 = Portée
    .sentence = Une figurine tire si elle voit une figurine de la cible à portée de l’arme ; celles qui ne peuvent pas n’empêchent pas les autres.

## Touches

rule-gff-hit-01 = Jet pour toucher
    .sentence = Chaque attaque de l’arme est un test de Qualité de l’attaquant, qui touche s’il le réussit.
rule-gff-hit-02 = Modificateurs pour toucher
    .sentence = Seuls Furtif, Indirect après mouvement, Percée et les sorts modifient le jet pour toucher ; ils s’ajoutent, et le couvert n’y fait rien.
rule-gff-hit-03 = Les touches bonus des 6 s’ajoutent sans être des 6
    .sentence = Furieux, Implacable et Surcharge ajoutent chacun une touche sur un 6 non modifié, et ces touches bonus ne sont pas des 6.
rule-gff-hit-04 = Touches automatiques
    .sentence = Les touches d’Impact, de chute ou de sort se passent de jet, ne sont jamais des 6 et n’ont que les règles de leur source.

## Défense

rule-gff-def-01 = Jet de Défense
    .sentence = Le défenseur jette un dé par touche : avec sa Défense ou mieux il l’arrête, sinon c’est une blessure.
rule-gff-def-02 = Modificateurs de Défense
    .sentence = Le dé de Défense perd la PA totale de la touche et gagne 1 à couvert ; un 6 naturel bloque, un 1 naturel jamais.

## Blessures

rule-gff-wound-01 = Chaque blessure retire une figurine
    .sentence = Le défenseur enlève de la table une figurine par blessure.
rule-gff-wound-02 = Un groupe perd des figurines, une figurine seule subit les effets
    .sentence = Un groupe perd une figurine par blessure, sans jet ; une figurine seule reçoit un pion et fait un jet d’effet de blessure.
rule-gff-wound-03 = Choix des pertes
    .sentence = Le défenseur retire n’importe quelle figurine en vie de l’unité, vue ou non ; terrain et chute frappent la figurine concernée.
rule-gff-wound-04 = Lot de dégâts : ce qui se résout ensemble
    .sentence = Les blessures d’une même source (tout le tir d’une unité, un sort…) tombent en une fois, avec un seul jet d’effet de blessure au plus.

## Ordre de résolution

rule-gff-seq-01 = Ordre de résolution d’un lot
    .sentence = L’ordre est : cibles, touches, touches bonus, Explosion, Défense, Fléau, blessures Mortelles, autres blessures, effet, poussée.
rule-gff-seq-02 = Deux cibles, plusieurs unités touchées
    .sentence = Toutes les touches sont fixées avant la première perte ; puis chaque unité résout les siennes, dans l’ordre de l’attaquant.

## Mêlée

rule-gff-melee-01 = Portée de mêlée : 2″ à l’horizontale, 4″ à la verticale
    .sentence = Une figurine se bat avec toutes ses armes de mêlée si un ennemi est à 2″ au plus sur le plan et 4″ au plus en hauteur.
rule-gff-melee-02 = Les frappes se résolvent comme un tir
    .sentence = Une frappe suit les étapes d’un tir : jet pour toucher, jet de Défense par touche, puis blessures.
rule-gff-melee-03 = Le défenseur peut riposter
    .sentence = Quand les chargeurs ont frappé, le défenseur choisit de riposter ou non.
rule-gff-melee-04 = Le survivant d’une mêlée peut bouger de 3″
    .sentence = Quand une unité est anéantie en mêlée, l’autre a droit à un mouvement de 3″ au plus.
rule-gff-melee-05 = Sinon le chargeur recule
    .sentence = Si les deux unités survivent, le chargeur se retire pour laisser 1″ entre elles, quand il le peut.
rule-gff-melee-06 = Étapes d’une mêlée
    .sentence = Une mêlée suit : charge, mise au contact, Contre-charge, frappes et Impact, riposte, Fatigue, puis consolidation ou séparation.
rule-gff-melee-07 = Qui frappe et comment se mesure la portée de mêlée
    .sentence = La portée se vérifie au début de chaque étape de frappe ; chaque figurine à portée frappe l’unité adverse dans son ensemble.
rule-gff-melee-08 = La riposte en détail
    .sentence = Le défenseur décide une fois les frappes du chargeur entièrement résolues ; toutes ses figurines à portée ripostent, ou aucune.
rule-gff-melee-09 = Pas de couvert en mêlée
    .sentence = Le couvert ne protège que des tirs, jamais en mêlée ni contre Impact, sorts, chutes ou terrain.
rule-gff-melee-10 = Consolidation et séparation en détail
    .sentence = La consolidation est facultative et garde 1″ avec l’ennemi ; la séparation du chargeur est obligatoire, par le plus court trajet légal.
rule-gff-melee-11 = Un chargeur Ébranlé par Contre-charge ne frappe pas
    .sentence = Un chargeur Ébranlé par une Contre-charge n’a ni Impact ni frappes, mais devient tout de même Fatigué.

## Fatigue

rule-gff-fat-01 = Fatigue
    .sentence = Une unité qui a chargé ou riposté a besoin de 6 non modifiés pour toucher en mêlée pendant le reste du round.
rule-gff-fat-02 = Quand la Fatigue commence
    .sentence = La Fatigue naît à la fin de la mêlée, pour le chargeur et pour le défenseur qui a frappé, et cesse avec le round.
rule-gff-fat-03 = La Fatigue face aux modificateurs et règles spéciales
    .sentence = Ni Qualité, ni bonus, ni Fiable n’aident une unité Fatiguée en mêlée, mais les règles liées aux 6 jouent toujours.

## Effets des blessures

rule-gff-effect-01 = Un pion par blessure
    .sentence = Une figurine blessée reçoit autant de pions de blessure que de blessures.
rule-gff-effect-02 = Jet d’effet de blessure
    .sentence = Les pions posés, le défenseur jette un dé, y additionne les pions de la figurine et lit le total dans le tableau.
rule-gff-effect-03 = Effet de blessure 1-5 : Ébranlé
    .sentence = Avec un total de 1 à 5, l’unité de la figurine est Ébranlée.
rule-gff-effect-04 = Effet de blessure 6 : Hors de combat
    .sentence = Avec un total de 6, la figurine est Hors de combat et quitte la table pour de bon.
rule-gff-effect-05 = La ligne 6 signifie 6 ou plus
    .sentence = Tout total de 6 ou plus (5+X ou plus avec Coriace) met Hors de combat ; tout total inférieur donne Ébranlé.
rule-gff-effect-06 = Composition du total
    .sentence = Le total est le dé, plus tous les pions anciens et nouveaux, plus 1 si déjà Ébranlée, plus Effrayant ; les pions restent toute la partie.
rule-gff-effect-07 = Un jet par lot de dégâts
    .sentence = Chaque lot de dégâts qui pose un pion cause un seul jet, tous pions posés ; sans pion, pas de jet.
rule-gff-effect-08 = Un second résultat Ébranlé
    .sentence = Une figurine déjà Ébranlée le reste, sans plus, et l’attaquant peut de nouveau tenter de la pousser.

## Groupes

rule-gff-group-01 = Chaque blessure élimine une figurine du groupe
    .sentence = Une unité de plusieurs figurines en perd une par blessure, jusqu’à la dernière.
rule-gff-group-02 = Seule la dernière figurine cumule les blessures
    .sentence = Pions et jets d’effet de blessure ne concernent que la dernière figurine d’une unité.
rule-gff-group-03 = Les blessures en trop vont à la dernière figurine
    .sentence = Les blessures qui restent quand le groupe est réduit à sa dernière figurine lui donnent des pions, suivis d’un seul jet.
rule-gff-group-04 = Coriace dans un groupe
    .sentence = Dans un groupe, chaque blessure élimine une figurine, Coriace ou non ; avec l’autre option, les Coriaces encaissent d’abord.
rule-gff-group-05 = Un groupe n’est Ébranlé que par le moral ou un sort
    .sentence = Un groupe ne jette pas d’effet de blessure ; le moral ou un sort peut l’Ébranler, et sa dernière figurine le reste alors.

## Ébranlé

rule-gff-shaken-01 = Ébranlé : +1 aux effets de blessure
    .sentence = Les jets d’effet de blessure d’une unité Ébranlée sont majorés de 1.
rule-gff-shaken-02 = Ébranlé : rester inactif
    .sentence = Une unité Ébranlée ne fait rien quand elle est activée.
rule-gff-shaken-03 = Ébranlé : riposte comme Fatigué
    .sentence = Une unité Ébranlée peut Riposter, mais seulement à la manière d’une unité Fatiguée.
rule-gff-shaken-04 = Ébranlé : échec à tout Test de Moral
    .sentence = Une unité Ébranlée échoue à tout Test de Moral.
rule-gff-shaken-05 = Ébranlé : ni capture ni contestation
    .sentence = Une unité Ébranlée ne capture aucun objectif et n’en conteste aucun.
rule-gff-shaken-06 = Ébranlé : se ressaisir en restant inactif
    .sentence = Une unité Ébranlée se ressaisit en consacrant toute une activation à ne rien faire.
rule-gff-shaken-07 = Ce que veut dire inactif
    .sentence = Une unité Ébranlée ne bouge, ne tire, ne charge ni ne lance de sort de son plein gré ; elle peut seulement Riposter.
rule-gff-shaken-08 = Quand une unité Ébranlée se ressaisit
    .sentence = Une activation commencée Ébranlée est toujours inactive, et l’unité se ressaisit d’office à la fin.
rule-gff-shaken-09 = Ébranlé pendant sa propre activation
    .sentence = Une unité Ébranlée pendant sa propre activation s’arrête aussitôt et ne se ressaisit pas à la fin de celle-ci.

## Moral

rule-gff-morale-01 = Moral : il reste la moitié des unités ou moins
    .sentence = Une armée à qui il reste, en fin de round, la moitié de ses unités ou moins teste le moral de chacune.
rule-gff-morale-02 = Un Test de Moral est un test de Qualité
    .sentence = Pour tester son moral, une unité jette un dé contre sa Qualité.
rule-gff-morale-03 = Moral raté : Ébranlé
    .sentence = Une unité qui rate son Test de Moral devient Ébranlée.
rule-gff-morale-04 = Moral raté en étant Ébranlé : Déroute
    .sentence = Une unité déjà Ébranlée qui échoue part en Déroute et compte comme détruite.
rule-gff-morale-05 = Comment se compte la moitié
    .sentence = On compte les deux armées une fois par round, avant tout test : une réserve compte comme restante, un groupe comme une unité.
rule-gff-morale-06 = Qui teste, et dans quel ordre
    .sentence = Chaque unité sur table teste une fois, dans l’ordre de son joueur ; si les deux armées testent, qui ouvre le prochain round commence.

## Terrain

rule-gff-terr-01 = Couvert : +1 en Défense contre le tir
    .sentence = Une unité visée par un tir et dont la majorité des figurines est abritée gagne +1 à ses jets de Défense.
rule-gff-terr-02 = Le couvert profite à l’unité visée
    .sentence = C’est l’unité visée, et non le tireur, qui reçoit le +1 en Défense du couvert.
rule-gff-terr-03 = La plupart des figurines
    .sentence = Il faut plus de la moitié des figurines en vie à couvert ; on le vérifie avant la première perte, et le bonus ne compte qu’une fois.
rule-gff-terr-04 = Quand une figurine est à couvert
    .sentence = Une figurine est à couvert si le centre de son socle est dans un couvert ou si la ligne de la plupart des tireurs est obstruée.
rule-gff-terr-05 = Terrain Difficile : 6″ en tout
    .sentence = Une unité qui passe à un endroit quelconque en Terrain Difficile ne parcourt pas plus de 6″.
rule-gff-terr-06 = Détails du Terrain Difficile
    .sentence = Une seule figurine en Terrain Difficile limite toute l’unité à 6″ pour cette action ; c’est un plafond, et rester sur place est gratuit.
rule-gff-terr-07 = Terrain Difficile et charges
    .sentence = Une charge à travers un Terrain Difficile porte à 6″ au plus ; le contourner garde la distance entière.
rule-gff-terr-08 = Terrain Dangereux
    .sentence = Qui traverse un Terrain Dangereux ou y débute son activation jette un dé, ou sa valeur de Coriace en dés : chaque 1 le blesse.
rule-gff-terr-09 = Quand on jette les dés de Terrain Dangereux
    .sentence = On jette au début de l’activation si on y est déjà, sinon à la fin du mouvement ; il n’y a pas de jet de Défense.
rule-gff-terr-10 = Terrain Dangereux et groupes
    .sentence = Dans un groupe, chaque figurine qui fait un 1 est éliminée ; la dernière reçoit plutôt des pions et fait un jet d’effet de blessure.
rule-gff-terr-11 = Survivre au Terrain Dangereux, puis agir
    .sentence = Une unité blessée par le terrain poursuit son action, sauf si elle est Ébranlée ou détruite, et personne ne peut la pousser.
rule-gff-terr-12 = Propriétés d’un décor
    .sentence = Un décor est un contour avec base, hauteur et propriétés : couvert, difficile, dangereux, bloquant, écran, infranchissable, toit, accès.
rule-gff-terr-13 = Quand un socle est dans un décor
    .sentence = Un socle est dans un décor s’il en chevauche le contour, à son niveau, en un point quelconque du trajet ; le frôler ne suffit pas.

## Règles spéciales

rule-gff-ambush-01 = Embuscade [Ambush] : gardée en réserve
    .sentence = Une unité en Embuscade peut rester hors de la table quand les armées se déploient.
rule-gff-ambush-02 = Embuscade [Ambush] : arrivée à un round ultérieur
    .sentence = Dès le round 2, l’unité peut arriver en début de round, partout où aucun ennemi n’est à 9″ ou moins.
rule-gff-ambush-03 = Embuscade [Ambush] : arrivée à tour de rôle
    .sentence = Chacun fait entrer à son tour une unité en Embuscade ; celui qui a la prochaine activation commence.
rule-gff-ambush-04 = Embuscade [Ambush] : pas d’objectif le round d’arrivée
    .sentence = Le round de son arrivée, une unité en Embuscade ne capture aucun objectif et n’en conteste aucun.
rule-gff-ambush-05 = Embuscade [Ambush] : détails
    .sentence = L’arrivée est libre, une unité chacun jusqu’à ce que les deux s’arrêtent ; l’unité peut agir ce round et choisit Embuscade ou Éclaireur.
rule-gff-ap-01 = Pénétration d’Armure PA (X) [AP(X)] : -X en Défense
    .sentence = Les jets de Défense contre les touches de cette arme sont réduits de X.
rule-gff-bane-01 = Fléau [Bane] : pas de Régénération, 6 de Défense relancés
    .sentence = Les blessures de l’arme ne se régénèrent pas, et les dés de Défense qui font 6 contre elle sont à relancer.
rule-gff-bane-02 = Fléau [Bane] : détails
    .sentence = Chaque 6 de Défense contre une touche de Fléau n’est relancé qu’une fois, et un second 6 bloque.
rule-gff-blast-01 = Explosion (X) [Blast(X)] : sans égard au couvert
    .sentence = Le couvert ne protège pas contre cette arme.
rule-gff-blast-02 = Explosion (X) [Blast(X)] : touches multipliées en dernier
    .sentence = Après toutes les autres règles, chaque touche en donne plusieurs, selon X et les figurines ennemies à 3″ ou moins de la cible.
rule-gff-blast-03 = Explosion (X) [Blast(X)] : touches partagées à égalité
    .sentence = Le défenseur partage les touches à parts égales entre toutes ses unités à 3″ ou moins de la cible.
rule-gff-blast-04 = Explosion [Blast] : le multiplicateur
    .sentence = Une touche en devient X, sans dépasser le nombre d’ennemis dans la cible ou à 3″ ; une option prend ce nombre au lieu de X.
rule-gff-blast-05 = Explosion [Blast] : partage des touches
    .sentence = Chaque unité proche, vue ou non, reçoit une part égale ; le défenseur donne chaque touche restante à une unité différente.
rule-gff-blast-06 = Explosion [Blast] : les touches multipliées gardent leurs effets
    .sentence = Une touche multipliée donne des touches identiques, même PA et mêmes règles ; les touches bonus des 6 sont aussi multipliées.
rule-gff-caster-01 = Lanceur de sorts (X) [Caster(X)] : jetons de sort
    .sentence = Un Lanceur de sorts (X) reçoit X jetons de sort quand un round commence.
rule-gff-caster-02 = Lanceur de sorts [Caster] : six jetons au plus
    .sentence = Un Lanceur de sorts détient six jetons au maximum.
rule-gff-caster-03 = Lanceur de sorts [Caster] : lancer avant d’attaquer
    .sentence = Avant l’attaque, le Lanceur peut payer en jetons la valeur d’un sort pour le tenter ; plusieurs sorts sont possibles, une fois chacun.
rule-gff-caster-04 = Lanceur de sorts [Caster] : le jet de lancement
    .sentence = Le sort passe sur 4+ et agit sur une cible que le Lanceur voit.
rule-gff-caster-05 = Lanceur de sorts [Caster] : soutien et entrave
    .sentence = Avant le jet, les figurines à 18″ ou moins qui voient l’unité du Lanceur ajoutent ou ôtent 1 par jeton de sort dépensé.
rule-gff-caster-06 = Lanceur de sorts [Caster] : quand lancer
    .sentence = On lance pendant l’activation du Lanceur, quelle que soit l’action, avant tir ou frappes de son unité, jamais si elle est Ébranlée.
rule-gff-caster-07 = Lanceur de sorts [Caster] : engager des jetons
    .sentence = Chaque camp engage ses jetons en secret et on révèle ensemble : +1 chacun pour le Lanceur, −1 pour l’ennemi ; tous sont dépensés.
rule-gff-spell-01 = Comment un sort est décrit
    .sentence = Un sort a un nom, une valeur, une portée, une cible et un effet : touches, règle, modificateur, mouvement, Ébranler ou ressaisir.
rule-gff-spell-02 = Cibles des sorts
    .sentence = Le Lanceur doit voir une figurine de la cible à portée du sort, et un même sort ne se cumule pas avec lui-même.
rule-gff-spell-03 = Dégâts des sorts
    .sentence = Les touches d’un sort sont automatiques et sans couvert ; elles forment un lot à part et peuvent pousser, mais Effrayant n’y joue pas.
rule-gff-spell-04 = Un Lanceur importé sans sorts reçoit les sorts maison
    .sentence = Un Lanceur importé sans sorts emploie les sorts maison, ce que disent sa fiche, le rapport et le journal.
rule-gff-counter-01 = Contre-charge [Counter] : frappe avant le chargeur
    .sentence = Quand il est chargé, le porteur frappe avec cette arme avant les chargeurs.
rule-gff-counter-02 = Contre-charge [Counter] : réduit l’Impact
    .sentence = Chaque figurine chargée dotée de Contre-charge ôte un dé d’Impact à l’unité qui charge.
rule-gff-counter-03 = Contre-charge [Counter] : détails
    .sentence = Contre-charge est une riposte anticipée et facultative, avec ces armes seulement ; les autres peuvent encore frapper après le chargeur.
rule-gff-deadly-01 = Mortel (X) [Deadly(X)] : attribuer, puis multiplier
    .sentence = Chaque blessure est donnée à une figurine, puis compte pour X blessures sur elle.
rule-gff-deadly-02 = Mortel (X) [Deadly(X)] : résolu en premier
    .sentence = Les blessures Mortelles passent avant toutes les autres.
rule-gff-deadly-03 = Mortel (X) [Deadly(X)] : pas de report
    .sentence = Les blessures multipliées en trop sont perdues quand la figurine meurt.
rule-gff-deadly-04 = Mortel [Deadly] : qui attribue, et les groupes
    .sentence = Le défenseur attribue les blessures Mortelles une à une à des figurines en vie ; avec l’autre option, c’est l’attaquant.
rule-gff-deadly-05 = Mortel [Deadly] avec Coriace et Régénération
    .sentence = On multiplie d’abord, puis chaque blessure peut se régénérer, et le reste donne des pions qui comptent pour Coriace.
rule-gff-fast-01 = Rapide [Fast] : +2″ pour Avancer, +4″ pour Courir et Charger
    .sentence = La figurine parcourt 8″ pour Avancer, 16″ pour Courir ou Charger.
rule-gff-fear-01 = Effrayant (X) [Fear(X)] : +X aux effets de blessure en mêlée
    .sentence = Une figurine qui blesse en mêlée ajoute X à la vérification des effets, comme pour X blessures de plus.
rule-gff-fear-02 = Effrayant [Fear] : détails
    .sentence = Effrayant s’ajoute au jet sans poser de pions, et n’aide pas à atteindre le seuil de Coriace, sauf avec l’option.
rule-gff-fearless-01 = Sans peur [Fearless] : un moral raté réussit sur 4+
    .sentence = Si toute l’unité est Sans peur, un Test de Moral raté devient réussi sur un jet de 4+.
rule-gff-fearless-02 = Sans peur [Fearless] aide aussi les unités Ébranlées
    .sentence = Sans peur joue aussi sur l’échec d’office d’une unité Ébranlée : sur 4+ elle évite la Déroute, mais reste Ébranlée.
rule-gff-flying-01 = Volant [Flying] : passe au-dessus des unités et décors
    .sentence = La figurine survole unités et décors, et le terrain n’a pas d’effet sur ses mouvements.
rule-gff-flying-02 = Volant [Flying] : saute sans échec
    .sentence = La figurine ne rate jamais un saut.
rule-gff-flying-03 = Volant [Flying] : détails
    .sentence = Un Volant mesure à l’horizontale, doit se poser où il peut tenir, et ne souffre pas d’être poussé dans le vide.
rule-gff-furious-01 = Furieux [Furious] : touches bonus en charge
    .sentence = Quand la figurine charge, chaque 6 non modifié pour toucher en mêlée donne une touche de plus.
rule-gff-hero-01 = Héros [Hero] : prête sa Qualité au moral à 12″
    .sentence = À 12″ ou moins d’un Héros qui n’est pas Ébranlé, les unités amies peuvent tester leur moral sur sa Qualité.
rule-gff-hero-02 = Héros [Hero] : détails
    .sentence = Le joueur prend la meilleure Qualité disponible ; seul ce nombre est prêté, et un Héros ne rejoint jamais une autre unité.
rule-gff-immobile-01 = Immobile : seulement Tenir
    .sentence = Tenir est la seule action possible pour l’unité.
rule-gff-immobile-02 = Une figurine Immobile ne bouge jamais d’elle-même
    .sentence = Une figurine Immobile ne va pas au contact et ne consolide pas, mais peut Riposter, être poussée ou être déplacée par un sort.
rule-gff-impact-01 = Impact (X) : touches sur 2+ après une charge
    .sentence = Une figurine qui a chargé sans être Fatiguée jette X dés, et chaque 2+ est une touche.
rule-gff-impact-02 = Impact : détails
    .sentence = Les chargeurs à portée additionnent leur Impact, moins Contre-charge ; les touches ont PA 0 et aucune règle d’arme.
rule-gff-indirect-01 = Indirect : −1 après un mouvement
    .sentence = Une figurine qui a bougé touche avec cette arme à −1.
rule-gff-indirect-02 = Indirect : cibles hors de vue
    .sentence = L’arme peut viser des ennemis que le tireur ne voit pas.
rule-gff-indirect-03 = Indirect : pas de couvert dû aux obstacles
    .sentence = Les obstacles sur le trajet ne donnent pas de couvert contre cette arme.
rule-gff-indirect-04 = Indirect : détails
    .sentence = Tout mouvement pendant l’activation donne le −1 ; la portée reste requise, et le couvert d’un décor où l’on se tient compte toujours.
rule-gff-limited-01 = Limité [Limited] : une fois par partie
    .sentence = L’arme ne sert qu’une fois dans la partie.
rule-gff-limited-02 = Limité [Limited] se compte par arme portée
    .sentence = L’arme de chaque figurine a son propre usage unique, dépensé même sans toucher, et s’en servir est libre, aussi en mêlée.
rule-gff-regen-01 = Régénération [Regeneration] : blessures ignorées sur 5+
    .sentence = Si toute l’unité a Régénération, chaque blessure subie est annulée sur 5+.
rule-gff-regen-02 = Régénération [Regeneration] : détails
    .sentence = Toute blessure peut se régénérer avant d’agir, quelle que soit sa source, sauf celles des armes Fléau, Perforant ou Imparable.
rule-gff-relent-01 = Implacable [Relentless] : touches bonus au tir à plus de 9″
    .sentence = Quand la figurine tire à plus de 9″, chaque 6 non modifié pour toucher donne une touche de plus.
rule-gff-relent-02 = Plus de 9″ : comment mesurer
    .sentence = Pour Implacable et Furtif, on mesure de chaque figurine qui tire à la figurine la plus proche de la cible.
rule-gff-reliable-01 = Fiable [Reliable] : Qualité 2+ en attaque
    .sentence = L’arme touche comme si la Qualité du porteur était de 2+.
rule-gff-reliable-02 = Fiable [Reliable] ne remplace que la Qualité
    .sentence = Seul le seuil pour toucher devient 2 ; modificateurs, résultats naturels et Fatigue s’appliquent toujours.
rule-gff-rending-01 = Perforant [Rending] : pas de Régénération, PA (+4) sur 6
    .sentence = Les blessures de l’arme ne se régénèrent pas, et ses 6 non modifiés pour toucher ont 4 points de PA en plus.
rule-gff-scout-01 = Éclaireur [Scout] : gardé pour la fin
    .sentence = Une unité d’Éclaireurs peut être gardée pour plus tard quand les armées se déploient.
rule-gff-scout-02 = Éclaireur [Scout] : placé en dernier, à 12″ de la zone
    .sentence = Quand les autres sont en place, l’unité s’installe tout entière à 12″ ou moins de sa zone de déploiement.
rule-gff-scout-03 = Éclaireur [Scout] : placement à tour de rôle
    .sentence = Chacun pose à son tour une unité d’Éclaireurs ; celui qui a la prochaine activation commence.
rule-gff-scout-04 = Éclaireur [Scout] : détails
    .sentence = Le gagnant du jet de déploiement commence ; une unité mise de côté doit être posée alors, en cohésion et à 1″ ou plus des ennemis.
rule-gff-slow-01 = Lent [Slow] : −2″ pour Avancer, −4″ pour Courir et Charger
    .sentence = La figurine parcourt 4″ pour Avancer, 8″ pour Courir ou Charger.
rule-gff-slow-02 = Rapide [Fast] et Lent [Slow] ensemble
    .sentence = Rapide et Lent sur une même figurine s’annulent : elle se déplace de 6″ et 12″.
rule-gff-stealth-01 = Furtif [Stealth] : −1 aux tirs à plus de 9″
    .sentence = Si toute l’unité est Furtive, les tirs venant de plus de 9″ la touchent à −1.
rule-gff-strider-01 = Arpenteur [Strider] : ignore le Terrain Difficile
    .sentence = Le Terrain Difficile ne ralentit pas la figurine.
rule-gff-strider-02 = Arpenteur [Strider] : saute sur 2+
    .sentence = Chaque dé de saut de la figurine réussit sur 2+.
rule-gff-surge-01 = Surcharge [Surge] : touches bonus sur 6
    .sentence = Chaque 6 non modifié pour toucher avec cette arme donne une touche de plus.
rule-gff-surge-02 = Surcharge [Surge] : une touche bonus, au tir et en mêlée
    .sentence = Le texte abîmé se lit : une touche bonus, au tir comme en mêlée, en charge ou non.
rule-gff-thrust-01 = Percée [Thrust] : PA (+1) et +1 pour toucher en charge
    .sentence = Quand le porteur charge, l’arme touche à +1 et a 1 point de PA en plus.
rule-gff-thrust-02 = Quand jouent les règles de charge
    .sentence = Furieux et Percée jouent pour les frappes de l’unité qui charge, pas pour une riposte, une Contre-charge ou un Impact.
rule-gff-tough-01 = Coriace (X) [Tough(X)] : jet dès X blessures, Hors de combat à 5+X
    .sentence = La figurine jette pour les effets à partir de sa Xe blessure, et il faut un total de 5+X pour la mettre Hors de combat.
rule-gff-tough-02 = Coriace [Tough] : l’exemple de Coriace (3)
    .sentence = Avec Coriace (3), pas de jet à un ou deux pions ; dès trois, un total de 8 ou plus met Hors de combat.
rule-gff-tough-03 = Coriace [Tough] : détails
    .sentence = Sous X pions, rien d’autre n’arrive ; à partir de X, chaque lot qui ajoute un pion cause un jet ; plusieurs valeurs s’additionnent.
rule-gff-unstop-01 = Imparable [Unstoppable] : ni Régénération ni malus
    .sentence = Les blessures de l’arme ne se régénèrent pas, et aucun malus ne l’affecte.
rule-gff-unstop-02 = Imparable [Unstoppable] : ce qui est ignoré ou non
    .sentence = L’arme ignore les malus pour toucher et les réductions des sorts, mais pas le couvert, la Fatigue, les 1 naturels ni la limite d’Explosion.

## Mouvements spéciaux

rule-gff-push-01 = Pousser
    .sentence = Quand une figurine devient Ébranlée, l’attaquant peut jeter un dé : sur 4+, il la pousse de 2″ au plus, où bon lui semble.
rule-gff-push-02 = Pousser : détails
    .sentence = Seul un effet de blessure dû à l’ennemi permet de pousser, tout droit, jamais vers le haut, jusqu’aux socles, murs ou bords de table.
rule-gff-jump-01 = Petits trous et petites descentes
    .sentence = Un trou de 1″ ou une descente de 3″ au plus font simplement partie du mouvement.
rule-gff-jump-02 = Sauter : trous et descentes jusqu’à 6″
    .sentence = Un trou de plus de 1″ ou une descente de plus de 3″, jusqu’à 6″, demande un saut.
rule-gff-jump-03 = Sauter : X+1 dés, tous à 3+
    .sentence = Le sauteur jette un dé, plus un par tranche entière de 3″, et chacun doit faire 3 ou plus.
rule-gff-jump-04 = Saut réussi : la distance est gratuite
    .sentence = Un saut réussi ne coûte pas de mouvement.
rule-gff-jump-05 = Saut raté : la figurine chute
    .sentence = Un seul dé raté, et la figurine tombe de toute la distance.
rule-gff-jump-06 = Distances, dés et limites d’un saut
    .sentence = Un saut compte la plus grande valeur, largeur ou descente, 6″ au plus : un dé sous 3″, deux sous 6″, trois à 6″ ; jamais vers le haut.
rule-gff-jump-07 = De quelle hauteur tombe un sauteur malchanceux
    .sentence = Le sauteur tombe de la profondeur sous lui ou, avec l’autre option, de la distance du saut ; sous 2″, il est indemne.
rule-gff-fall-01 = Chuter : une touche avec PA selon la hauteur
    .sentence = Une chute de 2″ ou plus vaut une touche, avec 1 point de PA par tranche entière de 3″.
rule-gff-fall-02 = Chuter : placement en bas
    .sentence = La figurine tombée est posée à 2″ au plus du pied de la hauteur.
rule-gff-fall-03 = Chuter : fin de l’activation
    .sentence = Une figurine qui tombe ne fait plus rien durant cette activation.
rule-gff-fall-04 = Chuter tue les membres d’un groupe
    .sentence = Un membre d’un groupe qui tombe meurt sans jet ; seule une dernière figurine encaisse la touche comme d’ordinaire.
rule-gff-fall-05 = Chuter : détails
    .sentence = D’abord la touche, puis le placement, par le joueur après un saut, par l’attaquant après une poussée ; le reste d’un groupe poursuit.

## Mots-clés

keyword-ambush = Embuscade [Ambush]
keyword-ap = Pénétration d’Armure PA (X) [AP(X)]
    .filled = Les jets de Défense contre les touches de cette arme sont réduits de { $value }.
keyword-bane = Fléau [Bane]
keyword-blast = Explosion (X) [Blast(X)]
    .filled = Le couvert ne protège pas contre cette arme, et chaque touche compte pour { $value } touches.
keyword-caster = Lanceur de sorts (X) [Caster(X)]
    .filled = La figurine reçoit { $value ->
            [one] 1 jeton de sort
           *[other] { $value } jetons de sort
        } quand un round commence.
keyword-counter = Contre-charge [Counter]
keyword-deadly = Mortel (X) [Deadly(X)]
    .filled = Chaque blessure est donnée à une figurine, puis compte pour { $value } blessures sur elle.
keyword-fast = Rapide [Fast]
keyword-fear = Effrayant (X) [Fear(X)]
    .filled = Une figurine qui blesse en mêlée ajoute { $value } à la vérification des effets, comme pour { $value ->
            [one] 1 blessure
           *[other] { $value } blessures
        } de plus.
keyword-fearless = Sans peur [Fearless]
keyword-flying = Volant [Flying]
keyword-furious = Furieux [Furious]
keyword-hero = Héros [Hero]
keyword-immobile = Immobile
keyword-impact = Impact (X)
    .filled = Une figurine qui a chargé sans être Fatiguée jette { $value ->
            [one] 1 dé, et un 2+
           *[other] { $value } dés, et chaque 2+
        } est une touche.
keyword-indirect = Indirect
keyword-limited = Limité [Limited]
keyword-regeneration = Régénération [Regeneration]
keyword-relentless = Implacable [Relentless]
keyword-reliable = Fiable [Reliable]
keyword-rending = Perforant [Rending]
keyword-scout = Éclaireur [Scout]
keyword-slow = Lent [Slow]
keyword-stealth = Furtif [Stealth]
keyword-strider = Arpenteur [Strider]
keyword-surge = Surcharge [Surge]
keyword-thrust = Percée [Thrust]
keyword-tough = Coriace (X) [Tough(X)]
    .filled = La figurine ne jette pour les effets qu’à partir de { $value } blessures, et il faut un total de { $out } ou plus pour la mettre Hors de combat.
keyword-unstoppable = Imparable [Unstoppable]

## Options

option-special-moves = Mouvements spéciaux
    .sentence = Décide si l’on peut Pousser, Sauter et Chuter.
option-special-moves-on = en vigueur
option-special-moves-off = retirés ; trous et à-pics infranchissables
option-force-organisation = Organisation des armées
    .sentence = Décide si les cinq limites (Héros, exemplaires, coût, unités, figurines) s’appliquent.
option-force-organisation-on = les cinq limites
option-force-organisation-off = aucune limite
option-objective-axis = Axe de déploiement
    .sentence = Décide quels bords peuvent servir au déploiement, donc où les objectifs peuvent se trouver.
option-objective-axis-fixed = deux bords opposés, connus d’avance
option-objective-axis-free = n’importe lequel des quatre bords
option-shaken-at-objective = Unités Ébranlées aux objectifs
    .sentence = Décide si un ennemi qui ne peut contester empêche quand même la capture.
option-shaken-at-objective-ignored = elles ne comptent pas du tout
option-shaken-at-objective-prevents-seizing = elles empêchent la capture
option-end-of-round = Fin du round
    .sentence = Décide qui passe d’abord en fin de round, du moral ou des objectifs.
option-end-of-round-morale-first = le moral d’abord
option-end-of-round-objectives-first = les objectifs d’abord
option-coherency = Cohésion
    .sentence = Décide comment les figurines d’une unité doivent être reliées.
option-coherency-chain = une seule chaîne
option-coherency-literal = chaque figurine près d’une autre
option-units-in-the-way = Unités sur le trajet
    .sentence = Décide si les figurines d’autres unités bloquent la vue et donnent un couvert.
option-units-in-the-way-block = bloquent la vue et couvrent
option-units-in-the-way-ignore = sont ignorées
option-tough-in-groups = Coriace dans un groupe
    .sentence = Décide ce que vaut Coriace tant que l’unité compte plusieurs figurines.
option-tough-in-groups-literal = chaque blessure élimine une figurine
option-tough-in-groups-absorb = les Coriaces encaissent X blessures
option-blast-multiplier = Multiplicateur d’Explosion
    .sentence = Décide par combien Explosion multiplie chaque touche.
option-blast-multiplier-capped = X, au plus le nombre de figurines
option-blast-multiplier-models = le nombre de figurines présentes
option-deadly-assigner = Blessures Mortelles
    .sentence = Décide qui choisit les figurines frappées par les blessures Mortelles.
option-deadly-assigner-defender = le défenseur attribue
option-deadly-assigner-attacker = l’attaquant attribue
option-fear-and-tough = Effrayant et Coriace
    .sentence = Décide si Effrayant compte aussi pour le seuil à partir duquel un Coriace jette.
option-fear-and-tough-roll-only = s’ajoute au jet seulement
option-fear-and-tough-counts-for-tough = compte aussi pour le seuil
option-failed-jump-fall = Chute après un saut raté
    .sentence = Décide de quelle hauteur tombe une figurine dont le saut échoue.
option-failed-jump-fall-depth = la profondeur sous elle
option-failed-jump-fall-jump-distance = la distance du saut

## Sorts

