# Plusieurs processus qui servent une base de données, en français.
refused-workers = Plusieurs processus ont besoin d’un PostgreSQL qu’ils partagent : nommez-en un dans $DATABASE_URL, ou laissez --workers de côté.
