"""Lists from Army Forge: the JSON behind a share link, read as an army list, with its points added up again.

What a unit carries is read from its `loadout`, which is as it stands after all upgrades; a rule that an upgrade gives
by itself stands only among what that upgrade `gains`. Rules that the game does not know stay there without effect.
"""

import math
import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.games.firefight.rules.lists import profile
from escarmouche.games.firefight.rules.lists.army_forge import format as forge
from escarmouche.games.firefight.rules.lists.profile import Upgrade, WeaponLine
from escarmouche.games.firefight.rules.lists.reading import ArmyList, Choice, offered_sizes, size_refusal
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES

NAMELESS = "Army Forge"
MILLIMETRES = 25.4
LEAST_BASE, MOST_BASE = 10.0, 300.0
BASES_BY_TOUGH = ((12, 100.0), (6, 60.0), (3, 40.0))
"""The base in millimetres of a model that has none, by the least Tough for it; big models are tough."""
MOST_RATING = 100
MOST_CARRIED = 300
STEP = 500
"""Beyond the offered sizes, games grow by so many points."""

_NUMBER = re.compile(r"([0-9]+)(?:\.0+)?")
_IN_BRACKETS = re.compile(r"(.*?) ?\( ?([0-9]+) ?\)")
_ROUND = re.compile(r"\s*([0-9]{1,4}(?:\.[0-9]+)?)\s*(?:[x×]\s*([0-9]{1,4}(?:\.[0-9]+)?)\s*)?(?:mm)?\s*", re.IGNORECASE)


class Imported(msgspec.Struct, frozen=True):
    """A list from Army Forge: the list, its points added up, those the file states, and upgrades without a price."""

    army_list: ArmyList
    points: int
    stated: int | None = None
    unpriced: tuple[str, ...] = ()

    @property
    def stale(self) -> bool:
        """Whether the prices in the file are no longer those its points were added up from."""
        return bool(self.unpriced) or self.stated not in (None, self.points)


class Body(NamedTuple):
    """What all units of one entry share; one without any equipment has its cost here, the others with their outfit."""

    id: str
    name: str
    size: int
    quality: int
    defense: int
    base: float
    bare: int | None


class Outfit(msgspec.Struct, frozen=True):
    """What a unit carries and costs: weapons, rules of all its models, and rules of so many of them."""

    weapons: tuple[WeaponLine, ...]
    rules: tuple[str, ...]
    partly: tuple[tuple[str, int, tuple[str, ...]], ...]
    cost: int


class Stand(NamedTuple):
    """One unit of the list, with its own name if its player gave it one."""

    body: Body
    outfit: Outfit
    name: str


class Carried(NamedTuple):
    """A weapon or a rule that so many models have, and the item that brings it."""

    piece: forge.Piece
    number: int
    item: str


def is_forged(text: str) -> bool:
    """Whether a text is the JSON of Army Forge rather than TOML of ours."""
    return text.lstrip().startswith("{")


def read(data: bytes, size: int | None = None) -> Imported:
    """The list in the JSON of a share link, for a game of that size or else of the size that the file names."""
    try:
        raw = forge.decode(data)
        forge.recognise(raw)
        return _imported(forge.parse(raw), size)
    except RecursionError:
        raise Refused(refusal("", "refused-forge-deep")) from None


def _imported(forged: forge.ForgeList, size: int | None) -> Imported:
    stands = [_stand(unit, f"units[{number}]") for number, unit in enumerate(forged.units)]
    points = sum(stand.outfit.cost for stand in stands)
    entries, choices = _entries(stands)
    army_list = ArmyList(
        name=_trimmed(forged.name) or NAMELESS,
        size=game_size(forged.points_limit, points) if size is None else _agreed(size),
        choices=choices,
        entries=dict(entries),
        imported=True,
    )
    unpriced = [f"{_trimmed(unit.name)} – {label}" for unit in forged.units for label in _unpriced(unit)]
    return Imported(army_list, points, forged.list_points, tuple(unpriced))


def _agreed(size: int) -> int:
    refused = size_refusal(size)
    if refused:
        raise Refused(refused)
    return size


def game_size(limit: int | None, points: int) -> int:
    """The size of the game a list was made for: the limit in the file, or else the next usual size."""
    if limit:
        return limit
    return next((size for size in offered_sizes() if points <= size), STEP * max(1, math.ceil(points / STEP)))


# Units


def _stand(unit: forge.ForgeUnit, where: str) -> Stand:
    if unit.combined or unit.join_to_unit:
        raise Refused(refusal("", "refused-forge-joined", name=_trimmed(unit.name), where=where))
    outfit = _outfit(unit, where)
    bare = None if outfit.weapons or outfit.rules else outfit.cost
    base = _base(unit, profile.read_rules(outfit.rules).get("tough", 0), where)
    name, own = _trimmed(unit.name), _trimmed(unit.custom_name or "")
    return Stand(Body(unit.id, name, unit.size, unit.quality, unit.defense, base, bare), outfit, own)


