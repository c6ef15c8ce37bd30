"""Where a unit stands after crossing something: the leader first, the others as near to the obstacle as they can."""

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.movement import move_planner, placement
from escarmouche.games.trauma.rules.movement.crossing import barriers
from escarmouche.games.trauma.rules.movement.gait import fault_reason, gait_of, movers, walking_table
from escarmouche.games.trauma.rules.space.areas import Outline, away, contains, hull
from escarmouche.games.trauma.rules.space.formation import NEAR_LEADER, has_comrade, near_leader
from escarmouche.games.trauma.rules.space.measure import CONTACT, is_contact, leader, over
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import NOTHING, end_fault, ways
from escarmouche.table.ways.reach import standing

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
GRID = centimetres(0.25)
"""Places are looked for on a grid as fine as this."""
CLOSENESS = centimetres(0.25)
AHEAD = 0.3
"""How much a place must lie ahead in the direction of the crossing, from what is crossed, to be on its far side."""
TURNS = tuple(math.radians(angle) for angle in (0, 15, -15, 30, -30, 45, -45, 60, -60))
ALL_AROUND = tuple(range(0, 360, 15))
STRIDES = 20
AFAR = 1_000_000
CHUNK = 40
SLACK = 5
"""How far beyond the rim a model is set down, in thousandths."""


class Places:
    """All places near a leader from which a unit can choose: on what is crossed and beyond it, the nearest first."""

    def __init__(self, battle: Battle, unit: Unit, barrier: barriers.Barrier, start: Spot, head: Spot) -> None:
        self.battle = battle
        self.unit = unit
        self.barrier = barrier
        self.radius, self.height = battle.radius(unit), battle.profile(unit).height
        self.table = walking_table(battle, unit)
        self.ahead = _direction(start, head)
        self.head = head
        near = NEAR_LEADER + 4 * self.radius
        others = [
            body
            for body in placement.bodies_of_others(battle, unit)
            if math.dist((body.x, body.y), head[:2]) < near + body.radius
        ]
        self.others = as_rows(others)

    @cached_property
    def close(self) -> Floats:
        """The places at Contact range of what is crossed."""
        xs, ys = zip(*self.barrier.rough, strict=True)
        room = CONTACT + 2 * self.radius
        rows = self._rows((min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room))
        return _some(rows, rows[:, 3] <= CONTACT)

    @cached_property
    def distant(self) -> Floats:
        """The places beyond Contact range of what is crossed."""
        rows = self._rows((-math.inf, -math.inf, math.inf, math.inf))
        return _some(rows, rows[:, 3] > CONTACT)

    def _rows(self, box: tuple[float, float, float, float]) -> Floats:
        """The places in a rectangle that are clear of others, the nearest to what is crossed first."""
        surfaces = sorted({self.barrier.surface, 0} - {-1})
        rows = np.concatenate([self._on(surface, box) for surface in surfaces])
        rows = rows[np.lexsort((rows[:, 4], rows[:, 3]))]
        return _some(rows, kernels().clear(rows, self.others, self.radius, self.height))

    def _on(self, surface: int, box: tuple[float, float, float, float]) -> Floats:
        """The points of the grid on a surface that are on what is crossed, or beyond it on the ground."""
        reach = NEAR_LEADER + 2 * self.radius
        lines = []
        for axis, at in enumerate(self.head[:2]):
            first, last = max(at - reach, box[axis]), min(at + reach, box[axis + 2])
            lines.append(np.arange(math.ceil(first / GRID), math.floor(last / GRID) + 1) * float(GRID))
        head = np.array((*self.head[:2], self.battle.z(self.head[2])), float)
        rows: Floats = kernels().places(
            np.array(self.barrier.rough), np.array(self.ahead), AHEAD, *lines, head, self.radius, NEAR_LEADER,
            surface, self.battle.z(surface), surface == self.barrier.surface,
        )  # fmt: skip
        return rows

    def nearest(self, placed: Sequence[Body]) -> tuple[float, Spot] | None:
        """The legal place nearest to what is crossed for the next model, and how far from it that is."""
        bodies = as_rows(placed)
        return self._nearest(self.close, bodies) or self._nearest(self.distant, bodies)

    def _nearest(self, rows: Floats, bodies: Floats) -> tuple[float, Spot] | None:
        rows = rows[kernels().near(rows, bodies, self.radius, CONTACT)]
        rows = rows[kernels().clear(rows, bodies, self.radius, self.height)]
        for first in range(0, len(rows), CHUNK):
            some = rows[first : first + CHUNK]
            free = standing(ways(self.table), gait_of(self.battle, self.unit), NOTHING, self.head, some[:, :3].copy())
            for x, y, surface, far, *_ in some[free][:1].tolist():
                return far, (int(x), int(y), int(surface))
        return None


