"""Opening what somebody has written: a table, to draw it, and a list, to judge it or to go on with it."""

from escarmouche.board.board import board
from escarmouche.board.list_building import Building, ListOpened, ListSheet, opened, sheet
from escarmouche.board.shown import Table
from escarmouche.board.tables import table_shown
from escarmouche.board.words import speak
from escarmouche.board.written_out import turned
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import ruleset


def table_drawn(key: str, wanted: str, language: str, mirror: bool) -> Table:
    """A table as it is drawn."""
    lies, words = board(key), speak(language, key)
    return table_shown(words, turned(lies.table(wanted), mirror=mirror), lies.unit)


def list_judged(key: str, text: str, language: str) -> tuple[str, list[str]]:
    """The name of a list, and everything that is wrong with it."""
    return board(key).judged(speak(language, ruleset(key).key), text)


def list_laid_out(key: str, draft: str, language: str) -> ListSheet:
    """A list that somebody puts together, with what can be taken and what is wrong with it."""
    words = speak(language, ruleset(key).key)
    return sheet(building_of(key), words, board(key).saying(words), draft)


def list_opened(key: str, text: str) -> ListOpened:
    """A list or a book that somebody has written, to go on with it."""
    return opened(building_of(key), text)


def building_of(key: str) -> Building:
    """How the lists of a game are put together; a game without is refused."""
    found = board(ruleset(key).key).building
    if found is None:
        raise Refused(refusal("", "refused-no-lists", game=key))
    return found
