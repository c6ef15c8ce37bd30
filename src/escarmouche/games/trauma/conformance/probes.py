"""What a conformance case of Trauma can measure, each by the unit of the rules that the game itself uses."""

from typing import Any

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import Arguments, OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.game import Game
from escarmouche.engine.rulebook import note
from escarmouche.games.trauma.rules.activation import orders
from escarmouche.games.trauma.rules.battle import CENTIMETRE, Battle
from escarmouche.games.trauma.rules.close_combat.contact import base_to_body as base_to_body_of
from escarmouche.games.trauma.rules.close_combat.contact import reaches as reaches_in_combat
from escarmouche.games.trauma.rules.mission import access_zones, quarters
from escarmouche.games.trauma.rules.movement.movement import move_refused
from escarmouche.games.trauma.rules.shooting import arcs
from escarmouche.games.trauma.rules.shooting import salvos as volleys
from escarmouche.games.trauma.rules.shooting.fire_action import fire_refused, leave_reserves
from escarmouche.games.trauma.rules.shooting.salvos import Salvo
from escarmouche.games.trauma.rules.shooting.targets import target_options
from escarmouche.games.trauma.rules.space import corridor, cover, formation, lines_of_sight, measure, silhouettes
from escarmouche.games.trauma.rules.space.measure import apart, apart_from_piece, at_piece, touching
from escarmouche.games.trauma.rules.state import Activation, Model, State, Unit
from escarmouche.table.table import Piece


class Bench(core.Bench[State]):
    """A table of Trauma to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def model(self, data: Arguments, key: str = "model") -> Model:
        """The model an argument names."""
        return self.battle.model(self.names.find("model", self.needed(data, key), f"measure.{key}"))

    def unit(self, data: Arguments, key: str = "unit") -> Unit:
        """The unit an argument names."""
        return self.battle.unit(self.names.find("unit", self.needed(data, key), f"measure.{key}"))

    def salvo(self, data: Arguments) -> Salvo:
        """The salvo of a unit with a weapon: the first of that name, aimed steadily if the case says so."""
        unit, weapon = self.unit(data), data.get("weapon")
        types = self.battle.profile(unit).weapons
        steady = data.get("steady", False)
        for salvo in volleys.salvos(self.battle, unit):
            if (weapon is None or types[salvo.weapon].name == weapon) and salvo.steady == steady:
                return salvo
        raise CaseError("case-no-salvo", unit=self.names.kinds["unit"][unit.id][0], word=repr(weapon))

    def piece(self, data: Arguments) -> Piece:
        """The piece of scenery an argument names."""
        for piece in self.battle.table.pieces:
            if piece.id == self.needed(data, "piece"):
                return piece
        raise CaseError("case-there-is-no", where="measure.piece", what=f"piece {data['piece']!r}")

    def in_activation(self, unit: Unit) -> None:
        """Unless an activation is under way, it is that of the unit."""
        if self.battle.state.activation is None:
            self.battle.state.activation = Activation(unit=unit.id, paid=True)

    def called(self, kind: str, index: int) -> str:
        """The name of a unit or model."""
        return self.names.kinds[kind][index][0]


# Views


def seen(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a side sees of what lies before a player, or of a unit."""
    view: dict[str, Any] = bench.game.view(bench.seat(data))["state"]
    if "unit" in data:
        return {key: unit[key] for unit in view["units"] if unit["id"] == bench.unit(data).id for key in unit}
    side: dict[str, Any] = view["sides"][bench.seat(data, "of")]
    return side


# Distances, sight, cover


def distance(bench: Bench, data: Arguments) -> float:
    """How far apart the bases of two models are."""
    return apart(bench.battle, bench.model(data, "from"), bench.model(data, "to")) / CENTIMETRE


def from_piece(bench: Bench, data: Arguments) -> float:
    """How far the base of a model is from an element of scenery."""
    piece = bench.piece(data)
    return apart_from_piece(bench.battle, bench.model(data), piece) / CENTIMETRE


def measured(bench: Bench, data: Arguments) -> dict[str, float]:
    """What anybody is told who measures between two units: the distance of their leaders, and the Range."""
    length, number = measure.measured(bench.battle, bench.unit(data), bench.unit(data, "target"))
    return {"distance": length, "range": number}


def band(bench: Bench, data: Arguments) -> str | int:
    """The Range of a length, or between the bases of two models; -1 is Contact."""
    length = data["length"] if "length" in data else distance(bench, data)
    return measure.band(length * CENTIMETRE)


