# Set-up, turns, activations, overwatch, loot and missions, in English.

## Names of things

mission-collision-hunt = Collision hunt
mission-ambush = Ambush
mission-domination = Domination
edge-y0 = front
edge-y1 = back
edge-x0 = left
edge-x1 = right
kind-loot = loot marker
kind-collision = collision marker
kind-jam = jam token
kind-pinned = pinned token
kind-wound = wound counter
action-move = Move
action-shoot = Shoot
action-charge = Charge
action-overwatch = Overwatch
action-special = Special action
action-back = Back to the fight
action-aim = Aimed shot
district-name =
    { $district ->
        [9] the centre
       *[other] district { $district }
    }
counted-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }

## Questions

ask-go-first = You drew the higher card: do you deploy first?
ask-choose-role = You drew the higher card: choose your role.
ask-choose-edge = Choose your table edge; your opponent gets the one facing it.
ask-deploy = Place { $model } within 6 in of your edge.
ask-mulligan = You may put your three cards aside and draw three new ones: all three, or none.
ask-bid = Turn { $turn }: how many activation points do you bid for priority?
ask-name-starter = You have priority: who starts the activation phase?
ask-activate = Turn { $turn }: choose the model you activate, or finish for this turn.
ask-choose-action = Choose what { $model } does.
ask-leave = { $model } has reached the attacker’s edge: does it leave the table for good?
ask-overwatch = { $target } is in sight of your models on overwatch: choose who reacts, and how.
ask-special-target = Choose whom this helps: { $trait }.
ask-back-token = Choose the token that { $model } gets rid of.
ask-loot-district = Choose the district for the loot marker.
ask-place-loot = Place the loot marker in { district-name }.
ask-discard-hand = Say in which order you discard your hand.

## Choices

option-go-first = Go first
option-go-second = Go second
option-attacker = Be the attacker
option-defender = Be the defender
option-edge-y0 = Front edge
option-edge-y1 = Back edge
option-edge-x0 = Left edge
option-edge-x1 = Right edge
option-you-first = You
option-they-first = Your opponent
option-activate = { $model } ({ $cost } AP)
option-arrive = { $model } arrives ({ $cost } AP)
option-finish = Finish for this turn
option-move = Move
option-shoot = Shoot
option-charge = Charge
option-overwatch = Overwatch
option-special = Special action: { $trait }
option-no-special = Special action
option-back = Back to the fight
option-aim = Aimed shot
option-search = Search for loot (free)
option-pick = Pick up the object (free)
option-drop = Drop the object
option-end = End the activation
option-stay-on-table = Stay on the table
option-leave-table = Leave the table
option-watch-shoot = { $model } shoots
option-watch-hold = { $model } tries to hold fire (6+ INT)
option-watch-decline = { $model } does not shoot
option-model = { $model }
option-token-jam = The jam token
option-token-pinned = The pinned token
option-district = { district-name }

## Events: before the game

event-collision-began =
    A game of Collision begins. { $options ->
        [none] All options have their usual values.
       *[other] Options in force: { $options }; all others have their usual values.
    }
event-collision-ended =
    { $reason ->
        [conceded] Player { $loser } concedes: player { $winner } wins.
        [wiped-out] The game is over: player { $loser } has no models left, player { $winner } wins ({ $points }).
       *[other]
            { $winner ->
                [nobody] The game is over: a draw, { $points }.
               *[other] The game is over: player { $winner } wins, { $points }.
            }
    }
event-mission-drawn = A card from the deck of { $seat } names the mission: { $card }.
event-mission-chosen = The mission is { $mission }.
event-terrain-set = The terrain is set up: { $table }.
event-marker-placed = A { $kind } lies at { $x } / { $y }, in { district-name }.
event-markers-turned = The map is turned toward these edges, and all markers with it.
event-points-received = { $seat } has { $points } activation points.
event-goes-first = { $seat } deploys first.
event-roles-taken = { $attacker } is the attacker.
event-edge-chosen = { $seat } takes this table edge: { $edge }.
event-deployed = { $model } is deployed at { $x } / { $y }.

## Events: the turn

event-turn-began = Turn { $turn } begins.
event-mulligan-taken = { $seat } puts the hand aside and draws a new one.
event-bids-opened =
    { $winner ->
        [nobody] Both bid { $bids_a }. Nobody has priority; whoever did not start last turn starts, in the first turn whoever deployed first.
       *[other] { $tied ->
            [yes] Both bid { $bids_a }. A tie goes to whoever did not have priority last turn, in the first turn to whoever deployed first: { $winner } has priority.
           *[no] A bids { $bids_a }, B { $bids_b }. { $winner } has priority.
        }
    }
event-starter-named = { $seat } starts.
event-finished =
    { $able ->
        [yes] { $seat } is finished for this turn.
       *[other] { $seat } cannot pay for another activation and is finished for this turn.
    }
event-regrouped =
    { $lost ->
        [0] { $seat } takes all activation points back: { $points }.
       *[other] { $seat } takes the activation points back and loses { $lost } for killed models: { $points }.
    }
event-turn-ended = Turn { $turn } ends.

## Events: activations

event-activated = { $model } is activated for { $cost } AP.
event-action-chosen =
    { $rushed ->
        [yes] { $model }: { $action }, rushed.
       *[other] { $model }: { $action }.
    }
