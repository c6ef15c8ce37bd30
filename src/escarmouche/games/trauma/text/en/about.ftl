# What the game is called, and what it is, in English.

game-trauma = Trauma
about-trauma = Two armies among the quarters of a ruined town: every unit is called up by a card from a hidden row, command points bend the order, and vehicles break box by box.
