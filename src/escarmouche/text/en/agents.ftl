# What every opponent can say of an answer, in English.

because-usual = Nothing needs weighing here: this is the usual answer.
because-whatever = One allowed answer is as good as another.

refused-no-officer = The opponent “{ $agent }” does not know the game { $game }; “recruit” plays every game.
