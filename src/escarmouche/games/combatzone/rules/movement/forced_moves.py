"""Moves that nobody chooses: routed figures run for the nearest edge, broken machines wander."""

import math
from collections.abc import Iterator
from itertools import pairwise

from escarmouche.engine.place import Track
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events.moves import RanAway, RanNowhere, Wandered
from escarmouche.games.combatzone.rules.measure import TOLERANCE, TOUCHING, within
from escarmouche.games.combatzone.rules.movement.falls import fall
from escarmouche.games.combatzone.rules.movement.limits import STEP, all_bases, gait_of, is_obstacle, rough_parts
from escarmouche.games.combatzone.rules.movement.moves import leave_cover
from escarmouche.games.combatzone.rules.objects.carrying import at_edge
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.wounds.casualties import leave
from escarmouche.table.edges import EDGES, INWARD, Edge, edge_distance
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import FULL_TURN
from escarmouche.table.table import Table, flattened
from escarmouche.table.ways.movement import Push, end_fault, measure, path, push

HALF_TURN = FULL_TURN // 2
ASIDE = centimetres(30)
"""How far to each side of the nearest point of an edge a way is looked for."""
FAR = 10**7
ASK_ROUT_EDGE = Asks("rout-edge", *EDGES, about=("figure",))


@rule("CBZ-REACT-21", otherwise=0)
def length_of_rout() -> int:
    """A rout move is 20 cm long; armour does not slow it."""
    return centimetres(NUMBERS["rout_move_cm"])


@rule("CBZ-REACT-22", "CBZ-REACT-23", otherwise=[])
def runners(battle: Battle, seat: SeatId) -> list[Figure]:
    """The figures of a side that make a rout move: whoever is routed when the mandatory actions begin, once each."""
    return [figure for figure in battle.on_table(seat) if figure.reaction == "routed"]


# Where to


def nearest_edges(battle: Battle, figure: Figure) -> list[Edge]:
    """The edges nearest to the centre of a base."""
    far = {edge: edge_distance(battle.table, edge, figure.x, figure.y) for edge in EDGES}
    return [edge for edge in EDGES if far[edge] <= min(far.values()) + TOLERANCE]


@rule("CBZ-REACT-28")
def choose_edge(battle: Battle, figure: Figure) -> Steps[Edge]:
    """A routed figure runs for the nearest edge; of several the owner chooses."""
    edges = nearest_edges(battle, figure)
    if len(edges) == 1:
        return edges[0]
    options = [Option(edge, f"option-edge-{edge}") for edge in edges]
    edge: Edge = yield Choose(figure.owner, ASK_ROUT_EDGE, "CBZ-REACT-28", options, data={"figure": figure.id})
    return edge


# The way


def without_hindrance(battle: Battle) -> Table:
    """The table for a figure that runs away: obstacles and doors are no hindrance."""
    gone = [piece.id for piece in battle.table.pieces if is_obstacle(piece) or piece.id in battle.state.doors]
    return flattened(battle.table, gone)


def ends_at(battle: Battle, figure: Figure, edge: Edge) -> Iterator[Spot]:
    """Places at an edge, the nearest first."""
    x, y, _ = at_edge(battle, figure, edge)
    along_x = edge[0] == "y"
    for off in range(0, ASIDE, STEP):
        for side in (off, -off)[: 1 + bool(off)]:
            px, py = (x + side, y) if along_x else (x, y + side)
            if battle.table.on_table(px, py, battle.radius(figure)):
                yield px, py, battle.table.standing_surface(px, py)


def way_out(battle: Battle, figure: Figure, edge: Edge) -> Track | None:
    """The shortest way to the nearest point of an edge that can be reached, round everybody and touching no enemy."""
    table, gait = without_hindrance(battle), gait_of(battle, figure)
    bases = all_bases(battle, figure, margin=2 * TOUCHING)
    start = (figure.x, figure.y, figure.surface)
    if Track((start,)).end == at_edge(battle, figure, edge):
        return Track((start,))
    for goal in ends_at(battle, figure, edge):
        if end_fault(table, gait, bases, goal) is None:
            track = path(table, gait, bases, start, goal, FAR)
            if track is not None:
                return track
    return None


def as_far_as(battle: Battle, figure: Figure, track: Track, allowed: float) -> tuple[Spot, float]:
    """How far along a way a figure gets, where difficult terrain counts double; the spot, and the distance gone."""
    gone = 0.0
    legs = measure(without_hindrance(battle), gait_of(battle, figure), track)
    for (start, end), leg in zip(pairwise(track.spots), legs, strict=True):
        length = leg.length
        for since, until, weight in weighted(rough_parts(battle, start, end, leg)):
            cost = (until - since) * length * weight
            if cost > allowed:
                share = since + (until - since) * allowed / cost
                return between(start, end, share), gone + (share - since) * length
            allowed -= cost
            gone += (until - since) * length
    return track.end, gone


