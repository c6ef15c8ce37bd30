# Salvos, hits, losses, care and the damage of vehicles, in English.

## Names of things

incident-propulsion = propulsion destroyed
incident-explosions = chain explosions
incident-weapon = weapon unusable

## Questions

ask-fire-salvo =
    { $alert ->
        [yes] Alert fire of { $unit }: which salvo do you fire next?
       *[other]
            { $supported ->
                [yes] Supported fire of { $unit }: which salvo do you fire next, and at whom?
               *[other] Fire of { $unit }: which salvo do you fire next, and at whom?
            }
    }
ask-who-fires = Who of { $unit } takes part in this salvo?
ask-reroll =
    { $count ->
        [one] Supported fire: do you roll the failed die of { $weapon } again?
       *[other] Supported fire: how many of the { $count } failed dice of { $weapon } do you roll again?
    }
ask-equally-near =
    { $count ->
        [one] These models are equally near: choose the one that counts as nearest.
       *[other] These models are equally near: choose the { $count } that count as nearest.
    }
ask-stray-order = These units in the fire corridor are equally near: in which order are they hit?
ask-sniper-victim = Hit { $number } of { $count } of the sniper: choose the victim.
ask-aim-at = { $unit } fires indirectly: choose the model it aims at.
ask-stay-up =
    { $count ->
        [one] Heads down: choose the model of { $unit } that stays up.
       *[other] Heads down: choose the { $count } models of { $unit } that stay up.
    }
ask-save-models =
    { $count ->
        [one] Medical care: you may bring one model back into { $unit }.
       *[other] Medical care: you may bring up to { $count } models back into { $unit }.
    }
ask-new-leader = The leader of { $unit } has fallen: who leads the unit now?
ask-incident = Grave damage: choose the incident that { $model } suffers.
ask-break-weapon = Choose the weapon of { $model } that no longer works.

## Choices

option-salvo =
    { $apart ->
        [yes] { $weapon } at the sniper of { $target } (Range { $range })
       *[other] { $weapon } at { $target } (Range { $range })
    }
option-salvo-steady =
    { $apart ->
        [yes] { $weapon }, second Precision, at the sniper of { $target } (Range { $range })
       *[other] { $weapon }, second Precision, at { $target } (Range { $range })
    }
option-salvo-done = Fire no more
option-model = { $model }
option-weapon = { $weapon }
option-incident-propulsion = Propulsion destroyed
option-incident-explosions = Chain explosions: one more point
option-incident-weapon = A weapon unusable

## Refusals

refused-enemy-at-contact = { $unit } has an enemy at contact and cannot fire.
refused-nothing-to-fire = { $unit } has no weapon to fire.
refused-fired-already = Each weapon fires once.
refused-has-moved = The bearer has moved and cannot use the second Precision.
refused-has-aimed = { $model } has used the second Precision and does not move in this activation.
refused-lock-on-alert = A weapon with Lock-on cannot be fired on alert.
refused-lock-on-infantry = A weapon with Lock-on is fired at armour only.
refused-out-of-reach = Range { $range } is too far for a weapon of Precision [{ $precision }].
refused-no-melee-weapon = A weapon with a Precision is for shooting, not for close combat.
refused-no-shooting-weapon = A weapon without a Precision is for close combat, not for shooting.
refused-hidden = The firing unit does not see { $model }.
refused-aim-hidden = Nobody of the firing unit sees { $model }.
refused-broken = { $weapon } is out of action already.
refused-not-ordinary = An ordinary combatant takes over as long as one is left.

## Events

event-salvo-fired =
    { $alert ->
        [yes] Alert fire: { $unit } fires { $weapon } at { $target }, Range { $range }.
       *[other]
            { $supported ->
                [yes] Supported fire: { $unit } fires { $weapon } at { $target }, Range { $range }.
               *[other] { $unit } fires { $weapon } at { $target }, Range { $range }.
            }
    }
event-precision-rolled =
    { $automatic ->
        [yes] Precision: decided without dice, { $hits ->
                [0] no hit
                [one] { $hits } hit
               *[other] { $hits } hits
            }.
       *[other] Precision: { $dice }; { $hits ->
                [0] no hit
                [one] { $hits } hit
               *[other] { $hits } hits
            }.
    }
event-precision-rerolled =
    Rolled again: { $dice }; { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    } in all.
event-cover-rolled =
    { $unit } in cover: { $dice }; { $hits ->
        [0] no hit is left
        [one] { $hits } hit is left
       *[other] { $hits } hits are left
    }.
event-hits-taken =
    { $stray ->
        [yes] Strays on { $unit }: { $models }.
       *[other] Hit: { $models }.
    }
event-hits-wasted =
    { $count ->
        [one] { $count } hit finds nobody.
       *[other] { $count } hits find nobody.
    }
event-penetration-rolled =
    { $automatic ->
        [yes] { $unit }, Force { $force } against Armour { $armour }: decided without dice, { $wounds ->
                [0] no wound
                [one] { $wounds } wound
               *[other] { $wounds } wounds
            }.
       *[other] { $unit }, Force { $force } against Armour { $armour }: { $dice }; { $wounds ->
                [0] no wound
                [one] { $wounds } wound
               *[other] { $wounds } wounds
            }.
    }
event-models-removed = Removed: { $models }.
event-care-rolled =
    Medical care in { $unit }: { $dice }; { $ups ->
        [0] nobody can be saved
        [one] { $ups } model can be saved
       *[other] { $ups } models can be saved
    }.
event-model-returned = { $model } is back in the unit.
event-leader-replaced = { $model } now leads { $unit }.
event-officer-lost = { $unit } has no officer any more.
event-unit-eliminated = { $unit } is eliminated.
event-box-ticked = { $model }: box { $box } is ticked, { $ticks } of { $boxes }.
event-incident-rolled = Incident on { $model }: { $die }, { $incident }.
event-incident-chosen = Incident on { $model }: { $incident }.
event-incident-empty = The incident on { $model } finds nothing to damage.
event-immobilised = { $model } is immobilised.
event-weapon-broken = Out of action on { $model }: { $weapon }.
event-explosion-resisted = { $model } resists the explosions.
event-vehicle-destroyed = { $model } is destroyed.
event-blast-rolled =
    { $unit } keeps its heads down: { $dice }; { $ups ->
        [0] nobody stays up
        [one] { $ups } model stays up
       *[other] { $ups } models stay up
    }.
