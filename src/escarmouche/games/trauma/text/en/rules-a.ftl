# The words of the rules of Trauma, in English: dice, measuring, armies, preparation and the command phase.

## What is needed

rule-tra-comp-01 = Any models, fixed profiles
    .sentence = Any miniatures of about 25/32 mm will do, but their profiles are taken ready-made from the army list.
rule-tra-comp-02 = One card per unit
    .sentence = Every unit on the battlefield is represented by exactly one card, and what is printed on it does not matter.
rule-tra-comp-03 = Markers
    .sentence = Markers may show the state of a unit and the orders that it holds.
rule-tra-comp-05 = States and orders are open
    .sentence = States, orders, structure lines, controlled points and all points of both players are known to everybody.
rule-tra-comp-04 = Two sides
    .sentence = Exactly two sides play, each with one player, one activation sequence and one pool of CP.

## Dice

rule-tra-dice-01 = Up is a 1 or a 6
    .sentence = All dice have six sides, and a die that shows 1 or 6 is an Up.
rule-tra-dice-02 = Down is a 2, 3, 4 or 5
    .sentence = A die that shows 2, 3, 4 or 5 is a Down.

## Tests

rule-tra-test-01 = Two kinds of test
    .sentence = A test is either simple, without a difficulty, or opposed, with an active score against a difficulty.
rule-tra-test-02 = Simple test
    .sentence = Roll as many dice as the rule says; each Up is a success unless the rule reverses it.
rule-tra-test-03 = Where simple tests are used
    .sentence = Initiative, close-combat precision, morale, cover and overrun are simple tests.
rule-tra-test-04 = Opposed test: active score at least the difficulty
    .sentence = If the active score exceeds the difficulty by 0, 1 or 2, each Down is a success.
rule-tra-test-05 = Opposed test: active score too low
    .sentence = If the active score is 1 or 2 below the difficulty, each Up is a success.
rule-tra-test-06 = A difference of 3 or more is automatic
    .sentence = With 3 or more in favour every die succeeds, and with 3 or more against every die fails.
rule-tra-test-07 = Each successful die counts
    .sentence = An opposed test yields the number of its successful dice; it serves precision in shooting, and penetration.
rule-tra-test-08 = The threshold lies at exactly 3
    .sentence = A difference of exactly 3 is already automatic, both ways and in every opposed test.
rule-tra-test-09 = Automatic tests roll no dice
    .sentence = An automatic test is not rolled: all its dice succeed or none does, and nothing can be rolled again.
rule-tra-test-10 = Tests with no dice
    .sentence = A test with no dice has no success, and fails if it needs one.
rule-tra-test-11 = No other re-rolls
    .sentence = Dice are rolled once; only tied initiative and the failed precision dice of supported fire are rolled again.

## Sizes

rule-tra-size-01 = Four sizes
    .sentence = Every model is small, medium, large or huge.
rule-tra-size-02 = Small
    .sentence = Small models are usually less than 19 mm high.
rule-tra-size-03 = Medium
    .sentence = Medium models are 25 to 32 mm high, the most common size.
rule-tra-size-04 = Large
    .sentence = Large models, such as exo-armours, are a little taller or broader than medium ones.
rule-tra-size-05 = Huge
    .sentence = Models of more than 50 mm, mostly armour, are usually huge.
rule-tra-size-06 = A standard body for each size
    .sentence = Size stands in the profile and gives the model an upright cylinder as its body, unless the list says otherwise.

## Measuring

rule-tra-meas-01 = From base edge to base edge
    .sentence = A distance runs between the nearest edges of the two bases.
rule-tra-meas-02 = Elements without a base
    .sentence = Where there is no base, the distance runs to the nearest edge of the thing itself.
rule-tra-meas-03 = The unit leader is the reference
    .sentence = Measurements of a unit, above all a Range, are taken from its leader.
rule-tra-meas-04 = Two units of measure
    .sentence = Lengths are given in centimetres or as a Range, in steps of 10 cm counted from 0.
rule-tra-meas-05 = Leader to leader, model to model
    .sentence = Range and the nearest unit are measured leader to leader, contact from any model, hits from the firing leader.
rule-tra-meas-06 = Height counts
    .sentence = Distances are straight lines through space between the nearest points of two bases.
