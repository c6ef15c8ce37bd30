# Several processes that serve one database, in English.
refused-workers = Several workers need a PostgreSQL that they share: name one in $DATABASE_URL, or leave out --workers.
refused-proxy = “{ $proxy }” is not an address or network of a proxy; write for example --proxy 127.0.0.1 or --proxy 10.0.0.0/8.
