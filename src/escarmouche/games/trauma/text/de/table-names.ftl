# Wie fertige Tische und solche aus einer Zahl heißen, auf Deutsch.

table-called-great-yard = Großer Hof
table-called-kiln-street = Brennofenstraße
table-called-salt-quay = Salzkai
table-called-cinder-yard = Schlackenhof
table-called-low-harbour = Unterer Hafen
table-called-ninth-ward = Neunter Bezirk
table-called-salt-terraces = Salzterrassen
table-called-gate-of-wires = Drahttor
table-called-old-kilns = Alte Brennöfen
