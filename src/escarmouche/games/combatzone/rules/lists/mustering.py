"""Mustering a list for play, and what there is to say of it."""

from collections.abc import Mapping
from typing import Any, cast

from escarmouche.engine.reasons import Refused
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, centimetres
from escarmouche.games.combatzone.rules.lists import reading
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Force, GroupKind, Party, WeaponId
from escarmouche.games.combatzone.rules.lists.checking import card_faults, check, cost_of, worth
from escarmouche.games.combatzone.rules.shooting.weapons import line_of

SMALL, LARGE = "figure", "heavy_machine"
AMBUSHING = "-ambush-"
"""The part of a key that marks a ready force as small enough for an ambush."""


@rule("CBZ-GEN-04")
def class_of(card: reading.Card, kind: str, *, every_leader: bool) -> str:
    """Everybody is a basic fighter but heroes and leaders of gangs, by option all leaders."""
    if card.role == "hero":
        return "hero"
    return "gang_leader" if card.role == "leader" and (kind == "gang" or every_leader) else "basic"


def fighter_of(card: reading.Card, kind: str, *, every_leader: bool = False) -> Fighter:
    """A figure as it enters play."""
    size = LARGE if card.machine == "heavy" else SMALL
    words: dict[str, Any] = {
        "quality": "hero" if card.role == "hero" else card.quality,
        "kind": card.machine or class_of(card, kind, every_leader=every_leader),
        "role": "machine" if card.machine else card.role,
        "armour": card.armour,
        "blades": card.blades,
        "kits": card.kits,
        "skills": frozenset(card.skills),
    }
    return Fighter(
        key=card.key,
        name=card.name or card.key,
        cost=cost_of(card, kind, every_leader=every_leader),
        weapons=tuple(line_of(WeaponId(weapon)) for weapon in card.weapons),
        grenades=card.grenades,
        base=centimetres(NUMBERS["base_diameter_cm"][size]),
        height=centimetres(NUMBERS["height_cm"][size]),
        **words,
    )


def leaders_count(options: Mapping[str, str]) -> bool:
    """Whether the leader of every group is a gang leader."""
    return options.get("leader_profile", CATALOGUE.options["leader_profile"][1].default) == "every_leader"


def muster(force: reading.ForceList, options: Mapping[str, str] | None = None) -> Force:
    """The force of a list whose cards are in order; its points are the business of `check`."""
    every = leaders_count(options or {})
    faults = [*force.flaws, *(fault for _, _, cards in force.groups for card in cards for fault in card_faults(card))]
    if faults:
        raise Refused(faults[0])
    parties = tuple(
        Party(name, cast("GroupKind", kind), tuple(fighter_of(card, kind, every_leader=every) for card in cards))
        for name, kind, cards in force.groups
    )
    return Force(force.name, force.faction, parties)


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
