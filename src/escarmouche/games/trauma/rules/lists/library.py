"""The books of the game, for whoever checks, shows or merges them."""

from escarmouche.games.trauma.rules.lists.books import judge
from escarmouche.games.trauma.rules.lists.missions import MISSIONS
from escarmouche.games.trauma.rules.lists.shelf import SHELF
from escarmouche.rules.books.library import Library

LIBRARY = Library(SHELF, judge, MISSIONS)
