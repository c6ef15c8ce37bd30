"""Wherever two units stand, closing in and moving back by themselves is an answer that the rules accept."""

from random import Random

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import lists, roster, tables
from escarmouche.games.firefight.rules.approach import charge_way, pile_in_way
from escarmouche.games.firefight.rules.closing import ClosePlanner
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.parting import SeparationPlanner
from escarmouche.games.firefight.rules.placing import FormationPlanner
from escarmouche.games.firefight.rules.state import FirefightSetup, Unit
from escarmouche.registry import ruleset

LISTS = ("hollow_hill-500", "plumbline-500")


def begin(seed: int) -> Fight:
    """Two armies that are not yet set down, on some generated table."""
    one, other = (roster.muster(lists.ready_list(key)) for key in LISTS)
    table = tables.generate(seed)
    setup = FirefightSetup(options=CATALOGUE.choose({}), armies=(one, other), table=table, size=500, consent=(0, 1))
    return Fight(Game(ruleset("firefight"), setup, Seeded(seed), journal=False))


def set_down(fight: Fight, unit: Unit, rng: Random, toward: tuple[int, int]) -> bool:
    """Put a unit somewhere near a point; False if there is no room."""
    found = FormationPlanner(fight, unit, lambda body: None).candidates(1, rng, [toward])
    for key, track in found[0].items() if found else ():
        fight.put(fight.state.models[int(key)], *track.end)
    unit.place = "table" if found else "waiting"
    fight.changed()
    return bool(found)


def beset(seed: int) -> tuple[Fight, Unit, Unit]:
    """A group of one side close to a group of the other, and others around them."""
    rng, fight = Random(seed), begin(seed % 12)
    units = [[unit for unit in fight.army(seat) if len(unit.models) > 1] for seat in (0, 1)]
    x, y = rng.randint(9, 39) * 1000, rng.randint(9, 39) * 1000
    charger, target = rng.choice(units[0]), rng.choice(units[1])
    for unit in (target, charger, *rng.sample([one for side in units for one in side], 3)):
        if unit.place != "table":
            set_down(fight, unit, rng, (x + rng.randint(-2500, 2500), y + rng.randint(-2500, 2500)))
    return fight, charger, target


@pytest.mark.parametrize("seed", range(24))
def test_what_models_do_by_themselves_is_allowed(seed: int) -> None:
    fight, charger, target = beset(seed)
    for planner in (
        ClosePlanner(fight, charger, target, charge_way(target)),
        ClosePlanner(fight, target, charger, pile_in_way(charger)),
        SeparationPlanner(fight, charger, target),
    ):
        tracks = planner.complete({})
        assert isinstance(tracks, dict)
        assert planner.fault(tracks) is None
