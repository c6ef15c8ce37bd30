"""What becomes of a vehicle that loses structure points: box by box, with the incidents on the way."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from escarmouche.games.trauma.rules.casualties.structure import EXPLOSIONS, GRAVE, INCIDENTS, LAST, PROPULSION
from escarmouche.odds.distribution import followed

REMEMBERED = 1 << 14


class Damage(NamedTuple):
    """What a vehicle has suffered: boxes ticked, incidents, whether its propulsion is gone, whether it is destroyed."""

    boxes: int = 0
    incidents: int = 0
    immobile: bool = False
    destroyed: bool = False


@lru_cache(maxsize=REMEMBERED)
def damages(line: str, points: int, shares: tuple[float, ...], *, resists: bool) -> tuple[tuple[Damage, float], ...]:
    """What so many points do to a vehicle with these boxes left, each incident so likely."""
    found = {Damage(): 1.0}
    for _ in range(min(points, len(line))):
        found = followed(found, lambda damage: _ticked(damage, line, shares, resists=resists))
    return tuple(found.items())


def _ticked(damage: Damage, line: str, shares: tuple[float, ...], *, resists: bool) -> Iterator[tuple[Damage, float]]:
    """What one box more makes of a vehicle, with what it causes before the next, and how likely that is."""
    if damage.destroyed or damage.boxes == len(line):
        yield damage, 1.0
        return
    box = line[damage.boxes]
    damage = damage._replace(boxes=damage.boxes + 1, destroyed=box == LAST)
    if box != GRAVE:
        yield damage, 1.0
        return
    damage = damage._replace(incidents=damage.incidents + 1)
    for kind, chance in zip(INCIDENTS, shares, strict=True):
        if not chance:
            continue
        if kind == EXPLOSIONS and not resists:
            for after, further in _ticked(damage, line, shares, resists=resists):
                yield after, chance * further
        else:
            yield damage._replace(immobile=damage.immobile or kind == PROPULSION), chance
