# The words of the rules of Trauma, in English: shooting, from the salvo to the losses.

## Salvos

rule-tra-salvo-01 = A salvo
    .sentence = All combatants of a unit with the same shooting weapon fire it together, as one salvo.
rule-tra-salvo-02 = Duplicate weapons
    .sentence = Each further copy of a weapon makes a further salvo, fired by all who carry that many.
rule-tra-salvo-03 = Example: two identical weapons
    .sentence = An elite unit with the same weapon in both hands has two salvos.
rule-tra-salvo-04 = Example: five salvos
    .sentence = Three machine guns, two flame-throwers and a missile launcher among three models make five salvos.
rule-tra-salvo-05 = Order and targets
    .sentence = Salvos are resolved one by one in the order the firing player likes, each at a target of its own.
rule-tra-salvo-06 = Steps of a salvo
    .sentence = Nine steps lead from the target over sight, corridor, cover, precision and hits to penetration and losses.
rule-tra-salvo-07 = What follows the losses
    .sentence = After the losses come care, a new leader, blast, the state on the ground, and morale, unit by unit.
rule-tra-salvo-08 = Weapons may be held back
    .sentence = The firing player may leave out any salvo and any model.
rule-tra-salvo-09 = Targets are settled salvo by salvo
    .sentence = The target of a salvo is found when that salvo is resolved, after all that happened before.

## Targets

rule-tra-targ-01 = Default target of infantry
    .sentence = Infantry fires at the nearest visible enemy infantry that is not disorganised, on the ground or engaged.
rule-tra-targ-02 = Default target of armour
    .sentence = Armour fires at the nearest visible enemy armour, whatever its state.
rule-tra-targ-03 = Armour with an anti-infantry weapon
    .sentence = With Force 5 or less, armour fires at the nearest visible infantry neither disorganised nor down; engaged units count.
rule-tra-targ-04 = Infantry with an anti-armour weapon
    .sentence = With Force 6 or more, infantry fires at the nearest visible enemy armour.
rule-tra-targ-05 = Forced target of alert fire
    .sentence = Alert fire always goes at the unit that has just finished a displacement.
rule-tra-targ-06 = An officer may choose
    .sentence = A unit with an officer may fire each salvo at any other target.
rule-tra-targ-07 = Fallback target
    .sentence = If none of this yields a target, the salvo goes at the nearest enemy unit.
rule-tra-targ-08 = Precedence of the target rules
    .sentence = First comes alert fire, then the officer’s choice, then the default of the weapon or the class, then the nearest enemy.
rule-tra-targ-09 = Only legal targets
    .sentence = Only units count that are visible, in arc, within reach and allowed by the weapon; without one the salvo is not fired.
rule-tra-targ-10 = Nearest unit and ties
    .sentence = Nearness of units is measured leader to leader, and the firing player decides ties.
rule-tra-targ-11 = Shooting at engaged units
    .sentence = An engaged unit may be shot at where the rules allow it, and friends suffer only in the corridor or the spread.
rule-tra-targ-12 = The printed Force decides
    .sentence = For the choice of target the printed Force counts, without the bonus of supported fire.

## Lines of sight

rule-tra-los-01 = A shooter must see somebody
    .sentence = A combatant fires only if he sees at least part of one model of the target unit.
rule-tra-los-02 = Tiny parts do not count
    .sentence = A model of which only a gun tip or a boot shows is hidden.
rule-tra-los-03 = Models never block sight
    .sentence = Models of any size do not block lines of sight.
rule-tra-los-04 = Indirect weapons borrow sight
    .sentence = For an indirect weapon it is enough that another model of the unit sees the target.
rule-tra-los-05 = Exception: ducking armour
    .sentence = Armour under Heads down blocks sight like scenery and may give cover.
rule-tra-los-06 = Sight by twenty points
    .sentence = Of twenty points of a body, 0 or 1 seen is hidden, 2 to 10 half hidden, and 11 or more fully visible.
rule-tra-los-07 = Indirect fire by a lone model
    .sentence = Any model of the unit may do the seeing, the shooter included; a lone model must see its target itself.

## The fire corridor

rule-tra-corr-01 = Fire corridor
    .sentence = The fire corridor lies between the lines that join the outer edges of the two units.
rule-tra-corr-02 = Stray shots
    .sentence = Everybody in the corridor, friend or foe, may be hit by strays, except of indirect fire.
rule-tra-corr-03 = Heads down keeps out
    .sentence = Units with Heads down, units on the ground included, are never in a fire corridor.
rule-tra-corr-04 = Armour as the target
    .sentence = When the target is armour, infantry in the corridor is ignored, other armour is not.
rule-tra-corr-05 = Exact shape
    .sentence = The corridor is the outline around all bases of both units, and a base that overlaps it is in it.
