"""What a conformance case of Trauma can measure, each by the unit of the rules that the game itself uses."""

from typing import Any, Literal

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
from escarmouche.rules.given import given_to, present
from escarmouche.table.edges import Edge
from escarmouche.table.table import Piece


class Bench(core.Bench[State]):
    """A table of Trauma to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def salvo(self, unit: Unit, weapon: str | None, *, steady: bool) -> Salvo:
        """The salvo of a unit with a weapon, aimed steadily or not; without a name, the first of those."""
        types = self.battle.profile(unit).weapons
        for salvo in volleys.salvos(self.battle, unit):
            if weapon in (None, types[salvo.weapon].name) and salvo.steady == steady:
                return salvo
        raise CaseError("case-no-salvo", unit=self.called("unit", unit.id), word=repr(weapon))

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


# Views


def seen(bench: Bench, side: SeatId, of: SeatId | None = None, unit: UnitId | None = None) -> dict[str, Any]:
    """What a side sees of what lies before a player, or of a unit."""
    view: dict[str, Any] = bench.game.view(side)["state"]
    found: dict[str, Any] = view["sides"][present(of, "of")] if unit is None else view["units"][unit]
    return found


# Distances, sight, cover


def distance(bench: Bench, from_: ModelId, to: ModelId) -> float:
    """How far apart the bases of two models are."""
    return apart(bench.battle, bench.battle.model(from_), bench.battle.model(to)) / CENTIMETRE


def from_piece(bench: Bench, model: ModelId, piece: PieceId) -> float:
    """How far the base of a model is from an element of scenery."""
    return apart_from_piece(bench.battle, bench.battle.model(model), bench.piece(piece)) / CENTIMETRE


def measured(bench: Bench, unit: UnitId, target: UnitId) -> dict[str, float]:
    """What anybody is told who measures between two units: the distance of their leaders, and the Range."""
    length, number = measure.measured(bench.battle, bench.battle.unit(unit), bench.battle.unit(target))
    return {"distance": length / CENTIMETRE, "range": number}


def band(
    bench: Bench, length: Length | None = None, from_: ModelId | None = None, to: ModelId | None = None
) -> str | int:
    """The Range of a length, or between the bases of two models; -1 is Contact."""
    if length is not None:
        return measure.band(length)
    return measure.band(distance(bench, present(from_, "from"), present(to, "to")) * CENTIMETRE)


def unit_range(bench: Bench, unit: UnitId, target: UnitId, *, lone_shooter: bool = False, lone: bool = False) -> int:
    """The Range between two units; `lone_shooter` and `lone` mean the snipers who stand apart from them."""
    shooter, aim = bench.battle.unit(unit), bench.battle.unit(target)
    return measure.range_between(bench.battle, shooter, aim, lone_shooter=lone_shooter, lone=lone)


def contact(bench: Bench, from_: ModelId, to: ModelId | None = None, piece: PieceId | None = None) -> bool:
    """Whether two models are at contact for engagement and close combat, or a model with a piece."""
    note("TRA-RANGE-01")
    if piece is not None:
        return at_piece(bench.battle, bench.battle.model(from_), bench.piece(piece))
    return touching(bench.battle, bench.battle.model(from_), bench.battle.model(present(to, "to")))


def reaches(bench: Bench, from_: ModelId, to: ModelId) -> bool:
    """Whether a model can strike another in close combat."""
    return reaches_in_combat(bench.battle, bench.battle.model(from_), bench.battle.model(to))


def base_to_body(bench: Bench, from_: ModelId, to: ModelId) -> float:
    """How far the base of an upper model is from the body of a lower one."""
    return base_to_body_of(bench.battle, bench.battle.model(from_), bench.battle.model(to)) / CENTIMETRE


def engaged(bench: Bench, unit: UnitId) -> bool:
    """Whether a unit is engaged."""
    note("TRA-STATE-02")
    return measure.engaged(bench.battle, bench.battle.unit(unit))


def free(bench: Bench, unit: UnitId) -> bool:
    """Whether a unit is free."""
    note("TRA-STATE-01")
    return measure.free(bench.battle, bench.battle.unit(unit))


def leader(bench: Bench, unit: UnitId) -> str:
    """The leader of a unit."""
    return bench.called("model", measure.leader(bench.battle, bench.battle.unit(unit)).id)


def points_seen(bench: Bench, model: ModelId, target: ModelId) -> int:
    """How many of the 20 points of a target's body a model sees."""
    return silhouettes.points_seen(bench.battle, bench.battle.model(model), bench.battle.model(target))


def sees(bench: Bench, model: ModelId, target: ModelId) -> bool:
    """Whether a model sees another."""
    return lines_of_sight.sees(bench.battle, bench.battle.model(model), bench.battle.model(target))


def firing_arc(bench: Bench, unit: UnitId, weapon: str | None = None, *, steady: bool = False) -> str:
    """The half into which a weapon of a vehicle fires."""
    shooter = bench.battle.unit(unit)
    name = arcs.arc_name(bench.battle, shooter, bench.salvo(shooter, weapon, steady=steady).weapon)
    return name if arcs.has_arcs(bench.battle, shooter) else "all round"


def covered(
    bench: Bench, unit: UnitId, target: UnitId, weapon: str | None = None, *, steady: bool = False, lone: bool = False
) -> list[str]:
    """The models of a target unit that are in cover from the salvo of a unit."""
    shooter, aim = bench.battle.unit(unit), bench.battle.unit(target)
    found = cover.covered_models(bench.battle, shooter, aim, bench.salvo(shooter, weapon, steady=steady), lone=lone)
    return [bench.called("model", model.id) for model in found]


