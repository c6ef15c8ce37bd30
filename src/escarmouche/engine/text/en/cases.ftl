# What is wrong with a conformance case, or did not happen as it expects, in English.

## The course of a case

case-as-expected = { $number }: as expected
case-journal = The journal:
case-without-id = a case without an id
case-line = { $line }
case-problem = { $where }: { $problem }
case-table = { $faults }
case-part = { $where }, { $part }
case-or = { $first } or { $second }
case-none = none
case-nothing = nothing

## Files

case-unreadable = { $file } cannot be read ({ $problem }).
case-not-toml = { $file } is not well-formed TOML: { $problem }.
case-none-in-file = { $file } has no [[case]].
case-shared = { $file }: [shared] must be a table, not { $written }.
case-unplayable = The case cannot be played: something in { $part } is not written as it should be (it was noticed in { $function }, line { $line } of { $file }).
case-the-set-up = the set-up
case-the-course = what begins, is answered or expected

## Keys and values

case-the-case = The case
case-did-you-mean = did you mean { $word }?
case-known-are = known are { $known }.
case-unknown-key = { $where }: unknown key { $word }; { $nearest }
case-unknown = { $where }: there is no { $what }; known are { $known }.
case-there-is-no = { $where }: there is no { $what }.
case-no-kind = { $where }: there is no { $kind } { $word }; { $nearest }
case-one-of = { $where }: { $what } is one of { $known }, not { $word }.
case-missing = { $where }: { $what } is missing.
case-not-a-table = { $where }: this must be a table of keys and values, not { $written }.
case-not-a-list = { $where }: this must be a list, not { $written }.
case-not-a-number = { $where }: this must be a number, not { $written }.
case-not-a-count = { $where }: this must be a whole number from 0 to { $most }, not { $written }.
case-not-numbers = { $where }: these must be { $many } numbers, not { $written }.
case-not-text = { $where }: this must be text, not { $written }.
case-not-a-switch = { $where }: this is true or false, not { $written }.
case-not-a-spot = { $where }: a place is written [x, y] or [x, y, "surface"], not { $written }.
case-coordinate = { $where }, a coordinate of { $place }
case-facing = { $where }, facing in degrees
case-result = { $where }: a result is a number or the name of a card, not { $written }.
case-lacks = The case has no { $field }; every case has one.
case-id = id: a case of this game is called { $prefix }-…, not { $written }.
case-one-way = A case has exactly one of begin, measure and list.
case-not-in-catalogue = rules: { $number } is not in the catalogue; { $nearest }
case-say-asked = expect: say with `asked` which question that is about.
case-which-question = answers: { $written } does not say which question it answers; add ask.
case-no-time = { $where }: this game has no { $time }s.

## Names and words

case-no-question = { $where }: there is no question { $word }; { $nearest }
case-no-such-rule = { $where }: there is no rule { $word }; { $nearest }
case-no-event = { $where }: there is no event { $word }; { $nearest }
case-no-purpose = { $where }: there is no purpose { $word }; { $nearest }
case-no-thing = { $where }: there is no thing called { $word }; { $nearest }
case-no-field-of-question = { $where }: there is no field of the question { $question } called { $word }; { $nearest }
case-no-field-of-option = { $where }: there is no field of an option of { $question } called { $word }; { $nearest }
case-no-field = { $where }: { $event } has no field { $field }; { $nearest }
case-no-sentence = { $where }: there is no sentence { $word }.
case-nothing-called = { $where }: nothing here is called { $word }; { $nearest }
case-nothing-known = { $where }: nothing is known under { $word }; known are { $known }.
case-is-never = { $where } is never { $word }; { $nearest }
case-wrong-type = { $where }: { $written } is not what this field holds ({ $types }).
case-type-list = a list
case-type-number = a number
case-type-table = a table
case-type-text = text
case-type-truth = true or false
case-which-event = { $where }: { $written } does not say which event it is; add event.
case-list-of-values = { $where }: { $field } is a list with a value for each event.
case-fields = { $where }: this is written {"{"} field = value {"}"}, not { $written }.
case-key-text = A key is written as text, not { $written }.
case-never-offers = { $question } never offers { $word }; { $nearest }
case-never-offers-part = { $question } never offers { $word }: nothing here is called { $part }; { $nearest }

## Answers

case-answer-to = The answer to { $question }
case-no-such-option = No option is { $written }; there are { $offered }.
case-one-field = { $where }: several choices are described by one field, not { $written }.
case-choices = { $where }: several choices are written as a list, not { $written }.
case-option-text = { $where }: an option is written as text, not { $written }.
case-could-mean = { $word } could mean { $found }; write the whole key.
case-say-to = { $where }: say where the models go with `to` or `path`.
case-say-give = { $where }: say what is answered with `give` (and only with that).
case-too-many-shares = { $where }: there are { $places } places, but { $shares } shares.
case-shares = { $where }: shares are written {"{"} name = number {"}"} or as a list, not { $written }.
case-items = { $where }: this is written {"{"} item = "target" {"}"}, not { $written }.
case-targets = { $where }: for { $question } write {"{"} item = [targets] {"}"}.
case-path = { $where }: a path is written as a list of spots [[x, y], …], not { $written }.
case-legs = { $where }: legs are written ["walk", "climb"], not { $written }.

