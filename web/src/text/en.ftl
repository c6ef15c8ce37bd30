# The words of the page in English. What belongs to a game comes worded from the server.

# Shell

shell-skip = Skip to the content
shell-places = Places
shell-new = New game
shell-games = My games
shell-lists = Lists
shell-tables = Tables
shell-lessons = Lessons
shell-rules = Rules
shell-language = Language
shell-theme = { $theme ->
    [light] Theme: light. Switch to dark
    [dark] Theme: dark. Follow the system
   *[system] Theme: as the system. Switch to light
}

# Parts

part-close = Close
part-loading = One moment…
part-again = Try again
part-unreachable = The server cannot be reached. Is it still running?
part-failed = The server could not do that (status { NUMBER($status, useGrouping: "false") }).
part-rule = Rule: { $rule }

# The games of the house

game-firefight = Grimdark Future: Firefight
game-firefight-about = Units act in turn, six-sided dice, many special rules.
game-collision = Collision
game-collision-about = No dice: power decks, hands, bluff, and climbing over the roofs.
game-trauma = Trauma
game-trauma-about = Hidden activation sequences, command points, salvos, and armour that breaks line by line.
game-combatzone = Combat Zone
game-combatzone-about = Action points, reaction tests, opportunity fire, and machines.
game-unnamed = A game

# Home

home-title = Real rulebooks. An opponent at any hour.
home-lead = Play printed skirmish games by their real rules: on a table in 3D, with every reason and the exact odds before you act.
home-quick = Play Firefight against the sergeant
home-starting = Setting up the table…
home-first-fight = First time? Five minutes to learn
home-puzzles = Puzzle of the day
home-no-account = No account and no installation: your seat is a link that only you know.
home-continue = Continue your last game
home-games = The games
home-learn = Learn
home-play = Play now
home-choose = Set up
home-rules = Rules
home-coming = coming
home-mine = Your games
home-all-mine = { $count ->
    [one] Your game
   *[other] All { $count } games
}

# New game

new-title = New game
new-lead = Everything is set to a good start already. Change what you like, then begin.
new-game = Game
new-opponent = Opponent
new-same-screen = A friend at this screen
new-same-screen-about = You hand the device over; nothing hidden is shown in between.
new-link = A friend by link
new-link-about = Live or a move a day: you get a link to send.
new-match-forget = Start anew
new-match-forget-sure = { $count ->
    [one] The result of your finished game is forgotten.
   *[other] The results of your { $count } finished games, of all rulebooks, are forgotten.
}
new-match-keep = Keep them
new-lists = Lists
new-list-mine = Your list
new-list-theirs = The other list
new-list-friends = Your friend picks their own list on coming by the link; until then neither of you sees the other’s.
new-list-own = A list of your own…
new-list-text = Your own list
new-list-how = Paste a list as TOML, or choose a file.
new-list-how-forge = Paste a list as TOML or the JSON export of Army Forge, or choose a file.
new-list-good = { $name } can be played.
new-list-faults = { $count ->
    [one] { $name } cannot be played yet, for one reason:
   *[other] { $name } cannot be played yet, for { $count } reasons:
}
new-file = Choose a file…
new-size = Size of the game
new-size-lists = As the lists say
new-size-points = { $size ->
    [one] { $size } point
   *[other] { $size } points
}
new-mission-table = Mission and table
new-mission = Mission
new-mission-printed = The printed mission
new-mission-own = A mission of your own…
new-mission-which = Which mission of the book
new-list-books-ready = Made of books that come with the game.
new-list-books = { $count ->
    [one] Book: { $books }
   *[other] Books: { $books }
}
new-mission-text = Your own mission
new-mission-how = Paste a book with a mission as TOML, or choose a file.
new-table = Table
new-table-made = Made up from a number
new-table-own = A table of your own…
new-table-text = Your own table
new-table-how = Paste a table as TOML, or choose a file.
new-table-size = { $width } × { $depth } { $unit ->
    [inch] inches
   *[cm] cm
}
new-table-piece = { $count } × { $name }
new-seed = Number of the table
new-seed-another = Another one
new-in-turn = Place the terrain in turn
new-in-turn-about = What stands on this table goes into a box; you set it down piece by piece in turn before the game.
new-mirror = Turned round
new-mirror-about = The table is turned by half a turn: each side begins where the other would have stood.
new-ways = How you play
new-practice = Practice
new-practice-about = You may take back anything at any time.
new-fair = Dice that can be checked
new-fair-about = Both sides take part in the chance, and afterwards anybody can verify that nothing was changed.
new-agree = Agree to what is unusual
new-agree-about = Both sides accept an unusual table, and rules that have no effect in this game.
new-options = Rule options
new-options-about = Where the books are silent or disagree, you decide. The usual answers are set. What no edition prints is marked as a house rule.
new-options-changed = { $count ->
    [0] All { $all } options are as usual.
    [one] One of { $all } options is changed.
   *[other] { $count } of { $all } options are changed.
}
new-options-reset = All as usual
new-option-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-option-usual = usual
option-house = house rule
option-house-about = Printed in no edition.
new-edition = By the book
new-edition-usual = As usual
new-edition-usual-about = The best reading of all sources.
new-edition-about = This text to the letter, wherever the texts differ.
new-summary = Your game
new-against = Against: { $opponent }
new-missing-list = One of the lists is still empty.
new-missing-mission = The mission is still empty.
new-missing-table = The table is still empty.
new-start = Begin the game

# My games

games-title = My games
games-lead = The seats that this browser has. They are secret links, kept here and nowhere else.
games-empty = You have no game in this browser yet.
games-new = New game
games-continue = Continue
games-look = Look at it
games-replay = Replay
games-carry = To another device
games-links = Links
games-forget = Forget
games-forget-sure = Really forget?
games-unknown = The server does not know this game any more.
games-chip-yours = Your turn
games-chip-theirs = Waiting for the other side
games-chip-over = Over
games-chip-unknown = Unknown
games-chip-unreadable = Cannot be read
games-code-title = Bring a seat here
games-code-text = On the other device choose “To another device”, then type its code here.
games-file-title = Replay a file
games-file-text = Look at a game that was saved as a file, move by move.
games-file-open = Open a replay
links-title = Links of this game
links-friend = For your friend
links-friend-about = Whoever has this link plays the other side.
links-friend-used = The link for your friend was used: somebody sits on the other side.
links-spectators = For spectators
links-spectators-about = Whoever has this link sees what both sides may see.
links-own = Your own
links-own-about = Keep it to yourself: whoever has this link plays your side.
links-copy = Copy
links-copied = Copied.
carry-title = Carry this seat to another device
carry-how = On the other device open { $place } and type this code:
carry-care = Whoever has the code can play on this seat. It works once, for a short time.
carry-enter = Code
carry-go = Take the seat

