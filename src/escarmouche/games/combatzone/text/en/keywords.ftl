# The keywords and characteristics of Combat Zone, in English.

## Keywords

keyword-green = Green
keyword-average = Average
keyword-veteran = Veteran
keyword-elite = Elite
keyword-hero = Hero
keyword-basic-fighter = Basic fighter
keyword-leader = Group leader
keyword-second = Second-in-command
keyword-tech = Tech
keyword-medic = Medic
keyword-machine = Machine
keyword-self-repair = Self-repair
keyword-minor-damage = Minor damage
keyword-major-damage = Major damage
keyword-critical-damage = Critical damage
keyword-hardware = Hardware
keyword-power = Power
keyword-software = Software

## Characteristics

characteristic-quality = Quality
characteristic-role = Role
characteristic-action-points = Action points (AP)
characteristic-damage-dice = Damage dice (close combat)
characteristic-resistance = Resistance
characteristic-armour = Armour
characteristic-group = Group
