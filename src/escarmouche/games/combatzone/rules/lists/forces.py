"""Forces: reading a list, checking it with every fault at once, and mustering it for play."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.data import CATALOGUE, FOLDER
from escarmouche.games.combatzone.rules.battle import NUMBERS, centimetres
from escarmouche.games.combatzone.rules.lists.cards import (
    ARMOURS,
    BLADES,
    KINDS,
    KITS,
    MACHINES,
    QUALITIES,
    Fighter,
    Force,
    Party,
)
from escarmouche.games.combatzone.rules.shooting.weapons import (
    GRENADE,
    LAUNCHER,
    LINES,
    is_heavy,
    table_of_weapons,
)
from escarmouche.games.combatzone.rules.wounds.wound_roll import second_armour
from escarmouche.rules.written_lists import fit, read_toml

BOX = FOLDER / "rosters"
LISTS = BOX / "lists"
FILE_KEYS = ("name", "faction", "points", "group", "card")
SIZES = (150, 200, 300)
USUAL = 200
LEAST_MEMBERS, MOST_MEMBERS, MOST_GROUPS = 3, 10, 4
MOST_COPIES = 99
"""How often a list may want the same figure, before anybody asks whether the group is too large."""
PER_HEAVY = 4
PER_HERO = 150
COSTS = {"green": 6, "average": 9, "veteran": 13, "elite": 18}
HERO_COST = 45
GANG_LEADER, SQUAD_LEADER, SECOND, SKILL = 12, 7, 4, 5
ARMOUR_COSTS = {"": 0, "primitive": 2, "ablative": 2, "vest": 4, "combat": 7}
BLADE_COSTS = {"dagger": 1, "club": 1, "sword": 2, "axe": 3}
KIT_COSTS = {"tool_kit": 2, "quality_tool_kit": 5, "medical_kit": 2, "quality_medical_kit": 5}
WEAPON_COSTS: dict[str, int] = {line["key"]: line["cost"] for line in NUMBERS["weapon"]}
MACHINE_COSTS: dict[str, int] = {line["key"]: line["cost"] for line in NUMBERS["machine_class"]}
SELF_REPAIR = 8
CARRIES_LAUNCHER = ("assault_rifle", "machine_pistol")
HEAVY = frozenset(key for key, line in LINES.items() if is_heavy(line))
"""The weapons of the heavy list, and those that fire missiles and flames."""
MACHINE_ARMS = (1, 2)
"""How many firearms a machine has."""
PERSONAL_SKILLS = ("tech", "medic")
ROLES = ("member", "leader", "second", "hero")
MACHINE_ROLES = ("member", "leader", "second", "machine")
SMALL, LARGE = "figure", "heavy_machine"
AMBUSHING = "-ambush-"
"""What the keys of ready forces have in them that are small enough for an ambush."""


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


# Reading


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


# What figures cost


@rule("CBZ-FORCE-03", otherwise=0)
def cost_of_fighter(card: Card, kind: str, *, every_leader: bool) -> int:
    """What a fighter costs by quality and role, and what Techs and Medics cost more; a hero costs 45 in all."""
    if card.role == "hero":
        return HERO_COST
    role = {"leader": GANG_LEADER if kind == "gang" or every_leader else SQUAD_LEADER, "second": SECOND}
    return COSTS[card.quality] + role.get(card.role, 0) + SKILL * sum(one in PERSONAL_SKILLS for one in card.skills)


@rule("CBZ-FORCE-04", otherwise=0)
def cost_of_armour(card: Card) -> int:
    """Armour and close combat weapons."""
    return ARMOUR_COSTS[card.armour] + sum(BLADE_COSTS[blade] for blade in card.blades)


@rule("CBZ-FORCE-05", otherwise=0)
def cost_of_firearms(card: Card) -> int:
    """Firearms and grenades."""
    return sum(WEAPON_COSTS[weapon] for weapon in card.weapons) + WEAPON_COSTS[GRENADE] * card.grenades


@rule("CBZ-FORCE-06", otherwise=0)
def cost_of_machine(card: Card) -> int:
    """Machines, their self-repair, and kits."""
    machine = MACHINE_COSTS.get(card.machine, 0) + SELF_REPAIR * ("self_repair" in card.skills)
    return machine + sum(KIT_COSTS[kit] for kit in card.kits)


def cost_of(card: Card, kind: str, *, every_leader: bool = False) -> int:
    """What a figure costs with everything it has."""
    fighter = 0 if card.machine else cost_of_fighter(card, kind, every_leader=every_leader)
    return fighter + cost_of_armour(card) + cost_of_firearms(card) + cost_of_machine(card)


def worth(force: ForceList, *, every_leader: bool = False) -> int:
    """What a force costs."""
    return sum(cost_of(card, kind, every_leader=every_leader) for _, kind, cards in force.groups for card in cards)


# Checking


@rule("CBZ-FORCE-01", always=True)
def over_points(total: int, points: int) -> Reason | None:
    """Both sides spend the same number of points at most: 150, 200 or 300."""
    return refusal("CBZ-FORCE-01", "refused-over-points", total=total, points=points) if total > points else None


@rule("CBZ-FORCE-02", otherwise=[])
def unknown_words(card: Card) -> list[Reason]:
    """Everything on a card that the game does not know."""
    known = {
        "quality": ((card.quality,), QUALITIES if card.role == "hero" else tuple(COSTS)),
        "armour": ((card.armour,), ARMOURS),
        "machine": ((card.machine,), ("", *MACHINES)),
        "role": ((card.role,), MACHINE_ROLES if card.machine else ROLES),
        "weapons": (card.weapons, tuple(WEAPON_COSTS.keys() - {GRENADE})),
        "blades": (card.blades, BLADES),
        "kits": (card.kits, KITS),
        "skills": (card.skills, (*PERSONAL_SKILLS, "self_repair") if card.machine else PERSONAL_SKILLS),
    }
    return [
        refusal("CBZ-FORCE-02", "refused-unknown-word", field=field, word=str(word)[:40])
        for field, (words, right) in known.items()
        for word in words
        if word not in right
    ]


@rule("CBZ-WEAP-16")
def overloaded(card: Card) -> list[Reason]:
    """At most two firearms (a heavy one counts double; machines apart), two blades, three grenades and two kits."""
    name = card.name or card.key
    arms = sum(2 if weapon in HEAVY else 0 if weapon == LAUNCHER else 1 for weapon in card.weapons)
    faults = [
        refusal("CBZ-WEAP-16", "refused-carries-too-much", name=name, field=field, most=most)
        for field, count, most in (
            ("weapons", 0 if card.machine else arms, 2),
            ("blades", len(card.blades), 2),
            ("grenades", card.grenades, 3),
            ("kits", len(card.kits), 2),
        )
        if count > most
    ]
    if LAUNCHER in card.weapons and not set(card.weapons) & set(CARRIES_LAUNCHER):
        faults.append(refusal("CBZ-WEAP-16", "refused-launcher", name=name))
    return faults


@rule("CBZ-MACH-15")
def odd_machine(card: Card) -> list[Reason]:
    """A machine has one or two firearms, heavy ones only if it is not light, and neither armour nor grenades."""
    if not card.machine:
        return []
    heavy = card.machine == "light" and not HEAVY.isdisjoint(card.weapons)
    wrong = heavy or card.armour or card.grenades or len(card.weapons) not in MACHINE_ARMS
    faults = [refusal("CBZ-MACH-15", "refused-machine-gear", name=card.name or card.key)] if wrong else []
    if card.quality != "average":
        faults.append(refusal("CBZ-MACH-15", "refused-machine-quality", name=card.name or card.key))
    return [*faults, *(leading_machine(card) or [])]


@rule("CBZ-MACH-20")
def leading_machine(card: Card) -> list[Reason]:
    """A machine is never leader or second."""
    leads = card.role in ("leader", "second")
    return [refusal("CBZ-MACH-20", "refused-machine-leads", name=card.name or card.key)] if leads else []


@rule("CBZ-FORCE-02")
def group_faults(name: str, kind: str, cards: Sequence[Card]) -> list[Reason]:
    """A group has 3 to 10 members, one leader, at most one second and one machine, and a heavy weapon for every 4."""
    if kind not in KINDS:
        return [refusal("CBZ-FORCE-02", "refused-unknown-word", field="kind", word=kind[:40])]
    if kind == "hero":
        return hero_faults(name, cards)
    members = [card for card in cards if not card.machine]
    roles = Counter(card.role for card in members)
    bearers = sum(weapon in HEAVY for card in members for weapon in card.weapons)
    wrong = {
        "refused-members": not LEAST_MEMBERS <= len(members) <= MOST_MEMBERS,
        "refused-one-leader": roles["leader"] != 1,
        "refused-one-second": roles["second"] > 1,
        "refused-one-machine": len(cards) - len(members) > 1,
        "refused-heavy-weapons": bearers > len(members) // PER_HEAVY,
        "refused-hero-in-group": has_strange_hero(members),
    }
    if roles["hero"]:
        note("CBZ-GEN-05")
    return [refusal("CBZ-FORCE-02", text, group=name, count=len(members)) for text, is_so in wrong.items() if is_so]


@rule("CBZ-GEN-05", otherwise=False)
def has_strange_hero(members: Sequence[Card]) -> bool:
    """A hero belongs to no group but his own."""
    return any(card.role == "hero" for card in members)


@rule("CBZ-GEN-05", otherwise=[], always=True)
def hero_faults(name: str, cards: Sequence[Card]) -> list[Reason]:
    """A hero is a group of his own."""
    alone = len(cards) == 1 and cards[0].role == "hero"
    return [] if alone else [refusal("CBZ-GEN-05", "refused-hero-alone", group=name)]


@rule("CBZ-FORCE-02")
def force_faults(force: ForceList) -> list[Reason]:
    """A force has one to four groups besides heroes, and at most one hero for every 150 points."""
    heroes = sum(kind == "hero" for _, kind, _ in force.groups)
    groups = len(force.groups) - heroes
    faults = []
    if not 1 <= groups <= MOST_GROUPS:
        faults.append(refusal("CBZ-FORCE-02", "refused-groups", count=groups, most=MOST_GROUPS))
    if heroes > force.points // PER_HERO:
        faults.append(refusal("CBZ-FORCE-02", "refused-heroes", count=heroes, most=force.points // PER_HERO))
    return faults


def card_faults(card: Card) -> list[Reason]:
    """What is wrong with one figure."""
    return unknown_words(card) or [*(overloaded(card) or []), *(odd_machine(card) or [])]


def check(force: ForceList, *, every_leader: bool = False) -> list[Reason]:
    """Every fault of a force, in the order of the checks."""
    faults = [*force.flaws, *(fault for _, _, cards in force.groups for card in cards for fault in card_faults(card))]
    if faults:
        return faults
    faults += [fault for name, kind, cards in force.groups for fault in group_faults(name, kind, cards) or []]
    faults += force_faults(force) or []
    most = over_points(worth(force, every_leader=every_leader), force.points)
    return faults + ([most] if most is not None else [])


def file_faults(path: Path) -> list[Reason]:
    """Everything that is wrong with a file of a force."""
    return check(load_list(path))


# Mustering


@rule("CBZ-GEN-04")
def class_of(card: Card, kind: str, *, every_leader: bool) -> str:
    """Everybody is a basic fighter but heroes and leaders of gangs, by option all leaders."""
    if card.role == "hero":
        return "hero"
    return "gang_leader" if card.role == "leader" and (kind == "gang" or every_leader) else "basic"


def fighter_of(card: Card, kind: str, *, every_leader: bool = False) -> Fighter:
    """A figure as it enters play."""
    size = LARGE if card.machine == "heavy" else SMALL
    arms = table_of_weapons()
    return Fighter(
        key=card.key,
        name=card.name or card.key,
        cost=cost_of(card, kind, every_leader=every_leader),
        quality="hero" if card.role == "hero" else card.quality,
        kind=card.machine or class_of(card, kind, every_leader=every_leader),
        role="machine" if card.machine else card.role,
        armour=card.armour,
        weapons=tuple(arms[weapon] for weapon in card.weapons),
        blades=card.blades,
        grenades=card.grenades,
        kits=card.kits,
        skills=frozenset(card.skills),
        base=centimetres(NUMBERS["base_diameter_cm"][size]),
        height=centimetres(NUMBERS["height_cm"][size]),
    )


def leaders_count(options: Mapping[str, str]) -> bool:
    """Whether the leader of every group is a gang leader."""
    return options.get("leader_profile", CATALOGUE.options["leader_profile"][1].default) == "every_leader"


def muster(force: ForceList, options: Mapping[str, str] | None = None) -> Force:
    """The force of a list whose cards are in order; its points are the business of `check`."""
    every = leaders_count(options or {})
    faults = [*force.flaws, *(fault for _, _, cards in force.groups for card in cards for fault in card_faults(card))]
    if faults:
        raise Refused(faults[0])
    parties = tuple(
        Party(name, kind, tuple(fighter_of(card, kind, every_leader=every) for card in cards))
        for name, kind, cards in force.groups
    )
    return Force(force.name, force.faction, parties)


def list_cards() -> list[ListCard]:
    """The ready forces."""
    ready = {key: ready_list(key) for key in ready_keys()}
    return [
        ListCard(
            key,
            one.name,
            one.faction,
            worth(one),
            len(one.groups),
            sum(len(cards) for _, _, cards in one.groups),
            one.points,
        )
        for key, one in ready.items()
    ]


def ambushing(name: str, limit: int) -> str:
    """The dearest ready force for an ambush of the same faction within so many points; the cheapest if none is."""
    side = ready_list(name).faction
    small = [card for card in list_cards() if card.faction == side and AMBUSHING in card.key]
    small.sort(key=lambda card: card.points)
    fit = [card for card in small if card.points <= limit]
    return (fit[-1] if fit else small[0]).key


def report(written: Mapping[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """What there is to say of a list: its faults, its worth, and what each figure costs and is."""
    data = dict(written)
    ready = data.pop("ready", None)
    force = ready_list(ready) if ready else read_list(data)
    every = leaders_count(options)
    faults = check(force, every_leader=every)
    cards = [(card, kind) for _, kind, band in force.groups for card in band if not card_faults(card)]
    total = sum(cost_of(card, kind, every_leader=every) for card, kind in cards)
    return {
        "legal": not faults,
        "faults": [fault.rule for fault in faults],
        "total": total,
        "unspent": force.points - total,
        "costs": [cost_of(card, kind, every_leader=every) for card, kind in cards],
        "classes": [card.machine or class_of(card, kind, every_leader=every) for card, kind in cards],
    }
