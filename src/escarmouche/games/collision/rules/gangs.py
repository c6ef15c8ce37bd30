"""Gangs: building one from cards within a limit, checking it with every fault at once, and mustering it for play."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.cardbox import BOX, Cards, box, read_cards, read_character, tables_of
from escarmouche.games.collision.rules.dealing import wrong_number_of_players
from escarmouche.games.collision.rules.profile import Character, Gang, Item, Weapon
from escarmouche.games.collision.rules.skirmish import NUMBERS
from escarmouche.rules.written_lists import MISSING, UNKNOWN, WRONG, fit, read_toml

LISTS = BOX / "lists"
LEAST_MODELS: int = NUMBERS["minimum_models_per_gang"]
MOST_LEADERS = 1
MOST_ARMOUR = 1
FILE_KEYS = ("name", "gang", "limit", "model", "character", "item", "weapon")


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model of a list: its character card, its items, and its own name if it has one."""

    character: str
    items: tuple[str, ...] = ()
    name: str = ""


class GangList(msgspec.Struct, frozen=True):
    """A gang as its player wrote it, with the cards that its file brings along."""

    name: str
    gang: str
    limit: int
    choices: tuple[Choice, ...]
    cards: Cards
    flaws: tuple[Reason, ...] = ()


class GangCard(msgspec.Struct, frozen=True):
    """A gang of the box: its characters with what they cost."""

    key: str
    name: str
    characters: dict[str, int]


class ListCard(msgspec.Struct, frozen=True):
    """A ready gang of the box."""

    key: str
    name: str
    gang: str
    shards: int
    models: int


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


def _limit(data: Mapping[str, Any]) -> int:
    limit = data["limit"] if "limit" in data else usual_limit()
    if not isinstance(limit, int) or isinstance(limit, bool) or limit < 0:
        raise Refused(refusal("COL-GANG-01", "refused-limit", limit=str(limit)[:20]))
    return limit


def read_list(data: Mapping[str, Any]) -> GangList:
    """A gang from its tables: models name cards of the box, or cards that the same file brings."""
    for key in data:
        if key not in FILE_KEYS:
            raise Refused(refusal("", "refused-list-unknown", field=str(key), known=", ".join(FILE_KEYS)))
    cards = read_cards(data, Cards(weapons=weapons()), _label(data, "gang", ""))
    flaws, choices = list(cards.flaws), []
    for number, table in enumerate(tables_of(data, "model"), start=1):
        choice = fit(Choice, table)
        if isinstance(choice, Choice):
            choices.append(choice)
        else:
            flaws += [_misfit(number, field, matter) for field, matter in choice]
    return GangList(
        _label(data, "name", "?"), _label(data, "gang", ""), _limit(data), tuple(choices), cards, tuple(flaws)
    )


def _misfit(number: int, field: str, matter: str) -> Reason:
    text = {MISSING: "refused-entry-missing", UNKNOWN: "refused-entry-unknown", WRONG: "refused-entry-wrong"}[matter]
    return refusal("COL-GANG-01", text, number=number, field=field or "none")


def load_list(path: Path) -> GangList:
    """The gang in a TOML file."""
    return read_list(read_toml(path))


def ready_list(key: str) -> GangList:
    """The ready gang of that key."""
    if key not in ready_keys():
        raise Refused(refusal("", "refused-unknown-gang", name=key[:40], known=", ".join(ready_keys())))
    return load_list(LISTS / f"{key}.toml")


