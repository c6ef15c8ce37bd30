# Power cards, tests, wounds and confrontations, in English.

## Parts of sentences

card-success = Success
card-failure = Failure
card-missing = no card (counts as a Failure)
card-hidden = a face-down card
for-purpose =
    { $purpose ->
        [test] for a test
        [save] for an armour save
        [reach] for the reach of a charge
        [district] for the district
        [dispute] for the dispute
        [first] to see who goes first
       *[other] openly
    }
by-cause =
    { $cause ->
        [fall] by a fall
        [malfunction] by its own weapon
        [collision] by a collision
        [charge] in close combat
        [shooting] by a shot
       *[other] by a hit
    }
counted-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Questions

ask-replace-card = You have drawn { $card } { for-purpose }: keep it, or replace it with a card of your hand?
ask-settle-dispute = You have won the draw: say whose reading holds this once.
ask-add-characteristic = You have drawn { $card }: does { $model } add { $characteristic } ({ $value })?
ask-armour-save = { $model } is about to be wounded { by-cause }: try an armour save of { $armour }+?
ask-lay-cards = Lay your cards face down: say their order from the attacker’s left to right.
ask-share-modifiers = Share your modifiers out over your cards ({ $cards }): { $total } in all.
ask-cover-card = Cover one of your cards with a card of your hand, or pass.
ask-cover-cards = Cover any of your cards with cards of your hand; choose none to pass.

## Options

option-card = Card { $card }
option-keep-card = Keep the card
option-reading = The reading of { $seat }
option-add = Add it
option-leave = Leave it out
option-save = Try the save
option-decline = Take the wound
option-pass = Pass
option-cover = Cover column { $column } with { $card }

## Events: decks and hands

event-cards-taken = { $seat } takes { counted-cards } into the hand.
event-cards-seen = { $seat } has drawn: { $cards }.
event-cards-laid-off = { $seat } discards from the hand: { $cards }.
event-deck-reshuffled = The deck of { $seat } is empty: the discard pile ({ counted-cards }) becomes the new deck.
event-open-card-drawn =
    { $closed ->
        [yes] { $seat } draws { $card } { for-purpose } (closed draw).
       *[other] { $seat } draws { $card } { for-purpose }.
    }
event-card-replaced = { $seat } replaces { $replaced } with { $card } from the hand.
event-draw-won = { $seat } has the higher card.
event-draw-tied = The cards are equal: both draw again.
event-dispute-settled = { $chooser } decides: the reading of { $seat } holds this once.

## Events: tests and wounds

event-characteristic-tested =
    { $success ->
        [yes] { $model } passes the test { $difficulty }+ { $characteristic } with { $card }
       *[other] { $model } fails the test { $difficulty }+ { $characteristic } with { $card }
    }{ $modifier ->
        [none] .
       *[other] {" "}and { $modifier }.
    }
event-save-taken =
    { $success ->
        [yes] { $model } is saved by its armour: { $card } against { $armour }+
       *[other] The armour of { $model } does not help: { $card } against { $armour }+
    }{ $modifier ->
        [none] .
       *[other] {" "}with { $modifier }.
    }
event-wounded = { $model } is wounded { by-cause }: { $wounds } of { $wnd }.
event-killed = { $model } is killed { by-cause }.

## Events: confrontations

event-confrontation-began =
    { $cause ->
        [shooting] Confrontation: { $model } shoots at { $target }, { counted-cards } each.
        [charge] Confrontation: { $model } attacks { $target }, { counted-cards } each.
        [fall] Confrontation: { $target } falls; { $attacker } draws for the fall.
        [malfunction] Confrontation: the weapon of { $target } strikes back; { $attacker } draws for it.
        [collision] Confrontation: { $target } is thrown against something; { $attacker } draws for the impact.
       *[other] Confrontation: { $target } is hit; { $attacker } draws for the attack.
    }
event-cards-drawn = { $seat } draws { counted-cards } in secret.
event-cards-laid = { $seat } lays { counted-cards } face down.
event-total-reckoned = Modifiers of { $seat }: { $total } in all.
event-shares-set = { $seat } shares the modifiers out: { $shares }.
event-cards-turned = The cards are turned up from column { $column } on. Attack: { $attack }; defence: { $defence }.
event-card-covered = { $seat } covers the card in column { $column }.
event-covers-turned = { $seat } has covered column { $columns } with { $cards }.
event-attack-generated =
    { $count ->
        [one] A Success gives { $seat } another attack.
       *[other] Success cards give { $seat } { $count } more attacks.
    }
event-column-judged =
    Column { $column }: { $attack }{ $attack_share ->
        [0] {""}
       *[other] {" "}(share { $attack_share })
    } against { $defence }{ $defence_share ->
        [0] {""}
       *[other] {" "}(share { $defence_share })
    }: { $hit ->
        [yes] hit.
       *[other] miss.
    }
event-board-cleared = All cards of the confrontation are discarded.

## Refused

refused-closed-draw = A card from a closed draw cannot be replaced.
refused-missing-card = There is no card here that could be replaced.
refused-covered-before = You cannot cover a card again.
refused-card-twice = A card of the hand covers only one column.
refused-players = Collision is played by { $needed } players, not by { $count }.

## Reasons

reason-characteristic = { $characteristic } of the character card.
reason-item = The item: { $item }.
reason-trait = The trait: { $trait }.
reason-hazard =
    { $cause ->
        [fall] The force of the fall.
       *[other] The force of the hit.
    }
