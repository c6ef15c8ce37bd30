# What ready-made tables and those made from a number are called, in English.

table-called-great-yard = Great Yard
table-called-kiln-street = Kiln Street
table-called-salt-quay = Salt Quay
table-called-cinder-yard = Cinder Yard
table-called-low-harbour = Low Harbour
table-called-ninth-ward = Ninth Ward
table-called-salt-terraces = Salt Terraces
table-called-gate-of-wires = Gate of Wires
table-called-old-kilns = Old Kilns
