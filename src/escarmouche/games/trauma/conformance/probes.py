"""What a conformance case of Trauma can measure, each by the unit of the rules that the game itself uses."""

from typing import Any, Literal, TypeVar

import msgspec

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length, ModelId, PieceId, Place, SeatId, UnitId
from escarmouche.engine.rulebook import note
from escarmouche.games.trauma.rules.activation import orders
from escarmouche.games.trauma.rules.battle import CENTIMETRE, Battle
from escarmouche.games.trauma.rules.close_combat.contact import base_to_body as base_to_body_of
from escarmouche.games.trauma.rules.close_combat.contact import reaches as reaches_in_combat
from escarmouche.games.trauma.rules.mission import access_zones, quarters
from escarmouche.games.trauma.rules.movement.movement import move_refused
from escarmouche.games.trauma.rules.shooting import arcs, fire_action
from escarmouche.games.trauma.rules.shooting import salvos as volleys
from escarmouche.games.trauma.rules.shooting.salvos import Salvo
from escarmouche.games.trauma.rules.shooting.targets import target_options
from escarmouche.games.trauma.rules.space import corridor, cover, formation, lines_of_sight, measure, silhouettes
from escarmouche.games.trauma.rules.space.measure import apart, apart_from_piece, at_piece, touching
from escarmouche.games.trauma.rules.state import Activation, Order, OrderId, State, Unit
from escarmouche.rules.given import Given
from escarmouche.table.edges import Edge
from escarmouche.table.table import Piece


