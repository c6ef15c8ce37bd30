"""Previews of Trauma: where models can go, what they could fire at from there, and who could fire at them."""

import math
from functools import partial
from typing import Any, cast

from escarmouche.board import shown
from escarmouche.board.areas import Care, Region, around, may_end, one_by_one, walkable
from escarmouche.board.look import Look, PossibleAttack, PossibleAttacks, Stance
from escarmouche.board.sight_lines import Scene
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner
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
from escarmouche.games.trauma.rules.movement.placement import ELBOW_ROOM, FormationPlanner, body_at, standing_fault
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
from escarmouche.table.edges import strip, widened
from escarmouche.table.ways.movement import Spot, path

AROUND = 20_000
"""How far around a model one looks for where it could be set down."""
FORMED, TOUCHING = Care(150, 1, 4, 1.8), Care(300, 1, 5, 2.5)
"""How closely one looks where a whole formation has to find room, and where it has to touch something as well."""
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
            return _deployed(planner, mover)
        if isinstance(planner, CrossPlanner) and mover == str(planner.leader.id):
            leader, table = planner.leader, planner.battle.table
            return may_end(planner, mover, table, around(table, (leader.x, leader.y), AROUND))
        if isinstance(planner, OverrunPlanner):
            table = planner.battle.table
            return may_end(planner, mover, table, around(table, planner.starts[mover], AROUND))
        return {}


def _walked(planner: MovePlanner, mover: str) -> Region:
    """Where a model can walk within its Movement, with the others of its unit following."""
    table, start = planner.table, planner.starts[mover]
    bases = obstacles_for(planner.battle, planner.unit, pushing=True)
    far = movement_of(planner.battle, planner.movers[mover])
    might = walkable(table, planner.gait, bases, start, [(far, "")])
    return may_end(planner, mover, table, around(table, start, far, planner.gait.radius), might=might)


def _entered(planner: EntryPlanner, mover: str) -> Region:
    """Where a model can come onto the table from its zone, with the others of its unit following."""
    table = planner.table
    bases = obstacles_for(planner.battle, planner.unit, pushing=True)
    far = movement_of(planner.battle, planner.movers[mover])

    def goes(spot: Spot) -> bool:
        return path(table, planner.gait, bases, planner.start(mover, spot), spot, far) is not None

    box = strip(table, planner.edge, planner.limit)
    return may_end(planner, mover, table, box, might=one_by_one(goes))


def _deployed(planner: FormationPlanner, mover: str) -> Region:
    """Where a model can be set down so that there is room for the others of its unit."""
    battle, unit = planner.battle, planner.unit

    def stands(spot: Spot) -> bool:
        fault = planner.spot_fault(body_at(battle, unit, spot))
        return fault is None and standing_fault(battle, unit, spot, planner.others) is None

    if planner.group_fault is None:
        return may_end(planner, mover, battle.table, planner.box, FORMED, one_by_one(stands))
    # One model has to touch something, and any other may be the one that is put down: they gather in rings around it.
    rings = math.ceil((math.sqrt(12 * len(planner.models) - 3) - 3) / 6)
    box = widened(planner.box, rings * (battle.profile(unit).base + ELBOW_ROOM) + battle.radius(unit))
    return may_end(planner, mover, battle.table, box, TOUCHING, one_by_one(stands))


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
    names = look.once("unit-names", lambda: naming.unit_names(look.setup, look.words))
    weapon = look.words.called(weapon_of(battle, unit, salvo).name)
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
