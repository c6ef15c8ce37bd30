"""How figures get about: how far a move goes, what stands in its way, what is difficult, and what it costs."""

import functools
import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import own_rules
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.measure import TOLERANCE, over, within
from escarmouche.games.combatzone.rules.state import NO_OBJECT, CombatZoneSetup, Figure, FigureId
from escarmouche.games.combatzone.rules.wounds.machines import cannot_move, slowed
from escarmouche.table import geometry
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece, Point, contains
from escarmouche.table.ways.movement import Fault, Gait, Leg, Obstacles, fault, measure

STEP = centimetres(1)
"""Pieces no higher than this do not hinder a move."""
OBSTACLE = centimetres(4)
"""Pieces higher than this cannot be crossed as obstacles."""
BURDENED = centimetres(4)
"""How far whoever carries an object moves at most."""
FORWARD = 1800
UNLIMITED = 10**8


# How far


@rule("CBZ-MOVE-03", otherwise=0)
def on_foot() -> int:
    """A figure moves up to 5 cm for a point."""
    return centimetres(5)


@rule("CBZ-MOVE-04")
def in_combat_armour() -> int:
    """In combat armour a figure moves up to 4 cm for a point."""
    return centimetres(4)


@rule("CBZ-MOVE-08")
def in_combat_armour_over_rubble() -> int:
    """In combat armour a figure moves up to 4 cm in difficult terrain too."""
    return in_combat_armour()


@rule("CBZ-SCEN-03", otherwise=False)
def is_burdened(battle: Battle, figure: Figure) -> bool:
    """Whoever carries an object moves at most 4 cm for a point."""
    return figure.carried != NO_OBJECT and battle.state.things[figure.carried].kind == "object"


def reach_of(battle: Battle, figure: Figure, *, rough: bool) -> tuple[int, str]:
    """How far a figure moves in one action, and by which rule."""
    card = battle.card(figure)
    if card.machine:
        reach, number = slowed(figure, on_foot()), "CBZ-MOVE-03"
    elif card.plate is not None and card.plate.reach:
        reach, number = card.plate.reach, "CBZ-MOVE-03"
    elif card.armour == "combat":
        reach, number = (
            (in_combat_armour_over_rubble(), "CBZ-MOVE-08") if rough else (in_combat_armour(), "CBZ-MOVE-04")
        )
    else:
        reach, number = on_foot(), "CBZ-MOVE-03"
    if card.own:
        reach = max(STEP, reach + own_rules.farther(battle, figure))
    return (BURDENED, "CBZ-SCEN-03") if is_burdened(battle, figure) and reach >= BURDENED else (reach, number)


def farthest(battle: Battle, figure: Figure) -> int:
    """How far a figure moves in one action at best."""
    return max(reach_of(battle, figure, rough=rough)[0] for rough in (False, True))


def stuck(battle: Battle, figure: Figure) -> Reason | None:
    """A machine whose hardware is ruined does not move."""
    if battle.card(figure).machine and cannot_move(figure):
        return refusal("CBZ-MACH-16", "refused-stuck", figure=figure.id)
    return None


def too_long(battle: Battle, figure: Figure, length: float, *, rough: bool) -> Reason | None:
    """A move action is no longer than the figure's reach."""
    limit, number = reach_of(battle, figure, rough=rough)
    if not over(length, limit):
        return None
    return refusal(number, "refused-too-long", length=round(length), reach=limit)


# What a figure can do, and what stands in its way


