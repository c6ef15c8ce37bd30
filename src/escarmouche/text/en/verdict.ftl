# Whether a match was fair, in English.

verdict-fair = The match is fair: what was promised before it, every die and card, and every answer are as they must be.
verdict-shape = This is no transcript of a fair match: something is missing from it.
verdict-match = The match has another name than the one that was noted.
verdict-secret = The secret that was revealed is none.
verdict-nonces = The contribution of a seat is missing or is not the one that was noted.
verdict-commitment = The secret that was revealed is not the one that was promised before the match.
verdict-index = Draw { $index } is missing or stands in the wrong place.
verdict-bound = Draw { $index } chooses among numbers that cannot be.
verdict-value = Draw { $index } was changed: the secret and the contributions give another die or card.
verdict-draws = There are fewer draws than were noted.
verdict-rule = Draw { $index } was made for another rule than was noted.
verdict-purpose = Draw { $index } was made for another purpose than was noted.
verdict-save = The game was changed: its answers do not lead to what the file says.
verdict-rules = The dice and cards are right, but the game cannot be played again by the rules of this version.
