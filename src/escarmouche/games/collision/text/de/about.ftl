# Wie das Spiel heißt und was es ist, auf Deutsch.

game-collision = Collision
about-collision = Zwei Banden in den Gassen einer Stadt: Jede Figur zählt, und die Karten, die du hältst und legst, entscheiden jeden Zusammenstoß.
