# Eine Liste zusammenstellen.

builder-list-name = Name der Liste
builder-name = Name
builder-size = Größe
builder-book = Buch
builder-own-book = { $book } (eigenes)
builder-new-list = Neue Liste
builder-points = Punkte
builder-units = Einheiten
refused-draft = Das ist keine Liste, die hier zusammengestellt wurde: Sie ist nicht lesbar.
books-ready = Beide Listen sind aus Büchern, die zum Spiel gehören.
books-one = { $book }
books-inert = { $book }; als Text ohne Wirkung: { $rules }
