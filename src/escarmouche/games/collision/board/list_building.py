"""Gangs of Collision as they are put together: characters with their items, within a limit of shards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from escarmouche.board.list_building import (
    Found,
    ListField,
    ListGroup,
    ListLine,
    ListMove,
    ListOffer,
    ListPick,
    ListStash,
    book_field,
    flaws_of,
    name_field,
    number_at,
    numbered,
    size_field,
    text_at,
    texts_at,
)
from escarmouche.board.written_out import tables_in
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.words import Words
from escarmouche.games.collision.board.book_form import FORM
from escarmouche.games.collision.board.cards import keyword, modifiers, value_said, weapon_said
from escarmouche.games.collision.rules.lists import checking, mustering, reading
from escarmouche.games.collision.rules.lists.cards import box
from escarmouche.games.collision.rules.lists.library import LIBRARY
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, Character, Gang, Item
from escarmouche.games.collision.rules.lists.shelf import SHELF, placed
from escarmouche.games.collision.rules.naming import card_name
from escarmouche.rules.books.sources import Flaw, Source

FIRST = "reclaimers"
"""The gang that a new list is one of."""
STASH, MOST_STASHED = "stash", 9
"""Where a list writes the items that nobody carries, and how many of each the page offers."""

library = LIBRARY
parts: Sequence[str] = ("model",)
heads: Sequence[str] = ("model", "gang", "limit", "books", "stash")
heading = "gang"
form = FORM


def is_lack(reason: Reason) -> bool:
    """Whether a fault says that something is not there yet."""
    return reason.text == "refused-too-few-models"


def begun(words: Words) -> dict[str, Any]:
    """An empty gang."""
    return {"name": words.say("builder-new-list"), "gang": FIRST, "limit": reading.usual_limit(), "model": []}


def written_out(text: str) -> str:
    """The text of a list or a book as it is."""
    return text


def as_book(text: str) -> dict[str, Any]:
    """The tables of a book as they are."""
    return tables_in(text)


def mustered(source: Source) -> Gang:
    """The army of a list whose entries are in order, whatever its limits."""
    return mustering.muster(reading.read_source(source))


def found(words: Words, source: Source) -> Found:
    """What a draft comes to."""
    data, usual, shards = source.data, reading.usual_limit(), words.say("builder-shards")
    try:
        gang = reading.read_source(source)
    except Refused:
        gang = None
    characters, items = reading.own_and_boxed(gang) if gang else ({}, {})
    own = gang.gang if gang else ""
    lines = [_line(words, number, table, characters, items, texts_at(data, STASH))
             for number, table in numbered(data, "model")]  # fmt: skip
    stash = _stash(words, texts_at(data, STASH), items)
    return Found(
        total=sum(line.cost or 0 for line in lines) + stash.cost, limit=number_at(data, "limit", usual), measure=shards,
        fields=[
            name_field(words, data),
            book_field(words, SHELF, data, "gang", [*box().gangs]),
            size_field(words, data, "limit", [usual], usual, shards),
        ],
        groups=[ListGroup(["model"], words.say("builder-gang"), lines)],
        offers=[_offer(words, card) for card in characters.values() if not own or card.gang == own],
        stash=stash, flaws=flaws_of(lambda: _flaws(source)),
    )  # fmt: skip


def _flaws(source: Source) -> list[Flaw]:
    stock = reading.books_of(source)
    return [_placed(source, reason) or placed(stock, source, Flaw(reason))
            for reason in checking.check(reading.read_source(source))]  # fmt: skip


def _placed(source: Source, reason: Reason) -> Flaw | None:
    """What is wrong with a model of the list, where that stands; None if it is about something else."""
    if "part" in reason.data:
        return None
    for number, table in numbered(source.data, "model"):
        key, name = text_at(table, "character"), text_at(table, "name")
        named = (name or getattr(reading.characters().get(key), "name", key)) if "name" in reason.data else None
        if reason.data.get("character") == key or reason.data.get("item") in texts_at(table, "items"):
            return source.flaw(reason, "model", number)
        if named is not None and reason.data["name"] == named and (name or "items" in table):
            return source.flaw(reason, "model", number)
    return None


def _offer(words: Words, card: Character) -> ListOffer:
    return ListOffer(card.key, _name(words, card), card.cost, _said(words, card), {"character": card.key})


def _name(words: Words, card: Character) -> str:
    return card_name("character", card.key, card.name, words)


def _said(words: Words, card: Character) -> str:
    """A character in one line: its numbers, its weapons, its rules and traits."""
    told = [f"{name} {value_said(name, card.profile[name])}" for name in CHARACTERISTICS]
    told += [words.say("builder-armour-value", value=min(card.armours))] if card.armours else []
    told += [f"{card_name('weapon', one.key, one.name, words)} ({', '.join(weapon_said(words, one))})"
             for one in card.arms]  # fmt: skip
    told += [keyword(words, key, number) for key, number in sorted(card.keywords.items())]
    return " · ".join([*told, *(card_name("trait", one.key, one.name, words) for one in card.abilities)])


def _line(
    words: Words, number: int, table: Mapping[str, Any], characters: Mapping[str, Character],
    items: Mapping[str, Item], stash: Sequence[str],
) -> ListLine:  # fmt: skip
    """A model of a draft with its items."""
    key, path = text_at(table, "character"), ("model", number)
    card = characters.get(key)
    if card is None:
        return ListLine([*path], text_at(table, "name") or key or "?", key, None)
    borne = texts_at(table, "items")
    model = reading.equipped(card, [items[one] for one in borne if one in items])
    fields = [name_field(words, table, *path)]
    if card.slots or borne:
        picks = [_pick(words, one, 1 if one.kind == "armour" else card.slots)
                 for one in items.values() if one.kind in card.kinds]  # fmt: skip
        label = words.say("builder-items", slots=card.slots)
        fields.append(ListField("several", [*path, "items"], label, borne, [], picks))
    moves = [*_moves(words, model, [*path, "items"], borne, stash, items)]
    return ListLine([*path], text_at(table, "name") or _name(words, card), _name(words, card), model.cost,
                    _said(words, model), fields, moves)  # fmt: skip


def _pick(words: Words, item: Item, most: int) -> ListPick:
    told = [words.say(f"kind-{item.kind}"), *modifiers(item.modifiers)]
    return ListPick(item.key, _item_name(words, item), item.shards, most, ", ".join(told))


def _item_name(words: Words, item: Item) -> str:
    return card_name("item", item.key, item.name, words)


# The stash


def _stash(words: Words, there: Sequence[str], items: Mapping[str, Item]) -> ListStash:
    """The items that nobody carries; each may be had any number of times (COL-GANG-05)."""
    known = [items[key] for key in there if key in items]
    picks = [_pick(words, one, max(MOST_STASHED, there.count(one.key))) for one in items.values()]
    field = ListField("several", [STASH], words.say("builder-stash-items"), [*there], [], picks)
    return ListStash(words.say("builder-stash"), checking.worth([], known),
                     ", ".join(_item_name(words, one) for one in known), field)  # fmt: skip


def _moves(
    words: Words, model: Character, path: list[str | int], borne: list[str], stash: Sequence[str],
    items: Mapping[str, Item],
) -> Iterator[ListMove]:  # fmt: skip
    """What a model can lay into the stash, and what of it the model may carry besides what it has."""
    for key in dict.fromkeys(borne):
        name = words.say("builder-into-stash", item=_item_name(words, items[key]) if key in items else key)
        yield ListMove(name, key, path, [STASH])
    for key in dict.fromkeys(stash):
        if key in items and not checking.item_faults("", reading.equipped(model, [*model.items, items[key]])):
            name = words.say("builder-from-stash", item=_item_name(words, items[key]))
            yield ListMove(name, key, [STASH], path)