rule-tra-corr-06 = Hidden models in the corridor
    .sentence = A model in the corridor that the firing unit cannot see is not counted.

## Cover

rule-tra-cov-01 = A model in cover
    .sentence = A combatant is in cover if scenery hides enough of its model.
rule-tra-cov-02 = Models give no cover
    .sentence = Models give no cover, except armour with Heads down.
rule-tra-cov-03 = Half hidden from one shooter
    .sentence = A model is in cover if a single combatant of the firing unit sees only half of it or less.
rule-tra-cov-04 = Behind ducking armour
    .sentence = Infantry even slightly hidden by armour with Heads down is in cover.
rule-tra-cov-05 = A unit in cover
    .sentence = A unit gets a cover test if at least half of its models are in cover.
rule-tra-cov-06 = Who judges cover
    .sentence = Every model of the firing unit judges cover, whether it fires or not.
rule-tra-cov-07 = Hidden models count
    .sentence = Models that are completely hidden count as in cover.
rule-tra-cov-08 = Slightly hidden, exactly
    .sentence = One of the twenty sight lines through the ducking vehicle is enough to be slightly hidden.

## Precision

rule-tra-prec-01 = Number of dice
    .sentence = A salvo rolls the weapon’s Rate for each model that carries it and sees the target.
rule-tra-prec-02 = Precision against Range
    .sentence = The weapon’s Precision is tested against the Range of the target.
rule-tra-prec-03 = Precision at least the Range
    .sentence = If Precision is at least the Range, each Down is a success.
rule-tra-prec-04 = Precision below the Range
    .sentence = If Precision is below the Range, each Up is a success.
rule-tra-prec-05 = Automatic precision
    .sentence = With a difference of 3 all dice succeed or none does.
rule-tra-prec-06 = Direct fire
    .sentence = With a direct-fire weapon each success is one hit.
rule-tra-prec-07 = Indirect fire
    .sentence = With an indirect-fire weapon each success makes as many hits as the Area of effect.
rule-tra-prec-08 = Precision +
    .sentence = A weapon with Precision + succeeds on Downs at every Range and is never automatic.
rule-tra-prec-09 = Precision [X]
    .sentence = A weapon with Precision [X] works like Precision X but cannot fire beyond Range X.
rule-tra-prec-10 = Example: flame-thrower [2]
    .sentence = A flame-thrower of Precision [2] cannot fire at 30 cm or more.
rule-tra-prec-11 = Lock-on without area
    .sentence = A lock-on weapon without an Area of effect makes one hit per success.
rule-tra-prec-12 = One Range for the salvo
    .sentence = The Range from leader to leader holds for all dice of a salvo.

## Cover tests

rule-tra-covt-01 = Cover test
    .sentence = A target in cover from direct fire rolls one die per hit, and each Up cancels a hit.
rule-tra-covt-02 = With Take cover
    .sentence = With the order Take cover each Down cancels a hit instead.
rule-tra-covt-03 = No cover against indirect fire
    .sentence = There is no cover test against indirect fire.
rule-tra-covt-04 = Cover before strays
    .sentence = The target’s cover test is rolled for all hits before strays are taken off; units in the corridor have none.

## Allocation of hits

rule-tra-alloc-01 = Only visible models
    .sentence = Hits of direct fire go to models that the firing unit sees.
rule-tra-alloc-02 = Evenly, nearest first
    .sentence = Hits are shared evenly, beginning with the models nearest to the firing leader.
rule-tra-alloc-03 = The corridor is hit first
    .sentence = Units in the fire corridor take hits before the target.
rule-tra-alloc-04 = One stray per model
    .sentence = Each unit in the corridor takes one hit per model standing there, and the target takes the rest.
rule-tra-alloc-05 = Penetration unit by unit
    .sentence = Each unit that was hit is tested for penetration by itself.
rule-tra-alloc-06 = Too few hits for the corridor
    .sentence = The nearest unit in the corridor is served first and completely, until the hits run out.
rule-tra-alloc-07 = Seen by the whole unit
    .sentence = A model can be hit if any model of the firing unit sees it, even one that does not fire.

## Indirect fire

rule-tra-indir-01 = Indirect fire ignores the corridor
    .sentence = Indirect fire hits nobody for standing in the corridor.
rule-tra-indir-02 = First hit
    .sentence = The first hit goes to the model that is aimed at.
rule-tra-indir-03 = Further hits spread
    .sentence = Further hits go to models not yet hit, nearest to the aimed-at model first, seen or not.
rule-tra-indir-04 = Within 10 cm
    .sentence = Nobody farther than 10 cm from the aimed-at model is hit.
rule-tra-indir-05 = Who aims
    .sentence = The firing player chooses the aimed-at model among those that the unit sees, and decides ties.
