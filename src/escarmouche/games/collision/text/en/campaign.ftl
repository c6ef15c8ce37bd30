# Campaigns: what is refused between games, in English.

refused-too-precious = { $item } is worth { $shards } shards; the locker holds an item of { $most } at most.
refused-not-out = { $name } does not miss the next game and needs no medicine.
refused-too-poor = This costs { $shards } shards, but the stock holds { $stock }.
refused-nobody-carries = Nobody in the gang can carry { $item }.
refused-advanced = { $name } cannot raise { $characteristic }: each characteristic is raised once, and a model has two advances at most.
refused-experience = Raising { $characteristic } costs { $cost } experience, but the gang has { $experience }.
refused-out = { $name } is not available for the next game.
refused-dead = { $name } is dead.
refused-not-carried = { $name } does not carry { $item }.
refused-not-stashed = { $gang } has no such item in its stash: { $item }.
refused-unfinished = This game is not over yet.
refused-entered = This game was already entered, as game { $number }.
refused-campaign-over = The campaign is over: all { $games } games have been entered.
refused-other-gang = Neither gang of this game ({ $gangs }) belongs to the campaign ({ $known }).
refused-other-model = { $gang } does not have { $name } as in this game; each game is played with the gang as it stands, and entered before the next.
refused-twice-seated = { $gang } plays on both sides of this game.
refused-no-find =
    { $find ->
        [medicine] There is no medicine to hand out.
       *[other] There is no weapon locker to open.
    }
refused-burdened =
    { $most ->
        [0] { $name } cannot carry any items.
        [one] { $name } cannot carry { $item } as well: { $most } item is the most.
       *[other] { $name } cannot carry { $item } as well: { $most } items are the most, and one armour among them.
    }
