"""What fire comes to: the chances of one shot, and the worth of several well allotted ones."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from escarmouche.agents.chart import Floats
from escarmouche.engine import reasons
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.odds.totals import totals
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import Dice
from escarmouche.games.combatzone.rules.events.shots import Band, Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.shooting.shots import bare_shot_reasons, hit_reasons
from escarmouche.games.combatzone.rules.shooting.weapons import damage_of
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.wounds.wound_roll import effect, resistance

FACES = 6
SHAKES = 0.3
"""What a panic is worth, as a share of an elimination."""
DAMAGES = 0.45
"""What damage is worth, as a share of the destruction of a machine."""


class Shot(NamedTuple):
    """The chances of one shot: that it eliminates its target, and that it only makes it panic."""

    kills: float
    panics: float


@cache
def chances(faces: int, dice: Dice, needed: int, *, machine: bool) -> Shot:
    """The chances of a shot that hits on so many faces and has to roll so much."""
    hits = faces / FACES
    with listening(None):
        results = [(effect(total, needed), chance) for total, chance in enumerate(totals(dice))]
    enough, close = (sum(chance for result, chance in results if result == wanted) for wanted in ("killed", "panicked"))
    return Shot(DAMAGES * hits * enough, 0.0) if machine else Shot(hits * enough, hits * close)


def shot(battle: Battle, shooter: Figure, weapon: Weapon, how: Way, target: Figure) -> Shot:
    """The chances of one shot from where both stand."""
    volley = forecast.shot(battle, shooter, weapon, how, target).volley
    brunt = volley.brunt
    return chances(len(volley.faces), brunt.dice, brunt.resistance - brunt.modifier, machine=brunt.machine)


class Pair:
    """What the shots of one figure do to another: chances by range band, in the open and behind cover."""

    def __init__(self, kills: Floats, panics: Floats) -> None:
        self.kills = kills
        self.panics = panics
        self._fates: dict[tuple[int, ...], Floats] = {}

    def fates(self, *shots: int) -> Floats:
        """How likely so many shots kill, for each number of shots; worked out once."""
        if shots not in self._fates:
            self._fates[shots] = np.array([1.0 - (1.0 - self.kills) ** count for count in shots])
        return self._fates[shots]


BANDS: tuple[Band, ...] = ("point_blank", "short", "long")
BEHIND = 2
"""What cover is taken to subtract from a wound roll where its class is not known."""


def pair(battle: Battle, shooter: Figure, weapon: Weapon, target: Figure) -> Pair:
    """The chances of a shot at every range, in the open and behind cover."""
    dice, machine = damage_of(battle, weapon), battle.card(target).machine
    found = np.zeros((2, len(BANDS) + 1, 2))
    for at, band in enumerate(BANDS):
        faces = len(forecast.hitting_faces(hit_reasons(battle, shooter, weapon, target, "burst", band)))
        wounds = reasons.total(bare_shot_reasons(battle, shooter, weapon, target, band))
        for cover in (0, 1):
            needed = resistance(battle, target) - wounds + BEHIND * cover
            found[:, at, cover] = chances(faces, dice, needed, machine=machine)
    return Pair(found[0], found[1])


def allotted(shots: Sequence[tuple[Shot, float, bool]], count: int) -> tuple[list[int], float]:
    """Which target each of so many shots is best aimed at, and what all of them are worth."""
    alive = [1.0] * len(shots)
    calm = [0.0 if shaken else 1.0 for _, _, shaken in shots]
    order: list[int] = []
    gained = 0.0
    for _ in range(count if shots else 0):
        gains = [
            value * alive[at] * (one.kills + SHAKES * calm[at] * one.panics) for at, (one, value, _) in enumerate(shots)
        ]
        best = max(range(len(gains)), key=lambda at: gains[at])
        order.append(best)
        gained += gains[best]
        alive[best] *= 1 - shots[best][0].kills
        calm[best] *= 1 - shots[best][0].panics
    return order, gained
