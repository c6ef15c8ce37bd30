"""Gangs as their players write them: lists of models with items, read from TOML."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import NUMBERS
from escarmouche.games.collision.rules.lists.cards import BOX, Cards, WrittenPowerCard, box, read_cards, tables_of
from escarmouche.games.collision.rules.lists.profile import Character, Item, Weapon
from escarmouche.games.collision.rules.lists.shelf import SHELF, cards_in, power_cards
from escarmouche.rules.books.fitting import Unfit, steps, unfit
from escarmouche.rules.books.gathering import OWN_BOOK, Stock, gather
from escarmouche.rules.books.names import plainly
from escarmouche.rules.books.sources import SUFFIX, Flawed, Source, source_in, source_of
from escarmouche.rules.written_lists import MISSING, UNKNOWN, WRONG

LISTS = BOX / "lists"
EARLIER = ("reclaimers-patrol", "reclaimers-salvage", "unwanted-fire", "unwanted-pack")
"""Lists that came first and are found by name, but not offered any more: others are fairer (docs/balance.md)."""
FILE_KEYS = ("name", "gang", "books", OWN_BOOK, "limit", "stash", "model", "character", "item", "weapon")


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model of a list: its character card, its items, and its own name if it has one."""

    character: str
    items: tuple[str, ...] = ()
    name: str = ""


class GangList(msgspec.Struct, frozen=True):
    """A gang as its player wrote it, with the cards that its file brings along.

    `stash` are items that the gang owns and nobody carries; `numbers` says which of the models in its file each is.
    """

    name: str
    gang: str
    limit: int
    choices: tuple[Choice, ...]
    cards: Cards
    flaws: tuple[Reason, ...] = ()
    powers: dict[str, WrittenPowerCard] = {}
    stash: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


# The cards


@rule("COL-PROF-06")
def characters() -> dict[str, Character]:
    """The character cards that come with the game, as no printed card is part of the sources."""
    return box().characters


@rule("COL-PROF-06")
def weapons() -> dict[str, Weapon]:
    """The weapon lines that come with the game."""
    return box().weapons


@rule("COL-ITEM-03")
def items() -> dict[str, Item]:
    """The item cards that come with the game."""
    return box().items


# Reading lists


@rule("COL-GANG-02", otherwise=0)
def usual_limit() -> int:
    """An average game has 400 shards, unless the players agree on another number."""
    limit: int = NUMBERS["default_gang_limit_shards"]
    return limit


def _label(data: Mapping[str, Any], key: str, otherwise: str) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise Refused(refusal("", "refused-list-field", field=key))
    return value


def _texts(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise Refused(refusal("", "refused-list-field", field=key))
    return tuple(values)


def _limit(data: Mapping[str, Any]) -> int:
    limit = data["limit"] if "limit" in data else usual_limit()
    if not isinstance(limit, int) or isinstance(limit, bool) or limit < 0:
        raise Refused(refusal("COL-GANG-01", "refused-limit", limit=str(limit)[:20]))
    return limit


def read_list(data: Mapping[str, Any], text: str = "") -> GangList:
    """A gang from its tables: models name cards of the box, of its books, or such as the same file brings."""
    return read_source(source_in(data, text))


def read_source(source: Source) -> GangList:
    """A gang as it was written; books that do not fit together are refused, every other fault is noted."""
    data = source.data
    for key in data:
        if key not in FILE_KEYS:
            raise Refused(refusal("", "refused-list-unknown", field=str(key), known=", ".join(FILE_KEYS)))
    gang = _label(data, "gang", "").removesuffix(SUFFIX)
    stock = books_of(source)
    powers = {} if stock is None else power_cards(stock)
    if stock is not None and stock.flaws:
        raise Flawed(stock.flaws)
    brought = Cards(weapons=weapons()) if stock is None else cards_in(stock, gang)
    cards = read_cards(data, brought, gang)
    flaws, choices = [*brought.flaws, *cards.flaws], {}
    for number, table in enumerate(tables_of(data, "model")):
        try:
            choices[number] = msgspec.convert(table, Choice)
        except msgspec.ValidationError:
            flaws += [_misfit(number + 1, one) for one in unfit(Choice, table)]
    name, stash = _label(plainly(data), "name", "?"), _texts(data, "stash")
    taken, numbers = tuple(choices.values()), tuple(choices)
    return GangList(name, gang, _limit(data), taken, cards, tuple(flaws), powers, stash, numbers)


def books_of(source: Source) -> Stock | None:
    """What the books of a list come to; none if it draws on the box alone."""
    gang, more = _label(source.data, "gang", ""), _texts(source.data, "books")
    if not (more or OWN_BOOK in source.data or gang.endswith(SUFFIX)):
        return None
    carried = {OWN_BOOK: source.data[OWN_BOOK]} if OWN_BOOK in source.data else {}
    only_books = msgspec.structs.replace(source, data=carried)
    return gather(only_books, SHELF, [*([gang] if gang.endswith(SUFFIX) else []), *more], [OWN_BOOK])


def _misfit(number: int, one: Unfit) -> Reason:
    text = {MISSING: "refused-entry-missing", UNKNOWN: "refused-entry-unknown", WRONG: "refused-entry-wrong"}[
        one.matter
    ]
    return refusal("COL-GANG-01", text, number=number, field=steps(one.where) or "none", right=one.right)


def load_list(path: Path) -> GangList:
    """The gang in a TOML file."""
    return read_source(source_of(path))


def ready_list(key: str) -> GangList:
    """The ready gang of that key."""
    if key not in ready_keys():
        raise Refused(refusal("", "refused-unknown-gang", name=key[:40], known=", ".join(ready_keys())))
    return load_list(LISTS / f"{key}.toml")


def ready_keys() -> list[str]:
    """The ready gangs."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


# The models of a list


def own_and_boxed(gang: GangList) -> tuple[dict[str, Character], dict[str, Item]]:
    """The characters and items that a list can draw on, its own before those of the box."""
    return {**characters(), **gang.cards.characters}, {**items(), **gang.cards.items}


def fielded(gang: GangList) -> list[tuple[str, Character]]:
    """The models of a list that have a card, each under its own name and with those of its items that have one."""
    known, carried = own_and_boxed(gang)
    return [
        (choice.name or card.name, equipped(card, [carried[key] for key in choice.items if key in carried]))
        for choice in gang.choices
        if (card := known.get(choice.character))
    ]


def stashed(gang: GangList) -> list[Item]:
    """The items in the stash of a list that have a card."""
    _, known = own_and_boxed(gang)
    return [known[key] for key in gang.stash if key in known]


def equipped(card: Character, borne: Sequence[Item]) -> Character:
    return msgspec.structs.replace(card, items=tuple(borne))
