"""Before a unit acts: naming points, buying reinforcements, and the ways into play."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from escarmouche.agents.agent import Decision
from escarmouche.agents.chart import NOWHERE, Chart, Floats
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose, ChooseSome, SeatId
from escarmouche.games.trauma.agents.decisions import decided
from escarmouche.games.trauma.agents.ground import ACTIONS, Ground
from escarmouche.games.trauma.agents.marching import completed
from escarmouche.games.trauma.rules.movement.displacement import DROP
from escarmouche.games.trauma.rules.movement.entry import ACCESS, DEPLOY, GUERRILLA, WayIn
from escarmouche.games.trauma.rules.space.measure import CONTACT
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.table.edges import Box
from escarmouche.table.table import Piece

PLACINGS = 14
"""At so many places a unit that is set down is tried, the best first."""
APART = 3_000
OUT_OF_THE_WAY = 200_000.0


# Points


def name_point(ground: Ground, question: Choose) -> Decision | None:
    """Name the element that is nearest to us, compared with how far it is for the enemy."""
    ours, theirs = (ways_in(ground, seat) for seat in (ground.me, 1 - ground.me))
    table = ground.battle.table

    def advantage(key: str) -> tuple[float, str]:
        piece = table.pieces[table.index(key)]
        return reached(ground, theirs, piece) - 1.5 * reached(ground, ours, piece), key

    best = max(question.allowed, key=advantage, default=None)
    return None if best is None else decided(best, question, "because-nearer-to-us")


def choose_part(ground: Ground, question: Choose) -> Decision | None:
    """Take the part of the defender if it is open, since he stands at the points already."""
    part = "defender" if question.allows("defender") else question.allowed[0]
    return decided(part, question, "because-stands-there")


def walkers(ground: Ground, seat: SeatId) -> Unit:
    """The unit of a seat for which ways are measured: infantry, if there is any."""
    units = [unit for unit in ground.state.units if unit.owner == seat]
    return next((unit for unit in units if ground.on_foot(unit)), units[0])


def ways_in(ground: Ground, seat: SeatId) -> tuple[Chart, Floats]:
    """How far every square is from where a seat comes into play."""
    unit = walkers(ground, seat)
    chart = ground.chart(unit)
    starts = ground.starts(unit)
    if (box := own_zone(ground, seat)) is not None:
        starts = starts | dict.fromkeys(inside(chart, box), 0.0)
    elif ground.state.central and seat != ground.state.attacker:
        piece = ground.battle.table.pieces[ground.battle.table.index(ground.state.central)]
        starts = starts | dict.fromkeys(chart.beside(piece, 0), 0.0)
    return chart, chart.field(("ways-in", seat, ground.state.sides[seat].zone, ground.state.central), lambda: starts)


def own_zone(ground: Ground, seat: SeatId) -> Box | None:
    """The rectangle in which a seat deploys, where the mission has such."""
    return ground.battle.sheet.boxes().get(ground.state.sides[seat].zone)


def inside(chart: Chart, box: Box) -> list[int]:
    """The free squares in a rectangle."""
    left, front, right, back = box
    x, y = chart.points[:, 0], chart.points[:, 1]
    found: list[int] = np.flatnonzero((x >= left) & (x <= right) & (y >= front) & (y <= back) & chart.free).tolist()
    return found


def reached(ground: Ground, way: tuple[Chart, Floats], piece: Piece) -> float:
    """How far the nearest square beside a piece is."""
    chart, far = way
    beside = chart.beside(piece, CONTACT)
    return min((float(far[node]) for node in beside if far[node] < NOWHERE), default=OUT_OF_THE_WAY)


# Reinforcements


def recruit(ground: Ground, question: ChooseSome) -> Decision | None:
    """Buy as much as can be paid for, the dearest first."""
    points, chosen = question.data["points"], []
    units = sorted((ground.unit(key) for key in question.allowed), key=lambda unit: -ground.battle.profile(unit).cost)
    for unit in units:
        cost = ground.battle.profile(unit).cost
        if cost <= points:
            points -= cost
            chosen.append(str(unit.id))
    return decided(chosen, question, "because-reinforces")


# Coming into play


def enter(ground: Ground, question: Choose) -> Decision | None:
    """Come in by the way that leads soonest to where the unit is to go."""
    unit = ground.unit(question.data["unit"])
    goal = ground.goal(unit)
    keys = [key for key in question.allowed if key != "stay"]
    if not keys:
        return decided("stay", question, "because-no-way-in", unit=unit.id)
    best = keys[0] if goal is None else min(keys, key=lambda key: far_by(ground, unit, key, goal))
    return decided(best, question, "because-way-in", unit=unit.id)


def far_by(ground: Ground, unit: Unit, key: str, goal: Floats) -> float:
    """How far a unit still has to go if it comes in by a way."""
    way = WayIn.read(key)
    if way.kind == ACCESS:
        return ground.far(unit, goal, edge=way.place)
    chart = ground.chart(unit)
    if way.kind == GUERRILLA:
        nodes: Iterable[int] = (chart.node(*ground.place(friend)[:2]) for friend in ground.own)
    elif way.kind == DEPLOY and (box := own_zone(ground, unit.owner)) is not None:
        nodes = inside(chart, box)
    else:
        table = ground.battle.table
        piece = table.pieces[table.index(way.place if way.kind == DROP else ground.state.central)]
        nodes = chart.beside(piece, CONTACT if way.kind == DROP else 0)
    far = min((float(goal[node]) for node in nodes), default=NOWHERE)
    return far + (ACTIONS * ground.stride(unit) if way.kind == DROP else 0)


def place(ground: Ground, question: Place) -> Decision | None:
    """Place the unit where it is nearest to its goal."""
    unit = ground.unit(question.data["unit"])
    goal = ground.goal(unit)
    if goal is None:
        return None
    chart, planner = ground.chart(unit), question.planner
    left, front, right, back = planner.detail()["box"]
    x, y = chart.points[:, 0], chart.points[:, 1]
    inside = (x >= left) & (x <= right) & (y >= front) & (y <= back) & (goal < NOWHERE) & chart.free
    nodes = np.flatnonzero(inside)
    tried: list[tuple[int, int, int]] = []
    for node in nodes[np.argsort(goal[nodes], kind="stable")].tolist():
        spot = chart.spot(node)
        if any(abs(spot[0] - other[0]) < APART and abs(spot[1] - other[1]) < APART for other in tried):
            continue
        tracks = completed(planner, {str(unit.leader): {"to": list(spot)}})
        if tracks is not None:
            return decided(tracks, question, "because-toward-post", unit=unit.id)
        tried.append(spot)
        if len(tried) == PLACINGS:
            break
    return None


NAMING: dict[str, Callable[[Ground, Any], Decision | None]] = {
    "choose-part": choose_part,
    "name-alpha": name_point,
    "name-omega": name_point,
    "name-gamma": name_point,
}
COMING: dict[str, Callable[[Ground, Any], Decision | None]] = {
    "recruit": recruit,
    "enter": enter,
    "place-deploy": place,
    "place-drop": place,
    "place-guerrilla": place,
}
