"""What stands on a unit's card: how an entry is written, how its models are equipped, and what is then played."""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.lists.own_rules import NO_RULES, OwnRule, OwnRules, kept_as_text, read_own
from escarmouche.games.firefight.rules.lists.special_rules import (
    MODEL_RULES,
    SPECIAL_RULES,
    SPELLINGS,
    WEAPON_RULES,
    apostrophes,
)
from escarmouche.games.firefight.rules.vocabulary import Roll, SpellEffect, SpellTarget, Until
from escarmouche.rules.books.fitting import one_of, right

EFFECTS: dict[str, frozenset[str]] = {
    "hits": frozenset({"count"}),
    "grant": frozenset({"rule", "until"}),
    "modifier": frozenset({"roll", "amount", "until"}),
    "move": frozenset({"inches"}),
    "shake": frozenset(),
    "unshake": frozenset(),
}
UNLIMITED = sys.maxsize
LARGEST = 48.0
DEFAULT_BASE = DEFAULT_HEIGHT = 1.25

Rules = dict[str, int]
"""Special rules by key, each with its X (0 for a rule without a value)."""

_NOTATION = re.compile(r"([A-Z][A-Za-z]*)(?:\(([1-9][0-9]{0,3})\))?")
_TRANSLATED = re.compile(r"([^()]+?) ?(?:\(([1-9][0-9]{0,3})\))?")


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True):
    """One weapon type of a unit; range 0 is a melee weapon, `own` are the keys of its army's rules of its own."""

    name: str
    range: Length
    attacks: int
    rules: Rules
    own: tuple[str, ...] = ()


