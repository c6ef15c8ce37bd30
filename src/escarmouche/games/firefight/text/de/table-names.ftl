# Wie fertige Tische und solche aus einer Zahl heißen, auf Deutsch.

table-called-cutwater-gorge = Wellenbrecherschlucht
table-called-saltgate = Salztor
table-called-thornmarch = Dornenmark
table-called-township = Kleinstadt
table-called-wilds = Wildnis
table-called-outpost = Vorposten
