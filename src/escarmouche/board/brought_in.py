"""Opening what somebody has written: a table, to draw it, and a list, to say what is wrong with it."""

from escarmouche.board.board import board
from escarmouche.board.shown import Table
from escarmouche.board.tables import table_shown
from escarmouche.board.words import speak
from escarmouche.board.written_out import turned
from escarmouche.registry import ruleset


def table_drawn(key: str, wanted: str, language: str, mirror: bool) -> Table:
    """A table as it is drawn."""
    lies, words = board(key), speak(language, key)
    return table_shown(words, turned(lies.table(wanted), mirror=mirror), lies.unit)


def list_judged(key: str, text: str, language: str) -> tuple[str, list[str]]:
    """The name of a list, and everything that is wrong with it."""
    return board(key).judged(speak(language, ruleset(key).key), text)
