"""Checking a list: what figures cost, and every fault at once."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.rules.lists.books import Arsenal, arsenal_of, cards_of, standard
from escarmouche.games.combatzone.rules.lists.cards import (
    ARMOURS,
    BLADES,
    KINDS,
    KITS,
    MACHINE_SKILLS,
    PERSONAL_SKILLS,
    QUALITIES,
)
from escarmouche.games.combatzone.rules.lists.reading import Card, ForceList, load_list
from escarmouche.games.combatzone.rules.shooting import weapons
from escarmouche.rules.books.fitting import one_of
from escarmouche.rules.books.gathering import Stock, nearest
from escarmouche.rules.books.sources import Flaw, Flawed

CARRIES_LAUNCHER = ("assault_rifle", "machine_pistol")
ROLES = ("member", "leader", "second", "hero")
MACHINE_ROLES = ("member", "leader", "second", "machine")


# What figures cost


@rule("CBZ-FORCE-03", otherwise=0)
def cost_of_fighter(card: Card, kind: str, prices: Mapping[str, int], *, every_leader: bool) -> int:
    """What a fighter costs by quality and role, and what Techs and Medics cost more; a hero has one price in all."""
    if card.role == "hero":
        return prices["hero"]
    role = {"leader": "gang_leader" if kind == "gang" or every_leader else "squad_leader", "second": "second"}
    leading = prices[role[card.role]] if card.role in role else 0
    return prices[card.quality] + leading + prices["skill"] * sum(one in PERSONAL_SKILLS for one in card.skills)


@rule("CBZ-FORCE-04", otherwise=0)
def cost_of_armour(card: Card, arsenal: Arsenal) -> int:
    """What the armour and the close combat weapons of a figure cost."""
    own = arsenal.armours.get(card.armour)
    worn = own.cost if own else arsenal.prices[card.armour] if card.armour else 0
    return worn + sum(arsenal.prices[blade] for blade in card.blades)


@rule("CBZ-FORCE-05", otherwise=0)
def cost_of_firearms(card: Card, arsenal: Arsenal) -> int:
    """What the firearms and grenades of a figure cost."""
    lines = arsenal.weapons
    return sum(lines[weapon].cost for weapon in card.weapons) + lines[weapons.GRENADE].cost * card.grenades


@rule("CBZ-FORCE-06", otherwise=0)
def cost_of_machine(card: Card, arsenal: Arsenal) -> int:
    """What a machine costs with its self-repair, and what kits cost."""
    machine = arsenal.machines[card.machine].cost if card.machine else 0
    mending = arsenal.prices["self_repair"] * ("self_repair" in card.skills)
    return machine + mending + sum(map(arsenal.price_of_kit, card.kits))


def cost_of(card: Card, kind: str, *, every_leader: bool = False, arsenal: Arsenal | None = None) -> int:
    """What a figure costs with everything it has."""
    known = arsenal or standard()
    fighter = 0 if card.machine else cost_of_fighter(card, kind, known.prices, every_leader=every_leader)
    fighter += sum(known.skills[skill].cost for skill in card.skills if skill in known.skills)
    return fighter + cost_of_armour(card, known) + cost_of_firearms(card, known) + cost_of_machine(card, known)


def worth(force: ForceList, *, every_leader: bool = False) -> int:
    """What a force costs."""
    return sum(
        cost_of(card, kind, every_leader=every_leader, arsenal=force.arsenal)
        for _, kind, cards in force.groups
        for card in cards
    )


# Checking


@rule("CBZ-FORCE-01", always=True)
def over_points(total: int, points: int) -> Reason | None:
    """Both sides spend the same number of points at most: 150, 200 or 300."""
    return refusal("CBZ-FORCE-01", "refused-over-points", total=total, points=points) if total > points else None


@rule("CBZ-FORCE-02", otherwise=[])
def unknown_words(card: Card, arsenal: Arsenal) -> list[Reason]:
    """Everything on a card that the game does not know."""
    known = {
        "quality": ((card.quality,), QUALITIES if card.role == "hero" else QUALITIES[:-1]),
        "armour": ((card.armour,), (*ARMOURS, *arsenal.armours)),
        "machine": ((card.machine,), ("", *arsenal.machines)),
        "role": ((card.role,), MACHINE_ROLES if card.machine else ROLES),
        "weapons": (card.weapons, tuple(arsenal.weapons.keys() - {weapons.GRENADE})),
        "blades": (card.blades, BLADES),
        "kits": (card.kits, (*KITS, *arsenal.kits)),
        "skills": (card.skills, (*PERSONAL_SKILLS, *arsenal.skills, *(MACHINE_SKILLS if card.machine else ()))),
    }
    return [
        refusal(
            "CBZ-FORCE-02", "refused-unknown-word", field=field, word=str(word)[:40], right=nearest(str(word), right)
        )
        for field, (words, right) in known.items()
        for word in words
        if word not in right
    ]


@rule("CBZ-WEAP-16")
def overloaded(card: Card, arsenal: Arsenal) -> list[Reason]:
    """At most two firearms (a heavy one counts double; machines apart), two blades, three grenades and two kits."""
    name = card.name or card.key
    arms = sum(2 if arsenal.is_heavy(weapon) else 0 if weapon == weapons.LAUNCHER else 1 for weapon in card.weapons)
    faults = [
        refusal("CBZ-WEAP-16", "refused-carries-too-much", name=name, field=field, most=most)
        for field, count, most in (
            ("weapons", 0 if card.machine else arms, arsenal.limits["most_arms"]),
            ("blades", len(card.blades), arsenal.limits["most_blades"]),
            ("grenades", card.grenades, arsenal.limits["most_grenades"]),
            ("kits", len(card.kits), arsenal.limits["most_kits"]),
        )
        if count > most
    ]
    if weapons.LAUNCHER in card.weapons and not set(card.weapons) & set(CARRIES_LAUNCHER):
        faults.append(refusal("CBZ-WEAP-16", "refused-launcher", name=name))
    return faults


@rule("CBZ-MACH-15")
def odd_machine(card: Card, arsenal: Arsenal) -> list[Reason]:
    """A machine has one or two firearms, heavy ones only if it is not light, and neither armour nor grenades."""
    if not card.machine:
        return []
    light = arsenal.class_of(card.machine) == "light"
    heavy = light and any(map(arsenal.is_heavy, card.weapons))
    armed = 1 <= len(card.weapons) <= arsenal.limits["most_machine_arms"]
    wrong = heavy or card.armour or card.grenades or not armed
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
def group_faults(name: str, kind: str, cards: Sequence[Card], arsenal: Arsenal) -> list[Reason]:
    """A group has 3 to 10 members, one leader, at most one second and one machine, and a heavy weapon for every 4."""
    if kind not in KINDS:
        return [refusal("CBZ-FORCE-02", "refused-unknown-word", field="kind", word=kind[:40], right=one_of(KINDS))]
    if kind == "hero":
        return hero_faults(name, cards)
    limits, members = arsenal.limits, [card for card in cards if not card.machine]
    roles = Counter(card.role for card in members)
    bearers = sum(arsenal.is_heavy(weapon) for card in members for weapon in card.weapons)
    wrong = {
        "refused-members": not limits["least_members"] <= len(members) <= limits["most_members"],
        "refused-one-leader": roles["leader"] != 1,
        "refused-one-second": roles["second"] > 1,
        "refused-one-machine": len(cards) - len(members) > 1,
        "refused-heavy-weapons": bearers > len(members) // max(1, limits["members_per_heavy"]),
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
    groups, limits = len(force.groups) - heroes, force.arsenal.limits
    most_heroes = force.points // max(1, limits["points_per_hero"])
    faults = []
    if not 1 <= groups <= limits["most_groups"]:
        faults.append(refusal("CBZ-FORCE-02", "refused-groups", count=groups, most=limits["most_groups"]))
    if heroes > most_heroes:
        faults.append(refusal("CBZ-FORCE-02", "refused-heroes", count=heroes, most=most_heroes))
    return faults


def card_faults(card: Card, arsenal: Arsenal | None = None) -> list[Reason]:
    """What is wrong with one figure."""
    known = arsenal or standard()
    return unknown_words(card, known) or [*(overloaded(card, known) or []), *(odd_machine(card, known) or [])]


def flaws(force: ForceList, *, every_leader: bool = False) -> list[Flaw]:
    """Every fault of a force with its line, in the order of the checks."""
    numbered = list(zip(force.numbers or range(len(force.groups)), force.groups, strict=True))
    found = list(force.flaws)
    for number, (_, _, cards) in numbered:
        wrong = [fault for card in cards for fault in card_faults(card, force.arsenal)]
        found += [force.source.flaw(fault, "group", number) for fault in wrong]
    if found:
        return found
    for number, (name, kind, cards) in numbered:
        wrong = group_faults(name, kind, cards, force.arsenal) or []
        found += [force.source.flaw(fault, "group", number) for fault in wrong]
    most = over_points(worth(force, every_leader=every_leader), force.points)
    found += [force.source.flaw(fault) for fault in (*(force_faults(force) or []), most) if fault is not None]
    return found


def check(force: ForceList, *, every_leader: bool = False) -> list[Reason]:
    """Every fault of a force, in the order of the checks."""
    return [flaw.reason for flaw in flaws(force, every_leader=every_leader)]


def file_faults(path: Path) -> list[Flaw]:
    """Everything that is wrong with a file of a force, and with the books that it draws on."""
    try:
        return flaws(load_list(path))
    except Flawed as flawed:
        return list(flawed.flaws)


def judge(stock: Stock) -> None:
    """Note everything that is wrong with some books."""
    arsenal, cards = arsenal_of(stock), cards_of(stock)
    for key, card in cards.items():
        stock.flaws += [stock.tables["card"][key].flaw(fault) for fault in card_faults(card, arsenal)]
