"""What the rules of Collision say of a table, and what a fight on it is about."""

from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.lists.profile import DEFAULT_BASE, DEFAULT_HEIGHT
from escarmouche.games.collision.rules.measure import OPAQUE
from escarmouche.games.collision.rules.mission.zones import zone
from escarmouche.games.collision.rules.moves.strides import on_foot
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
