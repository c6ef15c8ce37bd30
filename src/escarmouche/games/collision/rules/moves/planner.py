"""Planning the move of one model: judging a way, finding one, suggesting some."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.measure import in_contact
from escarmouche.games.collision.rules.moves.agility import jump_penalty
from escarmouche.games.collision.rules.moves.strides import (
    CLIMB,
    JUMP,
    STEP,
    Stride,
    allowance,
    gait_of,
    obstacles_for,
    strides_of,
    too_long,
    way_length,
)
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.edges import INWARD, edge_distance
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.geometry import FULL_TURN, bearing
from escarmouche.table.ways.movement import path, straight

TRIES = 6
STAY_CHANCE, TURN_CHANCE = 0.1, 0.5


@rule("COL-MOVE-08")
def engaged(battle: Battle, model: Model) -> Reason | None:
    """Base contact has no effect of its own: whoever touches an enemy moves away as usual."""
    if battle.game.keeps_journal and any(in_contact(battle, model, enemy) for enemy in battle.enemies(model)):
        note("COL-MOVE-08")
    return None


class MovePlanner:
    """One model moves: by any way that is possible for it and not too long, and it looks anywhere at the end."""

    def __init__(self, battle: Battle, model: Model, *, arriving: bool = False) -> None:
        self.battle = battle
        self.model = model
        self.key = str(model.id)
        self.edge = battle.state.edges[model.owner] if arriving else ""
        self.start = (model.x, model.y, model.surface)
        self.limit = allowance(battle, model)
        self.gait = gait_of(battle, model)
        self.obstacles = obstacles_for(battle, model)

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the model may not move like this."""
        return self.track_fault(tracks[self.key])

    def track_fault(self, track: Track) -> Reason | None:
        """Why the model may not go this way."""
        reason = engaged(self.battle, self.model) if len(track.spots) > 1 else None
        reason = reason or self.start_fault(track)
        if reason is not None:
            return reason
        strides = strides_of(self.battle, self.model, track)
        if isinstance(strides, Reason):
            return strides
        return too_long(way_length(self.battle, self.model, strides), self.limit)

    def start_fault(self, track: Track) -> Reason | None:
        """A way begins where the model stands; that of an arriving model outside the table, touching its edge."""
        x, y, surface = track.spots[0]
        if not self.edge:
            wrong = track.spots[0] != self.start
            return refusal("COL-MOVE-01", "refused-wrong-start", model=self.model.id) if wrong else None
        table = self.battle.table
        touches = edge_distance(table, self.edge, x, y) == -self.gait.radius and surface == 0
        beside = 0 <= (x if self.edge[0] == "y" else y) <= (table.width if self.edge[0] == "y" else table.depth)
        if touches and beside and len(track.spots) > 1:
            return None
        return refusal("COL-AMBUSH-11", "refused-entry", model=self.model.id)

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The model goes to the goal that was named and looks where it goes, or turns, or stays."""
        given = partial.get(self.key)
        facing, legs, wish = None, (), None
        if isinstance(given, Mapping) and "spots" not in given:
            facing, legs = given.get("facing"), tuple(given.get("legs", ()))
            if "to" not in given:
                partial = {key: value for key, value in partial.items() if key != self.key}
        try:
            wish = read_wishes(self.battle.table, partial, [self.key], "COL-MOVE-01").get(self.key)
        except Refused as refused:
            return refused.reason
        if wish is not None and wish.track is not None:
            track: Track | Reason = wish.track
        elif wish is not None and wish.goal is not None:
            track = self.way_to(wish.goal, legs)
        else:
            track = self.staying()
        if isinstance(track, Reason):
            return track
        if facing is not None:
            track = msgspec.structs.replace(track, facing=int(facing))
        return self.track_fault(track) or {self.key: track}

    def staying(self) -> Track | Reason:
        """The way of a model that stays; one that arrives comes on in the middle of what room there is."""
        if not self.edge:
            return Track((self.start,))
        return self.first_entry() or refusal("COL-AMBUSH-11", "refused-no-arrival", model=self.model.id)

    def way_to(self, goal: Spot, legs: tuple[str, ...] = ()) -> Track | Reason:
        """The way to a goal, without tests if there is one, or why there is none."""
        start = self.entry(goal) if self.edge else self.start
        direct = Track((start, goal), legs=legs)
        if legs:
            return facing_ahead(direct)
        for gait in (self.gait.without_jumps, self.gait):
            track = path(self.battle.table, gait, self.obstacles, start, goal, self.reach())
            if track is not None and self.track_fault(track) is None:
                return facing_ahead(self.carefully(track))
        return self.track_fault(direct) or facing_ahead(direct)

    def reach(self) -> float:
        """How far the search for ways may go: what is already climbed need not be paid again."""
        return self.limit + self.model.climbed

    def carefully(self, track: Track) -> Track:
        """The way, with dangerous jumps climbed down instead where the distance allows."""
        strides = strides_of(self.battle, self.model, track)
        if isinstance(strides, Reason) or not any(self.is_dangerous(stride) for stride in strides):
            return track
        legs = tuple(CLIMB if self.is_dangerous(stride) else stride.kind for stride in strides)
        safer = msgspec.structs.replace(track, legs=legs[-(len(track.spots) - 1) :])
        return safer if self.track_fault(safer) is None else track

    def is_dangerous(self, stride: Stride) -> bool:
        """Whether a part of the way is a jump with a penalty."""
        return stride.kind == JUMP and jump_penalty(self.battle, stride.height) > 0

    # Arriving

    def entry(self, goal: Spot) -> Spot:
        """The point outside the edge from which an arriving model goes straight to a goal."""
        table, radius = self.battle.table, self.gait.radius
        x, y = goal[:2]
        off = {"y0": (x, -radius), "y1": (x, table.depth + radius), "x0": (-radius, y), "x1": (table.width + radius, y)}
        return (*off[self.edge], 0)

    def first_entry(self) -> Track | None:
        """The first way onto the table that is free: as far as it goes, from the middle of the edge outwards."""
        table = self.battle.table
        along_x = self.edge[0] == "y"
        width, depth = (table.width, table.depth) if along_x else (table.depth, table.width)
        near = self.edge[1] == "0"
        for far in (self.limit, 2 * self.gait.radius):
            inward = far - self.gait.radius if near else depth - far + self.gait.radius
            for offset in sorted(range(0, width + 1, STEP), key=lambda place: abs(place - width // 2)):
                x, y = (offset, inward) if along_x else (inward, offset)
                track = Track((self.entry((x, y, 0)), (x, y, 0)))
                if self.track_fault(track) is None:
                    return facing_ahead(track)
        return None

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Staying, and moves in different directions or toward the points, looking ahead or at the nearest enemy."""
        found: list[Track] = []
        if not self.edge and (count > 1 or rng.random() < STAY_CHANCE):
            found.append(Track((self.start,), self.toward_enemy() if rng.random() < TURN_CHANCE else None))
        for _ in range(2 * count + TRIES):
            if len(found) >= count:
                break
            track = self.wander(rng, toward)
            if track is not None and track not in found:
                found.append(track)
        if not found:
            last = self.staying()
            found += [] if isinstance(last, Reason) else [last]
        return [{self.key: track} for track in found]

    def wander(self, rng: Random, toward: Sequence[tuple[int, int]]) -> Track | None:
        """A way in some direction, up or down where there is a choice."""
        start, most = self.start, float(self.limit)
        if self.edge:
            entry = self.entry((rng.randint(0, self.battle.table.width), rng.randint(0, self.battle.table.depth), 0))
            start, angle = entry, math.radians(INWARD[self.edge] / 10) + rng.uniform(-0.8, 0.8)
        elif toward:
            x, y = toward[int(rng.random() * len(toward))]
            angle = math.atan2(y - start[1], x - start[0]) + rng.uniform(-0.4, 0.4)
            most = min(most, math.dist(start[:2], (x, y)))
        else:
            angle = rng.uniform(0, 2 * math.pi)
        length = most * (1.0 if rng.random() < TURN_CHANCE else rng.random())
        goal = self.clipped(start, angle, length, rng)
        track = straight(self.battle.table, self.gait, self.obstacles, start, goal, self.limit)
        if track is None and toward and not self.edge:
            track = path(self.battle.table, self.gait.without_jumps, self.obstacles, start, goal, self.limit)
        if track is None or self.track_fault(track) is not None:
            return None
        facing = self.toward_enemy(goal) if rng.random() < TURN_CHANCE else None
        return facing_ahead(track) if facing is None else msgspec.structs.replace(track, facing=facing)

    def clipped(self, start: Spot, angle: float, length: float, rng: Random) -> Spot:
        """A spot in a direction, on the table, on any of the surfaces there."""
        table, radius = self.battle.table, self.gait.radius
        x = min(max(round(start[0] + length * math.cos(angle)), radius), table.width - radius)
        y = min(max(round(start[1] + length * math.sin(angle)), radius), table.depth - radius)
        surfaces = table.surfaces_at(x, y)
        return (x, y, surfaces[int(rng.random() * len(surfaces))])

    def toward_enemy(self, spot: Spot | None = None) -> int | None:
        """The facing from a spot toward the nearest enemy."""
        x, y, _ = spot or self.start
        enemies = self.battle.enemies(self.model)
        if not enemies:
            return None
        near = min(enemies, key=lambda enemy: (math.dist((x, y), (enemy.x, enemy.y)), enemy.id))
        return round(bearing(x, y, near.x, near.y)) % FULL_TURN

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {
            "radius": self.gait.radius,
            "way": "arrive" if self.edge else "move",
            "distances": {self.key: self.limit},
            "starts": {self.key: list(self.start)},
            "edge": self.edge,
        }


def facing_ahead(track: Track) -> Track:
    """The way, with the model looking in the direction of its last part."""
    if len(track.spots) < 2:
        return track
    (x1, y1, _), (x2, y2, _) = track.spots[-2:]
    return msgspec.structs.replace(track, facing=round(bearing(x1, y1, x2, y2)) % FULL_TURN)


def can_arrive(battle: Battle, model: Model) -> bool:
    """Whether a waiting model finds room at its edge; looking for it applies no rule."""
    with listening(None):
        planner = MovePlanner(battle, model, arriving=True)
        key = ("arrival", model.id, planner.limit)
        return bool(battle.remembered(key, lambda: planner.first_entry() is not None))
