# Shots and wounds: weapons, declarations, to-hit rolls, wound rolls, in English.

## Names of things

weapon-light-pistol = light pistol
weapon-pistol = pistol
weapon-heavy-pistol = heavy pistol
weapon-automatic-pistol = automatic pistol
weapon-integral-grenade-launcher = integral grenade launcher
weapon-machine-pistol = machine pistol
weapon-pump-shotgun = pump-action shotgun
weapon-automatic-shotgun = automatic shotgun
weapon-assault-rifle = assault rifle
weapon-autocannon = autocannon
weapon-machine-gun = machine gun
weapon-recoilless-rifle = recoilless rifle
weapon-hand-grenade = hand grenade
weapon-missile-launcher = missile launcher
weapon-flame-thrower = flame-thrower
band-point-blank = point blank
band-short = short range
band-long = long range
band-out = out of range
cover-light = light cover
cover-intermediate = intermediate cover
cover-hard = hard cover
cover-extra-hard = extra-hard cover
armour-primitive = primitive armour
armour-ablative = ablative armour
armour-vest = bullet-proof vest
armour-combat = combat armour

## Questions

ask-shoot-at =
    { $how ->
        [aim] Aimed shot of { $figure } ({ $weapon }): at whom?
       *[other] Single shot of { $figure } ({ $weapon }): at whom?
    }
ask-allot-shots = Burst of { $figure } ({ $weapon }): whom does each shot go at?
ask-surprise-with = Opportunity fire of { $figure } at { $target }: with what?
ask-wild-target = { $figure } runs wild, and several figures are equally near: at whom does it fire?

## Choices

option-single = Single shot: { $weapon }
option-burst = Burst: { $weapon }
option-aim = Aimed shot: { $weapon }
option-target = { $target }
option-target-range = { $target } ({ $distance } cm, { $band })
option-shot = Shot { $number }
option-no-shot = Do not fire it

## Refusals

refused-arc = { $target } is not in the frontal arc of { $figure }.
refused-sight = { $figure } has no line of sight to { $target }.
refused-engaged-target = { $target } is engaged in close combat and cannot be shot at.
refused-range = { $target } is { $distance } cm away: { $weapon } reaches { $reach } cm.
refused-no-target = There is nobody to shoot at: { $weapon }.
shots-at =
    { $figure } ({ $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    })
refused-short-burst = A burst has at least { $least } shots.
refused-no-burst = This weapon fires no bursts: { $weapon }.
refused-weapon-gone = This weapon has been lost: { $weapon }.
refused-bursts =
    { $most ->
        [one] This weapon fires only one burst in a turn: { $weapon }.
       *[other] This weapon fires at most { $most } bursts in a turn: { $weapon }.
    }
refused-burst-power = With its damaged power { $figure } fires no bursts.
refused-shut-down = { $figure } is shut down and fires nothing.
refused-set-up = This weapon is fired before anything else is done: { $weapon }.
refused-shot-before = { $figure } has acted already and does not shoot any more.
refused-hands-full = { $figure } carries an object and cannot use a heavy weapon: { $weapon }.
refused-two-armours = { $name } has more than one armour.

## Reasons

reason-short = Short range.
reason-point-blank = Point blank.
reason-aimed = Aimed shot.
reason-taken-cover = The target has taken cover.
reason-cover = Behind { $cover }.
reason-armour = Armour: { $armour }.
reason-own-rule = { $own }.
reason-software = Damaged software.

## What happens

event-shots-declared =
    { $how ->
        [burst] { $figure } fires a burst ({ $weapon }): { $targets }.
        [aim] { $figure } aims at { $targets } ({ $weapon }).
       *[other] { $figure } fires at { $targets } ({ $weapon }).
    }
event-range-measured = From { $figure } to { $target }: { $distance } cm, { $band }.
event-shot-rolled =
    { $modifier ->
        [none] { $figure } shoots at { $target }: { $die }, { $hit ->
                [yes] a hit
               *[other] a miss
            }.
       *[other] { $figure } shoots at { $target }: { $die } { $modifier } = { $total }, { $hit ->
                [yes] { $die ->
                        [6] a hit, as a 6 always is
                       *[other] a hit
                    }
               *[other] { $die ->
                        [1] a miss, as a 1 always is
                       *[other] a miss
                    }
            }.
    }
event-shot-lost = { $target } is out of range: the shot of { $figure } is lost.
event-weapon-jammed = { $weapon } of { $figure } jams, and is of no use any more.
event-wound-rolled =
    { $modifier ->
        [none] Wound roll against { $target }: { $dice }, total { $total } against { $resistance }: { $result ->
                [killed] eliminated
                [panicked] panic
                [damaged] damaged
               *[other] no effect
            }.
       *[other] Wound roll against { $target }: { $dice }, { $modifier }, total { $total } against { $resistance }: { $result ->
                [killed] eliminated
                [panicked] panic
                [damaged] damaged
               *[other] no effect
            }.
    }
event-ran-wild = { $figure } runs wild and fires at { $target }.
