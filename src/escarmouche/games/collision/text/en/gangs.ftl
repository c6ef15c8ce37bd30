# Gangs, their cards, and what can be wrong with a list, in English.

## Lists

refused-unknown-gang = There is no ready gang “{ $name }”; there are { $known }.
refused-list-unknown = “{ $field }” is not a field of a gang file; known are { $known }.
refused-list-field = The field “{ $field }” of the gang file must be text in quotation marks.
refused-not-tables = “{ $key }” must be written as [[{ $key }]] tables.
refused-limit = The limit is a whole number of shards, not “{ $limit }”.
refused-entry-missing = Model { $number } of the list: the field “{ $field }” is missing; right would be { $right }.
refused-entry-unknown = Model { $number } of the list: “{ $field }” is not a field of a model; right would be { $right }.
refused-entry-wrong =
    { $field ->
        [none] Model { $number } of the list is not a table of fields.
       *[other] Model { $number } of the list: the value of “{ $field }” does not fit; right would be { $right }.
    }
refused-unknown-character = There is no character card “{ $character }”; right would be { $right }.
refused-unknown-item = There is no item card “{ $item }”; right would be { $right }.
refused-too-many-items =
    { $most ->
        [0] { $name } has { $count } items, but can carry none.
        [one] { $name } has { $count } items, but can carry only 1.
       *[other] { $name } has { $count } items, but can carry only { $most }.
    }
refused-item-kind = { $name } cannot carry { $item }: its card allows no items of this kind ({ $kind }).
refused-too-much-armour = { $name } wears { $count } pieces of armour; one is the most.
refused-over-limit = The gang is worth { $total } shards, more than the { $shards } agreed on.
refused-too-few-models =
    { $count ->
        [0] The gang has no models; it needs at least { $least }.
        [one] The gang has 1 model; it needs at least { $least }.
       *[other] The gang has { $count } models; it needs at least { $least }.
    }
refused-mixed-gang = All models of a gang carry the same symbol; these are from { $gangs }.
refused-leaders = The gang has { $count } leaders; one is the most.

## Cards

refused-card-missing = The { $part } “{ $name }” lacks the field “{ $field }”.
refused-card-unknown = The { $part } “{ $name }” has something unknown: “{ $field }”; right would be { $right }.
refused-card-wrong =
    { $field ->
        [none] The { $part } “{ $name }” is not a table of fields.
       *[other] The { $part } “{ $name }” has a value that does not fit: “{ $field }”; right would be { $right }.
    }
refused-card-doubled = The { $part } “{ $name }” is there twice.
right-card-range = { $type ->
        [ranged] two numbers, the least and then the greatest range in inches
       *[other] none: a weapon for close combat has no range
    }
right-card-no-shots = 0: only ranged weapons have shots
right-card-no-attacks = 0: only weapons for close combat have attacks
right-card-effect = at least one effect that the game knows, or a text
right-card-armour = { $kind ->
        [armour] a whole number from 1 to { $most }
       *[other] 0: only an item of the kind “armour” has armour
    }
right-card-above-nothing = a number above 0
part-character = character
part-weapon = weapon
part-item = item
part-trait = trait
kind-weapon = weapon
kind-armour = armour
kind-gear = gear

## Gangs and characters

gang-reclaimers = Reclaimers
gang-unwanted = Unwanted
character-captain = Captain
character-trooper = Trooper
character-gunner = Gunner
character-marksman = Marksman
character-lancer = Lancer
character-warden = Warden
character-alpha = Alpha
character-ravager = Ravager
character-stalker = Stalker
character-brute = Brute
character-torcher = Torcher
character-howler = Howler

## Weapons

weapon-pistol = Pistol
weapon-rifle = Rifle
weapon-scattergun = Scattergun
weapon-machine-gun = Machine gun
weapon-long-rifle = Long rifle
weapon-beam-projector = Beam projector
weapon-flame-thrower = Flame thrower
weapon-knife = Knife
weapon-blade = Blade
weapon-maul = Maul

## Items

item-padded-vest = Padded vest
item-plate-armour = Plate armour
item-buckler = Buckler
item-spare-magazine = Spare magazine
item-sight = Sight
item-grapnel = Grapnel
item-stimulants = Stimulants
item-field-kit = Field kit
item-field-radio = Field radio
item-pistol = { weapon-pistol }
item-rifle = { weapon-rifle }
item-scattergun = { weapon-scattergun }
item-machine-gun = { weapon-machine-gun }
item-long-rifle = { weapon-long-rifle }
item-beam-projector = { weapon-beam-projector }
item-flame-thrower = { weapon-flame-thrower }
item-knife = { weapon-knife }
item-blade = { weapon-blade }
item-maul = { weapon-maul }

## Traits: the name, and what stands on the card

trait-fresh-magazine = Fresh magazine
    .sentence = Once per game, when a Failure would jam the model, it receives no jam token.
trait-steady-hand = Steady hand
    .sentence = +1 RC if the model has made no Move or Charge in its current or last activation this turn.
trait-rope-and-hook = Rope and hook
    .sentence = Climbing needs no AGI test.
trait-rush-of-blood = Rush of blood
    .sentence = The maximum charge distance is 6 in, and the reach of a charge is 1 in longer.
trait-dress-wounds = Dress wounds
    .sentence = Special action, once per game: remove one wound counter from the model or a friend in base contact.
trait-call-in = Call in
    .sentence = Special action, once per game: draw one card to your hand.
trait-take-aim = Take aim
    .sentence = Special action: a skill token gives +1 RC until the model has shot.
trait-on-your-feet = On your feet
    .sentence = Special action: remove one pinned token from the model or a friend within 6 in.
trait-war-cry = War cry
    .sentence = Special action: a skill token gives +1 CC until the model has charged.

## The rules of what traits do

rule-col-trait-01 = Climbing without a test
    .sentence = A model with such a trait climbs walls without an AGI test.
rule-col-trait-02 = A jam that is averted
    .sentence = With such a trait a model receives no jam token from a Failure card.
rule-col-trait-03 = While standing still
    .sentence = Such a bonus counts only while the model does not count as having moved.
rule-col-trait-04 = A charge distance of one’s own
    .sentence = The charge distance of a trait takes the place of the usual maximum.
rule-col-trait-05 = More reach in a charge
    .sentence = What a trait adds to the reach counts up to the maximum charge distance.
rule-col-trait-06 = Healing
    .sentence = A special action can remove wound counters from the model or from one friend.
rule-col-trait-07 = Helping up
    .sentence = A special action can remove pinned tokens from the model or from one friend.
rule-col-trait-08 = Help at a distance
    .sentence = A friend who is helped must be in base contact, or within the distance that the trait names.
rule-col-trait-09 = Cards from a special action
    .sentence = A special action can bring cards from the deck to the hand.
rule-col-trait-10 = A special action with a test
    .sentence = Where a special action names a test, it does nothing unless the test is passed.
rule-col-trait-11 = The bonus of a skill
    .sentence = A skill gives its bonus while its token lies beside the model.
rule-col-trait-12 = Once per game
    .sentence = A trait that works once per game is used up after its first use.
rule-col-trait-13 = A bonus that is always in force
    .sentence = A passive trait adds what it says to a characteristic whenever that is used.
