"""Mustering: an army list whose units are in order, as it enters play."""

from functools import cache

import msgspec

from escarmouche.engine.reasons import Refused
from escarmouche.games.trauma.rules.lists import checking, profile, reading, units


class ListCard(msgspec.Struct, frozen=True):
    """A ready army, as the choice of lists shows it."""

    key: str
    name: str
    book: str
    cost: int
    units: int
    models: int
    points: int
    part: str


def muster(army: reading.ArmyList) -> profile.Army:
    """The army of a list whose units are in order; whether its points are is told by `check`."""
    faults = [
        *(flaw.reason for flaw in army.flaws),
        *(fault for pick in army.picks for fault in checking.unit_faults(army, pick)),
    ]
    if faults:
        raise Refused(faults[0])
    return profile.Army(army.name, army.book.key, tuple(unit_profile(army, pick) for pick in army.picks))


def unit_profile(army: reading.ArmyList, pick: units.Pick) -> profile.UnitProfile:
    """A unit of a list as it enters play."""
    return units.profile_of(checking.entry_of(army, pick), pick, army.book.entries, army.book.weapons)


def offered() -> list[ListCard]:
    """The ready armies that are offered."""
    return [card for card in list_cards() if card.key not in reading.EARLIER]


def list_cards() -> list[ListCard]:
    """The ready armies."""
    ready = {key: reading.ready_list(key) for key in reading.ready_keys()}
    return [
        ListCard(
            key,
            one.name,
            one.book.key,
            checking.worth(one),
            len(one.picks),
            sum(len(unit_profile(one, pick).kits) for pick in one.picks),
            one.points,
            one.part,
        )
        for key, one in ready.items()
    ]


@cache
def defending(name: str) -> str:
    """The ready army with which the book of another defends."""
    ready = {card.key: card for card in list_cards()}
    if name not in ready or ready[name].part == "defender":
        return name
    book, points = ready[name].book, ready[name].points
    found = [card.key for card in ready.values() if card.part == "defender" and card.points == points]
    return next((key for key in found if ready[key].book == book), found[0])
