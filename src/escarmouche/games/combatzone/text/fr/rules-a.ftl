# Les mots des règles de Combat Zone, en français : généralités, tour, réactions, initiative, cohésion et points d’action.

## Généralités

rule-cbz-gen-01 = De quel jeu il s’agit
    .sentence = Les règles sont celles de l’aide de jeu française de Combat Zone ; d’autres textes aident seulement à la lire.
rule-cbz-gen-02 = Corps, socles et distances
    .sentence = Une figurine est un cylindre de 3 cm sur un socle de 2,5 cm, une machine lourde plus ; on mesure de bord à bord.
rule-cbz-gen-03 = Notation des dés et totaux
    .sentence = 2D8+1D6 est la somme de ces dés ; un total peut être nul ou négatif sauf si une règle dit le contraire.
rule-cbz-gen-04 = Catégories : de base, chef de gang, héros
    .sentence = La catégorie donne dés et résistance, le rôle donne bonus et cohésion ; par option seuls les gangs ont un chef de gang.
rule-cbz-gen-05 = Groupes et individus
    .sentence = Chaque figurine est du même groupe toute la partie ; un héros est un groupe à lui seul, jamais hors cohésion.
rule-cbz-gen-06 = Quatre qualités, un modificateur chacune
    .sentence = Recrue −1, Aguerri 0, Vétéran +1 et Élite +2 comptent aux jets de réaction, pour toucher et d’attaque.
rule-cbz-gen-07 = Modificateur de qualité d’un héros
    .sentence = Un héros compte comme Élite partout où un modificateur de qualité est demandé sans ligne pour lui.
rule-cbz-gen-08 = Les modificateurs s’additionnent
    .sentence = Tous les modificateurs valables s’additionnent, chacun une fois, sauf si une règle n’en retient qu’un.
rule-cbz-gen-09 = Éliminé, perdu, en vie
    .sentence = Une figurine éliminée laisse un marqueur jusqu’à la fin du tour suivant ; qui sort de la table est perdu pour de bon.
rule-cbz-gen-10 = Informations ouvertes
    .sentence = Profils, équipement, marqueurs, PA et dés sont connus des deux joueurs, sauf les figurines cachées d’une embuscade.
rule-cbz-gen-11 = Exactitude des longueurs et contact
    .sentence = Des socles à 0,005 cm au plus se touchent ; toute autre longueur se compare à 0,002 cm près.
rule-cbz-gen-12 = Quand on peut mesurer
    .sentence = Selon l’option, on mesure les portées à tout moment, ou seulement une fois les tirs annoncés.
rule-cbz-gen-13 = Ce que la qualité ne modifie pas
    .sentence = La qualité ne s’ajoute ni aux jets de blessure, ni aux dés d’initiative, ni aux jets de technologie.

## Le tour

rule-cbz-turn-01 = Quatre phases dans un ordre fixe
    .sentence = Un tour a quatre phases : actions obligatoires, test de réaction, initiative, actions.
rule-cbz-turn-02 = Début et fin d’un tour
    .sentence = Au début d’un tour on ôte les tirs d’opportunité, à la fin les marqueurs retournés et les anciennes pertes.
rule-cbz-turn-03 = Une phase est commune aux deux camps
    .sentence = Chaque phase est achevée pour les deux camps avant que la suivante ne commence.

## Actions obligatoires

rule-cbz-mand-01 = Les actions obligatoires d’abord
    .sentence = Mouvements de déroute, dysfonctions et autres actions obligatoires se font au début du tour.
rule-cbz-mand-02 = Ordre des actions obligatoires
    .sentence = D’abord le feu, puis les dysfonctions, puis les déroutes ; le perdant de la dernière initiative commence.
rule-cbz-mand-03 = Les actions obligatoires sont gratuites
    .sentence = Les actions obligatoires ne coûtent aucun PA, sans activation, et ne peuvent pas être refusées.

## Réactions

rule-cbz-react-01 = Qui teste
    .sentence = Toute figurine assujettie à une réaction comme la panique ou la déroute fait un jet de réaction de 2D6.
rule-cbz-react-02 = 8 ou plus : Ok
    .sentence = Un total de 8 ou plus, modificateurs compris, donne Ok.
rule-cbz-react-03 = De 5 à 7 : panique
    .sentence = Un total de 5, 6 ou 7 donne la panique.
rule-cbz-react-04 = 4 ou moins : déroute
    .sentence = Un total de 4 ou moins donne la déroute.
