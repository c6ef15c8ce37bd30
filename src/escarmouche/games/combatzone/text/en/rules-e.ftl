# The words of the rules of Combat Zone, in English: machines, technology, first aid and weapons.

## Machines

rule-cbz-mach-01 = A wounded machine is damaged, not eliminated
    .sentence = A machine that suffers a wound is not eliminated; its damage level is determined instead.
rule-cbz-mach-02 = Minor damage
    .sentence = A wound roll equal to the resistance or up to 3 above it is minor damage.
rule-cbz-mach-03 = Major damage
    .sentence = A wound roll 4 or 5 above the resistance is major damage.
rule-cbz-mach-04 = Critical damage
    .sentence = A wound roll 6 above the resistance is critical damage.
rule-cbz-mach-05 = Then 1D6 on the damage table
    .sentence = Once the level is known, 1D6 on the damage table names the system that is hit.
rule-cbz-mach-06 = 1 to 3: hardware
    .sentence = On 1, 2 or 3 the hardware is hit.
rule-cbz-mach-07 = 4 or 5: power
    .sentence = On 4 or 5 the power supply is hit.
rule-cbz-mach-08 = 6: software
    .sentence = On 6 the software is hit.
rule-cbz-mach-09 = Self-repair: −1
    .sentence = Wound rolls against a machine with self-repair have −1.
rule-cbz-mach-10 = Already major damage: +1
    .sentence = Wound rolls against a machine that already has major damage have +1.
rule-cbz-mach-11 = Already critical damage: +2
    .sentence = Wound rolls against a machine that already has critical damage have +2.
rule-cbz-mach-12 = More than 6 above
    .sentence = More than 6 above the resistance is critical too.
rule-cbz-mach-13 = Both major and critical damage
    .sentence = Only the worse of the two counts; self-repair is added, and minor damage gives nothing.
rule-cbz-mach-14 = Below the resistance
    .sentence = A lower wound roll does nothing to a machine; machines never panic or rout and make no tests.
rule-cbz-mach-15 = Machine profiles
    .sentence = Machines are light, medium or heavy, with resistance 8, 10 or 12, Average quality and no armour.
rule-cbz-mach-16 = Effects of damage
    .sentence = Hardware slows and costs weapons, power costs action points, software spoils the aim and leads to malfunctions.
rule-cbz-mach-17 = Malfunctions
    .sentence = A malfunctioning machine freezes, wanders 10 cm, or fires at the nearest figure in sight, friend or enemy.
rule-cbz-mach-18 = Destruction
    .sentence = Critical hardware damage destroys a machine, and so does a second unrepaired critical damage.
rule-cbz-mach-19 = Repairs
    .sentence = A technology roll in contact removes one damage: difficulty 7 for minor, 9 for major, 11 for critical.
rule-cbz-mach-20 = Machines in groups
    .sentence = A machine belongs to a group and counts for its cohesion, but not for its strength, and never leads it.
rule-cbz-mach-21 = Machines in close combat
    .sentence = Machines fight by the normal rules; a losing machine is damaged and never routs or panics.

## Technology

rule-cbz-tech-01 = Technology roll
    .sentence = 2D6 with modifiers succeed if the total is at least the difficulty.
rule-cbz-tech-02 = Tech: +2
    .sentence = A Tech has +2.
rule-cbz-tech-03 = Without suitable equipment: −3
    .sentence = Without suitable equipment the roll has −3.
rule-cbz-tech-04 = Quality equipment: +1
    .sentence = With quality equipment the roll has +1.
rule-cbz-tech-05 = Panicked: −2
    .sentence = A panicked figure has −2.
rule-cbz-tech-06 = Reading of the damaged line
    .sentence = The damaged number for panic is read as −2.
rule-cbz-tech-07 = Difficulties
    .sentence = Easy tasks have difficulty 6, normal ones 8, hard ones 10 and very hard ones 12.
rule-cbz-tech-08 = Repeating
    .sentence = One may try again for another 2 AP; by option a natural 2 fails and breaks the equipment.
rule-cbz-tech-09 = Equipment
    .sentence = A tool kit is suitable equipment; a quality tool kit is suitable and gives +1.

## First aid

rule-cbz-aid-01 = First aid
    .sentence = In contact with a fresh casualty 2D6 as for technology: 8 to 10 stabilise, 11 or more bring it back; once only.
rule-cbz-aid-02 = Results of first aid
    .sentence = The stabilised count neither as eliminated nor lost; whoever gets up has at most 3 AP for the rest of the game.

## Weapons

rule-cbz-weap-01 = Light pistol
    .sentence = Light pistol: rate of fire 2, damage 2D4, ranges 3, 12 and 40 cm.
rule-cbz-weap-02 = Pistol
    .sentence = Pistol: rate of fire 2, damage 2D6, ranges 3, 15 and 50 cm.
rule-cbz-weap-03 = Heavy pistol
    .sentence = Heavy pistol: rate of fire 2, damage 2D8, ranges 3, 15 and 50 cm.
rule-cbz-weap-04 = Automatic pistol
    .sentence = Automatic pistol: rate of fire 3, damage 2D6, ranges 3, 20 and 60 cm.
rule-cbz-weap-05 = Integral grenade launcher
    .sentence = Integral grenade launcher: rate of fire 1, damage 3D8, ranges 3, 10 and 20 cm.
rule-cbz-weap-06 = Machine pistol
    .sentence = Machine pistol: rate of fire 4, damage 2D6, ranges 3, 20 and 70 cm.
rule-cbz-weap-07 = Pump-action shotgun
    .sentence = Pump-action shotgun: rate of fire 1, damage 3D6, ranges 3, 10 and 20 cm.
rule-cbz-weap-08 = Automatic shotgun
    .sentence = Automatic shotgun: rate of fire 2, damage by option, ranges 3, 10 and 20 cm.
rule-cbz-weap-09 = Assault rifle
    .sentence = Assault rifle: rate of fire 3, damage 3D6, ranges 3, 25 and 80 cm.
rule-cbz-weap-10 = Autocannon
    .sentence = Autocannon, heavy: rate of fire 3, damage 3D8, ranges 5, 25 and 125 cm.
rule-cbz-weap-11 = Machine gun
    .sentence = Machine gun, heavy: rate of fire 5, damage 3D6, ranges 5, 25 and 100 cm.
rule-cbz-weap-12 = Recoilless rifle
    .sentence = Recoilless rifle, heavy: rate of fire 1, damage 4D8, ranges 5, 30 and 150 cm.
rule-cbz-weap-13 = Columns of the weapon table
    .sentence = A weapon line has the rate of fire, the damage dice and the point blank, short and long distances in cm.
rule-cbz-weap-14 = Area weapons without a line
    .sentence = Hand grenade, missile launcher and flame-thrower have lines of their own, each with a radius of effect.
rule-cbz-weap-15 = Damage of the automatic shotgun
    .sentence = By option the automatic shotgun rolls 3D6 or 3D8.
rule-cbz-weap-16 = What a figure can carry
    .sentence = At most two ranged weapons, a heavy one counting as two, two blades, three grenades, one armour and two kits.
rule-cbz-weap-17 = Heavy weapons and movement
    .sentence = One may move and fire a heavy weapon as far as AP allow, without setting it up.
