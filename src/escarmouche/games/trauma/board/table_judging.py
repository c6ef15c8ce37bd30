"""What the rules of Trauma say of a table, and what a fight on it is about."""

from escarmouche.engine.reasons import Reason
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.mission.access_zones import FIXED, span
from escarmouche.games.trauma.rules.movement.gait import LEVEL, UNLIMITED, table_on_foot
from escarmouche.games.trauma.rules.space.silhouettes import OPAQUE
from escarmouche.table.balance import Contest, middle_places
from escarmouche.table.edges import Box, strip
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Gait

kinds = tables.kinds
BASE, HEIGHT = 2_500, 3_000
"""The base and the height of infantry."""


def flags(table: Table) -> list[Reason]:
    """Beyond the measures of the table, without which it is not read, the rules ask for nothing."""
    return []


def contest(table: Table) -> Contest:
    """Both sides enter by the middle of their edges and fight for points that the cards decide."""
    zones = (_entry(table, FIXED[0]), _entry(table, FIXED[1]))
    gait = Gait(BASE // 2, UNLIMITED, LEVEL, climb=0, drop=0, gap=0, jump=0, height=HEIGHT)
    return Contest(zones, middle_places(table), gait, hides=OPAQUE, walked=table_on_foot(table))


def _entry(table: Table, edge: str) -> Box:
    """The ground just inside an access zone, two bases deep."""
    low, high = span(table, edge)
    _, front, _, back = strip(table, edge, 2 * BASE)
    return low, front, high, back
