# Mehrere Prozesse an einer Datenbank, auf Deutsch.
refused-workers = Mehrere Arbeitsprozesse brauchen ein PostgreSQL, das sie sich teilen: nenne eines in $DATABASE_URL, oder lass --workers weg.
refused-proxy = „{ $proxy }“ ist weder die Adresse noch das Netz eines Proxys; schreibe zum Beispiel --proxy 127.0.0.1 oder --proxy 10.0.0.0/8.
