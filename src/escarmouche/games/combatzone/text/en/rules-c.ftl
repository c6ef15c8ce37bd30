# The words of the rules of Combat Zone, in English: wounds, bursts, opportunity fire, area weapons and fire.

## Wound rolls

rule-cbz-wnd-01 = Wound roll of a shot
    .sentence = For each hit the weapon’s damage dice are rolled and modified by cover, armour and range.
rule-cbz-wnd-02 = Reaching the resistance eliminates
    .sentence = A total of at least the resistance eliminates the target.
rule-cbz-wnd-03 = Short by 1 to 3: panic
    .sentence = A total below the resistance by 1 to 3 makes the target panic.
rule-cbz-wnd-04 = Short by 4 or more
    .sentence = A total below the resistance by 4 or more has no effect.
rule-cbz-wnd-05 = Light cover: −1
    .sentence = Light cover gives −1 on the wound roll.
rule-cbz-wnd-06 = Intermediate cover: −2
    .sentence = Intermediate cover gives −2 on the wound roll.
rule-cbz-wnd-07 = Hard cover: −3
    .sentence = Hard cover gives −3 on the wound roll.
rule-cbz-wnd-08 = Extra-hard cover: −4
    .sentence = Extra-hard cover gives −4 on the wound roll.
rule-cbz-wnd-09 = Primitive armour: −1
    .sentence = Primitive armour gives −1 on the wound roll.
rule-cbz-wnd-10 = Ablative armour: −1
    .sentence = Ablative armour gives −1 on the wound roll.
rule-cbz-wnd-11 = Bullet-proof vest: −2
    .sentence = A bullet-proof vest gives −2 on the wound roll.
rule-cbz-wnd-12 = Combat armour: −3
    .sentence = Combat armour gives −3 on the wound roll.
rule-cbz-wnd-13 = Point blank: +1
    .sentence = A shot at point blank range has +1 on the wound roll.
rule-cbz-wnd-14 = Resistance 7, 8, 9
    .sentence = A basic fighter resists 7, a gang leader 8, a hero 9.
rule-cbz-wnd-15 = Reading of the damaged cover line
    .sentence = The damaged number of intermediate cover is read as −2.
rule-cbz-wnd-16 = When terrain cover applies
    .sentence = With 7 of 25 points screened a figure is in cover, that of the piece that screens most of them.
rule-cbz-wnd-17 = Several hits on one target
    .sentence = All to-hit dice come first; each wound roll stands alone, and hits on an eliminated target are lost.
rule-cbz-wnd-18 = Armour is worn singly and does not wear out
    .sentence = A figure wears at most one armour, which protects in full for the whole game.
rule-cbz-wnd-19 = Cover class by material
    .sentence = Hedge and furniture are light, wood intermediate, brick and stone hard, concrete and sandbags extra hard.
rule-cbz-wnd-20 = The block without a heading is the resistance
    .sentence = The three numbers printed without a heading are the resistance, in shooting and in close combat.

## Bursts

rule-cbz-burst-01 = A burst has at least 2 shots
    .sentence = Whoever wants to make at least 2 shots may fire a burst.
rule-cbz-burst-02 = The weapon limits the bursts per turn
    .sentence = The greatest number of bursts in one turn is given by the weapon.
rule-cbz-burst-03 = How many bursts per turn
    .sentence = By option a weapon fires as many bursts in a turn as its rate of fire, or as many as the AP allow.
rule-cbz-burst-04 = Size of a burst
    .sentence = A burst has from 2 shots to the rate of fire, as the shooter declares.
rule-cbz-burst-05 = Weapons with a rate of fire of 1
    .sentence = A weapon with a rate of fire of 1 cannot fire bursts.

## Opportunity fire

rule-cbz-opp-01 = Firing during an enemy’s action
    .sentence = A figure on opportunity fire may fire during the action of an enemy in its line of sight.
rule-cbz-opp-02 = Lost at the start of the next turn
    .sentence = Opportunity fire that is not used is lost at the start of the next turn.
rule-cbz-opp-03 = Lost when shot at and hit
    .sentence = A figure loses its opportunity fire when it is shot at and hit.
rule-cbz-opp-04 = Lost when used
    .sentence = A figure loses its opportunity fire after having fired it.
rule-cbz-opp-05 = Preparing opportunity fire
    .sentence = A figure neither engaged nor under a reaction pays 5 AP as its last action; the shots to come are included.
rule-cbz-opp-06 = Moment of the shot
    .sentence = A move is stopped at any tenth of a centimetre of its path; any other action is interrupted before it happens.
rule-cbz-opp-07 = Target panicked by opportunity fire
    .sentence = It completes the interrupted action if that is paid within 3 AP; otherwise it stops where it was hit.
rule-cbz-opp-08 = Other ways to lose it
    .sentence = It is also lost by being engaged, panicked, routed or caught in an area of effect, but not by shots that miss.
rule-cbz-opp-09 = Fire mode and modifiers
    .sentence = By option it is a burst or also a single shot, with normal modifiers, never aimed, and without turning.

## Area weapons

rule-cbz-area-01 = Aiming an area weapon
    .sentence = The aim point is the centre of a figure’s base or a point of ground in sight, arc and range; nobody engaged.
rule-cbz-area-02 = Roll and deviation
    .sentence = A to-hit roll decides; a miss lands 2 cm off for each pip of a die, in one of eight directions.
rule-cbz-area-03 = Minimum safe distance
    .sentence = One may throw at one’s own feet; the thrower is caught like anybody else.
rule-cbz-area-04 = Point blank with area weapons
    .sentence = The band of the aim point counts to hit, but point blank adds nothing to the wound roll.
rule-cbz-area-05 = Area of effect
    .sentence = Everybody within the radius and not wholly hidden from the impact suffers a wound roll, the nearest first.

## Fire

rule-cbz-fire-01 = Catching fire
    .sentence = A figure that a flame-thrower’s wound roll panics also burns; machines and terrain do not.
keyword-burns = Incendiary
rule-cbz-fire-02 = Burning
    .sentence = At the start of the turn 2D6 with armour may eliminate; otherwise 4 or more puts the fire out; the burning are panicked.
rule-cbz-fire-03 = Putting a fire out
    .sentence = The burning figure or a friend in contact puts the fire out for 3 AP.
