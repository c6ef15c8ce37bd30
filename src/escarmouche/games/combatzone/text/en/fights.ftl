# Close combat, machines, technology, first aid and fire, in English.

## Names of things

arm-dagger = dagger
arm-club = club
arm-pistol = pistol
arm-sword = sword
arm-axe = axe
level-minor = minor
level-major = major
level-critical = critical
system-hardware = hardware
system-power = power
system-software = software
kit-tool-kit = tool kit
kit-quality-tool-kit = quality tool kit
kit-medical-kit = medical kit
kit-quality-medical-kit = quality medical kit

## Questions

ask-main-weapon = With which weapon does { $figure } fight?

## Choices

option-fight = Close combat with { $target }
option-arm = { $arm }
option-unlock = Unlock the door
option-open-crate = Open the crate
option-repair = Repair { $target }: { $level } damage ({ $system })
option-aid = First aid for { $target }
option-douse = Put out the fire on { $target }

## Refusals

refused-no-contact = { $target } is not in base contact.
refused-treated = { $figure } has been treated already.
refused-machine-aid = { $figure } is a machine and cannot give first aid.
refused-machine-grenade = { $figure } is a machine and throws no grenades.

## Reasons

reason-arm = Weapon: { $arm }.
reason-second-arm = Second close combat weapon.
reason-self-repair = Self-repair.
reason-major-damage = Major damage.
reason-critical-damage = Critical damage.
reason-tech = Tech.
reason-no-tools = No tools.
reason-quality-tools = Quality tools.
reason-medic = Medic.
reason-no-medical-kit = No medical kit.
reason-quality-medical-kit = Quality medical kit.

## What happens

event-round-fought =
    Close combat: { $figure } { $total } ({ $dice }), { $target } { $target_total } ({ $target_dice ->
        [none] no dice
       *[other] { $target_dice }
    }). { $victor ->
        [nobody] Nobody wins.
       *[other] { $victor } wins.
    }
event-blow-rolled =
    Wound roll of { $figure } against { $target }: { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } against { $resistance }: { $result ->
        [killed] eliminated
        [routed] rout
        [panicked] panic
        [damaged] damaged
       *[other] no effect
    }.
event-cut-down = { $figure } strikes { $target } down on the run.
event-machine-damaged = { $figure } suffers { $level } damage: { $die }, { $system }.
event-weapon-destroyed = { $figure } loses a weapon: { $weapon }.
event-machine-fails =
    { $fails ->
        [yes] { $figure }: { $die }, it malfunctions.
       *[other] { $figure }: { $die }, no malfunction.
    }
event-malfunctioned =
    { $result ->
        [freeze] { $figure } freezes ({ $die }).
        [wander] { $figure } wanders about ({ $die }).
       *[other] { $figure } runs wild ({ $die }).
    }
event-technology-rolled =
    Technology roll of { $figure }: { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } against { $difficulty }: { $success ->
        [yes] success
       *[other] failure
    }.
event-equipment-broken = The equipment of { $figure } is broken: { $kit }.
event-door-unlocked = { $figure } has unlocked the door.
event-machine-repaired = { $figure } has repaired { $target }: { $level } damage ({ $system }).
event-crate-opened = { $figure } has opened the crate: { $thing }.
event-aid-rolled =
    First aid of { $figure } for { $target }: { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total }: { $result ->
        [stable] stabilised
        [up] back on its feet
       *[other] no success
    }.
event-back-on-feet = { $figure } is back on its feet.
event-caught-fire = { $figure } catches fire.
event-fire-rolled =
    { $figure } burns: { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } against { $resistance }{ $out ->
        [0] .
       *[other] ; the fire goes out on 4 or more: { $out }.
    }
event-fire-out =
    { $helper ->
        [nobody] The fire on { $figure } goes out.
       *[other] { $helper } puts out the fire on { $figure }.
    }