event-action-wasted = { $model }: the rushed action has no effect ({ $action }).
event-activation-ended = The activation of { $model } is over.
event-activation-cut-short = { $model } is out of play: its activation is over.
event-token-removed = { $model } gets rid of a { $kind }.
event-aimed = { $model } takes aim.

## Events: overwatch

event-watch-began = { $model } is on overwatch.
event-watch-ended = { $model } loses its overwatch token.
event-watch-triggered = Overwatch: { $model } interrupts { $target }.
event-fire-held = { $model } holds fire at { $target }.
event-hold-failed = { $model } cannot hold fire and shoots at { $target }.
event-shot-declined = { $model } does not shoot at { $target }.

## Events: special actions

event-special-used = { $model } uses a special action: { $trait }.
event-skill-active = { $model } receives a skill token: { $trait }.
event-skill-ended = The skill token of { $model } is removed.

## Events: loot and objects

event-loot-searched = { $model } searches for loot.
event-district-drawn = The district card of { $seat } is { $card }: the marker goes to { district-name }.
event-marker-lost = There is no room for the loot marker; it leaves the game.
event-picked-up = { $model } picks up a collision marker.
event-object-dropped = { $model } drops what it carries.

## Events: missions

event-left-table = { $model } leaves the table by the attacker’s edge.
event-points-scored = { $seat } scores { counted-points } and has { $score }.
event-districts-controlled =
    { $districts ->
        [none] { $seat } controls no district.
       *[other] { $seat } controls the districts { $districts } (as A numbers them).
    }
event-rewarded =
    { $draws ->
        [one] In a campaign { $seat } would gain { $experience } experience, { $shards } shards and { $draws } draw on the exploration table.
       *[other] In a campaign { $seat } would gain { $experience } experience, { $shards } shards and { $draws } draws on the exploration table.
    }

## Reasons

reason-rushed = Rushed action.

## Refusals

refused-unknown-mission = There is no mission “{ $mission }”; there are { $known }.
refused-outside-zone = The whole base must be within 6 in of your table edge.
refused-no-stand = The model cannot stand there.
refused-on-a-base = The base would overlap another one.
refused-mulligan = A mulligan is possible only once, in the first start phase of the game.
refused-all-or-none = Put all three cards aside, or none.
refused-three-activations = { $model } has already been activated three times this turn.
refused-too-dear = Activating { $model } costs { $cost } AP, and there are { $pool } in the pool.
refused-no-arrival = { $model } cannot get onto the table from its edge.
refused-finish = You cannot finish while you can pay for a model that has not been activated this turn.
refused-no-action-left = Both actions have been used.
refused-arrive-first = A model that arrives must begin with a Move.
refused-no-such-action = There is no aimed shot; an option adds it.
refused-aim = { $model } cannot shoot after aiming: no ranged weapon, or no action left for it.
refused-no-special = { $model } has no special action.
refused-free-actions = A model has at most two free actions in an activation.
refused-free-attached = A free action stands directly before or after an action, one with each.
refused-action-owed = The free action came before an action, which must be taken now.
refused-hold = { $model } has had its three activations this turn and cannot hold fire.
refused-used-up = This works only once in a game and has been used: { $trait }.
refused-skill-active = The model already has a skill token: { $trait }.
refused-nobody-to-help = Nobody near needs this: { $trait }.
refused-no-token = { $model } has neither a jam nor a pinned token.
refused-loot-district = The whole marker must lie in { district-name }.
refused-loot-zone = Loot markers lie outside the 6 in along both players’ edges.
refused-loot-near = The marker is too close to { $model }.
refused-loot-spot = No marker can lie there: a model could not stand there.
refused-hands-full = { $model } cannot carry another object.
refused-drop = { $model } cannot drop or hand over an object by choice.

# The briefing

briefing-collision-hunt = At the end of each turn: 3 victory points for a side with a model that carries a collision marker, and 1 for each enemy model killed in that turn.
    .ends = After { $rounds } turns, or as soon as a side has no models left on the table; the other then wins.
    .aim = Both sides: pick up one of the three markers in the middle early, and keep its carrier alive. Most points win.

briefing-ambush = At the end of the game: 2 victory points for each defending model in the attacker’s deployment zone, 1 for the attacker for each defending model killed.
    .ends = After { $rounds } turns, or as soon as a side has no models left; defending models still to come, or gone by the attacker’s edge, count as there.
    .attacker = Attacker: stands ready at one edge, and has to stop those who come from the other.
    .defender = Defender: comes in from the opposite edge and has to break through to the attacker’s side.

briefing-domination = At the end of the game: 1 victory point for each district in which you alone have models.
    .ends = After { $rounds } turns, or as soon as a side has no models left on the table; the other then wins.
    .aim = Both sides: spread out over the nine districts, and drive the other out of theirs in the last turn.

## One gesture

composed-shot = Shoot at { $target }
composed-take = Move and take what lies there
composed-charge = Charge { $target }
refused-not-now = { $model } cannot do that now.

# Missions of one’s own

own-score-carrying = Each side with a model that carries a collision marker has { $points }.
own-score-kills = Each enemy model killed brings { $points }.
own-score-zone = Each defending model in the attacker’s deployment zone brings { $points }.
own-score-exit = Each defending model that left by the attacker’s edge brings { $points }.
own-score-districts = Each district in which you alone have models brings { $points }.
