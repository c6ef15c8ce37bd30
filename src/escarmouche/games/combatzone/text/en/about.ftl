# What the game is called, and what it is, in English.

game-combatzone = Combat Zone
about-combatzone = Gangs, guards and machines among walls and doors: every figure has action points to spend, and whoever waits with a weapon ready fires in the middle of the enemy’s move.
