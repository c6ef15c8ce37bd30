"""What the rules of Combat Zone say of a table, and what a fight on it is about."""

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.rules.lists.missions import PRINTED
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.deployment import zone_along
from escarmouche.games.combatzone.rules.movement.limits import walking
from escarmouche.games.combatzone.rules.shooting.sight import OPAQUE_TRAIT
from escarmouche.table.balance import Contest, middle_places
from escarmouche.table.table import Table, flattened

kinds = tables.kinds
BASE, HEIGHT = 2_500, 3_000
"""The base and the height of a figure of the usual size."""


def flags(table: Table) -> list[Reason]:
    """What is not as the rules ask of a table."""
    with listening(None):
        return tables.table_faults(table)


def contest(table: Table) -> Contest:
    """Both sides deploy along opposite edges and open every door on their way."""
    opened = flattened(table, [piece.id for piece in table.pieces if piece.has("door")])
    sheet = PRINTED["gang-fight"]
    zones = (zone_along(table, sheet, "y0"), zone_along(table, sheet, "y1"))
    gait = walking(BASE // 2, HEIGHT)
    return Contest(zones, middle_places(table), gait, hides=(OPAQUE_TRAIT,), walked=opened)
