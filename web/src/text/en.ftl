# The words of the page in English. What belongs to a game comes worded from the server.

# Shell

shell-skip = Skip to the content
shell-places = Places
shell-new = New game
shell-games = My games
shell-lessons = First fight
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
home-no-account = No account and no installation: your seat is a link that only you know.
home-continue = Continue your last game
home-games = The games
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
new-lists = Lists
new-list-mine = Your list
new-list-theirs = The other list
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
new-table = Table
new-table-made = Made up from a number
new-table-own = A table of your own…
new-table-text = Your own table
new-table-how = Paste a table as TOML, or choose a file.
new-table-size = { $width } × { $depth } { $unit ->
    [inch] inches
   *[cm] cm
}
new-table-piece = { $count } × { $name }
new-seed = Number of the table
new-seed-another = Another one
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

lessons-title = First fight
lessons-lead = Learn by doing: a small fight in which every step is explained when it comes up.
lessons-empty = There is no guided fight on this server yet.
lessons-practice = Practise against the recruit
lessons-first-fight = { $game }: your first fight
lessons-first-fight-firefight = Three models a side. You activate, move, look, shoot, fight and score.
lessons-first-fight-collision = Three models a side. You bid, activate, climb, shoot and charge with the cards in your hand.
lessons-first-fight-trauma = Three models a side. You lay your cards, activate, move, look, shoot, fight and score.
lessons-first-fight-combatzone = Three figures a side. You shoot out of turn, test your nerve, spend action points, move, shoot and fight.
lessons-first-fight-time = about five minutes
lessons-confrontation = { $game }: a confrontation
lessons-confrontation-collision = Only the cards: lay columns, split your modifiers, replace and bluff until you have the feel of it.
lessons-confrontation-time = two minutes, as often as you like
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
play-seeded = dice from a seed
play-seeded-about = The dice and cards of this game come from a seed: whoever knows it can work them all out.
play-concede = Concede
play-concede-sure = Do you give this game up? Your opponent wins.
play-go-on = Go on playing

play-your-turn = Your turn
play-enter = Enter
play-confirm = Confirm
play-reset = Reset
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
play-amount = How many
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
play-place-most = Up to { $most }: drag on the table, or tap where to go.
play-place-usual = Enter takes the usual place.
play-ghost = From there
play-ghost-sees = Sees { $seen }
play-ghost-nothing = Sees nobody, and nobody can reach it.

play-hint = Hint
play-hint-thinking = The sergeant looks at the table …
play-hint-failed = No hint came. Try again.
play-hint-do = Do it
play-hint-close = Close
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
       *[other] Waiting for the other player. You may close the page; the game stays.
    }
play-resolving = Something is being settled …
play-title-yours = Your turn!
play-whose-side = { $side } is next
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
play-signs = Signs beside the models
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
play-key-bands = Ranges around the chosen model, in games that count in bands
play-key-eye = look through the chosen model’s eyes
play-key-help = these keys

