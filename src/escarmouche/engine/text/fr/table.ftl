# Ce qui ne va pas avec une table, en français.

table-fault-piece = élément { $piece } : { $reason }
table-fault-sides = width et depth doivent dépasser 0
table-fault-too-large = width et depth sont de { $most } au plus
table-fault-too-many = il y a { $count } éléments, { $most } au plus sont permis
table-fault-id-twice = cet id sert deux fois
table-fault-few-corners = un contour a au moins 3 coins, celui-ci en a { $count }
table-fault-many-corners = un contour a au plus { $most } coins et autant d’accès
table-fault-crossed = le contour se croise ou se touche
table-fault-outside = le contour quitte la table
table-fault-height = la hauteur est négative
table-fault-too-high = il est plus haut ou plus profond que { $most }
table-fault-gap-walkable = un vide (gap) ne peut être aussi praticable (walkable) ; son fond est déjà une surface
table-fault-gap-top = un vide (gap) est une fosse sous le sol, son haut à 0
table-fault-access-kind = « { $kind } » n’est pas un accès ; il y a { $known }
table-fault-access-off = l’accès { $kind } en ({ $where }) n’est pas sur le contour
table-fault-access = un accès a un kind et at = [x, y]
table-fault-toml = ce n’est pas du TOML bien formé : { $problem }
table-fault-key = la clé « { $field } » n’est pas connue ici
table-fault-missing = il manque { $field }
table-fault-malformed = un nombre est mal écrit
table-fault-name = le nom de la table n’est pas un texte
table-fault-number = { $field } n’est pas un nombre
table-fault-pieces = les éléments s’écrivent en tables [[piece]]
table-fault-kind = il n’y a pas de kind « { $kind } » ; il y a { $known }
table-fault-shape = il lui faut soit un outline, soit at et size
refused-terrain-edge = Le décor doit être entièrement sur la table.
refused-terrain-near = Le décor doit être à plus de { $least_length } d’un autre décor.
refused-terrain-few = Il faut au moins { $least } éléments en place avant que quelqu’un puisse en avoir assez.
