"""Wherever two units stand, closing in and moving back by themselves is an answer that the rules accept."""

from random import Random

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_way, pile_in_way
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.charge.separation import SeparationPlanner
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.movement.placing import FormationPlanner
from escarmouche.games.firefight.rules.state import FirefightSetup, Unit
from escarmouche.games.firefight.rules.table import tables
from escarmouche.registry import ruleset

LISTS = ("hollow_hill-500", "plumbline-500")


def begin(seed: int) -> Battle:
    """Two armies that are not yet set down, on some generated table."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in LISTS)
    table = tables.generate(seed)
    setup = FirefightSetup(options=CATALOGUE.choose({}), lists=(one, other), table=table, size=500, consent=(0, 1))
    return Battle(Game(ruleset("firefight"), setup, Seeded(seed), journal=False))


def set_down(battle: Battle, unit: Unit, rng: Random, toward: tuple[int, int]) -> bool:
    """Put a unit somewhere near a point; False if there is no room."""
    found = FormationPlanner(battle, unit, lambda body: None).candidates(1, rng, [toward])
    for key, track in found[0].items() if found else ():
        battle.put(battle.state.models[int(key)], *track.end)
    unit.place = "table" if found else "waiting"
    battle.changed()
    return bool(found)


def beset(seed: int) -> tuple[Battle, Unit, Unit]:
    """A group of one side close to a group of the other, and others around them."""
    rng, battle = Random(seed), begin(seed % 12)
    units = [[unit for unit in battle.army(seat) if len(unit.models) > 1] for seat in (0, 1)]
    x, y = rng.randint(9, 39) * 1000, rng.randint(9, 39) * 1000
    charger, target = rng.choice(units[0]), rng.choice(units[1])
    for unit in (target, charger, *rng.sample([one for side in units for one in side], 3)):
        if unit.place != "table":
            set_down(battle, unit, rng, (x + rng.randint(-2500, 2500), y + rng.randint(-2500, 2500)))
    return battle, charger, target


@pytest.mark.parametrize("seed", range(24))
def test_what_models_do_by_themselves_is_allowed(seed: int) -> None:
    battle, charger, target = beset(seed)
    for planner in (
        ClosePlanner(battle, charger, target, charge_way(target)),
        ClosePlanner(battle, target, charger, pile_in_way(charger)),
        SeparationPlanner(battle, charger, target),
    ):
        tracks = planner.complete({})
        assert isinstance(tracks, dict)
        assert planner.fault(tracks) is None
