# The keywords, characteristics and weapon fields of Combat Zone, in English.

## Keywords

keyword-green = Green
keyword-average = Average
keyword-veteran = Veteran
keyword-elite = Elite
keyword-hero = Hero
keyword-basic-fighter = Basic fighter
keyword-gang-leader = Gang leader
keyword-leader = Group leader
keyword-second = Second-in-command
keyword-tech = Tech
keyword-medic = Medic
keyword-machine = Machine
keyword-self-repair = Self-repair
keyword-mandatory-action = Mandatory action
keyword-reaction-test = Reaction test
keyword-ok = OK (recovered)
keyword-panic = Panic
keyword-rout = Rout
keyword-initiative = Initiative
keyword-cohesion = Cohesion
keyword-activation = Activation
keyword-pivot-small = Turn up to 90 degrees
keyword-pivot-large = Turn 90 to 180 degrees
keyword-move = Move
keyword-move-difficult = Move in difficult terrain
keyword-initiate-close-combat = Initiate close combat
keyword-single-shot = Single shot
keyword-burst = Burst
keyword-heavy-single = Single shot, heavy weapon
keyword-heavy-burst = Burst, heavy weapon
keyword-aimed-shot = Aimed shot
keyword-opportunity-fire = Opportunity fire
keyword-throw-grenade = Throw a grenade
keyword-fire-missile = Fire a missile launcher
keyword-fire-flame = Fire a flame-thrower
keyword-door = Open or close a door
keyword-pick-up = Pick up an object
keyword-cross-obstacle = Cross an obstacle
keyword-take-cover = Take cover
keyword-technology-roll = Technology roll
keyword-first-aid = First aid
keyword-point-blank = Point blank
keyword-short-range = Short range
keyword-long-range = Long range
keyword-light-cover = Light cover
keyword-intermediate-cover = Intermediate cover
keyword-hard-cover = Hard cover
keyword-extra-hard-cover = Extra-hard cover
keyword-primitive-armour = Primitive armour
keyword-ablative-armour = Ablative armour
keyword-bulletproof-vest = Bullet-proof vest
keyword-combat-armour = Combat armour
keyword-dagger = Dagger
keyword-club = Club
keyword-pistol-in-close-combat = Pistol in close combat
keyword-sword = Sword
keyword-axe = Axe
keyword-second-weapon = Second close combat weapon
keyword-engaged = Engaged
keyword-deviation = Deviation
keyword-area-of-effect = Area of effect
keyword-fire = Fire
keyword-minor-damage = Minor damage
keyword-major-damage = Major damage
keyword-critical-damage = Critical damage
keyword-hardware = Hardware
keyword-power = Power
keyword-software = Software
keyword-malfunction = Malfunction

## Characteristics

characteristic-quality = Quality
characteristic-fighter-class = Class
characteristic-role = Role
characteristic-action-points = Action points (AP)
characteristic-attack-dice = Attack dice
characteristic-damage-dice = Damage dice (close combat)
characteristic-resistance = Resistance
characteristic-armour = Armour
characteristic-move-per-ap = Movement per AP
characteristic-group = Group

## Weapons

weapon-cad = Rate of fire
weapon-dom = Damage dice
weapon-bpt = Point blank distance
weapon-crt = Short range
weapon-lng = Long range
weapon-category = Category
weapon-radius = Radius of effect
