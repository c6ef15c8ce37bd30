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

from collections.abc import Callable, Iterable
from typing import Any

from escarmouche.core.decision import Forecast
from escarmouche.games.firefight.outlook import Brunt, Target
from escarmouche.odds.distribution import tallied
from escarmouche.odds.firefight.crossing import danger_fates, jump_fates
from escarmouche.odds.firefight.melee import melee_fates
from escarmouche.odds.firefight.suffering import Fate, Fates, courses, fate, standing
from escarmouche.odds.prospect import Likelihood, Prospect, Tally

__all__ = ["MECHANICS", "Fate", "Fates", "danger_fates", "fate", "jump_fates", "melee_fates", "standing"]


def _shooting(forecast: Forecast) -> Prospect:
    """What each unit suffers that is shot at or caught in a Blast."""
    return _prospect(forecast, *(_suffered(brunt) for brunt in forecast.data["brunts"]))


def _melee(forecast: Forecast) -> Prospect:
    """What the defender and the charger suffer."""
    melee = forecast.data["melee"]
    both = melee_fates(melee)
    return _prospect(
        forecast,
        _told(melee.defender, ((defender, chance) for (_, defender), chance in both)),
        _told(melee.charger, ((charger, chance) for (charger, _), chance in both)),
    )


def _danger(forecast: Forecast) -> Prospect:
    """What a unit suffers in dangerous terrain."""
    data = forecast.data
    return _prospect(forecast, _told(data["target"], danger_fates(data["target"], data["dice"], data["wounds"])))


def _jump(forecast: Forecast) -> Prospect:
    """Whether a jump succeeds, and what the fall does otherwise."""
    data, model = forecast.data, {"model": forecast.data["model"]}
    jumps = data["jumps"] if data["falls"] else 1.0
    states = (Likelihood("odds-jumps", data["jumps"], model), Likelihood("odds-falls", 1.0 - jumps, model))
    return _prospect(
        forecast,
        ((), states),
        _told(data["brunt"].target, jump_fates(data["brunt"], jumps, data["kills"])),
    )


def _morale(forecast: Forecast) -> Prospect:
    """Whether a unit passes, and what failing means."""
    data, unit = forecast.data, {"unit": forecast.data["unit"]}
    passes = data["passes"] + (1.0 - data["passes"]) * data["rallies"]
    states = [Likelihood("odds-passes", passes, unit)]
    if data["routs"]:
        states.append(Likelihood("odds-routed", 1.0 - passes, unit))
    elif data["shakes"]:
        states.append(Likelihood("odds-shaken", 1.0 - passes, unit))
    return _prospect(forecast, ((), tuple(states)))


TAKES = {"shake": "odds-shaken", "unshake": "odds-steadied"}


def _spell(forecast: Forecast) -> Prospect:
    """Whether a spell succeeds, and what it then does."""
    data = forecast.data
    casts: float = data["casts"]
    spell = {"spell": data["spell"]}
    states = [Likelihood("odds-casts", casts, {"model": data["caster"], **spell})]
    if data["effect"] not in ("", "hits"):
        text = TAKES.get(data["effect"], "odds-takes")
        states.append(Likelihood(text, casts, {"unit": data["unit"], **spell}))
    parts = (_suffered(brunt, casts) for brunt in data["brunts"])
    return _prospect(forecast, ((), tuple(states)), *parts)


# Telling


Told = tuple[tuple[Tally, ...], tuple[Likelihood, ...]]


def _prospect(forecast: Forecast, *parts: Told) -> Prospect:
    tallies = tuple(tally for part, _ in parts for tally in part)
    states = tuple(state for _, part in parts for state in part)
    return Prospect(forecast.mechanic, tallies, states, forecast.reasons)


def _suffered(brunt: Brunt, chance: float = 1.0) -> Told:
    """What a package does to a unit, if it comes to it at all."""
    target = brunt.target
    fates = [(standing(target), 1.0 - chance), *((end, share * chance) for end, share in fate(brunt.volleys, target))]
    tallies, states = _told(target, fates)
    if len(target.toughness) == 1:
        wounds = [(0, 1.0 - chance)]
        for course, share in courses(brunt.volleys, target, standing(target)).items():
            wounds.append((course.markers - target.markers[0], share * chance))
        tallies = (*tallies, Tally("odds-wounds", tallied(wounds), {"unit": target.unit}))
    return tallies, states


def _told(target: Target, fates: Iterable[tuple[Fate, float]]) -> Told:
    """What becomes of a unit, as numbers and states."""
    unit: dict[str, Any] = {"unit": target.unit}
    ends = list(fates)
    models = len(target.toughness)
    destroyed = sum(chance for end, chance in ends if not end.left)
    shaken = sum(chance for end, chance in ends if end.left and end.shaken)
    states = [Likelihood("odds-destroyed", destroyed, unit)]
    if not target.shaken:
        states.append(Likelihood("odds-shaken", shaken, unit))
    lost = Tally("odds-models-lost", tallied((models - end.left, chance) for end, chance in ends), unit)
    return (lost,), tuple(states)


MECHANICS: dict[str, Callable[[Forecast], Prospect]] = {
    "shooting": _shooting,
    "melee": _melee,
    "danger": _danger,
    "jump": _jump,
    "morale": _morale,
    "spell": _spell,
}