def gait_of(battle: Battle, figure: Figure) -> Gait:
    """How a figure walks: over low things, and up and down ladders and stairs; it neither climbs nor jumps."""
    card = battle.card(figure)
    return walking(card.base // 2, card.height)


@functools.cache
def walking(radius: int, height: int) -> Gait:
    """How somebody of this size walks."""
    return Gait(radius, UNLIMITED, step=STEP + TOLERANCE, climb=0, drop=0, gap=0, jump=0, height=height, rims=True)


def others(battle: Battle, figure: Figure, *, friends: bool) -> list[Body]:
    """The bodies of all friends, or of all enemies, on the table."""
    seat = figure.owner if friends else 1 - figure.owner
    return [battle.body(one) for one in battle.on_table(seat) if one is not figure]


@rule("CBZ-MOVE-10", always=True)
def bases_in_the_way(battle: Battle, figure: Figure) -> Obstacles:
    """A figure passes through friends but not through enemies, and ends on nobody's base; casualties do not count."""
    sizes, surfaces = meetings(battle.setup, figure.id), battle.table.surfaces
    sides: tuple[list[int], list[int]] = ([], [])
    for one in battle.state.figures:
        if one.place == "table" and one is not figure:
            sides[one.owner].extend((one.x, one.y, surfaces[one.surface].z, *sizes[one.id]))
    rows = [np.array(side, float).reshape(-1, 6) for side in sides]
    return Obstacles(rows[1 - figure.owner], rows[figure.owner])


def meetings(setup: CombatZoneSetup, mover: FigureId) -> list[tuple[int, int, int]]:
    """For every figure how near its base and a mover's come, the margin, and how much higher or lower it may stand."""
    known: dict[tuple[int, int], list[tuple[int, int, int]]] = setup.__dict__.setdefault("meetings", {})
    size = setup.cards[mover].base // 2, setup.cards[mover].height
    if size not in known:
        bodies = [(Body(0, 0, 0, card.base // 2, card.height), 0) for card in setup.cards]
        rows = Obstacles.around(size[0], bodies, height=size[1]).hard.astype(int).tolist()
        known[size] = [(near, margin, beside) for _, _, _, near, margin, beside in rows]
    return known[size]


def obstacles_for(battle: Battle, figure: Figure) -> Obstacles:
    """The bases in the way of a figure, as long as nobody moves."""
    bases: Obstacles = battle.remembered(("bases", figure.id), lambda: bases_in_the_way(battle, figure))
    return bases


def all_bases(battle: Battle, figure: Figure, margin: int = 0) -> Obstacles:
    """The bases of all others as obstacles that cannot be passed; with a margin, enemies are not even touched."""
    card = battle.card(figure)
    around = [(body, 0) for body in others(battle, figure, friends=True)]
    around += [(body, margin) for body in others(battle, figure, friends=False)]
    return Obstacles.around(card.base // 2, around, height=card.height)


@rule("CBZ-TERR-02", otherwise=False)
def is_obstacle(piece: Piece) -> bool:
    """A linear barrier more than 1 cm and up to 4 cm high is an obstacle."""
    return piece.has("obstacle") and over(piece.height, STEP) and within(piece.height, OBSTACLE)


# What is wrong with a way


def in_the_way(battle: Battle, figure: Figure, found: Fault) -> Reason:
    """The reason for what stops a figure."""
    if found.kind in ("base", "zone"):
        return refusal("CBZ-MOVE-10", "refused-through-enemy", figure=figure.id)
    if found.kind == "overlap":
        return refusal("CBZ-MOVE-10", "refused-on-a-base", figure=figure.id)
    if found.kind == "off-table":
        return refusal("CBZ-MOVE-11", "refused-off-table", figure=figure.id)
    piece = battle.table.pieces[found.piece] if found.piece >= 0 else None
    if piece is not None and piece.id in battle.state.doors:
        return refusal("CBZ-TERR-05", "refused-door-closed", piece=piece.id)
    if piece is not None and is_obstacle(piece):
        return refusal("CBZ-TERR-02", "refused-obstacle", piece=piece.id)
    return refusal("CBZ-TERR-02", "refused-blocked", figure=figure.id)


def way_fault(battle: Battle, figure: Figure, track: Track) -> Reason | None:
    """Why a figure cannot go this way, its length and price apart."""
    if not all(0 <= spot[2] < len(battle.table.surfaces) for spot in track.spots):
        return refusal("CBZ-TERR-02", "refused-blocked", figure=figure.id)
    found = fault(battle.table, gait_of(battle, figure), obstacles_for(battle, figure), track)
    return None if found is None else in_the_way(battle, figure, found)


@rule("CBZ-MOVE-07", always=True)
def backwards(battle: Battle, figure: Figure, track: Track) -> Reason | None:
    """Every straight part goes into the half in front of the figure, by option anywhere; it looks on as it did."""
    if battle.option("move_direction") == "any":
        return None
    for (x1, y1, _), (x2, y2, _) in pairwise(track.spots):
        if (x1, y1) != (x2, y2) and not geometry.in_arc(figure.facing, FORWARD, x1, y1, x2, y2):
            return refusal("CBZ-MOVE-07", "refused-backwards", figure=figure.id)
    return None


# Difficult terrain


@rule("CBZ-TERR-01", otherwise=False)
def is_difficult(piece: Piece) -> bool:
    """Rubble, undergrowth, mud, water and slopes are difficult terrain; the table marks them."""
    return piece.has("difficult")


@rule("CBZ-TERR-01", otherwise=False)
def is_stairs(leg: Leg) -> bool:
    """Stairs and ladders are difficult terrain too."""
    return leg.kind == "ladder"


def may_cross(piece: Piece, a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether a line could come into a piece, by a quick look at the rectangle around it."""
    left, front, right, back = piece.box
    aside = (a[0] < left and b[0] < left) or (a[0] > right and b[0] > right)
    return not aside and not (a[1] < front and b[1] < front) and not (a[1] > back and b[1] > back)


def shares_inside(piece: Piece, a: Point, b: Point) -> list[tuple[float, float]]:
    """The parts of a line that lie in a piece, as fractions of it."""
    marks = {0.0, 1.0}
    for c, d in piece.edges:
        bent = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
        if bent:
            at = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / bent
            marks.add(min(1.0, max(0.0, at)))
    return [(since, until) for since, until in pairwise(sorted(marks)) if _inside(piece, a, b, (since + until) / 2)]


def _inside(piece: Piece, a: Point, b: Point, share: float) -> bool:
    return contains(piece, round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1])))


def rough_parts(battle: Battle, start: Spot, end: Spot, leg: Leg) -> list[tuple[float, float]]:
    """The parts of a leg that lie in difficult terrain, as fractions of it, none twice."""
    if is_stairs(leg):
        return [(0.0, 1.0)]
    pieces = [piece for _, piece in battle.table.having("difficult") if is_difficult(piece)]
    near = [piece for piece in pieces if may_cross(piece, start, end)]
    if not near:
        return []
    levels = {battle.z(start[2]), battle.z(end[2])}
    found = [
        share
        for piece in near
        if any(piece.at_level(level) for level in levels)
        for share in shares_inside(piece, start[:2], end[:2])
    ]
    joined: list[tuple[float, float]] = []
    for since, until in sorted(found):
        if joined and since <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(until, joined[-1][1]))
        else:
            joined.append((since, until))
    return joined


def legs_of(battle: Battle, figure: Figure, track: Track) -> list[Leg]:
    """The straight parts of a way, as they count."""
    return measure(battle.table, gait_of(battle, figure), track)


@rule("CBZ-MOVE-09", otherwise=False, always=True)
def is_rough(battle: Battle, track: Track, legs: list[Leg]) -> bool:
    """A move action is difficult if any part of its path lies in difficult terrain; each is paid for on its own."""
    parts = zip(pairwise(track.spots), legs, strict=True)
    return any(
        (until - since) * math.dist(start[:2], end[:2]) > 1 or is_stairs(leg)
        for (start, end), leg in parts
        for since, until in rough_parts(battle, start, end, leg)
    )


def price_of_move(*, rough: bool) -> int:
    """What a move action costs."""
    return CATALOGUE.number("CBZ-MOVE-05") if rough else 1
