"""Before the first turn: where a group is set down, and how an ambush is laid that nobody can work out."""

from collections.abc import Callable
from math import dist
from random import Random
from typing import Any

import numpy as np

from escarmouche.agents.agent import Decision
from escarmouche.agents.chart import Floats
from escarmouche.engine.place import Place
from escarmouche.engine.questions import ChooseSome
from escarmouche.engine.reasons import Reason
from escarmouche.games.combatzone.agents.decisions import decided
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.sight import Views, views_of
from escarmouche.games.combatzone.rules.battle import CENTIMETRE
from escarmouche.table.edges import OPPOSITE, strip

ADVANCED = 35 * CENTIMETRE
"""How far from his edge the enemy is taken to come before he fires."""
STROLL = 20 * CENTIMETRE
"""How far an enemy who stands there already is taken to go before he fires."""
AROUND = 6 * CENTIMETRE
"""A group stands so near together."""
FARTHER = 0.007
"""What a centimetre more to the goal counts beside being seen from everywhere."""
SPARSE = 3
PLACINGS = 12
"""At so many places a group is tried, the best first."""
HIDEOUTS = 4
"""Of so many places found by chance an ambusher takes the best."""


def deploy(ground: Ground, question: Place) -> Decision | None:
    """Set the group down where the enemy sees least of it, and not far from where it is to go."""
    group = ground.state.groups[question.data["group"]]
    figure = ground.figure(question.models[0])
    if not ground.state.edges[ground.me] or ground.state.ambusher >= 0:
        return None
    chart, planner = ground.chart(figure), question.planner
    views = views_of(chart)
    left, front, right, back = planner.detail()["box"]
    x, y = chart.points[:, 0], chart.points[:, 1]
    nodes = np.flatnonzero((x > left) & (x < right) & (y > front) & (y < back) & chart.free)
    goal = ground.field_to(figure, ground.held or [ground.centre])
    score = near_mean(views, watched_from(ground, views))[views.of_square] + FARTHER * goal / CENTIMETRE
    for node in nodes[np.argsort(score[nodes], kind="stable")].tolist()[: SPARSE * PLACINGS : SPARSE]:
        tracks = planner.complete({str(figure.id): {"to": list(chart.spot(node))}})
        if not isinstance(tracks, Reason):
            return decided(tracks, question, "because-unseen", group=group.id)
    return None


def watched_from(ground: Ground, views: Views) -> Floats:
    """From how many of the places that the enemy comes to first every coarse square is seen."""
    if ground.foes:
        rows = [views.from_around(foe.x, foe.y, STROLL) for foe in ground.foes]
    else:
        left, front, right, back = strip(ground.battle.table, OPPOSITE[ground.state.edges[ground.me]], ADVANCED)
        x, y = views.chart.points[views.coarse].T
        squares = np.flatnonzero((x > left) & (x < right) & (y > front) & (y < back))
        rows = [views.from_square(square) for square in squares.tolist()[::SPARSE]]
    found: Floats = np.mean([row > 0 for row in rows], axis=0)
    return found


def near_mean(views: Views, values: Floats) -> Floats:
    """The mean of the values around every coarse square."""
    found = np.empty(len(values))
    for squares, near in views.neighbours(AROUND):
        found[squares] = values[near].mean(axis=1)
    return found


# The ambush


def hide(rng: Random, question: Place) -> Decision | None:
    """Hide at the nearest to the convoy's way of a few places drawn by lot, since the best of all could be guessed."""
    left, front, right, back = question.planner.detail()["box"]
    middle = ((left + right) / 2, (front + back) / 2)
    found = question.candidates(HIDEOUTS, rng)
    best = min(found, key=lambda tracks: dist(tracks[question.models[0]].end[:2], middle), default=None)
    return None if best is None else decided(best, question, "because-nobody-knows", figure=question.data["figure"])


def trap(rng: Random, question: ChooseSome) -> Decision:
    """Let as many figures as are allowed wait with their weapons ready, drawn by lot."""
    return decided(rng.sample(question.allowed, question.most), question, "because-trap")


SECRETS: dict[str, Callable[[Random, Any], Decision | None]] = {"hide": hide, "trap": trap}
"""The questions whose answers the enemy must not be able to work out: they are left to chance."""