rule-tra-indir-06 = The spread takes no side
    .sentence = Further hits fall on models of any unit and either side, friends included.
rule-tra-indir-07 = Surplus hits are lost
    .sentence = No model takes more than one hit of an indirect salvo, and surplus hits are lost.

## Blast

rule-tra-blast-01 = Blast throws infantry down
    .sentence = Infantry hit by indirect fire is thrown to the ground, wounded or not.
rule-tra-blast-02 = More than half down
    .sentence = If more than half of its models are down, the unit is on the ground.
rule-tra-blast-03 = Checked after the losses
    .sentence = The half is taken of the models that survive.
rule-tra-blast-04 = Heads down against blast
    .sentence = With Heads down roll a die for each surviving model that was hit, and each Up keeps one up, as its owner chooses.
rule-tra-blast-05 = Walkers and others in the spread
    .sentence = Walkers are not thrown down, and every infantry unit with a hit model may use its own Heads down.

## Penetration

rule-tra-pen-01 = Penetration test
    .sentence = One die is rolled per hit, the weapon’s Force against the target’s Armour.
rule-tra-pen-02 = Force at least the Armour
    .sentence = If Force is at least the Armour, each Down is a success.
rule-tra-pen-03 = Force below the Armour
    .sentence = If Force is below the Armour, each Up is a success.
rule-tra-pen-04 = Automatic penetration
    .sentence = With a difference of 3 every hit wounds or none does.
rule-tra-pen-05 = Success is a wound
    .sentence = Each success is one wound.
rule-tra-pen-06 = Mixed Armour
    .sentence = Hits are tested in groups of equal Armour, and every vehicle is a group of its own.

## Losses of infantry

rule-tra-cas-01 = One wound, one model
    .sentence = Each wound eliminates one infantry model, whatever the weapon’s Damage.
rule-tra-cas-02 = Nearest models fall first
    .sentence = Losses are taken from the models nearest to the firing leader.
rule-tra-cas-03 = Only models that were hit
    .sentence = Only models hit by the salvo can be removed.
rule-tra-cas-04 = Surplus wounds
    .sentence = Wounds are pooled, and the unit loses as many of its hit models as it has wounds; surplus is lost.

## Structure of armour

rule-tra-struct-01 = Structure points
    .sentence = On armour each wound costs as many structure points as the weapon’s Damage.
rule-tra-struct-02 = Ticking the structure line
    .sentence = Damage is ticked box by box along the vehicle’s structure line.
rule-tra-struct-03 = Grave damage
    .sentence = Ticking a box marked I causes an incident.
rule-tra-struct-04 = Destruction
    .sentence = When the box X is ticked, the vehicle is destroyed and removed.
rule-tra-struct-05 = Direction of the line
    .sentence = The line is written in the order of ticking, and X comes last.
rule-tra-struct-06 = One box per point
    .sentence = Each structure point is one box; incidents are resolved before the next box, and ticks beyond X are lost.
rule-tra-struct-07 = Several vehicles
    .sentence = Hits are shared among vehicles as among infantry, and each vehicle takes its own wounds.

## Incidents

rule-tra-incid-01 = Incident roll
    .sentence = A die decides the incident of a shot: 1–2 propulsion, 3–4 explosions, 5–6 a weapon.
rule-tra-incid-02 = Propulsion destroyed (1–2)
    .sentence = The vehicle is immobilised.
rule-tra-incid-03 = Chain explosions (3–4)
    .sentence = One more structure point is ticked.
rule-tra-incid-04 = Weapon unusable (5–6)
    .sentence = One weapon of the vehicle, chosen by the firing player, no longer works.
rule-tra-incid-05 = Explosions may go on
    .sentence = The extra point of an explosion may cause a further incident or destroy the vehicle.
rule-tra-incid-06 = Incidents without object
    .sentence = An incident that finds nothing to damage has no effect, but still counts for morale.
rule-tra-incid-07 = What immobilised means
    .sentence = An immobilised vehicle neither moves nor turns, but may fire and be repaired.

## Supported fire

rule-tra-supp-01 = Supported fire replaces two Fire actions
    .sentence = A unit that spends both actions on Fire makes one supported fire.
rule-tra-supp-02 = Resolved like Fire
    .sentence = Supported fire is resolved like Fire, each weapon once, with two bonuses.
rule-tra-supp-03 = Rolling precision again
    .sentence = Each failed precision die may be rolled again once.
rule-tra-supp-04 = Force +1
    .sentence = The weapons have 1 more Force in penetration.
rule-tra-supp-05 = Limits of supported fire
    .sentence = Automatic failures are not rolled again, and alert fire, staggered salvos and single actions are never supported.
