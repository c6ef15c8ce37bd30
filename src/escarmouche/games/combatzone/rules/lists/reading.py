"""Lists as they are written: the cards of the factions, ready lists, and reading a file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec

from escarmouche.engine.reasons import Refused, refusal, remark
from escarmouche.engine.rulebook import note
from escarmouche.games.combatzone.rules.lists.books import PRICES, Arsenal, arsenal_of, cards_of, standard
from escarmouche.games.combatzone.rules.lists.shelf import SHELF, Limit, Priced
from escarmouche.games.combatzone.rules.lists.shelf import Card as Card
from escarmouche.rules.books.fitting import plain_name, unfit
from escarmouche.rules.books.gathering import OWN_BOOK, Stock, gather, misfit_of, nearest
from escarmouche.rules.books.names import plainly
from escarmouche.rules.books.sources import SUFFIX, Flaw, Flawed, Source, source_in, source_of

LISTS = SHELF.box / "lists"
EARLIER = ("foundry-200", "hounds-200")
"""Lists that came first and are found by name, but not offered any more: others are fairer (docs/balance.md)."""
FILE_KEYS = ("name", "faction", "books", OWN_BOOK, "points", "group")
"""What a list says besides the tables that it brings."""
HAND_GRENADE = "hand_grenade"
SIZES = (150, 200, 300)
USUAL = 200
MOST_COPIES = 99
"""How often a list may want the same figure, before anybody asks whether the group is too large."""


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
    """A force as its player wrote it; `numbers` says which of the groups in its file each is."""

    name: str
    faction: str
    points: int
    groups: tuple[tuple[str, str, tuple[Card, ...]], ...]
    flaws: tuple[Flaw, ...] = ()
    arsenal: Arsenal = msgspec.field(default_factory=standard)
    source: Source = Source("", {})
    numbers: tuple[int, ...] = ()


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
    """The factions of the box: the books that have figures."""
    return [key for key in SHELF.ready_keys() if "card" in SHELF.ready(key).data]


@cache
def faction(key: str) -> tuple[str, dict[str, Card]]:
    """The name and the cards of a faction."""
    if key not in faction_keys():
        raise Refused(refusal("", "refused-unknown-faction", name=key[:40], known=", ".join(faction_keys())))
    stock = gather(SHELF.ready(key), SHELF)
    return plain_name(stock.books[-1].data["name"]), cards_of(stock)


def _text(data: Mapping[str, Any], key: str, otherwise: str) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise Refused(refusal("", "refused-list-field", field=key))
    return value


def _named(data: Mapping[str, Any], side: str) -> list[str]:
    """The books that a list names: its faction and others; without any it draws on the prices."""
    several = data.get("books", [])
    if not isinstance(several, list) or not all(isinstance(one, str) for one in several):
        raise Refused(refusal("", "refused-list-field", field="books"))
    if side and not side.endswith(SUFFIX) and side not in SHELF.ready_keys() and OWN_BOOK not in data:
        raise Refused(refusal("", "refused-unknown-faction", name=side[:40], known=", ".join(faction_keys())))
    return [PRICES, *([side] if side else []), *several]


def read_list(data: Mapping[str, Any], text: str = "") -> ForceList:
    """A force from its tables: figures name cards of its books, or cards that the same file brings."""
    return read_source(source_in(data, text))


def read_source(source: Source) -> ForceList:
    """A force as it was written; books that cannot be used are refused, every other fault is noted."""
    data = source.data
    points = data.get("points", USUAL)
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise Refused(refusal("CBZ-FORCE-01", "refused-points-number", points=str(points)[:20]))
    side = _text(data, "faction", "")
    stock = stock_of(source)
    arsenal, cards = arsenal_of(stock), cards_of(stock)
    complete = set(get_args(Priced)) <= set(arsenal.prices) and set(get_args(Limit)) <= set(arsenal.limits)
    if not complete or HAND_GRENADE not in arsenal.weapons:
        why = refusal("CBZ-FORCE-02", "refused-book-field", field="remove", right=remark("right-near", near=PRICES))
        stock.flaws.append(source.flaw(why))
    if stock.flaws:
        raise Flawed(stock.flaws)
    groups, flaws, numbers = _groups(source, cards)
    if flaws:
        note("CBZ-FORCE-02")
    name = _text(plainly(data), "name", "?")
    return ForceList(name, side, points, tuple(groups), tuple(flaws), arsenal, source, tuple(numbers))


def stock_of(source: Source) -> Stock:
    """What the books of a list and its own tables come to."""
    return gather(source, SHELF, _named(source.data, _text(source.data, "faction", "")), FILE_KEYS)


def _groups(
    source: Source, cards: Mapping[str, Card]
) -> tuple[list[tuple[str, str, tuple[Card, ...]]], list[Flaw], list[int]]:
    """The groups of a list, what is wrong with them, and which of those in the file each is."""
    groups: list[tuple[str, str, tuple[Card, ...]]] = []
    flaws: list[Flaw] = []
    numbers: list[int] = []
    tables = plainly(source.data.get("group", []))
    if not isinstance(tables, list):
        raise Refused(refusal("", "refused-list-field", field="group"))
    for number, table in enumerate(tables):
        try:
            band = msgspec.convert(table, Band)
        except msgspec.ValidationError:
            for one in unfit(Band, table):
                why = misfit_of(SHELF, "group", f"group {number + 1}", ("group", number), one)
                flaws.append(source.flaw(why, "group", number, *one.where))
            continue
        for place, choice in enumerate(band.members):
            if choice.card not in cards:
                why = refusal(
                    "CBZ-FORCE-02",
                    "refused-unknown-card",
                    card=choice.card[:40],
                    right=nearest(choice.card, list(cards)),
                )
                flaws.append(source.flaw(why, "group", number, "members", place))
        members = [one for choice in band.members if choice.card in cards for one in chosen(cards[choice.card], choice)]
        groups.append((band.name or f"{number + 1}", band.kind, tuple(members)))
        numbers.append(number)
    return groups, flaws, numbers


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
    return read_source(source_of(path))


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
