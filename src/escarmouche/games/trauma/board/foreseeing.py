"""What would be in Trauma: where models can go, what they could fire at from there, and who could fire at them."""

from functools import partial
from typing import Any, cast

from escarmouche.board import shown
from escarmouche.board.board import Foreseen, Look, Outlook, Stance
from escarmouche.board.sighting import Scene
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner, Track
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules import forecast, naming
from escarmouche.games.trauma.rules.entering import EntryPlanner
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.gait import movement_of, obstacles_for
from escarmouche.games.trauma.rules.landing import CrossPlanner
from escarmouche.games.trauma.rules.measure import CONTACT, STEP
from escarmouche.games.trauma.rules.overrun import OverrunPlanner
from escarmouche.games.trauma.rules.placing import FormationPlanner, body_at, standing_fault
from escarmouche.games.trauma.rules.planning import MovePlanner
from escarmouche.games.trauma.rules.precision import hitting_faces
from escarmouche.games.trauma.rules.profile import Weapon
from escarmouche.games.trauma.rules.salvos import Salvo, out_of_reach, salvos, weapon_of, wrong_weapon
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.targets import cannot_fire
from escarmouche.table.edges import strip
from escarmouche.table.ways.region import Region, set_down, within_reach

AROUND = 20_000
"""How far around a model one looks for where it could be set down."""
FARTHEST = 15
"""Nobody asks about a greater Range: the table is not that large."""
Box = tuple[int, int, int, int]


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
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
    """Within the Movement of a model."""
    model = planner.movers[mover]
    obstacles = obstacles_for(planner.field, planner.unit, pushing=True)
    reach = movement_of(planner.field, model)
    return within_reach(planner.table, planner.gait, obstacles, planner.starts[mover], [(reach, "")])


def _entered(planner: EntryPlanner, mover: str) -> Region:
    """Where a model can come straight onto the table from its zone."""
    model = planner.movers[mover]

    def allowed(spot: tuple[int, int, int]) -> bool:
        return planner.way_fault(model, Track((planner.start(mover, spot), spot))) is None

    return set_down(planner.field.table, strip(planner.field.table, planner.edge, planner.limit), allowed)


def _deployed(planner: FormationPlanner) -> Region:
    field, unit = planner.field, planner.unit

    def allowed(spot: tuple[int, int, int]) -> bool:
        fault = planner.spot_fault(body_at(field, unit, spot))
        return fault is None and standing_fault(field, unit, spot, planner.others) is None

    return set_down(field.table, planner.box, allowed)


def _crossed(planner: CrossPlanner, mover: str) -> Region:
    """Where the leader can end beyond what is crossed; the others follow him."""
    if mover != str(planner.leader.id):
        return {}
    box = _around(planner.field, planner.leader)
    return set_down(planner.field.table, box, lambda spot: planner.leader_fault(spot) is None)


def _run_over(planner: OverrunPlanner, mover: str) -> Region:
    """Where a vehicle can end beyond those it runs over."""
    model, start = planner.movers[mover], planner.starts[mover]

    def allowed(spot: tuple[int, int, int]) -> bool:
        return planner.line_fault(mover, Track((start, spot))) is None

    return set_down(planner.field.table, _around(planner.field, model), allowed)


def _around(field: Field, model: Model) -> Box:
    table = field.table
    left, front = max(0, model.x - AROUND), max(0, model.y - AROUND)
    return left, front, min(table.width, model.x + AROUND), min(table.depth, model.y + AROUND)


# From somewhere else


def outlook(look: Look, copy: Game[Any], stance: Stance) -> Outlook:
    """What a unit could fire at with a model somewhere and the others beside it, and who could fire at it there."""
    field = Field(copy)
    model = field.model(stance.model)
    unit = field.unit_of(model)
    with listening(None):
        if stance.spot is not None and unit.place == "table":
            _go(field, unit, model, stance)
        shots = [shot for enemy in field.enemies(unit) for shot in _salvos(look, field, unit, enemy)]
        threats = [
            threat._replace(model=field.alive(enemy)[0].id)
            for enemy in field.enemies(unit)
            for threat in _salvos(look, field, enemy, unit)
        ]
    return Outlook(shots, threats)


def _go(field: Field, unit: Unit, model: Model, stance: Stance) -> None:
    """Put a model somewhere, and the others of its unit as they stood beside it."""
    assert stance.spot is not None
    dx, dy, table = stance.spot[0] - model.x, stance.spot[1] - model.y, field.table
    for other in field.alive(unit):
        if other is not model:
            x, y = min(max(other.x + dx, 0), table.width), min(max(other.y + dy, 0), table.depth)
            field.put(other, x, y, table.standing_surface(x, y))
    field.put(model, *stance.spot, stance.facing)


def _salvos(look: Look, field: Field, unit: Unit, target: Unit) -> list[Foreseen]:
    """Every salvo that a unit could fire at another, from where both stand."""
    able = [one for one in salvos(field, unit) if cannot_fire(field, unit, one, (target, False)) is None]
    return [_salvo(look, field, unit, one, target) for one in able if not one.steady]


def _salvo(look: Look, field: Field, unit: Unit, salvo: Salvo, target: Unit) -> Foreseen:
    names = look.once("unit-names", lambda: naming.unit_names(look.setup))
    weapon = weapon_of(field, unit, salvo).name
    text = look.words.say("ghost-shot", unit=names[unit.id], target=names[target.id], weapon=weapon)
    foresee = partial(forecast.salvo, field, unit, salvo, target, lone=False, supported=False)
    return Foreseen(field.alive(target)[0].id, text, foresee, target.id)


# How far they come


def threats(look: Look) -> list[shown.Threat]:
    """How far each model of the other side can move and then hit, and where it comes to contact."""
    field = Field(cast("Game[Any]", Scene(look.setup, look.state)))
    other: SeatId = 1 - look.seat if look.seat in (0, 1) else 1
    with listening(None):
        return [_threat(look, field, model) for unit in field.on_table(other) for model in field.alive(unit)]


def _threat(look: Look, field: Field, model: Model) -> shown.Threat:
    step = 0 if model.immobile else movement_of(field, model)
    arms = [weapon for _, _, weapon in field.weapons(model) if wrong_weapon(weapon, melee=False) is None]
    farthest = max((farthest_hit(weapon) for weapon in arms), default=0)
    shoot, charge = (step + farthest if farthest else 0), step + CONTACT
    name = naming.model_name(look.setup, look.state, model.id, look.words)
    text = look.say("threat-fires" if shoot else "threat-fights", name=name, shoot=shoot / 1000, charge=charge / 1000)
    return shown.Threat(model.id, shoot, charge, text)


def farthest_hit(weapon: Weapon) -> int:
    """How far away a weapon can still hit somebody."""
    hits = [distance for distance in range(FARTHEST) if out_of_reach(weapon, distance) is None
            and hitting_faces(weapon, distance, steady=False)]  # fmt: skip
    return STEP * (max(hits) + 1) if hits else 0
