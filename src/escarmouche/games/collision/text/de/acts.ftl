# Was auf dem Tisch von Collision gespielt wird, in wenigen Worten, auf Deutsch.

act-jam = Ladehemmung
act-broken = Fehlfunktion
act-pin = Unter Beschuss
act-aim = zielt
act-watch = Feuerschutz
act-skill = Fähigkeit
act-load = aufgehoben
act-collision = Zusammenprall
