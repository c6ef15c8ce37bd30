"""Setting one thing down: a model that deploys, a marker, or the point somebody aims at, wherever a rule allows it."""

import functools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.table.edges import Box
from escarmouche.table.formation import Spot, read_wishes, scattered
from escarmouche.table.table import Table

SpotFault: TypeAlias = Callable[[int, int, int], Reason | None]
TRIES = 60
COARSE, FINE = 2_000, 500
"""How far apart the points lie at which a place is looked for, at first and at last."""


@functools.cache
def grid(box: Box, middle: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Points all over a rectangle, the nearest to a point first; a few far apart, then close together."""
    left, front, right, back = box
    found: dict[tuple[int, int], None] = {}
    for step in (COARSE, FINE):
        points = [(x, y) for x in range(left, right + 1, step) for y in range(front, back + 1, step)]
        points.sort(key=lambda point: (math.dist(point, middle), point))
        found.update(dict.fromkeys(points))
    return tuple(found)


def centre(box: Box) -> tuple[int, int]:
    """The middle of a rectangle."""
    return ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)


class SpotPlanner:
    """Placing one thing in a rectangle by a rule of its own; it looks the given way unless the answer names another.

    A place is looked for at the `likely` spots first, then from the middle outwards.
    """

    def __init__(
        self,
        table: Table,
        name: str,
        box: Box,
        spot_fault: SpotFault,
        *,
        rule: RuleId,
        radius: int = 0,
        facing: int | None = None,
        likely: Sequence[Spot] = (),
    ) -> None:
        self.table = table
        self.name = name
        self.box = box
        self.spot_fault = spot_fault
        self.rule = rule
        self.radius = radius
        self.facing = facing
        self.likely = likely

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why it may not stand there."""
        track = tracks[self.name]
        if len(track.spots) > 1:
            return refusal(self.rule, "refused-one-spot")
        return self.spot_fault(*track.end)

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The goal that was named, or the first legal spot."""
        try:
            wish = read_wishes(self.table, partial, [self.name], self.rule).get(self.name)
        except Refused as refused:
            return refused.reason
        if wish is None:
            spot = self.first()
            return refusal(self.rule, "refused-no-spot") if spot is None else self._tracks(spot)
        if wish.track is not None:
            tracks = {self.name: wish.track}
            return self.fault(tracks) or tracks
        assert wish.goal is not None
        return self.spot_fault(*wish.goal) or self._tracks(wish.goal)

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Random legal spots."""
        found: list[Tracks] = []
        for _ in range(max(count * 6, TRIES)):
            spot = scattered(self.table, rng, self.box, toward)
            tracks = self._tracks(spot)
            if tracks not in found and self.spot_fault(*spot) is None:
                found.append(tracks)
                if len(found) == count:
                    return found
        first = None if found else self.first()
        return found if first is None else [self._tracks(first)]

    def first(self) -> Spot | None:
        """The first legal spot, likely ones before those from the middle outwards; looking for it applies no rule."""
        with listening(None):
            return next((spot for spot in self._spots() if self.spot_fault(*spot) is None), None)

    def _spots(self) -> Iterator[Spot]:
        yield from self.likely
        for x, y in grid(self.box, centre(self.box)):
            for surface in self.table.surfaces_at(x, y):
                yield (x, y, surface)

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {"radius": self.radius, "box": list(self.box)}

    def _tracks(self, spot: Spot) -> Tracks:
        return {self.name: Track((spot,), facing=self.facing)}
