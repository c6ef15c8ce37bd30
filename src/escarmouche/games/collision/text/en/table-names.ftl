# What ready-made tables and those made from a number are called, in English.

table-called-ashmarket = Ashmarket
table-called-broken-spire = Broken Spire
table-called-cistern-row = Cistern Row
table-called-tenements = Tenements
table-called-foundry = Foundry
table-called-old-town = Old Town
