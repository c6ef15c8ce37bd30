# Comment s’appellent les tables prêtes et celles faites d’un nombre, en français.

table-called-great-yard = Grande cour
table-called-kiln-street = Rue du Four
table-called-salt-quay = Quai au Sel
table-called-cinder-yard = Cour aux cendres
table-called-low-harbour = Port bas
table-called-ninth-ward = Neuvième arrondissement
table-called-salt-terraces = Terrasses de sel
table-called-gate-of-wires = Porte aux câbles
table-called-old-kilns = Vieux fours
