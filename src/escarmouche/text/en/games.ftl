# What differs between games: where models look, how they go, editions and missions, in English.

facing = facing
hint-facing = Add “facing n”, “facing t” or “facing 12 30” to say where the model looks.
hint-facing-how = say “facing n”, “facing t” for a model, “facing 12 30” for a point or “facing 90” for degrees
refused-no-hint = Nobody can give hints in this game yet; “help” tells what you can do.
refused-no-missions = This game has only one mission; leave out --mission { $mission }.
refused-play-switch = { $switch } is for { $games } only, not for { $game }.
refused-no-lists = { $game } is played without lists.
refused-no-campaigns = There are no campaigns of { $game }.
refused-campaign-other-game = This is a game of { $game }, not of this campaign.
refused-campaign-unreadable = { $file } holds no campaign that can be read.
refused-no-deed = Nothing of the kind can be done in this campaign.
campaign-file = The campaign file
refused-no-stage = { $game } has no conformance cases.
refused-broken-mission =
    { $more ->
        [0] The mission cannot be played: { $problem }.
       *[other] The mission cannot be played: { $problem } (and { $more } more).
    }
briefing-own = A mission of your own.
    .ends =
        { $rounds ->
            [one] After one round.
           *[other] After { $rounds } rounds.
        }
    .aim = Both sides: have more points than the other at the end.

# Terrain that is set down in turn

ask-which-terrain = Which piece of terrain do you set down ({ $count } stand)?
ask-place-terrain = Set down: { $kind }.
option-terrain = { $kind } ({ $wide } × { $deep })
option-terrain-enough = No more: this is enough
thing-terrain = the piece of terrain
event-terrain-placed = Player { $seat } sets down { $kind } at { $x } / { $y }.
event-terrain-finished =
    { $count ->
        [one] The terrain is complete: one piece.
       *[other] The terrain is complete: { $count } pieces.
    }
refused-not-in-turn = In this game the players do not set terrain down in turn.
