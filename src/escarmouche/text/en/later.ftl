# Later

feed-title = Escarmouche: { $game }
feed-yours = It is your turn
feed-waiting = Your opponent is to act
feed-over = The game is over
refused-words-first = This fair game has not begun: every seat first promises a word, and then opens it.
refused-promised = You have already promised a word; a promise cannot be changed.
refused-promise-first = No word is opened before every seat has promised one.
refused-opened = Your word is open already.
refused-word-unfit = This is not the word that your seat promised.
refused-not-fair = This game has no fair dice: there is nothing to promise.
refused-replay-early = One can look back once the game is over, or in a practice game.
refused-replay-where = There is no answer { $sequence } to look at.
refused-replay-unfinished = This game is not over; only finished games can be gone through.
refused-branch-over = The game was over at that moment, or had not begun.
refused-code = This code is unknown, used up or too old.
refused-too-many-codes = Too many codes were tried from here; wait a while.
lesson-over = The lesson is over.
refused-no-lesson = There is no lesson “{ $lesson }”; there are: { $known }.
order-defaults = Give the usual answer until I am asked something new.
refused-branch-early = One can play on from a game once it is over.
