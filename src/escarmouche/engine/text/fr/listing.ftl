# Les fichiers de listes et de cartes qui ne peuvent pas être lus, en français.

refused-file-closed = { $file } ne peut pas être ouvert : { $problem }.
refused-file-encoding = { $file } n’est pas du texte en UTF-8.
refused-file-nesting = { $file } est imbriqué trop profondément.
refused-file-toml = { $file } n’est pas du TOML bien formé : { $problem }.
refused-file-special = { $file } n’est pas un fichier ordinaire.
refused-file-huge = { $file } dépasse { $most } Mo.
refused-written-large = { $file } dépasse { $most } milliers de signes.
refused-written-long = { $file }, { $where } : un texte a { $most } signes au plus.
refused-written-many =
    { $where ->
        [none] { $file } a plus de { $most } éléments.
       *[other] { $file }, { $where } : il y a plus de { $most } éléments, ou ils sont imbriqués trop profondément.
    }
refused-written-number = { $file }, { $where } : un nombre est compris entre −{ $most } et { $most }.
refused-written-sign = { $file }, { $where } : le signe { $sign } n’est pas permis, car il commande l’affichage d’un texte.
