# Mehrere Prozesse an einer Datenbank, auf Deutsch.
refused-workers = Mehrere Arbeitsprozesse brauchen ein PostgreSQL, das sie sich teilen: nenne eines in $DATABASE_URL, oder lass --workers weg.
