"""Attacks of many models, played by the real rules with seeded dice, beside their exact odds.

Run as `python -m tests.played_odds [--attacks N] [--processes N] [--seed N]`. For each scene, the counts of all
outcomes are held to the odds by a chi-square test; its statistic, as a number of standard deviations (Wilson and
Hilferty), may be 4.5 at most, which by chance alone is missed less than once in 100,000 scenes.
"""

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from escarmouche.engine.chance import Seeded
from escarmouche.games.firefight.odds import Fate, danger_fates, fate, melee_fates, standing
from escarmouche.games.firefight.rules import forecast
from tests.odds.scenes import Table, unit, weapon
from tests.played import Trial, main, misfit

Outcome = tuple[Fate, ...]
Odds = dict[Outcome, float]


class Scene(NamedTuple):
    """Something to play, the units whose fate is counted, and the odds."""

    table: Table
    watched: tuple[int, ...]
    odds: Odds


# Kinds of scenes


def shooting(units: list[dict[str, Any]], aims: Mapping[int, int], watched: int = 1, **more: Any) -> Scene:
    """The first unit shoots; what becomes of one unit."""
    answer = {str(index): str(target) for index, target in aims.items()}
    table = Table(units, "shooting", {"unit": 0}, {"shoot": answer}, **more)
    battle = table.battle()
    every = battle.state.units
    told = forecast.shooting(battle, every[0], {index: every[target] for index, target in aims.items()})
    brunt = next(brunt for brunt in told.brunts if brunt.target.unit == watched)
    return Scene(table, (watched,), {(end,): chance for end, chance in fate(brunt.volleys, brunt.target)})


def melee(units: list[dict[str, Any]], **more: Any) -> Scene:
    """The first unit has charged the second; what becomes of both."""
    table = Table(units, "melee", {"unit": 0, "target": 1}, **more)
    battle = table.battle()
    told = forecast.melee(battle, *battle.state.units[:2])
    return Scene(table, (0, 1), dict(melee_fates(told.melee)))


def spell(units: list[dict[str, Any]], effect: dict[str, Any]) -> Scene:
    """The first unit casts a spell that hits the second."""
    written = {"name": "ray", "value": 1, "target": "enemy unit", "range": 18, "effect": {"kind": "hits", **effect}}
    table = Table(units, "casting", {"unit": 0, "spell": "ray"}, {"spell-target": "1"}, spells={"A": [written]})
    battle = table.battle()
    told = forecast.spell(battle, battle.state.models[0], battle.spells(0)[0], battle.state.units[1])
    (brunt,) = told.brunts
    odds: Odds = {(end,): chance * told.casts for end, chance in fate(brunt.volleys, brunt.target)}
    before = (standing(brunt.target),)
    odds[before] = odds.get(before, 0.0) + 1.0 - told.casts
    return Scene(table, (1,), odds)


def danger(units: list[dict[str, Any]]) -> Scene:
    """The whole first unit crosses dangerous terrain."""
    table = Table(units, "danger", {"unit": 0})
    battle = table.battle()
    told = forecast.danger(battle, battle.state.units[0], battle.alive(battle.state.units[0]))
    odds = danger_fates(told.target, told.dice, told.wounds)
    return Scene(table, (0,), {(end,): chance for end, chance in odds})


# The scenes


def squad(side: str, y: float, size: int, *lines: dict[str, Any], x: float = 10, **card: Any) -> dict[str, Any]:
    """A unit in a row."""
    return unit(f"{side}{x}", side, (x, y), size, weapons=list(lines), **card)


RIFLES = weapon("rifle", 1, count=5)
HEDGE = [{"id": "hedge", "kind": "barricade", "at": [14, 16], "size": [24, 0.5]}]
BLADES = weapon("blade", 2, range=0, count=5)
MIXED = (
    weapon("rifle", 1, count=4),
    weapon("melter", 1, "AP(4)", "Deadly(3)"),
    weapon("chaingun", 4, "Rending", count=2),
)


