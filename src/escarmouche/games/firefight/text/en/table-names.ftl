# What ready-made tables and those made from a number are called, in English.

table-called-cutwater-gorge = Cutwater Gorge
table-called-saltgate = Saltgate
table-called-thornmarch = Thornmarch
table-called-township = Township
table-called-wilds = Wilds
table-called-outpost = Outpost
