# What every game says, in English.

## Answers that are not allowed

refused-already-answered = You have already answered; the others are still thinking.
refused-amount = { $amount } is not allowed: choose a number from { $least } to { $most }.
refused-chosen-twice = The same thing was chosen twice.
refused-early = Question { $number } has not been asked yet.
refused-game-over = The game is over.
refused-how-many =
    { $most ->
        [0] Nothing can be chosen here.
       *[other]
            { $least ->
                [0] Choose at most { $most }, not { $count }.
               *[other]
                    { $span ->
                        [0] Choose exactly { $least }, not { $count }.
                       *[other] Choose from { $least } to { $most }, not { $count }.
                    }
            }
    }
refused-late = Question { $number } has already been answered.
refused-model-missing = Every model must be given a place; { $model } has none.
refused-not-an-order = The answer must name each of the { $count } items exactly once.
refused-not-offered = “{ $choice }” is not on offer here.
refused-not-understood = “{ $value }” is not an answer to this question.
refused-not-yours = It is not for you to answer this.
refused-our-bug = Something went wrong in the rules after “{ $question }”; the game stands as it was before, and the fault is reported.
refused-share = { $place } can take a share from { $least } to { $most }, not { $amount }.
refused-split = The shares must add up to { $total } over all places; these make { $amount }.
refused-too-many-targets =
    { $most ->
        [one] Only one target is allowed, not { $count }.
       *[other] At most { $most } targets are allowed, not { $count }.
    }

## Games and options

refused-option-value = “{ $value }” is not a value of the option “{ $option }”; known values: { $known }.
refused-unknown-game = There is no game “{ $game }”; known games: { $known }.
refused-game-twice = Two games have the key “{ $game }” ({ $packages }); take one of them away.
refused-game-unloaded = The game “{ $game }” ({ $place }) cannot be loaded: { $problem }.
refused-unknown-option = There is no option “{ $option }”; known options: { $known }.
refused-unknown-table = There is no table “{ $name }”; there are { $known }.

## Saves

refused-save-answer = The answer in line { $line } of the save is not allowed by the rules.
refused-save-changed = The save was changed after it was written: line { $line } does not fit.
refused-save-cut = The save is cut off at line { $line }.
refused-save-field = Line { $line } of the save has a field that cannot be read: { $detail }.
refused-save-format = The save has the format { $format }, which this version does not know.
refused-save-line = Line { $line } of the save cannot be read.
refused-save-not-ours = This is not a save of Escarmouche.
refused-save-old = The rules have changed since this game was saved, and it has no point from which it could go on.
refused-save-redealt = A copy of a game with guessed cards cannot be saved.
refused-save-unplayable = The game in the save cannot be played: what line { $line } says is no game.
resumed = The rules have changed since this game was saved; it goes on from its last stored position.
resumed-shortened = The rules have changed since this game was saved; it goes on from its last stored position, and the answers after that are lost.

## Events

event-game-began = A game of { $game } begins.
event-game-ended =
    { $reason ->
        [conceded]
            { $winner ->
                [0] The second player concedes; the first player wins.
               *[other] The first player concedes; the second player wins.
            }
       *[other]
            { $winner ->
                [0] The game is over: the first player wins.
                [1] The game is over: the second player wins.
               *[nobody] The game is over: it is a draw.
            }
    }
refused-unknown-edition = There is no edition “{ $edition }”; known: { $known }.
refused-no-editions = This game has no options that differ between editions; leave out --edition { $edition }.
refused-unknown-entry = There is no chapter “{ $entry }”; known chapters: { $known }.
refused-unknown-argument = “{ $entry }” has no argument “{ $argument }”; known arguments: { $known }.
refused-missing-argument = The argument “{ $argument }” is missing.
refused-ledger-foreign = { $file } does not hold a campaign.
refused-ledger-changed = Line { $line } of { $file } is not as it was written.
