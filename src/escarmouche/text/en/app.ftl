# What the program itself says, in English.

## At the table

welcome =
    You play side { $side } against the { $against }. Your units are CAPITALS on the map, the enemy's are small letters, objectives are numbers in circles.
    Type the number of your answer, or press Enter for the marked one. “help” tells you more.
seed = The dice of this game have the seed { $seed }.
seeded = The dice of this game come from a seed: whoever knows it knows them all.
question-number = Question { $number }
enter = Enter
labelled = { $label }: { $text }
agent-recruit = recruit
agent-corporal = corporal
agent-sergeant = sergeant
agent-general = general
stay = stay
toward = toward
ground = ground
compass-n = n
compass-s = s
compass-e = e
compass-w = w
compass-ne = ne
compass-nw = nw
compass-se = se
compass-sw = sw
command-why = why
command-map = map
command-units = units
command-save = save
command-concede = concede
command-help = help
command-quit = quit
help =
    Answers
      3              the option with this number; its first letters or the letter of its unit will do as well
      1 3            several options, or an order
      (nothing)      Enter alone takes the marked answer
    Placing and moving, in inches from the lower left corner
      12.5 30        to this point; the first model goes there and the others follow
      n 6            six inches north (also s, e, w, ne, nw, se, sw)
      toward 2       as near as possible to objective 2; a letter of the map means that unit, “toward t 4” at most 4 in
      2: 12 30; 3: 14 30    the second and third model of the unit
      12 30 ground   on the ground, where there is a roof above it
      stay           nobody moves
    Commands
      why GFF-ACT-01   this rule in full; “why 3”: why option 3 is not allowed; “why”: the rule behind the question
      odds 3           what may come of option 3, with its probabilities
      hint             what the general would do in your place, and why
      map, units       the table and its terrain; every unit with its weapons, and the spells
      save FILE        keep the game; go on later with: escarmouche play --load FILE
      concede, quit    give up; leave the table
hint-choose = type a number from 1 to { $most }
hint-choose-some =
    { $count ->
        [1] Type one number{ or-none }.
        [same] Type { $least } numbers, for example “1 2”.
       *[other] Type { $least } to { $most } numbers, for example “1 2”{ or-none }.
    }
or-none =
    { $least ->
        [0] {""}; “-” for none
       *[other] {""}
    }
hint-arrange = Type the order of all { $count }, for example “2 1”.
hint-assign =
    { $count ->
        [one] Type the number of a target.
       *[other] Type { $count } numbers, one for each line above in its order.
    }
hint-amount = Type a number from { $least } to { $most } (Enter: { $enter }).
hint-stop = Type how many centimetres along its way, from { $least } to { $most } (Enter: { $enter }).
hint-split = Share out { $total } over { $places }: type a number for each (Enter: { $enter }).
hint-place = Type a point “12.5 30”, a way “n 6”, “toward 2” or “stay”; { $most } in at most (Enter: { $enter }).
hint-place-anywhere = Type a point “12.5 30”, a way “n 6”, “toward 2” or “stay” (Enter: { $enter }).
hint-set-down = Type a point “12.5 30” or “toward 2” (Enter: { $enter }).
hint-set-down-first = Type a point “12.5 30”, in inches from the lower left corner (Enter: { $enter }).
hint-set-down-how = say “12.5 30” or “toward 2”
hint-place-how = say “12.5 30”, “n 6”, “toward 2” or “stay”
hint-number = type whole numbers
hint-model = the models are numbered from 1 to { $most }
saved = The game is saved in { $file }. Go on with: escarmouche play --load { $file } --side { $side }
left = You leave the table; what was not saved is lost.
fault-reported = The fault is written down in { $file }; please send it to us.
english-only = (The full text is in English only.)
rule-option = Option { $option }: { $values }; normally { $default }.
your-army = You: { $army }
their-army = Enemy: { $army }
objective-nobody = nobody's
objective-yours = yours
objective-theirs = the enemy's
unit-shaken = Shaken
unit-fatigued = Fatigued
unit-activated = done
unit-acting = acting
unit-waiting = not yet deployed
unit-reserve = in reserve
unit-gone = gone
weapon-melee = melee
points = { $points } points

## A fair match

fair-commitment = This match, { $match }, is fair. Write this down, it fixes the secret of the dice and the set-up: { $commitment }
fair-promise = The computer promises a word of its own: { $promise }. Now give words of yours (Enter: some at random).
fair-opened = The computer opens its word: “{ $word }”, with the salt { $salt }.
fair-reveal = The secret was { $secret }. Everything to check the dice is in { $file }; check it with: escarmouche verify { $file }

## Other commands

rosters-lists = Lists, ready to play
rosters-factions = Factions
books-begun = The book is in { $file }.
refused-no-books = There are no books for “{ $game }”.
refused-file-there = { $file } is already there.
rosters-in-order =
    { $count ->
        [one] The file is in order.
       *[other] All { $count } files are in order.
    }
checked =
    { $count ->
        [one] { $passed } of 1 case is as expected.
       *[other] { $passed } of { $count } cases are as expected.
    }
coverage = { $rules } rules: { $written } written, { $proved } proved by a case, { $worded } in three languages.
house-rule = house rule

## What goes wrong

input-ended = The input ended before the game was over; play at a terminal, or give more answers.
interrupted = Interrupted; what was not saved is lost.
our-fault = Something went wrong that should not have ({ $fault }); please report it.
refused-unclear = “{ $typed }” is not clear here: { $hint }.
refused-unknown-goal = There is no “{ $goal }” on the table: name an objective by its number or a unit by its letter.
refused-no-room-there = There is no room there.
refused-no-such-option = This question has no option { $number }.
refused-save-where = Say where to save, for example “save game.esc”.
refused-unknown-rule = There is no rule “{ $number }” in { $game }; `escarmouche rules { $game }` lists them all.
refused-unknown-agent = There is no opponent “{ $agent }”; known: { $known }.
refused-unknown-language = There is no language “{ $language }”; known: { $known }.
refused-unknown-list = There is no list “{ $list }”, neither ready-made ({ $known }) nor as a file.
refused-too-many-lists = A game has two lists, not { $count }.
refused-broken-list =
    { $more ->
        [0] The list { $list } cannot be played: { $problem }.
       *[other] The list { $list } cannot be played: { $problem } (and { $more } more).
    }
refused-broken-table = The table { $file } cannot be played on: { $problem }.
refused-side = There is no side “{ $side }”: choose A or B.
refused-option-written = “{ $option }” is not written as key=value.
refused-file-unread = { $file } cannot be read: { $problem }.
refused-file-unwritten = { $file } cannot be written: { $problem }.
refused-file-not-text = { $file } is not text in UTF-8.
refused-in-file = { $file }: { $reason }
refused-not-a-transcript = { $file } is no transcript of a fair match.
refused-not-notes = { $file } has no notes of a fair match.
refused-not-toml = { $file } is not well-formed TOML: { $problem }.
refused-case = { $file }: { $problem }
refused-no-cases = There are no conformance cases in { $folder }; they come with the sources of Escarmouche: go there, or name their folder with --cases.

compiling = Compiling for this computer, only once: { $done } of { $all }
compiled = Compiled.
