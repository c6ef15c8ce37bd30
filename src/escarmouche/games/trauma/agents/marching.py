"""Marching: squares within reach that lead somewhere, and the whole placing of a unit that goes to one of them."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from escarmouche.agents.chart import NOWHERE, Floats
from escarmouche.engine.place import Planner, Tracks
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.games.trauma.agents.ground import Ground
from escarmouche.games.trauma.rules.state import Unit

TRIED = 6
"""So many ends of a move are tried, the best first."""
SPARSE = 3_000
"""Ends that are tried after one another are so far apart, along either axis."""


def ends(ground: Ground, unit: Unit, worth: Floats, limit: float, most: int = TRIED) -> Iterator[tuple[int, int, int]]:
    """The squares within reach that are worth most, not too close to one another."""
    chart = ground.chart(unit)
    within = ground.around(unit, limit)
    inside = np.flatnonzero((within < NOWHERE) & np.isfinite(worth))
    ordered = inside[np.argsort(-worth[inside], kind="stable")]
    taken: list[tuple[int, int, int]] = []
    for node in ordered.tolist():
        spot = chart.spot(node)
        if all(abs(spot[0] - x) >= SPARSE or abs(spot[1] - y) >= SPARSE for x, y, _ in taken):
            taken.append(spot)
            yield spot
        if len(taken) == most:
            return


def completed(planner: Planner, partial: Mapping[str, Any]) -> Tracks | None:
    """The whole placing for a wish, or None if it is not allowed."""
    try:
        found = planner.complete(partial)
    except Refused:
        return None
    return None if isinstance(found, Reason) else found


def march(ground: Ground, unit: Unit, planner: Planner, goal: Floats) -> Tracks | None:
    """The move of a unit that brings it nearest to a goal, if one brings it nearer."""
    lead = ground.lead(unit)
    here = ground.far(unit, goal) if unit.place == "table" else NOWHERE
    for spot in ends(ground, unit, -goal, ground.stride(unit)):
        if goal[ground.chart(unit).node(*spot[:2])] >= here:
            return None
        tracks = completed(planner, {str(lead.id): {"to": list(spot)}})
        if tracks is not None:
            return tracks
    return None
