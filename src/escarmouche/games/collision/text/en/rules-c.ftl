# The words of Collision’s rules from special actions to campaigns and weapon rules, in English.

## Special actions and skills

rule-col-special-01 = Special action
    .sentence = A special action printed under its own heading on a character or item card is used by spending one action.
rule-col-special-02 = Abilities without a heading
    .sentence = An ability without a heading or action symbol costs no action and is always in force.
rule-col-special-03 = Skill tokens
    .sentence = If a skill asks for it, a skill token beside the model shows that the skill is active.
rule-col-special-04 = How long a skill token stays
    .sentence = A skill token stays until its skill removes it, the model receives a pinned token, or the model leaves play.

## Back to the fight

rule-col-back-01 = Back to the fight
    .sentence = The action removes exactly one jam or pinned token from the acting model; its player chooses which.
rule-col-back-02 = Example: one token of each kind
    .sentence = A model with one jam and one pinned token gets rid of only one of them with the action; the other stays.
rule-col-back-03 = Twice in one activation
    .sentence = The action may be taken twice in an activation and then removes two tokens; being rushed changes nothing.

## Jams and malfunctions

rule-col-jam-01 = Jam token
    .sentence = When a ranged weapon jams, its model receives a jam token.
rule-col-jam-02 = Effect of a jam
    .sentence = A model with a jam token cannot Shoot until the token is removed.
rule-col-jam-03 = The jam belongs to the model
    .sentence = A jam token stops all shooting of the model, overwatch included, but no charge; with two tokens both must go.
rule-col-jam-04 = Where jam tokens come from
    .sentence = Jam tokens come from Failure cards drawn for a shot and from the Reload rule.
rule-col-jam-05 = When a further jam is a malfunction
    .sentence = A further jam makes the weapon malfunction; an option says which jams count as further ones.
rule-col-jam-06 = Malfunction
    .sentence = When its weapon malfunctions, the model takes a +0 RC hit.
rule-col-jam-07 = Later jams, and the token limit
    .sentence = The jam token arrives, the token limit applies, then the malfunction hits, even if the new token is not kept.

## Pinned models

rule-col-pin-01 = Effect of being pinned
    .sentence = A model with a pinned token can neither Move nor Charge until the token is removed.
rule-col-pin-02 = What a pinned model may do
    .sentence = A pinned model cannot even turn, but it may take all actions that do not move it, and it can be pushed and fall.
rule-col-pin-03 = A pinned token removes skill tokens
    .sentence = A model that receives a pinned token loses all its skill tokens at once.

## Most tokens

rule-col-maxtok-01 = Limit of jam and pinned tokens
    .sentence = A model keeps only a limited number of jam and pinned tokens; an option says how they are counted.
rule-col-maxtok-02 = Whose enemy chooses
    .sentence = The opponent of the model’s player chooses for each arriving token; a pin removes skill tokens even if it is not kept.

## Free actions

rule-col-free-01 = Free actions
    .sentence = Searching for loot and picking up an object are free: they stand beside a regular action and do not count among the two.
rule-col-free-02 = Number of free actions
    .sentence = Each regular action brings at most one free action: two regular and two free ones in an activation.
rule-col-free-03 = Counted for each activation
    .sentence = Actions and free actions are counted for each activation, not for the whole turn.
rule-col-free-04 = Free actions need a regular action
    .sentence = A free action stands directly before or after its regular action; taken before it, the regular action must follow.

## Loot

rule-col-loot-01 = Search for loot
    .sentence = A model in contact with a loot marker may search it as a free action: its player draws a card into the hand.
rule-col-loot-02 = The marker moves on
    .sentence = A searched loot marker is at once placed again in a new district, drawn at random.
rule-col-loot-03 = What a new district is
    .sentence = An option says whether a searched marker may come back to the district it was taken from.
rule-col-loot-04 = Drawing the district
    .sentence = The active player draws a card; its number, 1 to 8, names the district as counted from their side.
rule-col-loot-05 = The district card may be replaced
    .sentence = The district card is a normal draw: it may be replaced once from the hand, even with the card just looted.
rule-col-loot-06 = District already has a marker
    .sentence = If the district has a loot marker, the next one clockwise without a marker is taken; after 8 comes 1.
