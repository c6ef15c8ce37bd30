# Campaigns: what is refused between games, in English.

refused-too-precious = { $item } is worth { $shards } shards; the locker holds an item of { $most } at most.
refused-not-out = { $name } does not miss the next game and needs no medicine.
refused-too-poor = This costs { $shards } shards, but the stock holds { $stock }.
refused-nobody-carries = Nobody in the gang can carry { $item }.
refused-advanced = { $name } cannot raise { $characteristic }: each characteristic is raised once, and a model has two advances at most.
refused-experience = Raising { $characteristic } costs { $cost } experience, but the gang has { $experience }.
refused-out = { $name } is not available for the next game.
