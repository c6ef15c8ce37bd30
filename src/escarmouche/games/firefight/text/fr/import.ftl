# Pourquoi une liste d’Army Forge est illisible, en français. { $where } est un endroit du fichier.

refused-forge-empty = Le fichier est vide.
refused-forge-huge = Le fichier dépasse { $most } Mo ; une liste d’Army Forge est bien plus petite.
refused-forge-deep = Le fichier est trop imbriqué pour être une liste.
refused-forge-not-text = Le fichier n’est pas un texte en UTF-8.
refused-forge-cut = Le fichier s’interrompt avant la fin ; téléchargez-le de nouveau.
refused-forge-not-json =
    { $line ->
        [0] Le fichier n’est pas du JSON : il contient un nombre trop grand.
       *[other] Le fichier n’est pas du JSON : la ligne { $line } est illisible.
    }
refused-forge-not-a-list = Le fichier est du JSON, mais pas une liste d’Army Forge.
refused-forge-saved = C’est le fichier qu’enregistre Army Forge : il ne fait que renvoyer aux livres d’armée et ne contient aucun nombre. Prenez plutôt le JSON du lien de partage.
refused-forge-system = La liste est faite pour le système de jeu { $system } ; seul « gff » (Firefight) peut être lu.
refused-forge-no-units = La liste n’a aucune unité.
refused-forge-joined = { $name } ({ $where }) est combinée ou rattachée à une autre unité, ce que Firefight ne connaît pas ; séparez-les dans Army Forge.
refused-forge-missing = { $field } manque à { $where }.
refused-forge-long = { $where } est trop long : { $most } au plus.
refused-forge-name = { $where } n’est pas un nom que l’on peut afficher : { $found }.
refused-forge-value =
    { $bound ->
        [none] { $where } ne peut pas être { $found }.
       *[other] { $where } ne peut pas être { $found } (permis : { $bound }).
    }
