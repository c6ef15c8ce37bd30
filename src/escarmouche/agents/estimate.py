"""How strong a player is: estimated from finished games against levels whose rating is known.

Somebody of whom nothing is known is taken for a corporal, roughly. What shows in one game is believed of the others
too, less surely: strength is the same in all games but for a part that each has of its own.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.agents.levels import Scale, scale
from escarmouche.engine.reasons import Refused, refusal

ELO = 400 / np.log(10)
"""Points of a rating for each unit of the logarithm of odds: 400 points are ten wins to one."""
BEGINNER = "corporal"
"""For whom somebody is taken of whom nothing is known."""
SPREAD, OWN_SPREAD = 300.0, 150.0
"""By how many points players differ in all games alike, and by how many in each game beside that."""
CERTAINTY = 1.959963984540054
STEPS, CLOSE = 50, 1e-9
MOST_RESULTS = 400
"""So many games count at most, the latest."""

Floats = NDArray[np.float64]


class Result(msgspec.Struct, frozen=True):
    """A finished game of a person: of which game, against which level, and 1, 0.5 or 0 for a win, a draw or a loss."""

    game: str
    level: str
    score: float


class Estimate(NamedTuple):
    """A player's rating in a game: points with the bounds of 95 % certainty, from how many games of it and of others,
    and the level that is as strong."""

    points: int
    low: int
    high: int
    games: int
    elsewhere: int
    level: str


def estimate(game: str, results: Sequence[Result]) -> Estimate:
    """How strong a player is in a game; one whose levels nobody has measured is refused."""
    own = scale(game)
    if own is None:
        raise Refused(refusal("", "refused-no-levels", game=game))
    scales = {one.game: known for one in results if (known := scale(one.game)) is not None} | {game: own}
    counted = [one for one in results if one.game in scales and scales[one.game].covers(one.level)][-MOST_RESULTS:]
    places = {key: number for number, key in enumerate(scales, 1)}
    levels = [scales[one.game].points(one.level) - _beginner(scales[one.game]) for one in counted]
    middle, spread = _likeliest(
        np.array([places[one.game] for one in counted], dtype=np.int64), np.array(levels, dtype=np.float64) / ELO,
        np.array([one.score for one in counted], dtype=np.float64), 1 + len(places),
    )  # fmt: skip
    # Strength in this game is what holds in all of them, and what this one adds.
    picks = np.zeros(1 + len(places))
    picks[[0, places[game]]] = 1
    points = _beginner(own) + ELO * float(picks @ middle)
    reach = CERTAINTY * ELO * float(np.sqrt(picks @ spread @ picks))
    here = sum(one.game == game for one in counted)
    return Estimate(
        round(points), round(points - reach), round(points + reach), here, len(counted) - here, own.fitting(points)
    )


def _beginner(known: Scale) -> float:
    return known.points(BEGINNER)


def _likeliest(places: NDArray[np.int64], levels: Floats, scores: Floats, count: int) -> tuple[Floats, Floats]:
    """What holds in all games and what each adds, in logarithms of odds, and how uncertain these are: Newton's method.

    A result says something of the sum of the first and of the one in its own place.
    """
    known = np.full(count, (ELO / OWN_SPREAD) ** 2)
    known[0] = (ELO / SPREAD) ** 2
    rows = np.zeros((len(scores), count))
    rows[:, 0] = 1
    rows[np.arange(len(scores)), places] = 1
    middle = np.zeros(count)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(levels - rows @ middle))
        slope = rows.T @ (scores - chance) - known * middle
        curve = (rows.T * (chance * (1 - chance))) @ rows + np.diag(known)
        step = np.linalg.solve(curve, slope)
        middle = middle + step * min(1.0, 2.0 / max(np.abs(step).max(), CLOSE))
        if np.abs(step).max() < CLOSE:
            break
    return middle, np.linalg.inv(curve)