def unit_range(bench: Bench, data: Arguments) -> int:
    """The Range between two units."""
    alone = {"lone_shooter": data.get("lone_shooter", False), "lone": data.get("lone", False)}
    return measure.range_between(bench.battle, bench.unit(data), bench.unit(data, "target"), **alone)


def contact(bench: Bench, data: Arguments) -> bool:
    """Whether two models are at contact for engagement and close combat, or a model with a piece."""
    note("TRA-RANGE-01")
    if "piece" in data:
        return at_piece(bench.battle, bench.model(data, "from"), bench.piece(data))
    return touching(bench.battle, bench.model(data, "from"), bench.model(data, "to"))


def reaches(bench: Bench, data: Arguments) -> bool:
    """Whether a model can strike another in close combat."""
    return reaches_in_combat(bench.battle, bench.model(data, "from"), bench.model(data, "to"))


def base_to_body(bench: Bench, data: Arguments) -> float:
    """How far the base of an upper model is from the body of a lower one."""
    return base_to_body_of(bench.battle, bench.model(data, "from"), bench.model(data, "to")) / CENTIMETRE


def engaged(bench: Bench, data: Arguments) -> bool:
    """Whether a unit is engaged."""
    note("TRA-STATE-02")
    return measure.engaged(bench.battle, bench.unit(data))


def free(bench: Bench, data: Arguments) -> bool:
    """Whether a unit is free."""
    note("TRA-STATE-01")
    return measure.free(bench.battle, bench.unit(data))


def leader(bench: Bench, data: Arguments) -> str:
    """The leader of a unit."""
    return bench.called("model", measure.leader(bench.battle, bench.unit(data)).id)


def points_seen(bench: Bench, data: Arguments) -> int:
    """How many of the 20 points of a target's body a model sees."""
    return silhouettes.points_seen(bench.battle, bench.model(data), bench.model(data, "target"))


def sees(bench: Bench, data: Arguments) -> bool:
    """Whether a model sees another."""
    return lines_of_sight.sees(bench.battle, bench.model(data), bench.model(data, "target"))


def firing_arc(bench: Bench, data: Arguments) -> str:
    """The half into which a weapon of a vehicle fires."""
    unit = bench.unit(data)
    name = arcs.arc_name(bench.battle, unit, bench.salvo(data).weapon)
    return name if arcs.has_arcs(bench.battle, unit) else "all round"


def covered(bench: Bench, data: Arguments) -> list[str]:
    """The models of a target unit that are in cover from the salvo of a unit."""
    shooter, target = bench.unit(data), bench.unit(data, "target")
    found = cover.covered_models(bench.battle, shooter, target, bench.salvo(data), lone=data.get("lone", False))
    return [bench.called("model", model.id) for model in found]


def in_cover(bench: Bench, data: Arguments) -> bool:
    """Whether a target unit is in cover from the salvo of a unit."""
    shooter, target = bench.unit(data), bench.unit(data, "target")
    return cover.in_cover(bench.battle, shooter, target, bench.salvo(data), lone=data.get("lone", False))


def in_corridor(bench: Bench, data: Arguments) -> list[str]:
    """Who stands in the fire corridor, unit by unit."""
    shooter, target = bench.unit(data), bench.unit(data, "target")
    found = corridor.in_corridor(bench.battle, shooter, target, bench.salvo(data), lone=data.get("lone", False))
    return [bench.called("model", model.id) for _, models in found for model in models]


def targets(bench: Bench, data: Arguments) -> list[str]:
    """The units at which a salvo may be fired."""
    alert = bench.unit(data, "alert") if "alert" in data else None
    leave_reserves(bench.battle, bench.unit(data))
    found = target_options(bench.battle, bench.unit(data), bench.salvo(data), alert=alert)
    return sorted(_target_name(bench, option) for option in found if option.refused is None)


def _target_name(bench: Bench, option: Any) -> str:
    key = str(option.key)
    return bench.called("unit", int(key)) if key.isdigit() else key


def in_formation(bench: Bench, data: Arguments) -> bool:
    """Whether a unit, or a single model, is in formation."""
    if "model" in data:
        return formation.model_in_formation(bench.battle, bench.model(data))
    return formation.in_formation(bench.battle, bench.unit(data))