class Bench(core.Bench[State]):
    """A table of Trauma to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def salvo(self, given: "Armed") -> Salvo:
        """The salvo of a unit with a weapon: the first of that name, aimed steadily if the case says so."""
        unit = self.battle.unit(given.unit)
        types = self.battle.profile(unit).weapons
        for salvo in volleys.salvos(self.battle, unit):
            if given.weapon in (None, types[salvo.weapon].name) and salvo.steady == given.steady:
                return salvo
        raise CaseError("case-no-salvo", unit=self.called("unit", unit.id), word=repr(given.weapon))

    def piece(self, given: PieceId) -> Piece:
        """A piece of scenery by its id."""
        return self.battle.table.pieces[self.battle.table.index(given)]

    def in_activation(self, unit: Unit) -> None:
        """Begin the activation of a unit, unless one is under way."""
        if self.battle.state.activation is None:
            self.battle.state.activation = Activation(unit=unit.id, paid=True)

    def called(self, kind: str, index: int) -> str:
        """The name of a unit or model."""
        return self.names.kinds[kind][index][0]


T = TypeVar("T")


def present(given: T | None, argument: str) -> T:
    """An argument that must be there where no other stands for it."""
    if given is None:
        raise CaseError("case-missing", where="measure", what=argument)
    return given


# What is asked about


class OneUnit(Given, frozen=True, kw_only=True):
    """A unit."""

    unit: UnitId


class TwoUnits(OneUnit, frozen=True, kw_only=True):
    """A unit, and the one that it may fire at."""

    target: UnitId


class Ranged(TwoUnits, frozen=True, kw_only=True):
    """Two units; `lone_shooter` and `lone` mean the snipers who stand apart from them."""

    lone_shooter: bool = False
    lone: bool = False


class Armed(OneUnit, frozen=True, kw_only=True):
    """A unit with one of its weapons; without a name, the first."""

    weapon: str | None = None
    steady: bool = False


class Shot(Armed, frozen=True, kw_only=True):
    """A salvo of a unit at another."""

    target: UnitId
    lone: bool = False


class AlertShot(Armed, frozen=True, kw_only=True):
    """A salvo of a unit, in alert fire at the one that has moved."""

    alert: UnitId | None = None


class TwoModels(Given, frozen=True, kw_only=True):
    """From one model to another."""

    model: ModelId = msgspec.field(name="from")
    other: ModelId = msgspec.field(name="to")


class LineOfSight(Given, frozen=True, kw_only=True):
    """A model, and the one that it looks at."""

    model: ModelId
    target: ModelId


class LengthOrModels(Given, frozen=True, kw_only=True):
    """A length, or two models."""

    length: Length | None = None
    model: ModelId | None = msgspec.field(name="from", default=None)
    other: ModelId | None = msgspec.field(name="to", default=None)


class ModelAndOther(Given, frozen=True, kw_only=True):
    """A model, and another or a piece of scenery."""

    model: ModelId = msgspec.field(name="from")
    other: ModelId | None = msgspec.field(name="to", default=None)
    piece: PieceId | None = None


class ModelAndPiece(Given, frozen=True, kw_only=True):
    """A model, and a piece of scenery."""

    model: ModelId
    piece: PieceId


class UnitOrModel(Given, frozen=True, kw_only=True):
    """A unit, or one model."""

    unit: UnitId | None = None
    model: ModelId | None = None


class Blows(OneUnit, frozen=True, kw_only=True):
    """A unit, and whether its melee salvos are meant."""

    melee: bool = False


class Ordered(OneUnit, frozen=True, kw_only=True):
    """A unit, and what it would be ordered."""

    order: Order | Literal["courage"]


class Look(Given, frozen=True, kw_only=True):
    """Who looks, and at whose side or at which unit."""

    side: SeatId
    of: SeatId | None = None
    unit: UnitId | None = None


class Point(Given, frozen=True, kw_only=True):
    """A point of the table."""

    at: Place


class Quarter(Given, frozen=True, kw_only=True):
    """A quarter by its number."""

    quarter: int


class Zone(Given, frozen=True, kw_only=True):
    """The edge of an access zone."""

    edge: Edge


# Views


def seen(bench: Bench, given: Look) -> dict[str, Any]:
    """What a side sees of what lies before a player, or of a unit."""
    view: dict[str, Any] = bench.game.view(given.side)["state"]
    found: dict[str, Any] = view["sides"][present(given.of, "of")] if given.unit is None else view["units"][given.unit]
    return found


# Distances, sight, cover


def distance(bench: Bench, given: TwoModels) -> float:
    """How far apart the bases of two models are."""
    return apart(bench.battle, bench.battle.model(given.model), bench.battle.model(given.other)) / CENTIMETRE


def from_piece(bench: Bench, given: ModelAndPiece) -> float:
    """How far the base of a model is from an element of scenery."""
    piece = bench.piece(given.piece)
    return apart_from_piece(bench.battle, bench.battle.model(given.model), piece) / CENTIMETRE


def measured(bench: Bench, given: TwoUnits) -> dict[str, float]:
    """What anybody is told who measures between two units: the distance of their leaders, and the Range."""
    length, number = measure.measured(bench.battle, bench.battle.unit(given.unit), bench.battle.unit(given.target))
    return {"distance": length / CENTIMETRE, "range": number}


def band(bench: Bench, given: LengthOrModels) -> str | int:
    """The Range of a length, or between the bases of two models; -1 is Contact."""
    if given.length is not None:
        return measure.band(given.length)
    models = TwoModels(model=present(given.model, "from"), other=present(given.other, "to"))
    return measure.band(distance(bench, models) * CENTIMETRE)


def unit_range(bench: Bench, given: Ranged) -> int:
    """The Range between two units."""
    shooter, target = bench.battle.unit(given.unit), bench.battle.unit(given.target)
    return measure.range_between(bench.battle, shooter, target, lone_shooter=given.lone_shooter, lone=given.lone)


def contact(bench: Bench, given: ModelAndOther) -> bool:
    """Whether two models are at contact for engagement and close combat, or a model with a piece."""
    note("TRA-RANGE-01")
    if given.piece is not None:
        return at_piece(bench.battle, bench.battle.model(given.model), bench.piece(given.piece))
    return touching(bench.battle, bench.battle.model(given.model), bench.battle.model(present(given.other, "to")))


def reaches(bench: Bench, given: TwoModels) -> bool:
    """Whether a model can strike another in close combat."""
    return reaches_in_combat(bench.battle, bench.battle.model(given.model), bench.battle.model(given.other))


def base_to_body(bench: Bench, given: TwoModels) -> float:
    """How far the base of an upper model is from the body of a lower one."""
    return base_to_body_of(bench.battle, bench.battle.model(given.model), bench.battle.model(given.other)) / CENTIMETRE


def engaged(bench: Bench, given: OneUnit) -> bool:
    """Whether a unit is engaged."""
    note("TRA-STATE-02")
    return measure.engaged(bench.battle, bench.battle.unit(given.unit))


def free(bench: Bench, given: OneUnit) -> bool:
    """Whether a unit is free."""
    note("TRA-STATE-01")
    return measure.free(bench.battle, bench.battle.unit(given.unit))


def leader(bench: Bench, given: OneUnit) -> str:
    """The leader of a unit."""
    return bench.called("model", measure.leader(bench.battle, bench.battle.unit(given.unit)).id)


def points_seen(bench: Bench, given: LineOfSight) -> int:
    """How many of the 20 points of a target's body a model sees."""
    return silhouettes.points_seen(bench.battle, bench.battle.model(given.model), bench.battle.model(given.target))