def rows(*units: dict[str, Any]) -> list[dict[str, Any]]:
    """Units on the table."""
    return list(units)


SCENES: dict[str, Callable[[], Scene]] = {
    "rifles at a squad in cover": lambda: shooting(
        rows(squad("A", 10, 5, RIFLES), squad("B", 18, 5)), {0: 1}, piece=HEDGE
    ),
    "mixed weapons at a squad": lambda: shooting(
        rows(squad("A", 10, 7, *MIXED), squad("B", 20, 8, rules=["Regeneration"])), {0: 1, 1: 1, 2: 1}
    ),
    "mixed weapons at a monster": lambda: shooting(
        rows(squad("A", 10, 7, *MIXED), squad("B", 18, 1, rules=["Tough(6)", "Regeneration"], markers=2, defense=3)),
        {0: 1, 1: 1, 2: 1},
    ),
    "relentless, surging, against stealth": lambda: shooting(
        rows(
            squad("A", 10, 5, weapon("rifle", 2, "Surge", "Bane", count=5), rules=["Relentless"]),
            squad("B", 22, 6, rules=["Stealth"]),
        ),
        {0: 1},
    ),
    "mortars upon three units": lambda: shooting(
        rows(
            squad("A", 10, 3, weapon("mortar", 2, "Blast(3)", "Rending", count=3)),
            squad("B", 20, 3),
            squad("B", 22, 2, x=11),
            squad("B", 24, 1, x=12, rules=["Tough(3)"]),
        ),
        {0: 1},
        watched=2,
    ),
    "tough walkers that absorb": lambda: shooting(
        rows(squad("A", 10, 7, *MIXED), squad("B", 18, 4, rules=["Tough(3)"], markers=[0, 2, 0, 0])),
        {0: 1, 1: 1, 2: 1},
        options={"tough_in_groups": "absorb"},
    ),
    "blades against blades": lambda: melee(rows(squad("A", 10, 5, BLADES), squad("B", 11.5, 5, BLADES))),
    "furious riders with Impact upon pikes": lambda: melee(
        rows(
            squad("A", 10, 4, weapon("lance", 1, "Thrust", range=0, count=4), rules=["Impact(2)", "Furious"]),
            squad("B", 11.5, 6, weapon("pike", 1, "Counter", range=0, count=3), weapon("knife", 1, range=0, count=6)),
        )
    ),
    "a fearsome monster upon a squad": lambda: melee(
        rows(
            squad("A", 10, 1, weapon("claws", 6, "AP(1)", range=0), rules=["Fear(2)", "Tough(6)"], quality=3),
            squad("B", 11.5, 4, weapon("blade", 2, range=0, count=4), rules=["Tough(3)"]),
        )
    ),
    "tired and shaken fighters": lambda: melee(
        rows(squad("A", 10, 5, BLADES, fatigued=True), squad("B", 11.5, 5, BLADES, shaken=True, rules=["Regeneration"]))
    ),
    "a spell upon a squad": lambda: spell(
        rows(squad("A", 10, 1, rules=["Caster(3)"], tokens=3), squad("B", 18, 3)), {"count": 5, "rules": ["AP(1)"]}
    ),
    "a squad in a minefield": lambda: danger(rows(squad("A", 10, 6, rules=["Tough(3)", "Regeneration"]))),
}


@cache
def scene(name: str) -> Scene:
    """A scene, set up once."""
    return SCENES[name]()


# Playing and comparing


def play(name: str, seed: int, attacks: int) -> Counter[Outcome]:
    """So many attacks of a scene: how often each outcome came about."""
    set_up, chance = scene(name), Seeded(seed)
    return Counter(set_up.table.play(chance, set_up.watched) for _ in range(attacks))


def misfit_of(name: str, played: Counter[Outcome]) -> float:
    """How far what became of the units of a scene lies from the odds, in standard deviations."""
    return misfit(played, scene(name).odds)


TRIAL = Trial("attacks", SCENES, play, misfit_of, usual=200_000, at_once=1000)

if __name__ == "__main__":
    sys.exit(main(TRIAL, __doc__ or ""))
