# The keywords, characteristics and weapon fields of Trauma, in English.

## Keywords

keyword-up = Up
keyword-down = Down
keyword-simple-test = Simple test
keyword-opposed-test = Opposed test
keyword-contact = Contact range
keyword-range = Range
keyword-formation = Formation
keyword-unit-leader = Unit leader
keyword-officer = Officer
keyword-chief-general = Chief general
keyword-specialist = Specialist
keyword-heavy-weapon = Heavy weapon
keyword-irregular = Irregular
keyword-regular = Regular
keyword-elite = Elite
keyword-recon = Recon
keyword-support = Support
keyword-heavy = Heavy
keyword-assault-section = Assault section
keyword-reinforcement-section = Reinforcement section
keyword-activation-sequence = Activation sequence
keyword-option-move-first-card = Move the first card
keyword-option-pass = Pass
keyword-option-simultaneous = Simultaneous activation
keyword-state-free = Free
keyword-state-engaged = Engaged
keyword-state-disorganised = Disorganised
keyword-state-on-ground = On the ground
keyword-state-reserve = In reserve
keyword-state-operational = Operational
keyword-action-fire = Fire
keyword-action-staggered-salvos = Staggered salvos
keyword-action-supported-fire = Supported fire
keyword-action-crossing = Crossing
keyword-action-operate = Operate an object
keyword-action-movement = Movement
keyword-action-melee = Close combat
keyword-action-suicide-assault = Suicide assault
keyword-action-overrun = Overrun
keyword-action-drop = Drop-point entry
keyword-fire-corridor = Fire corridor
keyword-salvo = Salvo
keyword-direct-fire = Direct fire
keyword-indirect-fire = Indirect fire
keyword-blast = Blast effect
keyword-incident-propulsion = Propulsion destroyed
keyword-incident-explosions = Chain explosions
keyword-incident-weapon = Weapon unusable
keyword-type-walker = Walker
keyword-type-antigrav = Anti-grav
keyword-type-wheeled = Wheeled
keyword-firing-arcs = Firing arcs
keyword-access-zone = Access zone
keyword-deployment-zone = Deployment zone
keyword-drop-point = Drop point
keyword-skill-medical-armour = Medical armour
keyword-skill-self-repair = Self-repair
keyword-skill-demolition = Demolition
keyword-skill-concealment = Concealment
keyword-skill-guerrilla = Guerrilla
keyword-skill-warrior = Warrior
keyword-skill-experienced-officer = Experienced officer
keyword-skill-jump-pack = Jump pack
keyword-skill-reinforcement = Reinforcement
keyword-skill-repair = Repair
keyword-skill-resistance = Resistance
keyword-skill-sniper = Sniper
keyword-skill-heal = Medical care
keyword-skill-skirmishers = Skirmishers
keyword-skill-lock-on = Lock-on
keyword-quarter-open = Open quarter
keyword-quarter-covered = Covered quarter
keyword-quarter-building = Building quarter
keyword-point-alpha = Alpha point
keyword-point-omega = Omega point
keyword-point-gamma = Gamma point

## Characteristics

characteristic-name-type = Name and type
characteristic-movement = Movement
characteristic-morale = Morale
characteristic-armour = Armour
characteristic-command = Command
characteristic-structure = Structure line
characteristic-armour-type = Armour type
characteristic-size = Size
characteristic-grade = Grade

## Weapons

weapon-name = Name
weapon-precision = Precision
weapon-rate = Rate of fire
weapon-area = Area of effect
weapon-force = Force
weapon-damage = Damage