rule-cbz-react-05 = La qualité modifie le jet de réaction
    .sentence = Recrue −1, Aguerri 0, Vétéran +1, Élite +2 au jet de réaction.
rule-cbz-react-06 = Dernier membre vivant : −2
    .sentence = Le dernier membre vivant de son groupe a −2, sauf les héros.
rule-cbz-react-07 = Groupe sous la moitié : −1
    .sentence = Avec moins de 50 % du groupe en vie, arrondi au-dessous, chaque membre a −1.
rule-cbz-react-08 = Comment se calcule la moitié
    .sentence = On compare les vivants à la moitié de départ, par option arrondie au-dessous ou exacte, sans les machines.
rule-cbz-react-09 = Déjà en déroute : −1
    .sentence = Une figurine en déroute au moment du jet a −1.
rule-cbz-react-10 = Engagé : −1
    .sentence = Une figurine engagée en combat rapproché au moment du jet a −1.
rule-cbz-react-11 = Socle à socle avec un chef : +1
    .sentence = Une figurine socle à socle avec un chef ou un sous-chef de groupe a +1.
rule-cbz-react-12 = Quels chefs rassurent
    .sentence = Tout autre chef ou sous-chef ami qui n’est pas en déroute compte, pour +1 en tout.
rule-cbz-react-13 = Sous-chef : +1
    .sentence = Le sous-chef d’un groupe a +1 à son propre jet.
rule-cbz-react-14 = Chef : +2
    .sentence = Le chef d’un groupe a +2 à son propre jet.
rule-cbz-react-15 = Résultat Ok : remis, 3 PA ce tour
    .sentence = Le marqueur de réaction est retourné : la figurine n’a que 3 PA pour le reste du tour.
rule-cbz-react-16 = Ce à quoi Ok met fin
    .sentence = Une figurine remise n’est plus sous réaction ni pénalisée ; seule la limite de 3 PA reste jusqu’à la fin du tour.
rule-cbz-react-17 = Panique : 3 PA pour le reste du tour
    .sentence = Une figurine paniquée n’a que 3 PA pour le reste du tour.
rule-cbz-react-18 = 3 PA pour tout le tour
    .sentence = Les PA déjà dépensés ce tour comptent dans les 3 : avec 2 dépensés, il en reste 1.
rule-cbz-react-19 = Panique : −1 au tir, −2 en combat rapproché
    .sentence = Une figurine paniquée a −1 au jet pour toucher et −2 au jet d’attaque en combat rapproché.
rule-cbz-react-20 = Panique : n’engage pas de combat rapproché
    .sentence = Une figurine paniquée ne peut pas engager un combat rapproché.
rule-cbz-react-21 = Déroute : 20 cm vers le bord le plus proche
    .sentence = Une figurine en déroute se déplace de 20 cm vers le bord de table le plus proche.
rule-cbz-react-22 = La déroute est une action obligatoire
    .sentence = Un mouvement de déroute est une action obligatoire et se fait dans la première phase.
rule-cbz-react-23 = Une nouvelle déroute attend la prochaine phase 1
    .sentence = Qui part en déroute plus tard dans le tour reste sur place et fuit au début du tour suivant.
rule-cbz-react-24 = Une figurine en déroute n’agit pas
    .sentence = Une figurine en déroute ne peut effectuer aucune action.
rule-cbz-react-25 = Sortir de la table : perdu
    .sentence = Une figurine sortant de la table de jeu est perdue.
rule-cbz-react-26 = En déroute et engagé : éliminé
    .sentence = Une figurine en déroute engagée en combat rapproché est automatiquement éliminée.
rule-cbz-react-27 = Quand un combattant en déroute tombe
    .sentence = En déroute par un test, un engagé meurt aussitôt ; par un jet de blessure, il est d’abord libéré selon l’option.
rule-cbz-react-28 = Trajet d’une déroute
    .sentence = Elle suit le plus court chemin praticable, passe obstacles et portes sans frais et contourne murs et figurines.
rule-cbz-react-29 = Une seule réaction à la fois
    .sentence = Une touche n’améliore jamais l’état, une déroute remplace tout autre état, et un test le remplace toujours.
rule-cbz-react-30 = Ordre des tests
    .sentence = Le perdant de la dernière initiative teste d’abord, chacun dans l’ordre voulu, un jet par figurine.
rule-cbz-react-31 = Rien d’autre ne cause de réaction
    .sentence = Les réactions viennent des jets de blessure insuffisants, des chutes et du feu, jamais des pertes.
