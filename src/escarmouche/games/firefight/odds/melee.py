"""What becomes of both units in a melee: Counter, the charger's strikes, and the strikes back of whoever is left."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from escarmouche.games.firefight.odds.wounds import REMEMBERED, Fate, courses, ended, fate, standing
from escarmouche.games.firefight.rules.forecast.collecting import merged
from escarmouche.games.firefight.rules.forecast.records import Melee, Striker, Volley
from escarmouche.odds.distribution import followed

Both = tuple[Fate, Fate]
Wounds = list[tuple[int, float]]


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
    for after, chance in fate(_onset(melee, charger, defender), melee.defender, defender):
        yield (charger, after), chance


def _strike_back(melee: Melee, charger: Fate, defender: Fate) -> Iterator[tuple[Both, float]]:
    for after, chance in fate(_riposte(melee, charger, defender), melee.charger, charger):
        yield (after, defender), chance


def _onset(melee: Melee, charger: Fate, defender: Fate) -> tuple[Volley, ...]:
    """The dice of the charger's strikes, if it can strike."""
    if not charger.left or (charger.shaken and not melee.strikes_shaken):
        return ()
    return struck(melee.strikes, charger.left, defender.left, lost=melee.lost)


def _riposte(melee: Melee, charger: Fate, defender: Fate) -> tuple[Volley, ...]:
    """The dice of the strikes back, if both are left."""
    if not charger.left or not defender.left:
        return ()
    back = melee.back[defender.shaken]
    return struck(back[min(charger.left, len(back)) - 1], defender.left, charger.left)


def defender_wounds(melee: Melee) -> Wounds:
    """How many wound markers a defender of one model gets, with probabilities."""
    before, found = standing(melee.defender), Wounds()
    for (charger, _), chance in _counter(melee, standing(melee.charger), before):
        for course, share in courses(_onset(melee, charger, before), melee.defender, before).items():
            found.append((course.markers - before.markers, chance * share))
    return found


def charger_wounds(melee: Melee) -> Wounds:
    """How many wound markers a charger of one model gets, by Counter and by the strikes back, with probabilities."""
    before, defender, found = standing(melee.charger), standing(melee.defender), Wounds()
    for course, chance in courses(struck(melee.counter, defender.left, 1), melee.charger, before).items():
        for charger, share in ended(course, melee.charger, shaken=before.shaken):
            if charger.left:
                found += ((count, chance * share * then) for count, then in _struck_back(melee, charger))
            else:
                found.append((course.markers, chance * share))
    return [(count - before.markers, chance) for count, chance in found]


def _struck_back(melee: Melee, charger: Fate) -> Iterator[tuple[int, float]]:
    """The markers on a charger of one model after the strikes back."""
    for (_, defender), chance in _strike(melee, charger, standing(melee.defender)):
        for course, share in courses(_riposte(melee, charger, defender), melee.charger, charger).items():
            yield course.markers, chance * share


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
