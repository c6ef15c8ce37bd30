"""Where the cards of Collision lie, and the record of each table of such a book."""

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.engine.reasons import refusal, remark
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.lists.cards import (
    BOX,
    CARD,
    EFFECT_WORDS,
    EFFECTS,
    Cards,
    WrittenCharacter,
    WrittenItem,
    WrittenPowerCard,
    WrittenWeapon,
    box,
    read_cards,
)
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS
from escarmouche.games.collision.rules.mission_sheet import MissionSheet
from escarmouche.rules.books.gathering import Shelf, Stock, Written, nearest
from escarmouche.rules.books.lines import Place
from escarmouche.rules.books.names import in_languages
from escarmouche.rules.books.sources import Flaw, Source
from escarmouche.rules.missions import PART, part

SHELF = Shelf(
    game="collision",
    box=BOX,
    parts={
        "weapon": in_languages(WrittenWeapon),
        "item": in_languages(WrittenItem),
        "character": in_languages(WrittenCharacter),
        "power_card": WrittenPowerCard,
        **part(MissionSheet),
    },
    rule=CARD,
    prefix="book",
    given={"gear": Source("gear", {"name": "Gear", "item": CATALOGUE.data["item"]}, "catalogue.toml")},
)
"""The items of the catalogue are the book `gear`."""


def cards_in(stock: Stock, gang: str) -> Cards:
    """The cards of some books beside those of the box; characters of no other gang carry its symbol."""
    written = {part: tables for part, tables in stock.written().items() if part != PART}
    return read_cards(written, Cards(weapons=box().weapons), gang)


def power_cards(stock: Stock) -> dict[str, WrittenPowerCard]:
    """The power cards of some books; a Success and a Failure have no small number."""
    found = stock.fitted("power_card", WrittenPowerCard)
    for key, card in found.items():
        if key in ("S", "F") and card.secondary is not None:
            stock.odd("power_card", key, ("key",), key, [str(number) for number in range(1, 9)])
    return found


def written_traits(stock: Stock) -> Iterator[tuple[Written, Place, Mapping[str, Any]]]:
    """Every trait of some books, with the card that has it and where it stands there."""
    for written in (*stock.tables["character"].values(), *stock.tables["item"].values()):
        several = written.table.get("traits", ())
        found: list[tuple[Place, Any]] = [(("trait",), written.table["trait"])] if "trait" in written.table else []
        if isinstance(several, list | tuple):
            found += [(("traits", place), one) for place, one in enumerate(several)]
        yield from ((written, where, one) for where, one in found if isinstance(one, Mapping))


def judge_traits(stock: Stock) -> None:
    """Note what no trait can do, each word with what would be right; traits that do nothing are remarked on."""
    known = [*EFFECTS, *CHARACTERISTICS]
    for written, where, trait in written_traits(stock):
        effect = trait.get("effect", {})
        name = str(trait.get("name", trait.get("key", "?")))[:40]
        for key, value in effect.items() if isinstance(effect, Mapping) else ():
            words = EFFECT_WORDS.get(key)
            if key in known and (words is None or value in words):
                continue
            right = nearest(str(key), known) if words is None else nearest(str(value), words)
            shown = key if words is None else value
            why = refusal(
                CARD, "refused-book-value", part="trait", entry=name, number=0, value=str(shown)[:40],
                field=f"effect.{key}", right=right,
            )  # fmt: skip
            stock.flaws.append(written.flaw(why, *where, "effect", str(key)))
        if not effect and trait.get("text"):
            stock.remarks.append(written.flaw(remark("book-text-only", name=name), *where))


def judge(stock: Stock) -> None:
    """Note everything that is wrong with some books."""
    power_cards(stock)
    judge_traits(stock)
    told = bool(stock.flaws)
    for reason in cards_in(stock, "").flaws:
        if told and reason.data["part"] == "trait" and reason.data["field"] == "effect":
            continue
        written = stock.tables.get(reason.data["part"], {}).get(reason.data["name"])
        field = str(reason.data.get("field", "none"))
        where = () if field == "none" else field.split(".")
        stock.flaws.append(written.flaw(reason, *where) if written else stock.books[-1].flaw(reason))


def placed(stock: Stock | None, source: Source, flaw: Flaw) -> Flaw:
    """A flaw of a card with its line: in a list, or in the book that writes the card."""
    part, name = flaw.reason.data.get("part", ""), flaw.reason.data.get("name", "")
    own = source.data.get(part, ())
    for number, table in enumerate(own if isinstance(own, list) else ()):
        if isinstance(table, dict) and table.get("key") == name:
            return source.flaw(flaw.reason, part, number)
    written = stock.tables.get(part, {}).get(name) if stock is not None else None
    return written.flaw(flaw.reason) if written else source.flaw(flaw.reason)
