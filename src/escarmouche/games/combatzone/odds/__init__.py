"""Exact odds of Combat Zone: what each forecast comes to.

The words of what may happen, with what their sentences mention:

    odds-hits (unit)        how many of several shots hit the figure
    odds-hit (unit)         a shot hits it
    odds-on-mark            an area weapon comes down where it was aimed
    odds-caught (unit)      the blast catches the figure
    odds-wins (unit)        it wins the round of close combat
    odds-rounds             how many rounds are fought
    odds-eliminated (unit)  it is eliminated, or destroyed if it is a machine
    odds-routed (unit)      it is routed
    odds-panicked (unit)    it panics
    odds-recovered (unit)   it passes its reaction test
    odds-burning (unit)     it catches fire
    odds-unready (unit)     it loses its opportunity fire
    odds-minor, odds-major, odds-critical (unit)  how bad its worst new damage is
    odds-disarmed (unit)    it loses a weapon
    odds-halted (unit)      it cannot move any more
    odds-dark (unit)        it is without power
    odds-failing (unit)     its software may fail at the start of each turn
    odds-succeeds, odds-breaks, odds-stable, odds-up, odds-extinguished (unit), odds-broken  what comes of other rolls

For thinking fast, `volley_fates`, `blast_fates` and `fought` take a part of a forecast and remember.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from escarmouche.engine.question import Forecast
from escarmouche.engine.reasons import Reason
from escarmouche.games.combatzone.odds.close_combat import Round, fought, fought_on
from escarmouche.games.combatzone.odds.wounds import Fate, Fates, mixed_fates, unharmed, wounded
from escarmouche.games.combatzone.rules import forecast as forecasts
from escarmouche.games.combatzone.rules.forecast import FACES, Brunt, Volley
from escarmouche.games.combatzone.rules.state import FigureId
from escarmouche.odds.distribution import Counts, binomial, complete, gathered, tallied
from escarmouche.odds.prospect import Likelihood, Prospect, Tally

__all__ = ["MECHANICS", "Fate", "Fates", "Round", "blast_fates", "fought", "volley_fates"]

SHAKEN = ("panicked", "routed")


# What becomes of everybody


def hits_of(volley: Volley) -> Counts:
    """How many shots at a target hit."""
    return binomial(volley.shots, len(volley.faces) / len(FACES))


def volley_fates(volley: Volley) -> Fates:
    """What becomes of the target of some shots."""
    return wounded(volley.brunt, hits_of(volley))


def blast_fates(brunts: Iterable[tuple[Brunt, float]]) -> dict[FigureId, Fates]:
    """What becomes of everybody whom a blast may catch."""
    parts: dict[FigureId, list[tuple[Brunt, float]]] = {}
    for brunt, chance in brunts:
        parts.setdefault(brunt.unit, []).append((brunt, chance))
    return {unit: _caught(shares) for unit, shares in parts.items()}


def _caught(shares: list[tuple[Brunt, float]]) -> Fates:
    spared = 1.0 - sum(chance for _, chance in shares)
    ends: list[tuple[Fates, float]] = [(wounded(brunt, (0.0, 1.0)), chance) for brunt, chance in shares]
    return mixed_fates([(((unharmed(shares[0][0]), 1.0),), spared), *ends])


# Mechanics


def _shots(forecast: forecasts.Shots) -> Prospect:
    """What shots do to a target."""
    return _volleys(forecast, [forecast.volley])


def _burst(forecast: forecasts.Burst) -> Prospect:
    """What a burst does to each of its targets."""
    return _volleys(forecast, forecast.volleys)


def _volleys(forecast: Forecast, volleys: Sequence[Volley]) -> Prospect:
    tallies: list[Tally] = []
    states: list[Likelihood] = []
    for volley in volleys:
        hits, unit = hits_of(volley), {"unit": volley.target}
        if volley.shots > 1:
            tallies.append(Tally("odds-hits", tallied(enumerate(hits)), unit))
        else:
            states.append(Likelihood("odds-hit", hits[1], unit))
        states += _told(volley.brunt, wounded(volley.brunt, hits))
    remarks = tuple(_remark(volley) for volley in volleys if volley.shots > 1)
    return Prospect(forecast.mechanic, tuple(tallies), tuple(states), forecast.reasons, remarks)


def _remark(volley: Volley) -> Reason:
    """The line that says how many shots the odds are about; while a burst is allotted, this shot and all before it."""
    return Reason(0, "CBZ-SHOOT-03", "odds-shots-there", {"count": volley.shots, "target": volley.target})


def _blast(forecast: forecasts.Blast) -> Prospect:
    """Where an area weapon comes down, and what it does to everybody there."""
    brunts = forecast.brunts
    states = [Likelihood("odds-on-mark", forecast.hits)]
    chances: dict[FigureId, float] = {}
    for brunt, chance in brunts:
        chances[brunt.unit] = chances.get(brunt.unit, 0.0) + chance
    somebody = {brunt.unit: brunt for brunt, _ in brunts}
    for unit, ends in blast_fates(brunts).items():
        states += [Likelihood("odds-caught", chances[unit], {"unit": unit}), *_told(somebody[unit], ends)]
    return Prospect(forecast.mechanic, (), tuple(states), forecast.reasons)


def _wound(forecast: forecasts.WoundRoll) -> Prospect:
    """What one wound roll does: that of a hit, or of a fall."""
    states = _told(forecast.brunt, wounded(forecast.brunt, (0.0, 1.0)))
    return Prospect(forecast.mechanic, (), tuple(states), forecast.reasons)


def _fight(forecast: forecasts.Round) -> Prospect:
    """Who wins a round, and what becomes of both principals."""
    sides = forecast.sides
    found = fought(sides)
    states = [Likelihood("odds-wins", found.wins[place], {"unit": sides[place][0].unit}) for place in (0, 1)]
    for place in (1, 0):
        states += _told(sides[1 - place][0].blow, found.fates[place])
    return Prospect(forecast.mechanic, (), tuple(states), forecast.reasons)


def _fights(forecast: forecasts.Rounds) -> Prospect:
    """What becomes of both principals when one brings about round after round, until one of them is out of it."""
    course = {(first, mine, theirs): sides for first, mine, theirs, sides in forecast.course}
    ends = fought_on(course, forecast.rounds)
    sides = next(sides for first, _, _, sides in forecast.course if first)
    rounds = Tally("odds-rounds", tallied((end.rounds, chance) for end, chance in ends.items()))
    states = []
    for place in (1, 0):
        fates = gathered((end.fates[place], chance) for end, chance in ends.items())
        states += _told(sides[1 - place][0].blow, tuple(fates.items()))
    remark = Reason(0, "CBZ-CC-05", "odds-round-after-round", {"count": forecast.rounds})
    return Prospect(forecast.mechanic, (rounds,), tuple(states), forecast.reasons, (remark,))


def _cut_down(forecast: forecasts.CutDown) -> Prospect:
    """What becomes of somebody who is routed and made to fight: he is eliminated."""
    state = Likelihood("odds-eliminated", 1.0, {"unit": forecast.target})
    return Prospect(forecast.mechanic, (), (state,), forecast.reasons)


RESULTS: Mapping[str, str] = {
    "killed": "odds-eliminated",
    "ok": "odds-recovered",
    "panic": "odds-panicked",
    "rout": "odds-routed",
}
"""What the results of rolls are called that have no word of their own."""


def _roll(forecast: forecasts.Roll) -> Prospect:
    """What comes of a roll of one figure."""
    chances = forecast.results.values()
    complete((*chances, 1.0 - sum(chances)))
    states = [
        Likelihood(RESULTS.get(result, f"odds-{result}"), chance, {"unit": forecast.unit})
        for result, chance in sorted(forecast.results.items(), key=lambda pair: -pair[1])
    ]
    return Prospect(forecast.mechanic, (), tuple(states), forecast.reasons)


# Telling


def _told(brunt: Brunt, ends: Fates) -> list[Likelihood]:
    """What may become of a figure, in words with their likelihoods."""
    complete(chance for _, chance in ends)
    unit = {"unit": brunt.unit}

    def likely(text: str, holds: Callable[[Fate], bool]) -> Likelihood:
        return Likelihood(text, sum(chance for fate, chance in ends if holds(fate)), unit)

    gone = likely("odds-eliminated", lambda fate: fate.out)
    if brunt.machine:
        possible = [likely(text, holds) for text, holds in DAMAGED.items()]
        return [gone, *(one for one in possible if one.probability)]
    states = [gone]
    if brunt.reaction != "routed" and any(fate.reaction == "routed" for fate, _ in ends):
        states.append(likely("odds-routed", lambda fate: fate.reaction == "routed"))
    if brunt.reaction not in SHAKEN:
        states.append(likely("odds-panicked", lambda fate: fate.reaction == "panicked"))
    if brunt.kindles and not brunt.burning:
        states.append(likely("odds-burning", lambda fate: fate.burning))
    if brunt.watching:
        states.append(likely("odds-unready", lambda fate: not fate.watching))
    return states


DAMAGED: Mapping[str, Callable[[Fate], bool]] = {
    "odds-critical": lambda fate: fate.critical,
    "odds-major": lambda fate: fate.major and not fate.critical,
    "odds-minor": lambda fate: fate.minor and not fate.major and not fate.critical,
    "odds-disarmed": lambda fate: fate.guns > 0,
    "odds-halted": lambda fate: fate.lamed,
    "odds-dark": lambda fate: fate.dark,
    "odds-failing": lambda fate: fate.failing,
}
"""What may become of a machine that is not destroyed."""

MECHANICS: dict[str, Callable[[Any], Prospect]] = {
    "shots": _shots,
    "burst": _burst,
    "blast": _blast,
    "wound": _wound,
    "fight": _fight,
    "fights": _fights,
    "cut-down": _cut_down,
    **dict.fromkeys(("reaction", "fire", "technology", "aid", "door"), _roll),
}
