# Wie fertige Tische und solche aus einer Zahl heißen, auf Deutsch.

table-called-market-lane = Marktgasse
table-called-overgrown-block = Überwucherter Block
table-called-pump-station = Pumpstation
table-called-backstreets = Hintergassen
table-called-freight-yard = Güterhof
table-called-ruined-quarter = Ruinenviertel
table-called-wild-gardens = Wilde Gärten
