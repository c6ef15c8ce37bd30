"""Where figures of Combat Zone can go or be set down, and where an area weapon can be aimed."""

from collections.abc import Sequence

from escarmouche.board.areas import BRISK, CLOSE, Region, around, may_end, one_by_one, walkable
from escarmouche.engine.place import Planner
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.rules.mission.deployment import BY_TERRAIN
from escarmouche.games.combatzone.rules.mission.setting_down import PlacingPlanner
from escarmouche.games.combatzone.rules.mission.tables import features
from escarmouche.games.combatzone.rules.movement.planned_moves import MovePlanner
from escarmouche.table.edges import Box, widened
from escarmouche.table.setting_down import SpotPlanner
from escarmouche.table.table import Piece

FEWEST = 50
"""So many points at least are asked about around each piece of terrain."""


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
    with listening(None):
        if isinstance(planner, MovePlanner):
            return _walked(planner)
        if isinstance(planner, PlacingPlanner):
            return _set_down(planner, mover)
        if isinstance(planner, SpotPlanner):
            return may_end(planner, mover, planner.table, planner.box, CLOSE)
        return {}


def _set_down(planner: PlacingPlanner, mover: str) -> Region:
    """Where a figure is set down; one that hides does so beside terrain, which is looked at piece by piece."""
    table, whole = planner.battle.table, (0, 0, planner.battle.table.width, planner.battle.table.depth)
    figure = planner.figures[mover]
    # A base may stand over the border of the rectangle.
    roomy = widened(planner.box, planner.battle.radius(figure))
    boxes = [roomy] if planner.box != whole else [beside(planner, parts) for parts in features(table).values()]
    care = BRISK._replace(points=max(FEWEST, BRISK.points // len(boxes)))
    bases = planner.bases(figure, ())
    stands = one_by_one(lambda spot: planner.stands(figure, spot, bases) is None)
    found: Region = {}
    for box in boxes:
        for surface, rings in may_end(planner, mover, table, box, care, stands).items():
            found.setdefault(surface, []).extend(rings)
    return found


def beside(planner: PlacingPlanner, parts: Sequence[Piece]) -> Box:
    """The rectangle around a piece of terrain in which somebody may hide beside it."""
    room = BY_TERRAIN + planner.battle.radius(next(iter(planner.figures.values())))
    left, front, right, back = zip(*(piece.box for piece in parts), strict=True)
    width, depth = planner.battle.table.width, planner.battle.table.depth
    return (
        max(0, min(left) - room),
        max(0, min(front) - room),
        min(width, max(right) + room),
        min(depth, max(back) + room),
    )


def _walked(planner: MovePlanner) -> Region:
    """Where a figure can end one move action."""
    table, gait, start = planner.battle.table, planner.gait, planner.start
    might = walkable(table, gait, planner.obstacles, start, [(planner.limit, "")])
    box = around(table, start, planner.limit, gait.radius)
    return may_end(planner, str(planner.figure.id), table, box, might=might)
