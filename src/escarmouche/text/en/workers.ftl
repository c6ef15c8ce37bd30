# Several processes that serve one database, in English.
refused-workers = Several workers need a PostgreSQL that they share: name one in $DATABASE_URL, or leave out --workers.
