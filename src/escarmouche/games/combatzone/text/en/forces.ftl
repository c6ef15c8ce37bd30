# Forces and what is wrong with them, in English.

## Refusals

refused-unknown-faction = There is no faction “{ $name }”; there are { $known }.
refused-unknown-force = There is no ready force “{ $name }”; there are { $known }.
refused-entry-missing = { $entry }: { $field } is missing; right would be { $right }.
refused-entry-unknown = { $entry }: { $field } is not known; right would be { $right }.
refused-entry-value = { $entry }: { $field } cannot be “{ $value }”; right would be { $right }.
refused-list-field = The list: { $field } cannot be read.
refused-points-number = { $points } is no number of points.
refused-unknown-card = There is no “{ $card }” in this faction; right would be { $right }.
refused-unknown-word = { $field }: “{ $word }” is not known; right would be { $right }.
refused-over-points = The force costs { $total } points and may cost { $points }.
refused-carries-too-much = { $name } carries too much: at most { $most } of { $field }.
refused-launcher = { $name } has a grenade launcher without an assault rifle or machine pistol to carry it.
refused-machine-gear = { $name } is a machine: it has one or two firearms, heavy ones only if it is not light, and neither armour nor grenades.
refused-machine-quality = { $name } is a machine, and machines are of average quality.
refused-machine-leads = { $name } is a machine and leads nobody.
refused-members = { $group } has { $count } members; 3 to 10 are allowed.
refused-one-leader = { $group } needs exactly one leader.
refused-one-second = { $group } has more than one second.
refused-one-machine = { $group } has more than one machine.
refused-heavy-weapons = { $group } has too many heavy weapons for { $count } members: one for each 4.
refused-hero-in-group = { $group }: a hero is a group of his own.
refused-hero-alone = { $group }: a hero is alone in his group.
refused-groups = A force has 1 to { $most } groups besides heroes, not { $count }.
refused-heroes = A force of this size has at most { $most } heroes, not { $count }.
right-dice = dice such as 2D6 or 2D8+1D6
right-levels = a number higher than that of major damage
right-ranges = ranges that grow: point_blank, short, long
