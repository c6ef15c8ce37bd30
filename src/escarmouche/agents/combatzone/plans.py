"""Plans for one figure: fire from here or from another place, and where to end; each judged by what it brings."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np

from escarmouche.agents.chart import NOWHERE
from escarmouche.agents.combatzone import harm
from escarmouche.agents.combatzone.ground import Goal, Ground
from escarmouche.games.combatzone.engagement import engaged
from escarmouche.games.combatzone.gait import farthest
from escarmouche.games.combatzone.points import left
from escarmouche.games.combatzone.profile import Weapon
from escarmouche.games.combatzone.scenario import AMBUSH, RETRIEVE
from escarmouche.games.combatzone.sighting import sees
from escarmouche.games.combatzone.state import NO_OBJECT, Figure
from escarmouche.games.combatzone.targets import bearer_refused
from escarmouche.games.combatzone.weapons import BURST, SINGLE, burst_refused, price
from escarmouche.games.combatzone.zone import CENTIMETRE

Spot = tuple[int, int, int]
PLACES = 9
"""So many places to go to are judged."""
SPARSE = 5 * CENTIMETRE
"""They are so far apart, along either axis."""
ANSWER = 4
"""With so many points an enemy is thought to fire back."""
DANGER = 0.35
"""How much of the harm that the enemy could do counts: he does not fire at everybody."""
LOWER = 0.75
"""How much of the danger is left for whoever lies low."""
LATE = 3
"""So many turns before the end the goal of the scenario draws most."""


class Plan(NamedTuple):
    """Where a figure ends, whether it fires before it goes, and what this is worth; no place means here."""

    worth: float
    spot: Spot | None
    fires: bool


@contextmanager
def standing(figure: Figure, spot: Spot) -> Iterator[None]:
    """A figure of a copied game stands somewhere else for a moment."""
    before = figure.x, figure.y, figure.surface
    figure.x, figure.y, figure.surface = spot
    try:
        yield
    finally:
        figure.x, figure.y, figure.surface = before


# Fire


class Volley(NamedTuple):
    """The best fire of a figure: with which weapon and how, the targets with their chances, and what it is worth."""

    place: int
    weapon: Weapon
    how: str
    targets: list[Figure]
    aims: list[tuple[harm.Shot, float, bool]]
    worth: float

    @property
    def best(self) -> Figure:
        """The target of the first shot."""
        order, _ = harm.allotted(self.aims, 1)
        return self.targets[order[0]]


def in_reach(ground: Ground, figure: Figure, weapon: Weapon, foes: list[Figure]) -> list[Figure]:
    """The enemies whom a weapon reaches from where a figure stands, wherever it looks."""
    reach = weapon.long + 2 * ground.zone.radius(figure)
    return [foe for foe in foes if ground.apart(figure, foe.x, foe.y) <= reach]


def foreseen(ground: Ground, figure: Figure, weapon: Weapon, how: str, foe: Figure) -> harm.Shot:
    """The chances of a shot from where both stand, found once."""
    spots = (figure.x, figure.y, figure.surface, foe.x, foe.y, foe.surface)
    key = (figure.id, foe.id, weapon.key, how, *spots)
    if key not in ground.shots:
        ground.shots[key] = harm.shot(ground.zone, figure, weapon, how, foe)
    return ground.shots[key]


def volley(ground: Ground, figure: Figure, points: int, only: list[Figure] | None = None) -> Volley | None:
    """The best that a figure can fire with so many points from where it stands, at anybody or at some."""
    zone = ground.zone
    foes = [foe for foe in (ground.foes if only is None else only) if not engaged(foe) and sees(zone, figure, foe)]
    best: Volley | None = None
    for place, weapon in ground.guns(figure) if foes else ():
        if bearer_refused(zone, figure, weapon) is not None:
            continue
        how = SINGLE if burst_refused(zone, figure, place, weapon) is not None else BURST
        if price(weapon, how) > points:
            how = SINGLE
        count = points // price(weapon, how) * (weapon.rate if how == BURST else 1)
        targets = in_reach(ground, figure, weapon, foes) if count else []
        aims = [
            (foreseen(ground, figure, weapon, how, foe), ground.worth(foe), foe.reaction in ("panicked", "routed"))
            for foe in targets
        ]
        worth = harm.allotted(aims, count)[1]
        if worth > 0 and (best is None or worth > best.worth):
            best = Volley(place, weapon, how, targets, aims, worth)
    return best


def fire_from(ground: Ground, figure: Figure, spot: Spot, points: int) -> float:
    """What the fire of a figure from a place is worth."""
    if points <= 0:
        return 0.0
    with standing(figure, spot):
        found = volley(ground, figure, points)
    return 0.0 if found is None else found.worth


def danger_at(ground: Ground, figure: Figure, spot: Spot) -> float:
    """What the enemies who would see a figure at a place could do to it."""
    value = ground.worth(figure)
    spared = 1.0
    with standing(figure, spot):
        for foe in ground.foes:
            if foe.reaction == "routed" or engaged(foe):
                continue
            found = volley(ground, foe, ANSWER, [figure])
            if found is not None:
                spared *= 1 - min(1.0, found.worth / value)
    return DANGER * value * (1 - spared)


# The goal


def pull(ground: Ground, figure: Figure) -> float:
    """What a centimetre nearer to the goal is worth."""
    if figure.carried != NO_OBJECT:
        return 0.12
    if ground.scenario == AMBUSH and ground.me != ground.state.ambusher:
        return 0.09
    if ground.scenario == RETRIEVE and ground.fetched_by(figure) is not None:
        return 0.08
    if ground.scenario == AMBUSH or ground.scenario == RETRIEVE:
        return 0.02
    return 0.06 if ground.turns_left < LATE else 0.02


def progress(ground: Ground, figure: Figure, goal: Goal | None, spot: Spot) -> float:
    """What it is worth to be as near to the goal as a place is."""
    if goal is None:
        return 0.0
    far = ground.far(ground.chart(figure), goal.field, *spot[:2])
    if far == NOWHERE:
        far = float(ground.zone.table.width)
    return -pull(ground, figure) * max(0.0, far - goal.near) / CENTIMETRE


# Choosing


def places(ground: Ground, figure: Figure, goal: Goal | None, points: int) -> Iterator[tuple[Spot, int]]:
    """Places that a figure could go to, those nearest to the goal first, with the moves that it takes."""
    stride = farthest(ground.zone, figure)
    if not stride or not points:
        return
    chart = ground.chart(figure)
    within = chart.spread(chart.entries(figure.x, figure.y), stride * points)
    worth = within if goal is None else goal.field
    nodes = np.flatnonzero(within < NOWHERE)
    taken: dict[Spot, int] = {}
    for node in nodes[np.argsort(worth[nodes], kind="stable")].tolist():
        spot = chart.spot(node)
        if all(abs(spot[0] - x) >= SPARSE or abs(spot[1] - y) >= SPARSE for x, y, _ in taken):
            taken[spot] = max(1, math.ceil(float(within[node]) / stride))
    yield from list(taken.items())[:: len(taken) // PLACES + 1]


def best_plan(ground: Ground, figure: Figure, goal: Goal | None) -> Plan:
    """The plan that is worth most."""
    points = left(ground.zone, figure)
    here: Spot = (figure.x, figure.y, figure.surface)
    danger = danger_at(ground, figure, here)
    at_home = progress(ground, figure, goal, here)
    fire = [fire_from(ground, figure, here, number) for number in range(points + 1)]
    best = Plan(fire[points] + at_home - danger, None, fires=fire[points] > 0)
    if points and not figure.covered and not ground.zone.card(figure).machine:
        lower = Plan(fire[points - 1] + at_home - LOWER * danger, None, fires=fire[points - 1] > 0)
        best = max(best, lower, key=lambda plan: plan.worth)
    for spot, moves in places(ground, figure, goal, points):
        rest = max(0, points - moves)
        there = progress(ground, figure, goal, spot) - danger_at(ground, figure, spot)
        for gained, fires in ((fire[rest], fire[rest] > 0), (fire_from(ground, figure, spot, rest), False)):
            if gained + there > best.worth + 0.01:
                best = Plan(gained + there, spot, fires)
    return best
