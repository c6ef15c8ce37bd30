"""What the rules of Firefight say of a table, and what a fight on it is about."""

from escarmouche.board import shown
from escarmouche.board.ground import zone_drawn
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.words import Words
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists.missions import PRINTED
from escarmouche.games.firefight.rules.lists.profile import DEFAULT_BASE, DEFAULT_HEIGHT
from escarmouche.games.firefight.rules.mission_sheet import MissionSheet
from escarmouche.games.firefight.rules.movement.gait import STEP, UNLIMITED
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.firefight.rules.table.zones import depth
from escarmouche.rules.missions import ZONED, thousandths
from escarmouche.table.balance import Contest, middle_places
from escarmouche.table.edges import strip
from escarmouche.table.geometry import inches
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Gait

kinds = tables.kinds


def flags(table: Table) -> list[Reason]:
    """What is not as the rules ask of a table; players may agree to some of it."""
    with listening(None):
        small = tables.zone_depth(table.depth)
        return [*([small] if isinstance(small, Reason) else []), *tables.flags(table)]


def contest(table: Table) -> Contest:
    """Both sides deploy along the long edges; objectives lie between them, where the players want them."""
    with listening(None):
        deep, gait = depth(table, "y0"), _on_foot()
    zones = (strip(table, "y0", deep), strip(table, "y1", deep))
    return Contest(zones, middle_places(table), gait, through=("screen",), covers=("cover",))


def ground(words: Words, table: Table, mission: str, sheet: MissionSheet | None) -> shown.Ground:
    """The strips along the edges, as deep as the mission or the table says, and the objectives that it has laid."""
    with listening(None):
        deep = depth(table, "y0", sheet or PRINTED)
    zones = [zone_drawn(words, seat, strip(table, edge, deep)) for seat, edge in enumerate(ZONED)]
    at = enumerate(() if sheet is None else sheet.at, 1)
    called = [(words.say("ground-objective", number=one), thousandths(x), thousandths(y)) for one, (x, y) in at]
    return shown.Ground(zones, [shown.MissionGoal(*goal) for goal in called])


def _on_foot() -> Gait:
    """How a model of the usual size walks and jumps."""
    without_jumping = CATALOGUE.value("GFF-JUMP-01")
    return Gait(
        inches(DEFAULT_BASE) // 2, UNLIMITED, STEP, climb=CATALOGUE.length("GFF-MOVE-07"),
        drop=inches(without_jumping["drop"]), gap=inches(without_jumping["gap"]),
        jump=CATALOGUE.length("GFF-JUMP-02"), height=inches(DEFAULT_HEIGHT),
    )  # fmt: skip
