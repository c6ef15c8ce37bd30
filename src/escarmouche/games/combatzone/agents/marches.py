"""Marching: the move that brings a figure nearer to its goal, and the turn it needs before."""

import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from escarmouche.agents.chart import NOWHERE, SQUARE, Floats
from escarmouche.engine.place import Track
from escarmouche.games.combatzone.agents.ground import A_TURN, Goal, Ground
from escarmouche.games.combatzone.rules.movement.limits import backwards
from escarmouche.games.combatzone.rules.movement.moves import price_of_turn
from escarmouche.games.combatzone.rules.movement.planned_moves import DIFFICULT, MovePlanner
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.action_points import left
from escarmouche.table.geometry import bearing
from escarmouche.table.ways.movement import path

TRIED = 6
"""So many ends of a move are tried, the best first."""
SHARES = (1.0, 0.85, 0.7, 0.5, 0.3)
"""Which parts of a whole move are tried where somebody stands in the way."""
CIRCLE, QUARTER = 3600, 900
NEARER = SQUARE // 4
"""How much nearer to the goal a move must bring a figure to be worth its point."""


class March(NamedTuple):
    """A move, and the facing to which the figure has to turn before it; None if it need not turn."""

    track: Track
    turn: int | None


def toward(figure: Figure, x: float, y: float) -> int:
    """The facing in which a figure looks at a point."""
    return round(bearing(figure.x, figure.y, x, y)) % CIRCLE


def march(ground: Ground, figure: Figure, goal: Goal) -> March | None:
    """The move of one action that brings a figure nearest to its goal, if one brings it nearer."""
    chart = ground.chart(figure)
    here = ground.far(chart, goal.field, figure.x, figure.y)
    if here <= goal.near:
        return None
    planner = MovePlanner(ground.battle, figure)
    within = chart.spread(ground.entries(chart, figure.x, figure.y), planner.limit)
    nodes = np.flatnonzero((within < NOWHERE) & (goal.field < here - NEARER))
    for node in nodes[np.argsort(goal.field[nodes], kind="stable")][:TRIED].tolist():
        if (found := way(ground, figure, planner, chart.spot(node))) is not None:
            return found
    return straight_on(ground, figure, planner, goal.field, here)


def stretch(ground: Ground, figure: Figure, spot: tuple[int, int, int]) -> March | None:
    """The first move of the shortest way to a place, as far as one action goes."""
    planner = MovePlanner(ground.battle, figure)
    for avoid in (DIFFICULT, ""):
        whole = path(ground.battle.table, planner.gait, planner.obstacles, planner.start, spot, A_TURN, avoid)
        if whole is None:
            continue
        for share in SHARES:
            found = turned_for(ground, figure, planner, cut(whole, share * planner.limit))
            if found is not None:
                return found
    chart = ground.chart(figure)
    return march(ground, figure, Goal(chart.spread(ground.entries(chart, *spot[:2]), A_TURN), 0, ""))


def cut(track: Track, length: float) -> Track:
    """The beginning of a way, no longer than so much."""
    spots = [track.spots[0]]
    for before, after in pairwise(track.spots):
        leg = math.dist(before[:2], after[:2])
        if leg >= length:
            share = length / leg
            x, y = (round(one + share * (other - one)) for one, other in zip(before[:2], after[:2], strict=True))
            return Track((*spots, after if share == 1 else (x, y, after[2])))
        length -= leg
        spots.append(after)
    return Track(tuple(spots))


def turned_for(ground: Ground, figure: Figure, planner: MovePlanner, track: Track) -> March | None:
    """The move along a way as the figure looks, or after a turn, a free one if that will do; None if not even then."""
    if planner.is_hindered(track):
        return None
    if backwards(ground.battle, figure, track) is None:
        return March(track, None)
    for facing in turns_toward(figure, track):
        if may_turn(ground, figure, facing):
            looked, figure.facing = figure.facing, facing
            fault = backwards(ground.battle, figure, track)
            figure.facing = looked
            if fault is None:
                return March(track, facing)
    return None


def turns_toward(figure: Figure, track: Track) -> tuple[int, int]:
    """Two facings to try for a way: a quarter turn to its side, which is free; and straight toward its end."""
    ahead = toward(figure, *track.end[:2])
    off = (ahead - figure.facing) % CIRCLE
    return (figure.facing + (QUARTER if off <= CIRCLE // 2 else -QUARTER)) % CIRCLE, ahead


def way(ground: Ground, figure: Figure, planner: MovePlanner, spot: tuple[int, int, int]) -> March | None:
    """The move to a spot, as the figure looks or after a turn toward it."""
    found = planner.way_to(spot)
    if isinstance(found, Track):
        return March(found, None)
    facing = toward(figure, *spot[:2])
    if not may_turn(ground, figure, facing):
        return None
    looked, figure.facing = figure.facing, facing
    found = planner.way_to(spot)
    figure.facing = looked
    return March(found, facing) if isinstance(found, Track) else None


def may_turn(ground: Ground, figure: Figure, facing: int) -> bool:
    """Whether a figure can turn so far and then still move; it turns once between two actions."""
    return figure.turned < 0 and figure.facing != facing and left(ground.battle, figure) > price_of_turn(figure, facing)


def straight_on(ground: Ground, figure: Figure, planner: MovePlanner, field: Floats, here: float) -> March | None:
    """The move up to what bars the way, so that it can be crossed or opened; None if it leads nowhere."""
    chart = ground.chart(figure)
    near = np.hypot(chart.points[:, 0] - figure.x, chart.points[:, 1] - figure.y) <= 2 * planner.limit
    nodes = np.flatnonzero(near & (field < here))
    if not len(nodes):
        return None
    x, y, _ = chart.spot(int(nodes[np.argmin(field[nodes])]))
    facing = toward(figure, x, y)
    looked = figure.facing
    turn = facing if may_turn(ground, figure, facing) else None
    figure.facing = looked if turn is None else turn
    track = planner.up_to(np.radians(facing / 10), planner.limit)
    figure.facing = looked
    if track is None or ground.apart(figure, *track.end[:2]) < NEARER:
        return None
    return March(track, turn)