## What was expected, and what happened

case-differs = { $where }: expected { $wanted }, but it is { $actual }.
case-at-least = { $where }: expected at least { $wanted }, but it is { $actual }.
case-at-most = { $where }: expected at most { $wanted }, but it is { $actual }.
case-no-number = { $where }: { $actual } is no number; compare it with `value`.
case-rule-unproved = rules: { $number } did not apply in this case; take it out of `rules` or change the case.
case-never-rolled = { $where }: { $values } was never rolled; take it out, or change the answers.
case-ran-out = chance: { $problem } Add what is missing.
case-ran-out-after = chance: { $problem } Add what is missing. Rolled before that: { $rolled }.
case-endless = The case went on for { $count } questions; end it with `until`.
case-never-asked-for = answers: { $written } was never asked for; the questions were { $asked }.
case-rules-failed = The rules failed at { $question }: { $report }
case-refused-changed = refused: the refused answer changed the state.
case-answer-refused = The answer to { $question } was refused by { $refusal }.
case-refusal = { $number } ({ $sentence }{ $mentions })
case-no-rule = no rule
case-own-sentence = its own sentence
case-some-rule = some rule
case-not-shown = no rule; it is not shown at all
case-nothing-refused = Nothing should be refused, but { $refusal } did.
case-refusal-missing = refused: expected a refusal by { $wanted }, but nothing was refused; the questions were { $asked }.
case-asked-other = asked: expected { $question } after the last answer; the questions were { $asked }.
case-by-other = by: expected { $wanted }, but { $actual } is asked.
case-is-refused = { $where }: { $written } is refused by { $refusal }.
case-is-allowed = rejected: { $written } is allowed.
case-not-offered = { $where }: { $word } is not offered; offered are { $offered }.
case-only-offered = { $where }: expected only { $wanted }; offered are { $offered }.
case-is-offered = { $where }: { $word } is offered.
case-refused-otherwise = { $where }: { $word } should be refused by { $wanted }, but is by { $refusal }.
case-was-asked = never_asked: { $question } was asked; the questions were { $asked }.
case-did-not-follow = asked_in_order: { $wanted } did not follow; the questions were { $asked }.
case-did-not-happen = events: { $wanted } did not happen (after the events expected before it).
case-happened = never: { $unwanted } happened.

## Measuring

case-say-what = measure: say with `what` what is measured.
case-not-measured = measure: { $word } cannot be measured; { $nearest }
case-measure-refused = { $where }: refused by { $refusal }.
case-measure-not-refused = { $where }: expected a refusal, but it is { $actual }.
case-asked-together = measure: both sides must be asked together, but { $waiting } are.
case-carries-no = { $where }: the model carries no { $word }.
case-no-salvo = measure.weapon: { $unit } has no salvo of { $word }.
case-no-weapon-there = measure.key: { $figure } has no weapon { $word }; write the place, as in single:0.
case-only-difficult = measure.trait: on the way only difficult terrain is measured; play a move for others.

## The set-up

case-name-and-side = { $where }: a { $kind } has a name, and a side "A" or "B".
case-name = { $where }: a name is used once, and has no { $mark }.
case-colon = colon
case-dot-and-colon = dot and no colon
case-side = { $where }: a side is "A" or "B", not { $written }.
case-step = { $where }: step goes with one place and a size.
case-places = { $where }: { $models } models are on the table, but `at` gives { $places } places.
case-no-further = { $where }: { $name } carries no (further) { $weapon }.
case-carries-other = { $where }: it carries no { $word }, but { $carried }.
case-model-number = { $where }: its models have the numbers 1 to { $most }, not { $written }.
case-army = The army of { $side }: { $problem }
case-axis = table.axis: write "x" or "y", not { $written }.
case-quarter = table.quarters: a quarter is one of { $known }, not { $word }.
case-structure = { $where }: a structure is written like OIOX, not { $written }.
case-damage = { $where }: damage is written like "minor power", not { $written }.
case-group-name = groups: a group has the name that its figures give it.
case-no-card = There is no card { $word }; known are { $known }.
case-too-many-cards = { $side } has more cards { $word } than a deck holds; give its whole deck in `decks`.

## Dice and cards that are written down

chance-draw = { $purpose } ({ $number })
chance-any-draw = a draw
chance-result = 1 result was
chance-results = { $count } results were
chance-results-for = for { $purpose } { $results }
chance-ran-out = The script ran out at { $draw }: { $results } given.
chance-card = The script gives the card { $card } for { $draw }, but the deck holds { $cards }.
chance-number = The script gives { $written } for { $draw }, which needs a number from { $least } to { $most }.
chance-record-ran-out = The record ran out at { $draw }: { $results } recorded.
chance-diverged = Draw { $index } was recorded as 1 of { $bound } for { $draw }, but the game asks for 1 of { $wanted } for { $asked }.
