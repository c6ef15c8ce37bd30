"""Opening what somebody has written: a table, to draw it, and a list, to judge it or to go on with it."""

import msgspec
from msgspec.structs import replace

from escarmouche.board.board import SIDES, Parts, board
from escarmouche.board.book_building import BookSheet, book_sheet, fielding
from escarmouche.board.list_building import (
    Building,
    ListOpened,
    ListSheet,
    book_opened,
    draft_in,
    opened,
    sheet,
    source_in_draft,
)
from escarmouche.board.look import Look
from escarmouche.board.own_names import books_of_list, speak_of, with_own_names
from escarmouche.board.shown import Card, Table
from escarmouche.board.tables import table_shown
from escarmouche.board.words import speak
from escarmouche.board.written_out import turned, written_book
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import catalogue, ruleset
from escarmouche.rules.books.names import names_in


def table_drawn(key: str, wanted: str, language: str, mirror: bool) -> Table:
    """A table as it is drawn."""
    lies, words = board(key), speak(language, key)
    return table_shown(words, turned(lies.table(wanted), mirror=mirror), lies.unit)


def list_judged(key: str, text: str, language: str) -> tuple[str, list[str], list[str]]:
    """The name of a list, everything that is wrong with it, and the books on which it draws."""
    name, faults = board(key).judged(speak(language, ruleset(key).key), text)
    return name, faults, [] if faults else books_of_list(key, language, text)


def missions_named(key: str, text: str, language: str) -> list[tuple[str, str]]:
    """The missions in a book that is written out, by their keys and names; what nobody can play is refused."""
    lies, source = board(ruleset(key).key), written_book(text)
    words = speak(language, key).also(names_in(source.data))
    return [(one.key, words.called(one.name)) for one in lies.own_missions(words, source)]


def list_laid_out(key: str, draft: str, language: str) -> ListSheet:
    """A list that somebody puts together, with what can be taken and what is wrong with it."""
    words = speak(language, ruleset(key).key).also(names_in(source_in_draft(draft).data))
    return sheet(building_of(key), words, board(key).saying(words), draft)


def book_laid_out(key: str, draft: str, language: str) -> BookSheet:
    """A book that somebody writes, with what may stand in it and what is wrong with it."""
    words = speak(language, ruleset(key).key).also(names_in(draft_in(draft)))
    return book_sheet(building_of(key), words, board(key).saying(words), draft)


def card_printed(key: str, draft: str, part: str, wanted: str, language: str) -> list[Card]:
    """The card of one thing in a book that somebody writes."""
    fielded = fielding(building_of(key), speak(language, ruleset(key).key), draft, part, wanted)
    return list_printed(key, msgspec.json.encode(fielded).decode(), language)[:1]


def list_opened(key: str, text: str) -> ListOpened:
    """A list or a book that somebody has written, to go on with it."""
    return opened(building_of(key), text)


def book_brought(key: str, text: str) -> ListOpened:
    """A book that somebody has written, to go on with it."""
    return book_opened(building_of(key), text)


def list_printed(key: str, draft: str, language: str) -> list[Card]:
    """The cards of a list that somebody puts together, as they lie before its player when a game begins."""
    lies, setup = board(key), against_itself(key, draft)
    game = Game(ruleset(key), setup, Seeded(0))
    look = Look(speak_of(language, key, setup), setup, lies.seen(game.view(0)["state"]), 0, {})
    return [_of_one_side(card) for card in lies.unit_cards(look) if card.owner == 0]


def _of_one_side(card: Card) -> Card:
    """A card without the letter of its side, which a name carries that both sides have."""
    letter = f" ({SIDES[0]})"
    damage = [replace(line, name=line.name.removesuffix(letter)) for line in card.damage]
    return replace(card, name=card.name.removesuffix(letter), damage=damage)


def against_itself(key: str, draft: str) -> Setup:
    """A set-up in which a list that somebody puts together stands against itself, within its limits or not."""
    lies, options = board(key), catalogue(key).choose({})
    army, size = building_of(key).mustered(source_in_draft(draft)), lies.sizes()[0]
    table = lies.table(lies.tables()[0], *lies.terms(size, options))
    setup = lies.assemble(Parts(options, (army, army), table, size, agreed=(0, 1)))
    return with_own_names(key, setup, [source_in_draft(draft).data])


def building_of(key: str) -> Building:
    """How the lists of a game are put together; a game without is refused."""
    found = board(ruleset(key).key).building
    if found is None:
        raise Refused(refusal("", "refused-no-lists", game=key))
    return found
