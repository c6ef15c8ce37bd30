"""Planning the movement of a unit: judging its ways, finding some, suggesting some."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.movement import gait, placement
from escarmouche.games.trauma.rules.space.areas import area, away, hull, off_line
from escarmouche.games.trauma.rules.space.formation import has_comrade, in_formation, may_stand_apart, near_leader
from escarmouche.games.trauma.rules.space.measure import box, leaving_refused, less
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.table.edges import Box
from escarmouche.table.formation import Spot, Wish, lattice, read_wishes, standing_near
from escarmouche.table.geometry import Body, bearing
from escarmouche.table.table import TOLERANCE
from escarmouche.table.ways.movement import Fault, fault, path, straight

STAY_CHANCE = 0.1
SWAY = 0.4
"""How far off the line to a point a suggested move may go, in radians."""


class MovePlanner:
    """A unit moves: every model by a legal way to a free place; it may leave its formation."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.movers = {str(model.id): model for model in gait.movers(battle, unit)}
        self.starts = {key: (model.x, model.y, model.surface) for key, model in self.movers.items()}
        self.stuck = [battle.body(model) for model in battle.alive(unit) if str(model.id) not in self.movers]
        self.table = gait.walking_table(battle, unit)
        self.gait = gait.gait_of(battle, unit)
        self.lead = str(unit.leader) if str(unit.leader) in self.movers else next(iter(self.movers))
        self._sound: list[tuple[str, Track]] = []
        self._open: set[tuple[Spot, ...]] = set()
        """Ways that were found for this very move, past more bases than may bar it."""

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not move like this; what was judged legal once is not judged again."""
        moves = list(tracks.items())
        if moves == self._sound:
            return None
        reason = self.ways_fault(tracks) or self.ends_fault(tracks)
        if reason is None:
            self._sound = moves
        return reason

    def ways_fault(self, tracks: Tracks) -> Reason | None:
        """Every model goes by a legal way that is not too long."""
        reason = leaving_refused(self.battle, self.unit) if self.goes_anywhere(tracks) else None
        if reason is not None:
            return reason
        for key, track in tracks.items():
            reason = self.start_fault(key, track)
            if reason is None and len(track.spots) > 1:
                reason = self.way_fault(self.movers[key], track)
            if reason is not None:
                return reason
        return None

    def goes_anywhere(self, tracks: Tracks) -> bool:
        """Whether anybody moves."""
        return any(len(track.spots) > 1 for track in tracks.values())

    def start_fault(self, key: str, track: Track) -> Reason | None:
        """A way begins where the model stands."""
        if track.spots[0] == self.starts[key]:
            return None
        return refusal("TRA-MOVE-01", "refused-wrong-start", model=self.movers[key].id)

    def way_fault(self, model: Model, track: Track) -> Reason | None:
        """Why a model may not go this way."""
        if not all(0 <= spot[2] < len(self.table.surfaces) for spot in track.spots):
            return refusal("TRA-MOVE-13", "refused-unsupported")
        reason = gait.too_long(self.battle, model, track)
        if reason is not None:
            return reason
        bases = gait.obstacles_for(self.battle, self.unit, pushing=True)
        found = None if track.spots in self._open else fault(self.table, self.gait, bases, track)
        if found is not None:
            return self._blocked(found, track)
        return going_beyond(self.battle, self.unit, track)

    def _blocked(self, found: Fault, track: Track) -> Reason:
        """The rule behind a way that is barred: what stands in it, or that the base does not fit past it."""
        if found.kind == "blocked" and found.piece >= 0:
            a, b = track.spots[found.leg : found.leg + 2]
            outline = tuple((float(x), float(y)) for x, y in self.battle.table.pieces[found.piece].outline)
            if off_line(outline, a[:2], b[:2]) > 0:
                return gait.fault_reason(self.battle, self.unit, found, passing=True)
        return gait.fault_reason(self.battle, self.unit, found)

    def ends_fault(self, tracks: Tracks) -> Reason | None:
        """Nobody ends on a base of the unit, and the unit among no other."""
        bodies = list(self.stuck)
        for track in tracks.values():
            body = placement.body_at(self.battle, self.unit, track.end)
            reason = placement.on_a_base(body, bodies)
            if reason is not None:
                return reason
            bodies.append(body)
        return self.among_others(tracks)

    def among_others(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not end like this beside other units; a sniper who may leave it counts for himself."""
        together: list[tuple[int, int]] = [(body.x, body.y) for body in self.stuck]
        apart: list[tuple[int, int]] = []
        for key, track in tracks.items():
            (apart if may_stand_apart(self.battle, self.movers[key]) else together).append(track.end[:2])
        hulls = [hull(points) for points in (together, apart) if points]
        return placement.interlocked(self.battle, self.unit, hulls)

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal go there and the others follow in formation; without any goal all stay."""
        named = {key: given for key, given in partial.items() if not placement.only_turns(given)}
        if (reason := aimed_before(self.battle, self.unit, named)) is not None:
            return reason
        wishes = read_wishes(self.battle.table, named, list(self.movers), "TRA-MOVE-01")
        found = self.follow(wishes) if wishes else self.staying()
        if isinstance(found, Reason):
            return found
        found = {key: placement.turned(track, partial.get(key)) for key, track in found.items()}
        return self.fault(found) or found

    def staying(self) -> Tracks:
        """Nobody moves."""
        return {key: Track((spot,)) for key, spot in self.starts.items()}

    def follow(self, wishes: Mapping[str, Wish]) -> Tracks | Reason:
        """Everybody goes along: to where they were told, or to a place in formation near the first who was."""
        tracks = self._gathered(wishes)
        if len(tracks) == len(self.movers):
            return tracks
        left = next(key for key in self._in_order(wishes) if key not in tracks)
        return self._why_not(left, wishes.get(left, Wish()))

    def _gathered(self, wishes: Mapping[str, Wish]) -> Tracks:
        """Who goes along, one after the other until one finds no way."""
        tracks: Tracks = {}
        placed = list(self.stuck)
        for key in self._in_order(wishes):
            wish = wishes.get(key, Wish())
            track = wish.track or self._way(key, [wish.goal] if wish.goal else self._places(key, tracks), placed, wish)
            if track is None:
                break
            tracks[key] = track
            placed.append(placement.body_at(self.battle, self.unit, track.end))
        return tracks

    def _in_order(self, wishes: Mapping[str, Wish]) -> list[str]:
        """Those who were told where to go first, then the nearest to them."""
        told = [key for key in wishes if key in self.movers]
        rest = [key for key in self.movers if key not in wishes]
        return told + sorted(rest, key=lambda key: (math.dist(self.start(key)[:2], self.start(told[0])[:2]), int(key)))

    def start(self, key: str, goal: Spot | None = None) -> Spot:
        """Where the way of a model to a goal begins."""
        return self.starts[key]

    def _why_not(self, key: str, wish: Wish) -> Reason:
        """What is wrong with going straight to a goal."""
        direct = wish.goal and self.way_fault(self.movers[key], Track((self.start(key, wish.goal), wish.goal)))
        return direct or refusal("TRA-MOVE-01", "refused-no-way", model=self.movers[key].id)

    def _places(self, key: str, tracks: Tracks) -> Iterator[Spot]:
        """Where a follower may go: where it stood beside the first, then near the end of the first."""
        first = next(iter(tracks))
        aim, origin, start = tracks[first].end, self.start(first), self.start(key)
        x, y = start[0] + aim[0] - origin[0], start[1] + aim[1] - origin[1]
        yield (x, y, standing_near(self.table, x, y, aim[2]))
        pitch = self.battle.profile(self.unit).base + placement.ELBOW_ROOM
        around = [(aim[0] + dx, aim[1] + dy) for dx, dy in lattice(pitch, 2 * len(self.movers) + 12)[1:]]
        around.sort(key=lambda point: (math.dist(point, (x, y)), point))
        for spot in around:
            yield (*spot, standing_near(self.table, *spot, aim[2]))

    def _way(self, key: str, wanted: Iterable[Spot], placed: Sequence[Body], wish: Wish) -> Track | None:
        """The way to the first of some places that is free; who has no goal of his own keeps the formation."""
        limit = gait.movement_of(self.battle, self.movers[key])
        bases = gait.obstacles_for(self.battle, self.unit, pushing=False)
        for spot in wanted:
            start = self.start(key, spot)
            if math.dist(start[:2], spot[:2]) > limit + 2 * TOLERANCE:
                continue
            body = placement.body_at(self.battle, self.unit, spot)
            if placement.on_a_base(body, placed) is not None:
                continue
            if wish.goal is None and not self._joins(body, placed):
                continue
            track = path(self.table, self.gait, bases, start, spot, limit)
            if track is None and wish.goal is not None:
                bases = gait.obstacles_for(self.battle, self.unit, pushing=True)
                track = path(self.table, self.gait, bases, start, spot, limit)
            if track is not None:
                self._open.add(track.spots)
                return facing_ahead(track)
        return None

    def _joins(self, body: Body, placed: Sequence[Body]) -> bool:
        """Whether a place is in formation with those who are placed."""
        with listening(None):
            return not placed or (near_leader(body, placed[0]) and has_comrade(body, placed))

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Staying, and moves of the whole formation in different directions or toward the points."""
        found: list[Tracks] = []
        if count > 1 or rng.random() < STAY_CHANCE:
            found.append(self.staying())
        for _ in range(2 * count + 2):
            if len(found) >= count:
                break
            tracks = self._wander(rng, toward)
            if tracks is not None and tracks not in found:
                found.append(tracks)
        return found or [self.staying()]

    def _wander(self, rng: Random, toward: Sequence[tuple[int, int]]) -> Tracks | None:
        start = self.starts[self.lead]
        most: float = min(gait.movement_of(self.battle, model) for model in self.movers.values())
        if toward:
            x, y = toward[int(rng.random() * len(toward))]
            angle = math.atan2(y - start[1], x - start[0]) + rng.uniform(-SWAY, SWAY)
            most = min(most, math.dist(start[:2], (x, y)))
        else:
            angle = rng.uniform(0, 2 * math.pi)
        for share in (1.0 if rng.random() < 0.5 else rng.random(), 0.4):
            dx, dy = round(most * share * math.cos(angle)), round(most * share * math.sin(angle))
            tracks = self.shifted(dx, dy)
            if tracks is None and (toward or not self.is_formed):
                goal = (start[0] + dx, start[1] + dy)
                tracks = self._led((*goal, standing_near(self.table, *goal, start[2])))
            if tracks is not None:
                return tracks
        return None

    @cached_property
    def is_formed(self) -> bool:
        """Whether the unit is in formation as it sets out."""
        with listening(None):
            return in_formation(self.battle, self.unit)

    def _led(self, goal: Spot) -> Tracks | None:
        """The leader goes to a goal and the others gather around him, if they can."""
        if not self.table.on_table(*goal[:2], self.gait.radius):
            return None
        found = self._gathered({self.lead: Wish(goal=goal)})
        return None if len(found) < len(self.movers) or self.fault(found) is not None else found

    def shifted(self, dx: int, dy: int) -> Tracks | None:
        """All models go straight by the same way, if they can; that keeps a formation as it is."""
        if self.stuck or not self.is_formed:
            return None
        table, bases = self.table, gait.obstacles_for(self.battle, self.unit, pushing=False)
        facing = round(bearing(0, 0, dx, dy))
        flying = gait.flies(self.battle, self.unit)
        tracks: Tracks = {}
        for key, start in self.starts.items():
            x, y = start[0] + dx, start[1] + dy
            if not table.on_table(x, y, self.gait.radius):
                return None
            goal = (x, y, table.standing_surface(x, y) if flying else start[2])
            track = straight(table, self.gait, bases, start, goal, math.inf)
            if track is None:
                return None
            tracks[key] = Track(track.spots, facing)
        if self.among_others(tracks) is not None:
            return None
        self._sound = list(tracks.items())
        return tracks

    def detail(self) -> dict[str, Any]:
        """What a page needs for drawing where the models can go."""
        return {
            "way": "move" if self.battle.armoured(self.unit) else "walk",
            "radius": self.battle.radius(self.unit),
            "distances": {key: gait.movement_of(self.battle, model) for key, model in self.movers.items()},
            "starts": {key: list(spot) for key, spot in self.starts.items()},
        }


