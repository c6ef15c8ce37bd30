# Turning a figure by a typed line, in English.

hint-turn = Type where to look: “n”, “t” for a figure, “12 30” for a point or “90” for degrees (Enter: { $enter }).
hint-turn-how = say “n”, “t” for a figure, “12 30” for a point or “90” for degrees
