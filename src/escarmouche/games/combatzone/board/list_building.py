"""Forces of Combat Zone as they are put together: figures in gangs and squads, with what each of them carries."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.board.list_building import (
    Found,
    ListField,
    ListGroup,
    ListLine,
    ListOffer,
    ListPick,
    book_field,
    flaws_of,
    name_field,
    number_at,
    numbered,
    size_field,
    text_at,
)
from escarmouche.board.written_out import tables_in
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.board.book_form import FORM
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.lists import checking, mustering, reading
from escarmouche.games.combatzone.rules.lists.books import Arsenal, arsenal_of, cards_of, standard
from escarmouche.games.combatzone.rules.lists.cards import (
    ARMOURS,
    BLADES,
    KINDS,
    KITS,
    MACHINE_SKILLS,
    PERSONAL_SKILLS,
    QUALITIES,
    Force,
)
from escarmouche.games.combatzone.rules.lists.library import LIBRARY
from escarmouche.games.combatzone.rules.lists.reading import Card, Choice
from escarmouche.games.combatzone.rules.lists.shelf import SHELF
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE
from escarmouche.rules.books.fitting import plain_name
from escarmouche.rules.books.names import plainly
from escarmouche.rules.books.sources import Source

FIRST = "copper-hounds"
"""The faction that a new force is made of."""
GANG, SQUAD, HERO = KINDS
MOST_CARRIED, MOST_GRENADES, MOST_FIGURES = 2, 3, 10
Path = tuple[str | int, ...]

library = LIBRARY
parts: Sequence[str] = ("group",)
heads: Sequence[str] = ("group", "faction", "books", "points")
heading = "faction"
form = FORM


def is_lack(reason: Reason) -> bool:
    """Whether a fault says that something is not there yet."""
    few = {"refused-members": standard().limits["least_members"], "refused-groups": 1}
    return reason.text == "refused-one-leader" or reason.data.get("count", 0) < few.get(reason.text, 0)


def begun(words: Words) -> dict[str, Any]:
    """A force of the first faction with an empty gang."""
    name = words.say("builder-new-list")
    return {"name": name, "faction": FIRST, "points": reading.USUAL, "group": [_empty(words, GANG)]}


def _empty(words: Words, kind: str) -> dict[str, Any]:
    return {"name": words.say(f"builder-{kind}"), "kind": kind, "members": []}


class Stores(msgspec.Struct, frozen=True):
    """What a force can be made of."""

    arsenal: Arsenal
    cards: dict[str, Card]


def written_out(text: str) -> str:
    """The text of a list or a book as it is."""
    return text


def as_book(text: str) -> dict[str, Any]:
    """The tables of a book as they are."""
    return tables_in(text)


def mustered(source: Source) -> Force:
    """The army of a list whose entries are in order, whatever its limits."""
    return mustering.muster(reading.read_source(source))


def found(words: Words, source: Source) -> Found:
    """What a draft comes to."""
    data, stores, points = source.data, _stores(source), words.say("builder-points")
    groups = [_group(words, stores, number, table) for number, table in numbered(data, "group")]
    return Found(
        total=sum(group.cost or 0 for group in groups), limit=number_at(data, "points", reading.USUAL), measure=points,
        fields=[
            name_field(words, data),
            book_field(words, SHELF, data, "faction", reading.faction_keys()),
            size_field(words, data, "points", reading.SIZES, reading.USUAL, points),
        ],
        groups=groups,
        offers=[_offer(words, stores, card) for card in stores.cards.values()] if stores else [],
        further=[ListOffer(kind, words.say(f"builder-{kind}"), None, "", _empty(words, kind), ["group"])
                 for kind in (GANG, SQUAD)],
        flaws=flaws_of(lambda: checking.flaws(reading.read_source(source))),
    )  # fmt: skip


def _stores(source: Source) -> Stores | None:
    """What a draft can take, unless its books cannot be read."""
    try:
        stock = reading.stock_of(source)
    except Refused:
        return None
    arsenal, cards = arsenal_of(stock), cards_of(stock)
    sound = {key: card for key, card in cards.items() if not stock.flaws and not checking.card_faults(card, arsenal)}
    return Stores(arsenal, sound)


def _offer(words: Words, stores: Stores, card: Card) -> ListOffer:
    """A figure to be taken; a hero comes as a group of his own."""
    hero = card.role == HERO
    member = {"card": card.key}
    table = {"name": _name(card), "kind": HERO, "members": [member]} if hero else member
    cost = checking.cost_of(card, GANG, arsenal=stores.arsenal)
    return ListOffer(
        card.key,
        words.called(_name(card)),
        cost,
        _said(words, stores.arsenal, card),
        table,
        ["group"] if hero else None,
    )


def _name(card: Card) -> str:
    return card.name or card.key


def _said(words: Words, arsenal: Arsenal, card: Card) -> str:
    """A figure in one line: its quality and role, and what it carries."""
    role = {"member": "basic-fighter"}.get(card.role, card.role)
    told = [] if card.machine else [words.say(f"keyword-{card.quality}"), words.say(f"keyword-{role}")]
    told += [naming.weapon_name(one, words) for one in card.weapons]
    told += [words.say(f"arm-{one}") for one in card.blades]
    told += [f"{card.grenades}× {naming.weapon_name(GRENADE, words)}"] if card.grenades else []
    told += [_armour(words, arsenal, card.armour)] if card.armour else []
    told += [words.say(f"kit-{one.replace('_', '-')}") for one in card.kits]
    return " · ".join([*told, *(_skill(words, arsenal, one) for one in card.skills)])


def _armour(words: Words, arsenal: Arsenal, key: str) -> str:
    """An armour by its word, or by the name that its book gives it."""
    line = arsenal.armours.get(key)
    return plain_name(line.name or key, words.language) if line else words.say(f"armour-{key}")


def _skill(words: Words, arsenal: Arsenal, key: str) -> str:
    """A skill by its word, or by the name that its book gives it."""
    line = arsenal.skills.get(key)
    return plain_name(line.name or key, words.language) if line else words.say(f"keyword-{key.replace('_', '-')}")


def _group(words: Words, stores: Stores | None, number: int, table: Mapping[str, Any]) -> ListGroup:
    """A gang, a squad or a hero, with its figures."""
    path, kind = ("group", number), text_at(table, "kind")
    lines = [
        _line(words, stores, (*path, "members", place), member, kind) for place, member in numbered(table, "members")
    ]
    kinds = [ListPick(one, words.say(f"builder-{one}")) for one in KINDS]
    fields = [
        name_field(words, table, *path),
        ListField("one", [*path, "kind"], words.say("builder-kind"), kind, "", kinds),
    ]
    name = words.called(text_at(plainly(table), "name")) or f"{number + 1}"
    cost = sum(line.cost or 0 for line in lines)
    return ListGroup([*path, "members"], name, lines, [*path], cost, {}, fields)


def _line(words: Words, stores: Stores | None, path: Path, table: Mapping[str, Any], kind: str) -> ListLine:
    """Some figures of a draft; such as cannot be read have no fields."""
    key, table = text_at(table, "card"), plainly(table)
    card = stores.cards.get(key) if stores else None
    try:
        choice = msgspec.convert(table, Choice)
    except msgspec.ValidationError:
        choice = None
    if stores is None or card is None or choice is None:
        return ListLine([*path], words.called(text_at(table, "name") or key or "?"), key, None)
    figure = reading.chosen(card, msgspec.structs.replace(choice, count=1))[0]
    known = not checking.unknown_words(figure, stores.arsenal) and kind in KINDS
    cost = checking.cost_of(figure, kind, arsenal=stores.arsenal) * choice.count if known else None
    own = words.called(_name(figure))
    name = own if choice.count == 1 else f"{choice.count}× {own}"
    said = _said(words, stores.arsenal, figure if known else card)
    return ListLine([*path], name, words.called(_name(card)), cost, said,
                    _fields(words, stores.arsenal, card, figure, choice, path))  # fmt: skip


def _fields(words: Words, arsenal: Arsenal, card: Card, figure: Card, choice: Choice, path: Path) -> list[ListField]:
    """Everything that may be different about a figure."""
    fields = [
        ListField("text", [*path, "name"], words.say("builder-name"), choice.name, "", most=60),
        ListField("whole", [*path, "count"], words.say("builder-count"), choice.count, 1, [], 1, MOST_FIGURES),
    ]
    if not card.machine:
        fields += [_one(words, path, name, picks, getattr(figure, name), getattr(card, name))
                   for name, picks in _ones(words, arsenal).items()]  # fmt: skip
    fields += [
        ListField("several", [*path, name], words.say(f"builder-{name}"), [*getattr(figure, name)],
                  [*getattr(card, name)], picks)
        for name, picks in _severals(words, arsenal, machine=bool(card.machine)).items()
    ]  # fmt: skip
    if not card.machine:
        fields.append(ListField("whole", [*path, "grenades"], words.say("builder-grenades"), figure.grenades,
                                card.grenades, [], 0, MOST_GRENADES))  # fmt: skip
    return fields


def _one(words: Words, path: Path, name: str, picks: list[ListPick], value: str, usual: str) -> ListField:
    return ListField("one", [*path, name], words.say(f"builder-{name}"), value, usual, picks)


def _ones(words: Words, arsenal: Arsenal) -> dict[str, list[ListPick]]:
    """Of what a fighter has one."""
    prices = arsenal.prices
    roles = {"member": "basic-fighter", "leader": "leader", "second": "second", "hero": "hero"}
    return {
        "role": [ListPick(one, words.say(f"keyword-{roles[one]}")) for one in checking.ROLES],
        "quality": [ListPick(one, words.say(f"keyword-{one}"), prices[one]) for one in QUALITIES[:-1]],
        "armour": [
            ListPick(one, words.say(f"armour-{one}") if one else words.say("builder-none"), prices.get(one))
            for one in ARMOURS
        ]
        + [
            ListPick(key, plain_name(line.name or key, words.language), line.cost)
            for key, line in arsenal.armours.items()
        ],
    }


def _severals(words: Words, arsenal: Arsenal, *, machine: bool) -> dict[str, list[ListPick]]:
    """Of what a figure may have several."""
    prices = arsenal.prices
    weapons = [
        ListPick(key, naming.weapon_name(key, words), line.cost, MOST_CARRIED)
        for key, line in arsenal.weapons.items()
        if key != GRENADE
    ]
    skills = MACHINE_SKILLS if machine else PERSONAL_SKILLS
    own = [
        ListPick(one, words.say(f"keyword-{one.replace('_', '-')}"), prices["self_repair" if machine else "skill"])
        for one in skills
    ]
    own += [
        ListPick(key, plain_name(line.name or key, words.language), line.cost) for key, line in arsenal.skills.items()
    ]
    if machine:
        return {"weapons": weapons, "skills": own}
    return {
        "weapons": weapons,
        "blades": [ListPick(one, words.say(f"arm-{one}"), prices[one], MOST_CARRIED) for one in BLADES],
        "kits": [
            *(ListPick(one, words.say(f"kit-{one.replace('_', '-')}"), prices[one]) for one in KITS),
            *(
                ListPick(key, plain_name(kit.name or key, words.language), kit.cost)
                for key, kit in arsenal.kits.items()
            ),
        ],
        "skills": own,
    }
