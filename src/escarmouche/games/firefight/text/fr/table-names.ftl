# Comment s’appellent les tables prêtes et celles faites d’un nombre, en français.

table-called-cutwater-gorge = Gorge du Brise-lames
table-called-saltgate = Porte du Sel
table-called-thornmarch = Marche des Ronces
table-called-township = Bourgade
table-called-wilds = Terres sauvages
table-called-outpost = Avant-poste