# Rules

rules-title = Rules
rules-lead = Every rule the games apply, under its number. The sentence is in your language, the full ruling in English.
rules-books = Rulebooks
rules-search = Search
rules-search-example = for example: cover, charge
rules-chapter = Chapter
rules-all-chapters = All chapters ({ $count })
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule has all these words.
rules-choose = Choose a rule to read it here.
rules-back = Back to the list
rules-unknown = There is no rule with the number { $rule }.
rules-full = Full ruling (English)
rules-in-book = Open in the rule browser
rules-kind-rule = Rule
rules-kind-ruling = Ruling where the book is silent
rules-kind-variant = Option: readings differ
rules-kind-example = Example
rules-kind-definition = Definition
chapter-parts = What you need
chapter-basics = Basics
chapter-forces = Lists and forces
chapter-setup = Setting up
chapter-missions = Missions
chapter-campaign = Campaign
chapter-turn = The turn
chapter-activation = Activation
chapter-orders = Orders
chapter-moving = Moving
chapter-sight = Sight
chapter-shooting = Shooting
chapter-fighting = Close combat
chapter-confrontation = Confrontation
chapter-overwatch = Overwatch
chapter-actions = Other actions and tokens
chapter-harm = Wounds and morale
chapter-vehicles = Vehicles
chapter-morale = Morale
chapter-terrain = Terrain
chapter-special = Special rules
chapter-opportunity = Opportunity fire
chapter-machines = Machines

# First fight

lessons-title = Lessons
lessons-lead = Learn by doing: small fights in which each step waits until you have done it.
lessons-empty = There is no guided fight on this server yet.
lessons-practice = Practise against the recruit
lessons-first-fight = { $game }: your first fight
lessons-first-fight-firefight = Three models a side. You activate, move, shoot, charge and score.
lessons-first-fight-collision = Three models a side. You bid, charge, lay your cards, climb and shoot.
lessons-first-fight-trauma = Three models a side. You lay your cards, activate, move, fight, shoot and score.
lessons-first-fight-combatzone = Three figures a side. You win the initiative, spend action points, move, fight with the sword and shoot.
lessons-first-fight-time = about five minutes
lessons-confrontation = { $game }: a confrontation
lessons-confrontation-collision = Only the cards: lay columns, split your modifiers, replace and bluff until you have the feel of it.
lessons-confrontation-time = two minutes, as often as you like
lessons-objectives-and-spells = { $game }: objectives and spells
lessons-objectives-and-spells-firefight = You cast a spell, back it with tokens, and seize the objectives that win the game.
lessons-objectives-and-spells-time = about five minutes
lessons-command-and-alert = { $game }: command points and alert fire
lessons-command-and-alert-trauma = You see what command points pay for, give an order, and fire while the enemy moves.
lessons-command-and-alert-time = about five minutes
lessons-opportunity-fire = { $game }: opportunity fire and cover
lessons-opportunity-fire-combatzone = You shoot out of turn, see what panic does, take cover and lie in wait yourself.
lessons-opportunity-fire-time = about five minutes
lessons-start = Start

# Replay

