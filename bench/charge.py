"""How long the charge of ten models is planned, on a table full of levels."""

import time
from random import Random

import msgspec

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_way
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.movement.placing import FormationPlanner
from escarmouche.games.firefight.rules.state import FirefightSetup, Unit
from escarmouche.games.firefight.rules.table import tables
from escarmouche.registry import ruleset
from escarmouche.table.ways.known_legs import known

TABLE = "cutwater-gorge"
LISTS = ("hollow_hill-500", "plumbline-500")
MODELS = 10
SPOTS = ((24_000, 24_000), (24_000, 14_500), (11_500, 16_000), (24_000, 33_500), (40_000, 26_000), (40_000, 8_000))
"""Where the fights are: bridges over the gorge, roofs, a tower, a hill."""


def army(key: str) -> Army:
    """A ready-made list; its groups of five have twice as many models."""
    mustered = mustering.muster(reading.ready_list(key))
    units = tuple(
        msgspec.structs.replace(unit, size=MODELS, kits=(unit.kits * 2)[:MODELS]) if unit.size == 5 else unit
        for unit in mustered.units
    )
    return msgspec.structs.replace(mustered, units=units)


def begin(seed: int) -> Battle:
    """Two armies that are not yet set down."""
    one, other = map(army, LISTS)
    table = tables.named(TABLE)
    setup = FirefightSetup(options=CATALOGUE.choose({}), lists=(one, other), table=table, size=500, consent=(0, 1))
    return Battle(Game(ruleset("firefight"), setup, Seeded(seed), journal=False))


def set_down(battle: Battle, unit: Unit, rng: Random, toward: tuple[int, int]) -> None:
    """Put a unit somewhere near a point."""
    for key, track in FormationPlanner(battle, unit, lambda body: None).candidates(1, rng, [toward])[0].items():
        battle.put(battle.state.models[int(key)], *track.end)
    unit.place = "table"
    battle.changed()


def situation(seed: int) -> tuple[Battle, Unit, Unit]:
    """Ten models some inches from their target, and others around them."""
    rng, battle = Random(seed), begin(seed)
    charger = next(unit for unit in battle.army(0) if len(unit.models) == MODELS)
    target, *others = (unit for unit in battle.army(1) if len(unit.models) > 1)
    x, y = SPOTS[seed % len(SPOTS)]
    for unit in (target, charger, *others[:3]):
        set_down(battle, unit, rng, (x + rng.randint(-4000, 4000), y + rng.randint(-4000, 4000)))
    return battle, charger, target


def planning(seed: int) -> float:
    """Seconds of computing that the plan of one charge takes."""
    battle, charger, target = situation(seed)
    known.forget()
    begun = time.process_time()
    ClosePlanner(battle, charger, target, charge_way(target)).complete({})
    return time.process_time() - begun


def measure(situations: int = 12) -> list[float]:
    """Seconds for each of some charges, after one that does not count; the shortest first."""
    planning(0)
    return sorted(planning(seed) for seed in range(situations))