rule-tra-meas-07 = Measuring is free
    .sentence = Any player may measure anything at any time.

## Ranges

rule-tra-range-01 = Contact is 2.5 cm or less
    .sentence = Two things at most 2.5 cm apart are at Contact range.
rule-tra-range-02 = Range bands
    .sentence = Beyond contact, Range 0 goes up to 10 cm, Range 1 to 20, Range 2 to 30 and Range 3 to 40.
rule-tra-range-03 = Ten centimetres a step
    .sentence = The Ranges go on in the same way, one more for every 10 cm, without an end.
rule-tra-range-04 = Exact edges
    .sentence = Lengths are compared exactly, with a tolerance of 0.002 cm in favour of the printed value; 10 cm is Range 1.
rule-tra-range-05 = Contact counts as 0
    .sentence = Wherever a Range is compared with a number, contact has the value 0.

## Armies

rule-tra-army-01 = Army, sections, units
    .sentence = An army has sections, and each section has 1 to 5 units built as the army list says.
rule-tra-army-02 = Infantry
    .sentence = Whoever moves on foot is infantry, riders and battle suits included.
rule-tra-army-03 = Infantry ranks
    .sentence = Infantry is irregular, regular or elite.
rule-tra-army-04 = Armour
    .sentence = Machines big enough for a pilot are armour, and armour is always huge.
rule-tra-army-05 = Armour ranks
    .sentence = Armour is recon, support or heavy.
rule-tra-army-06 = Two meanings of section
    .sentence = The groups of 1 to 5 units have nothing to do with the assault and reinforcement sections.

## Units

rule-tra-unit-01 = A unit acts as one
    .sentence = A unit is all infantry or all armour and acts as a single body.
rule-tra-unit-02 = Composition is fixed
    .sentence = A unit is composed before the game and changes only by losses and skills.
rule-tra-unit-03 = Unit leader
    .sentence = Every unit has a leader who can be told apart and from whom its Range is measured.
rule-tra-unit-04 = Replacing the leader
    .sentence = When the leader falls, another model of the unit takes over where it stands.
rule-tra-unit-05 = Who takes over, and when
    .sentence = After the losses and any care the owner names the new leader, an ordinary combatant as long as one is left.
rule-tra-unit-06 = Specialists
    .sentence = Some units may include specialists, whose skill has a special effect.
rule-tra-unit-07 = Heavy-weapon bearers
    .sentence = Some units may include bearers of heavy weapons, who differ from the others in nothing else.

## Formation

rule-tra-form-01 = Within 10 cm of the leader
    .sentence = In formation every combatant is at most 10 cm from the unit leader.
rule-tra-form-02 = At contact with a comrade
    .sentence = In formation everybody, the leader too, is at Contact range of another member of the unit.
rule-tra-form-03 = When formation is required
    .sentence = A unit must be in formation after each of its displacements and whenever it is placed.
rule-tra-form-04 = Units of one model
    .sentence = A unit of a single model is always in formation.
rule-tra-form-05 = No chain is demanded
    .sentence = Formation is judged model by model, and two clusters are allowed if each model fulfils both conditions.
rule-tra-form-06 = Losses break no formation
    .sentence = Casualties never disorganise a unit through its formation; that is checked after its next displacement.

## Officers

rule-tra-off-01 = Officers
    .sentence = An officer is a combatant of his unit with a Command value on top.
rule-tra-off-02 = The officer leads his unit
    .sentence = An officer is the leader of the unit that he belongs to.
rule-tra-off-03 = Death of an officer
    .sentence = Whoever takes over from a fallen officer leads the unit without Command, and the unit has no officer any more.
rule-tra-off-04 = At least one officer
    .sentence = An army needs at least one officer.
rule-tra-off-05 = One officer per unit
    .sentence = A unit has at most one officer.

## Profiles

rule-tra-prof-01 = Profile of a combatant
    .sentence = A profile holds name and type, Movement, Morale, Armour and Command.
rule-tra-prof-02 = Profile of a weapon
    .sentence = A weapon has a name, Precision, Rate of fire, Area of effect, Force and Damage.
rule-tra-prof-03 = Skills come from the army list
    .sentence = Besides its numbers a profile may have skills that the army list gives it.
