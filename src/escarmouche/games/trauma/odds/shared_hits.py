"""Who is hit how often by so many hits: strays first, then the target, by each manner of sharing out."""

from collections.abc import Sequence

from escarmouche.engine.ids import UnitId
from escarmouche.games.trauma.rules.forecast.records import BURST, FREELY, Brunt, Victim

Struck = dict[UnitId, dict[int, int]]
"""For each unit, how often each of its models is hit, in the order in which they are."""


def struck_by(brunts: Sequence[Brunt], count: int, manner: str) -> Struck:
    """Who is hit by so many hits."""
    found: Struck = {}
    if manner == BURST:
        _burst(found, brunts, count)
        return found
    for brunt in brunts:
        if not count:
            break
        if brunt.stray:
            taken = brunt.victims[:count]
            _add(found, brunt.unit, taken, [1] * len(taken))
            count -= len(taken)
        elif brunt.victims:
            _hit_target(found, brunt, count, manner)
    return found


def _burst(found: Struck, brunts: Sequence[Brunt], count: int) -> None:
    """Add the hits of a burst to those found: one for each model, from the aimed-at one outward, whosever it is."""
    near = sorted(
        (victim.place, brunt.unit, victim) for brunt in brunts for victim in brunt.victims if victim.place < count
    )
    for _, unit, victim in near:
        _add(found, unit, (victim,), (1,))


def _hit_target(found: Struck, brunt: Brunt, count: int, manner: str) -> None:
    """Add hits on the target to those found: all on the first victim, or evenly from the first on."""
    if manner == FREELY:
        _add(found, brunt.unit, brunt.victims[:1], (count,))
        return
    rounds, odd = divmod(count, len(brunt.victims))
    _add(found, brunt.unit, brunt.victims, [rounds + (place < odd) for place in range(len(brunt.victims))])


def _add(found: Struck, unit: UnitId, victims: Sequence[Victim], hits: Sequence[int]) -> None:
    own = found.setdefault(unit, {})
    for victim, number in zip(victims, hits, strict=True):
        if number:
            own[victim.model] = own.get(victim.model, 0) + number
