"""Exact odds of Firefight: what each forecast comes to.

The words of what may happen, with what their sentences mention:

    odds-models-lost (unit)     how many models the unit loses
    odds-wounds (unit)          how many wound markers a unit of one model gets
    odds-destroyed (unit)       the unit is destroyed, by whatever means
    odds-shaken (unit)          the unit is left and becomes Shaken
    odds-steadied (unit)        the unit stops being Shaken
    odds-routed (unit)          the unit runs
    odds-passes (unit)          the unit passes its morale test
    odds-casts (model, spell)   the spell succeeds
    odds-takes (unit, spell)    the spell succeeds and takes hold of the unit
    odds-jumps (model)          the jump succeeds
    odds-falls (model)          the model falls

For thinking fast, `fate`, `melee_fates`, `danger_fates` and `jump_fates` take the records of a forecast and remember.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from escarmouche.engine.question import Forecast
from escarmouche.games.firefight.odds.melee import charger_wounds, defender_wounds, melee_fates
from escarmouche.games.firefight.odds.terrain import danger_fates, jump_fates
from escarmouche.games.firefight.odds.wounds import Fate, Fates, courses, fate, standing
from escarmouche.games.firefight.rules.forecast import records
from escarmouche.odds.distribution import binomial, tallied
from escarmouche.odds.prospect import Likelihood, Prospect, Tally

__all__ = ["MECHANICS", "Fate", "Fates", "danger_fates", "fate", "jump_fates", "melee_fates", "standing"]


def _shooting(forecast: records.ShootingForecast) -> Prospect:
    """What each unit suffers that is shot at or caught in a Blast."""
    return _prospect(forecast, *(_suffered(brunt) for brunt in forecast.brunts))


def _melee(forecast: records.MeleeForecast) -> Prospect:
    """What the defender and the charger suffer."""
    melee = forecast.melee
    both = melee_fates(melee)
    return _prospect(
        forecast,
        _told(melee.defender, ((defender, chance) for (_, defender), chance in both), lambda: defender_wounds(melee)),
        _told(melee.charger, ((charger, chance) for (charger, _), chance in both), lambda: charger_wounds(melee)),
    )


def _danger(forecast: records.DangerForecast) -> Prospect:
    """What a unit suffers in dangerous terrain."""
    target, dice, wounds = forecast.target, forecast.dice, forecast.wounds
    told = _told(target, danger_fates(target, dice, wounds), lambda: enumerate(binomial(dice[0], wounds)))
    return _prospect(forecast, told)


def _jump(forecast: records.JumpForecast) -> Prospect:
    """Whether a jump succeeds, and what the fall does otherwise."""
    brunt, model = forecast.brunt, {"model": forecast.model}
    jumps = forecast.jumps if forecast.falls else 1.0
    states = (Likelihood("odds-jumps", forecast.jumps, model), Likelihood("odds-falls", 1.0 - jumps, model))
    fates = jump_fates(brunt, jumps, forecast.kills)
    return _prospect(forecast, ((), states), _told(brunt.target, fates, lambda: _wounds(brunt, 1.0 - jumps)))


def _morale(forecast: records.MoraleForecast) -> Prospect:
    """Whether a unit passes, and what failing means."""
    unit = {"unit": forecast.unit}
    passes = forecast.passes + (1.0 - forecast.passes) * forecast.rallies
    states = [Likelihood("odds-passes", passes, unit)]
    if forecast.routs:
        states.append(Likelihood("odds-routed", 1.0 - passes, unit))
    elif forecast.shakes:
        states.append(Likelihood("odds-shaken", 1.0 - passes, unit))
    return _prospect(forecast, ((), tuple(states)))


TAKES = {"shake": "odds-shaken", "unshake": "odds-steadied"}


def _spell(forecast: records.SpellForecast) -> Prospect:
    """Whether a spell succeeds, and what it then does."""
    casts, spell = forecast.casts, {"spell": forecast.spell}
    states = [Likelihood("odds-casts", casts, {"model": forecast.caster, **spell})]
    if forecast.effect not in ("", "hits"):
        text = TAKES.get(forecast.effect, "odds-takes")
        states.append(Likelihood(text, casts, {"unit": forecast.unit, **spell}))
    parts = (_suffered(brunt, casts) for brunt in forecast.brunts)
    return _prospect(forecast, ((), tuple(states)), *parts)


# Telling


Told = tuple[tuple[Tally, ...], tuple[Likelihood, ...]]


def _prospect(forecast: Forecast, *parts: Told) -> Prospect:
    tallies = tuple(tally for part, _ in parts for tally in part)
    states = tuple(state for _, part in parts for state in part)
    return Prospect(forecast.mechanic, tallies, states, forecast.reasons)


def _suffered(brunt: records.Brunt, chance: float = 1.0) -> Told:
    """What a package does to a unit, if it comes to it at all."""
    target = brunt.target
    fates = [(standing(target), 1.0 - chance), *((end, share * chance) for end, share in fate(brunt.volleys, target))]
    return _told(target, fates, lambda: _wounds(brunt, chance))


def _wounds(brunt: records.Brunt, chance: float) -> Iterator[tuple[int, float]]:
    """How many wound markers a package puts on a unit of one model, if it comes to it at all."""
    before = standing(brunt.target)
    yield 0, 1.0 - chance
    for course, share in courses(brunt.volleys, brunt.target, before).items():
        yield course.markers - before.markers, share * chance


def _told(
    target: records.Target, fates: Iterable[tuple[Fate, float]], wounds: Callable[[], Iterable[tuple[int, float]]]
) -> Told:
    """What becomes of a unit, as numbers and states; the markers are counted on a unit of one model only."""
    unit: dict[str, Any] = {"unit": target.unit}
    ends = list(fates)
    models = len(target.toughness)
    destroyed = sum(chance for end, chance in ends if not end.left)
    shaken = sum(chance for end, chance in ends if end.left and end.shaken)
    states = [Likelihood("odds-destroyed", destroyed, unit)]
    if not target.shaken:
        states.append(Likelihood("odds-shaken", shaken, unit))
    tallies = [Tally("odds-models-lost", tallied((models - end.left, chance) for end, chance in ends), unit)]
    if models == 1:
        tallies.append(Tally("odds-wounds", tallied(wounds()), unit))
    return tuple(tallies), tuple(states)


MECHANICS: dict[str, Callable[..., Prospect]] = {
    "shooting": _shooting,
    "melee": _melee,
    "danger": _danger,
    "jump": _jump,
    "morale": _morale,
    "spell": _spell,
}
