# Comment s’appellent les tables prêtes et celles faites d’un nombre, en français.

table-called-ashmarket = Marché aux cendres
table-called-broken-spire = Flèche brisée
table-called-cistern-row = Rue de la Citerne
table-called-tenements = Immeubles
table-called-foundry = Fonderie
table-called-old-town = Vieille ville
