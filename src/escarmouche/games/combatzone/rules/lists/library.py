"""The books of the game, for whoever checks, shows or merges them."""

from escarmouche.games.combatzone.rules.lists.checking import judge
from escarmouche.games.combatzone.rules.lists.missions import MISSIONS
from escarmouche.games.combatzone.rules.lists.shelf import SHELF
from escarmouche.rules.books.library import Library

LIBRARY = Library(SHELF, judge, MISSIONS)
