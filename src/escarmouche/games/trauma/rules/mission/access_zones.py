"""Access zones: where on the edges they lie, and whose they are."""

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.lists.missions import PRINTED
from escarmouche.games.trauma.rules.mission_sheet import MissionSheet
from escarmouche.rules.missions import thousandths
from escarmouche.table.table import Table

FIXED = ("y0", "y1")
NEUTRAL = ("x0", "x1")
USUAL = PRINTED["generator"]
"""The mission whose access zones a table has that is looked at by itself."""


@rule("TRA-ACCESS-05")
def span(table: Table, edge: str, sheet: MissionSheet = USUAL) -> tuple[int, int]:
    """An access zone is the middle of its edge: 30 cm of the blue and the red one, 40 cm of the grey ones."""
    length, wide = (table.width, sheet.access) if edge in FIXED else (table.depth, sheet.neutral)
    width = min(thousandths(wide), length)
    return (length - width) // 2, (length + width) // 2


def marker(table: Table, edge: str) -> tuple[int, int]:
    """The point of a zone that is contacted for control: its middle on the edge."""
    middle = sum(span(table, edge)) // 2
    return {"y0": (middle, 0), "y1": (middle, table.depth), "x0": (0, middle), "x1": (table.width, middle)}[edge]


@rule("TRA-RAND-04", otherwise=False, always=True)
def is_neutral(edge: str) -> bool:
    """The blue and the red access zone belong to the players; the grey ones are neutral."""
    return edge in NEUTRAL


@rule("TRA-ACCESS-03", always=True)
def belongs_to_other(battle: Battle, seat: SeatId, edge: str) -> Reason | None:
    """A fixed access zone is used by its army alone."""
    if battle.side(seat).zone == edge:
        return None
    return refusal("TRA-ACCESS-03", "refused-others-zone", edge=edge)


@rule("TRA-ACCESS-04", always=True)
def not_controlled(battle: Battle, seat: SeatId, edge: str) -> Reason | None:
    """A neutral access zone is used by whoever controls it since the last debriefing."""
    held = any(point.kind == "access" and point.edge == edge and point.holder == seat for point in battle.state.points)
    return None if held else refusal("TRA-ACCESS-04", "refused-zone-not-held", edge=edge)


def zone_refused(battle: Battle, seat: SeatId, edge: str) -> Reason | None:
    """Why a player may not use an access zone."""
    return not_controlled(battle, seat, edge) if is_neutral(edge) else belongs_to_other(battle, seat, edge)
