# Putting a list together.

builder-list-name = Name of the list
builder-name = Name
builder-size = Size
builder-book = Book
builder-own-book = { $book } (your own)
builder-new-list = New list
builder-points = points
builder-units = Units
refused-draft = This is not a list that was put together here: it cannot be read.
books-ready = Both lists are made of books that come with the game.
books-one = { $book }
books-inert = { $book }; kept as text without effect: { $rules }