def kernels() -> Any:
    """The compiled kernels, brought in at the first use."""
    from escarmouche.games.trauma.rules.movement.crossing import kernels

    return kernels


def _some(rows: Floats, kept: Flags) -> Floats:
    """The rows that are marked."""
    found: Floats = rows[kept]
    return found


def as_rows(bodies: Sequence[Body]) -> Floats:
    """Bodies as an array: x, y, z, radius, height."""
    return np.array([(one.x, one.y, one.z, one.radius, one.height) for one in bodies], float).reshape(-1, 5)


def _direction(start: Spot, head: Spot) -> tuple[float, float]:
    """The direction in which the leader crosses."""
    dx, dy = head[0] - start[0], head[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


class CrossPlanner:
    """A unit crosses something: its leader first, the others in formation with him, in the order of the answer."""

    def __init__(self, battle: Battle, unit: Unit, barrier: barriers.Barrier, how: str) -> None:
        self.battle = battle
        self.unit = unit
        self.barrier = barrier
        self.how = how
        self.table = walking_table(battle, unit)
        self.leader = leader(battle, unit)
        models = movers(battle, unit)
        self.movers = {str(model.id): model for model in sorted(models, key=lambda model: model is not self.leader)}
        self.starts = {key: (model.x, model.y, model.surface) for key, model in self.movers.items()}
        self.stuck = [battle.body(model) for model in battle.alive(unit) if str(model.id) not in self.movers]
        self.start = self.starts[str(self.leader.id)]
        self.others = placement.bodies_of_others(battle, unit)
        self._places: dict[Spot, Places] = {}
        self._sound: list[tuple[str, Track]] = []
        self._first: list[Tracks] | None = None

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not cross like this; what was judged legal once is not judged again."""
        moves = list(tracks.items())
        if moves == self._sound:
            return None
        reason = self._order_fault(tracks) or self._each_fault(tracks) or self._end_fault(tracks)
        if reason is None:
            self._sound = moves
        return reason

    def _order_fault(self, tracks: Tracks) -> Reason | None:
        first = next(iter(tracks))
        if first != str(self.leader.id):
            return refusal("TRA-CROSS-10", "refused-leader-first", model=self.leader.id)
        wrong = next((key for key, track in tracks.items() if track.spots[0] != self.starts[key]), None)
        return None if wrong is None else refusal("TRA-CROSS-01", "refused-wrong-start", model=int(wrong))

    def _each_fault(self, tracks: Tracks) -> Reason | None:
        head = next(iter(tracks.values())).end
        reason = self.leader_fault(head)
        placed = [placement.body_at(self.battle, self.unit, head)]
        for key, track in list(tracks.items())[1:]:
            if reason is not None:
                return reason
            if len(track.spots) == 1 and self.places(head).nearest(placed) is None:
                continue
            reason = self.staying_fault(key, track, head) or self.follower_fault(key, track.end, head, placed)
            placed.append(placement.body_at(self.battle, self.unit, track.end))
        return reason

    def _end_fault(self, tracks: Tracks) -> Reason | None:
        bodies = [*self.stuck]
        for track in tracks.values():
            body = placement.body_at(self.battle, self.unit, track.end)
            reason = placement.on_a_base(body, bodies)
            if reason is not None:
                return reason
            bodies.append(body)
        hulls = [hull([(body.x, body.y) for body in bodies])]
        return ends_beside(self.battle, self.unit, hulls)

    def leader_fault(self, spot: Spot) -> Reason | None:
        """Why the leader may not be placed there."""
        return self.side_fault(spot) or self.stance_fault(spot, ())

    def stance_fault(self, spot: Spot, placed: Sequence[Body]) -> Reason | None:
        """Why a base cannot stand there."""
        reason = placement.on_a_base(placement.body_at(self.battle, self.unit, spot), [*self.others, *placed])
        if reason is not None:
            return reason
        found = end_fault(self.table, gait_of(self.battle, self.unit), NOTHING, spot, spot)
        return fault_reason(self.battle, self.unit, found) if found is not None else None

    def side_fault(self, spot: Spot) -> Reason | None:
        """The leader stands on the obstacle, or beyond it at Contact range, if half his Movement suffices."""
        if self.how == barriers.ON:
            on_top = spot[2] == self.barrier.surface and contains(self.barrier.outline, *spot[:2])
            return None if on_top else refusal("TRA-CROSS-03", "refused-not-on-obstacle", model=self.leader.id)
        passage = barriers.straight_across(self.barrier, self.start, spot)
        if (
            passage is None
            or not barriers.is_beyond(self.barrier, self.start, spot)
            or spot[2] not in (0, self.start[2])
        ):
            return refusal("TRA-CROSS-03", "refused-not-beyond", model=self.leader.id)
        reason = barriers.too_thick(self.battle, self.leader, self.barrier, passage)
        if reason is None and not is_contact(self.edge_distance(spot)):
            reason = refusal("TRA-CROSS-03", "refused-not-beyond", model=self.leader.id)
        return reason

    def edge_distance(self, spot: Spot) -> float:
        """How far a base at a spot is from what is crossed, 0 on it."""
        if spot[2] == self.barrier.surface and contains(self.barrier.outline, *spot[:2]):
            return 0.0
        return self.barrier.edge_distance(*spot[:2], self.battle.radius(self.unit))

    def follower_fault(self, key: str, spot: Spot, head: Spot, placed: Sequence[Body]) -> Reason | None:
        """Why one of the others may not be placed there."""
        body = placement.body_at(self.battle, self.unit, spot)
        if not joins_leader(body, placed):
            return refusal("TRA-CROSS-05", "refused-not-in-formation", unit=self.unit.id)
        if not self._on_or_beyond(spot, head):
            return refusal("TRA-CROSS-05", "refused-not-beyond", model=int(key))
        reason = self.stance_fault(spot, placed)
        return reason or self.farther_than_needed(key, spot, head, placed)

    def _on_or_beyond(self, spot: Spot, head: Spot) -> bool:
        if contains(self.barrier.outline, *spot[:2]):
            return spot[2] == self.barrier.surface
        ahead = np.array(_direction(self.start, head))
        return bool(kernels().from_outline(np.array(self.barrier.rough), *map(float, spot[:2]), ahead)[2] > AHEAD)

    def farther_than_needed(self, key: str, spot: Spot, head: Spot, placed: Sequence[Body]) -> Reason | None:
        """Each is placed as near to the obstacle as possible."""
        best = self.places(head).nearest(placed)
        if best is not None and not_near_enough(self.edge_distance(spot), best[0]):
            return refusal("TRA-CROSS-10", "refused-not-near-enough", model=int(key), length=round(best[0]))
        return None

    def staying_fault(self, key: str, track: Track, head: Spot) -> Reason | None:
        """Only who finds no room stays behind."""
        behind = self.is_left_behind(track, head)
        return refusal("TRA-CROSS-06", "refused-stays-behind", model=int(key)) if behind else None

    def is_left_behind(self, track: Track, head: Spot) -> bool:
        """Whether a model that does not move stays on its side, rather than on the obstacle or beyond."""
        return len(track.spots) == 1 and not self._on_or_beyond(track.end, head)

    def places(self, head: Spot) -> Places:
        """The places around a leader, looked for once."""
        if head not in self._places:
            self._places[head] = Places(self.battle, self.unit, self.barrier, self.start, head)
        return self._places[head]

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal are placed there in the order of the answer; the others as near as they can."""
        named = {key: given for key, given in partial.items() if not placement.only_turns(given)}
        wishes = read_wishes(self.battle.table, named, list(self.movers), "TRA-CROSS-01")
        given: dict[str, Spot] = {}
        for key, wish in wishes.items():
            spot = wish.goal or (wish.track.end if wish.track else None)
            if spot is not None:
                given[key] = spot
        tracks = self._filled(given) if given else self.anywhere()
        if tracks is None:
            return refusal("TRA-CROSS-05", "refused-no-room", unit=self.unit.id)
        if isinstance(tracks, Reason):
            return tracks
        tracks = {key: placement.turned(track, partial.get(key)) for key, track in tracks.items()}
        return self.fault(tracks) or tracks

    def _filled(self, given: Mapping[str, Spot]) -> Tracks | Reason:
        key = str(self.leader.id)
        spots: dict[str, Spot | None] = {key: given.get(key) or self._leader_spot()}
        head = spots[key]
        if head is None:
            return refusal("TRA-CROSS-05", "refused-no-room", unit=self.unit.id)
        spots |= {other: spot for other, spot in given.items() if other != key}
        placed = [placement.body_at(self.battle, self.unit, spot) for spot in spots.values() if spot is not None]
        places = self.places(head)
        for other in self.movers:
            if other not in spots:
                best = places.nearest(placed)
                spots[other] = best[1] if best is not None else None
                placed += [placement.body_at(self.battle, self.unit, best[1])] if best is not None else []
        return {other: self._track(other, spot) for other, spot in spots.items()}

    def _track(self, key: str, spot: Spot | None) -> Track:
        start = self.starts[key]
        return Track((start,)) if spot is None or spot == start else move_planner.facing_ahead(Track((start, spot)))

    def _leader_spot(self) -> Spot | None:
        return next((spot for spot in self._leader_spots(TURNS) if self.leader_fault(spot) is None), None)

    def _leader_spots(self, turns: Sequence[float], gap: int = SLACK) -> list[Spot]:
        """Spots for the leader: straight across what is nearest, then aslant; from inside to all sides."""
        corners, x, y = self.barrier.outline, *self.start[:2]
        if contains(corners, x, y):
            found = [self._leader_spot_at(math.radians(angle), gap) for angle in ALL_AROUND]
        else:
            px, py = min(
                (_foot(x, y, p, q) for p, q in zip(corners, corners[1:] + corners[:1], strict=True)),
                key=lambda point: math.dist(point, (x, y)),
            )
            ahead = math.atan2(py - y, px - x)
            found = [self._leader_spot_at(ahead + turn, gap) for turn in turns]
        return [spot for spot in found if spot is not None]

    def _leader_spot_at(self, angle: float, gap: int) -> Spot | None:
        """Where the leader ends in a direction: just inside, or beyond as soon as his base is clear."""
        x, y = self.start[:2]
        ux, uy = math.cos(angle), math.sin(angle)
        passage = barriers.straight_across(self.barrier, self.start, (round(x + AFAR * ux), round(y + AFAR * uy), 0))
        if passage is None:
            return None
        radius = self.battle.radius(self.unit)
        if self.how == barriers.ON:
            far = max(0.0, passage.enters) + min(radius, passage.thickness / 2)
            return (round(x + far * ux), round(y + far * uy), self.barrier.surface)
        far = passage.leaves + radius + gap
        for _ in range(STRIDES):
            if away(self.barrier.outline, x + far * ux, y + far * uy) >= radius:
                break
            far += GRID
        return (round(x + far * ux), round(y + far * uy), 0)

    def anywhere(self) -> Tracks | None:
        """A legal crossing, if there is one; no rule is noted as applied."""
        if self._first is None:
            with listening(None):
                found = (self._crossing(spot) for spot in self._leader_spots(TURNS))
                self._first = [next(filter(None, found), {})]
        return self._first[0] or None

    def _crossing(self, head: Spot) -> Tracks | None:
        if self.leader_fault(head) is not None:
            return None
        tracks = self._filled({str(self.leader.id): head})
        if isinstance(tracks, Reason) or self._end_fault(tracks) is not None:
            return None
        # Everybody stands where it is nearest, so that nothing else is left to be judged.
        self._sound = list(tracks.items())
        return tracks

    def spots_beyond(self) -> list[Spot]:
        """Where the leader could come out, straight across or aslant."""
        return self._leader_spots(TURNS)

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Crossings straight ahead and aslant."""
        found: list[Tracks] = []
        for _ in range(count + 1):
            gap = SLACK + int(rng.random() * CONTACT / 2) if self.how == barriers.FAR else SLACK
            spots = self._leader_spots([rng.choice(TURNS)], gap)
            tracks = self._crossing(spots[0]) if spots else None
            if tracks is not None and tracks not in found:
                found.append(tracks)
            if len(found) == count:
                return found
        first = None if found else self.anywhere()
        return found or ([first] if first is not None else [])

    def detail(self) -> dict[str, Any]:
        """What a page needs for drawing where the models can go."""
        return {
            "radius": self.battle.radius(self.unit),
            "starts": {key: list(spot) for key, spot in self.starts.items()},
            "leader": str(self.leader.id),
            "how": self.how,
        }


def _foot(x: float, y: float, p: tuple[float, float], q: tuple[float, float]) -> tuple[float, float]:
    """The point of a side nearest to a point."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((x - p[0]) * dx + (y - p[1]) * dy) / square)) if square else 0.0
    return p[0] + share * dx, p[1] + share * dy


@rule("TRA-CROSS-05", otherwise=True, always=True)
def joins_leader(body: Body, placed: Sequence[Body]) -> bool:
    """The others are placed in formation with their leader."""
    return near_leader(body, placed[0]) and has_comrade(body, placed)


@rule("TRA-CROSS-10", otherwise=False, always=True)
def not_near_enough(chosen: float, best: float) -> bool:
    """A place is refused if the model could have stood more than 0.25 cm nearer to the obstacle."""
    return over(chosen, best + CLOSENESS)


@rule("TRA-CROSS-09", always=True)
def ends_beside(battle: Battle, unit: Unit, hulls: Sequence[Outline]) -> Reason | None:
    """Models may be placed at contact with enemies, but the units may not end intermingled."""
    return placement.interlocked(battle, unit, hulls)