play-lesson = Lesson
play-lesson-count = Lesson, { $at } of { $all }
play-lesson-next = Understood
play-lesson-ff-welcome = This is the table, seen from above. Your models have an unbroken ring or a dashed one, as the list on the left shows. Turn the table with the right mouse button or two fingers. What you have to do always stands in the panel with the question.
play-lesson-ff-activate = The sides take turns, one unit at a time. Choose the unit that acts now: click its button or the unit on the table.
play-lesson-ff-action = Each unit does one thing: hold and shoot, advance and shoot, rush without shooting, or charge into melee. What is greyed out is not possible now, and it says why.
play-lesson-ff-move = Drag the unit to where it should go, or tap the place. The bright area is what it can reach; the line shows how far it goes. The panel tells whom it would see from there. Then confirm.
play-lesson-ff-charge = A charge ends in contact with the enemy, if it reaches that far. The draft shows the usual way: confirm it, or drag to change it.
play-lesson-ff-shoot = Choose the target. Behind each one stand the exact odds; click them to see every number and the rules behind it.
play-lesson-ff-dice = Dice were rolled. Open a line of the journal to see every die, what it needed, and why.
play-lesson-ff-wounds = A unit that takes wounds loses models; their owner chooses which.
play-lesson-ff-melee = In melee both sides strike: first the charger, then the defender if it wants to. Striking tires a unit for the rest of the round.
play-lesson-ff-score = At the end of a round, whoever alone stands within 3″ of an objective holds it, and keeps it when leaving. Whoever holds more of them at the end wins.
play-lesson-ff-over = That was a whole fight. Watch the replay, or start a real game from the home screen.
play-lesson-col-welcome = This is the table, seen from above. Collision has no dice: every side draws from a deck of its own. What you have to do always stands in the panel with the question.
play-lesson-col-hand = Below the table lie your deck, your discard pile and your hand. The other side’s cards lie face down for you, as yours do for them.
play-lesson-col-bid = Both sides bid activation points in secret. Whoever bids more decides who begins, but has fewer points left for this turn.
play-lesson-col-activate = Choose the model that acts now: click its button or the model on the table.
play-lesson-col-action = A model does one thing after the other as long as it may: move, shoot, charge and more. What is greyed out is not possible now, and it says why.
play-lesson-col-move = Drag the model to where it should go, or tap the place; the handle turns it. Which way it looks matters: it does not see behind itself.
play-lesson-col-charge = A charge ends in contact. How far it goes was decided by a card; drag the model to the enemy and confirm.
play-lesson-col-shoot = Choose the target. Behind each one stand the exact odds, computed from what you know of the cards.
play-lesson-col-lay = A confrontation: every shot is a column. Lay your cards face down in the order you want; your opponent lays theirs against them.
play-lesson-col-share = All your modifiers together make one number. Share it out over your columns: all on one card, or spread over several. Your opponent sees the shares, not the cards.
play-lesson-col-cover = The cards are open. You may cover one of yours with a card from your hand, even as a bluff, or pass. When both pass in a row, the columns are compared.
play-lesson-col-result = In each column the higher number wins; a tie saves the defender. A Success beats everything but another Success.
play-lesson-col-loot = Loot is what the fight is about: pick it up and bring it to safety for victory points.
play-lesson-col-over = That was a whole fight. Watch the replay, or start a real game from the home screen.
play-lesson-col-practice = One confrontation to practise, without a table. The attacker’s columns lie above, the defender’s below; each column is one attack.
play-lesson-col-practice-over = That was a confrontation. Start the lesson again to try another way of sharing out.
play-lesson-tra-welcome = This is the table, seen from above. In Trauma a card calls up each unit, in an order that you lay face down. What you have to do always stands in the panel with the question.
play-lesson-tra-row = Lay your cards in the order in which your units will act: drag them, or move them with the arrows. The other side sees only how many there are.
play-lesson-tra-points = Below the table lie your cards and your points. Every die that you bid for the initiative costs a command point; what is left pays for activations and orders.
play-lesson-tra-turn = It is your turn to activate: turn your first card. For command points you may also pass, move the card back, or turn two at once.
play-lesson-tra-announce = Announce up to two actions in their order: move and fire, fire and move, twice the same. Twice Fire is one supported fire, which hits harder.
play-lesson-tra-move = Drag the unit to where it should go, or tap the place; the others follow in formation. The bright area is what it can reach. Then confirm.
play-lesson-tra-shoot = All weapons of one kind fire as one salvo. Point at a salvo to see its corridor: whoever stands in it may be hit by strays, friends as well. Behind each one stand the exact odds.
play-lesson-tra-dice = Dice were rolled: 1 and 6 are Up, 2 to 5 are Down. Open a line of the journal to see every die and why it counted.
play-lesson-tra-order = After its actions a unit may take an order for command points: cover, alert fire when the enemy moves, or heads down. Its marker stays beside the leader.
play-lesson-tra-melee = Units at contact fight: both sides strike, and who loses models tests morale.
play-lesson-tra-score = At the end of each turn control of the strategic points is settled: omega and gamma bring victory points, alpha brings points for reinforcements.
play-lesson-tra-over = That was a whole fight. Watch the replay, or start a real game from the home screen.
play-lesson-cbz-welcome = This is the table, seen from above. You have a Boss with a sword, and a Rookie and a Lookout with rifles. Just now the other side acts. What you have to do always stands in the panel with the question.
play-lesson-cbz-interrupt = Opportunity fire: your Lookout waits with its weapon ready. An enemy does something in its sight, and you may shoot before it happens. Choose the Lookout, or nobody to wait for a better moment; unused, it is lost when the next turn begins.
play-lesson-cbz-moment = The enemy is on its way. You may stop it wherever your figure sees it: from near one hits more easily, and in the open nothing protects it. Its path on the table shows where.
play-lesson-cbz-weapon = A single shot is one die; a burst has as many as the weapon’s rate of fire, for one target or several. Behind each choice stand the exact odds: click them to see every number and its rule.
play-lesson-cbz-burst = Say where each shot of the burst goes before any die is rolled. If a target falls, the rest of its shots are lost.
play-lesson-cbz-dice = A shot hits with 6 or more on one die and its modifiers; a 1 always misses, a 6 always hits. Every hit rolls the weapon’s damage against the target’s resistance. Open a line of the journal to see every die and why it counted.
play-lesson-cbz-panic = The wound roll fell short by 3 or less: the target panics. It has only 3 action points a turn, shoots and fights worse, and starts no fight. The list and a marker beside the figure show it.
play-lesson-cbz-phases = A new turn, in four phases: actions that nobody can refuse, such as running away; reaction tests; the initiative; and the actions of both sides. The first two have just passed: see the journal.
play-lesson-cbz-reaction = Whoever has panicked or runs tests with two dice, like your Rookie just now. 8 or more: recovered, with 3 action points this turn. 5 to 7: panic. 4 or less: it runs for the edge of the table. Leaders and good fighters hold out better.
play-lesson-cbz-initiative = Each side rolls a die for each group and adds its leaders. A group whose figures stand too far from their leader rolls a smaller die, and each of them has one action point less. You have won: say who acts first.
play-lesson-cbz-figure = Your figures act one after the other. Choose who is next: click the button or the figure on the table. The pips beside each name are its action points.
play-lesson-cbz-points = Everything costs action points: 1 for a move or a single shot, 2 for a burst, 5 for an aimed shot or for waiting with opportunity fire. What is greyed out is not possible now, and it says why. The Boss has only a sword: move him to an enemy.
play-lesson-cbz-move = Drag the figure, or tap where it should go. The bright area is what one action point reaches, and only before the figure: to go back, turn first. The panel tells whom it would see from there. Then confirm.
play-lesson-cbz-turn = A figure sees and shoots only in the half circle before it. Up to a right angle it turns for nothing, further for one action point.
play-lesson-cbz-shoot = Choose the target: before the figure, in sight and within reach. Walls hide, low walls only protect. Behind each target stand the exact odds.
play-lesson-cbz-melee = Close combat: 1 action point begins a round with an enemy in contact. Both roll; leaders, blades and whoever begins have more dice, and the higher total strikes. Pay again for another round: until it is decided, neither can do anything else.
play-lesson-cbz-score = Every enemy eliminated brings victory points: 1 for a fighter, 2 for a second, 3 for a leader. At the end, the side with more figures in the circle has 4 more. Whoever leads by 3 wins.
play-lesson-cbz-over = That was a whole fight. Watch the replay, or start a real game from the home screen.

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
play-search-none = No line of the journal is like that.
play-key-pause = pause the play-back, or go on
play-key-step = play one step
play-key-skip = skip to my turn
play-key-speed = change the speed of the play-back
play-key-again = watch again what happened since your last decision
play-key-sound = sound on or off
play-line-more = Reasons and rules