def ready_keys() -> list[str]:
    """The ready gangs."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


# Checking


def check(gang: GangList, limit: int | None = None) -> list[Reason]:
    """Every fault of a gang for a game with that limit (its own if none is given), in the order of the checks."""
    models = fielded(gang)
    faults = [*gang.flaws, *unknown_cards(gang)]
    for name, model in models:
        faults += item_faults(name, model)
    everybody = [model for _, model in models]
    most = agreed_limit(gang.limit if limit is None else limit)
    found = (over_limit(everybody, most), too_few(len(gang.choices)), mixed(gang.gang, everybody), leaders(everybody))
    return faults + [fault for fault in found if fault is not None]


def _known(gang: GangList) -> tuple[dict[str, Character], dict[str, Item]]:
    """The characters and items that a list can draw on, its own before those of the box."""
    return {**characters(), **gang.cards.characters}, {**items(), **gang.cards.items}


def unknown_cards(gang: GangList) -> list[Reason]:
    """The models and items of a list for which there is no card."""
    known, carried = _known(gang)
    faults = [
        refusal("COL-PROF-06", "refused-unknown-character", character=key)
        for key in dict.fromkeys(choice.character for choice in gang.choices)
        if key not in known
    ]
    wanted = dict.fromkeys(item for choice in gang.choices for item in choice.items)
    return faults + [refusal("COL-ITEM-03", "refused-unknown-item", item=key) for key in wanted if key not in carried]


def fielded(gang: GangList) -> list[tuple[str, Character]]:
    """The models of a list that have a card, each under its own name and with those of its items that have one."""
    known, carried = _known(gang)
    return [
        (choice.name or card.name, _equipped(card, [carried[key] for key in choice.items if key in carried]))
        for choice in gang.choices
        if (card := known.get(choice.character))
    ]


def _equipped(card: Character, borne: Sequence[Item]) -> Character:
    return msgspec.structs.replace(card, items=tuple(borne))


def item_faults(name: str, model: Character) -> list[Reason]:
    """What is wrong with the items of a model."""
    found = [too_many_items(name, model), too_much_armour(name, model)]
    found += [wrong_kind(name, model, item) for item in model.items]
    return [fault for fault in found if fault is not None]


@rule("COL-ITEM-02")
def too_many_items(name: str, model: Character) -> Reason | None:
    """The card says how many items a character may carry."""
    if len(model.items) <= model.slots:
        return None
    return refusal("COL-ITEM-02", "refused-too-many-items", name=name, count=len(model.items), most=model.slots)


@rule("COL-ITEM-02")
def wrong_kind(name: str, model: Character, item: Item) -> Reason | None:
    """The card says which kinds of items a character may carry."""
    if item.kind in model.kinds:
        return None
    return refusal("COL-ITEM-02", "refused-item-kind", name=name, item=item.name, kind=item.kind)


@rule("COL-ITEM-03")
def too_much_armour(name: str, model: Character) -> Reason | None:
    """A model wears at most one armour item."""
    count = sum(item.kind == "armour" for item in model.items)
    return refusal("COL-ITEM-03", "refused-too-much-armour", name=name, count=count) if count > MOST_ARMOUR else None


@rule("COL-GANG-01")
def agreed_limit(limit: int) -> int:
    """The players agree on a limit, and both choose models and equipment up to it."""
    return limit


@rule("COL-GANG-03")
def worth(models: Sequence[Character]) -> int:
    """The value of a gang is the sum over all its models and items."""
    return sum(model.cost for model in models)


@rule("COL-GANG-03")
def over_limit(models: Sequence[Character], limit: int) -> Reason | None:
    """The value of a gang may not exceed the limit."""
    total = worth(models)
    return None if fits(total, limit) else refusal("COL-GANG-03", "refused-over-limit", total=total, shards=limit)


def fits(total: int, limit: int) -> bool:
    """Whether so many shards may be spent."""
    return total == limit or (total < limit and may_be_left(limit - total))


@rule("COL-GANG-04", otherwise=False)
def may_be_left(unspent: int) -> bool:
    """Shards may be left unspent."""
    return unspent > 0


@rule("COL-GANG-05")
def too_few(count: int) -> Reason | None:
    """A gang has at least three models."""
    if count >= LEAST_MODELS:
        return None
    return refusal("COL-GANG-05", "refused-too-few-models", count=count, least=LEAST_MODELS)


@rule("COL-GANG-05")
def mixed(gang: str, models: Iterable[Character]) -> Reason | None:
    """All models carry the same gang symbol."""
    symbols = sorted({model.gang for model in models} | ({gang} if gang else set()))
    if len(symbols) <= 1:
        return None
    return refusal("COL-GANG-05", "refused-mixed-gang", gangs=[box().gangs.get(symbol, symbol) for symbol in symbols])


@rule("COL-GANG-05")
def leaders(models: Iterable[Character]) -> Reason | None:
    """At most one model of a gang has Leader."""
    count = sum("leader" in model.keywords for model in models)
    return refusal("COL-GANG-05", "refused-leaders", count=count) if count > MOST_LEADERS else None


def file_faults(path: Path) -> list[Reason]:
    """Everything that is wrong with a file of a gang, or with one that brings nothing but cards."""
    data = read_toml(path)
    read = read_list(data)
    only_cards = "model" not in data and any(part in data for part in ("character", "item", "weapon"))
    return list(read.flaws) if only_cards else check(read)


# Mustering


def muster(gang: GangList) -> Gang:
    """The gang of a list whose cards are in order; its limit is the business of `check`."""
    models = fielded(gang)
    faults = [*gang.flaws, *unknown_cards(gang), *(fault for model in models for fault in item_faults(*model))]
    if faults:
        raise Refused(faults[0])
    own = gang.gang or next((model.gang for _, model in models), "")
    everybody = tuple(msgspec.structs.replace(model, name=name) for name, model in models)
    return Gang(gang.name, own, everybody, worth(everybody))


def model_of(written: Mapping[str, Any]) -> Character:
    """A single model: a card of the box by its key (`character`), or a card of its own, in either case with `items`."""
    worn = [_item_called(key) for key in written.get("items", ())]
    own = {key: value for key, value in written.items() if key != "items"}
    if "character" not in own:
        return _equipped(read_character(own), worn)
    known = characters()
    if own["character"] not in known:
        raise Refused(refusal("COL-PROF-06", "refused-unknown-character", character=str(own["character"])))
    card = known[own["character"]]
    return _equipped(msgspec.structs.replace(card, name=own.get("name", card.name)), worn)


def _item_called(key: str) -> Item:
    known = items()
    if key not in known:
        raise Refused(refusal("COL-ITEM-03", "refused-unknown-item", item=str(key)))
    return known[key]


def opponents(gangs: Sequence[Gang]) -> tuple[Gang, Gang]:
    """The two gangs that play against one another."""
    if reason := wrong_number_of_players(len(gangs)):
        raise Refused(reason)
    return gangs[0], gangs[1]


# The box


def gang_cards() -> list[GangCard]:
    """The gangs of the box."""
    return [
        GangCard(key, name, {card.name: card.shards for card in box().characters.values() if card.gang == key})
        for key, name in box().gangs.items()
    ]


def list_cards() -> list[ListCard]:
    """The ready gangs of the box."""
    ready = {key: ready_list(key) for key in ready_keys()}
    return [
        ListCard(key, own.name, own.gang, worth([model for _, model in fielded(own)]), len(own.choices))
        for key, own in ready.items()
    ]