def in_cover(
    bench: Bench, unit: UnitId, target: UnitId, weapon: str | None = None, *, steady: bool = False, lone: bool = False
) -> bool:
    """Whether a target unit is in cover from the salvo of a unit."""
    shooter, aim = bench.battle.unit(unit), bench.battle.unit(target)
    return cover.in_cover(bench.battle, shooter, aim, bench.salvo(shooter, weapon, steady=steady), lone=lone)


def in_corridor(
    bench: Bench, unit: UnitId, target: UnitId, weapon: str | None = None, *, steady: bool = False, lone: bool = False
) -> list[str]:
    """Who stands in the fire corridor, unit by unit."""
    shooter, aim = bench.battle.unit(unit), bench.battle.unit(target)
    found = corridor.in_corridor(bench.battle, shooter, aim, bench.salvo(shooter, weapon, steady=steady), lone=lone)
    return [bench.called("model", model.id) for _, models in found for model in models]


def targets(
    bench: Bench, unit: UnitId, weapon: str | None = None, alert: UnitId | None = None, *, steady: bool = False
) -> list[str]:
    """The units at which a salvo may be fired, in alert fire at the one that has moved."""
    shooter, mover = bench.battle.unit(unit), None if alert is None else bench.battle.unit(alert)
    fire_action.leave_reserves(bench.battle, shooter)
    found = target_options(bench.battle, shooter, bench.salvo(shooter, weapon, steady=steady), alert=mover)
    return sorted(_target_name(bench, option) for option in found if option.refused is None)


def _target_name(bench: Bench, option: Any) -> str:
    key = str(option.key)
    return bench.called("unit", int(key)) if key.isdigit() else key


def in_formation(bench: Bench, unit: UnitId | None = None, model: ModelId | None = None) -> bool:
    """Whether a unit, or a single model, is in formation."""
    if model is not None:
        return formation.model_in_formation(bench.battle, bench.battle.model(model))
    return formation.in_formation(bench.battle, bench.battle.unit(present(unit, "unit")))


def salvos(bench: Bench, unit: UnitId, *, melee: bool = False) -> list[dict[str, Any]]:
    """The salvos of a unit, or its melee salvos: weapon and models of each."""
    armed = bench.battle.unit(unit)
    types = bench.battle.profile(armed).weapons
    find = volleys.melee_salvos if melee else volleys.salvos
    return [
        {"weapon": types[salvo.weapon].name, "models": [bench.called("model", one) for one in salvo.models]}
        for salvo in find(bench.battle, armed)
    ]


def may_fire(bench: Bench, unit: UnitId) -> bool:
    """Whether a unit may use the Fire action."""
    return allowed(fire_action.fire_refused(bench.battle, bench.battle.unit(unit)))


def may_move(bench: Bench, unit: UnitId) -> bool:
    """Whether a unit may use the Movement action."""
    mover = bench.battle.unit(unit)
    bench.in_activation(mover)
    return allowed(move_refused(bench.battle, mover))


# The table


def quarter(bench: Bench, at: Place) -> dict[str, Any]:
    """The column and row of the quarter in which a point lies, and whether that is a central one."""
    table, (x, y, _) = bench.battle.table, at
    column, row = quarters.cell(table, x, y)
    number = quarters.quarter_of(table, x, y)
    return {"column": column + 1, "row": row + 1, "number": number, "central": number in quarters.central(table)}


def drop_element(bench: Bench, quarter: int) -> str:
    """The element that is the drop point of a quarter, if a die makes it one."""
    table = bench.battle.table
    pieces = [piece for piece in quarters.elements(table) if quarters.home_of(table, piece) == quarter]
    return quarters.drop_element(table, pieces, quarter).id


def zone(bench: Bench, edge: Edge) -> dict[str, Any]:
    """From where to where on its edge an access zone lies, its marker, and whether it is neutral."""
    table = bench.battle.table
    found = {"span": access_zones.span(table, edge), "marker": access_zones.marker(table, edge)}
    lengths = {key: [length / CENTIMETRE for length in pair] for key, pair in found.items()}
    return {**lengths, "neutral": access_zones.is_neutral(edge)}


# Orders


def may_order(bench: Bench, unit: UnitId, order: Order | Literal["courage"]) -> bool:
    """Whether a unit that has just acted may be given an order, or its general give courage."""
    acting = bench.battle.unit(unit)
    bench.in_activation(acting)
    if order == orders.COURAGE:
        return allowed(orders.courage_refused(bench.battle, acting))
    return allowed(orders.order_refused(bench.battle, acting, OrderId(order)))


PROBES: Probes = {
    "seen": given_to(seen),
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    "distance": given_to(distance),
    "from_piece": given_to(from_piece),
    "measured": given_to(measured),
    "band": given_to(band),
    "range": given_to(unit_range),
    "contact": given_to(contact),
    "reaches": given_to(reaches),
    "base_to_body": given_to(base_to_body),
    "engaged": given_to(engaged),
    "free": given_to(free),
    "leader": given_to(leader),
    "points_seen": given_to(points_seen),
    "sees": given_to(sees),
    "firing_arc": given_to(firing_arc),
    "covered": given_to(covered),
    "in_cover": given_to(in_cover),
    "in_corridor": given_to(in_corridor),
    "targets": given_to(targets),
    "in_formation": given_to(in_formation),
    "salvos": given_to(salvos),
    "may_fire": given_to(may_fire),
    "may_move": given_to(may_move),
    "quarter": given_to(quarter),
    "drop_element": given_to(drop_element),
    "zone": given_to(zone),
    "may_order": given_to(may_order),
}
