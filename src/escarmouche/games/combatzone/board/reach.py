"""Where figures of Combat Zone can go or be set down, and where an area weapon can be aimed."""

import math
from collections.abc import Callable, Sequence

from escarmouche.engine.place import Planner
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.rules.mission.deployment import BY_TERRAIN
from escarmouche.games.combatzone.rules.mission.setting_down import PlacingPlanner
from escarmouche.games.combatzone.rules.mission.tables import features
from escarmouche.games.combatzone.rules.movement.planned_moves import MovePlanner
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.table.edges import Box
from escarmouche.table.setting_down import SpotPlanner
from escarmouche.table.table import Piece
from escarmouche.table.ways.outlines import Ring
from escarmouche.table.ways.region import Region, set_down, within_reach


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
    with listening(None):
        if isinstance(planner, MovePlanner):
            return _walked(planner)
        if isinstance(planner, PlacingPlanner):
            return _set_down(planner, planner.figures[mover])
        if isinstance(planner, SpotPlanner):
            return set_down(planner.table, planner.box, lambda spot: planner.spot_fault(*spot) is None)
        return {}


def _set_down(planner: PlacingPlanner, figure: Figure) -> Region:
    """Where a figure is set down; one that hides does so beside terrain, which is looked at piece by piece."""
    table, whole = planner.battle.table, (0, 0, planner.battle.table.width, planner.battle.table.depth)
    boxes = [planner.box] if planner.box != whole else [beside(planner, parts) for parts in features(table).values()]
    found: Region = {}
    for box in boxes:
        stretches = set_down(table, box, lambda spot: planner.stands(figure, spot, planner.bases(figure, ())) is None)
        for surface, rings in stretches.items():
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
    """Where a figure can end one move action: in the half in front of it, unless an option allows any direction."""
    battle, figure = planner.battle, planner.figure
    found = within_reach(battle.table, planner.gait, planner.obstacles, planner.start, [(planner.limit, "")])
    if battle.option("move_direction") == "any":
        return found
    ahead = before(figure)
    cut = {surface: [[kept for ring in rings if len(kept := clipped(ring, ahead)) > 2] for rings in stretches]
           for surface, stretches in found.items()}  # fmt: skip
    return {surface: [rings for rings in stretches if rings] for surface, stretches in cut.items()}


def before(figure: Figure) -> Callable[[tuple[int, int]], float]:
    """A function that says how far a point lies before the line square to a figure's facing."""
    angle = math.radians(figure.facing / 10)
    ux, uy = math.cos(angle), math.sin(angle)
    return lambda point: (point[0] - figure.x) * ux + (point[1] - figure.y) * uy


def clipped(ring: Ring, inside: Callable[[tuple[int, int]], float]) -> Ring:
    """The part of an outline that lies on one side of a line."""
    found: Ring = []
    for a, b in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        since, until = inside(a), inside(b)
        if since >= 0:
            found.append(a)
        if (since >= 0) != (until >= 0):
            share = since / (since - until)
            found.append((round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1]))))
    return found
