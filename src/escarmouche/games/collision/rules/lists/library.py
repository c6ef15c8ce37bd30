"""The books of the game, for whoever checks, shows or merges them."""

from escarmouche.games.collision.rules.lists.missions import MISSIONS
from escarmouche.games.collision.rules.lists.shelf import SHELF, judge
from escarmouche.rules.books.library import Library

LIBRARY = Library(SHELF, judge, MISSIONS)
