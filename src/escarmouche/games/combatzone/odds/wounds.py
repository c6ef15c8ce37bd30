"""What becomes of whoever suffers wound rolls: eliminated, routed, panicked, on fire, or damaged if it is a machine."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.odds.totals import REMEMBERED, totals
from escarmouche.games.combatzone.rules.close_combat import blows
from escarmouche.games.combatzone.rules.events.fights import Blow
from escarmouche.games.combatzone.rules.forecast import FACES, Brunt, Read
from escarmouche.games.combatzone.rules.state import Damage, Figure, FigureId, GroupId, Level, Nerve, System
from escarmouche.games.combatzone.rules.wounds import machines, wound_roll
from escarmouche.odds.distribution import Counts, followed, gathered

SHAKEN = ("panicked", "routed")


class Fate(NamedTuple):
    """What has become of a figure; of one that is out of the game nothing else is told.

    `watching` says that it still waits with its weapon ready. Of a machine: which levels of damage it suffered, how
    many weapons it lost, and whether it cannot move any more, has no power, or may fail at the start of a turn.
    """

    out: bool = False
    reaction: Nerve = ""
    burning: bool = False
    watching: bool = False
    minor: bool = False
    major: bool = False
    critical: bool = False
    guns: int = 0
    lamed: bool = False
    dark: bool = False
    failing: bool = False


OUT = Fate(out=True)
Fates = tuple[tuple[Fate, float], ...]


def unharmed(brunt: Brunt) -> Fate:
    """How somebody stands before anything happens to him."""
    return Fate(reaction=brunt.reaction, burning=brunt.burning, watching=brunt.watching)


@lru_cache(maxsize=REMEMBERED)
def wounded(brunt: Brunt, hits: Counts) -> Fates:
    """What becomes of somebody who is hit so often, the likeliest first; whoever is hit waits no longer."""
    found = {unharmed(brunt): hits[0]}
    now = {unharmed(brunt)._replace(watching=False): 1.0}
    for chance in hits[1:]:
        now = followed(now, lambda fate: _struck(brunt, fate))
        for fate, share in now.items() if chance else ():
            found[fate] = found.get(fate, 0.0) + chance * share
    return ordered(found)


def ordered(ends: Mapping[Fate, float]) -> Fates:
    """Fates with their probabilities, the likeliest first, the impossible ones left out."""
    return tuple(sorted(((fate, chance) for fate, chance in ends.items() if chance), key=lambda pair: -pair[1]))


def mixed_fates(parts: Iterable[tuple[Fates, float]]) -> Fates:
    """The fates of several outcomes taken together, each by its weight."""
    return ordered(gathered((fate, chance * weight) for fates, weight in parts for fate, chance in fates))


def _struck(brunt: Brunt, fate: Fate) -> Iterable[tuple[Fate, float]]:
    """What one wound roll more makes of a fate, with probabilities."""
    if fate.out:
        return ((fate, 1.0),)
    worst = 2 if fate.critical or brunt.worst == 2 else 1 if fate.major else brunt.worst
    over = brunt.modifiers[worst] - brunt.resistance
    if brunt.machine:
        return _damaged(brunt, fate, levels(brunt.dice, over, *brunt.levels), critical=worst == 2)
    return ((_ended(brunt, fate, result), chance) for result, chance in effects(brunt.dice, over, brunt.read).items())


# Fighters


@lru_cache(maxsize=REMEMBERED)
def effects(dice: tuple[tuple[int, int], ...], over: int, read: Read) -> dict[Blow, float]:
    """How likely each result of a wound roll is; `over` is what its modifiers leave over the resistance."""
    with listening(None):
        return gathered((_effect(total + over, read), chance) for total, chance in enumerate(totals(dice)) if chance)


def _effect(over: int, read: Read) -> Blow:
    """What a wound roll does to a fighter that exceeds his resistance by so much."""
    if read == "shot":
        return wound_roll.effect(over, 0)
    result = blows.effect(over)
    return "killed" if result == "routed" and read == "death" else result


def _ended(brunt: Brunt, fate: Fate, result: Blow) -> Fate:
    """The fate of a fighter after the result of a wound roll."""
    if result == "killed":
        return OUT
    if result == "routed":
        return fate if "rout" in brunt.immune else fate._replace(reaction=result)
    if result != "panicked":
        return fate
    reaction = fate.reaction if fate.reaction in SHAKEN or "panic" in brunt.immune else result
    return fate._replace(reaction=reaction, burning=fate.burning or brunt.kindles)


# Machines


@lru_cache(maxsize=REMEMBERED)
def levels(
    dice: tuple[tuple[int, int], ...], over: int, major: int = 0, critical: int = 0
) -> dict[Level | Literal[""], float]:
    """How likely each level of damage is, and none at all."""
    with listening(None):
        return gathered(
            (machines.level_of(total + over, major, critical), chance)
            for total, chance in enumerate(totals(dice))
            if chance
        )


@lru_cache(maxsize=REMEMBERED)
def _systems() -> dict[System, float]:
    """How likely each system is hit."""
    with listening(None):
        return gathered((machines.system_of(die), 1.0 / len(FACES)) for die in FACES)


@lru_cache(maxsize=REMEMBERED)
def _is_end(system: System, level: Level, *, critical: bool) -> bool:
    """Whether a damage destroys a machine, which may have critical damage already."""
    machine = Figure(FigureId(0), 0, GroupId(0), 0, damages=[Damage("power", "critical")] if critical else [])
    with listening(None):
        return machines.is_destroyed(machine, system, level)


def _damaged(
    brunt: Brunt, fate: Fate, shares: Mapping[Level | Literal[""], float], *, critical: bool
) -> Iterator[tuple[Fate, float]]:
    """What damage of some level, or none, to some system makes of a machine's fate, with probabilities."""
    for level, chance in shares.items():
        if not level:
            yield fate, chance
            continue
        for system, share in _systems().items():
            end = OUT if _is_end(system, level, critical=critical) else _spoilt(brunt, fate, system, level)
            yield end, chance * share


def _spoilt(brunt: Brunt, fate: Fate, system: System, level: Level) -> Fate:
    """The fate of a machine with one damage more."""
    if level == "minor":
        return fate._replace(minor=True)
    fate = fate._replace(major=True) if level == "major" else fate._replace(critical=True)
    if system == "hardware":
        armed = fate.guns < brunt.guns
        return fate._replace(guns=fate.guns + armed, lamed=fate.lamed or not armed)
    if system == "power":
        return fate._replace(dark=fate.dark or level == "critical")
    return fate._replace(failing=True)
