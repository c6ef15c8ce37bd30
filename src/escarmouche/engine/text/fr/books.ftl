# Livres personnels et ce qui n’y va pas, en français.

refused-no-book-file = Il n’y a pas de livre « { $name } » à côté, et aucun de ce nom n’est joint ; il y a { $known }.
refused-unknown-book = Il n’y a pas de livre « { $name } » ; il y a { $known }. Un livre dans un fichier voisin s’écrit avec sa terminaison : « { $name }.toml ».
refused-book-unknown = « { $field } » est inconnu ici ; il faudrait { $right }.
refused-book-field = { $field } est illisible ; il faudrait { $right }.
refused-book-tables = { $field } doit être écrit en tables, chacune commençant par son nom entre doubles crochets.
refused-book-game = C’est un livre pour « { $game } », et non pour « { $right } ».
refused-book-circle = Les livres s’appuient les uns sur les autres en rond : { $books }.
refused-books-many = Une liste puise dans { $most } livres au plus.
refused-book-doubled = { $part } « { $name } » est écrit deux fois dans ce livre.
refused-book-markup = { $field } : < et > ne sont pas permis dans un texte.
refused-book-missing = { $entry } : il manque { $field } ; il faudrait { $right }.
refused-book-value = { $entry } : { $field } ne peut pas être « { $value } » ; il faudrait { $right }.
book-no-effect = { $name } : le jeu ne connaît pas « { $written } » ; c’est gardé comme texte sans effet ({ $right }).
book-text-only = { $name } : rien de ce qu’elle dit n’est connu du jeu ; elle est gardée comme texte sans effet.
refused-book-nothing = Il n’y a pas de { $part } « { $name } » à changer ou à retirer dans les livres qui précèdent ; il faudrait { $right }.

right-whole =
    { $least ->
        [none] { $most ->
            [none] un nombre entier
           *[other] un nombre entier de { $most } au plus
        }
       *[other] { $most ->
            [none] un nombre entier de { $least } au moins
           *[other] un nombre entier de { $least } à { $most }
        }
    }
right-number =
    { $least ->
        [none] { $most ->
            [none] un nombre
           *[other] un nombre de { $most } au plus
        }
       *[other] { $most ->
            [none] un nombre de { $least } au moins
           *[other] un nombre de { $least } à { $most }
        }
    }
right-yes-or-no = true ou false
right-text =
    { $most ->
        [none] un texte entre guillemets droits
       *[other] un texte de 1 à { $most } signes entre guillemets droits, sans < ni >
    }
right-one-of = l’un de ceux-ci : { $known }
right-nothing = ne rien écrire : il n’y en a pas
right-near = peut-être « { $near } »
right-effect-takes = ce que prend « { $effect } » : { $fields }
right-no-circumstances = rien : cela ne fait pas partie d’une attaque
right-no-melee = des tirs seuls, sans « melee » : les coups n’ont ni précision ni Portée
right-own-name = un nom que le jeu n’a pas lui-même
right-list = une liste entre crochets, chaque élément { $item }
right-row = { $count } valeurs entre crochets, chacune { $item }
right-either = { $first }, ou { $second }
right-table = une table avec { $fields }
right-zone = un rectangle de gauche, avant, droite et arrière, d’au moins 1 de large et de profond
right-zones-apart = deux rectangles qui ne se recouvrent pas
right-scores = au moins une ligne qui dit ce qui rapporte des points
right-fewer = { $most } au plus
right-no-zones-ambush = rien : dans une embuscade, le convoi entre par un bord
right-objects = une mission avec des objets
right-no-objects = une mission sans objets : qui sort avec un objet le rapporte
right-operated = des points pour "operate" ou "switch"
refused-zone-off-table = La zone { $number } de la mission n’est pas sur cette table, large de { $width } et profonde de { $depth }.
refused-zone-full = Dans la zone du camp { $side }, il n’y a presque pas de place où se tenir : { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de son terrain. Personne ne peut s’y déployer.
refused-no-mission = { $file } : il n’y a pas de mission « { $mission } » ; il y a : { $known }.
event-mission-read = La mission est : { $mission }.
