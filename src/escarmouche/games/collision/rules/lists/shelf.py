"""Where the cards of Collision lie, and the record of each table of such a book."""

from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.lists.cards import (
    BOX,
    CARD,
    Cards,
    WrittenCharacter,
    WrittenItem,
    WrittenWeapon,
    box,
    read_cards,
)
from escarmouche.rules.books.gathering import Shelf, Stock
from escarmouche.rules.books.sources import Flaw, Source

SHELF = Shelf(
    game="collision",
    box=BOX,
    parts={"weapon": WrittenWeapon, "item": WrittenItem, "character": WrittenCharacter},
    rule=CARD,
    prefix="card",
    given={"gear": Source("gear", {"name": "Gear", "item": CATALOGUE.data["item"]}, "catalogue.toml")},
)
"""The items of the catalogue are the book `gear`."""


def cards_in(stock: Stock, gang: str) -> Cards:
    """The cards of some books beside those of the box; characters of no other gang carry its symbol."""
    return read_cards(stock.written(), Cards(weapons=box().weapons), gang)


def judge(stock: Stock) -> None:
    """Note everything that is wrong with some books."""
    for reason in cards_in(stock, "").flaws:
        written = stock.tables.get(reason.data["part"], {}).get(reason.data["name"])
        stock.flaws.append(written.flaw(reason) if written else stock.books[-1].flaw(reason))


def placed(stock: Stock | None, source: Source, flaw: Flaw) -> Flaw:
    """A flaw of a card with its line: in a list, or in the book that writes the card."""
    part, name = flaw.reason.data.get("part", ""), flaw.reason.data.get("name", "")
    own = source.data.get(part, ())
    for number, table in enumerate(own if isinstance(own, list) else ()):
        if isinstance(table, dict) and table.get("key") == name:
            return source.flaw(flaw.reason, part, number)
    written = stock.tables.get(part, {}).get(name) if stock is not None else None
    return written.flaw(flaw.reason) if written else source.flaw(flaw.reason)
