"""What the rules of Collision say of a table, and what a fight on it is about."""

from typing import Any

from escarmouche.board import shown
from escarmouche.board.ground import corners, zone_drawn
from escarmouche.engine.reasons import Reason
from escarmouche.engine.words import Words
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.lists.profile import DEFAULT_BASE, DEFAULT_HEIGHT
from escarmouche.games.collision.rules.measure import OPAQUE
from escarmouche.games.collision.rules.mission.districts import CLOCKWISE, ROWS
from escarmouche.games.collision.rules.mission.mission import DOMINATION
from escarmouche.games.collision.rules.mission.zones import USUAL, zone
from escarmouche.games.collision.rules.mission_sheet import MissionSheet
from escarmouche.games.collision.rules.moves.strides import on_foot
from escarmouche.rules.missions import ZONED
from escarmouche.table.balance import Contest, middle_places
from escarmouche.table.table import Table

kinds = tables.kinds


def flags(table: Table) -> list[Reason]:
    """Beyond the sides of the table, without which it is not read, the rules ask for nothing."""
    return []


def contest(table: Table) -> Contest:
    """Both gangs deploy along opposite edges; the loot lies between them, where the players want it."""
    gait = on_foot(table, DEFAULT_BASE // 2, DEFAULT_HEIGHT)
    return Contest((zone(table, "y0"), zone(table, "y1")), middle_places(table), gait, hides=OPAQUE)


def ground(words: Words, table: Table, mission: str, sheet: Any) -> shown.Ground:
    """The strips along the edges, and the districts where they count; the players lay out loot and markers."""
    own = sheet if isinstance(sheet, MissionSheet) else USUAL
    zones = [zone_drawn(words, seat, zone(table, edge, own)) for seat, edge in enumerate(ZONED)]
    return shown.Ground([*zones, *(_districts(words, table) if mission == DOMINATION else [])])


def _districts(words: Words, table: Table) -> list[shown.Zone]:
    """The nine districts, numbered as whoever has the front edge sees them."""
    wide, deep = table.width // ROWS, table.depth // ROWS
    boxes = [(x * wide, y * deep, (x + 1) * wide, (y + 1) * deep) for x, y in (*CLOCKWISE, (1, 1))]
    return [
        shown.Zone(words.say("shown-district", number=number), None, corners(box))
        for number, box in enumerate(boxes, 1)
    ]
