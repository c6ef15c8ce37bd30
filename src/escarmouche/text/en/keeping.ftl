# What is kept for how long, and what happens when it cannot be, in English.
refused-not-kept = This could not be written down, so nothing was changed; try again in a moment.
refused-unreadable = This game cannot be read at the moment, by a fault of ours; it is still kept.
refused-database-away = The games cannot be reached at the moment; try again soon.
refused-game-gone = This game is not kept here any more.
refused-served-already = Another server already serves { $file }; end it first, or name another file with --data.
expiring = Nothing has been done in this game for a long time: { $days ->
    [one] within a day
   *[other] in { $days } days
} it will be removed, unless somebody plays on. Save what you want to keep.
notice-removed = Nothing was done in this game for so long that it was removed.
refused-full = As many games are kept here as there may be; try again another day.
refused-long-game = More than { $most } things cannot be done in one game, taken back or not.
serve-pruned = { $games ->
    [0] No game was old enough to be removed.
    [one] One game was removed.
   *[other] { $games } games were removed.
}
serve-backed-up = All games are copied to { $file }.
serve-report = { $games } games with { $answers } answers take { $megabytes } MB. Begun in the last 24 hours: { $today }; never played: { $unplayed }; to be removed soon: { $leaving }; faults of ours: { $faults }.
serve-fault = Fault: { $text }
refused-backup-there = { $file } is there already; name a new file for the copy.
refused-backup-elsewhere = A PostgreSQL is backed up with its own program: pg_dump "$DATABASE_URL" > games.sql.
refused-backup = The games cannot be copied to { $file }: { $problem }.
refused-no-games = There are no games in { $file }: name the file with --data.
