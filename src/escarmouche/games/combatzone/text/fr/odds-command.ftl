# Les probabilités de Combat Zone demandées en ligne de commande, en français.

## Ce qui est prévu

odds-of-single = { $figure } tire sur { $target } à { $distance } cm : { $weapon }, au coup par coup
odds-of-aim = { $figure } tire sur { $target } à { $distance } cm : { $weapon }, tir visé
odds-of-burst = { $figure } tire sur { $target } à { $distance } cm : { $weapon }, une rafale de { $shots } tirs
odds-of-wound = Une touche de { $figure } sur { $target } à { $distance } cm : { $weapon }
odds-of-area = { $figure } vise { $target } à { $distance } cm : { $weapon }
odds-of-melee = Un round de combat rapproché : { $figure } contre { $target }
odds-of-rounds = Un combat rapproché de { $count } rounds au plus : { $figure } contre { $target }
odds-of-reaction = Test de réaction de { $figure }
odds-of-technology = Jet de technologie de { $figure }, difficulté { $difficulty }
odds-of-aid = { $figure } donne les premiers soins à { $target }

## Les circonstances

odds-note-material = { $unit } derrière { $what }
odds-note-taking-cover = { $unit } s’est mis à couvert
odds-note-shaken = { $unit } est en panique
odds-note-watching = { $unit } attend avec un tir d’opportunité
odds-note-damage = { $unit } : { $what }
odds-note-models =
    { $count ->
        [one] { $unit } est le dernier de son groupe
       *[other] il reste { $count } figurines dans le groupe de { $unit }
    }
odds-note-routed = { $unit } est en déroute
odds-note-engaged = { $unit } est engagé au combat rapproché
odds-note-burning = { $unit } brûle
odds-note-friends =
    { $count ->
        [one] 1 autre figurine combat aux côtés de { $unit }
       *[other] { $count } autres figurines combattent aux côtés de { $unit }
    }
odds-note-foes =
    { $count ->
        [one] 1 autre adversaire combat contre { $unit }
       *[other] { $count } autres adversaires combattent contre { $unit }
    }

## Ce qui ne va pas

refused-odds-material = Il n’y a pas de matériau « { $material } » ; les matériaux connus sont { $known }.
refused-odds-damage = « { $damage } » n’est pas un dommage ; écrivez minor, major ou critical, un tiret, puis hardware, power ou software.
refused-odds-no-machine = { $unit } n’est pas une machine.
refused-odds-friends = { $switch } { $count } : il y a place pour { $most } au plus, et personne d’autre n’est dans la liste.
refused-odds-also = Toutes les cibles d’une rafale sont des figurines différentes d’une même liste.
refused-odds-arms =
    { $known ->
        [none] { $unit } n’a pas d’arme pour cela.
       *[other] { $unit } n’a pas d’arme « { $weapon } » pour cela, seulement { $known }.
    }
refused-odds-split = --split : une rafale de cette arme ({ $weapon }) compte 2 à { $most } tirs, au moins un par cible ({ $count }).
refused-odds-cover = À cette distance, rien ne met { $unit } à couvert.
refused-odds-group = --models : le groupe de { $unit } compte { $size } figurines, pas { $count }.
refused-odds-rounds = { $unit } est une machine : son combat rapproché n’est donné que pour un round.
