# Comment s’appellent les tables prêtes et celles faites d’un nombre, en français.

table-called-market-lane = Ruelle du Marché
table-called-overgrown-block = Îlot envahi
table-called-pump-station = Station de pompage
table-called-backstreets = Ruelles
table-called-freight-yard = Gare de fret
table-called-ruined-quarter = Quartier en ruine
table-called-wild-gardens = Jardins sauvages