rule-col-loot-07 = The inactive player places it
    .sentence = The inactive player puts the marker anywhere in the district, outside deployment zones and clear of models.
rule-col-loot-08 = Failure card for the district
    .sentence = On a Failure card the inactive player chooses any district without a marker, the centre included, and the place.
rule-col-loot-09 = Success card for the district
    .sentence = On a Success card a player freely chooses a district without a marker and the place; an option says which player.
rule-col-loot-10 = No free district, or no legal spot
    .sentence = A district without room is skipped; if none of the eight will do, the centre is used, and failing that the marker is lost.
rule-col-loot-11 = Contact, size and level of loot markers
    .sentence = A loot marker is a 1 in disc, wholly in its district where a model could stand; contact is on the same surface.
rule-col-loot-12 = Deployment zones for loot
    .sentence = In every mission, loot is kept out of the 6 in strips along both players’ edges.

## Objects

rule-col-pick-01 = Pick up an object
    .sentence = A model whose base touches an object that can be picked up may pick it up as a free action.
rule-col-pick-02 = Carried objects
    .sentence = An object that is picked up leaves the table and is carried by the model from then on.
rule-col-pick-03 = Dropping on removal
    .sentence = If its carrier is removed from play, an object is placed where the model last stood.
rule-col-pick-04 = No dropping or passing on by choice
    .sentence = An object cannot be dropped or handed over by choice; forced off the table, its carrier leaves it at the edge.
rule-col-pick-05 = Number of objects carried
    .sentence = The item number on the card does not limit objects found on the table; only the mission does.
rule-col-pick-06 = Heavy objects
    .sentence = A model that carries a heavy object moves and charges only half as far.
rule-col-pick-07 = Halving in detail
    .sentence = MOV, charge distance and reach are halved exactly, once for all heavy objects; involuntary movement is not.

## Regroup phase

rule-col-regroup-01 = Regroup: activation points return
    .sentence = When both players are finished, each takes all used AP back into the activation pool.
rule-col-regroup-02 = Regroup: overwatch tokens
    .sentence = All overwatch tokens that were not used are removed.
rule-col-regroup-03 = Regroup: next turn
    .sentence = After the regroup phase the next turn begins with its start phase.
rule-col-regroup-04 = Scoring at the end of a turn
    .sentence = Points for the end of a turn are scored last in the regroup phase; then the end of the game is checked.

## Gangs

rule-col-gang-01 = Points limit in shards
    .sentence = The players agree on a limit in shards, and each chooses models and items up to it.
rule-col-gang-02 = Average game: 400 shards
    .sentence = Unless the players agree otherwise, the limit is 400 shards, enough for five or six models.
rule-col-gang-03 = Value of a gang
    .sentence = A gang is worth the sum of the shards of all its models and items, and may not exceed the limit.
rule-col-gang-04 = Unspent shards
    .sentence = Shards may be left unspent.
rule-col-gang-05 = Smallest gang, mixing, leaders
    .sentence = A gang has at least three models, all with the same gang symbol, and at most one Leader; copies are free.

## Items

rule-col-item-01 = Item cards
    .sentence = A character may carry additional items: another weapon, ammunition, armour or gear.
rule-col-item-02 = Limit of items
    .sentence = The character card says how many items of which kinds the character may carry.
rule-col-item-03 = The items in use
    .sentence = Items are those of our own armoury; each takes one item slot, and a model has at most one armour.
rule-col-item-04 = Modifiers of items
    .sentence = The modifiers of an item are added to the characteristics of its bearer.
rule-col-item-05 = Armour as an item
    .sentence = An armour item gives its bearer an armour value beside that of the card.
rule-col-item-06 = Weapons as items
    .sentence = A weapon that is carried as an item is used like one of the card.
rule-col-item-07 = Special rules of items
    .sentence = A special rule on an item is a special rule of its bearer.

## Choosing the mission

rule-col-mission-01 = Choosing the mission
    .sentence = The players pick a mission together, or one card from a power deck decides it.
rule-col-mission-02 = Mission table
    .sentence = Failure, 1 and 2 give Collision hunt, 3 to 6 Ambush, 7, 8 and Success Domination.
rule-col-mission-03 = The mission comes before the set-up
    .sentence = The mission is known before anything is set up, because it may add steps and has its own way to win.
