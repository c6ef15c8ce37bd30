"""How likely each total of some dice is."""

from functools import lru_cache

from escarmouche.games.combatzone.rules.dice import Dice
from escarmouche.odds.distribution import NONE, Counts, repeated, together

REMEMBERED = 1 << 14


@lru_cache(maxsize=REMEMBERED)
def totals(dice: Dice) -> Counts:
    """The probability of each total, from 0 on; without dice the total is certainly 0."""
    found = NONE
    for count, sides in dice:
        found = together(found, repeated((0.0, *(1.0 / sides,) * sides), count))
    return found
