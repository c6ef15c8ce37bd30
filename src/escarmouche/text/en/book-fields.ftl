# The fields of books, and the words that they take.

book-new = New book
book-new-entry = Newcomer
book-field-name = Name
book-field-key = Key
book-field-text = Text
book-field-cost = Cost
book-field-weapons = Weapons
book-field-skills = Skills
book-field-rules = Special rules
book-field-effect = Effects
book-field-does = Effect
book-field-roll = Roll
book-field-amount = Amount
book-field-when = When
book-field-within = At most this far
book-field-beyond = Farther than
book-field-once = Once per game
book-field-grants = Counts as
book-field-immune = Immune to
book-field-armour = Armour
book-field-kind = Kind
book-field-range = Range
book-field-base = Base
book-field-height = Height
book-field-attacks = Attacks
book-field-quality = Quality
book-field-upgrades = Upgrades
book-field-role = Role
book-field-damage = Damage
book-field-rate = Rate of fire
book-field-models = Models
book-field-count = Number
book-field-size = Size
book-field-value = Value
book-field-traits = Traits
book-part-weapon = Weapons
    .one = Weapon
book-part-rule = Special rules
    .one = Special rule
book-part-price = Prices
    .one = Price
book-word-modifier = Modifier
book-word-reroll = Re-roll
book-word-move = Movement
book-word-to-hit = To hit
book-word-to-be-hit = To be hit
book-word-morale = Morale
book-word-shooting = In shooting
book-word-melee = In melee
book-word-damage = Damage
book-word-skill = Skill
refused-book-flawed =
    { $count ->
        [one] Something is still wrong with the book: put it right first.
       *[other] { $count } things are still wrong with the book: put them right first.
    }
refused-book-nobody = Nobody can field “{ $name }”.
book-target = Target
book-part-mission = Missions
    .one = Mission
book-field-zones = Deployment zones
book-field-scores = What scores
book-field-for = For
book-field-points = Points
