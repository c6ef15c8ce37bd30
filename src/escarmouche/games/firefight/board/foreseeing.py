"""What would be in Firefight: where models can go, what they could shoot at from there, and who could shoot at them."""

from functools import partial
from typing import Any, cast

from escarmouche.board import shown
from escarmouche.board.board import Foreseen, Look, Outlook, Stance
from escarmouche.board.sighting import Scene
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner, Track
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.rules import forecast, naming
from escarmouche.games.firefight.rules.closing import ClosePlanner
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.gait import Way, distance_of, gait_of, obstacles_for
from escarmouche.games.firefight.rules.moving import ADVANCE, RUSH, MovePlanner
from escarmouche.games.firefight.rules.placing import FormationPlanner, MarkerPlanner, body_at, standing_fault
from escarmouche.games.firefight.rules.shooting import ranged_types, shooters
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.terrain import difficult_cap, flies
from escarmouche.table.ways.region import Region, set_down, within_reach

AROUND = 4000
"""How far around a model one looks for where it could be set down."""


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
    with listening(None):
        if isinstance(planner, MovePlanner | ClosePlanner):
            model = planner.movers[mover]
            return _walked(planner.fight, model, planner.way)
        if isinstance(planner, FormationPlanner):
            return _deployed(planner)
        if isinstance(planner, MarkerPlanner):
            table = planner.fight.table
            return set_down(table, (0, 0, table.width, table.depth), lambda spot: planner.spot_fault(*spot) is None)
        return _around(planner, mover)


def _walked(fight: Fight, model: Model, way: Way) -> Region:
    """Within the distance around difficult ground, and within the shorter one through it."""
    most, cap = distance_of(fight, model, way), difficult_cap() if way.difficult else None
    modes: list[tuple[float, str]] = [(most, "")]
    if cap is not None and cap < most and not flies(fight, model):
        modes = [(most, "difficult"), (cap, "")]
    start = (model.x, model.y, model.surface)
    return within_reach(fight.table, gait_of(fight, model, way), obstacles_for(fight, model, way), start, modes)


def _deployed(planner: FormationPlanner) -> Region:
    fight, unit = planner.fight, planner.unit

    def allowed(spot: tuple[int, int, int]) -> bool:
        fault = planner.spot_fault(body_at(fight, unit, spot))
        return fault is None and standing_fault(fight, unit, spot, planner.others) is None

    return set_down(fight.table, planner.box, allowed)


def _around(planner: Planner, mover: str) -> Region:
    """Where a single model may be set down near where it stands."""
    fight: Fight | None = getattr(planner, "fight", None)
    if fight is None or not mover.isdigit():
        return {}
    model, table = fight.state.models[int(mover)], fight.table
    box = (max(0, model.x - AROUND), max(0, model.y - AROUND),
           min(table.width, model.x + AROUND), min(table.depth, model.y + AROUND))  # fmt: skip
    start = (model.x, model.y, model.surface)
    return set_down(table, box, lambda spot: planner.fault({mover: Track((start, spot))}) is None)


def outlook(look: Look, copy: Game[Any], stance: Stance) -> Outlook:
    """What a unit could shoot at with a model somewhere and the others beside it, and who could shoot at it there."""
    fight = Fight(copy)
    model = fight.state.models[stance.model]
    unit = fight.unit_of(model)
    with listening(None):
        if stance.spot is not None and unit.place == "table":
            _go(fight, unit, model, stance.spot)
        shots = [_volley(look, fight, unit, enemy) for enemy in fight.enemies(unit)]
        threats = [_volley(look, fight, enemy, unit) for enemy in fight.enemies(unit)]
    sources = [fight.alive(enemy)[0].id for enemy in fight.enemies(unit)]
    return Outlook(
        [shot for shot in shots if shot is not None],
        [threat._replace(model=source) for source, threat in zip(sources, threats, strict=True) if threat is not None],
    )


def _go(fight: Fight, unit: Unit, model: Model, spot: tuple[int, int, int]) -> None:
    """Put a model somewhere, and the others of its unit as they stood beside it."""
    dx, dy, table = spot[0] - model.x, spot[1] - model.y, fight.table
    for other in fight.alive(unit):
        if other is not model:
            x, y = min(max(other.x + dx, 0), table.width), min(max(other.y + dy, 0), table.depth)
            fight.put(other, x, y, table.standing_surface(x, y))
    fight.put(model, *spot)


def _volley(look: Look, fight: Fight, unit: Unit, target: Unit) -> Foreseen | None:
    """Everything that a unit can shoot at another with, from where both stand."""
    aims = {index: target for index in ranged_types(fight, unit) if shooters(fight, unit, index, target)}
    if not aims:
        return None
    weapons = ", ".join(fight.arms(unit)[index].name for index in aims)
    names = naming.unit_names(look.setup, look.state)
    text = look.words.say("ghost-shot", unit=names[unit.id], target=names[target.id], weapon=weapons)
    foresee = partial(forecast.shooting, fight, unit, aims)
    return Foreseen(fight.alive(target)[0].id, text, foresee, target.id)


def threats(look: Look) -> list[shown.Threat]:
    """How far each model of the other side can advance and shoot, and charge."""
    fight = Fight(cast("Game[Any]", Scene(look.setup, look.state)))
    other: SeatId = 1 - look.seat if look.seat in (0, 1) else 1
    with listening(None):
        return [_threat(look, fight, model) for unit in fight.on_table(other) for model in fight.alive(unit)]


def _threat(look: Look, fight: Fight, model: Model) -> shown.Threat:
    farthest = max((weapon.range for _, _, weapon in fight.weapons(model, melee=False)), default=0)
    step, charge = distance_of(fight, model, ADVANCE), distance_of(fight, model, RUSH)
    name = naming.model_name(look.setup, look.state, model.id, look.words)
    shoot = step + farthest if farthest else 0
    text = look.say("threat-shoots" if farthest else "threat-charges", name=name, shoot=shoot / 1000,
                    charge=charge / 1000)  # fmt: skip
    return shown.Threat(model.id, shoot, charge, text)
