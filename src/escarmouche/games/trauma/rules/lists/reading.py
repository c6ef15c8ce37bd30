"""Army lists: what a player wrote, read from its file, and the ready lists."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.lists.books import BOX, Book, book, book_of, spelled_out
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.lists.shelf import REFERENCE, SHELF
from escarmouche.games.trauma.rules.lists.units import Pick
from escarmouche.games.trauma.rules.mission.agreement import USUAL
from escarmouche.rules.books.fitting import plain_name, unfit
from escarmouche.rules.books.gathering import OWN_BOOK, gather, misfit_of
from escarmouche.rules.books.names import plainly
from escarmouche.rules.books.sources import Flaw, Flawed, Source, source_in, source_of

LISTS = BOX / "lists"
EARLIER = ("ashen-30", "chorus-30", "reference-30")
"""Lists that came first and are found by name, but not offered any more: others are fairer (docs/balance.md)."""
REFERENCE_ARMY = "reference-30"
FILE_KEYS = ("name", "book", "books", OWN_BOOK, "points", "part", "unit")
"""What a list says besides the entries that it brings."""
PARTS = ("", "attacker", "defender")


class ArmyList(msgspec.Struct, frozen=True):
    """An army as its player wrote it; `part` is the part it plays in the attack, if that is its purpose.

    `numbers` says which of the units in its file each pick is.
    """

    name: str
    book: Book
    points: int
    part: str
    picks: tuple[Pick, ...]
    flaws: tuple[Flaw, ...] = ()
    source: Source = Source("", {})
    numbers: tuple[int, ...] = ()


def _text(data: Mapping[str, Any], key: str, otherwise: str) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise Refused(refusal("", "refused-list-field", field=key))
    return value


def read_list(data: Mapping[str, Any], text: str = "") -> ArmyList:
    """An army from its tables: units name entries of its books, or entries that the same file brings."""
    return sound(read_source(source_in(data, text)))


def sound(army: ArmyList) -> ArmyList:
    """The army, if nothing is wrong with the books that it draws on."""
    if army.book.flaws:
        raise Flawed(army.book.flaws)
    return army


def read_source(source: Source) -> ArmyList:
    """An army as it was written, with everything that is wrong with it and its books."""
    data = source.data
    points, part = data.get("points", USUAL), _text(data, "part", "")
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise Refused(refusal("TRA-PREP-01", "refused-points", points=str(points)[:20]))
    if part not in PARTS:
        raise Refused(refusal("", "refused-list-field", field="part"))
    own, (picks, flaws) = drawn_on(source), read_picks(source)
    numbers = tuple(picks)
    return ArmyList(_text(plainly(data), "name", "?"), own, points, part, tuple(picks.values()), flaws, source, numbers)


@rule("TRA-LIST-05", always=True, otherwise={})
def weapons_at_hand(found: Book) -> Mapping[str, Weapon]:
    """The weapons of the books of a list: the reference weapons are among them unless a book leaves them out."""
    return found.weapons


def drawn_on(source: Source) -> Book:
    """The books of a list and what it brings itself, as one."""
    found = put_together(source)
    return msgspec.structs.replace(found, weapons=dict(weapons_at_hand(found)))


def put_together(source: Source) -> Book:
    """The one book that a list names, or its books and its own entries."""
    named = books_of_choice(source.data)
    if len(named) == 1 and set(source.data) <= {*FILE_KEYS} - {OWN_BOOK} and named[0] in SHELF.ready_keys():
        return book(named[0])
    stock = gather(source, SHELF, named, FILE_KEYS)
    called = [plain_name(one.data.get("name", one.key)) for one in stock.books if one.key in named]
    return book_of(stock, named[0] if named else "", " + ".join(called) or "?")


@rule("TRA-PREP-02")
def books_of_choice(data: Mapping[str, Any]) -> list[str]:
    """Each player builds his army from the army books of his choice, from the reference if he names none."""
    several = data.get("books", [])
    if not isinstance(several, list) or not all(isinstance(one, str) for one in several):
        raise Refused(refusal("", "refused-list-field", field="books"))
    named = [*([_text(data, "book", "")] if data.get("book", "") != "" else []), *several]
    return named or [REFERENCE]


def read_picks(source: Source) -> tuple[dict[int, Pick], tuple[Flaw, ...]]:
    """The units of a list by their number in it, and what is wrong with the others."""
    written = source.data.get("unit", [])
    if not isinstance(written, list | tuple):
        raise Refused(refusal("TRA-LIST-01", "refused-list-field", field="unit"))
    picks, flaws = {}, []
    for number, table in enumerate(written):
        try:
            picks[number] = msgspec.convert(spelled_out(table), Pick)
        except msgspec.ValidationError:
            name = str(table.get("entry", "unit")) if isinstance(table, Mapping) else "unit"
            for one in unfit(Pick, table):
                why = misfit_of(SHELF, "unit", name, ("unit", number), one)
                flaws.append(source.flaw(msgspec.structs.replace(why, rule="TRA-LIST-08"), "unit", number, *one.where))
    return picks, tuple(flaws)


def load_list(path: Path) -> ArmyList:
    """The army in a TOML file."""
    return sound(read_source(source_of(path)))


def ready_keys() -> list[str]:
    """The ready armies."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def ready_list(key: str) -> ArmyList:
    """The ready army of that key."""
    if key not in ready_keys():
        raise Refused(refusal("", "refused-unknown-army", name=key[:40], known=", ".join(ready_keys())))
    return reference_army() if key == REFERENCE_ARMY else load_list(LISTS / f"{key}.toml")


@rule("TRA-LIST-07")
def reference_army() -> ArmyList:
    """The reference army: 24 points to begin with, 6 in reinforcement."""
    return load_list(LISTS / f"{REFERENCE_ARMY}.toml")
