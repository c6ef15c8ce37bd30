"""What happens around the mission: the table, sides, deployment, ambush, and what is scored."""

from escarmouche.engine.ids import Length, TableName
from escarmouche.engine.journal import Detail, Event
from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.rules.state import FigureId, GroupId, Mission
from escarmouche.table.edges import Edge


class TableSet(Event):
    """The table and what is played for; the place in its centre is marked."""

    table: TableName
    scenario: Mission | str
    """A printed mission by its key, one's own by its name."""
    x: Length
    y: Length


class TerrainRolled(Detail):
    """One roll for who sets the first piece of terrain down; without a winner it is rolled again."""

    dice: tuple[int, int]
    winner: SeatId | None


class EdgeRolled(Detail):
    """One roll for the choice of edges; without a winner it is rolled again."""

    dice: tuple[int, int]
    winner: SeatId | None


class EdgeChosen(Event):
    seat: SeatId
    edge: Edge


class GroupDeployed(Event):
    group: GroupId


class EntryRolled(Detail):
    """The edge where a convoy comes in."""

    die: int
    edge: Edge


class AmbushLaid(Event):
    """The ambusher has written down where his figures lie; only how many is told."""

    seat: SeatId
    count: int


class Revealed(Event):
    """A hidden figure shows itself."""

    figure: FigureId
    x: Length
    y: Length
    surface: int


class PointsCounted(Event):
    """The victory points of a side, with what they are for."""

    seat: SeatId
    points: int
