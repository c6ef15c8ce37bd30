"""Previews of Trauma: where models can go, what they could fire at from there, and who could fire at them."""

from functools import partial
from typing import Any, cast

from escarmouche.board import shown
from escarmouche.board.board import Look, PossibleAttack, PossibleAttacks, Stance
from escarmouche.board.sight_lines import Scene
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner, Track
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules import naming, state
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.forecast.salvo import salvo_forecast
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.movement.crossing.cross_planner import CrossPlanner
from escarmouche.games.trauma.rules.movement.crossing.overrun import OverrunPlanner
from escarmouche.games.trauma.rules.movement.entry import EntryPlanner
from escarmouche.games.trauma.rules.movement.gait import movement_of, obstacles_for
from escarmouche.games.trauma.rules.movement.move_planner import MovePlanner
from escarmouche.games.trauma.rules.movement.placement import FormationPlanner, body_at, standing_fault
from escarmouche.games.trauma.rules.shooting.precision import hitting_faces
from escarmouche.games.trauma.rules.shooting.salvos import (
    Salvo,
    out_of_reach,
    salvos,
    weapon_of,
    wrong_weapon,
)
from escarmouche.games.trauma.rules.shooting.targets import cannot_fire
from escarmouche.games.trauma.rules.space.measure import CONTACT, STEP
from escarmouche.table.edges import strip
from escarmouche.table.ways.region import Region, set_down, within_reach

AROUND = 20_000
"""How far around a model one looks for where it could be set down."""
FARTHEST = 15
"""Nobody asks about a greater Range: the table is not that large."""
Box = tuple[int, int, int, int]


def region(planner: Planner, mover: str) -> Region:
    """Where a model that is being placed can end."""
    with listening(None):
        if isinstance(planner, EntryPlanner):
            return _entered(planner, mover)
        if isinstance(planner, MovePlanner):
            return _walked(planner, mover)
        if isinstance(planner, FormationPlanner):
            return _deployed(planner)
        if isinstance(planner, CrossPlanner):
            return _crossed(planner, mover)
        if isinstance(planner, OverrunPlanner):
            return _run_over(planner, mover)
        return {}


def _walked(planner: MovePlanner, mover: str) -> Region:
    """Where a model can walk within its Movement."""
    model = planner.movers[mover]
    obstacles = obstacles_for(planner.battle, planner.unit, pushing=True)
    reach = movement_of(planner.battle, model)
    return within_reach(planner.table, planner.gait, obstacles, planner.starts[mover], [(reach, "")])


def _entered(planner: EntryPlanner, mover: str) -> Region:
    """Where a model can come straight onto the table from its zone."""
    model = planner.movers[mover]

    def allowed(spot: tuple[int, int, int]) -> bool:
        return planner.way_fault(model, Track((planner.start(mover, spot), spot))) is None

    return set_down(planner.battle.table, strip(planner.battle.table, planner.edge, planner.limit), allowed)


def _deployed(planner: FormationPlanner) -> Region:
    battle, unit = planner.battle, planner.unit

    def allowed(spot: tuple[int, int, int]) -> bool:
        fault = planner.spot_fault(body_at(battle, unit, spot))
        return fault is None and standing_fault(battle, unit, spot, planner.others) is None

    return set_down(battle.table, planner.box, allowed)


def _crossed(planner: CrossPlanner, mover: str) -> Region:
    """Where the leader can end beyond what is crossed; the others follow him."""
    if mover != str(planner.leader.id):
        return {}
    box = _around(planner.battle, planner.leader)
    return set_down(planner.battle.table, box, lambda spot: planner.leader_fault(spot) is None)


def _run_over(planner: OverrunPlanner, mover: str) -> Region:
    """Where a vehicle can end beyond those it runs over."""
    model, start = planner.movers[mover], planner.starts[mover]

    def allowed(spot: tuple[int, int, int]) -> bool:
        return planner.line_fault(mover, Track((start, spot))) is None

    return set_down(planner.battle.table, _around(planner.battle, model), allowed)


