# Why those who know Firefight answer as they do, in English.

## Parts of sentences

expected-losses =
    { $lost ->
        [0] hardly a model
        [1] 1 model
       *[other] { $lost } models
    }
points-suffered =
    { $suffered ->
        [1] 1 point
       *[other] { $suffered } points
    }

## Before the first round

because-nearer-edge = This edge is nearer to the objectives.
because-set-aside = Scouts go ahead, and whoever must come close waits in Ambush.
because-opposite = It begins opposite objective { $number }.
because-as-soon-as-possible = { $unit } comes as soon as it can.
because-arrives-at = It arrives near objective { $number }.

## Activations and moves

because-acts-now = { $unit } gains most by acting now.
because-nearest-objective = It makes for objective { $number }, the nearest one left to it.
because-stays =
    { $number ->
        [0] It stays where it is.
       *[other] It stays by objective { $number }.
    }
because-goes-to = It makes for objective { $number }.
because-takes = It takes objective { $number }.
because-holds = It holds objective { $number }.
because-toward-objectives = A few steps bring it nearer to the objectives.
because-cover = It stands in cover there.
because-danger =
    { $points ->
        [1] The enemy’s answer may cost it about 1 point.
       *[other] The enemy’s answer may cost it about { $points } points.
    }
because-nothing-better = Nothing else is worth more to it.

## Shooting and melee

because-can-shoot = It has somebody to shoot at.
because-shoots = Shooting at { $target } should cost them { expected-losses } ({ $percent }% to destroy them).
because-nearest-target = { $target } is the nearest target.
because-saves-limited = Its Limited weapons would do little now; they are saved for a later round.
because-fighters-charge = It fights hand to hand, so it charges { $target }.
because-charge-pays =
    { $dealt ->
        [1] Charging { $target } should take about 1 point from them and cost { points-suffered }.
       *[other] Charging { $target } should take about { $dealt } points from them and cost { points-suffered }.
    }
because-now-or-never = The blow counts now; a better moment may never come.
because-missed-least = Whoever carries least and holds no objective is missed least.
because-nothing-to-lose = There is nothing to lose by trying.
because-pushed-away = That is away from the objectives, or over an edge.

## Spells

because-casts = { $spell } is worth trying on { $target }: { $percent }% to cast it.
because-meant = That is whom the spell was meant for.
because-tokens = Spell tokens are spent as long as some are left for later; in the last round nothing is saved.
because-safer = It keeps out of harm’s way.
