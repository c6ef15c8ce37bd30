"""Where a model can end that closes in: beside those it charges, or as near to them as it comes."""

import math
from collections.abc import Iterator

from escarmouche.board.areas import Region
from escarmouche.engine.reasons import Reason
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.movement.gait import gait_of, obstacles_for
from escarmouche.games.firefight.rules.state import Model
from escarmouche.games.firefight.rules.table.measure import CLOSENESS, CONTACT
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.ways.outlines import Ring
from escarmouche.table.ways.reach import reach

TURNS = 36
"""So many places around each base are tried."""
TOUCHING = 3
"""Nearer than this two bases cannot stand."""
WITHIN = 0.8
"""Which part of the band is tried: near its outer edge, so that whoever ends there is just close enough."""


def closing(planner: ClosePlanner, mover: str) -> Region:
    """Where a model may end around the target: close enough, or in contact where nothing less will do."""
    model = planner.movers[mover]
    nearest = min(planner.nearness(planner.best(model, (), mode).end) for mode in planner.modes(model))
    close_enough = (max(TOUCHING, nearest - CLOSENESS), nearest + CLOSENESS)
    return _band(planner, model, close_enough) or _band(planner, model, (1, CONTACT))


def _band(planner: ClosePlanner, model: Model, gaps: tuple[float, float]) -> Region:
    """The parts of a band around the bases of the target in which a model may end; the gaps are its edges."""
    gap = gaps[0] + WITHIN * (gaps[1] - gaps[0])
    tried = {body: _around(planner, body, gap) for body in planner.battle.bodies(planner.target)}
    open_spots = _reached(planner, model, [spot for spots in tried.values() for spot in spots], gaps[1])
    found: Region = {}
    radius = planner.battle.radius(planner.unit)
    for body, spots in tried.items():
        for surface in sorted({spot[2] for spot in spots if spot in open_spots}):
            reached = [spot in open_spots and spot[2] == surface for spot in spots]
            found.setdefault(surface, []).extend(_bands(body, body.radius + radius, gaps, reached))
    return found


def _around(planner: ClosePlanner, body: Body, gap: float) -> list[Spot]:
    """Places around a base, so far from its edge."""
    table, far = planner.battle.table, body.radius + planner.battle.radius(planner.unit) + gap
    spots = []
    for turn in range(TURNS):
        angle = 2 * math.pi * turn / TURNS
        x, y = round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle))
        inside = 0 <= x <= table.width and 0 <= y <= table.depth
        spots.append((x, y, table.standing_surface(x, y) if inside else 0))
    return spots


def _reached(planner: ClosePlanner, model: Model, spots: list[Spot], outer: float) -> set[Spot]:
    """The places where the model may end, among these, with the others of its unit closing in after it."""
    battle, way, start = planner.battle, planner.way, (model.x, model.y, model.surface)
    near = [spot for spot in spots if planner.nearness(spot) <= outer]
    found: set[Spot] = set()
    for limit, avoid in planner.modes(model):
        ends = reach(battle.table, gait_of(battle, model, way), obstacles_for(battle, model, way), start, limit,
                     rings=(), extra=near, avoid=avoid)  # fmt: skip
        found.update(spot for spot, length in zip(ends.spots, ends.lengths, strict=True) if length <= limit)
    return {spot for spot in found if not isinstance(planner.complete({str(model.id): {"to": list(spot)}}), Reason)}


def _bands(body: Body, far: float, gaps: tuple[float, float], reached: list[bool]) -> Iterator[list[Ring]]:
    """The parts of a band around a base in which the places were reached."""
    step = 2 * math.pi / TURNS

    def at(turn: float, gap: float) -> tuple[int, int]:
        angle = turn * step
        return round(body.x + (far + gap) * math.cos(angle)), round(body.y + (far + gap) * math.sin(angle))

    if all(reached):
        yield [[at(turn, gaps[1]) for turn in range(TURNS)], [at(turn, gaps[0]) for turn in range(TURNS, 0, -1)]]
        return
    for first in (turn for turn in range(TURNS) if reached[turn] and not reached[turn - 1]):
        length = next(more for more in range(1, TURNS + 1) if not reached[(first + more) % TURNS])
        turns = [first - 0.4, *range(first, first + length), first + length - 0.6]
        yield [[*(at(turn, gaps[1]) for turn in turns), *(at(turn, gaps[0]) for turn in reversed(turns))]]