rule-tra-prof-04 = Example: a Marine
    .sentence = A Marine has Movement 12, Morale 2 and Armour 2, a rifle of Precision 4 and Force 2, and a knife of Force 1.
rule-tra-prof-05 = Shooting and melee weapons
    .sentence = A weapon with a Precision is for shooting, a weapon without one is for close combat.
rule-tra-prof-06 = Which weapons fire indirectly
    .sentence = A shooting weapon with an Area of effect or with Lock-on fires indirectly, every other one directly.
rule-tra-prof-07 = Each weapon for its purpose
    .sentence = Shooting weapons only fire and melee weapons only strike.

## Army lists

rule-tra-list-01 = What an army list holds
    .sentence = An army list gives for every kind of unit its profile, strength, price, equipment, choices and skills.
rule-tra-list-02 = Grades of officers
    .sentence = There are three grades: under-officer, officer and senior officer, with Command 1, 2 and 3 at as many AP.
rule-tra-list-03 = Strength of units
    .sentence = Irregulars are 8 or 10, regulars 6 or 8, elite 4 or 5; armour stands alone, recon armour in up to three.
rule-tra-list-04 = Costs in army points
    .sentence = Units cost 2 to 8 AP by their rank, and extended strength, heavy weapons, specialists, snipers and skills more.
rule-tra-list-05 = Reference weapons
    .sentence = A table of fourteen weapons, from the knife to the railgun, serves all army lists.
rule-tra-list-06 = Reference profiles
    .sentence = Eight profiles, from militia to the heavy walker, show the scale of the game.
rule-tra-list-07 = Reference army of 30 AP
    .sentence = The reference army has five units for 24 AP in the assault section and two for 6 AP in reinforcement.
rule-tra-list-08 = Checking a list
    .sentence = A list is legal if sections, officers, total, reinforcement and every single unit obey their rules; unspent AP are lost.

## Preparation

rule-tra-prep-01 = Points and scenario
    .sentence = The players agree on the number of AP and on the scenario.
rule-tra-prep-02 = Lists and cards
    .sentence = Each player builds an army from a list and prepares one card for every unit.
rule-tra-prep-03 = Assault section
    .sentence = The units of the assault section can be used from the first turn on.
rule-tra-prep-04 = Reinforcement section
    .sentence = All other units wait in the reinforcement section until they are bought with reinforcement points.
rule-tra-prep-05 = The reinforcement value is a minimum
    .sentence = The reinforcement section must be worth at least what the scenario says.
rule-tra-prep-06 = Common formats
    .sentence = The usual formats are 30 AP with 6 in reinforcement and 45 AP with 11 in reinforcement.
rule-tra-prep-07 = Example: 8 AP of reinforcement
    .sentence = Where 8 AP of reinforcement are required, 9 are legal and 7 are not.
rule-tra-prep-08 = The total includes reinforcements
    .sentence = Assault and reinforcement sections together may not cost more than the agreed AP.
rule-tra-prep-09 = When the scenario is silent
    .sentence = Without a stated value the reinforcement is 6 of 30 AP, 11 of 45 AP, and a fifth of any other total, rounded down.
rule-tra-prep-10 = Officers in reinforcement
    .sentence = An officer may be in either section; while none has a card in the row, the army has no chief general.
rule-tra-prep-11 = Open lists
    .sentence = Both lists and their sections are shown before the game; only the order of the cards is hidden.

## The turn

rule-tra-turn-01 = Game turns
    .sentence = The game is played in turns in which the players activate their units alternately.
rule-tra-turn-02 = Length of a game
    .sentence = A game usually lasts 6 turns, or ends as soon as the scenario says so.
rule-tra-turn-03 = Phases of a turn
    .sentence = A turn has three phases: command, activation of the units, and debriefing.
rule-tra-turn-04 = The sixth turn ends every game
    .sentence = At the latest the debriefing of turn 6 ends the game; more victory points win, and equal points are a draw.

## Command phase

rule-tra-cmd-01 = Steps of the command phase
    .sentence = The steps are recruiting, laying the activation sequence, counting CP, and initiative.
rule-tra-cmd-02 = Both players together
    .sentence = Both players finish a step before the next one begins, and hidden choices are made at the same time.

## Recruiting

rule-tra-reinf-01 = Recruiting
    .sentence = In this step, and only then, reinforcement points buy units of the player’s own reinforcement section.
