"""Deployment zones: the strips along two opposite edges of the table, or the rectangles of a mission."""

from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.lists.missions import PRINTED
from escarmouche.games.collision.rules.mission_sheet import MissionSheet
from escarmouche.rules.missions import overrun, zone_box
from escarmouche.table.edges import Box
from escarmouche.table.geometry import inches
from escarmouche.table.table import Table

USUAL = PRINTED["collision_hunt"]
"""The mission whose zones a table has that is looked at by itself."""


def zone(table: Table, edge: str, sheet: MissionSheet = USUAL) -> Box:
    """The rectangle that is the deployment zone of whoever has an edge."""
    return zone_box(table, sheet, edge, inches(sheet.depth))


def front_of(table: Table, edge: str, sheet: MissionSheet) -> int:
    """How far along the table the front of a zone lies, away from its edge."""
    left, front, right, back = zone(table, edge, sheet)
    return {"y0": back, "y1": front, "x0": right, "x1": left}[edge]


def out_of_zone(battle: Battle, edge: str, x: int, y: int, radius: int = 0) -> int:
    """How far a point, or a base around it, reaches out of the zone along an edge; at most 0 if it lies inside."""
    return overrun(battle.table, battle.sheet, edge, inches(battle.sheet.depth), (x, y, radius))
