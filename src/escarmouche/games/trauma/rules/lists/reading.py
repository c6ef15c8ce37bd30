"""Army lists: what a player wrote, read from its file, and the ready lists."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.lists import books
from escarmouche.games.trauma.rules.lists.books import BOX, Book, Pick, book, read_entries
from escarmouche.games.trauma.rules.lists.reference import weapons as reference_weapons
from escarmouche.games.trauma.rules.mission.agreement import USUAL
from escarmouche.rules.written_lists import fit, read_toml

LISTS = BOX / "lists"
REFERENCE_ARMY = "reference-30"
FILE_KEYS = ("name", "book", "points", "part", "unit", "entry", "weapon")
PARTS = ("", "attacker", "defender")


class ArmyList(msgspec.Struct, frozen=True):
    """An army as its player wrote it; `part` is the part it plays in the attack, if that is its purpose."""

    name: str
    book: Book
    points: int
    part: str
    picks: tuple[Pick, ...]
    flaws: tuple[Reason, ...] = ()


def _text(data: Mapping[str, Any], key: str, otherwise: str) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise Refused(refusal("", "refused-list-field", field=key))
    return value


@rule("TRA-PREP-02")
def book_of_choice(key: str) -> Book:
    """Each player builds his army from the army book of his choice."""
    return book(key)


def read_list(data: Mapping[str, Any]) -> ArmyList:
    """An army from its tables: units name entries of its book, or entries that the same file brings."""
    for key in data:
        if key not in FILE_KEYS:
            raise Refused(refusal("", "refused-list-unknown", field=str(key), known=", ".join(FILE_KEYS)))
    points, part = data.get("points", USUAL), _text(data, "part", "")
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise Refused(refusal("TRA-PREP-01", "refused-points", points=str(points)[:20]))
    if part not in PARTS:
        raise Refused(refusal("", "refused-list-field", field="part"))
    chosen = book_of_choice(_text(data, "book", books.REFERENCE))
    weapons = {**reference_weapons(), **chosen.weapons, **books.read_weapons(data)}
    own = Book(chosen.key, chosen.name, {**chosen.entries, **read_entries(data, weapons, chosen.entries)}, weapons)
    picks, flaws = [], []
    for number, table in enumerate(books.tables_in(data, "unit"), start=1):
        pick = fit(Pick, table)
        if isinstance(pick, Pick):
            picks.append(pick)
        else:
            flaws += [refusal("TRA-LIST-08", f"refused-entry-{m}", number=number, field=f or "none") for f, m in pick]
    return ArmyList(_text(data, "name", "?"), own, points, part, tuple(picks), tuple(flaws))


def load_list(path: Path) -> ArmyList:
    """The army in a TOML file."""
    return read_list(read_toml(path))


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
