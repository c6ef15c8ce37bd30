# Wie das Spiel heißt und was es ist, auf Deutsch.

game-combatzone = Combat Zone
about-combatzone = Banden, Wachleute und Maschinen zwischen Mauern und Türen: Jede Figur hat Aktionspunkte, und wer mit bereiter Waffe wartet, feuert mitten in die Bewegung des Gegners.
