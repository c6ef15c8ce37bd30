# What every opponent can say of an answer, in English.

because-usual = Nothing needs weighing here: this is the usual answer.
because-whatever = One allowed answer is as good as another.

refused-no-officer = The opponent “{ $agent }” does not know the game { $game }; “recruit” plays every game.
because-terrain-enough = With so much on the table there is enough.
because-terrain-largest = The largest pieces come first.
because-terrain-fair = Opposite to what stands, so that both sides have as much.

refused-no-value = The game { $game } has no value for its positions.
refused-broken-weights = { $file } holds no value of positions: { $problem }.
refused-other-weights = { $file } was learnt from other numbers than those that are measured of a position ({ $names }): train it anew with “lab train”.
refused-lesson-hangs = Game { $number } is not over after { $answers } answers: nothing is learnt from it.
refused-weights-exist = { $file } is already there: name another file, or overwrite it by --force.
refused-seed-learnt = Seed { $seed } names the games that the value has learnt from; name another.
because-chance-of-winning = The chance of winning is then about { $percent } %.