def _outfit(unit: forge.ForgeUnit, where: str) -> Outfit:
    weapons: list[WeaponLine] = []
    rules = [_rule(each, where) for each in (*(unit.rules or ()), *(unit.special_rules or ()))]
    rules += [_rule(each if isinstance(each, forge.Piece) else forge.Piece(each), where) for each in unit.traits or ()]
    some: Counter[tuple[str, str]] = Counter()
    for carried in _no_more_than_can_be(chain(_carried(unit), _gained(unit)), where):
        if carried.piece.type == "ArmyBookWeapon" or carried.piece.attacks is not None:
            weapons += _weapons(carried, unit.size, where)
        else:
            text = _rule(carried.piece, where)
            some[carried.item or text, text] += carried.number
    rules += [text for (_, text), count in some.items() if count >= unit.size]
    partly: dict[tuple[str, int], list[str]] = {}
    for (item, text), count in some.items():
        if 0 < count < unit.size:
            partly.setdefault((item, count), []).append(text)
    return Outfit(
        weapons=tuple(weapons),
        rules=tuple(rules),
        partly=tuple((item, count, tuple(texts)) for (item, count), texts in partly.items()),
        cost=_cost(unit, where),
    )


def _cost(unit: forge.ForgeUnit, where: str) -> int:
    """What the unit costs with its upgrades, each at its price for this unit and no other."""
    prices = (price for taken in unit.selected_upgrades or () for price in taken.option.costs or ())
    cost = unit.cost + sum(price.cost for price in prices if price.unit_id == unit.id)
    if cost < 0:
        raise forge.bad_value(f"{where}.cost", cost, "≥ 0")
    return cost


def _unpriced(unit: forge.ForgeUnit) -> Iterator[str]:
    for taken in unit.selected_upgrades or ():
        if all(price.unit_id != unit.id for price in taken.option.costs or ()):
            yield _trimmed(taken.option.label or "") or "?"


def _carried(unit: forge.ForgeUnit) -> Iterator[Carried]:
    """What lies in the loadout, items opened; an item bought for the unit as a whole is carried by all its models."""
    shared = {
        gain.name for taken in unit.selected_upgrades or () if _for_all(taken) for gain in taken.option.gains or ()
    }
    for piece in unit.loadout:
        for carried in _opened(piece, unit.size, ""):
            weapon = carried.piece.attacks is not None
            yield carried if weapon or piece.name not in shared else carried._replace(number=unit.size)


def _no_more_than_can_be(carried: Iterable[Carried], where: str) -> Iterator[Carried]:
    """Refuse a unit with so much that nobody would have the patience to play it."""
    total = 0
    for each in carried:
        total += max(1, each.number)
        if total > MOST_CARRIED:
            raise Refused(refusal("", "refused-forge-long", where=f"{where}.loadout", most=MOST_CARRIED))
        yield each


def _opened(piece: forge.Piece, around: int, item: str) -> Iterator[Carried]:
    count = around if piece.count is None else piece.count
    if piece.content is not None or piece.type == "ArmyBookItem":
        for inner in piece.content or ():
            yield from _opened(inner, count, item or _trimmed(piece.name))
    else:
        yield Carried(piece, count, item)


def _gained(unit: forge.ForgeUnit) -> Iterator[Carried]:
    """The rules that upgrades give by themselves, which the loadout does not name."""
    named = {piece.name for piece in unit.loadout}
    for taken in unit.selected_upgrades or ():
        count = unit.size if _for_all(taken) else _affected(taken)
        for gain in taken.option.gains or ():
            by_itself = gain.content is None and gain.attacks is None and gain.type in ("", "ArmyBookRule")
            if by_itself and gain.name not in named:
                yield Carried(gain, count, "")


def _for_all(taken: forge.Taken) -> bool:
    affects = taken.upgrade.affects if taken.upgrade else None
    return affects is None or affects.type == "all"


def _affected(taken: forge.Taken) -> int:
    affects = taken.upgrade.affects if taken.upgrade else None
    return affects.value or 1 if affects and affects.type == "exactly" else 1


# Weapons, rules and bases


def _weapons(carried: Carried, size: int, where: str) -> Iterator[WeaponLine]:
    """The weapon lines of a unit; a weapon that it has more often than models is carried twice by some."""
    piece, left = carried.piece, carried.number
    if piece.attacks is None:
        raise Refused(refusal("", "refused-forge-missing", where=f"{where}: {_trimmed(piece.name)}", field="attacks"))
    rules = tuple(_rule(each, where) for each in piece.special_rules or ())
    while left > 0:
        yield WeaponLine(_trimmed(piece.name), int(piece.attacks), min(left, size), piece.range or 0, rules)
        left -= size


def _rule(piece: forge.Piece, where: str) -> str:
    """A special rule as the keyword table spells it; whatever that table lacks keeps its own name."""
    name, value = _trimmed(piece.name), _rating(piece, where)
    inside = _IN_BRACKETS.fullmatch(name)
    if inside:
        name, value = inside[1], value or inside[2]
    key = name.lower()
    name = profile.printed_name(key) if key in SPECIAL_RULES else name
    return f"{name}({value})" if value else name


