# What “escarmouche odds” says of itself, in English.

## Who takes part

help-odds-target = Against or upon whom; written like --attacker.
help-odds-unit = Who tests, jumps, climbs, falls or crosses danger; a unit of a list (LIST:UNIT) or a profile written out.
help-odds-models = How many models the unit has left.
help-odds-target-models = How many models the target has left.
help-odds-crossing = How many models are concerned.

## What is used

help-odds-weapon = The weapon that is used; otherwise the first that can be.

## The circumstances

help-odds-range = How far away the target is, in inches or centimetres as in the game.
help-odds-cover = The target is in cover.
help-odds-watching = The target waits with its weapon ready.
help-odds-moved = The attacker has moved before it shoots.
help-odds-wounds = Wound markers on whoever suffers.
help-odds-shaken = The unit is Shaken.
help-odds-target-shaken = The target is Shaken.
help-odds-taking-cover = The target takes cover.
help-odds-height = How deep it is.

## Cards and numbers

help-odds-difficulty = The difficulty.
help-odds-as-json = One JSON document for programs, nothing else.
