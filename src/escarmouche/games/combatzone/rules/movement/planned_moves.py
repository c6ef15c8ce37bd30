"""Planning one move action: judging a way, finding one, suggesting some."""

import functools
import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.movement import limits
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.action_points import left, too_dear
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.ways.movement import path, straight, total

TRIES = 10
FULL_CHANCE = 0.7
AHEAD = (0, 450, -450, 890, -890)
"""Directions of a move that nobody chose, off the facing, in tenths of a degree."""
SHARES = (1.0, 0.5, 0.2)
SHORTEST = centimetres(0.1)
DIFFICULT = "difficult"


class MovePlanner:
    """One figure makes one move action: by any way that is possible, not too long, and that it can pay."""

    def __init__(self, battle: Battle, figure: Figure) -> None:
        self.battle = battle
        self.figure = figure
        self.key = str(figure.id)
        self.start: Spot = (figure.x, figure.y, figure.surface)
        self.limit = limits.farthest(battle, figure)
        self.gait = limits.gait_of(battle, figure)
        self.obstacles = limits.obstacles_for(battle, figure)
        self._paths: dict[tuple[Spot, str], Track | None] = {}
        self._found: Track | None = None
        """The last straight way that was looked for and may be gone."""

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the figure may not move like this."""
        return self.track_fault(tracks[self.key])

    def track_fault(self, track: Track) -> Reason | None:
        """Why the figure may not go this way."""
        if track == self._found:
            return None
        return self.start_fault(track) or limits.way_fault(self.battle, self.figure, track) or self.effort_fault(track)

    def is_hindered(self, track: Track) -> bool:
        """Whether the figure may not go this way, wherever it looks."""
        if self.start_fault(track) is not None or self.dear(track) is not None:
            return True
        return limits.way_fault(self.battle, self.figure, track) is not None

    def start_fault(self, track: Track) -> Reason | None:
        """Why the figure does not even begin to go this way."""
        if track.spots[0] != self.start or track.facing is not None:
            return refusal("CBZ-MOVE-09", "refused-wrong-start", figure=self.figure.id)
        if len(set(track.spots)) < 2:
            return refusal("CBZ-MOVE-09", "refused-no-move", figure=self.figure.id)
        return limits.stuck(self.battle, self.figure)

    def effort_fault(self, track: Track) -> Reason | None:
        """Why the figure may not go this way although nothing stands in it."""
        return limits.backwards(self.battle, self.figure, track) or self.dear(track)

    def dear(self, track: Track) -> Reason | None:
        """Why the way is too long or costs too much."""
        length, rough = self.length(track)
        reason = limits.too_long(self.battle, self.figure, length, rough=rough)
        return reason or too_dear(self.battle, self.figure, limits.price_of_move(rough=rough))

    def length(self, track: Track) -> tuple[float, bool]:
        """How long a way is, and whether any of it is difficult."""
        known: tuple[float, bool] = self.battle.remembered(
            ("length", self.figure.id, track.spots), functools.partial(self._length, track)
        )
        return known

    def _length(self, track: Track) -> tuple[float, bool]:
        legs = limits.legs_of(self.battle, self.figure, track)
        return total(legs), limits.is_rough(self.battle, track, legs)

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The way to the goal that was named, or straight ahead."""
        try:
            wish = read_wishes(self.battle.table, partial, [self.key], "CBZ-MOVE-09").get(self.key)
        except Refused as refused:
            return refused.reason
        if wish is None:
            track: Track | Reason = self.first() or refusal("CBZ-MOVE-09", "refused-no-way", figure=self.figure.id)
        elif wish.track is not None:
            track = self.track_fault(wish.track) or wish.track
        else:
            assert wish.goal is not None
            track = self.way_to(wish.goal)
        return track if isinstance(track, Reason) else {self.key: track}

    def way_to(self, goal: Spot) -> Track | Reason:
        """The shortest way to a goal, off difficult terrain where that is possible, or why there is none."""
        for avoid in (DIFFICULT, ""):
            track = self.path_to(goal, avoid)
            if track is not None and len(track.spots) > 1 and self.track_fault(track) is None:
                return track
        direct = Track((self.start, goal))
        return self.track_fault(direct) or direct

    def path_to(self, goal: Spot, avoid: str) -> Track | None:
        """The shortest way to a goal, looked for once: it does not depend on where the figure looks."""
        key = goal, avoid
        if key not in self._paths:
            start, limit = self.start, self.limit
            self._paths[key] = path(self.battle.table, self.gait, self.obstacles, start, goal, limit, avoid)
        return self._paths[key]

    def first(self) -> Track | None:
        """A move that is possible, straight ahead as far as can be if it is; looking for it applies no rule."""
        with listening(None):
            for share in (*SHARES, SHORTEST / max(1, self.limit)):
                for off in AHEAD:
                    track = self.toward(math.radians((self.figure.facing + off) / 10), share * self.limit)
                    if track is not None:
                        return track
        return None

    def toward(self, angle: float, length: float) -> Track | None:
        """The straight way in a direction, if the figure may go it."""
        x = round(self.start[0] + length * math.cos(angle))
        y = round(self.start[1] + length * math.sin(angle))
        if not self.battle.table.on_table(x, y, self.gait.radius):
            return None
        for surface in self.battle.table.surfaces_at(x, y):
            goal = (x, y, surface)
            track = straight(self.battle.table, self.gait, self.obstacles, self.start, goal, self.limit)
            if track is not None and (self.start_fault(track) or self.effort_fault(track)) is None:
                self._found = track
                return track
        return None

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Moves in different directions, or toward the points."""
        found: list[Track] = []
        for _ in range(2 * count + TRIES):
            if len(found) >= count:
                break
            track = self.wander(rng, toward)
            if track is not None and track not in found:
                found.append(track)
        if not found and (track := self.first()) is not None:
            found.append(track)
        return [{self.key: track} for track in found]

    def wander(self, rng: Random, toward: Sequence[tuple[int, int]]) -> Track | None:
        """A way in some direction, round corners where it leads to a point."""
        length = self.limit * (1.0 if rng.random() < FULL_CHANCE else rng.random())
        if not toward:
            return self.toward(math.radians(self.figure.facing / 10) + rng.uniform(-1.57, 1.57), length)
        x, y = toward[int(rng.random() * len(toward))]
        far = math.dist(self.start[:2], (x, y))
        if far <= self.limit:
            found = self.way_to((x, y, self.battle.table.standing_surface(x, y)))
            if isinstance(found, Track):
                return found
        angle = math.atan2(y - self.start[1], x - self.start[0])
        aim = angle if far <= 2 * self.limit else angle + rng.uniform(-0.4, 0.4)
        return self.up_to(aim, min(length, far))

    def up_to(self, angle: float, length: float) -> Track | None:
        """The straight way in a direction, as far as whatever stands there."""
        track = self.toward(angle, length)
        low, high = 0.0, length
        while track is None and high - low > 1:
            middle = (low + high) / 2
            low, high = (middle, high) if self.toward(angle, middle) is not None else (low, middle)
        return track or (self.toward(angle, low) if low else None)

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {
            "radius": self.gait.radius,
            "way": "walk",
            "stays": False,
            "distances": {self.key: self.limit},
            "starts": {self.key: list(self.start)},
            "facings": {self.key: self.figure.facing},
        }


def planner_of(battle: Battle, figure: Figure) -> MovePlanner:
    """What plans the next move action of a figure: the same until somebody moves, or it turns or spends points."""
    key = ("planner", figure.id, figure.facing, figure.spent)
    found: MovePlanner = battle.remembered(key, functools.partial(MovePlanner, battle, figure))
    return found


def cannot_move_now(battle: Battle, figure: Figure) -> Reason | None:
    """Why a figure has no move action now."""
    if left(battle, figure) < 1:
        return too_dear(battle, figure, 1)
    reason = limits.stuck(battle, figure)
    if reason is None and planner_of(battle, figure).first() is None:
        return refusal("CBZ-MOVE-09", "refused-no-way", figure=figure.id)
    return reason
