# Pourquoi ceux qui connaissent Combat Zone répondent ainsi, en français.

because-nearest-group = { $group } est le groupe le plus proche de l’ennemi.
because-next = C’est au tour de { $figure } : personne d’autre n’est plus utile maintenant.
because-nobody-left = Aucun de ceux qui restent n’a rien à faire.
because-centre = { $figure } va au centre, qui compte à la fin.
because-fetches = { $figure } va chercher un objet.
because-brings-home = { $figure } rapporte un objet.
because-gets-through = { $figure } gagne le bord opposé.
because-nearest-enemy = { $figure } va vers l’ennemi.
because-gets-away = Qui sort ici s’en est tiré, et cela compte.
because-at-hand = Un objet est à portée de main.
because-opens-crate = La caisse contient l’objet le plus précieux.
because-burns = Il faut d’abord éteindre les flammes.
because-fights-on = { $figure } est au corps à corps et ne peut que se battre.
because-in-sight = { $figure } a un ennemi en ligne de mire.
because-turns-to-enemy = { $figure } se tourne vers { $target }, qui est en vue.
because-in-the-way = Cela barre le chemin de { $figure }.
because-watches = { $figure } attend, l’arme prête, quiconque se montre.
because-lies-low = À couvert, { $figure } est plus difficile à toucher.
because-done = { $figure } n’a plus rien à faire.
because-nearest-target = La cible la plus proche est { $target }.
because-nobody-fires = Aucun de ceux qui attendent ne peut tirer maintenant.
because-chance = { $target } est entré dans la ligne de tir.
because-best-fire = D’ici, le tir de { $figure } promet le plus.
because-better-place = Là, { $figure } gagne le plus pour le danger couru.
because-best-target = Tirer sur { $target } promet le plus.
because-begins = Nous commençons : qui tire le premier trouve moins d’ennemis pour riposter.
