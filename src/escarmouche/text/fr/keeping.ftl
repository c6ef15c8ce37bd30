# Ce qui est gardé, combien de temps, et ce qui arrive quand ce n’est pas possible, en français.
refused-not-kept = Cela n’a pas pu être noté, donc rien n’a changé ; réessayez dans un instant.
refused-unreadable = Cette partie ne peut pas être lue pour le moment, par une faute de notre part ; elle est toujours gardée.
refused-database-away = Les parties sont hors d’atteinte pour le moment ; réessayez bientôt.
refused-game-gone = Cette partie n’est plus gardée ici.
refused-served-already = Un autre serveur sert déjà { $file } ; arrêtez-le d’abord, ou nommez un autre fichier avec --data.
expiring = Rien n’a été fait dans cette partie depuis longtemps : { $days ->
    [one] d’ici un jour
   *[other] dans { $days } jours
} elle sera supprimée, à moins que quelqu’un ne continue. Enregistrez ce que vous voulez garder.
notice-removed = Rien n’a été fait dans cette partie depuis si longtemps qu’elle a été supprimée.
refused-full = On garde déjà ici autant de parties que possible ; réessayez un autre jour.
refused-long-game = On ne peut pas faire plus de { $most } choses dans une partie, reprises ou non.
serve-pruned = { $games ->
    [0] Aucune partie n’était assez ancienne pour être supprimée.
    [one] Une partie a été supprimée.
   *[other] { $games } parties ont été supprimées.
}
serve-backed-up = Toutes les parties sont copiées dans { $file }.
serve-report = { $games } parties avec { $answers } réponses occupent { $megabytes } Mo. Commencées dans les dernières 24 heures : { $today } ; jamais jouées : { $unplayed } ; bientôt supprimées : { $leaving } ; fautes de notre part : { $faults }.
serve-fault = Faute : { $text }
refused-backup-there = { $file } existe déjà ; nommez un nouveau fichier pour la copie.
refused-backup-elsewhere = Un PostgreSQL se sauvegarde avec son propre programme : pg_dump "$DATABASE_URL" > parties.sql.
refused-backup = Les parties ne peuvent pas être copiées dans { $file } : { $problem }.
refused-no-games = Il n’y a pas de parties dans { $file } : nommez le fichier avec --data.