rule-cbz-react-32 = Panique et déroute par blessure
    .sentence = Panique et déroute ont les mêmes effets quelle qu’en soit la cause, aussitôt et jusqu’à un autre résultat.

## Initiative

rule-cbz-init-01 = 1D6 par groupe en cohésion
    .sentence = Un camp lance 1D6 pour chacun de ses groupes en cohésion.
rule-cbz-init-02 = 1D4 par groupe sans cohésion
    .sentence = Un camp lance 1D4 pour chacun de ses groupes sans cohésion.
rule-cbz-init-03 = 1D8 par héros sans réaction
    .sentence = Un camp lance 1D8 pour chaque héros en vie ne souffrant pas d’une réaction.
rule-cbz-init-04 = +1 par sous-chef sans réaction
    .sentence = Chaque sous-chef de groupe en vie et sans réaction ajoute 1.
rule-cbz-init-05 = +2 par chef sans réaction
    .sentence = Chaque chef de groupe en vie et sans réaction ajoute 2.
rule-cbz-init-06 = Le total du camp est la somme de tout
    .sentence = Tous les dés et bonus du camp s’additionnent ; un héros donne son D8 au lieu d’un dé de groupe, ou rien.
rule-cbz-init-07 = Le plus haut total choisit l’ordre
    .sentence = Le joueur avec le total le plus élevé décide qui agira en premier ce tour.
rule-cbz-init-08 = Égalité : le plus haut dé
    .sentence = En cas d’égalité le camp qui a le dé le plus élevé gagne l’initiative.
rule-cbz-init-09 = Égalité du plus haut dé
    .sentence = On compare les dés du plus haut au plus bas, la première différence décide ; si tout est égal, on relance.

## Cohésion

rule-cbz-coh-01 = À 15 cm du chef ou 10 cm du sous-chef
    .sentence = Les membres du groupe doivent rester à 15 cm du chef de groupe ou à 10 cm du sous-chef.
rule-cbz-coh-02 = Chefs perdus : pas de cohésion
    .sentence = Par option un groupe perd la cohésion sans chef ni sous-chef, ou dès qu’il lui manque l’un des deux.
rule-cbz-coh-03 = Quand et pour qui on mesure la cohésion
    .sentence = Chaque groupe est vérifié une fois avant l’initiative ; un seul isolé met tout le groupe hors cohésion.
rule-cbz-coh-04 = Qui compte pour la cohésion
    .sentence = Déroutés et machines comptent, les chefs secoués restent des centres, et les héros sont toujours en cohésion.
rule-cbz-coh-05 = Perte du chef ou du sous-chef
    .sentence = Les rôles ne se transmettent pas ; qui est remis sur pied retrouve le sien.

## Activation

rule-cbz-activ-01 = Les groupes sont activés à tour de rôle
    .sentence = Les joueurs activent à tour de rôle un groupe jusqu’à ce que tous aient été activés.
rule-cbz-activ-02 = Nombres inégaux et groupes impuissants
    .sentence = Un camp sans groupe restant est sauté, un groupe où nul ne peut agir n’est pas activé, et nul ne peut passer.
rule-cbz-activ-03 = Les figurines agissent l’une après l’autre
    .sentence = Chaque figurine finit ses actions avant la suivante, agit une fois par tour et perd ses PA restants.

## Points d’action

rule-cbz-ap-01 = Recrue : 5 PA
    .sentence = Une Recrue a 5 PA par tour.
rule-cbz-ap-02 = Aguerri : 6 PA
    .sentence = Un Aguerri a 6 PA par tour.
rule-cbz-ap-03 = Vétéran : 6 PA
    .sentence = Un Vétéran a 6 PA par tour.
rule-cbz-ap-04 = Élite : 7 PA
    .sentence = Une figurine d’Élite a 7 PA par tour.
rule-cbz-ap-05 = Héros : 8 PA
    .sentence = Un héros a 8 PA par tour.
rule-cbz-ap-06 = Hors cohésion : −1 PA chacun
    .sentence = Chaque figurine d’un groupe hors cohésion a 1 PA de moins ce tour.
rule-cbz-ap-07 = Lecture du modificateur de PA abîmé
    .sentence = Le nombre abîmé de l’aide de jeu se lit −1 PA.
rule-cbz-ap-08 = Réserve et limites
    .sentence = La pénalité de cohésion réduit les PA, 3 est un plafond pour les secoués, et rien ne se garde ni ne se prête.
