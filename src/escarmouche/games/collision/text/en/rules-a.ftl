# The words of the rules of Collision, in English: cards, profiles, measuring, tests, wounds, sight and confrontations.

## What is needed

rule-col-comp-01 = What each side brings
    .sentence = Each side needs three models or more with their cards, a power deck, a dashboard and two AP per model.
rule-col-comp-02 = Number of players
    .sentence = A game is played by exactly two players.
rule-col-comp-03 = Number of confrontation boards
    .sentence = Each player has one half of the confrontation board, and the columns of the two halves face each other.
rule-col-comp-04 = Several names for one thing
    .sentence = Where the rulebooks use several names for one thing, they all mean the same term.

## Power deck

rule-col-deck-01 = Composition of the power deck
    .sentence = A power deck has 30 cards: 24 number cards from 1 to 8, 3 Success cards and 3 Failure cards.
rule-col-deck-02 = One deck, hand and discard pile per player
    .sentence = Every player has a deck, a hand and a discard pile of their own and draws from that deck only.
rule-col-deck-03 = Two numbers on a power card
    .sentence = The large primary number of a card counts, unless a rule asks for the small secondary one.
rule-col-deck-04 = Success and Failure cards
    .sentence = Success and Failure cards bear no number; each use of a card says what they do.
rule-col-deck-05 = Secondary numbers
    .sentence = The secondary number is half the primary number, rounded down, plus 1; a Success counts as 5, a Failure has none.
rule-col-deck-06 = Discard pile
    .sentence = A used card goes face up on its owner’s discard pile; only the top card of a pile may be looked at.
rule-col-deck-07 = Empty deck
    .sentence = When a deck is empty, its owner’s discard pile is shuffled and becomes the new deck.
rule-col-deck-08 = Moment of the reshuffle
    .sentence = The pile is reshuffled as soon as the last card leaves the deck; a card that cannot be drawn counts as a Failure.
rule-col-deck-09 = Secret hands
    .sentence = Only its owner sees the cards of a hand; how many there are is public.
rule-col-deck-10 = Keeping hand cards
    .sentence = A hand has no limit; an option decides whether unused cards are kept from turn to turn.

## Profiles

rule-col-prof-01 = Eight characteristics
    .sentence = A model’s profile has eight characteristics: MOV, AGI, RC, CC, ATT, DEF, WND and INT.
rule-col-prof-02 = Signed characteristics
    .sentence = AGI, RC, CC, DEF and INT are added to a card as bonus or penalty; MOV, ATT and WND are plain numbers.
rule-col-prof-03 = What a character card shows
    .sentence = A character card shows the gang, type, profile, weapons, keywords, trait, item slots and value of a model.
rule-col-prof-04 = Bonuses of items and traits
    .sentence = Bonuses and penalties of items and traits are added to a characteristic whenever it is used.
rule-col-prof-05 = One weapon per attack
    .sentence = The attacker names one weapon for the attack; only its modifiers and keywords count.
rule-col-prof-06 = Profiles of our own
    .sentence = Models and weapons are data; until the printed cards are entered, profiles of our own are used.

## Basic terms

rule-col-basic-01 = Active and inactive player
    .sentence = The player whose model is being activated is the active player, the other one is the inactive player.
rule-col-basic-02 = Who “you” is
    .sentence = When a rule says “you”, it means the active player.
rule-col-basic-03 = Friends and enemies
    .sentence = Friends are the models of the active player, enemies those of the inactive player.
rule-col-basic-04 = Settling a dispute
    .sentence = In a dispute that no rule settles, both players draw a card, and the higher card decides this once.
rule-col-basic-05 = Comparing cards outside a confrontation
    .sentence = Failure is lowest, then 1 to 8, then Success; the draws are closed and without modifiers, and a tie is redrawn.
rule-col-basic-06 = Disputes at a table of your own
    .sentence = The dispute draw only settles what players judge by eye; it never overrides a rule that the program applies.

## Measuring

rule-col-meas-01 = Inches, measured at any time
    .sentence = Distances are in inches, and anybody may measure any of them at any time.
rule-col-meas-02 = Distance between models
    .sentence = Two models are as far apart as the nearest points of their bases.
rule-col-meas-03 = Measuring a move
    .sentence = A move is measured at one and the same point of the base from start to end.
rule-col-meas-04 = Measuring between heights
    .sentence = Range is a straight line in space between two bases; a difference in height is measured between their undersides.
rule-col-meas-05 = Precision
    .sentence = Positions are exact to a thousandth of an inch; tiny differences break neither a contact nor a limit.

## Districts

rule-col-dist-01 = Nine districts
    .sentence = The table is divided into nine districts of equal size, in three rows and three columns.
rule-col-dist-02 = Numbers of the districts
    .sentence = From the active player’s near left corner, the outer districts are numbered 1 to 8 clockwise; the centre has none.
rule-col-dist-03 = Two numbers for one district
    .sentence = From the opposite edge the same district has the number that is four higher or lower.
rule-col-dist-04 = On the border of a district
    .sentence = A model is in the district of its base centre; a border belongs to the district with the larger coordinate.

