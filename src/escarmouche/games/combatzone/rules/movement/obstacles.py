"""Obstacles, walls and drops: where one comes to stand behind, above or below them, and what it costs."""

import math

from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.measure import TOLERANCE, at_hand, over, touches, within
from escarmouche.games.combatzone.rules.movement.limits import STEP, all_bases, gait_of, is_obstacle
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.table.formation import Spot
from escarmouche.table.table import Piece, Point, point_apart
from escarmouche.table.ways.movement import end_fault
from escarmouche.table.ways.reach import nearest_free

STOREY = centimetres(4)
BESIDE = centimetres(1.5)
"""How far from the wanted point a figure may come to stand because somebody is in the way."""
THICKEST = centimetres(5)
"""A barrier thicker than this is not crossed."""
Vector = tuple[float, float]


# What it costs


def price_of_crossing() -> int:
    """Crossing an obstacle costs 3 points."""
    return CATALOGUE.number("CBZ-ACT-13")


@rule("CBZ-TERR-03", otherwise=0)
def price_of_climbing(height: int) -> int:
    """Climbing costs 3 points for each 4 cm or part of them."""
    return price_of_crossing() * math.ceil((height - TOLERANCE) / STOREY)


@rule("CBZ-TERR-03", otherwise=0)
def price_of_jumping() -> int:
    """Jumping down costs as much as an obstacle."""
    return price_of_crossing()


@rule("CBZ-TERR-03", otherwise=False)
def is_fall(height: int) -> bool:
    """Jumping down more than 4 cm is a fall on purpose."""
    return not within(height, STOREY)


# The points of a piece


def on_line(a: Point, b: Point, x: int, y: int) -> Vector:
    """The point of a line nearest to another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return a[0] + share * dx, a[1] + share * dy


def outward(a: Point, b: Point) -> Vector:
    """The direction away from a piece, square to one of its sides."""
    length = math.dist(a, b)
    return (b[1] - a[1]) / length, -(b[0] - a[0]) / length


def far_side(piece: Piece, near: Vector, way: Vector) -> float:
    """How far one goes through a piece, from a point of its outline, until one is out of it."""
    ahead = [0.0]
    for (x1, y1), (x2, y2) in piece.edges:
        bent = way[0] * (y2 - y1) - way[1] * (x2 - x1)
        if abs(bent) < 1e-9:
            continue
        along = ((x1 - near[0]) * (y2 - y1) - (y1 - near[1]) * (x2 - x1)) / bent
        share = ((x1 - near[0]) * way[1] - (y1 - near[1]) * way[0]) / bent
        if -1e-9 <= share <= 1 + 1e-9:
            ahead.append(along)
    return max(ahead)


# Obstacles


def obstacles_at(battle: Battle, figure: Figure) -> list[Piece]:
    """The obstacles that a figure touches."""
    return [piece for _, piece in at_hand(battle, figure, "obstacle") if is_obstacle(piece)]


def across(battle: Battle, figure: Figure, piece: Piece) -> Spot | None:
    """The place in contact with the other side of an obstacle, or none if there is no room."""
    edge = min(piece.edges, key=lambda side: point_apart((figure.x, figure.y), *side))
    near = on_line(*edge, figure.x, figure.y)
    out = outward(*edge)
    way = -out[0], -out[1]
    thickness = far_side(piece, near, way)
    if over(thickness, THICKEST):
        return None
    far = thickness + battle.radius(figure)
    x, y = round(near[0] + far * way[0]), round(near[1] + far * way[1])
    surface = beside(battle, figure, x, y)
    spot = None if surface is None else free_near(battle, figure, (x, y, surface))
    beyond = spot is not None and (spot[0] - near[0]) * way[0] + (spot[1] - near[1]) * way[1] > 0
    return spot if beyond else None


def beside(battle: Battle, figure: Figure, x: int, y: int) -> int | None:
    """The ground, floor or roof at a point that is as high as what a figure stands on, if there is one."""
    level = battle.z(figure.surface)
    return next((one for one in battle.table.surfaces_at(x, y) if within(abs(battle.z(one) - level), STEP)), None)


def free_near(battle: Battle, figure: Figure, near: Spot) -> Spot | None:
    """A place where a figure can stand, at a point or close by."""
    gait, bases = gait_of(battle, figure), all_bases(battle, figure)
    if not battle.table.on_table(near[0], near[1], gait.radius):
        return None
    if end_fault(battle.table, gait, bases, near) is None:
        return near
    found = nearest_free(battle.table, gait, bases, near)
    return found if found is not None and math.dist(found[:2], near[:2]) <= BESIDE else None


# Up and down


def walls_at(battle: Battle, figure: Figure) -> list[tuple[int, int]]:
    """The tops of pieces with holds that a figure touches, higher than it stands: each surface with its height."""
    level = battle.z(figure.surface)
    return [
        (battle.table.surface_of[index], piece.top - level)
        for index, piece in at_hand(battle, figure, "holds")
        if index in battle.table.surface_of and piece.top - level > STEP
    ]


def on_top(battle: Battle, figure: Figure, surface: int) -> Spot | None:
    """The place on a piece, close to where the figure climbs it."""
    piece = battle.table.pieces[battle.table.surfaces[surface].piece]
    edge = min(piece.edges, key=lambda side: point_apart((figure.x, figure.y), *side))
    near, out = on_line(*edge, figure.x, figure.y), outward(*edge)
    x, y = round(near[0] - battle.radius(figure) * out[0]), round(near[1] - battle.radius(figure) * out[1])
    return free_near(battle, figure, (x, y, surface)) if battle.table.holds(surface, x, y) else None


def rims_at(battle: Battle, figure: Figure) -> list[tuple[int, Spot, int]]:
    """The sides of what a figure stands on that its base touches: number, the foot below, and how deep it lies."""
    owner = battle.table.surfaces[figure.surface].piece
    if owner < 0 or battle.table.pieces[owner].has("gap"):
        return []
    found = []
    for number, (a, b) in enumerate(battle.table.pieces[owner].edges):
        if touches(point_apart((figure.x, figure.y), a, b) - battle.radius(figure)):
            foot = foot_below(battle, figure, a, b)
            if foot is not None:
                found.append((number, foot, battle.z(figure.surface) - battle.z(foot[2])))
    return found


def foot_below(battle: Battle, figure: Figure, a: Point, b: Point) -> Spot | None:
    """Where one comes down on the outer side of an edge; none if it goes no deeper there."""
    near, out = on_line(a, b, figure.x, figure.y), outward(a, b)
    x, y = round(near[0] + battle.radius(figure) * out[0]), round(near[1] + battle.radius(figure) * out[1])
    level = battle.z(figure.surface)
    if not battle.table.on_table(x, y, battle.radius(figure)):
        return None
    surface = next((one for one in battle.table.surfaces_at(x, y) if battle.z(one) < level), None)
    return None if surface is None or level - battle.z(surface) <= STEP else (x, y, surface)