class Kit(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one model carries (indices of the unit's weapon types, one per weapon) and its own rules."""

    weapons: tuple[int, ...]
    rules: Rules
    own: tuple[str, ...] = ()


Carried: TypeAlias = tuple[tuple[int, int, Weapon], ...]
"""Weapons of a kit, each with its place there and its weapon type."""


class Effect(msgspec.Struct, frozen=True):
    """What a spell does; `rules` are those of its hits or the one it grants, `rule` is the key of the one it grants."""

    kind: SpellEffect
    count: int = 0
    rules: Rules = {}
    rule: str = ""
    roll: Roll | Literal[""] = ""
    amount: int = 0
    until: Until | Literal[""] = ""
    inches: Length = 0


class Spell(msgspec.Struct, frozen=True):
    """A spell of a list, with the rules that have no effect named beside it."""

    name: str
    value: int
    range: Length
    target: SpellTarget
    targets: int
    effect: Effect
    inert: tuple[str, ...] = ()


class UnitProfile(msgspec.Struct, frozen=True, dict=True):
    """A unit as it enters play: weapon types and kits in roster order, lengths in thousandths of an inch."""

    entry: str
    name: str
    size: int
    quality: int
    defense: int
    cost: int
    base: Length
    height: Length
    weapons: tuple[Weapon, ...]
    kits: tuple[Kit, ...]
    inert: tuple[str, ...] = ()
    house_spells: bool = False

    @cached_property
    def rules_of_some(self) -> frozenset[str]:
        """The special rules that at least one model has."""
        return frozenset(key for kit in self.kits for key in kit.rules)

    @cached_property
    def armed(self) -> tuple[tuple[Carried, Carried], ...]:
        """For each kit what its bearer carries for shooting, and for melee."""
        return tuple(
            (carried(self.weapons, kit, melee=False), carried(self.weapons, kit, melee=True)) for kit in self.kits
        )


def carried(types: tuple[Weapon, ...], kit: Kit, *, melee: bool) -> Carried:
    """What is carried for shooting or for melee: place in the kit, weapon type, weapon."""
    return tuple(
        (place, index, types[index]) for place, index in enumerate(kit.weapons) if (types[index].range == 0) == melee
    )


class Army(msgspec.Struct, frozen=True):
    """One side's units and spells, as they enter play."""

    name: str
    faction: str
    units: tuple[UnitProfile, ...]
    spells: tuple[Spell, ...]
    points: int
    imported: bool = False
    rules: tuple[OwnRule, ...] = ()


class WeaponLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon as a list writes it: how many models carry it, and its numbers in inches."""

    name: str
    attacks: int
    count: int = 1
    range: float = 0
    rules: tuple[str, ...] = ()


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"gained": "with"}):
    """A choice offered by an entry: weapons or rules added, or weapons replaced by others."""

    cost: int
    name: str = ""
    models: int | None = None
    limit: int = 1
    add: tuple[WeaponLine | str, ...] | None = None
    replace: tuple[str, ...] | None = None
    gained: tuple[WeaponLine, ...] | None = None

    @property
    def title(self) -> str:
        """Its name, or else the names of what it brings."""
        return self.name or " + ".join(part if isinstance(part, str) else part.name for part in self.brings)

    @property
    def brings(self) -> tuple[WeaponLine | str, ...]:
        """The weapon lines and rules gained."""
        return (*(self.add or ()), *(self.gained or ()))


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a list: the unit without upgrades, and the upgrades it may take."""

    name: str
    size: int
    quality: int
    defense: int
    cost: int
    rules: tuple[str, ...] = ()
    weapons: tuple[WeaponLine, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    base: float = DEFAULT_BASE
    height: float = DEFAULT_HEIGHT

    def upgrade(self, title: str) -> Upgrade | None:
        """The upgrade of that name, if the entry offers it."""
        return next((upgrade for upgrade in self.upgrades if upgrade.title == title), None)


class EffectEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a spell does, as a list writes it."""

    kind: str
    count: int | None = None
    rules: tuple[str, ...] | None = None
    rule: str | None = None
    roll: str | None = None
    amount: int | None = None
    until: str | None = None
    inches: float | None = None


class SpellEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell as a list writes it."""

    name: str
    value: int
    target: str
    effect: EffectEntry
    range: float = 18
    targets: int = 1


def thousandths(inches: float) -> int:
    """A length in inches as whole thousandths."""
    return round(inches * 1000)


@rule("GFF-EDIT-05", otherwise=True, always=True)
def is_printed(name: str) -> bool:
    """Only the special rules of the game have an effect."""
    return name == printed_name(name.lower()) and name.lower() in SPECIAL_RULES


@rule("GFF-LIST-06", otherwise=True, always=True)
def has_its_value(name: str, value: str | None) -> bool:
    """A rule with a value is written Name(X), a rule without one Name."""
    known = SPECIAL_RULES.get(name.lower())
    return (value is not None) == (known is not None and known.x)


def printed_name(key: str) -> str:
    """A special rule as the keyword table spells it."""
    return "AP" if key == "ap" else key.capitalize()


def read_rule(text: str) -> tuple[str, int] | None:
    """The key and the X of a special rule as written, or None if the game has no such rule."""
    match = _NOTATION.fullmatch(in_english(text))
    if match is None or not is_printed(match[1]) or not has_its_value(match[1], match[2]):
        return None
    return match[1].lower(), int(match[2] or 0)


def in_english(text: str) -> str:
    """A special rule as the English book writes it, if it is written as the French or German one does."""
    match = _TRANSLATED.fullmatch(apostrophes(text))
    key = SPELLINGS.get(match[1]) if match else None
    if match is None or key is None:
        return text
    return f"{printed_name(key)}({match[2]})" if match[2] else printed_name(key)


@rule("GFF-PRIN-03")
def added_up(first: int, second: int) -> int:
    """The same rule twice: values add up, and rules without a value (0) count once."""
    return first + second


def combined(*sources: Mapping[str, int]) -> Rules:
    """The rules of several sources as one set."""
    result: Rules = {}
    for source in sources:
        for key, value in source.items():
            result[key] = added_up(result[key], value) if key in result else value
    return result


def read_rules(texts: Iterable[str], own: OwnRules = NO_RULES) -> Rules:
    """The special rules among these that the game has, and those that rules of one's own come to."""
    granted = [own[text].grants for text in dict.fromkeys(texts) if text in own and own[text].always] if own else []
    return combined(*({found[0]: found[1]} for found in map(read_rule, texts) if found), *granted)


def unread(texts: Iterable[str], own: OwnRules = NO_RULES) -> tuple[str, ...]:
    """The rules among these that neither the game nor a book has, each named once."""
    return tuple(dict.fromkeys(text for text in texts if text not in own and read_rule(text) is None))


@rule("GFF-LIST-06", otherwise=False)
def lends_itself(key: str, *, melee: bool) -> bool:
    """A weapon rule written on a unit works for each weapon to which it can apply."""
    return key in WEAPON_RULES and SPECIAL_RULES[key].only != ("shooting" if melee else "melee")


def lent_to(types: tuple[Weapon, ...], lent: Rules) -> tuple[Weapon, ...]:
    """The weapon types of a unit that was granted further rules."""
    return tuple(
        msgspec.structs.replace(
            weapon,
            rules=combined(
                weapon.rules, {key: value for key, value in lent.items() if lends_itself(key, melee=weapon.range == 0)}
            ),
        )
        for weapon in types
    )


@rule("GFF-LIST-07")
def all_have(kits: Sequence[Kit], key: str) -> bool:
    """Fearless, Regeneration, Stealth, Ambush, Scout and Immobile need every model that is alive to have them."""
    return bool(kits) and all(key in kit.rules for kit in kits)


class Equipment:
    """Who carries what while a unit is being equipped: weapon lines, and for each model their indices and its rules."""

    def __init__(self, entry: Entry) -> None:
        self.lines: list[WeaponLine] = []
        self.carried: list[list[int]] = [[] for _ in range(entry.size)]
        self.rules: list[list[str]] = [list(entry.rules) for _ in range(entry.size)]
        self.taken: Counter[tuple[str, int]] = Counter()
        self.times: Counter[str] = Counter()
        for line in entry.weapons:
            self.hand_out(line, range(entry.size))

    def names(self, model: int) -> Counter[str]:
        """The weapons a model carries, by name."""
        return Counter(self.lines[index].name for index in self.carried[model])

    def hand_out(self, line: WeaponLine, among: Sequence[int]) -> None:
        """Give the weapons of a line to the models that are to carry them."""
        bearers = bearers_of(self, line, among)
        self.lines.append(line)
        for model in bearers:
            self.carried[model].append(len(self.lines) - 1)

    def give_up(self, names: Iterable[str], model: int) -> None:
        """Take weapons of these names from a model."""
        for name in names:
            self.carried[model].remove(next(i for i in self.carried[model] if self.lines[i].name == name))

    def texts(self, model: int) -> list[str]:
        """All special rules of a model as written, those of its weapons included."""
        return self.rules[model] + [text for index in self.carried[model] for text in self.lines[index].rules]


@rule("GFF-LIST-02")
def bearers_of(equipment: Equipment, line: WeaponLine, among: Sequence[int]) -> list[int]:
    """Weapons go to the models in roster order, beginning with the first that lacks one of that kind."""

    def of_that_kind(model: int) -> int:
        return sum((equipment.lines[index].range == 0) == (line.range == 0) for index in equipment.carried[model])

    order = sorted(among, key=of_that_kind)
    return [order[number % len(order)] for number in range(line.count)]


@rule("GFF-LIST-03", otherwise=(), always=True)
def take(equipment: Equipment, upgrade: Upgrade) -> tuple[str, ...]:
    """Apply an upgrade, or say why it cannot be taken."""
    equipment.times[upgrade.title] += 1
    problems = ["over_limit"] if equipment.times[upgrade.title] > upgrade.limit else []
    given_up = Counter(upgrade.replace or ())
    able = [model for model in range(len(equipment.carried)) if given_up <= equipment.names(model)]
    able.sort(key=lambda model: equipment.taken[upgrade.title, model])
    if not able or len(able) < (upgrade.models or 1):
        problems.append("replaced_weapon_gone")
    if problems:
        return tuple(problems)
    chosen = sorted(able[: upgrade.models])
    for model in chosen:
        equipment.give_up(given_up.elements(), model)
        equipment.taken[upgrade.title, model] += 1
        equipment.rules[model] += [part for part in upgrade.brings if isinstance(part, str)]
    for part in upgrade.brings:
        if isinstance(part, WeaponLine):
            equipment.hand_out(part, chosen)
    return ()


def equip(entry: Entry, taken: Iterable[str]) -> tuple[Equipment, list[tuple[str, tuple[str, ...]]]]:
    """The equipment of a unit with its upgrades, and the upgrades that could not be taken, each with the reasons."""
    equipment = Equipment(entry)
    problems = []
    for title in taken:
        upgrade = entry.upgrade(title)
        found = ("not_offered",) if upgrade is None else take(equipment, upgrade)
        if found:
            problems.append((title, found))
    return equipment, problems


def arm(equipment: Equipment, book: OwnRules = NO_RULES) -> tuple[tuple[Weapon, ...], tuple[Kit, ...]]:
    """The weapon types of a unit in roster order, and the kit of each model."""
    own = [read_rules(equipment.rules[model], book) for model in range(len(equipment.carried))]
    types: list[Weapon] = []
    carried: list[list[int]] = [[] for _ in own]
    for index, line in enumerate(equipment.lines):
        printed = read_rules(line.rules, book)
        for model, indices in enumerate(equipment.carried):
            for _ in range(indices.count(index)):
                weapon = _weapon(line, printed, own[model], read_own(line.rules, book))
                if weapon not in types:
                    types.append(weapon)
                carried[model].append(types.index(weapon))
    every = [read_rules(equipment.texts(model), book) for model in range(len(own))]
    kits = tuple(
        Kit(
            tuple(sorted(weapons)),
            {key: value for key, value in every[model].items() if key not in WEAPON_RULES},
            read_own(equipment.rules[model], book),
        )
        for model, weapons in enumerate(carried)
    )
    return tuple(types), kits


def _weapon(line: WeaponLine, printed: Rules, bearer: Rules, own: tuple[str, ...]) -> Weapon:
    lent = {key: value for key, value in bearer.items() if lends_itself(key, melee=line.range == 0)}
    rules = {key: value for key, value in combined(printed, lent).items() if key not in MODEL_RULES}
    return Weapon(line.name, thousandths(line.range), line.attacks, rules, own)


@rule("GFF-LIST-04")
def unit_cost(entry: Entry, taken: Iterable[str]) -> int:
    """A unit costs its entry and every upgrade it has taken."""
    return entry.cost + sum(upgrade.cost for upgrade in map(entry.upgrade, taken) if upgrade)


def profile_of(entry: Entry, taken: Sequence[str] = (), name: str = "", book: OwnRules = NO_RULES) -> UnitProfile:
    """The unit that an entry with these upgrades puts on the table, with the rules of one's own of its book."""
    equipment, _ = equip(entry, taken)
    texts = [text for model in range(entry.size) for text in equipment.texts(model)]
    weapons, kits = arm(equipment, book)
    return UnitProfile(
        entry=entry.name,
        name=name or entry.name,
        size=entry.size,
        quality=entry.quality,
        defense=entry.defense,
        cost=unit_cost(entry, taken),
        base=thousandths(entry.base),
        height=thousandths(entry.height),
        weapons=weapons,
        kits=kits,
        inert=(*unread(texts, book), *kept_as_text(texts, book)),
    )


Misfits: TypeAlias = tuple[tuple[str, Reason], ...]
"""Fields that do not fit, each with why."""


def misfit(why: str, **data: Any) -> Reason:
    """Why a field does not fit."""
    return refusal("", f"misfit-{why}", **data)


def _outside(pairs: Iterable[tuple[str, float, float, float]]) -> Misfits:
    """The fields whose number lies outside its bounds."""
    return tuple(
        (field, misfit("outside", value=value, least=least, most=most if most < UNLIMITED else "none"))
        for field, value, least, most in pairs
        if not least <= value <= most
    )


@rule("GFF-LIST-01", otherwise=(), always=True)
def unit_misfits(entry: Entry) -> Misfits:
    """A unit has a name, 1 to 20 models, and Quality and Defence from 2 to 6."""
    misfits = _outside(
        [
            ("size", entry.size, 1, 20),
            ("quality", entry.quality, 2, 6),
            ("defense", entry.defense, 2, 6),
            ("cost", entry.cost, 0, UNLIMITED),
            ("base", entry.base, 0.1, LARGEST),
            ("height", entry.height, 0.1, LARGEST),
        ]
    )
    return misfits if entry.name.strip() else (("name", misfit("empty")), *misfits)


@rule("GFF-LIST-02", otherwise=(), always=True)
def weapon_misfits(line: WeaponLine, models: int) -> Misfits:
    """A weapon has at least one attack, a range or none, and is carried by models that are there."""
    misfits = _outside(
        [
            ("count", line.count, 1, max(1, models)),
            ("range", line.range, 0, UNLIMITED),
            ("attacks", line.attacks, 1, UNLIMITED),
        ]
    )
    return tuple((f"weapon {line.name} {field}", problem) for field, problem in misfits)


@rule("GFF-LIST-03", otherwise=(), always=True)
def upgrade_misfits(upgrade: Upgrade, entry: Entry) -> Misfits:
    """An upgrade has a price, and either adds or replaces."""
    adds = bool(upgrade.add) and upgrade.replace is None and upgrade.gained is None
    replaces = upgrade.add is None and bool(upgrade.replace) and bool(upgrade.gained)
    misfits = list(
        _outside(
            [
                ("cost", upgrade.cost, 0, UNLIMITED),
                ("limit", upgrade.limit, 1, UNLIMITED),
                ("models", 1 if upgrade.models is None else upgrade.models, 1, max(1, entry.size)),
            ]
        )
    )
    if not adds and not replaces:
        misfits.append(("add", misfit("upgrade")))
    if entry.upgrade(upgrade.title) is not upgrade:
        misfits.append(("name", misfit("upgrade-twice")))
    return tuple((f"upgrade {upgrade.title} {field}".replace("  ", " "), problem) for field, problem in misfits)


def right_for(field: str) -> Reason:
    """What a field of the effect of a spell takes."""
    words = {"roll": get_args(Roll), "until": get_args(Until)}
    kinds = {one.name: one.type for one in msgspec.structs.fields(EffectEntry)}
    return one_of(words[field]) if field in words else right(kinds[field])


@rule("GFF-SPELL-01", otherwise=(), always=True)
def spell_misfits(spell: SpellEntry) -> Misfits:
    """A spell costs 1 to 6 tokens, and has a target and one effect with all that it needs."""
    effect = spell.effect
    misfits = _outside([("value", spell.value, 1, 6), ("range", spell.range, 0, UNLIMITED)])
    misfits += _outside(
        [
            ("targets", spell.targets, 1, UNLIMITED),
            ("effect count", 1 if effect.count is None else effect.count, 1, UNLIMITED),
        ]
    )
    misfits += _outside([("effect inches", 0 if effect.inches is None else effect.inches, 0, LARGEST)])
    words = [("target", spell.target, get_args(SpellTarget)), ("effect kind", effect.kind, tuple(EFFECTS))]
    words += [("effect roll", effect.roll, get_args(Roll))] if effect.roll is not None else []
    words += [("effect until", effect.until, get_args(Until))] if effect.until is not None else []
    strange = [(field, list(known)) for field, word, known in words if word not in known]
    misfits += tuple((field, misfit("not-one-of", known=known)) for field, known in strange)
    given = {key for key in EffectEntry.__struct_fields__ if getattr(effect, key) is not None} - {"kind"}
    needed = EFFECTS.get(effect.kind, frozenset(given))
    misfits += tuple((f"effect {key}", misfit("missing", right=right_for(key))) for key in sorted(needed - given))
    beyond = given - needed - ({"rules"} if effect.kind == "hits" else set())
    return misfits + tuple((f"effect {key}", misfit("beyond", kind=effect.kind)) for key in sorted(beyond))