rule-col-mission-04 = Missions of one’s own
    .sentence = Players may write their own missions if they agree on the additional rules beforehand.
rule-col-mission-05 = The mission draw
    .sentence = The mission card is a closed draw from a random player’s deck; it is shown and shuffled back.

## Setting up

rule-col-setup-01 = Order of the set-up
    .sentence = Gangs, mission, table and terrain, loot, boards with decks and AP, deployment; then the first turn.
rule-col-setup-02 = Table size
    .sentence = The table is square and divided into nine equal districts; an option says how large it is.
rule-col-setup-03 = Placing terrain
    .sentence = The players place the terrain as both like, or one piece each in turn.
rule-col-setup-04 = Loot markers at the start
    .sentence = All loot markers are placed where the deployment map of the mission shows them.
rule-col-setup-05 = Where loot lies at the start
    .sentence = Four loot markers lie one in each corner district, or at the nearest usable spot if terrain is in the way.
rule-col-setup-06 = Boards
    .sentence = The confrontation board lies within reach of both players, and both dashboards where both can see them.
rule-col-setup-07 = Deck and activation points
    .sentence = Each player shuffles the deck and puts 2 AP per model, and the Leader’s AP, into the activation pool.
rule-col-setup-08 = Deployment on terrain
    .sentence = A model may be deployed on any terrain in its zone on which it can stand.
rule-col-setup-09 = Within 6 in of the edge
    .sentence = A deployed base lies wholly within 6 in of its player’s edge; for scoring, the centre of the base counts.
rule-col-setup-10 = What is public on the dashboards
    .sentence = AP, the numbers of cards in deck, hand and discard pile, and the top discard are public; bids are secret until shown.

## Winning

rule-col-win-01 = Equal victory points
    .sentence = Equal victory points are a draw, and nobody gets the experience for winning.
rule-col-win-02 = No models left
    .sentence = When a side has no models left the game ends at once and the other side wins; if both have none, points decide.

## Mission: Collision hunt

rule-col-hunt-01 = Collision hunt: collision markers
    .sentence = Three collision markers are placed on the middle of the table.
rule-col-hunt-02 = Collision hunt: exact places
    .sentence = The 1 in collision markers lie at the centres of the three districts halfway between the deployment edges.
rule-col-hunt-03 = Collision hunt: who is first
    .sentence = Each player draws a card; whoever has the higher one decides whether to go first; ties are drawn again.
rule-col-hunt-04 = Collision hunt: deployment
    .sentence = The first player chooses an edge and deploys within 6 in of it; then the other deploys at the opposite edge.
rule-col-hunt-05 = First means first to deploy
    .sentence = Going first decides the order of deployment and a tied first bid, not who is activated first.
rule-col-hunt-06 = Collision hunt: length
    .sentence = The game lasts four turns, or less if a side has no models left on the table.
rule-col-hunt-07 = Collision hunt: points for carrying
    .sentence = At the end of each turn a player who carries a collision marker scores 3 victory points.
rule-col-hunt-08 = Collision hunt: several markers carried
    .sentence = An option says whether carrying several collision markers is worth more than carrying one.
rule-col-hunt-09 = Collision hunt: points for kills
    .sentence = At the end of each turn a player scores 1 victory point for each enemy model killed in it.
rule-col-hunt-10 = Collision hunt: victory
    .sentence = Most victory points win; a player whose opponent has no models left wins automatically.
rule-col-hunt-11 = Collision hunt: carrying markers
    .sentence = Collision markers can be picked up; they are heavy objects, and a model carries one at most.
rule-col-hunt-12 = Collision hunt: experience
    .sentence = +4 for playing, +1 per enemy killed, +1 per collision marker controlled at the end, +1 for winning.
rule-col-hunt-13 = Collision hunt: controlling a marker
    .sentence = Only a player whose model carries a collision marker controls it; a marker on the table is nobody’s.
rule-col-hunt-14 = Collision hunt: income
    .sentence = Each player gets 30 shards; the winner draws three times on the exploration table, the loser twice.

## Mission: Ambush

rule-col-ambush-01 = Ambush: terrain
    .sentence = Terrain is placed as usual; the mission has no markers of its own.
rule-col-ambush-02 = Ambush: roles
    .sentence = Each player draws a card; whoever has the higher one chooses to attack or defend; ties are drawn again.
