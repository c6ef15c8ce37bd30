# What the game is called, and what it is, in English.

game-collision = Collision
about-collision = Two gangs in the alleys of a city: every model counts, and cards that you hold and lay decide each clash.