## Activation points and dashboard

rule-col-ap-01 = Activation points
    .sentence = Each player starts with two activation points per model, to bid for priority and to activate models.
rule-col-ap-02 = Used activation points
    .sentence = Activation points that were bid or spent cannot be used again this turn.
rule-col-ap-03 = Activation points of killed models
    .sentence = An option decides whether a player loses activation points when a model is killed.
rule-col-ap-04 = Example: 12 and 2 activation points
    .sentence = After a bid of 2, a player with 14 AP has 12 in the activation pool and 2 in the used pool.
rule-col-dash-01 = Zones of the dashboard
    .sentence = A dashboard holds the activation pool, the used pool, the deck, the hand and the discard pile.

## Drawing cards

rule-col-draw-01 = Drawing a power card
    .sentence = A player draws the top card of their own deck.
rule-col-draw-02 = Normal draw
    .sentence = A card of a normal draw may be replaced by a hand card; draws are normal unless a rule says otherwise.
rule-col-draw-03 = Closed draw
    .sentence = A card of a closed draw cannot be replaced.
rule-col-draw-04 = Replacing a single card
    .sentence = A drawn card may be replaced once, after it is seen and before it takes effect; the new card stands.
rule-col-draw-05 = Cards drawn into the hand
    .sentence = A card drawn into the hand has no effect when it is drawn and cannot be replaced.

## Tokens

rule-col-token-01 = Tokens stay with their model
    .sentence = Tokens and markers of a model move with it, and everybody may know whose they are.
rule-col-token-02 = Tokens that outlast the turn
    .sentence = Wounds, jam, pinned and skill tokens and carried objects stay until a rule removes them.

## Tests

rule-col-test-01 = Characteristic test
    .sentence = Draw a card and add the characteristic: the test is passed if the result reaches the difficulty.
rule-col-test-02 = Example: 6+ AGI
    .sentence = “6+ AGI” is a test on Agility that is passed with a result of 6 or more.
rule-col-test-03 = Adding a positive characteristic
    .sentence = An option decides whether a positive characteristic may be left out of a test.
rule-col-test-04 = Success and Failure in tests
    .sentence = A Success card passes every test and a Failure card fails it, whatever the modifiers.

## Wounds

rule-col-wound-01 = Unsaved hits wound
    .sentence = Every hit that is not saved gives the model one wound counter.
rule-col-wound-02 = Death
    .sentence = A model with as many wound counters as its WND, or more, is killed and removed at once.
rule-col-wound-03 = Order of hits and saves
    .sentence = Hits are saved or become wounds column by column; once the model is killed, the other hits lapse.
rule-col-wound-04 = Killed for scoring
    .sentence = A model counts as killed whatever the cause, also when it was forced off the table.

## Armour

rule-col-armour-01 = Armour save
    .sentence = Before a wound, a closed draw that reaches the armour value prevents it; each wound allows one try.
rule-col-armour-02 = Who has an armour save
    .sentence = Only a model with an armour value, on its own card or on an item, has an armour save.
rule-col-armour-03 = Several armour values
    .sentence = Of several armour values the lowest counts, with a single draw per wound.
rule-col-armour-04 = Saves against every wound
    .sentence = Every wound can be saved, also one from a fall, a collision or a malfunction.
rule-col-armour-05 = Success and Failure in armour saves
    .sentence = A Success card always saves and a Failure card never does, whatever the armour value.

## Arcs and line of sight

rule-col-arc-01 = Front and rear arc
    .sentence = The shoulders divide the view: the half before them is the front arc, the half behind them the rear arc.
rule-col-arc-02 = On the border of the arcs
    .sentence = A base that reaches the shoulder line is in front; an attack from exactly the side is not from behind.
rule-col-los-01 = Line of sight
    .sentence = A model sees a target if a free straight line runs from its eye to some part of the target’s body.
rule-col-los-02 = Sight and front arc
    .sentence = A target must be both in the front arc and in line of sight.
rule-col-los-03 = No attack without line of sight
    .sentence = A model can shoot at or charge only an enemy that it sees.
rule-col-los-04 = Models in the line of sight
    .sentence = Terrain blocks sight, markers and tokens never do; an option decides whether models do.
rule-col-los-05 = Only enemies are targets
    .sentence = Shoot, Charge and overwatch choose enemies only; friends are hit through Beam or a push alone.
rule-col-los-06 = How sight is reckoned
    .sentence = A line runs from the eye to each of 100 points of the target: one free line gives sight, blocked ones cover.

## Confrontations

rule-col-conf-01 = When a confrontation takes place
    .sentence = Shots, close combat and falls are settled card against card in a confrontation.
rule-col-conf-02 = The ten steps
    .sentence = The attacker draws, places and modifies, then the defender; cards are revealed, replaced, compared and cleared.
rule-col-conf-03 = Step 1: the attacker draws
    .sentence = The attacker secretly draws as many cards as the weapon has shots or the model has attacks.
rule-col-conf-04 = Step 2: the attacker places
    .sentence = The attacker puts the cards face down in any order, one in each column.
