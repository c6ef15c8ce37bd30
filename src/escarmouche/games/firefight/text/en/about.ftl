# What the game is called, and what it is, in English.

game-firefight = Firefight
about-firefight = Two small forces fight over objectives: units take turns to move, shoot and charge, and everything is decided by dice.
