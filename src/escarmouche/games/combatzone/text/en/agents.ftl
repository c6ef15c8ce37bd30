# Why those who know Combat Zone answer as they do, in English.

because-nearest-group = { $group } is nearest to the enemy.
because-next = It is { $figure }’s turn: nobody who is left is more useful now.
because-nobody-left = Nobody who is left has anything to do.
because-centre = { $figure } goes to the centre, which counts at the end.
because-fetches = { $figure } fetches an object.
because-brings-home = { $figure } carries an object home.
because-gets-through = { $figure } makes for the far edge.
because-nearest-enemy = { $figure } goes for the enemy.
because-gets-away = Whoever leaves here has got away, which counts.
because-at-hand = An object lies at hand.
because-opens-crate = The crate holds the most valuable object.
because-burns = The flames must be put out first.
because-fights-on = { $figure } is engaged and can only fight.
because-in-sight = { $figure } has an enemy in its sights.
because-turns-to-enemy = { $figure } turns to { $target }, who is in sight.
because-in-the-way = This bars the way of { $figure }.
because-watches = { $figure } waits with its weapon ready for whoever comes.
because-lies-low = { $figure } is harder to hit lying low.
because-done = There is nothing more for { $figure } to do.
because-nearest-target = The nearest target is { $target }.
because-nobody-fires = Nobody who waits can fire now.
because-chance = { $target } has come into the line of fire.
because-best-fire = From here the fire of { $figure } promises most.
because-better-place = There { $figure } gains most for the danger it is in.
because-best-target = Fire at { $target } promises most.
because-begins = We begin: whoever fires first meets fewer who fire back.
