# Wie fertige Tische und solche aus einer Zahl heißen, auf Deutsch.

table-called-ashmarket = Aschenmarkt
table-called-broken-spire = Geborstener Turm
table-called-cistern-row = Zisternenzeile
table-called-tenements = Mietskasernen
table-called-foundry = Gießerei
table-called-old-town = Altstadt
