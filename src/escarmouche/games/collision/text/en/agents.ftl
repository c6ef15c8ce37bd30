# Why those who know Collision answer as they do, in English.

## Parts of sentences

expected-hits =
    { $hits ->
        [0] hardly a hit
        [1] 1 hit
       *[other] { $hits } hits
    }
expected-wounds =
    { $wounds ->
        [0] hardly a wound
        [1] 1 wound
       *[other] { $wounds } wounds
    }

## Before the activations

because-attacks = Whoever lies in wait has the better of it: the others must come across.
because-front = It begins at the front of the zone, apart from the others.
because-weak-hand = This hand is weaker than three new cards would be.
because-good-hand = This hand is good enough to keep.
because-acts-now = It matters who acts first in this last turn, so the bid is { $bid }.
because-bids =
    { $bid ->
        [0] Every point is needed for an activation, so the bid is 0.
       *[other] { $bid } of the points can be spared for the bid.
    }

## Activations

because-acts-first = { $model } gains most by acting now.
because-next = It is the turn of { $model }: it costs least and is nearest to the fight.
because-nobody-left = Nobody is left who could be activated.
because-nothing-to-gain = No activation would gain anything for its points.
because-done = There is nothing better to do.
because-at-hand = It lies at hand and costs no action.
because-shakes-off = It must get rid of its token first.
because-watches = Whoever shows up will be shot at.
because-special = Its special action is worth more than anything else here.

## Where to

because-fetches = It goes for a collision marker.
because-carries = It carries a collision marker and stays where it is.
because-breaks-through = It makes for the attacker’s edge.
because-comes-on = It comes on where it is safest and of most use.
because-holds-district = It stays in { district-name }, where it has no friend.
because-takes-district = It makes for { district-name }, where it has no friend.
because-contests-district = It makes for { district-name }, which the enemy would hold otherwise.
because-nearer-to-us = It is nearer to friends than to enemies there.
because-nearest-enemy = { $target } is the nearest enemy.
because-better-place = That place is better than this one.

## Attacks

because-in-sight = There is an enemy in sight and in range.
because-charges-near = There is an enemy near enough to be charged.
because-shoots-at = The shot at { $target } promises { expected-wounds }, and kills with a probability of { $percent } %.
because-charges = The charge at { $target } promises { expected-wounds }, and kills with a probability of { $percent } %.
because-planned = This weapon promises most.

## Cards

because-unreadable = Laid at random, the cards tell the enemy nothing.
because-lays = So laid, the cards leave the attacker { expected-hits }.
because-splits = So shared out, { expected-hits } can be expected; other splits that are as good are played just as often.
because-strikes = { $card } makes column { $column } a hit.
because-wards-off = { $card } saves column { $column }.
because-turns-column = It is the lowest card that turns column { $column }.
because-keeps-cards = No card of the hand would change enough here.
because-makes-it = With this card it is enough.
