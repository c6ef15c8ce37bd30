# What ready-made tables and those made from a number are called, in English.

table-called-market-lane = Market Lane
table-called-overgrown-block = Overgrown Block
table-called-pump-station = Pump Station
table-called-backstreets = Backstreets
table-called-freight-yard = Freight Yard
table-called-ruined-quarter = Ruined Quarter
table-called-wild-gardens = Wild Gardens
