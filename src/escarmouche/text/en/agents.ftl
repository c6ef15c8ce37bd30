# What every opponent can say of an answer, in English.

because-usual = Nothing needs weighing here: this is the usual answer.
because-whatever = One allowed answer is as good as another.

refused-no-officer = The opponent “{ $agent }” does not know the game { $game }; “recruit” plays every game.
because-terrain-enough = With so much on the table there is enough.
because-terrain-largest = The largest pieces come first.
because-terrain-fair = Opposite to what stands, so that both sides have as much.