def aimed_before(battle: Battle, unit: Unit, named: Iterable[str]) -> Reason | None:
    """Why one of the models that are named may not move, if it has aimed."""
    aimed = next(
        (model for model in battle.alive(unit) if str(model.id) in named and gait.has_aimed(battle, model)), None
    )
    return None if aimed is None else refusal("TRA-SNIPER-01", "refused-has-aimed", model=aimed.id)


@rule("TRA-MOVE-12")
def going_beyond(battle: Battle, unit: Unit, track: Track) -> Reason | None:
    """Armour may enter the area of an enemy infantry unit only in order to end there."""
    if not battle.armoured(unit) or gait.flies(battle, unit):
        return None
    end = placement.body_at(battle, unit, track.end)
    for other in battle.enemies(unit):
        if gait.is_passable(battle, unit, other) or not gait.can_be_pushed(battle, unit, other):
            continue
        if passes_far_from(track, box(battle, other), 2 * end.radius):
            continue
        if away(area(battle, other), end.x, end.y) < end.radius:
            continue
        if enters(battle, unit, other, track):
            return refusal("TRA-MOVE-12", "refused-beyond", unit=other.id)
    return None


def passes_far_from(track: Track, around: Box, reach: int) -> bool:
    """Whether all of a way is further from a rectangle than a reach, along one of the axes."""
    left, front, right, back = around
    xs, ys = [spot[0] for spot in track.spots], [spot[1] for spot in track.spots]
    return max(xs) < left - reach or min(xs) > right + reach or max(ys) < front - reach or min(ys) > back + reach


def enters(battle: Battle, unit: Unit, other: Unit, track: Track) -> bool:
    """Whether a way leads into the area of a unit on its level, or through its ranks."""
    start, near, level = track.spots[0], area(battle, other), battle.z(track.spots[0][2])
    outside = not less(away(near, *start[:2]), battle.radius(unit))
    if outside and all(battle.z(model.surface) == level for model in battle.alive(other)):
        return any(less(off_line(near, a[:2], b[:2]), battle.radius(unit)) for a, b in pairwise(track.spots))
    between = gait.obstacles_between(battle, unit, other)
    return fault(gait.walking_table(battle, unit), gait.gait_of(battle, unit), between, track) is not None


def facing_ahead(track: Track) -> Track:
    """The same way, with the model looking at the end where it went."""
    if len(track.spots) == 1 or track.facing is not None:
        return track
    (x1, y1, _), (x2, y2, _) = track.spots[-2:]
    return msgspec.structs.replace(track, facing=round(bearing(x1, y1, x2, y2)))
