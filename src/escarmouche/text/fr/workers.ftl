# Plusieurs processus qui servent une base de données, en français.
refused-workers = Plusieurs processus ont besoin d’un PostgreSQL qu’ils partagent : nommez-en un dans $DATABASE_URL, ou laissez --workers de côté.
refused-proxy = « { $proxy } » n’est pas l’adresse ni le réseau d’un proxy ; écrivez par exemple --proxy 127.0.0.1 ou --proxy 10.0.0.0/8.
