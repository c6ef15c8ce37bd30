"""What becomes of a unit that crosses dangerous terrain, and of a model that jumps."""

from collections.abc import Iterator
from functools import lru_cache

from escarmouche.games.firefight.odds.wounds import REMEMBERED, Course, Fate, Fates, ended, fate, standing
from escarmouche.games.firefight.rules.forecast.records import Brunt, Target
from escarmouche.odds.distribution import NONE, Counts, binomial, followed, gathered, together


@lru_cache(maxsize=REMEMBERED)
def danger_fates(target: Target, dice: tuple[int, ...], wounds: float) -> Fates:
    """What becomes of a unit of which some models roll these danger dice, each of them a wound so often.

    The markers are those of the last model. If all models roll, the first of them is the last to fall.
    """
    models = len(target.toughness)
    first, others = dice[0], dice[1:]
    lost: Counts = NONE
    for some in others:
        lost = together(lost, binomial(1, 1.0 - (1.0 - wounds) ** some))
    chances = gathered(
        ((fallen, ones), chance * share)
        for fallen, chance in enumerate(lost)
        for ones, share in enumerate(binomial(first, wounds))
    )

    def hurt(pair: tuple[int, int]) -> Iterator[tuple[Fate, float]]:
        fallen, ones = pair
        left = models - fallen
        if left == 1 and ones:
            course = Course(1, target.markers[0] + ones, marked=True)
            yield from ended(course, target, shaken=target.shaken)
        else:
            yield Fate(left - bool(ones), target.markers[0], target.shaken), 1.0

    return tuple(followed(chances, hurt).items())


@lru_cache(maxsize=REMEMBERED)
def jump_fates(brunt: Brunt, jumps: float, kills: bool) -> Fates:
    """What becomes of the unit of a model that jumps, and falls unless it succeeds."""
    before = standing(brunt.target)
    fallen: Fates = fate(brunt.volleys, brunt.target)
    if kills:
        fallen = ((before._replace(left=before.left - 1), 1.0),)
    return tuple(gathered([(before, jumps), *((after, (1.0 - jumps) * chance) for after, chance in fallen)]).items())
