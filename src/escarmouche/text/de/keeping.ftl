# Was wie lange aufgehoben wird, und was geschieht, wenn das nicht geht, auf Deutsch.
refused-not-kept = Das konnte nicht aufgeschrieben werden, also hat sich nichts geändert; versuche es gleich noch einmal.
refused-unreadable = Dieses Spiel lässt sich im Moment durch einen Fehler von uns nicht lesen; aufgehoben ist es noch.
refused-database-away = Die Spiele sind im Moment nicht zu erreichen; versuche es bald wieder.
refused-game-gone = Dieses Spiel ist hier nicht mehr aufgehoben.
refused-served-already = Ein anderer Server hat { $file } schon in Arbeit; beende ihn zuerst, oder nenne mit --data eine andere Datei.
expiring = In diesem Spiel wurde lange nichts getan: { $days ->
    [one] binnen eines Tages
   *[other] in { $days } Tagen
} wird es gelöscht, wenn niemand weiterspielt. Speichere, was du behalten willst.
notice-removed = In diesem Spiel wurde so lange nichts getan, dass es gelöscht wurde.
refused-full = Hier sind so viele Spiele aufgehoben, wie es sein dürfen; versuche es an einem anderen Tag.
refused-long-game = Mehr als { $most } Dinge kann man in einem Spiel nicht tun, zurückgenommen oder nicht.
serve-pruned = { $games ->
    [0] Kein Spiel war alt genug, um gelöscht zu werden.
    [one] Ein Spiel wurde gelöscht.
   *[other] { $games } Spiele wurden gelöscht.
}
serve-backed-up = Alle Spiele sind nach { $file } kopiert.
serve-report = { $games } Spiele mit { $answers } Antworten brauchen { $megabytes } MB. In den letzten 24 Stunden begonnen: { $today }; nie gespielt: { $unplayed }; bald gelöscht: { $leaving }; Fehler von uns: { $faults }.
serve-fault = Fehler: { $text }
refused-backup-there = { $file } gibt es schon; nenne eine neue Datei für die Kopie.
refused-backup-elsewhere = Ein PostgreSQL wird mit seinem eigenen Programm gesichert: pg_dump "$DATABASE_URL" > spiele.sql.
refused-backup = Die Spiele lassen sich nicht nach { $file } kopieren: { $problem }.
refused-no-games = In { $file } sind keine Spiele: nenne die Datei mit --data.
