"""Deployment zones: edges of the table and how deep the strips along them are."""

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.lists.missions import PRINTED
from escarmouche.games.firefight.rules.mission_sheet import MissionSheet
from escarmouche.games.firefight.rules.table.tables import zone_depth
from escarmouche.rules.missions import ZONED, overrun, zone_box
from escarmouche.table.edges import Box
from escarmouche.table.geometry import Body, inches
from escarmouche.table.table import Table

INCH = inches(1)


def depth(table: Table, edge: str, sheet: MissionSheet = PRINTED) -> int:
    """How deep the zone along an edge is."""
    if sheet.depth is not None:
        return min(inches(sheet.depth), (table.depth if edge.startswith("y") else table.width) // 2)
    found = zone_depth(table.depth if edge.startswith("y") else table.width)
    if isinstance(found, Reason):
        raise Refused(found)
    return found


@rule("GFF-MISS-05", always=True)
def open_edges(battle: Battle) -> tuple[str, ...]:
    """The edges that the winner of the deployment roll may choose, known before the first objective is placed."""
    if battle.sheet.zones is not None:
        return ZONED
    if battle.option("objective_axis") == "free":
        return ("y0", "y1", "x0", "x1")
    return (f"{battle.setup.axis}0", f"{battle.setup.axis}1")


def forbidden_edges(battle: Battle) -> tuple[str, ...]:
    """The edges whose strips objectives must avoid."""
    return open_edges(battle)


def zone_of(battle: Battle, edge: str, more: int = 0) -> Box:
    """The rectangle of the zone along an edge, with so much more before it."""
    return zone_box(battle.table, battle.sheet, edge, depth(battle.table, edge, battle.sheet), more)


def out_of_zone(battle: Battle, edge: str, body: Body) -> int:
    """How far a base reaches out of the zone along an edge."""
    deep = battle.remembered(("deep", edge), lambda: depth(battle.table, edge, battle.sheet))
    return overrun(battle.table, battle.sheet, edge, deep, (body.x, body.y, body.radius))


def own_edge(battle: Battle, seat: SeatId) -> str:
    """The table edge of a seat."""
    return battle.state.edges[seat]


def along_the_border(box: Box, edge: str, radius: int) -> Box:
    """The strip, shifted so that a search in steps of an inch also tries the line just inside its border."""
    left, front, right, back = box
    return {
        "y0": (left, (back - radius) % INCH, right, back),
        "y1": (left, front + radius, right, back),
        "x0": ((right - radius) % INCH, front, right, back),
        "x1": (left + radius, front, right, back),
    }[edge]