def weighted(rough: list[tuple[float, float]]) -> Iterator[tuple[float, float, int]]:
    """The parts of a leg in order, each with what a length of it counts: twice where it is difficult."""
    at = 0.0
    for since, until in rough:
        if since > at:
            yield at, since, 1
        yield since, until, CATALOGUE.number("CBZ-REACT-28")
        at = until
    if at < 1.0:
        yield at, 1.0, 1


def between(start: Spot, end: Spot, share: float) -> Spot:
    """A place on the straight line between two."""
    x, y = round(start[0] + share * (end[0] - start[0])), round(start[1] + share * (end[1] - start[1]))
    return x, y, start[2] if share < 1 else end[2]


# Running


def rout_move(battle: Battle, figure: Figure) -> Steps[None]:
    """A routed figure runs; it is lost as soon as its base touches the edge."""
    edge = yield from choose_edge(battle, figure)
    leave_cover(battle, figure)
    track = way_out(battle, figure, edge)
    if track is None:
        run_blindly(battle, figure, edge)
        return
    end, gone = as_far_as(battle, figure, track, length_of_rout())
    end = clear_of_others(battle, figure, track, end)
    arrived = within(edge_distance(battle.table, edge, *end[:2]), battle.radius(figure))
    battle.put(figure, *end, facing=(INWARD[edge] + HALF_TURN) % FULL_TURN)
    note("CBZ-REACT-28")
    battle.tell(RanAway(figure=figure.id, edge=edge, length=round(gone), x=end[0], y=end[1]))
    if arrived:
        leave(battle, figure)


def clear_of_others(battle: Battle, figure: Figure, track: Track, end: Spot) -> Spot:
    """Where a figure can stand that would stop inside something: as far back on its way as it must."""
    gait, bases = gait_of(battle, figure), all_bases(battle, figure)
    if end[:2] == track.end[:2] or end_fault(battle.table, gait, bases, end) is None:
        return end
    walked = [*track.spots[: passed_spots(track, end)], end]
    for start, stop in reversed(list(pairwise(walked))):
        steps = max(1, math.ceil(math.dist(start[:2], stop[:2]) / centimetres(0.1)))
        for number in range(steps, -1, -1):
            spot = between(start, stop, number / steps)
            if end_fault(battle.table, gait, bases, spot) is None:
                return spot
    return figure.x, figure.y, figure.surface


def passed_spots(track: Track, end: Spot) -> int:
    """How many corners of a way lie before a place on it."""
    for number, (a, b) in enumerate(pairwise(track.spots), start=1):
        if abs(math.dist(a[:2], end[:2]) + math.dist(end[:2], b[:2]) - math.dist(a[:2], b[:2])) <= 2:
            return number
    return len(track.spots)


def run_blindly(battle: Battle, figure: Figure, edge: Edge) -> None:
    """Without a way somebody high up runs straight on, and may fall; anybody else stays."""
    facing = (INWARD[edge] + HALF_TURN) % FULL_TURN
    battle.put(figure, figure.x, figure.y, figure.surface, facing)
    if not figure.surface:
        battle.tell(RanNowhere(figure=figure.id, edge=edge))
        return
    gone = go_straight(battle, figure, facing, length_of_rout())
    if not gone.fell:
        battle.tell(RanAway(figure=figure.id, edge=edge, length=round(gone.distance), x=figure.x, y=figure.y))


def go_straight(battle: Battle, figure: Figure, direction: int, distance: int) -> Push:
    """A figure goes straight on until something stops it, and falls where the ground ends."""
    start = (figure.x, figure.y, figure.surface)
    gone = push(battle.table, gait_of(battle, figure), all_bases(battle, figure), start, direction, distance)
    if gone.fell:
        fall(battle, figure, (gone.end[0], gone.end[1], gone.foot), gone.height)
    else:
        battle.put(figure, *gone.end)
    return gone


def wander(battle: Battle, figure: Figure, direction: int, distance: int) -> Steps[None]:
    """A machine that malfunctions moves in some direction, until figures, obstacles or an edge stop it."""
    gone = go_straight(battle, figure, direction, distance)
    if not gone.fell:
        battle.tell(Wandered(figure=figure.id, length=round(gone.distance), x=figure.x, y=figure.y))
    yield from ()