rule-col-ambush-03 = Ambush: deployment
    .sentence = The attacker chooses an edge and deploys within 6 in of it; the defender arrives later from the opposite edge.
rule-col-ambush-04 = Ambush: length
    .sentence = The game lasts four turns, or less if a side has no models left on the table.
rule-col-ambush-05 = Ambush: the defender’s points
    .sentence = At the end the defender scores 2 victory points per own model in the zone; an option says which zone counts.
rule-col-ambush-06 = Ambush: the attacker’s points
    .sentence = The attacker scores 1 victory point for each of the defender’s models killed.
rule-col-ambush-07 = Ambush: leaving by the attacker’s edge
    .sentence = A defending model whose Move reaches the attacker’s edge may leave there for good; an option says what that scores.
rule-col-ambush-08 = Ambush: victory
    .sentence = Most points win, or having the only models left; defenders that left by the attacker’s edge count as on the table.
rule-col-ambush-09 = Ambush: the defender starts with an empty table
    .sentence = Defenders yet to arrive count as on the table; if all are dead or gone, and at least one is gone, points decide at once.
rule-col-ambush-10 = Ambush: arrival
    .sentence = The defender may activate a model not yet on the table; its first action must be a Move from the defender’s edge.
rule-col-ambush-11 = Ambush: measuring the arrival
    .sentence = The base starts outside, touching the edge, and ends wholly on the table; only the end of the Move triggers overwatch.
rule-col-ambush-12 = Ambush: activation points and late arrivals
    .sentence = The defender has the whole gang’s AP from turn 1; a model may arrive in any turn, and one that never does scores nothing.
rule-col-ambush-13 = Ambush: experience
    .sentence = +4 for playing, +1 per enemy killed, +1 per defender that left by the attacker’s edge, +1 for winning.
rule-col-ambush-14 = Ambush: who gets the experience for leaving
    .sentence = The experience for models that left by the attacker’s edge goes to the defender.
rule-col-ambush-15 = Ambush: income
    .sentence = Each player gets 30 shards; the winner draws three times on the exploration table, the loser twice.

## Mission: Domination

rule-col-dom-01 = Domination: terrain and deployment
    .sentence = The higher card decides who goes first: that player chooses an edge and deploys within 6 in, then the other opposite.
rule-col-dom-02 = Domination: length
    .sentence = The game lasts four turns, or less if a side has no models left on the table.
rule-col-dom-03 = Domination: points
    .sentence = At the end of the game each player scores 1 victory point per district they control.
rule-col-dom-04 = Domination: control of a district
    .sentence = All nine districts count; an option says which models in a district give control of it.
rule-col-dom-05 = Domination: victory
    .sentence = Most victory points win; a player whose opponent has no models left wins automatically.
rule-col-dom-06 = Domination: experience
    .sentence = +4 for playing, +1 per district controlled at the end, +1 for winning; nothing for kills.
rule-col-dom-07 = Domination: income
    .sentence = Each player gets shards and draws on the exploration table; an option says how many of each.

## Campaigns

rule-col-camp-01 = Campaign rules are optional
    .sentence = Experience and income count only when games are linked to a campaign.
rule-col-camp-02 = Experience belongs to the gang
    .sentence = Experience points go to the gang, in one pool, not to single models.
rule-col-camp-03 = Kills counted for experience
    .sentence = The kills that count for victory points count for experience too, each enemy model once per game.
rule-col-camp-04 = Income after a draw
    .sentence = After a drawn game both players draw twice on the exploration table, where winning would decide the number.
rule-col-camp-05 = Use of earned shards
    .sentence = Shards go into the gang’s stock and buy models and items between games; nothing is ever sold back.
rule-col-camp-06 = How to draw on the exploration table
    .sentence = After the game each player shuffles the whole deck and makes closed draws one by one; each card gives one result.
rule-col-camp-07 = The exploration table
    .sentence = Our own table: Failure loses 5 shards, 1 gives nothing, all others give 5 to 25 shards, 6 and 7 offer a choice.
rule-col-camp-08 = What experience buys
    .sentence = 5 points raise AGI, RC, CC, DEF or INT by 1, 8 points MOV, ATT or WND: each once, two advances per model at most.
rule-col-camp-09 = Killed models between games
    .sentence = A closed draw per killed model: on a Failure it is dead, on 1 or 2 it misses the next game, otherwise it recovers.