replay-title = Replay
replay-lead = Go through a finished game, and play on from any moment of it.
replay-loading = Fetching the game…
replay-file-how = Choose the file of a game that is over.
replay-file = Choose a file…
replay-controls = Controls of the replay
replay-first = To the beginning
replay-back = One step back
replay-play = Run
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Moment of the game
replay-at = { $at } of { $last }
replay-pace = Pace
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-branch = Play on from here against the sergeant
review-open = Look back: luck and decisions
review-close = Back to the table
review-title = Looking back
review-loading = Drawing the curve…
review-curve-you = Your chance of winning
review-curve-a = Side A’s chance of winning
review-percent = { $chance }%
review-weighing = Weighing luck and decisions: { $done }%
review-lucky = { $who ->
    [neither] Neither side was lucky.
    [you] You were lucky by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [they] They were lucky by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [a] Side A was lucky by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[b] Side B was lucky by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
review-decided = { $who ->
    [neither] Neither side decided better.
    [you] You decided better by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [they] They decided better by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
    [a] Side A decided better by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
   *[b] Side B decided better by { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
}
review-sum = From { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($result, minimumFractionDigits: 2, maximumFractionDigits: 2) }: luck { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }, decisions { NUMBER($decided, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-decisions = The decisions that mattered
review-none = No decision was found for which our officers would have proposed anything better.
review-whose = { $who ->
    [you] You:
    [they] They:
    [a] Side A:
   *[b] Side B:
}
review-did = Done: { $chosen } ({ $chance }%)
review-better = Better: { $better } ({ $best }%, by { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
review-look = Look at it
review-branch = Play on from here
review-swings = What swung it
review-swing = { $before }% → { $after }%
review-rolls = Luck, roll by roll
review-luck = { $way ->
    [good] +{ NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[bad] { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
review-luck-about = The luck in it, as a part of a won game
review-picture = Download the picture
review-share = A link to this game and its review
review-share-about = Whoever has it can go through the game and look back on it.

# Links and dead ends

play-title = At the table
play-none-title = No seat here
play-none-text = This browser has no seat in that game. If you have it on another device, bring it here by its code.
seat-title = Your seat
seat-loading = Taking your seat…
seat-unknown = This link leads to no seat: it may be cut off, or the game may be gone.
seat-both = You already have a seat in this game of { $game }. This link is the other side’s: send it to your friend, or take both seats at this screen.
seat-keep = Go to my seat
seat-take = Take both seats
broken-text = The page made a mistake here. Your game is safe on the server.
broken-reload = Load the page again
lost-title = Nothing here
lost-text = This address leads nowhere.
lost-home = To the first page

# Table

table-canvas = Table { $name }: { $models } models. Arrow keys go from model to model, Enter picks, Shift and arrows push the table, L shows it as a list.
    .touch = Table { $name }: { $models } models. Tap a model to pick it, push and turn the table with two fingers; it can also be shown as a list.
table-bar = View of the table
table-view-top = From above
table-view-free = Around (3D)
table-view-eye = Model’s eye
table-view-eye-none = Choose a model first, then look through its eye
table-fit = Whole table
table-nearer = Nearer
table-farther = Farther away
table-measure = Measure
table-measure-how = Drag from one point or model to another. Dragging with Alt held measures too.
table-list = The table as a list
table-list-caption = What stands on { $name }
table-list-name = Name
table-list-side = Side
table-list-place = Place
table-list-state = State
table-list-choose = Choose
table-side-a = A
table-side-b = B
table-side-none = –
table-place = { $x } from the left, { $y } from the front{ $z ->
    [0] {""}
   *[other] , { $z } up
}
table-seen = { $cover ->
    [none] { $share } % of it seen.
   *[other] { $share } % of it seen, { $cover }.
}
table-unseen = Not seen.
table-in-view = { $share ->
    [100] in full view
   *[other] { $share } % in view
}
table-out-of-sight = out of sight
table-legend = Legend
table-legend-none = Nothing on the table needs explaining.
table-legend-own = your models
table-legend-a = models of A
table-legend-b = models of B
table-legend-active = acts now
table-legend-target = can be chosen
table-legend-chosen = chosen
table-legend-acted = has acted
table-legend-wounds = wounds: left and lost
table-legend-reach = can end its move here
table-legend-shoot = within shooting range of the enemy
table-legend-charge = within charge reach of the enemy
table-pick = Choose
table-floors = Floors
table-floor-all = All floors
table-floor-ground = Ground floor
table-floor = Up to { $height }
table-inches = { $length }″
table-centimetres = { $length } cm
table-no-picture-title = No picture of the table
table-no-picture = This browser cannot draw in three dimensions (WebGL is missing or switched off). The game goes on with the list below.
table-lost = The picture was lost; it comes back as soon as the browser allows.

# Play

play-units = Units
play-journal = Journal
play-parts = Parts of the screen
play-tab-table = Table
play-tab-question = Question
play-tab-journal = Journal
play-tab-units = Units
play-whose-yours = Your turn
play-whose-theirs = The other side’s turn
play-whose-thinking = The computer is thinking
play-whose-over = The game is over
play-link-live = Connected
play-link-connecting = Connecting …
play-link-lost = Connection lost. Next try in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
play-link-try = Try now
play-unreachable = The server cannot be reached
play-unreachable-about = Your game is safe there. The page keeps trying by itself.
play-gone = This seat is not known here
play-taken = This seat is being played elsewhere
play-taken-here = Play here
play-leave = Leave the table
play-menu = Menu
play-undo = Undo
play-undo-about = Takes back your last answers, as far as no dice, no card and no hidden thing has been shown since
play-undo-practice = Practice: takes back your last answer, whatever has been shown since
play-give-seat = Let the sergeant play for me
play-given = The sergeant plays for you.
play-take-seat = Play again myself
play-orders = Standing orders
play-orders-about = Questions that you leave to a standing order are answered at once, without asking you. Useful when you play a move a day.
play-orders-none = This game has no questions for standing orders.
play-options = Rules of this game
play-fair = Fair dice, match { $match }. This browser has noted this number, and everything else that it needs to notice a change: nobody can change the dice afterwards without it showing.
play-doubt = { $doubt ->
    [agreement] This server plays fair dice by an agreement that this page does not know: it can promise nothing here.
    [commitment] Careful: the server names another commitment for this game than the one that this browser noted. Its dice can no longer be trusted.
    [promise] Careful: the promise of a seat is not the one that this browser noted. The dice can no longer be trusted.
    [word] Careful: the word of a seat is not the one that it promised. The dice can no longer be trusted.
    [seal] Careful: what has happened in this game is no longer what this browser noted. Its dice can no longer be trusted.
    [elsewhere] The word of your seat was promised by another browser: the game begins when that one comes back. If it was none of yours, somebody else sits on your seat.
   *[unkept] This browser cannot keep notes of this fair game: it will not be able to check it.
}
play-practice = practice
play-seeded = chance from a seed
play-seeded-about = The dice and cards of this game come from a seed: whoever knows it can work them all out.
play-concede = Concede
play-concede-sure = Do you give this game up? Your opponent wins.
play-go-on = Go on playing

play-your-turn = Your turn
play-enter = Enter
play-confirm = Confirm
play-reset = Reset
play-onward = Suggested, one after the other
play-onward-then = And then:
play-onward-until = So far and no further: { $answer }
play-onward-all = All of this
play-composed-dropped = Something happened on the way: the rest was not done.
play-sending = On its way …
play-odds = Odds
play-why-not = Why not the others ({ $count })
play-odds-of = Odds of “{ $option }”: { $odds }
play-odds-mean = on average { $mean }
play-dice = Dice: { $dice }
play-some-count = { $same ->
        [yes] { $count } of { $most } chosen
       *[no] { $count } chosen, { $least } to { $most } possible
    }
play-order-up = { $item }: move up
play-order-down = { $item }: move down
play-order-left = { $item }: one column to the left
play-order-right = { $item }: one column to the right
play-amount = How many
play-along =
    { $unit ->
        [inch] How many inches along its way
       *[cm] How many centimetres along its way
    }
play-amount-spans = Possible: { $spans }
play-more = One more
play-less = One less
play-more-for = { $item }: one more
play-less-for = { $item }: one less
play-split-left = { $left } of { $total } left to share out
play-assign-none = nothing yet
play-place-single = Move one model only
play-place-lead = Model
play-place-goal = Goal (from the lower left corner)
play-place-north = One step up
play-place-south = One step down
play-place-east = One step to the right
play-place-west = One step to the left
play-place-facing = Looks toward { $degrees }°
play-place-turned = Turned by { $degrees }°
play-place-left = Turn to the left
play-place-right = Turn to the right
play-place-how = How
play-place-how-any = any way there is
play-leg = { $leg ->
        [walk] walk
        [climb] climb
        [descend] climb down
        [ladder] ladder
        [leap] leap
        [jump] jump
        [hang] hang on
        [fly] fly
       *[other] { $leg }
    }
play-points-left =
    { $cost ->
        [0] { $left } of { $most } left
       *[other] { $left } of { $most } left, { $cost } to be spent
    }
play-cost =
    { $cost ->
        [0] free
        [one] 1 point
       *[other] { $cost } points
    }
play-turn-dial = Which way to look
play-turn-toward = Look toward
play-turn-nobody = Choose…
play-place-stay = Stay
play-place-length = { $length } of { $most }
play-place-usual = Enter takes the usual place.
    .touch = Confirm takes the usual place; tap the table or drag a model for another.
play-ghost = From there
play-ghost-sees = Sees { $seen }
play-ghost-nothing = Sees nobody, and nobody can reach it.

play-hint = Hint
play-hint-thinking = The general looks ahead …
play-hint-expects = The reply to expect
play-hint-instead = { $percent } % to win: { $text }
play-hint-others = Instead
play-hint-failed = No hint came. Try again.
play-hint-own = Yours
play-hint-own-how = Point at an option, or draft or drag something on the table: what it would give is told here.
play-hint-own-worth = { $percent } % to win, { $best } % with the hint: { $text }
play-hint-own-label = yours: { $percent } %
play-hint-do = Do it
play-hint-close = Close
play-rating-helped = This game does not count for your rating: you had hints, or the computer played for you.
play-thinking = { $who ->
        [recruit] The recruit is thinking …
        [corporal] The corporal is thinking …
        [sergeant] The sergeant is thinking …
        [general] The general is thinking …
       *[other] The opponent is thinking …
    }
play-thinking-since = { $seconds } seconds already
play-waiting-for = { $who ->
        [recruit] The recruit is next.
        [corporal] The corporal is next.
        [sergeant] The sergeant is next.
        [general] The general is next.
        [match] The opponent is next.
       *[other] Waiting for the other player. You may close the page; the game stays.
    }
play-resolving = Something is being settled …
play-title-yours = Your turn!
play-whose-side = Next: { $side }
play-player = { $name } ({ $letter })
play-opponents = { $one } against { $other }
play-presence-here = is here
play-presence-away = has been away since { $since }
play-presence-absent = is not here
play-nobody-yet = Nobody has sat down across the table yet.
play-unread = { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
play-choose-list = Pick your list
play-choose-about = { $size ->
        [0] The game begins with the list that you pick. Neither of you sees the other’s list before.
       *[other] The game begins with the list that you pick, of at most { $size } points. Neither of you sees the other’s list before.
    }
play-choose-fair = After that you both promise a word for the dice.
play-choose = Play this list
play-waiting-list = Waiting for the other side to pick its list. You may close the page; the game stays.
play-tools = Tools
play-tools-fold = Fewer tools
play-remarks = Messages
play-remarks-none = Nobody has said anything yet.
play-remark = Say something
play-remark-send = Send
play-remark-unheard = That was not sent: the connection is lost.
play-name = Your name
play-name-give = Take this name
play-alerts = Notify me when it is my turn
play-step-by-step = Watch the computer step by step
play-step-next = Next step
play-step-all = To the end of its turn
play-invite = Waiting for your friend
play-invite-about = Send this link to your friend. Whoever has it sits on the other side; keep it between you.
play-invite-used = Somebody has sat down on the other side with your friend’s link, which leads nowhere any more. If that was not your friend, begin a new game.
play-handed = Somebody had this seat before you: whoever gave you its link or code can see what you see. That is right if it was you, at another device.
play-invite-link = Link for your friend
play-copy = Copy the link
play-copied = Copied
play-share = Share …
play-handover = Side { $letter }: { $list }
play-handover-about = It is this side’s turn. Hand the screen over; everything is hidden until then.
play-handover-take = I am side { $letter }

play-ending-won = You win
play-ending-lost = You lose
play-ending-drawn = A draw
play-ending-over = The game is over
play-rematch = Rematch
play-replay = Watch the replay
play-save = Save the game
play-verify = Check the dice
play-notes = Save my notes
play-unnoted = This browser has noted nothing of this game, so it cannot check it.
play-checked-there = The server itself says of it: { $text }
play-checked = { $fault ->
    [none] { $until ->
        [end] Checked in this browser: the match is as it was noted here, from the first promise to the end, and every die and card is what it must be.
       *[middle] Checked in this browser: every die and card is what it must be, and the match is as it was noted here up to step { $noted } of { $steps }; the rest was not noted.
    }
    [commitment] Not fair: the secret or the set-up is not the one that was committed to before the match.
    [setup] Not fair: the game was set up in another way than was committed to before the match.
    [promises] Not fair: a seat has opened another word than the one that it promised.
    [value] Not fair: draw { $index } is not the die or card that the secret and the words give.
    [seal] Not fair: an answer, a rule or a purpose was changed afterwards.
    [noted-match] Not fair: this is not the match that this browser noted.
    [noted-commitment] Not fair: the match was committed to something else than this browser noted.
    [noted-promises] Not fair: a seat has promised another word than this browser noted.
    [noted-words] Not fair: a seat has opened another word than this browser noted.
    [noted-seal] Not fair: step { $index }, or one before it, is not what this browser noted during play.
    [noted-end] Not fair: this browser noted step { $index }, but the match has none.
    [noted-answer] Not fair: step { $index } is not the answer that was given in this browser.
   *[other] Not fair: what the server reveals is incomplete or does not fit together ({ $fault }, { $index }).
}

play-since = Since you last looked
play-since-count = { $count ->
        [one] One line is new
       *[other] { $count } lines are new
    } since you last looked
play-newest = To the newest line
play-side = { $letter }: { $list }
play-side-bare = Side { $letter }
play-units-left = { $left } of { $all }
play-unit-out = out
play-unit-acted = has acted
play-weapons = Weapons
play-threats = Threats
play-bands = Ranges
play-boards-fold = Fold the boards
play-boards-unfold = Unfold the boards
play-board-own = Before you
play-deck = Deck { $count }
play-discard = Discard { $count }
play-hand = Hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
play-hand-empty = No card in hand
play-row-down = { $count ->
        [0] No card face down
        [one] One card face down, turned next
       *[other] { $count } cards face down, the first is turned next
    }
play-row-empty = No card lies face down
play-row-unlaid = No cards lie here yet
play-row-turned = { $count ->
        [one] One card turned
       *[other] { $count } cards turned
    }
play-row-pool = Reinforcement pool:
play-card-face-down = A card, face down
play-attacker = Attacker
play-defender = Defender
play-total = Modifiers: { $total }
play-results = Result
play-result-hit = Hit
play-result-miss = Miss
play-result-open = –
play-column = Column { $number }
play-chain = one more column
play-why-totals = Where the modifiers come from

play-keys = Keys
play-key-enter = the marked answer
play-key-digits = choose the option with this number
play-key-escape = begin the answer anew
play-key-arrows = move the goal by one unit
play-key-shift-arrows = move the goal by a tenth
play-key-turn = turn the model left or right
play-key-hint = hint
play-key-undo = undo
play-key-measure = measure
play-key-threats = threats of the other side
play-key-bands = ranges around the chosen model, in games that count in bands
play-key-eye = look through the chosen model’s eyes
play-key-help = these keys

play-briefing = Briefing
play-briefing-read = Understood, let’s go
play-briefing-none = The mission is still being decided.
play-briefing-aims = What each side is after
play-briefing-scores = What scores
play-briefing-ends = When it ends
play-briefing-books = With which books
play-briefing-you = You
play-lesson = Lesson
play-lesson-count = Lesson, { $at } of { $all }
play-lesson-next = Understood
play-lesson-ff-welcome = This is the table. The two sides differ in colour and in their rings. Turn the table with the right mouse button or two fingers. What you have to do always stands in the panel with the question.
    .touch = This is the table. The two sides differ in colour and in their rings. Turn the table with two fingers. What you have to do always stands in the panel with the question.
play-lesson-ff-activate = The sides take turns, one unit at a time. Choose the Marksman: click the button, or the model on the table.
    .touch = The sides take turns, one unit at a time. Choose the Marksman: tap the button, or the model on the table.
play-lesson-ff-action = Each unit does one thing: hold and shoot, advance and shoot, rush without shooting, or charge. What is not possible now is folded away under “Why not the others”. Choose Advance, and then to move.
play-lesson-ff-move = Drag the model to where it should go, or tap the place. The area with the green outline is what it can reach; the line shows how far it goes. The panel tells whom it would see from there. Then confirm.
play-lesson-ff-charge = The other side acts in its turn. When you are asked again, activate the Bruiser and have it charge an enemy: up to 12 in, and further since it is Fast. The draft shows the way into contact; confirm it.
play-lesson-ff-shoot = Now shoot, and choose the target. Beside each one stand the exact odds; click them to see every number and the rules behind it.
    .touch = Now shoot, and choose the target. Beside each one stand the exact odds; tap them to see every number and the rules behind it.
play-lesson-ff-dice = Dice were rolled. Open a line of the journal to see every die, what it needed, and why.
play-lesson-ff-melee = In melee the charger strikes first; whoever is still standing may strike back. After charging or striking back a unit is Fatigued: until the round ends it hits in melee only on a 6.
play-lesson-ff-score = Play the round to its end. Then whoever alone has a unit within 3 in of an objective seizes it, and keeps it when leaving; if both sides are there it belongs to nobody. After four rounds, more objectives win.
play-lesson-ff-over = You know the ground rules now. Play on here, or begin a real game against the recruit.
play-lesson-col-welcome = This is the table. Collision has no dice: each side draws from a deck of its own. What you have to do always stands in the panel with the question.
play-lesson-col-hand = Below the table lie your deck, your discard pile and your hand. The other side’s cards lie face down for you, as yours do for them.
play-lesson-col-bid = Both sides bid activation points in secret. Whoever bids more draws a card and decides who begins; what was bid is gone for this turn, for both. Bid one or two.
play-lesson-col-activate = An activation costs a point and gives a model two actions. When it is your turn, choose Badger: click the button, or the model on the table.
    .touch = An activation costs a point and gives a model two actions. When it is your turn, choose Badger: tap the button, or the model on the table.
play-lesson-col-charge = Charge Mole, who stands within 5 in. The small number of a card says how far you get; you may replace it from your hand. If it is enough, Badger runs into contact.
play-lesson-col-shoot = Fox has an action left: shoot from up there. Beside each target stand the exact odds, computed from what you know of the cards. Beyond half its range a weapon has −1.
play-lesson-col-lay = A confrontation: each attack is a column. Lay your cards face down in the order you want; your opponent lays theirs against them.
play-lesson-col-share = All your modifiers together make one number. Share it out over your columns: all on one card, or spread over several. Your opponent sees the shares, not the cards.
play-lesson-col-cover = The cards are open. You may cover one of yours with a card from your hand, even as a bluff, or pass: the new card counts even if it is lower, and keeps the share of its column.
play-lesson-col-result = When both pass in a row, the columns are compared. The higher number hits; a tie saves the defender. A Success beats everything but another Success. Pass until it is decided.
play-lesson-col-over = You know the ground rules now. Play on here, or begin a real game against the recruit.
play-lesson-col-practice = One confrontation to practise, without a table. The attacker’s columns lie above, the defender’s below; each column is one attack.
play-lesson-col-practice-over = In each column the higher number hits, and a tie saves the defender; a Success beats all but a Success and brings another attack. Start the lesson again to share out otherwise, or begin a real game.
play-lesson-tra-welcome = This is the table. In Trauma a card calls up each unit, in an order that you lay face down. What you have to do always stands in the panel with the question.
play-lesson-tra-row = Lay your cards in the order in which your units will act, the Scout first: drag them, or move them with the arrows. The other side sees only how many there are.
play-lesson-tra-points = Here lie your cards and your points. Each command point that you bid is a further die for the initiative; what is left pays for activations and orders. Bid one.
play-lesson-tra-turn = When it is your turn to activate, turn your first card. For command points you may also pass, move the card back, or turn two at once.
play-lesson-tra-announce = Without an officer, an activation costs a command point. Then announce up to two actions in their order; twice Fire is one supported fire. Announce a Movement for the Scout.
play-lesson-tra-move = Drag the Scout right up to the Raider, or tap the place; units of several models follow in formation. The area with the green outline is what it can reach. Then confirm.
play-lesson-tra-shoot = With your next card, announce Fire. All weapons of one kind fire as one salvo. Point at a salvo to see its corridor: whoever stands in it may be hit by strays, friends as well. Beside each one stand the exact odds.
play-lesson-tra-dice = 1 and 6 are Up, 2 to 5 are Down. In close combat each Up hits; then Force against Armour says whether Ups or Downs wound. Open a line of the journal to see every die and why it counted.
play-lesson-tra-melee = At contact after a movement, a unit may fight. Only the unit that acts strikes; the other does not strike back, but can fight in its own activation. Fight, and choose your weapon.
play-lesson-tra-score = Play the turn to its end. Then control of the strategic points is settled: an omega brings 2 victory points and the gamma 4, each eliminated infantry unit 1. In a real game alphas bring reinforcements, and 20 points win.
play-lesson-tra-over = You know the ground rules now. Play on here, or begin a real game against the recruit.
play-lesson-cbz-welcome = This is the table. You have a Boss with a sword, and a Rookie and a Lookout with rifles. What you have to do always stands in the panel with the question.
play-lesson-cbz-dice = A shot hits with 6 or more on one die and its modifiers; a 1 always misses, a 6 always hits. Every hit rolls the weapon’s damage against the target’s resistance. Open a line of the journal to see every die and why it counted.
play-lesson-cbz-panic = If the wound roll reaches the resistance, the target is eliminated; if it falls short by 3 or less, it panics: only 3 action points a turn, and it shoots and fights worse. The list and a sign beside the figure show it.
play-lesson-cbz-initiative = Each side rolls a die for each group and adds its leaders. A group whose figures stand too far from their leader rolls a smaller die, and each of them has one action point less. You have won: say who acts first.
play-lesson-cbz-figure = Your figures act one after the other. Choose the Boss: click the button or the figure on the table. The pips beside each name are its action points.
    .touch = Your figures act one after the other. Choose the Boss: tap the button or the figure on the table. The pips beside each name are its action points.
play-lesson-cbz-points = Everything costs action points: 1 for a move or a single shot, 2 for a burst, 5 for an aimed shot or for opportunity fire. What is not possible now is folded away under “Why not the others”. The Boss has only a sword: choose Move.
play-lesson-cbz-move = Drag the Boss toward the Raider, or tap the place. The area with the green outline is what he can reach, and only before him: to go back, turn first. The panel tells whom he would see from there. Then confirm.
play-lesson-cbz-shoot = Done with the Boss, choose the Lookout and a single shot. The target must be before the figure, in sight and within reach; walls hide, low walls only protect. Beside each target stand the exact odds.
play-lesson-cbz-melee = Move until the bases touch; then 1 action point begins a round of close combat. Both roll; leaders, blades and whoever begins have more dice, and the higher total strikes. Pay again for another round: until it is decided, neither can do anything else.
play-lesson-cbz-score = Each enemy eliminated brings victory points: 1 for a fighter, 2 for a second, 3 for a leader. At the end of turn 8 the side with more figures within 15 cm of the centre has 4 more. Whoever leads by 3 wins.
play-lesson-cbz-over = You know the ground rules now. Play on here, or begin a real game against the recruit.
play-lesson-skip = Skip this step
play-lesson-real-game = Play a real game of { $game }
play-lesson-ffo-welcome = Three objectives lie on the table, each with a ring of 3 in. One belongs to the enemy already. Your Adept is a Caster and holds two spell tokens; casters get new ones each round.
play-lesson-ffo-adept = Activate the Adept and choose an action, such as Hold. A caster may cast in its own activation, before it shoots or strikes.
play-lesson-ffo-spell = Choose the spell Bolt. A spell costs its value in tokens, whether or not it succeeds; those you cannot pay are folded away. Each spell can be tried once in an activation.
play-lesson-ffo-target = Choose whom it strikes: a unit that the Adept sees, within the range of the spell.
play-lesson-ffo-tokens = The spell succeeds on 4 or more. Each further token you add gives the roll +1; enemy casters within 18 in may take away as many. Both sides decide in secret. Say how many you add.
play-lesson-ffo-roll = A natural 6 always succeeds and a natural 1 always fails. The hits of a spell need no roll to hit and know no cover: the target only defends. The journal shows every die.
play-lesson-ffo-run = Now the objective. When you are asked again, activate the Runner, choose Advance or Rush, and drag it into the ring of a free objective.
play-lesson-ffo-round = Objectives change hands only at the end of a round. Play this one to its end: Hold is enough for whoever is left.
play-lesson-ffo-held = What you have seized stays yours even if your unit moves on or falls; an enemy alone in the ring takes it, both together make it neutral. Shaken units neither seize nor contest.
play-lesson-ffo-over = Objectives win, and spells clear the way. Play on here, or begin a real game against the recruit.
play-lesson-col-climb = Now Fox: activate it, choose Move, and drag it onto the crates in front of it. Climbing counts against its movement, and a wall asks for a test of agility: a card plus AGI must make 5. A ladder or stairs need none.
play-lesson-trc-welcome = Three enemies with knives come toward your Captain and your Sentry. You have rifles: make them pay for every step.
play-lesson-trc-points = Each turn you get as many command points as your general has Command, one for each card in your row, and one less for each disorganised unit. Lay your row, the Sentry first.
play-lesson-trc-bid = Both sides bid in secret: each point is one more die, and is spent in any case. More successes decide who activates first. Bid one, and keep some for orders.
play-lesson-trc-turn = Turn your first card. Before that you may buy one option: put the card back for 1 point, pass for 1, or turn two cards for 2. Turning a card ends the orders its unit still had.
play-lesson-trc-announce = An activation costs 1 point, with an officer nothing. Announce a Movement, no Fire: only a unit that has not fired can be put on alert.
play-lesson-trc-order = After its actions, give the Sentry the order Alert fire! for 1 point. Then play on: when an enemy ends a movement in its sight, you are asked. The order stays until it is used, or until the Sentry’s card is turned again; then give it anew.
play-lesson-trc-alert = An enemy has just ended a movement in sight. Have your unit fire, or wait for a better target. It can only fire at whoever has just moved.
play-lesson-trc-salvo = Choose the salvo. For 1 point salvos can be staggered, each at another enemy; otherwise the order is used up once the shots are resolved.
play-lesson-trc-left = Points that are left when the turn ends are lost; orders stay. Other orders: Take cover! and Heads down! for 1 point each.
play-lesson-trc-over = You know how to keep the enemy at a distance. Play on here, or begin a real game against the recruit.
play-lesson-cbo-welcome = Just now the other side acts. Your Lookout waits with its weapon ready: it has paid 5 action points for opportunity fire. Your Rookie has panicked.
play-lesson-cbo-interrupt = When an enemy spends points on an action in its sight, you may shoot before it happens. Choose the Lookout; if the enemy moves, say where you stop it. Unused, the shot is lost when the next turn begins: then have the Lookout wait anew.
play-lesson-cbo-weapon = A single shot is one die; a burst has as many as the weapon’s rate of fire, for one target or several. Beside each choice stand the exact odds.
play-lesson-cbo-burst = Say where each shot goes before any die is rolled. If a target falls, the rest of its shots are lost.
play-lesson-cbo-dice = A shot hits with 6 or more on one die and its modifiers; a 1 always misses, a 6 always hits. Every hit rolls the weapon’s damage against the target’s resistance. Open a line of the journal to see every die and why it counted.
play-lesson-cbo-panic = Whoever panics has 3 action points a turn. At the start of each turn it tests with two dice: 8 or more and it recovers, 5 to 7 it stays in panic, 4 or less it runs for the edge of the table.
play-lesson-cbo-initiative = Each turn begins with the initiative: a die for each group, and its leaders. A group whose figures stand too far from their leader rolls a smaller die, and each of them has one action point less. When you have won it, act first.
play-lesson-cbo-cover = Choose a figure, such as the Rookie, and take cover for 1 action point: shots at it have −1 to hit until it moves. Cover of the table is something else: behind a low wall or crates the wound roll has −1 to −4.
play-lesson-cbo-watch = Now set a trap yourself: with the Lookout choose opportunity fire, for 5 action points and as its last action. Turn it first to where the enemy will come: it sees only the half circle before it.
play-lesson-cbo-over = Your trap is set. Play on here to see it spring, or begin a real game against the recruit.

# What is played on the table

play-director = Play-back
play-director-about = What happens is played on the table, yours and the other side’s. You can answer at any time: what is still to be played is then done at once.
play-director-on = Play what happens
play-director-fold = Controls of the play-back
play-pause = Pause
play-go-on-playing = Go on
play-step-scene = One step
play-skip = Skip to my turn
play-speed = Speed
play-speed-times = { $speed }×
play-speed-now = Speed: { $speed }. Change
play-follow = The camera follows what happens
play-sound = Sound
play-sound-on = Sound on
play-sound-off = Sound off
play-volume = Volume
play-roll-won = { $won } of { $all }
play-again = Watch again
play-since-decision = Since your last decision
play-since-events = { $count ->
    [one] one event
   *[other] { $count } events
}
play-since-lost = { $count ->
    [one] one lost
   *[other] { $count } lost
}
play-since-lost-names = lost: { $names }
play-since-gained = points: { $points }
play-round-over = { $round }: what it came to
play-round-side = Side
play-round-lost = Lost
play-round-points = Points
play-filter = Show
play-filter-all = Everything
play-filter-short = Without details
play-filter-dice = Dice and cards
play-filter-mine = Mine
play-filter-theirs = The other side’s
play-search = Search the journal
play-search-short = Search
play-search-none = No line of the journal is like that.
play-key-pause = pause the play-back, or go on
play-key-step = play one step
play-key-skip = skip to my turn
play-key-speed = change the speed of the play-back
play-key-again = watch again what happened since your last decision
play-key-sound = sound on or off
play-line-more = Reasons and rules

# Putting lists together

builder-title = Your lists
builder-lead = Put a list together, share it by a link, and play it. It is kept in this browser.
builder-build = Build a list
builder-tools = The list as a whole
builder-kept = Kept in this browser
builder-unkept = This browser has no room left to keep the list. Save it as a file.
builder-unkept-yet = Not kept yet
builder-unnamed = Without a name
builder-new = New list
builder-open = Open…
builder-open-text = A list or a book
builder-open-how = A file, its text, a link or a code. A list takes its place beside those that you have; a book becomes one that your lists can carry.
builder-open-it = Open it
builder-books = Own books ({ $count })
builder-books-title = Books of your own
builder-books-about = A book that a list takes travels with it: by link, as a file, and into the game.
builder-book-take = Take into the list
builder-book-text = Another book
builder-book-how = A TOML file as docs/books.md describes it.
builder-undo = Undo
builder-redo = Redo
builder-save = Save as a file
builder-share = Share…
builder-share-link = The link
builder-share-about = It carries the whole list with its books. Nothing is stored on the server.
builder-share-code = The code alone
builder-share-code-about = To be pasted under “Open…”.
builder-forget = Delete the list
builder-forget-sure = { $name } is removed from this browser. A link or a file of it stays good.
builder-offers = What can be taken
builder-no-offers = Nothing in these books can be taken.
builder-into = Goes into: { $name }
builder-add = Add
builder-taken = The list
builder-taken-count = The list ({ $count })
builder-nothing = Nothing yet.
builder-group-more = Add: { $name }
builder-fill = Fill this one
builder-copy = Copy
builder-remove = Remove { $name }
builder-options = Options
builder-more = { $name } (+{ $cost })
builder-fewer = Fewer: { $name }
builder-another = More: { $name }
builder-standing = How the list stands
builder-worth = { $total } of { $limit } { $measure }
builder-left = { $count } left
builder-over = { $count } too many
builder-legal = In order
builder-unready = Not complete yet
builder-illegal = Against the rules
builder-lacks = What it lacks
builder-wrong = What is wrong
builder-play = Play this list
builder-code-broken = This link or code holds no list that can be read. Your lists are as they were.
builder-code-large = This link or code holds more than a list can. Your lists are as they were.
builder-view-cards = Cards
builder-view-compared = Compare
builder-print = Print
builder-unit = Unit
builder-attack = Attack
builder-compared-how = { $loss }, exactly, and behind the dot how many { $measure } of the list each of them costs.

# Building a table

editor-title = Build a table
editor-lead = From a ready one, a made-up one or an empty one, and judged by the rules of the game as you build.
editor-build = Build a table
editor-tools = What to do with the table
editor-begin = Begin with…
editor-empty = Empty table
editor-new-name = New table
editor-forget = Delete the table
editor-unkept = This browser has no room left to keep the table. Save it as a file.
editor-open-text = A table
editor-open-how = A file, its text, a link or a code.
editor-code-broken = This link or code holds no table that can be read. Your tables are as they were.
editor-share-about = It carries the whole table. Nothing is stored on the server.
editor-standing = How the table stands
editor-in-order = No fault found
editor-unusual = Only if both players agree
editor-broken = Cannot be played on
editor-play = Play on it
editor-plan = The table from above
editor-keys = Drag a piece, or choose it and use the arrow keys; R turns it, Delete takes it away.
editor-piece = { $name } at { NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) }{ $level ->
    [0] {""}
   *[other] , level { NUMBER($level, maximumFractionDigits: 1) }
}
editor-name = Name of the table
editor-symmetry = The other half
editor-symmetry-none = Built by itself
editor-symmetry-turn = Turned by half a turn
editor-symmetry-across = Mirrored left and right
editor-symmetry-along = Mirrored front and back
editor-snap = Keep to the grid
editor-library = Pieces to add
editor-chosen = The chosen piece
editor-x = From the left
editor-y = From the front
editor-width = Width
editor-depth = Depth
editor-bottom = Level
editor-height = Height
editor-turn = Turn { $degrees }°
editor-stack = Put on top
editor-add-ladder = Add a ladder
editor-add-stairs = Add stairs
editor-add-ramp = Add a ramp
editor-no-access = No ways up
editor-copy = Duplicate
editor-remove = Take away
editor-mission-own = { $name } (drawn here)
editor-mission-draw = Draw zones and objectives
editor-mission-draw-about = Begins with the mission that is shown. What you draw is kept with the table and played on it.
editor-mission-keys = Drag a zone or pull its corners; with the keyboard the arrows move it, and with Shift they resize it. Delete takes an objective away.
editor-mission-save = Save the mission as a file
editor-zone = Zone of { $side }
editor-zone-at = Zone of { $side }, from { NUMBER($left, maximumFractionDigits: 1) }, { NUMBER($front, maximumFractionDigits: 1) } to { NUMBER($right, maximumFractionDigits: 1) }, { NUMBER($back, maximumFractionDigits: 1) }
editor-zones-usual = The usual zones
editor-goal = Objective { $number }
editor-goal-at = Objective { $number } at { NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) }
editor-goal-add = Add an objective
new-mission-drawn = As drawn on the table
editor-report = How fair it is
editor-report-ask = Work it out
editor-report-about = Who sees whom from the deployment zones, where there is cover, and how far it is to what counts in the mission, or else to three places between the sides.
editor-report-old = The table has changed since.
editor-games = Games on it
editor-games-play = Play 200 games
editor-games-stop = Stop
editor-games-about = Two corporals play quick games on the table with the usual lists, and the lists change sides. It takes a minute or two; you can stop it and see what the games so far show.

# Campaigns

campaign-title = Campaigns
campaign-lead = A gang goes from game to game: it earns, learns, finds and loses. The campaign is kept in this browser and as a file.
campaign-none = None of the games has campaigns.
campaign-lost = This campaign is not kept in this browser. Open its file, or begin another.
campaign-kept = Kept in this browser
campaign-entered =
    { $count ->
        [one] { $count } game entered here
       *[other] { $count } games entered here
    }
campaign-begin = Begin a campaign
campaign-begin-it = Begin it
campaign-gang-number = Gang { $number }
campaign-gang-list = The gang’s list
campaign-gang-name = Its name, if another than that of the list
campaign-gang-more = One more gang
campaign-length = How many games it lasts
campaign-open = Open a file
campaign-open-text = A campaign
campaign-open-how = A file that was saved here, or that “escarmouche campaign” keeps.
campaign-open-it = Open it
campaign-no-room = This browser has no room to keep the campaign. Nothing has changed; save your campaigns as files and remove some of them.
campaign-changed = This campaign was gone on with in another window. It is shown as it stands now; please do it again.
campaign-all = All campaigns
campaign-save = Save as a file
campaign-forget = Remove the campaign
campaign-forget-sure = { $name } will be removed from this browser. A file that you have saved can be opened again.
campaign-begun = Games that were begun
campaign-looking = Looking how the game stands …
campaign-game-gone = This game is not kept on the server any more.
campaign-go-on = Go on with the game
campaign-enter = Enter the game
campaign-who = Who goes to the next game
campaign-waits = A game of this campaign waits to be entered.
campaign-next = Set up the next game
campaign-history = All that was done ({ $count })
campaign-to = To the campaign

book-title = Your books
book-lead = Write a book of your own: units, weapons and rules. Try it out, put lists together from it, share it by a link. It is kept in this browser.
book-write = Write a book
book-tools = The book as a whole
book-new = New book
book-use = Use in a list
book-unkept = This browser has no room left to keep the book. Save it as a file.
book-forget = Delete the book
book-open-text = A book
book-open-how = A TOML file, its text, a link or a code; or a list of Army Forge, which becomes a book. It takes its place beside those that you have.
book-share-about = It carries the whole book, with those of your own on which it builds. Nothing is stored on the server.
book-name = Name of the book
book-builds-on = Builds on
book-yours = { $name } (your own)
book-parts = What the book holds
book-standing = How the book stands
book-faults =
    { $count ->
        [0] In order
        [one] One fault
       *[other] { $count } faults
    }
book-show = Show
book-line = line { $line }
book-languages = In other languages
book-take-out = Remove
book-one-more = Add: { $name }
book-row-more = Add a row
book-paste = Paste rows
book-paste-rows = Rows from a spreadsheet
book-paste-how = Copied as they are, with or without their headings. The columns: { $columns }
book-paste-in = Add them
book-copy-out = Copy the table
book-details = Details
book-cell = { $label }, row { $number }
book-changed = changed
book-change = Change
book-unchange = As it was
book-leave-out = Leave out
book-take-back = Take back
book-inherited = { $name } of the books on which it builds ({ $count })
book-card = Its card
book-card-later = The card is shown here once the book is in order.
book-try = Try it
book-toml = As text
book-toml-text = The book as TOML
book-toml-take = Take over
book-toml-back = Leave as it was
book-right = Right would be: { $right }.

# The laboratory

lab-title = Laboratory
lab-lead = Officers play many games on this machine, so that you know rather than guess.
lab-fair = Is this fair?
lab-fair-about = Two corporals play the lists against each other, sides swapped, until it is known whether one is ahead by 5 points of percent, at most 400 games.
lab-one = One list
lab-other = The other list
lab-ask = Is this fair?
lab-all = Experiments of this machine
lab-none = There are none yet.
lab-state = { $state ->
    [runs] Running: { $played } of at most { $most } games.
   *[rests] Not running: { $played } of at most { $most } games.
}
lab-report = Report

# Puzzles

puzzles-title = Puzzles
puzzles-lead = Positions in which one order is clearly the best. Find it.
puzzles-loading = The position is being set up …
puzzles-none = There are no puzzles on this server.
puzzles-today = Today’s puzzle, { $day }
puzzles-solve = Solve it
puzzles-again = Look at it again
puzzles-right = solved
puzzles-wrong = not solved
puzzles-streak =
    { $count ->
        [0] No streak yet: solve the puzzle of the day at the first try.
        [one] Solved on { $count } day in a row.
       *[other] Solved on { $count } days in a row.
    }
puzzles-count = { $right } of { $count } solved
puzzles-number =
    Puzzle { $number }{ $result ->
        [right] , solved
        [wrong] , not solved
       *[open] {""}
    }
puzzle-title = Puzzle { $number }
puzzle-choose = Which order leaves the best chance of winning?
puzzle-found = What each order leaves
puzzle-answer = Give this order
puzzle-units = Units and their cards
puzzle-percent = { $percent } % to win.
puzzle-usual = The sergeant would have done this.
puzzle-right = Right: { $best } is the best order.
puzzle-wrong = Wrong: { $best } would have been the best order.
puzzle-sure = Better than any other by { $gap } points of a hundred or more, sure by { NUMBER($confidence, maximumFractionDigits: 1) } %: each order was played out { $samples } times.
puzzle-expects = To be expected in return: { $text }
puzzle-play-on = Play on from here
puzzle-next = Next puzzle
puzzle-all = All puzzles