def _rating(piece: forge.Piece, where: str) -> str:
    """The value of a rule: a number, a number in a text, or one that only the label tells; empty if there is none."""
    written = "" if piece.rating is None else _trimmed(str(piece.rating))
    labelled = _IN_BRACKETS.fullmatch(_trimmed(piece.label or ""))
    if not written and labelled:
        written = labelled[2]
    number = _NUMBER.fullmatch(written)
    value = str(int(number[1])) if number else written
    if (number and int(value) > MOST_RATING) or value.startswith("-"):
        raise forge.bad_value(f"{where}: {_trimmed(piece.name)}", piece.rating or value, f"≤ {MOST_RATING}")
    return "" if value == "0" else value


def _base(unit: forge.ForgeUnit, tough: int, where: str) -> float:
    """The diameter of the base in inches, that of a mount or the like first."""
    mounted = [piece.bases for piece in unit.loadout if piece.bases]
    for bases in (*mounted, *((unit.bases,) if unit.bases else ())):
        found = _diameter(bases, where)
        if found is not None:
            return inches(found)
    return next((inches(base) for least, base in BASES_BY_TOUGH if tough >= least), profile.DEFAULT_BASE)


def _diameter(bases: forge.Bases, where: str) -> float | None:
    """Of an oval, that of the circle with the same area, which reaches neither farther nor less far on average."""
    written = str(bases.round if bases.round is not None else "")
    if written.strip().lower() in ("", "none"):
        return None
    sides = _ROUND.fullmatch(written)
    if sides is None:
        raise forge.bad_value(f"{where}.bases.round", written)
    width, length = float(sides[1]), float(sides[2] or sides[1])
    if not LEAST_BASE <= min(width, length) <= max(width, length) <= MOST_BASE:
        raise forge.bad_value(f"{where}.bases.round", written, f"{LEAST_BASE:g}–{MOST_BASE:g}")
    return math.sqrt(width * length)


def inches(millimetres: float) -> float:
    """A length in millimetres, in inches to the thousandth."""
    return round(millimetres / MILLIMETRES, 3)


def _trimmed(text: str) -> str:
    return " ".join(text.split())


# Entries and choices


def _entries(stands: Sequence[Stand]) -> tuple[dict[str, profile.Entry], tuple[Choice, ...]]:
    """Units of one entry stay copies of one another, whatever they carry: each outfit is an upgrade of the entry."""
    entries: dict[str, profile.Entry] = {}
    chosen: dict[tuple[Body, Outfit], Choice] = {}
    for body in dict.fromkeys(stand.body for stand in stands):
        outfits = list(dict.fromkeys(stand.outfit for stand in stands if stand.body == body))
        name = _unlike(body.name, entries)
        entries[name], taken = _entry(name, body, outfits)
        chosen |= {(body, outfit): Choice(name, titles) for outfit, titles in zip(outfits, taken, strict=True)}
    choices = []
    for stand in stands:
        choice = chosen[stand.body, stand.outfit]
        choices.append(choice if stand.name in ("", choice.entry) else msgspec.structs.replace(choice, name=stand.name))
    return entries, tuple(choices)


def _entry(name: str, body: Body, outfits: Sequence[Outfit]) -> tuple[profile.Entry, list[tuple[str, ...]]]:
    """The entry, and for each outfit the upgrades that make it up."""
    cost = min(outfit.cost for outfit in outfits)
    upgrades: dict[str, Upgrade] = {}
    taken = []
    for outfit in outfits:
        own = [] if len(outfits) == 1 else [_whole(outfit, cost, upgrades)]
        own += [
            Upgrade(cost=0, name=_unlike(item, (*upgrades, *(each.name for each in own))), models=count, add=texts)
            for item, count, texts in outfit.partly
        ]
        upgrades |= {upgrade.name: upgrade for upgrade in own}
        taken.append(tuple(upgrade.name for upgrade in own))
    only = outfits[0] if len(outfits) == 1 else None
    entry = profile.Entry(
        name=name, size=body.size, quality=body.quality, defense=body.defense, cost=cost, base=body.base,
        rules=only.rules if only else (), weapons=only.weapons if only else (), upgrades=tuple(upgrades.values()),
    )  # fmt: skip
    return entry, taken


def _whole(outfit: Outfit, cost: int, upgrades: dict[str, Upgrade]) -> Upgrade:
    """An outfit as an upgrade, called after what it brings."""
    parts = dict.fromkeys([line.name for line in outfit.weapons] or outfit.rules)
    brought: tuple[WeaponLine | str, ...] = (*outfit.weapons, *outfit.rules)
    return Upgrade(cost=outfit.cost - cost, name=_unlike(", ".join(parts), upgrades), add=brought)


def _unlike(name: str, others: Container[str]) -> str:
    """The name, with a number if another has it already."""
    number, wanted = 1, name
    while wanted in others:
        number += 1
        wanted = f"{name} ({number})"
    return wanted