rule-col-camp-10 = End of a campaign
    .sentence = A campaign lasts an agreed number of games, usually 6; most wins decide, then experience earned, then gang value.

## Special rules

rule-col-sr-01 = Where special rules are found
    .sentence = Special rules that a character or item card does not explain are those of the rulebook.

## Beam

rule-col-beam-01 = Beam: the line
    .sentence = A Beam weapon fires along a straight line up to its maximum range and hits every model under that line.
rule-col-beam-02 = Beam: one confrontation per model
    .sentence = Each model hit by the beam is resolved in its own confrontation.
rule-col-beam-03 = Beam: geometry
    .sentence = The line points into the front arc and hits bases it touches, in range and in sight; it must hit at least one enemy.
rule-col-beam-04 = Beam: order, cards and jams
    .sentence = Nearest model first, with full cards and fresh modifiers each; jams do not stop the rest, the shooter’s death does.
rule-col-beam-05 = Beam: friendly models
    .sentence = The beam hits friendly models too: their player defends, the opponent draws the attack, and all draws are closed.

## Heavy and Steady

rule-col-heavy-01 = Heavy weapon
    .sentence = A Heavy weapon forbids attacks after a Move; an option says which attacks of the model.
rule-col-heavy-02 = What counts as having moved
    .sentence = A Move, a turn, an arrival or a charge counts as moved until the next activation or the end of the turn; a push does not.
rule-col-steady-01 = Steady
    .sentence = A model that has moved before shooting a Steady weapon has −1 RC.

## Leader, No cover, Parry

rule-col-leader-01 = Leader
    .sentence = A model with Leader brings its player 1 additional AP before the game.
rule-col-nocover-01 = No cover
    .sentence = A model attacked with a No cover weapon gets no DEF from cover in that confrontation.
rule-col-parry-01 = Parry
    .sentence = A model with Parry has +1 DEF in the confrontation when it is charged.
rule-col-parry-02 = Parry from a weapon
    .sentence = Parry may come from the card, an item or any weapon carried; it gives +1 once and adds to the overwatch bonus.

## Push back

rule-col-push-01 = Push back (n)
    .sentence = A model wounded by an attacker with Push back (n) is moved n inches straight away from it.
rule-col-push-02 = Example: Push back (1)
    .sentence = Push back (1) moves the wounded model 1 in straight away from the attacker.
rule-col-push-03 = Pushed into an obstacle
    .sentence = A pushed model that meets an obstacle stops there and takes a +0 CC hit.
rule-col-push-04 = Pushed into a model
    .sentence = A pushed model that touches another model stops there, and both take a +0 CC hit.
rule-col-push-05 = Pushed off a ledge
    .sentence = A model pushed off a building or terrain piece falls and takes the damage of the fall.
rule-col-push-06 = Details of pushing
    .sentence = The push goes from base centre to base centre; at a ledge or the table edge, the centre of the pushed base decides.
rule-col-push-07 = Pushed models drop objects
    .sentence = Before a push, the model drops what it carries; the active player places it in contact with the base.
rule-col-push-08 = Dropping in detail
    .sentence = The attacker’s player places all objects found on the table at the base, on the same surface; item cards stay.
rule-col-push-09 = What stops a pushed model
    .sentence = Terrain rising more than 1 in stops a pushed model; markers, objects and tokens do not.

## Reload

rule-col-reload-01 = Reload
    .sentence = A model that has attacked with a Reload weapon receives a jam token.
rule-col-reload-02 = Reload and Failure cards together
    .sentence = The Failure’s jam token comes first, then the Reload token; an option says whether that one causes a malfunction.

## Suppression

rule-col-supp-01 = Suppression: choosing it
    .sentence = With a Suppression weapon the attacker may make a suppression attack instead of a normal one.
rule-col-supp-02 = Suppression: the bonus
    .sentence = A suppression attack has a bonus of one; an option says how it counts.
rule-col-supp-03 = Suppression: pinned instead of wounded
    .sentence = A suppression attack gives pinned tokens instead of wounds, and these remove skill tokens.
rule-col-supp-04 = Suppression: several hits, armour, Push back
    .sentence = Each hit gives one pinned token; there is no armour save and no ranged Push back, and the choice precedes the draw.