def sees(bench: Bench, given: LineOfSight) -> bool:
    """Whether a model sees another."""
    return lines_of_sight.sees(bench.battle, bench.battle.model(given.model), bench.battle.model(given.target))


def firing_arc(bench: Bench, given: Armed) -> str:
    """The half into which a weapon of a vehicle fires."""
    unit = bench.battle.unit(given.unit)
    name = arcs.arc_name(bench.battle, unit, bench.salvo(given).weapon)
    return name if arcs.has_arcs(bench.battle, unit) else "all round"


def covered(bench: Bench, given: Shot) -> list[str]:
    """The models of a target unit that are in cover from the salvo of a unit."""
    shooter, target = bench.battle.unit(given.unit), bench.battle.unit(given.target)
    found = cover.covered_models(bench.battle, shooter, target, bench.salvo(given), lone=given.lone)
    return [bench.called("model", model.id) for model in found]


def in_cover(bench: Bench, given: Shot) -> bool:
    """Whether a target unit is in cover from the salvo of a unit."""
    shooter, target = bench.battle.unit(given.unit), bench.battle.unit(given.target)
    return cover.in_cover(bench.battle, shooter, target, bench.salvo(given), lone=given.lone)


def in_corridor(bench: Bench, given: Shot) -> list[str]:
    """Who stands in the fire corridor, unit by unit."""
    shooter, target = bench.battle.unit(given.unit), bench.battle.unit(given.target)
    found = corridor.in_corridor(bench.battle, shooter, target, bench.salvo(given), lone=given.lone)
    return [bench.called("model", model.id) for _, models in found for model in models]


def targets(bench: Bench, given: AlertShot) -> list[str]:
    """The units at which a salvo may be fired."""
    unit, alert = bench.battle.unit(given.unit), None if given.alert is None else bench.battle.unit(given.alert)
    fire_action.leave_reserves(bench.battle, unit)
    found = target_options(bench.battle, unit, bench.salvo(given), alert=alert)
    return sorted(_target_name(bench, option) for option in found if option.refused is None)


def _target_name(bench: Bench, option: Any) -> str:
    key = str(option.key)
    return bench.called("unit", int(key)) if key.isdigit() else key


def in_formation(bench: Bench, given: UnitOrModel) -> bool:
    """Whether a unit, or a single model, is in formation."""
    if given.model is not None:
        return formation.model_in_formation(bench.battle, bench.battle.model(given.model))
    return formation.in_formation(bench.battle, bench.battle.unit(present(given.unit, "unit")))


