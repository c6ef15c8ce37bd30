# Composer une liste.

builder-list-name = Nom de la liste
builder-name = Nom
builder-size = Format
builder-book = Livre
builder-own-book = { $book } (à vous)
builder-new-list = Nouvelle liste
builder-points = points
builder-units = Unités
refused-draft = Ceci n’est pas une liste composée ici : elle est illisible.
books-ready = Les deux listes viennent des livres du jeu.
books-one = { $book }
books-inert = { $book } ; gardé comme texte sans effet : { $rules }
