"""What becomes of both units in a melee: Counter, the charger's strikes, and the strikes back of whoever is left."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from escarmouche.games.firefight.outlook import Melee, Striker, Volley, merged
from escarmouche.odds.distribution import followed
from escarmouche.odds.firefight.suffering import REMEMBERED, Fate, fate, standing

Both = tuple[Fate, Fate]


@lru_cache(maxsize=REMEMBERED)
def melee_fates(melee: Melee) -> tuple[tuple[Both, float], ...]:
    """What becomes of charger and defender: every pair of fates with its probability, the likeliest first."""
    chances = {(standing(melee.charger), standing(melee.defender)): 1.0}
    for step in (_counter, _strike, _strike_back):
        chances = followed(chances, lambda both, step=step: step(melee, *both))  # type: ignore[misc]
    return tuple(sorted(chances.items(), key=lambda pair: -pair[1]))


def _counter(melee: Melee, charger: Fate, defender: Fate) -> Iterator[tuple[Both, float]]:
    volleys = struck(melee.counter, defender.left, charger.left)
    for after, chance in fate(volleys, melee.charger, charger):
        yield (after, defender), chance


def _strike(melee: Melee, charger: Fate, defender: Fate) -> Iterator[tuple[Both, float]]:
    if not charger.left or (charger.shaken and not melee.strikes_shaken):
        yield (charger, defender), 1.0
        return
    volleys = struck(melee.strikes, charger.left, defender.left, lost=melee.lost)
    for after, chance in fate(volleys, melee.defender, defender):
        yield (charger, after), chance


def _strike_back(melee: Melee, charger: Fate, defender: Fate) -> Iterator[tuple[Both, float]]:
    if not charger.left or not defender.left:
        yield (charger, defender), 1.0
        return
    back = melee.back[defender.shaken]
    volleys = struck(back[min(charger.left, len(back)) - 1], defender.left, charger.left)
    for after, chance in fate(volleys, melee.charger, charger):
        yield (after, defender), chance


@lru_cache(maxsize=REMEMBERED)
def struck(strikers: tuple[Striker, ...], left: int, enemies: int, lost: int = 0) -> tuple[Volley, ...]:
    """The dice of those strikers who are left and still reach somebody; `lost` Impact dice are taken off the last."""
    able = [striker for striker in strikers if striker.place < left and striker.reach < enemies]
    return merged([*(volley for striker in able for volley in striker.volleys), *_impact(able, lost)])


def _impact(strikers: Sequence[Striker], lost: int) -> Iterator[Volley]:
    rolled = max(0, sum(striker.impact.dice for striker in strikers) - lost)
    for striker in strikers:
        dice = min(rolled, striker.impact.dice)
        rolled -= dice
        yield msgspec.structs.replace(striker.impact, dice=dice)
