# Why those who know Trauma answer as they do, in English.

## Pieces of sentences

expected-losses =
    { $lost ->
        [0] hardly a wound
        [one] { $lost } wound
       *[other] { $lost } wounds
    }

## Before the activations

because-nearer-to-us = This element lies nearer to us than to the enemy.
because-stands-there = Whoever defends stands at the points from the first turn on.
because-reinforces = Reinforcements come as soon as they can be paid for.
because-row = Whoever promises most by fire acts first.
because-bids =
    { $bid ->
        [0] No command point can be spared for the initiative.
        [one] { $bid } command point can be spared for the initiative.
       *[other] { $bid } command points can be spared for the initiative.
    }
because-next-card = The next card is turned.
because-lets-enemy-act = The enemy is to commit himself first: this chance is passed up.
because-two-at-once = Two units strike before the enemy can answer.
because-later = The first card is better turned later.
because-acts = Whoever does not act helps nobody: { $unit } is activated.
because-way-in = This way in brings { $unit } soonest to where it is to go.
because-no-way-in = There is no way in for { $unit } now.

## What a unit does

because-fires = { $unit } has enemies in sight.
because-holds = { $unit } stays where it is.
because-holds-and-fires = { $unit } stays where it is, and its fire is the surer for it.
because-fires-and-marches = { $unit } has enemies in sight: it fires, then it goes on.
because-marches-and-fires = { $unit } goes on, and fires at whoever is then in sight.
because-marches = { $unit } goes on to where it is to be.
because-operates = { $unit } operates what the mission is about.
because-toward-post = { $unit } goes toward the point that it is to hold.
because-better-place = There { $unit } gains most for the danger it is in.
because-fights = Only whoever moved strikes: { $unit } fights.

## Fire and orders

because-nearest-enemy = The nearest enemy is { $target }.
because-best-salvo = This salvo promises most: { expected-losses } among { $target }.
because-nothing-to-fire-at = No salvo that is left is worth firing.
because-alert = { $target } has just moved in sight of units on alert.
because-watches = { $unit } has not fired: whoever moves in its sight will be shot at.
because-takes-cover = Enemies are about: { $unit } takes cover.
because-encourages = { $unit } is shaken at a point that it is to hold.
because-keeps-points = The command points are needed for the units that have yet to act.
because-first = { $unit }: act first.
because-last = { $unit }: act last.
because-boldly = All go ahead boldly this turn.
because-carefully = All keep out of the enemy’s fire this turn.
because-together = All gather at the points that bring most this turn.
because-apart = All spread out over the points this turn.
because-storms = All go boldly for the points that bring most this turn.
because-hunts = Taking the enemy out counts more than points this turn.
