"""Checking a gang: its value, its models and their items, with every fault at once."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import NUMBERS
from escarmouche.games.collision.rules.lists.cards import box
from escarmouche.games.collision.rules.lists.profile import Character, Item
from escarmouche.games.collision.rules.lists.reading import (
    GangList,
    books_of,
    fielded,
    own_and_boxed,
    read_source,
    stashed,
)
from escarmouche.games.collision.rules.lists.shelf import SHELF, judge, placed
from escarmouche.rules.books.gathering import gather, nearest
from escarmouche.rules.books.sources import Flaw, Flawed, Source, source_of

LEAST_MODELS: int = NUMBERS["minimum_models_per_gang"]
MOST_LEADERS = 1
MOST_ARMOUR = 1


def check(gang: GangList, limit: int | None = None) -> list[Reason]:
    """Every fault of a gang for a game with that limit (its own if none is given), in the order of the checks."""
    models = fielded(gang)
    faults = [*gang.flaws, *unknown_cards(gang)]
    for name, model in models:
        faults += item_faults(name, model)
    everybody = [model for _, model in models]
    most = agreed_limit(gang.limit if limit is None else limit)
    found = (
        over_limit(everybody, most, stashed(gang)),
        too_few(len(gang.choices)),
        mixed(gang.gang, everybody),
        leaders(everybody),
    )
    return faults + [fault for fault in found if fault is not None]


def unknown_cards(gang: GangList) -> list[Reason]:
    """The models and items of a list for which there is no card."""
    known, carried = own_and_boxed(gang)
    faults = [
        refusal("COL-PROF-06", "refused-unknown-character", character=key, right=nearest(key, list(known)))
        for key in dict.fromkeys(choice.character for choice in gang.choices)
        if key not in known
    ]
    wanted = dict.fromkeys([*(item for choice in gang.choices for item in choice.items), *gang.stash])
    return faults + [
        refusal("COL-ITEM-03", "refused-unknown-item", item=key, right=nearest(key, list(carried)))
        for key in wanted
        if key not in carried
    ]


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
def worth(models: Sequence[Character], stash: Sequence[Item] = ()) -> int:
    """The value of a gang is the sum over all its models and items, those that nobody carries among them."""
    return sum(model.cost for model in models) + sum(item.shards for item in stash)


@rule("COL-GANG-03")
def over_limit(models: Sequence[Character], limit: int, stash: Sequence[Item] = ()) -> Reason | None:
    """The value of a gang may not exceed the limit."""
    total = worth(models, stash)
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


def file_faults(path: Path) -> list[Flaw]:
    """Everything that is wrong with a file of a gang, or with one that brings nothing but cards."""
    source = source_of(path)
    data = source.data
    if "builds_on" in data or "game" in data:
        stock = gather(source, SHELF)
        judge(stock)
        return stock.flaws
    try:
        read = read_source(source)
    except Flawed as flawed:
        return list(flawed.flaws)
    only_cards = "model" not in data and any(part in data for part in ("character", "item", "weapon"))
    faults = list(read.flaws) if only_cards else check(read)
    brought = books_of(source)
    return [placed_in_list(read, source, fault) or placed(brought, source, Flaw(fault)) for fault in faults]


def placed_in_list(gang: GangList, source: Source, fault: Reason) -> Flaw | None:
    """A fault of one model of a list or of its stash, where that stands; none if it is about something else."""
    about = fault.data
    for number, choice in enumerate(gang.choices):
        card = own_and_boxed(gang)[0].get(choice.character)
        if about.get("character") == choice.character:
            return source.flaw(fault, "model", gang.numbers[number], "character")
        if about.get("item") in choice.items:
            return source.flaw(fault, "model", gang.numbers[number], "items")
        if "part" not in about and card is not None and about.get("name") == (choice.name or card.name):
            return source.flaw(fault, "model", gang.numbers[number])
    if "number" in about:
        return source.flaw(fault, "model", about["number"] - 1, *about["field"].split(".")[:1])
    return source.flaw(fault, "stash") if about.get("item") in gang.stash else None
