# Les bandes, leurs cartes et ce qui peut clocher dans une liste, en français.

## Listes

refused-unknown-gang = Il n’y a pas de bande prête « { $name } » ; il y a { $known }.
refused-list-unknown = « { $field } » n’est pas un champ d’un fichier de bande ; on connaît { $known }.
refused-list-field = Le champ « { $field } » du fichier de bande doit être du texte entre guillemets.
refused-not-tables = « { $key } » doit être écrit en tables [[{ $key }]].
refused-limit = La limite est un nombre entier d’éclats, pas « { $limit } ».
refused-entry-missing = Figurine { $number } de la liste : il manque le champ « { $field } » ; il faudrait { $right }.
refused-entry-unknown = Figurine { $number } de la liste : « { $field } » n’est pas un champ d’une figurine ; il faudrait { $right }.
refused-entry-wrong =
    { $field ->
        [none] La figurine { $number } de la liste n’est pas une table de champs.
       *[other] Figurine { $number } de la liste : la valeur de « { $field } » ne convient pas ; il faudrait { $right }.
    }
refused-unknown-character = Il n’y a pas de carte de personnage « { $character } » ; il faudrait { $right }.
refused-unknown-item = Il n’y a pas de carte objet « { $item } » ; il faudrait { $right }.
refused-too-many-items =
    { $most ->
        [0] { $name } a { $count } objets, mais ne peut en porter aucun.
        [one] { $name } a { $count } objets, mais ne peut en porter qu’un.
       *[other] { $name } a { $count } objets, mais ne peut en porter que { $most }.
    }
refused-item-kind = { $name } ne peut pas porter { $item } : sa carte n’admet aucun objet de ce genre ({ $kind }).
refused-too-much-armour = { $name } porte { $count } armures ; une seule est permise.
refused-over-limit = La bande vaut { $total } éclats, plus que les { $shards } convenus.
refused-too-few-models =
    { $count ->
        [0] La bande n’a aucune figurine ; il lui en faut au moins { $least }.
        [one] La bande a une figurine ; il lui en faut au moins { $least }.
       *[other] La bande a { $count } figurines ; il lui en faut au moins { $least }.
    }
refused-mixed-gang = Toutes les figurines d’une bande portent le même symbole ; celles-ci viennent de { $gangs }.
refused-leaders = La bande a { $count } chefs ; un seul est permis.

## Cartes

refused-card-missing = Carte « { $name } » ({ $part }) : il manque le champ « { $field } ».
refused-card-unknown = Carte « { $name } » ({ $part }) : on ne connaît pas « { $field } » ; il faudrait { $right }.
refused-card-wrong =
    { $field ->
        [none] La carte « { $name } » ({ $part }) n’est pas une table de champs.
       *[other] Carte « { $name } » ({ $part }) : la valeur de « { $field } » ne convient pas ; il faudrait { $right }.
    }
refused-card-doubled = La carte « { $name } » ({ $part }) figure deux fois.
right-card-range = { $type ->
        [ranged] deux nombres, la portée minimale puis la portée maximale en pouces
       *[other] rien : une arme de corps à corps n’a pas de portée
    }
right-card-no-shots = 0 : seules les armes de tir ont des tirs
right-card-no-attacks = 0 : seules les armes de corps à corps ont des attaques
right-card-effect = au moins un effet que le jeu connaît, ou un texte
right-card-armour = { $kind ->
        [armour] un nombre entier de 1 à { $most }
       *[other] 0 : seul un objet du genre « armour » a une armure
    }
right-card-above-nothing = un nombre supérieur à 0
part-character = personnage
part-weapon = arme
part-item = objet
part-trait = trait
kind-weapon = arme
kind-armour = armure
kind-gear = équipement

## Bandes et personnages

gang-reclaimers = Les Reclaimers
gang-unwanted = Les Unwanted
character-captain = Capitaine
character-trooper = Soldat
character-gunner = Mitrailleur
character-marksman = Tireur d’élite
character-lancer = Lancier
character-warden = Gardien
character-alpha = Alpha
character-ravager = Ravageur
character-stalker = Rôdeur
character-brute = Brute
character-torcher = Incendiaire
character-howler = Hurleur

## Armes

