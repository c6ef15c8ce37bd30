"""Exact odds of Trauma: what each forecast comes to.

The words of what may happen, with what their sentences mention:

    odds-hits                  how many hits the precision test scores
    odds-through (unit)        how many of them are left after the cover test of the unit
    odds-wounds (unit)         how many wounds the unit suffers
    odds-models-lost (unit)    how many models it loses for good
    odds-boxes (unit)          how many boxes of structure lines are ticked
    odds-incidents (unit)      how many incidents its vehicles have
    odds-thrown (unit)         how many of its models are thrown to the ground
    odds-destroyed (unit)      nobody of it is left
    odds-disorganised (unit)   it becomes disorganised
    odds-grounded (unit)       it is on the ground
    odds-immobile (unit)       a vehicle of it is left and cannot move any more
    odds-passes (unit)         it passes its morale test
    odds-wins (seat)           the seat wins the initiative

What is remarked besides:

    odds-explosions (unit, share, stuck)  the attacker chooses explosions; what comes of the propulsion instead
    odds-officer-chosen        the attacker chooses who falls, and takes the officer first
    odds-officer-behind (share)  the officer stands behind the others; what the morale comes to if he stands in front
    odds-salvos (weapons)      in which order the salvos are fired

For thinking fast, `fates` and `own_fates` take the records of a forecast and remember; `attack_of` makes them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from escarmouche.engine.ids import UnitId
from escarmouche.engine.question import Forecast
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.games.trauma.odds.fates import (
    Attack,
    Fate,
    Fates,
    fates,
    is_plain,
    own_fates,
    parts_hit,
    plain_wounds,
    some,
    wounds_of,
)
from escarmouche.games.trauma.odds.fire_action import Salvo, fired
from escarmouche.games.trauma.odds.hits import left_after_cover, scored
from escarmouche.games.trauma.rules.casualties.structure import EXPLOSIONS, GRAVE, INCIDENTS
from escarmouche.games.trauma.rules.forecast import records
from escarmouche.odds.distribution import NONE, Counts, mixed, tallied, together
from escarmouche.odds.prospect import Likelihood, Prospect, Tally

Told = tuple[list[Tally], list[Likelihood]]
EXPLODING = tuple(float(kind == EXPLOSIONS) for kind in INCIDENTS)
"""The incident that destroys most often, where the attacker may choose."""

__all__ = ["MECHANICS", "Attack", "Fate", "Fates", "attack_of", "fates", "own_fates", "own_losses", "wins"]


def attack_of(forecast: records.AttackForecast) -> Attack:
    """The hits of a salvo, of blows, of a placed charge or of a suicide assault."""
    return Attack(
        forecast.brunts, left_after_cover(forecast), forecast.manner, forecast.damage, forecast.incidents, forecast.ups
    )


def own_losses(forecast: records.AssaultForecast | records.OverrunForecast) -> Counts:
    """How many models a unit would lose by its own assault, or by being run over, if it had enough."""
    if isinstance(forecast, records.OverrunForecast):
        return _at_most(some(forecast.dice, forecast.ups), len(forecast.own.victims))
    losses = mixed((chance, some(hits, forecast.price)) for hits, chance in enumerate(scored(forecast)))
    return _at_most(losses, len(forecast.own.victims))


def wins(first: int, second: int, ups: float) -> float:
    """How likely a seat wins the initiative with so many dice against so many."""
    ahead = level = 0.0
    for own, chance in enumerate(some(first, ups)):
        for other, share in enumerate(some(second, ups)):
            ahead += chance * share * (own > other)
            level += chance * share * (own == other)
    if first != second:
        return ahead + level * (first > second)
    return ahead / (1.0 - level)


def _at_most(counts: Counts, most: int) -> Counts:
    return (*counts[:most], sum(counts[most:])) if len(counts) > most else counts


# Mechanics


def _salvo(forecast: records.SalvoForecast) -> Prospect:
    """What a salvo scores, and what each unit suffers that it may hit."""
    tallies = [Tally("odds-hits", tallied(enumerate(scored(forecast))))]
    attack = attack_of(forecast)
    if forecast.cancels:
        tallies.append(Tally("odds-through", tallied(enumerate(attack.hits)), {"unit": forecast.target}))
    return _prospect(forecast, tallies, *_suffered(attack), remarks=_behind(forecast))


def _behind(forecast: records.SalvoForecast) -> list[Reason]:
    """How much worse it is if the officer, who stands behind the others, stood in front of them."""
    if forecast.in_front is None:
        return []
    ends = fates(attack_of(forecast.in_front))[forecast.target]
    share = sum(chance for end, chance in ends if end.disorganised)
    return [refusal("TRA-ALLOC-02", "odds-officer-behind", share=share)]


def _fire(forecast: records.FireForecast) -> Prospect:
    """What all salvos of a Fire action score, and what they do to the unit that they are fired at."""
    salvos = [Salvo(attack_of(up), attack_of(down)) for up, down in forecast.salvos]
    scores = NONE
    for up, _ in forecast.salvos:
        scores = together(scores, scored(up))
    tallies = [Tally("odds-hits", tallied(enumerate(scores)))]
    remark = refusal("TRA-SALVO-05", "odds-salvos", weapons=[up.weapon for up, _ in forecast.salvos])
    told = _told(salvos[0].up.brunts[0], fired(salvos, once=forecast.once))
    return _prospect(forecast, tallies, told, remarks=[remark])


def _melee(forecast: records.BlowsForecast) -> Prospect:
    """What blows score, and what they do."""
    tallies = [Tally("odds-hits", tallied(enumerate(scored(forecast))))]
    return _struck(forecast, tallies)


def _charge(forecast: records.ChargeForecast) -> Prospect:
    """What a placed charge does."""
    return _struck(forecast, [])


def _assault(forecast: records.AssaultForecast) -> Prospect:
    """What a suicide assault does to the armour, and to those who run."""
    tallies = [Tally("odds-hits", tallied(enumerate(scored(forecast))))]
    return _struck(forecast, tallies, _own(forecast))


def _struck(forecast: records.BlowsForecast, tallies: list[Tally], *more: Told) -> Prospect:
    """What close combat does where the attacker chooses as is best for him."""
    usual = attack_of(forecast)
    brunt = usual.brunts[0]
    attack = usual._replace(incidents=EXPLODING) if _may_explode(brunt) else usual
    remarks = []
    if attack != usual:
        ends = fates(usual)[brunt.unit]
        gone = sum(chance for end, chance in ends if end.lost == brunt.models)
        stuck = sum(chance for end, chance in ends if end.immobile)
        remarks.append(refusal("TRA-MELEE-16", "odds-explosions", unit=brunt.unit, share=gone, stuck=stuck))
    first = brunt.victims[0].model if len(brunt.victims) > 1 else -1
    if any(member.officer and member.model == first for member in brunt.company.members):
        remarks.append(refusal("TRA-MELEE-14", "odds-officer-chosen"))
    return _prospect(forecast, tallies, *_suffered(attack), *more, remarks=remarks)


def _may_explode(brunt: records.Brunt) -> bool:
    """Whether chain explosions cost a vehicle of a unit more than its propulsion does."""
    return any(GRAVE in victim.line and not victim.resists for victim in brunt.victims)


def _overrun(forecast: records.OverrunForecast) -> Prospect:
    """What a unit suffers that is run over."""
    return _prospect(forecast, [], _own(forecast))


def _morale(forecast: records.MoraleForecast) -> Prospect:
    """Whether a unit passes, or becomes disorganised."""
    unit = {"unit": forecast.unit}
    fails = (1.0 - forecast.ups) ** forecast.dice
    states = (Likelihood("odds-passes", 1.0 - fails, unit), Likelihood("odds-disorganised", fails, unit))
    return Prospect(forecast.mechanic, (), states, forecast.reasons)


def _initiative(forecast: records.InitiativeForecast) -> Prospect:
    """How likely a seat wins the initiative."""
    first, second = forecast.dice
    chance = wins(first, second, forecast.ups)
    states = (
        Likelihood("odds-wins", chance, {"seat": forecast.seat}),
        Likelihood("odds-wins", 1.0 - chance, {"seat": 1 - forecast.seat}),
    )
    return Prospect(forecast.mechanic, (), states, forecast.reasons)


# Telling


def _prospect(forecast: Forecast, tallies: list[Tally], *parts: Told, remarks: Sequence[Reason] = ()) -> Prospect:
    tallies += [tally for part, _ in parts for tally in part]
    states = tuple(state for _, part in parts for state in part)
    return Prospect(forecast.mechanic, tuple(tallies), states, forecast.reasons, tuple(remarks))


def _suffered(attack: Attack) -> list[Told]:
    """What each unit suffers, the one that is aimed at first."""
    ends, wounds = fates(attack), _wounds(attack)
    order = {brunt.unit: brunt for brunt in sorted(attack.brunts, key=lambda brunt: brunt.stray)}
    found = []
    for unit, brunt in order.items():
        tallies, states = _told(brunt, ends[unit])
        found.append(([Tally("odds-wounds", tallied(enumerate(wounds[unit])), {"unit": unit}), *tallies], states))
    return found


def _wounds(attack: Attack) -> dict[UnitId, Counts]:
    """How many wounds each unit suffers."""
    if is_plain(attack):
        return {attack.brunts[0].unit: plain_wounds(attack)}
    found: dict[UnitId, list[tuple[float, Counts]]] = {brunt.unit: [] for brunt in attack.brunts}
    for count, chance in enumerate(attack.hits):
        parts = parts_hit(attack, count)
        for unit, shares in found.items():
            shares.append((chance, wounds_of(parts.get(unit, []))))
    return {unit: mixed(shares) for unit, shares in found.items()}


def _own(forecast: records.AssaultForecast | records.OverrunForecast) -> Told:
    """What a unit suffers by its own assault, or by being run over."""
    return _told(forecast.own, own_fates(forecast.own, own_losses(forecast), forecast.ups))


def _told(brunt: records.Brunt, ends: Fates) -> Told:
    """What may become of a unit, as numbers and states with their likelihoods."""
    unit, company = {"unit": brunt.unit}, brunt.company

    def counted(text: str, number: Callable[[Fate], int]) -> Tally:
        return Tally(text, tallied((number(end), chance) for end, chance in ends), unit)

    tallies = [counted("odds-models-lost", lambda end: end.lost)]
    states = [_likely("odds-destroyed", (chance for end, chance in ends if end.lost == brunt.models), unit)]
    if not company.disorganised:
        shaken = (chance for end, chance in ends if end.disorganised)
        states.append(_likely("odds-disorganised", shaken, unit))
    if brunt.armoured:
        tallies += [counted("odds-boxes", lambda end: end.boxes), counted("odds-incidents", lambda end: end.incidents)]
        states.append(_likely("odds-immobile", (chance for end, chance in ends if end.immobile), unit))
    if brunt.thrown:
        tallies.append(counted("odds-thrown", lambda end: end.thrown))
    if brunt.thrown and not company.down:
        states.append(_likely("odds-grounded", (chance for end, chance in ends if end.down), unit))
    return tallies, states


def _likely(text: str, chances: Iterable[float], data: dict[str, Any]) -> Likelihood:
    return Likelihood(text, sum(chances), data)


MECHANICS: dict[str, Callable[[Any], Prospect]] = {
    "salvo": _salvo,
    "fire": _fire,
    "melee": _melee,
    "charge": _charge,
    "assault": _assault,
    "overrun": _overrun,
    "morale": _morale,
    "initiative": _initiative,
}