rule-tra-reinf-02 = Price of a recruit
    .sentence = A unit costs as many reinforcement points as it costs AP, and several may be recruited at once.
rule-tra-reinf-03 = The card joins the others
    .sentence = The card of a recruited unit is laid in the same turn, and the unit is in reserve until it enters.
rule-tra-reinf-04 = Recruiting at the same time
    .sentence = Both players decide without knowing the other’s choice, then both choices are shown.
rule-tra-reinf-05 = Unspent points are kept
    .sentence = Reinforcement points that are not spent are kept for later turns.
rule-tra-reinf-06 = No instalments
    .sentence = A unit is paid for in full and at once.

## Activation sequence

rule-tra-seq-01 = Laying the activation sequence
    .sentence = Each player lays the cards of all available units face down in the order in which they will be played.
rule-tra-seq-02 = The order is locked
    .sentence = Once laid, the order changes only through the option Move the first card.
rule-tra-seq-03 = Available units
    .sentence = Laid are the cards of units on the table, of assault units and recruits yet to enter, and of units that return.
rule-tra-seq-04 = What the opponent sees
    .sentence = The number of face-down cards is known to both, their order only to their owner.

## Chief general

rule-tra-gen-01 = Chief general
    .sentence = The officer of highest grade with a card in the row is chief general and gives his Command to initiative and CP.
rule-tra-gen-02 = Equal grades
    .sentence = Among officers of the same highest grade the player names the chief general.
rule-tra-gen-03 = Succession
    .sentence = A fallen chief general is followed by the officer of highest grade still in play.
rule-tra-gen-04 = Moment of succession
    .sentence = The successor takes over when the army next activates a unit, or else at the debriefing.
rule-tra-gen-05 = No change while the general lives
    .sentence = The chief general changes only when the previous one has been eliminated.
rule-tra-gen-06 = Army without commander
    .sentence = Without an officer to succeed, nobody commands and the Command value is 0.
rule-tra-gen-07 = A higher grade arriving later
    .sentence = An officer of higher grade who arrives later does not replace the sitting chief general.
rule-tra-gen-08 = Filling a vacancy
    .sentence = A vacant post is filled when CP are counted, by the highest officer with a card in the row.
rule-tra-gen-09 = Officers in play
    .sentence = An officer can succeed if his unit is on the table, or in reserve with a card in the row.
rule-tra-gen-10 = Between death and succession
    .sentence = Until the successor takes over the army has no chief general, and a card that is not paid for changes nothing.

## Command points

rule-tra-cp-01 = Command points of a turn
    .sentence = A turn gives the Command of the chief general plus the cards in the row, less the disorganised units.
rule-tra-cp-02 = CP last for the whole turn
    .sentence = The CP of a turn stay as counted even if the chief general dies.
rule-tra-cp-03 = Unused CP are lost
    .sentence = CP that are left at the end of the turn are lost.
rule-tra-cp-04 = What CP pay for
    .sentence = CP pay for initiative dice, activations, the three options, staggered salvos and orders.
rule-tra-cp-05 = Never below 0
    .sentence = The CP of a turn are never fewer than 0.
rule-tra-cp-06 = CP are open
    .sentence = Both players’ CP and all payments are known, bids once they are shown.
rule-tra-cp-07 = Paid in full
    .sentence = A cost is paid in full and at once from one’s own CP, or the thing is not bought.

## Initiative

rule-tra-init-01 = Initiative test
    .sentence = Each player rolls as many dice as the chief general has Command, and each Up is a success.
rule-tra-init-02 = Bidding CP
    .sentence = Each CP that a player bids adds one die.
rule-tra-init-03 = The winner chooses who starts
    .sentence = The player with more successes says who activates a unit first.
rule-tra-init-04 = Equal successes: more dice wins
    .sentence = With equal successes the player who rolled more dice wins.
rule-tra-init-05 = Complete tie: roll again
    .sentence = With equal successes and equal dice both roll all their dice again, at no further cost.
rule-tra-init-06 = Secret bids
    .sentence = Both players bid secretly and at the same time, and the bid is spent whatever happens.
rule-tra-init-07 = Neither side has dice
    .sentence = If nobody has a die, each rolls one for free until an Up meets a Down.