weapon-pistol = Pistolet
weapon-rifle = Fusil
weapon-scattergun = Tromblon
weapon-machine-gun = Mitrailleuse
weapon-long-rifle = Fusil long
weapon-beam-projector = Projecteur à rayon
weapon-flame-thrower = Lance-flammes
weapon-knife = Couteau
weapon-blade = Lame
weapon-maul = Masse

## Objets

item-padded-vest = Veste matelassée
item-plate-armour = Armure de plaques
item-buckler = Targe
item-spare-magazine = Chargeur de rechange
item-sight = Lunette
item-grapnel = Grappin
item-stimulants = Stimulants
item-field-kit = Trousse de soins
item-field-radio = Radio de campagne
item-pistol = { weapon-pistol }
item-rifle = { weapon-rifle }
item-scattergun = { weapon-scattergun }
item-machine-gun = { weapon-machine-gun }
item-long-rifle = { weapon-long-rifle }
item-beam-projector = { weapon-beam-projector }
item-flame-thrower = { weapon-flame-thrower }
item-knife = { weapon-knife }
item-blade = { weapon-blade }
item-maul = { weapon-maul }

## Traits : le nom, et ce que dit la carte

trait-fresh-magazine = Chargeur plein
    .sentence = Une fois par partie, quand un Échec devrait enrayer l’arme de la figurine, elle ne reçoit pas de jeton Enrayage.
trait-steady-hand = Main sûre
    .sentence = +1 RC si la figurine n’a fait ni Mouvement ni Charge dans son activation en cours ou sa dernière activation de ce tour.
trait-rope-and-hook = Corde et crochet
    .sentence = L’escalade ne demande pas de test d’AGI.
trait-rush-of-blood = Coup de sang
    .sentence = La distance de charge maximale est de 6″, et une charge porte 1″ plus loin.
trait-dress-wounds = Panser les plaies
    .sentence = Action spéciale, une fois par partie : retirez un marqueur de blessure de la figurine ou d’une figurine amie au contact.
trait-call-in = Appel radio
    .sentence = Action spéciale, une fois par partie : piochez une carte dans votre main.
trait-take-aim = Viser
    .sentence = Action spéciale : un jeton de Compétence donne +1 RC jusqu’à ce que la figurine ait tiré.
trait-on-your-feet = Debout
    .sentence = Action spéciale : retirez un jeton Neutralisation de la figurine ou d’une figurine amie à 6″ au plus.
trait-war-cry = Cri de guerre
    .sentence = Action spéciale : un jeton de Compétence donne +1 CC jusqu’à ce que la figurine ait chargé.

## The rules of what traits do

rule-col-trait-01 = Escalader sans test
    .sentence = Une figurine dotée d’un tel trait escalade les murs sans test d’AGI.
rule-col-trait-02 = Enrayage évité
    .sentence = Avec un tel trait, une figurine ne reçoit pas de jeton Enrayage à cause d’un Échec.
rule-col-trait-03 = Sans bouger
    .sentence = Un tel bonus ne compte que tant que la figurine ne compte pas comme ayant bougé.
rule-col-trait-04 = Distance de charge propre
    .sentence = La distance de charge d’un trait remplace le maximum habituel.
rule-col-trait-05 = Charge qui porte plus loin
    .sentence = Ce qu’un trait ajoute à la portée d’une charge compte jusqu’à la distance maximale.
rule-col-trait-06 = Soigner
    .sentence = Une action spéciale peut retirer des marqueurs de blessure à la figurine ou à une figurine amie.
rule-col-trait-07 = Relever
    .sentence = Une action spéciale peut retirer des jetons Neutralisation à la figurine ou à une figurine amie.
rule-col-trait-08 = Aider à distance
    .sentence = La figurine amie aidée est au contact, ou à la distance que le trait indique.
rule-col-trait-09 = Cartes d’une action spéciale
    .sentence = Une action spéciale peut amener des cartes du paquet dans la main.
rule-col-trait-10 = Action spéciale avec test
    .sentence = Une action spéciale qui demande un test ne fait rien si le test est raté.
rule-col-trait-11 = Bonus d’une compétence
    .sentence = Une compétence donne son bonus tant que son jeton est près de la figurine.
rule-col-trait-12 = Une fois par partie
    .sentence = Un trait qui agit une fois par partie est épuisé après sa première utilisation.
rule-col-trait-13 = Bonus permanent
    .sentence = Un trait passif ajoute son bonus à une caractéristique chaque fois qu’elle sert.