rule-col-conf-05 = Step 3: modifier total
    .sentence = All modifiers of a side make one total, which counts once for the whole confrontation.
rule-col-conf-06 = Step 3: splitting the total
    .sentence = A player splits the total freely: all of it on one card, or spread over several.
rule-col-conf-07 = How a share is shown
    .sentence = A card is slid up its column for a bonus and down for a penalty, to the number of its share.
rule-col-conf-08 = No value below 0
    .sentence = Modifiers never bring a card below 0.
rule-col-conf-09 = Success and Failure are never modified
    .sentence = Modifiers do not count for Success and Failure cards.
rule-col-conf-10 = Only special cards: the total lapses
    .sentence = A side that has only Success and Failure cards loses its modifiers for this confrontation.
rule-col-conf-11 = Legal splits
    .sentence = Shares go to number cards, have the sign of the total and use all of it, as far as no card falls below 0.
rule-col-conf-12 = Modifiers are not optional
    .sentence = Every modifier whose condition is met counts, and nobody may decline it.
rule-col-conf-13 = Step 4: the defender draws
    .sentence = The defender secretly draws as many cards as the attacker.
rule-col-conf-14 = Step 5: the defender places
    .sentence = The defender puts the cards face down in any order, one opposite each card of the attacker.
rule-col-conf-15 = Step 6: the defender’s modifiers
    .sentence = The defender adds up and splits their modifiers by the same rules as the attacker.
rule-col-conf-16 = Step 7: reveal
    .sentence = All cards on the board are turned up together.
rule-col-conf-17 = Step 8: playing hand cards
    .sentence = From the attacker on, the players cover cards or pass until both pass in a row; an option sets how many at a time.
rule-col-conf-18 = Step 8: how often a card is replaced
    .sentence = An option decides how often a player may cover cards of their own in one confrontation.
rule-col-conf-19 = Step 8: covers stay face down
    .sentence = Hand cards are laid face down on the cards they replace and turned up once both players have passed.
rule-col-conf-20 = Step 8: a replacement is binding
    .sentence = The covering card counts even if it is lower, and it takes over the share of its column.
rule-col-conf-21 = A special card leaves no share
    .sentence = A number card that replaces a Success or Failure card has no share of the modifiers.
rule-col-conf-22 = Closed confrontations
    .sentence = In a confrontation, too, a card of a closed draw cannot be covered by a hand card.
rule-col-conf-23 = Step 9: hit or miss
    .sentence = A column is a hit if the attacker’s value is higher than the defender’s; a tie is a miss.
rule-col-conf-24 = A Failure is lower than 0
    .sentence = A Failure card is below even a number card of value 0, so any attacking number card hits it.
rule-col-conf-25 = Success card
    .sentence = A Success card beats everything but another Success card; Success against Success is a miss.
rule-col-conf-26 = Failure card
    .sentence = A Failure card is the weakest: an attacker’s Failure card always misses.
rule-col-conf-27 = A Success generates an attack
    .sentence = Each Success card of the attacker adds a column, with one more card for either side.
rule-col-conf-28 = A blocked Success generates too
    .sentence = The attacker’s Success card generates an attack even if the defender’s Success card stops it.
rule-col-conf-29 = No modifiers in generated columns
    .sentence = Neither side has modifiers in a generated column.
rule-col-conf-30 = Course of generated columns
    .sentence = New columns are drawn, placed, revealed and covered after step 8, again and again while a Success appears.
rule-col-conf-31 = Which Success cards generate
    .sentence = Only a Success card on top after step 8 generates an attack: one from the hand does, a covered one does not.
rule-col-conf-32 = The defender’s Success generates nothing
    .sentence = A Success card of the defender makes its column a miss, but generates no attack.
rule-col-conf-33 = Step 10: clearing the board
    .sentence = At the end all cards of the board, covered ones too, go to the discard piles of their owners.
rule-col-conf-34 = Order of discarding
    .sentence = Cards are discarded from the attacker’s left, covered ones first; cards of armour saves go before them.
rule-col-conf-35 = The attacker acts as active player
    .sentence = In a confrontation the attacker has the role of the active player, whoever’s activation it is.
rule-col-conf-36 = Hits without an attacker
    .sentence = For a fall, malfunction or collision both sides make a closed draw of one card; the opponent draws for the hazard.
rule-col-conf-37 = Size of the confrontation board
    .sentence = The board has as many columns as are needed, and a share may be of any size.
rule-col-conf-38 = The split is public
    .sentence = Both players see a share as soon as it is set, while the cards are still face down.
rule-col-conf-39 = Confrontation with closed draws
    .sentence = Step 8 is skipped if no card may be covered; placing and splitting remain free.

## Odds

rule-col-odds-01 = Known and unknown cards
    .sentence = For odds, every card seen before is remembered; the others are drawn from what is left, each order equally likely.
rule-col-odds-02 = Odds without hand cards
    .sentence = Both sides order and split for the best expected hits, and nobody plays a hand card.
rule-col-odds-03 = Odds with your own hand
    .sentence = The asking player covers cards from the hand as well as possible, the other one plays none.
