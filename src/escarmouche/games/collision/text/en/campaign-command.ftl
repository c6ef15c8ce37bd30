# What the command “campaign” says, in English.

campaign-founded = The campaign is kept in { $file }.
campaign-progress =
    { $played ->
        [one] { $played } of { $games } games has been played.
       *[other] { $played } of { $games } games have been played.
    }
campaign-gang =
    { $played ->
        [one] { $gang } ({ $faction }): { $played } game, { $won } won
       *[other] { $gang } ({ $faction }): { $played } games, { $won } won
    }
campaign-stock = Stock: { $stock } shards. Models: { $value } shards. Experience: { $experience } to spend, { $earned } earned in all.
campaign-stashed = Stash: { $items }.
campaign-shards = { $shards } shards
campaign-learnt = learnt { $characteristics }
campaign-misses = misses the next game
campaign-dead = dead
campaign-open-medicine = Medicine was found: “campaign take FILE --heal NAME” lets somebody who would miss the next game play; “campaign take FILE --shards” gives { $shards } shards.
campaign-open-locker = A weapon locker was found: “campaign take FILE --item ITEM --for NAME” gives an item worth { $most } shards at most; “campaign take FILE --shards” gives { $shards } shards.
campaign-games = Games
campaign-result =
    { $number }. { $mission }, { $one } – { $other }{ $points ->
        [none] { "" }
       *[other] { " " }{ $points }
    }. { $reason ->
        [draw] A draw.
        [conceded] { $winner } wins, as the other side gave up.
        [wiped-out] { $winner } wins, the last on the table.
       *[other] { $winner } wins.
    }
campaign-won = The campaign is over: { $gang } wins it.
campaign-tied = The campaign is over, and nobody wins it: the best gangs are equal.
campaign-ended = The campaign is over.
campaign-torn = The last line of the file was cut off while it was being written; what it was to say never counted.
campaign-left-open = Left open after the last game, { $card }: { $shards } shards.
campaign-earned = { $gang } gains { $experience } experience and { $shards } shards.
campaign-fate =
    { $fate ->
        [dead] { $name } was killed and draws { $card }: dead, all items are lost.
        [misses] { $name } was killed and draws { $card }: misses the next game.
       *[recovers] { $name } was killed and draws { $card }: recovers.
    }
campaign-explored =
    { $shards ->
        [none] Exploration, { $card }: nothing.
       *[other] Exploration, { $card }: { $shards } shards.
    }
campaign-explored-choice = Exploration, { $card }: something to choose.
campaign-after = { $gang } now has { $stock } shards in stock and { $experience } experience to spend.
campaign-kept = The game is saved in { $file }.
campaign-hired = { $name } joins the gang for { $shards } shards; { $stock } are left in stock.
campaign-bought = { $name } gets { $item } for { $shards } shards; { $stock } are left in stock.
campaign-given = { $giver } hands { $item } to { $taker }.
campaign-stowed = { $name } lays { $item } into the stash.
campaign-fetched = { $name } takes { $item } out of the stash.
campaign-advanced = { $name } gains +1 { $characteristic } and is worth { $value } shards; { $experience } experience is left.
campaign-rested = { $gang } sits a game out; back again: { $names }.
campaign-roster =
    { $models ->
        [one] { $models } model worth { $shards } shards is written to { $file }.
       *[other] { $models } models worth { $shards } shards are written to { $file }.
    }
campaign-did-founded = The campaign begins.
campaign-did-entered = Game { $number } is entered ({ $file }).
campaign-did-played = Game { $number } is entered.
campaign-fielded =
    { $models ->
        [one] { $models } model, { $shards } shards
       *[other] { $models } models, { $shards } shards
    }
campaign-learning = Learn
campaign-buying = Buy
campaign-giving = Hand over
campaign-stash = Stash
campaign-hiring = Hire
campaign-resting = Sit a game out
campaign-found-medicine = Medicine was found
campaign-found-locker = A weapon locker was found
campaign-step-learn = +1 { $characteristic } for { $cost } experience
campaign-step-buy = { $item } for { $shards } shards
campaign-step-give = { $item } for { $name }
campaign-step-stow = Lay down { $item }
campaign-step-fetch = Take { $item }
campaign-step-hire = { $name } for { $shards } shards
campaign-step-rest = Whoever misses a game is back
campaign-step-heal = { $name } plays the next game
campaign-step-shards = { $shards } shards for everything that was found
campaign-did-healed = { $gang }: medicine for { $name }.
campaign-did-found = { $gang }: { $item } from a weapon locker.
campaign-did-took-shards = { $gang }: shards for what was found.
campaign-did-hired = { $gang }: { $name } is hired.
campaign-did-bought = { $gang }: { $item } is bought for { $name }.
campaign-did-given = { $gang }: { $giver } hands { $item } to { $taker }.
campaign-did-stowed = { $gang }: { $name } lays { $item } into the stash.
campaign-did-fetched = { $gang }: { $name } takes { $item } out of the stash.
campaign-did-learnt = { $gang }: { $name } gains +1 { $characteristic }.
campaign-did-rested = { $gang } sits a game out.
refused-ledger-there = { $file } is there already; a campaign begins in a new file.
refused-campaign-format = { $file } is from another version of the program (format { $format }).
refused-campaign-game = { $file } holds a game of { $game }; campaigns are for Collision.
refused-gang-twice = Two gangs are called “{ $gang }”; give one of them another name.
refused-too-many-names = There are { $names } names for { $gangs } gangs.
refused-which-gang = Say which gang is meant with --gang: { $known }.
refused-no-such-gang = There is no gang “{ $gang }” in the campaign; there are { $known }.
refused-no-such-model = There is nobody called “{ $name }” in the gang; there are { $known }.
refused-no-such-character = There is no character “{ $name }” for this gang; there are { $known }.
refused-no-such-item = There is no item “{ $name }”; there are { $known }.
refused-name-taken = “{ $name }” is already the name of somebody in the gang.
refused-no-advance = “{ $name }” cannot be learnt; there are { $known }.
refused-take-what = Say what to take with one of --heal, --item and --shards.
refused-no-rest = { $gang } sits a game out only if fewer than { $least } models are fit and somebody would be back.
