"""What happens around the mission: the table, the points on it, who controls them, and what that is worth."""

from escarmouche.engine.ids import Length, PieceId, SeatId, TableName, UnitId
from escarmouche.engine.journal import Event
from escarmouche.games.trauma.rules.state import PointKind, Quarter


class TableComposed(Event):
    """The table of the game: the types of its quarters and those with a drop point."""

    table: TableName
    width: Length
    depth: Length
    quarters: tuple[Quarter, ...]
    drops: tuple[int, ...]


class SidesRolled(Event):
    """One roll for the choice of sides: a die for each player; without a winner it is rolled again."""

    dice: tuple[int, int]
    winner: SeatId | None


class SidesTaken(Event):
    """Who enters through the blue access zone; the attacker, where there is one."""

    blue: SeatId
    attacker: SeatId


class QuarterChosen(Event):
    """The defender deploys in one of the two central quarters."""

    seat: SeatId
    quarter: int


class PointLaid(Event):
    """The mission itself makes an element of scenery a strategic point, or an object that is operated."""

    point: PointKind
    piece: PieceId
    quarter: int


class PointNamed(Event):
    """An element of scenery becomes a strategic point; nobody chooses the one in the centre."""

    seat: SeatId
    point: PointKind
    piece: PieceId
    quarter: int


class PointHeld(Event):
    """Who controls a strategic point until the next debriefing, and how many models count for each side."""

    point: PointKind
    piece: PieceId
    holder: SeatId
    counted: tuple[int, int]


class PointsGained(Event):
    """What a player gained this turn, and the new totals."""

    seat: SeatId
    victory: int
    reinforcement: int
    total: int
    pool: int


class UnitComesBack(Event):
    """A unit that was wiped out is in reserve again, with so many models."""

    unit: UnitId
    count: int
