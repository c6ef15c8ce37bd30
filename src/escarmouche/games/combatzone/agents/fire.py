"""Fire: the guns of a figure, and what the best fire from where it stands is worth."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.agents.chart import Floats
from escarmouche.games.combatzone.agents import harm
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.shooting.sight import sees
from escarmouche.games.combatzone.rules.shooting.targets import bearer_refused
from escarmouche.games.combatzone.rules.shooting.weapons import burst_refused, price
from escarmouche.games.combatzone.rules.state import Figure

SHAKEN = ("panicked", "routed")


class Gun(NamedTuple):
    """A weapon in somebody's hands: how many shots it fires for how many points."""

    weapon: Weapon
    shots: tuple[int, ...]


def gun_of(ground: Ground, figure: Figure, most: int) -> Gun | None:
    """The weapon with which a figure fires most, and its shots for every number of points, found once."""
    key = ("gun", figure.id, most, figure.carried, *figure.bursts.values(), len(figure.damages), *figure.taken)
    if key not in ground.notes:
        guns = [
            Gun(weapon, tuple(shots_for(ground, figure, place, weapon, points) for points in range(most + 1)))
            for place, weapon in ground.guns(figure)
            if bearer_refused(ground.battle, figure, weapon) is None
        ]
        ground.notes[key] = max(guns, key=_might, default=None)
    found: Gun | None = ground.notes[key]
    return found


def _might(gun: Gun) -> float:
    return gun.shots[-1] * sum(count * sides for count, sides in gun.weapon.damage)


def shots_for(ground: Ground, figure: Figure, place: int, weapon: Weapon, points: int) -> int:
    """How many shots so many points pay for: bursts as long as there may be any, then single shots."""
    bursts = 0
    if burst_refused(ground.battle, figure, place, weapon) is None:
        bursts = min(points // price(weapon, "burst"), weapon.rate)
    rest = points - bursts * price(weapon, "burst")
    return bursts * weapon.rate + rest // price(weapon, "single")


def pair_of(ground: Ground, shooter: Figure, weapon: Weapon, target: Figure) -> harm.Pair:
    """The chances of a shot at every range, worked out once for as long as neither changes."""
    key = (
        *(shooter.id, shooter.reaction, len(shooter.damages), weapon.key),
        *(target.id, target.covered, len(target.damages)),
    )
    known: dict[object, harm.Pair] = ground.notes
    found = known.get(key)
    if found is None:
        found = known[key] = harm.pair(ground.battle, shooter, weapon, target)
    return found


@cache
def limits_of(weapon: Weapon) -> Floats:
    """The ranges of a weapon, with the tolerance of whoever measures."""
    return np.array((weapon.point_blank, weapon.short, weapon.long)) + 2.0


def bands(weapon: Weapon, gaps: Floats) -> NDArray[np.int64]:
    """The number of the range band for each distance; one more than there are for what is out of range."""
    return np.searchsorted(limits_of(weapon), gaps)


# The best fire from where somebody stands


class Volley(NamedTuple):
    """The best fire of a figure: with which weapon and how, the targets with their chances, and what it is worth."""

    place: int
    weapon: Weapon
    how: Way
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
    reach = weapon.long + 2 * ground.battle.radius(figure)
    return [foe for foe in foes if ground.apart(figure, foe.x, foe.y) <= reach]


def volley(ground: Ground, figure: Figure, points: int) -> Volley | None:
    """The best that a figure can fire with so many points from where it stands."""
    battle = ground.battle
    foes = [foe for foe in ground.foes if not engaged(foe) and sees(battle, figure, foe)]
    best: Volley | None = None
    for place, weapon in ground.guns(figure) if foes else ():
        if bearer_refused(battle, figure, weapon) is not None:
            continue
        targets = in_reach(ground, figure, weapon, foes)
        for how in ways(ground, figure, place, weapon, points):
            count = points // price(weapon, how) * (weapon.rate if how == "burst" else 1)
            aims = [
                (harm.shot(battle, figure, weapon, how, foe), ground.worth(foe), foe.reaction in SHAKEN)
                for foe in targets
            ]
            worth = harm.allotted(aims, count)[1]
            if worth > 0 and (best is None or worth > best.worth):
                best = Volley(place, weapon, how, targets, aims, worth)
    return best


def ways(ground: Ground, figure: Figure, place: int, weapon: Weapon, points: int) -> Iterator[Way]:
    """How a weapon may be fired for so many points: in bursts or, where there are none, shot by shot; or aimed."""
    bursts = burst_refused(ground.battle, figure, place, weapon) is None and price(weapon, "burst") <= points
    if bursts:
        yield "burst"
    elif price(weapon, "single") <= points:
        yield "single"
    if not bursts and price(weapon, "aim") <= points:
        yield "aim"
