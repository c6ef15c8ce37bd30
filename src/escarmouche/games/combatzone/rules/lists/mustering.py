"""Mustering a list for play, and what there is to say of it."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from escarmouche.engine.reasons import Refused
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, centimetres
from escarmouche.games.combatzone.rules.dice import parsed
from escarmouche.games.combatzone.rules.lists import reading
from escarmouche.games.combatzone.rules.lists.books import Arsenal, standard
from escarmouche.games.combatzone.rules.lists.cards import (
    MACHINES,
    Fighter,
    Force,
    GroupKind,
    Party,
    Plate,
    Weapon,
    WeaponId,
)
from escarmouche.games.combatzone.rules.lists.checking import card_faults, check, cost_of, worth
from escarmouche.games.combatzone.rules.lists.own_rules import (
    ArmourLine,
    KitLine,
    OwnEffect,
    OwnRule,
    SkillLine,
    TraitLine,
)
from escarmouche.games.combatzone.rules.lists.shelf import MachineLine, WeaponLine
from escarmouche.games.combatzone.rules.shooting.weapons import RULES, line_of, weapon_from
from escarmouche.rules.books.fitting import plain_name

SMALL, LARGE = "figure", "heavy_machine"
FOLDED = ("damage", "range")
"""What traits do that stands in the numbers of a weapon."""
AMBUSHING = "-ambush-"
"""The part of a key that marks a ready force as small enough for an ambush."""


@rule("CBZ-GEN-04")
def class_of(card: reading.Card, kind: str, *, every_leader: bool) -> str:
    """Everybody is a basic fighter but heroes and leaders of gangs, by option all leaders."""
    if card.role == "hero":
        return "hero"
    return "gang_leader" if card.role == "leader" and (kind == "gang" or every_leader) else "basic"


def fighter_of(card: reading.Card, kind: str, *, every_leader: bool = False, arsenal: Arsenal | None = None) -> Fighter:
    """A figure as it enters play."""
    known = arsenal or standard()
    built = known.machines.get(card.machine)
    size = LARGE if built and built.like == "heavy" else SMALL
    words: dict[str, Any] = {
        "quality": "hero" if card.role == "hero" else card.quality,
        "kind": built.like if built else class_of(card, kind, every_leader=every_leader),
        "role": "machine" if card.machine else card.role,
        "armour": "" if card.armour in known.armours else card.armour,
        "blades": card.blades,
        "kits": tuple(known.kits[kit].like if kit in known.kits else kit for kit in card.kits),
        "skills": frozenset(card.skills) - known.skills.keys(),
    }
    return Fighter(
        key=card.key,
        name=card.name or card.key,
        cost=cost_of(card, kind, every_leader=every_leader, arsenal=known),
        weapons=tuple(weapon_of(known.weapons[weapon], known) for weapon in card.weapons),
        grenades=card.grenades,
        base=centimetres(NUMBERS["base_diameter_cm"][size]),
        height=centimetres(NUMBERS["height_cm"][size]),
        own=own_rules(card, known),
        plate=plate_of(known.armours.get(card.armour)),
        **words,
        **(own_build(built) if built and built.key not in MACHINES else {}),
    )


def own_rules(card: reading.Card, known: Arsenal) -> tuple[OwnRule, ...]:
    """The skills and kits of a book that a figure has, each once."""
    skills = [own_rule(known.skills[skill]) for skill in dict.fromkeys(card.skills) if skill in known.skills]
    return (*skills, *(own_kit(known.kits[kit]) for kit in dict.fromkeys(card.kits) if kit in known.kits))


def own_kit(line: KitLine) -> OwnRule:
    """What a kit of a book does besides that as which it counts."""
    return msgspec.structs.replace(own_rule(line), kit=line.like, folded=True)


def own_rule(line: SkillLine | TraitLine | KitLine) -> OwnRule:
    """A skill or trait of a book as it enters play; what stands in the numbers of a weapon already is left out."""
    effects = tuple(
        OwnEffect(effect.does, effect.roll or "", effect.amount or 0, effect.when)
        for effect in line.effect
        if effect.does not in FOLDED
    )
    immune = line.immune if isinstance(line, SkillLine) else ()
    return OwnRule(plain_name(line.name or line.key), line.text, immune, effects, len(effects) < len(line.effect))


def plate_of(line: ArmourLine | None) -> Plate | None:
    """An armour of a book as it enters play."""
    if line is None:
        return None
    return Plate(plain_name(line.name or line.key), line.shots, line.blows, centimetres(line.reach or 0))


def weapon_of(line: WeaponLine, arsenal: Arsenal) -> Weapon:
    """A weapon of a book as it enters play: one of the table, or one of its own under its name."""
    own = with_traits(weapon_from(line), [arsenal.traits[key] for key in line.traits if key in arsenal.traits])
    if line.key not in RULES:
        return msgspec.structs.replace(own, key=WeaponId(plain_name(line.name or line.key)))
    printed = line_of(WeaponId(line.key))
    return printed if own == printed else own


def with_traits(weapon: Weapon, traits: Sequence[TraitLine]) -> Weapon:
    """A weapon with traits of its book: more dice and range are in its numbers from then on."""
    if not traits:
        return weapon
    effects = [effect for trait in traits for effect in trait.effect]
    farther = centimetres(sum(effect.amount or 0 for effect in effects if effect.does == "range"))
    point_blank, short, long = (max(0, length + farther) for length in (weapon.point_blank, weapon.short, weapon.long))
    return msgspec.structs.replace(
        weapon,
        damage=(*weapon.damage, *(die for effect in effects if effect.dice for die in parsed(effect.dice))),
        point_blank=point_blank,
        short=short,
        long=long,
        traits=weapon.traits - {trait.key for trait in traits},
        own=tuple(map(own_rule, traits)),
    )


def own_build(built: MachineLine) -> dict[str, Any]:
    """What a machine of a book has that is not usual for its class."""
    levels = {"major": built.major or 0, "critical": built.critical or 0}
    return {"resistance": built.resistance, "attack": built.attack, "damage": built.damage, **levels}


def leaders_count(options: Mapping[str, str]) -> bool:
    """Whether the leader of every group is a gang leader."""
    return options.get("leader_profile", CATALOGUE.options["leader_profile"][1].default) == "every_leader"


def muster(force: reading.ForceList, options: Mapping[str, str] | None = None) -> Force:
    """The force of a list whose cards are in order; its points are the business of `check`."""
    every = leaders_count(options or {})
    everybody = [card for _, _, cards in force.groups for card in cards]
    faults = [flaw.reason for flaw in force.flaws]
    faults += [fault for card in everybody for fault in card_faults(card, force.arsenal)]
    if faults:
        raise Refused(faults[0])
    parties = tuple(
        Party(
            name,
            cast("GroupKind", kind),
            tuple(fighter_of(card, kind, every_leader=every, arsenal=force.arsenal) for card in cards),
        )
        for name, kind, cards in force.groups
    )
    return Force(force.name, force.faction, parties)


def offered() -> list[reading.ListCard]:
    """The ready forces that are offered."""
    return [card for card in list_cards() if card.key not in reading.EARLIER]


def list_cards() -> list[reading.ListCard]:
    """The ready forces."""
    ready = {key: reading.ready_list(key) for key in reading.ready_keys()}
    return [
        reading.ListCard(
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
    side = reading.ready_list(name).faction
    small = [card for card in list_cards() if card.faction == side and AMBUSHING in card.key]
    small.sort(key=lambda card: card.points)
    fit = [card for card in small if card.points <= limit]
    return (fit[-1] if fit else small[0]).key


def report(written: Mapping[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """What there is to say of a list: its faults, its worth, and what each figure costs and is."""
    data = dict(written)
    ready = data.pop("ready", None)
    force = reading.ready_list(ready) if ready else reading.read_list(data)
    every = leaders_count(options)
    faults = check(force, every_leader=every)
    cards = [(card, kind) for _, kind, band in force.groups for card in band if not card_faults(card, force.arsenal)]
    costs = [cost_of(card, kind, every_leader=every, arsenal=force.arsenal) for card, kind in cards]
    return {
        "legal": not faults,
        "faults": [fault.rule for fault in faults],
        "total": sum(costs),
        "unspent": force.points - sum(costs),
        "costs": costs,
        "classes": [card.machine or class_of(card, kind, every_leader=every) for card, kind in cards],
    }
