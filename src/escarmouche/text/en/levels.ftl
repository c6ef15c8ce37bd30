# Levels and their ratings, in English.

level-rated =
    { $level }: rating { $points }, between { $low } and { $high } with 95 % certainty ({ $games ->
        [one] 1 game
       *[other] { $games } games
    })
level-kept = The ratings are in { $file }.
refused-level-fault = A game of pair { $pair } could not be played to its end: { $problem }

# What a level is worth, and how strong the player is

opponent-match = A match for you
about-match = As strong as you are, by your finished games on this machine. Conceding counts as a loss; practice, lessons and games with hints do not count.
level-worth =
    Rating { $points } ({ $low } to { $high }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }).
level-worth-anchor = Rating { $points }: the others are measured against it.
level-worth-thinking = Measured with { $think } s of thought a decision.
level-as-recruit = as a recruit
level-as-corporal = as a corporal
level-as-sergeant = as a sergeant
level-as-general = as a general
level-next-whole = The opponent that matches this plays { $upper }.
level-next = The opponent that matches this makes { $share } of 100 decisions { $upper }, the others { $lower }.
level-unknown = Nothing is known of you yet, so you are taken for a corporal: a rating of about { $points }.
level-estimate =
    Your rating: about { $points } ({ $low } to { $high } with 95 % certainty), by { $games ->
        [0] your games of the other rulebooks
        [one] 1 game
       *[other] { $games } games
    }.
agent-between = opponent who makes { $share } of 100 decisions { $upper }, the others { $lower }
refused-no-levels = Nobody has measured how strong the opponents of the game { $game } are; choose one of them by name.
level-counted = This game counts for your rating.
level-uncounted = This game does not count for your rating: you had hints.
level-file = Your results are in { $file }; whoever removes it starts anew.
refused-results-unread = The results in { $file } cannot be read ({ $problem }); remove the file to start anew.
level-unkept = The result of this game could not be kept for your rating.