def salvos(bench: Bench, given: Blows) -> list[dict[str, Any]]:
    """The salvos of a unit: weapon, models, and whether it is aimed steadily."""
    unit = bench.battle.unit(given.unit)
    types = bench.battle.profile(unit).weapons
    find = volleys.melee_salvos if given.melee else volleys.salvos
    return [
        {"weapon": types[salvo.weapon].name, "models": [bench.called("model", one) for one in salvo.models]}
        for salvo in find(bench.battle, unit)
    ]


def may_fire(bench: Bench, given: OneUnit) -> bool:
    """Whether a unit may use the Fire action."""
    return allowed(fire_action.fire_refused(bench.battle, bench.battle.unit(given.unit)))


def may_move(bench: Bench, given: OneUnit) -> bool:
    """Whether a unit may use the Movement action."""
    unit = bench.battle.unit(given.unit)
    bench.in_activation(unit)
    return allowed(move_refused(bench.battle, unit))


# The table


def quarter(bench: Bench, given: Point) -> dict[str, Any]:
    """The column and row of the quarter in which a point lies, and whether that is a central one."""
    table, (x, y, _) = bench.battle.table, given.at
    column, row = quarters.cell(table, x, y)
    number = quarters.quarter_of(table, x, y)
    return {"column": column + 1, "row": row + 1, "number": number, "central": number in quarters.central(table)}


def drop_element(bench: Bench, given: Quarter) -> str:
    """The element that is the drop point of a quarter, if a die makes it one."""
    table, number = bench.battle.table, given.quarter
    pieces = [piece for piece in quarters.elements(table) if quarters.home_of(table, piece) == number]
    return quarters.drop_element(table, pieces, number).id


def zone(bench: Bench, given: Zone) -> dict[str, Any]:
    """From where to where on its edge an access zone lies, its marker, and whether it is neutral."""
    table, edge = bench.battle.table, given.edge
    found = {"span": access_zones.span(table, edge), "marker": access_zones.marker(table, edge)}
    lengths = {key: [length / CENTIMETRE for length in pair] for key, pair in found.items()}
    return {**lengths, "neutral": access_zones.is_neutral(edge)}


# Orders


def may_order(bench: Bench, given: Ordered) -> bool:
    """Whether a unit that has just acted may be given an order, or its general give courage."""
    unit = bench.battle.unit(given.unit)
    bench.in_activation(unit)
    if given.order == orders.COURAGE:
        return allowed(orders.courage_refused(bench.battle, unit))
    return allowed(orders.order_refused(bench.battle, unit, OrderId(given.order)))


PROBES: Probes = {
    "seen": (seen, Look),
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    "distance": (distance, TwoModels),
    "from_piece": (from_piece, ModelAndPiece),
    "measured": (measured, TwoUnits),
    "band": (band, LengthOrModels),
    "range": (unit_range, Ranged),
    "contact": (contact, ModelAndOther),
    "reaches": (reaches, TwoModels),
    "base_to_body": (base_to_body, TwoModels),
    "engaged": (engaged, OneUnit),
    "free": (free, OneUnit),
    "leader": (leader, OneUnit),
    "points_seen": (points_seen, LineOfSight),
    "sees": (sees, LineOfSight),
    "firing_arc": (firing_arc, Armed),
    "covered": (covered, Shot),
    "in_cover": (in_cover, Shot),
    "in_corridor": (in_corridor, Shot),
    "targets": (targets, AlertShot),
    "in_formation": (in_formation, UnitOrModel),
    "salvos": (salvos, Blows),
    "may_fire": (may_fire, OneUnit),
    "may_move": (may_move, OneUnit),
    "quarter": (quarter, Point),
    "drop_element": (drop_element, Quarter),
    "zone": (zone, Zone),
    "may_order": (may_order, Ordered),
}
