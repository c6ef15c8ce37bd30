# Armies, books and tables.

kind-quarter-open = open quarter
kind-quarter-covered = covered quarter
kind-quarter-building = building quarter
kind-low-wall = low wall
kind-barricade = barricade
kind-sandbags = sandbags
kind-hedge = hedge
kind-wire = wire
kind-crates = crates
kind-ditch = ditch
kind-container = container
kind-wreck = wreck
kind-copse = copse
kind-wall = wall
kind-tank-farm = fuel tanks
kind-house = house
kind-blockhouse = blockhouse
kind-floor = inside of a ruin
kind-trace = debris
kind-piece = piece of scenery

refused-unknown-army = There is no ready army “{ $name }”; there are { $known }.
refused-entry-missing = { $entry }: { $field } is missing; right would be { $right }.
refused-entry-unknown = { $entry }: { $field } is not known; right would be { $right }.
refused-entry-value = { $entry }: { $field } cannot be “{ $value }”; right would be { $right }.
refused-list-field = The list: { $field } cannot be read.
refused-points = { $points } is no number of army points.
refused-armour-size =
    { $entry } is armour and cannot be { $size ->
        [small] small
        [medium] medium
        [large] large
       *[huge] huge
    }: armour is always huge.
refused-over-points = The army costs { $total } AP and may cost { $points }.
refused-reinforcement = The reinforcement section is worth { $total } AP; at least { $points } are needed.
refused-section = Section { $section } has { $count } units; at most { $most } are allowed.
refused-army-without-officer = An army needs at least one officer.
refused-option-count = { $unit } takes { $option } { $count } times; { $most } times is allowed.
refused-section-company = { $unit } may share its section only with { $company }.
refused-strength-models = { $entry } has { $models } models written out, and a strength of { $strength }.
refused-class = { $entry } is { $rank } and therefore not { $class }.
refused-two-officers = { $unit } has two officers; one is allowed.
refused-mixed-unit = { $unit } mixes infantry and armour.
refused-choice = { $unit } cannot have this as { $field }: { $choice }; right would be { $right }.
refused-too-many-extras = { $unit } has { $count } specialists and heavy weapons for { $models } models; somebody must lead.
refused-unknown-entry-key = There is no “{ $entry }” in { $book }; right would be { $right }.
refused-unequal-points = Both players need the same number of army points, not { $points }.
refused-two-sides = The game is played by two sides, not { $count }.
refused-comes-back = What comes back cannot include as { $field }: { $choice }; it was not in the original unit.
refused-regrouping = A unit keeps its models throughout the battle; nobody can join { $unit }.
refused-defender-reinforcement = The defender has no reinforcements; { $total } AP of this army are in reinforcement.
right-structure = a line of O and I that ends in X
right-weapons = weapons, or models that carry some
shown-own-inert = { $rule } (without effect)
shown-inert = This rule has no effect here.
reason-own-rule = { $own }.
book-text-only = { $name }: this rule is kept as text without effect; grants, movement, morale, armour and command give it one.
