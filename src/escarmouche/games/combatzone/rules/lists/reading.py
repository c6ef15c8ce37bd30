"""Lists as they are written: the cards of the factions, ready lists, and reading a file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import note
from escarmouche.games.combatzone.data import FOLDER
from escarmouche.games.combatzone.rules.wounds.wound_roll import second_armour
from escarmouche.rules.written_lists import fit, read_toml

BOX = FOLDER / "rosters"
LISTS = BOX / "lists"
FILE_KEYS = ("name", "faction", "points", "group", "card")
SIZES = (150, 200, 300)
USUAL = 200
MOST_COPIES = 99
"""How often a list may want the same figure, before anybody asks whether the group is too large."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure as a list or a faction writes it."""

    key: str = ""
    name: str = ""
    quality: str = "average"
    role: str = "member"
    machine: str = ""
    armour: str = ""
    weapons: tuple[str, ...] = ()
    blades: tuple[str, ...] = ()
    grenades: Annotated[int, msgspec.Meta(ge=0)] = 0
    kits: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of a list: a card of the faction, how many, and what is different about them."""

    card: str
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)] = 1
    name: str = ""
    role: str = ""
    quality: str = ""
    armour: str = ""
    weapons: tuple[str, ...] | None = None
    blades: tuple[str, ...] | None = None
    grenades: Annotated[int, msgspec.Meta(ge=0)] | None = None
    kits: tuple[str, ...] | None = None
    skills: tuple[str, ...] | None = None


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group as a list writes it."""

    kind: str
    members: tuple[Choice, ...]
    name: str = ""


class ForceList(msgspec.Struct, frozen=True):
    """A force as its player wrote it."""

    name: str
    faction: str
    points: int
    groups: tuple[tuple[str, str, tuple[Card, ...]], ...]
    flaws: tuple[Reason, ...] = ()


class ListCard(msgspec.Struct, frozen=True):
    """A ready force."""

    key: str
    name: str
    faction: str
    cost: int
    groups: int
    figures: int
    points: int


def faction_keys() -> list[str]:
    """The factions of the box."""
    return sorted(path.stem for path in BOX.glob("*.toml"))


@cache
def faction(key: str) -> tuple[str, dict[str, Card]]:
    """The name and the cards of a faction."""
    if key not in faction_keys():
        raise Refused(refusal("", "refused-unknown-faction", name=key[:40], known=", ".join(faction_keys())))
    data = read_toml(BOX / f"{key}.toml")
    return data["name"], read_cards(data)


def read_cards(data: Mapping[str, Any]) -> dict[str, Card]:
    """The cards of a faction, or of a list that brings its own."""
    found = {}
    for number, table in enumerate(_tables(data, "card"), start=1):
        if reason := second_armour(table):
            raise Refused(reason)
        card = fit(Card, table)
        if not isinstance(card, Card):
            field, matter = card[0]
            raise Refused(refusal("CBZ-FORCE-02", f"refused-entry-{matter}", number=number, field=field or "none"))
        found[card.key] = card
    return found


def _tables(data: Mapping[str, Any], key: str) -> list[Any]:
    tables = data.get(key, [])
    if not isinstance(tables, list):
        raise Refused(refusal("", "refused-list-field", field=key))
    return tables


def _text(data: Mapping[str, Any], key: str, otherwise: str) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise Refused(refusal("", "refused-list-field", field=key))
    return value


def read_list(data: Mapping[str, Any]) -> ForceList:
    """A force from its tables: figures name cards of the faction, or cards that the same file brings."""
    for key in data:
        if key not in FILE_KEYS:
            raise Refused(refusal("", "refused-list-unknown", field=str(key), known=", ".join(FILE_KEYS)))
    points = data.get("points", USUAL)
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise Refused(refusal("CBZ-FORCE-01", "refused-points-number", points=str(points)[:20]))
    side = _text(data, "faction", "")
    cards = {**(faction(side)[1] if side else {}), **read_cards(data)}
    groups, flaws = [], []
    for number, table in enumerate(_tables(data, "group"), start=1):
        band = fit(Band, table)
        if not isinstance(band, Band):
            flaws += [refusal("CBZ-FORCE-02", f"refused-entry-{m}", number=number, field=f or "none") for f, m in band]
            continue
        flaws += [
            refusal("CBZ-FORCE-02", "refused-unknown-card", card=choice.card[:40])
            for choice in band.members
            if choice.card not in cards
        ]
        members = [one for choice in band.members if choice.card in cards for one in chosen(cards[choice.card], choice)]
        groups.append((band.name or f"{number}", band.kind, tuple(members)))
    if flaws:
        note("CBZ-FORCE-02")
    return ForceList(_text(data, "name", "?"), side, points, tuple(groups), tuple(flaws))


def chosen(card: Card, choice: Choice) -> list[Card]:
    """So many figures of a card, with what the list changes about them."""
    changed = {
        field: value
        for field in ("name", "role", "quality", "armour", "weapons", "blades", "grenades", "kits", "skills")
        if (value := getattr(choice, field)) not in ("", None)
    }
    return [msgspec.structs.replace(card, **changed)] * choice.count


def load_list(path: Path) -> ForceList:
    """The force in a TOML file."""
    return read_list(read_toml(path))


def ready_keys() -> list[str]:
    """The ready forces."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def ready_list(key: str) -> ForceList:
    """The ready force of that key."""
    if key not in ready_keys():
        raise Refused(refusal("", "refused-unknown-force", name=key[:40], known=", ".join(ready_keys())))
    return load_list(LISTS / f"{key}.toml")


def everybody(key: str) -> ForceList:
    """One of each figure of a faction: heroes alone, all others in a group of the kind that its ready forces are."""
    name, cards = faction(key)
    ready = [force for one in ready_keys() if (force := ready_list(one)).faction == key]
    kind = next((kind for force in ready for _, kind, _ in force.groups if kind != "hero"), "squad")
    heroes = [(card.name, "hero", (card,)) for card in cards.values() if card.role == "hero"]
    others = tuple(card for card in cards.values() if card.role != "hero")
    return ForceList(name, key, USUAL, ((name, kind, others), *heroes))