def _around(battle: Battle, model: state.Model) -> Box:
    table = battle.table
    left, front = max(0, model.x - AROUND), max(0, model.y - AROUND)
    return left, front, min(table.width, model.x + AROUND), min(table.depth, model.y + AROUND)


# From somewhere else


def possible_attacks(look: Look, copy: Game[Any], stance: Stance) -> PossibleAttacks:
    """What a unit could fire at with a model somewhere and the others beside it, and who could fire at it there."""
    battle = Battle(copy)
    model = battle.model(stance.model)
    unit = battle.unit_of(model)
    with listening(None):
        if stance.spot is not None and unit.place == "table":
            _go(battle, unit, model, stance)
        shots = [shot for enemy in battle.enemies(unit) for shot in _salvos(look, battle, unit, enemy)]
        threats = [
            threat._replace(model=battle.alive(enemy)[0].id)
            for enemy in battle.enemies(unit)
            for threat in _salvos(look, battle, enemy, unit)
        ]
    return PossibleAttacks(shots, threats)


def _go(battle: Battle, unit: state.Unit, model: state.Model, stance: Stance) -> None:
    """Put a model somewhere, and the others of its unit as they stood beside it."""
    assert stance.spot is not None
    dx, dy, table = stance.spot[0] - model.x, stance.spot[1] - model.y, battle.table
    for other in battle.alive(unit):
        if other is not model:
            x, y = min(max(other.x + dx, 0), table.width), min(max(other.y + dy, 0), table.depth)
            battle.put(other, x, y, table.standing_surface(x, y))
    battle.put(model, *stance.spot, stance.facing)


def _salvos(look: Look, battle: Battle, unit: state.Unit, target: state.Unit) -> list[PossibleAttack]:
    """Every salvo that a unit could fire at another, from where both stand."""
    able = [one for one in salvos(battle, unit) if cannot_fire(battle, unit, one, (target, False)) is None]
    return [_salvo(look, battle, unit, one, target) for one in able if not one.steady]


def _salvo(look: Look, battle: Battle, unit: state.Unit, salvo: Salvo, target: state.Unit) -> PossibleAttack:
    names = look.once("unit-names", lambda: naming.unit_names(look.setup))
    weapon = weapon_of(battle, unit, salvo).name
    text = look.words.say("ghost-shot", unit=names[unit.id], target=names[target.id], weapon=weapon)
    told = partial(salvo_forecast, battle, unit, salvo, target, lone=False, supported=False)
    return PossibleAttack(battle.alive(target)[0].id, text, told, target.id)


# How far they come


def threats(look: Look) -> list[shown.Threat]:
    """How far each model of the other side can move and then hit, and where it comes to contact."""
    battle = Battle(cast("Game[Any]", Scene(look.setup, look.state)))
    other: SeatId = 1 - look.seat if look.seat in (0, 1) else 1
    with listening(None):
        return [_threat(look, battle, unit, model) for unit in battle.on_table(other) for model in battle.alive(unit)]


def _threat(look: Look, battle: Battle, unit: state.Unit, model: state.Model) -> shown.Threat:
    step = 0 if model.immobile else movement_of(battle, model)
    arms = [weapon for _, _, weapon in battle.weapons(model) if wrong_weapon(weapon, melee=False) is None]
    farthest = max((farthest_hit(unit, weapon) for weapon in arms), default=0)
    shoot, charge = (step + farthest if farthest else 0), step + CONTACT
    name = naming.model_name(look.setup, look.state, model.id, look.words)
    text = look.say("threat-fires" if shoot else "threat-fights", name=name, shoot=shoot / 1000, charge=charge / 1000)
    return shown.Threat(model.id, shoot, charge, text)


def farthest_hit(unit: state.Unit, weapon: Weapon) -> int:
    """How far away a unit can still hit somebody with a weapon."""
    hits = [distance for distance in range(FARTHEST) if out_of_reach(weapon, distance) is None
            and hitting_faces(unit, weapon, distance, steady=False)]  # fmt: skip
    return STEP * (max(hits) + 1) if hits else 0
