"""How many hits dice score, and how many of them are left after a cover test."""

from functools import lru_cache

from escarmouche.games.trauma.odds.structure import REMEMBERED
from escarmouche.games.trauma.rules.forecast.records import AttackForecast, Blows, BlowsForecast, SalvoForecast
from escarmouche.odds.distribution import NONE, Counts, binomial, mixed, together


def scored(forecast: AttackForecast) -> Counts:
    """The hits of the dice of a forecast."""
    if isinstance(forecast, SalvoForecast):
        return _shot(forecast.dice, forecast.hits, forecast.each, reroll=forecast.reroll)
    return _struck(forecast.blows) if isinstance(forecast, BlowsForecast) else NONE


def left_after_cover(forecast: AttackForecast) -> Counts:
    """The hits that are left when whoever is in cover has tested."""
    hits, cancels = scored(forecast), forecast.cancels if isinstance(forecast, SalvoForecast) else 0.0
    return _covered(hits, cancels) if cancels else hits


@lru_cache(maxsize=REMEMBERED)
def _struck(blows: tuple[Blows, ...]) -> Counts:
    found = NONE
    for dice, hits in ((one.dice, one.hits) for one in blows):
        found = together(found, binomial(dice, hits))
    return found


@lru_cache(maxsize=REMEMBERED)
def _shot(dice: int, hits: float, each: int, *, reroll: bool) -> Counts:
    """Failed dice are rolled once more where that is granted; a success is worth so many hits."""
    successes = binomial(dice, hits + (1.0 - hits) * hits if reroll else hits)
    if each == 1:
        return successes
    found = [0.0] * (dice * each + 1)
    found[::each] = successes
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _covered(hits: Counts, cancels: float) -> Counts:
    return mixed((chance, binomial(count, 1.0 - cancels)) for count, chance in enumerate(hits) if chance)
