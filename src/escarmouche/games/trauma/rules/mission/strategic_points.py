"""Strategic points: who is at contact with one, who controls it, and until when."""

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.mission import PointHeld
from escarmouche.games.trauma.rules.mission.access_zones import marker
from escarmouche.games.trauma.rules.space.formation import model_in_formation
from escarmouche.games.trauma.rules.space.measure import CONTACT, apart_from_piece, far_from, is_contact
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, OBJECT, Model, Strategic, Unit
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour
from escarmouche.table import geometry
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece

FAR = 4 * CONTACT


def piece_of(battle: Battle, point: Strategic) -> Piece:
    """The element of scenery that is a point."""
    return battle.table.pieces[battle.table.index(point.piece)]


def marker_of(battle: Battle, edge: str) -> Body:
    """The marker of a neutral access zone: the midpoint of its edge."""
    return Body(*marker(battle.table, edge), 0, 0, 0)


@rule("TRA-OBJ-07")
def away_from_element(battle: Battle, model: Model, point: Strategic) -> float:
    """Who stands on or inside an element is at distance 0 of it."""
    return apart_from_piece(battle, model, piece_of(battle, point))


def away(battle: Battle, model: Model, point: Strategic) -> float:
    """The distance from a model to a point."""
    if point.piece:
        return away_from_element(battle, model, point)
    return geometry.distance(battle.body(model), marker_of(battle, point.edge))


def is_far(battle: Battle, unit: Unit, point: Strategic) -> bool:
    """Whether a unit is so far from a point that nobody would measure."""
    if point.piece:
        return far_from(battle, unit, piece_of(battle, point).box, reach=FAR)
    spot = marker_of(battle, point.edge)
    return far_from(battle, unit, (spot.x, spot.y, spot.x, spot.y), reach=FAR)


def is_infantry(battle: Battle, unit: Unit) -> bool:
    """Whether a unit can control and contest at all: armour counts for nothing."""
    armour = treated_as_armour(battle, unit)
    if armour:
        note("TRA-OBJ-06")
    return not armour


@rule("TRA-OBJ-03", always=True)
def keeps_order(unit: Unit) -> bool:
    """A disorganised unit controls nothing, and contests nothing either."""
    if unit.disorganised:
        note("TRA-OBJ-06")
    return not unit.disorganised


@rule("TRA-OBJ-01", otherwise=[], always=True)
def contenders(battle: Battle, point: Strategic, seat: SeatId) -> list[Unit]:
    """Infantry units of a player with at least one member at Contact range of the point."""
    return [
        unit
        for unit in battle.on_table(seat)
        if not is_far(battle, unit, point)
        and is_infantry(battle, unit)
        and keeps_order(unit)
        and any(is_contact(away(battle, model, point)) for model in battle.alive(unit))
    ]


@rule("TRA-OBJ-06", always=True)
def counted(battle: Battle, units: list[Unit]) -> int:
    """Every model of these units counts that is in formation, wherever it stands; several units add up."""
    return sum(model_in_formation(battle, model) for unit in units for model in battle.alive(unit))


def strengths(battle: Battle, point: Strategic) -> tuple[int, int]:
    """What both sides have at a point: how many models count if it is contested, otherwise whether anybody is there."""
    there = [contenders(battle, point, seat) for seat in SEATS]
    if all(there):
        return counted(battle, there[0]), counted(battle, there[1])
    return int(bool(there[0])), int(bool(there[1]))


@rule("TRA-OBJ-02")
def stronger(strength: tuple[int, int], holder: SeatId) -> SeatId:
    """The side with more models gains control."""
    if strength[0] == strength[1]:
        # With equal numbers nobody controls it, also not who did so before.
        return NOBODY_SEAT if CATALOGUE.holds("TRA-OBJ-05") else holder
    return 0 if strength[0] > strength[1] else 1


@rule("TRA-OBJ-04", always=True)
def control(battle: Battle) -> None:
    """Control is settled at the debriefing and stays as it is until the next."""
    for point in battle.state.points:
        if point.kind == OBJECT:
            continue
        strength = strengths(battle, point)
        before, point.holder = point.holder, stronger(strength, point.holder)
        if (before, point.holder) != (NOBODY_SEAT, NOBODY_SEAT) or any(strength):
            battle.tell(PointHeld(point=point.kind, piece=point.piece, holder=point.holder, counted=strength))
