# Books of one's own, and what is wrong with them, in English.

refused-no-book-file = There is no book “{ $name }” beside this one, and none of that name comes along; known are { $known }.
refused-unknown-book = There is no book “{ $name }”; known are { $known }. A book in a file beside this one is written with its ending: “{ $name }.toml”.
refused-book-unknown = “{ $field }” is not known here; right would be { $right }.
refused-book-field = { $field } cannot be read; right would be { $right }.
refused-book-tables = { $field } must be written as tables, each beginning with its name in double brackets.
refused-book-game = This is a book for “{ $game }”, and not for “{ $right }”.
refused-book-circle = The books build on one another in a circle: { $books }.
refused-books-many = A list draws on { $most } books at most.
refused-book-doubled = { $part } “{ $name }” is written twice in this book.
refused-book-markup = { $field }: < and > are not allowed in a text.
refused-book-missing = { $entry }: { $field } is missing; right would be { $right }.
refused-book-value = { $entry }: { $field } cannot be “{ $value }”; right would be { $right }.
book-no-effect = { $name }: the game does not know “{ $written }”; it is kept as text without effect ({ $right }).
book-text-only = { $name }: it says nothing that the game can do; it is kept as text without effect.
refused-book-nothing = There is no { $part } “{ $name }” in the books before that could be changed or removed; right would be { $right }.

right-whole =
    { $least ->
        [none] { $most ->
            [none] a whole number
           *[other] a whole number of at most { $most }
        }
       *[other] { $most ->
            [none] a whole number of at least { $least }
           *[other] a whole number from { $least } to { $most }
        }
    }
right-number =
    { $least ->
        [none] { $most ->
            [none] a number
           *[other] a number of at most { $most }
        }
       *[other] { $most ->
            [none] a number of at least { $least }
           *[other] a number from { $least } to { $most }
        }
    }
right-yes-or-no = true or false
right-text =
    { $most ->
        [none] a text in quotation marks
       *[other] a text of 1 to { $most } signs in quotation marks, without < and >
    }
right-one-of = one of: { $known }
right-nothing = nothing: there is none to choose
right-near = perhaps “{ $near }”
right-effect-takes = what “{ $effect }” takes: { $fields }
right-no-circumstances = nothing: this is no part of an attack
right-no-melee = shots alone, without “melee”: blows have neither precision nor Range
right-own-name = a name that the game does not have itself
right-list = a list in square brackets, each { $item }
right-row = { $count } values in square brackets, each { $item }
right-either = { $first }, or { $second }
right-table = a table with { $fields }
right-zone = a rectangle of left, front, right and back, at least 1 wide and deep
right-zones-apart = two rectangles that do not overlap
right-scores = at least one line that says what brings points
right-fewer = { $most } at most
right-no-zones-ambush = nothing: in an ambush the convoy comes in at an edge
right-objects = a mission with objects
right-no-objects = a mission without objects: whoever leaves with one brings it home
right-operated = scores that count "operate" or "switch"
refused-zone-off-table = Zone { $number } of the mission does not lie on this table, which is { $width } wide and { $depth } deep.
refused-zone-full = In the zone of side { $side } there is almost no room to stand: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of its ground. Nobody can deploy there.
refused-no-mission = { $file }: there is no mission “{ $mission }” in it; there are: { $known }.
event-mission-read = The mission is { $mission }.