def salvos(bench: Bench, data: Arguments) -> list[dict[str, Any]]:
    """The salvos of a unit: weapon, models, and whether it is aimed steadily."""
    unit = bench.unit(data)
    types = bench.battle.profile(unit).weapons
    find = volleys.melee_salvos if data.get("melee") else volleys.salvos
    return [
        {"weapon": types[salvo.weapon].name, "models": [bench.called("model", one) for one in salvo.models]}
        for salvo in find(bench.battle, unit)
    ]


def may_fire(bench: Bench, data: Arguments) -> bool:
    """Whether a unit may use the Fire action."""
    return allowed(fire_refused(bench.battle, bench.unit(data)))


def may_move(bench: Bench, data: Arguments) -> bool:
    """Whether a unit may use the Movement action."""
    unit = bench.unit(data)
    bench.in_activation(unit)
    return allowed(move_refused(bench.battle, unit))


# The table


def quarter(bench: Bench, data: Arguments) -> dict[str, Any]:
    """The column and row of the quarter in which a point lies, and whether that is a central one."""
    table, (x, y, _) = bench.battle.table, bench.place(bench.needed(data, "at"), "at")
    column, row = quarters.cell(table, x, y)
    number = quarters.quarter_of(table, x, y)
    return {"column": column + 1, "row": row + 1, "number": number, "central": number in quarters.central(table)}


def drop_element(bench: Bench, data: Arguments) -> str:
    """The element that is the drop point of a quarter, if a die makes it one."""
    table, number = bench.battle.table, bench.needed(data, "quarter")
    pieces = [piece for piece in quarters.elements(table) if quarters.home_of(table, piece) == number]
    return quarters.drop_element(table, pieces, number).id


def zone(bench: Bench, data: Arguments) -> dict[str, Any]:
    """From where to where on its edge an access zone lies, its marker, and whether it is neutral."""
    table, edge = bench.battle.table, bench.needed(data, "edge")
    found = {"span": access_zones.span(table, edge), "marker": access_zones.marker(table, edge)}
    lengths = {key: [length / CENTIMETRE for length in pair] for key, pair in found.items()}
    return {**lengths, "neutral": access_zones.is_neutral(edge)}


# Orders


def may_order(bench: Bench, data: Arguments) -> bool:
    """Whether a unit that has just acted may be given an order, or its general give courage."""
    unit, order = bench.unit(data), bench.needed(data, "order")
    bench.in_activation(unit)
    if order == orders.COURAGE:
        return allowed(orders.courage_refused(bench.battle, unit))
    return allowed(orders.order_refused(bench.battle, unit, order))


PROBES: Probes = {
    "seen": (seen, frozenset({"side", "of", "unit"})),
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    "distance": (distance, frozenset({"from", "to"})),
    "from_piece": (from_piece, frozenset({"model", "piece"})),
    "measured": (measured, frozenset({"unit", "target"})),
    "band": (band, frozenset({"from", "to", "length"})),
    "range": (unit_range, frozenset({"unit", "target", "lone_shooter", "lone"})),
    "contact": (contact, frozenset({"from", "to", "piece"})),
    "reaches": (reaches, frozenset({"from", "to"})),
    "base_to_body": (base_to_body, frozenset({"from", "to"})),
    "engaged": (engaged, frozenset({"unit"})),
    "free": (free, frozenset({"unit"})),
    "leader": (leader, frozenset({"unit"})),
    "points_seen": (points_seen, frozenset({"model", "target"})),
    "sees": (sees, frozenset({"model", "target"})),
    "firing_arc": (firing_arc, frozenset({"unit", "weapon"})),
    "covered": (covered, frozenset({"unit", "target", "weapon", "steady", "lone"})),
    "in_cover": (in_cover, frozenset({"unit", "target", "weapon", "steady", "lone"})),
    "in_corridor": (in_corridor, frozenset({"unit", "target", "weapon", "steady", "lone"})),
    "targets": (targets, frozenset({"unit", "weapon", "steady", "alert"})),
    "in_formation": (in_formation, frozenset({"unit", "model"})),
    "salvos": (salvos, frozenset({"unit", "melee"})),
    "may_fire": (may_fire, frozenset({"unit"})),
    "may_move": (may_move, frozenset({"unit"})),
    "quarter": (quarter, frozenset({"at"})),
    "drop_element": (drop_element, frozenset({"quarter"})),
    "zone": (zone, frozenset({"edge"})),
    "may_order": (may_order, frozenset({"unit", "order"})),
}
