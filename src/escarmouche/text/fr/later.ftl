# Plus tard

feed-title = Escarmouche : { $game }
feed-yours = C’est à vous
feed-waiting = C’est à votre adversaire
feed-over = La partie est finie
refused-words-first = Cette partie vérifiable n’a pas commencé : chaque camp promet d’abord un mot, puis le révèle.
refused-promised = Vous avez déjà promis un mot ; une promesse ne se change pas.
refused-promise-first = Aucun mot n’est révélé avant que chaque camp en ait promis un.
refused-opened = Votre mot est déjà révélé.
refused-word-unfit = Ce n’est pas le mot que votre camp a promis.
refused-not-fair = Cette partie n’a pas de dés vérifiables : il n’y a rien à promettre.
refused-replay-early = On peut revenir en arrière une fois la partie finie, ou dans une partie d’entraînement.
refused-replay-where = Il n’y a pas de réponse { $sequence } à regarder.
refused-replay-unfinished = Cette partie n’est pas finie ; seules les parties finies peuvent être revues.
refused-branch-over = La partie était finie à ce moment-là, ou n’avait pas commencé.
refused-code = Ce code est inconnu, déjà utilisé ou trop ancien.
refused-too-many-codes = Trop de codes ont été essayés d’ici ; attendez un peu.
lesson-over = La leçon est finie.
refused-no-lesson = Il n’y a pas de leçon « { $lesson } » ; il y a : { $known }.
order-defaults = Donner la réponse habituelle jusqu’à ce qu’on me demande quelque chose de nouveau.
refused-branch-early = On peut repartir d’une partie une fois qu’elle est finie.
