"""Moves of a whole unit: planning them, judging them, walking them."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from escarmouche.engine.ids import ModelId
from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.attacks.to_hit import spend_next_use
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.events import Moved
from escarmouche.games.firefight.rules.movement import gait, placing, terrain
from escarmouche.games.firefight.rules.movement.falling import jump_over
from escarmouche.games.firefight.rules.movement.marching import SLACK, Column, column_of, legs_of_all, straight_on
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table.measure import CLOSENESS, apart, over
from escarmouche.table.formation import Spot, lattice, read_wishes, standing_near
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import Gait, Leg, Obstacles, path, straight, ways
from escarmouche.table.ways.reach import closest

ADVANCE = gait.Way("advance", "GFF-ACT-03")
RUSH = gait.Way("rush", "GFF-ACT-04")
STAY_CHANCE = 0.1
ANY_DETOUR, SHORT_DETOUR, STRAIGHT = 1000.0, 1.5, 1.0
ASK_MOVE = Asks("move", about=("unit",))
ASK_SPELL_MOVE = Asks("spell-move", about=("unit",))


class Walker(NamedTuple):
    """How one model gets about: its gait, how far it goes, what is in its way, and whether it flies over terrain."""

    gait: Gait
    most: int
    bases: Obstacles
    flies: bool


class MovePlanner:
    """A unit moves: every model by a legal way, in coherency at the end."""

    def __init__(self, battle: Battle, unit: Unit, way: gait.Way) -> None:
        self.battle = battle
        self.unit = unit
        self.way = way
        self.movers = {str(model.id): model for model in battle.alive(unit)}
        self.starts = {key: (model.x, model.y, model.surface) for key, model in self.movers.items()}
        self._sound: list[tuple[str, Track]] = []
        self._walkers: dict[str, Walker] = {}

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not move like this; what was found sound is not judged again."""
        moves = list(tracks.items())
        if moves == self._sound:
            return None
        reason = self.ways_fault(tracks) or self.distance_fault(tracks) or self.coherency_fault(tracks)
        if reason is None:
            self._sound = moves
        return reason

    def ways_fault(self, tracks: Tracks) -> Reason | None:
        """Every model goes by a legal way to a free place."""
        placed: list[Body] = []
        for key, track in tracks.items():
            reason = gait.track_reason(self.battle, self.movers[key], track, self.way, placed)
            if reason is not None:
                return reason
            placed.append(placing.body_at(self.battle, self.unit, track.end))
        return crowded(self.battle, self.unit, tracks)

    def distance_fault(self, tracks: Tracks) -> Reason | None:
        """Every model keeps to its distance, and all to 6 inches if one of them is slowed."""
        capped = self._capped(tracks)
        for key, track in tracks.items():
            model = self.movers[key]
            length = gait.counted_length(self.battle, model, gait.legs_of(self.battle, model, track, self.way))
            reason = gait.too_long(model, length, gait.distance_of(self.battle, model, self.way), self.way.rule)
            if reason is None and capped is not None:
                reason = gait.too_long(model, length, capped, "GFF-TERR-06")
            if reason is not None:
                return reason
        return None

    def coherency_fault(self, tracks: Tracks) -> Reason | None:
        """The unit ends in coherency, if it can; otherwise its models close up."""
        reason = placing.incoherent(
            self.battle, [placing.body_at(self.battle, self.unit, track.end) for track in tracks.values()]
        )
        if reason is None or not self.is_scattered():
            return reason
        if self.is_voluntary() and all(len(track.spots) == 1 for track in tracks.values()):
            return None
        return self.straying_fault(tracks) if self.gathered() is None else reason

    def is_voluntary(self) -> bool:
        """Whether the unit may do without this move: it is no action that has to restore coherency."""
        return self.way.name not in ("advance", "rush")

    def straying_fault(self, tracks: Tracks) -> Reason | None:
        """Why a model strays: in an action that cannot restore coherency each ends as near to another as it can."""
        if self.is_voluntary():
            return None
        members = {key: self.battle.body(model) for key, model in self.movers.items()}
        for key, track in tracks.items():
            end = placing.body_at(self.battle, self.unit, track.end)
            best = placing.body_at(self.battle, self.unit, self.nearest_to_others(key, members, tracks).end)
            others = [body for other, body in members.items() if other != key]
            if strays(end, best, others):
                return refusal("GFF-MOVE-03", "refused-scattered", unit=self.unit.id)
            members[key] = end
        return None

    def nearest_to_others(self, key: str, members: Mapping[str, Body], tracks: Tracks) -> Track:
        """The way of a model to an end as near as possible to another of its unit."""
        model = self.movers[key]
        others = [body for other, body in members.items() if other != key]
        limit = gait.distance_of(self.battle, model, self.way)
        capped = self._capped(tracks)
        avoid = "difficult" if capped is None and terrain.minds_difficult(self.battle, model) else ""
        bases = gait.obstacles_for(self.battle, model, self.way, soft=others)
        return closest(
            self.battle.table,
            gait.gait_of(self.battle, model, self.way),
            bases,
            self.starts[key],
            others,
            limit if capped is None else min(limit, capped),
            avoid,
        )

    def is_scattered(self) -> bool:
        """Whether the unit is out of coherency where it stands."""
        return is_scattered(self.battle, self.unit)

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal go there; the others follow in coherency, or stay if nobody has one."""
        wishes = read_wishes(self.battle.table, partial, list(self.movers), self.way.rule)
        fixed = {key: wish.track for key, wish in wishes.items() if wish.track is not None}
        goals = {key: wish.goal for key, wish in wishes.items() if wish.goal is not None}
        if not wishes:
            return self.standing() or self.gathered() or self.closed_up()
        found = self.follow(goals, fixed)
        if found is not None:
            return found
        return self.why_not(goals, fixed)

    def why_not(self, goals: Mapping[str, Spot], fixed: Mapping[str, Track]) -> Reason:
        """What is wrong with going straight to the goals."""
        straight = {
            key: fixed.get(key) or Track((self.starts[key], goals[key]) if key in goals else (self.starts[key],))
            for key in self.movers
        }
        return self.fault(straight) or refusal(self.way.rule, "refused-no-way")

    def standing(self) -> Tracks | None:
        """Staying, if that is legal."""
        if not self._may_stay():
            return None
        self._sound = [(key, Track((spot,))) for key, spot in self.starts.items()]
        return dict(self._sound)

    def _may_stay(self) -> bool:
        return not self.is_scattered() or self.is_voluntary()

    def gathered(self) -> Tracks | None:
        """The unit comes together, if it can."""
        distances = tuple(gait.distance_of(self.battle, model, self.way) for model in self.movers.values())
        found: Tracks | None = self.battle.remembered(("gathered", self.unit.id, self.way, distances), self._gather)
        return found

    def _gather(self) -> Tracks | None:
        """Everybody goes to one of the models that stays, or to a point between them."""
        for key, spot in self.starts.items():
            found = self.follow({}, {key: Track((spot,))})
            if found is not None:
                return found
        xs, ys = ([spot[axis] for spot in self.starts.values()] for axis in (0, 1))
        for x, y in ((sum(xs) // len(xs), sum(ys) // len(ys)), ((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)):
            for key, spot in self.starts.items():
                found = self.follow({key: (x, y, standing_near(self.battle.table, x, y, spot[2]))}, {})
                if found is not None:
                    return found
        return None

    def closed_up(self) -> Tracks:
        """Where the unit cannot come together, its models go as near to each other as they can."""
        members = {key: self.battle.body(model) for key, model in self.movers.items()}
        tracks: Tracks = {}
        for key in self.movers:
            tracks[key] = self.nearest_to_others(key, members, {})
            members[key] = placing.body_at(self.battle, self.unit, tracks[key].end)
        return tracks

    def follow(
        self, goals: Mapping[str, Spot], fixed: Mapping[str, Track], detour: float = ANY_DETOUR
    ) -> Tracks | None:
        """Everybody goes along: by ways around difficult terrain, or else through it with the shorter distance."""
        modes: list[tuple[int | None, str]] = [(None, "")]
        cap = terrain.difficult_cap() if self.way.difficult else None
        if cap is not None and detour != STRAIGHT:
            modes = [(None, "difficult"), (cap, "")]
        for limit, avoid in modes:
            found = self._follow(goals, fixed, limit, avoid, detour)
            if found is not None and (self.fault(found) if fixed else self._unit_fault(found)) is None:
                return found
        return None

    def _unit_fault(self, tracks: Tracks) -> Reason | None:
        """What is left to judge of ways found for one model after another, each legal and in coherency with the last.

        That is, whether the whole unit is slowed; who cannot move by itself is judged like any other answer.
        """
        if any(gait.rooted(self.battle, model, self.way) for model in self.movers.values()):
            return self.fault(tracks)
        return self._pace_fault(tracks)

    def _pace_fault(self, tracks: Tracks) -> Reason | None:
        """What is left to judge of such ways if all models can move: whether the whole unit is slowed."""
        reason = None if self._capped(tracks) is None else self.distance_fault(tracks)
        if reason is None:
            self._sound = list(tracks.items())
        return reason

    def _capped(self, tracks: Tracks) -> int | None:
        spots = [spot for track in tracks.values() for spot in track.spots]
        if not ways(self.battle.table).comes_near("difficult", spots, self.battle.radius(self.unit)):
            return None
        return cap_for_all(self.battle, {self.movers[key].id: track for key, track in tracks.items()}, self.way)

    def _follow(
        self, goals: Mapping[str, Spot], fixed: Mapping[str, Track], limit: int | None, avoid: str, detour: float
    ) -> Tracks | None:
        tracks: Tracks = {**self._rooted(goals), **fixed}
        placed = [placing.body_at(self.battle, self.unit, track.end) for track in tracks.values()]
        first = next(iter(goals or fixed))
        aim = goals[first] if first in goals else fixed[first].end
        shift = (aim[0] - self.starts[first][0], aim[1] - self.starts[first][1])
        whole = placing.incoherent(self.battle, placed) is None
        rest = sorted((key for key in self.movers if key not in tracks), key=lambda key: self._rank(key, goals, first))
        for key in rest:
            wanted = [goals[key]] if key in goals else self._places(key, shift, aim)
            track = self._way_to(key, wanted, placed, limit, avoid, detour, whole=whole)
            if track is None:
                return None
            tracks[key], whole = track, True
            placed.append(placing.body_at(self.battle, self.unit, track.end))
        return {key: tracks[key] for key in self.movers}

    def _rooted(self, goals: Mapping[str, Spot]) -> Tracks:
        """Those who cannot move stay, and the others go by them."""
        return {
            key: Track((self.starts[key],))
            for key, model in self.movers.items()
            if key not in goals and gait.rooted(self.battle, model, self.way)
        }

    def _rank(self, key: str, goals: Mapping[str, Spot], first: str) -> tuple[bool, float]:
        return (key not in goals, math.dist(self.starts[key][:2], self.starts[first][:2]))

    def _places(self, key: str, shift: tuple[int, int], aim: Spot) -> Iterator[Spot]:
        """Where a follower may go: where it stood in the formation, then near the goal."""
        table = self.battle.table
        start = self.starts[key]
        wish = (start[0] + shift[0], start[1] + shift[1])
        yield (*wish, standing_near(table, *wish, aim[2]))
        pitch = self.battle.profile(self.unit).base + placing.ELBOW_ROOM
        around = [(aim[0] + dx, aim[1] + dy) for dx, dy in lattice(pitch, 2 * len(self.movers) + 12)[1:]]
        around.sort(key=lambda point: (math.dist(point, wish), point))
        for x, y in around:
            yield (x, y, standing_near(table, x, y, aim[2]))

    def _way_to(
        self, key: str, wanted: Iterable[Spot], placed: list[Body], limit: int | None, avoid: str, detour: float,
        *, whole: bool,
    ) -> Track | None:  # fmt: skip
        """A way to the first spot at which the model is in coherency with those placed, who are already if `whole`."""
        start, walker = self.starts[key], self._walker(key)
        most = walker.most if limit is None else min(walker.most, limit)
        around = "" if walker.flies else avoid
        find = straight if detour == STRAIGHT else path
        walks = walker.gait.without_jumps if detour == SHORT_DETOUR else walker.gait
        for spot in wanted:
            body = placing.body_at(self.battle, self.unit, spot)
            if not (placing.joins(placed, body) if whole else self._unites(placed, body)):
                continue
            # Whether other units leave room there is looked at with the way; who stays has none.
            if placing.on_a_base(body, placed) or (spot == start and self._no_room(spot, placed)):
                continue
            length = min(most, detour * math.dist(start[:2], spot[:2]) + SLACK)
            track = find(self.battle.table, walks, walker.bases, start, spot, length, around)
            if track is not None:
                return track
        return None

    def _walker(self, key: str) -> Walker:
        """How a model gets about, which stays as it is while the question stands."""
        found = self._walkers.get(key)
        if found is None:
            battle, model, way = self.battle, self.movers[key], self.way
            found = self._walkers[key] = Walker(
                gait.gait_of(battle, model, way),
                gait.distance_of(battle, model, way),
                gait.obstacles_for(battle, model, way),
                terrain.flies(battle, model),
            )
        return found

    def _unites(self, placed: Sequence[Body], body: Body) -> bool:
        return placing.incoherent(self.battle, [*placed, body]) is None

    def _no_room(self, spot: Spot, placed: Sequence[Body]) -> Reason | None:
        others = placing.bodies_of_others(self.battle, self.unit)
        return placing.standing_fault(self.battle, self.unit, spot, [*others, *placed])

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Staying, and moves in different directions or toward the points."""
        stays = self._may_stay() and (count > 1 or rng.random() < STAY_CHANCE)
        standing = self.standing() if stays else None
        found: list[Tracks] = [] if standing is None else [standing]
        for _ in range(2 * count + 2):
            if len(found) >= count:
                break
            tracks = self._wander(rng, toward)
            if tracks is not None and tracks not in found:
                found.append(tracks)
        if not found:
            found.append(self.standing() or self.gathered() or self.closed_up())
        return found

    def _wander(self, rng: Random, toward: Sequence[tuple[int, int]]) -> Tracks | None:
        first = int(rng.random() * len(self.movers))
        key = list(self.movers)[first]
        start = self.starts[key]
        most = gait.distance_of(self.battle, self.movers[key], self.way)
        if toward:
            x, y = toward[int(rng.random() * len(toward))]
            angle = math.atan2(y - start[1], x - start[0]) + rng.uniform(-0.4, 0.4)
            most = min(most, round(math.dist(start[:2], (x, y))))
        else:
            angle = rng.uniform(0, 2 * math.pi)
        for share in (1.0 if rng.random() < 0.5 else rng.random(), 0.4):
            goal = self._clipped(start, angle, most * share)
            tracks = self.follow({key: goal}, {}, SHORT_DETOUR) if toward else self._march_to(first, goal)
            if tracks is not None:
                return tracks
        return None

    def _march_to(self, first: int, goal: Spot) -> Tracks | None:
        """Everybody follows one model straight on, which is found at once for a unit whose models move alike."""
        ends = [] if self._column is None else straight_on(self._column, first, goal)
        if ends == []:
            return self.follow({list(self.movers)[first]: goal}, {}, STRAIGHT)
        if ends is None:
            return None
        tracks = {key: Track((start, end)) for (key, start), end in zip(self.starts.items(), ends, strict=True)}
        return None if self._pace_fault(tracks) else tracks

    @cached_property
    def _column(self) -> Column | None:
        return column_of(self.battle, self.unit, self.way)

    def _clipped(self, start: Spot, angle: float, length: float) -> Spot:
        table, radius = self.battle.table, self.battle.radius(self.unit)
        x = min(max(round(start[0] + length * math.cos(angle)), radius), table.width - radius)
        y = min(max(round(start[1] + length * math.sin(angle)), radius), table.depth - radius)
        return (x, y, table.standing_surface(x, y))

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {
            "radius": self.battle.radius(self.unit),
            "way": self.way.name,
            "distances": {key: gait.distance_of(self.battle, model, self.way) for key, model in self.movers.items()},
            "starts": {key: list(spot) for key, spot in self.starts.items()},
        }


def is_scattered(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is out of coherency where it stands."""
    return not battle.remembered(("together", unit.id), lambda: placing.stands_together(battle, unit))


@rule("GFF-TERR-06", otherwise=None)
def cap_for_all(battle: Battle, tracks: Mapping[ModelId, Track], way: gait.Way) -> int | None:
    """If one model is slowed by difficult terrain, no model of the unit moves more than 6 inches."""
    if any(gait.slowed(battle, battle.state.models[index], track, way) for index, track in tracks.items()):
        return terrain.difficult_cap()
    return None


def crowded(battle: Battle, unit: Unit, tracks: Tracks) -> Reason | None:
    """Nobody ends on a model of its own unit that stays where it is."""
    moved = [placing.body_at(battle, unit, track.end) for track in tracks.values() if len(track.spots) > 1]
    still = [placing.body_at(battle, unit, track.end) for track in tracks.values() if len(track.spots) == 1]
    return next((reason for body in still if (reason := placing.on_a_base(body, moved)) is not None), None)


@rule("GFF-MOVE-03", otherwise=False)
def strays(end: Body, best: Body, others: Sequence[Body]) -> bool:
    """A model out of coherency ends as near as possible to the nearest member of its unit."""
    gap, least = (min(apart(body, other) for other in others) for body in (end, best))
    return over(gap, placing.LINK) and over(gap, least + CLOSENESS)


# Walking


def walk(battle: Battle, unit: Unit, tracks: Tracks, way: gait.Way) -> Steps[None]:
    """Carry out the moves of a unit, model by model, leg by leg."""
    entered, moved, longest, told = list[Model](), list[ModelId](), 0.0, battle.game.keeps_journal
    models, given = battle.state.models, {ModelId(int(key)): track for key, track in tracks.items()}
    difficult = told and cap_for_all(battle, given, way) is not None
    going = {key: track for key, track in given.items() if len(track.spots) > 1 and models[key].alive}
    risky = terrain.near_danger(battle, unit, [spot for track in going.values() for spot in track.spots])
    for (key, track), legs in zip(going.items(), legs_of_all(battle, unit, going, way), strict=True):
        model = models[key]
        if not model.alive:
            continue
        length, danger = yield from walk_model(battle, model, track, legs, way, risky=risky)
        longest = max(longest, length)
        moved.append(model.id)
        if danger and model.alive:
            entered.append(model)
    acting = battle.state.activation
    if acting is not None and acting.unit == unit.id:
        acting.moved = [*acting.moved, *moved]
    if moved:
        spend_next_use(unit, "move")
    assert way.name != "push"
    battle.tell(Moved(unit=unit.id, how=way.name, length=round(longest), difficult=difficult, rules=(way.rule,)))
    rolling = [model for model in must_roll(battle, unit, entered, way) if model.alive]
    if rolling and unit.place == "table":
        yield from terrain.roll_danger(battle, unit, rolling)


@rule("GFF-TERR-09")
def must_roll(battle: Battle, unit: Unit, entered: list[Model], way: gait.Way) -> list[Model]:
    """A model that rolled when it was activated does not roll again for its action; other moves cause a roll each."""
    acting = battle.state.activation
    own = acting is not None and acting.unit == unit.id and way.name in ("advance", "rush", "charge")
    rolled = battle.acting.rolled if own else []
    return [model for model in entered if model.id not in rolled]


def walk_model(
    battle: Battle, model: Model, track: Track, legs: list[Leg], way: gait.Way, *, risky: bool
) -> Steps[tuple[float, bool]]:
    """Walk one track; a failed jump ends it at the bottom. Says how far, and whether dangerous ground was entered."""
    reached = 1
    for leg, spot in zip(legs, track.spots[1:], strict=True):
        if leg.kind == "jump":
            landed = yield from jump_over(battle, model, leg, track.spots[reached - 1], spot)
            if not landed:
                danger = model.alive and enters_danger(battle, model, Track(track.spots[:reached]), way)
                if not danger and model.alive and not terrain.flies(battle, model):
                    danger = terrain.in_danger(battle, battle.body(model))
                return told_length(battle, model, legs[: reached - 1]), danger
        battle.put(model, *spot)
        reached += 1
    return told_length(battle, model, legs), risky and enters_danger(battle, model, track, way)


def told_length(battle: Battle, model: Model, legs: list[Leg]) -> float:
    """How far a model went, which is only worked out where somebody is told of it."""
    return gait.counted_length(battle, model, legs) if battle.game.keeps_journal else 0.0


def enters_danger(battle: Battle, model: Model, track: Track, way: gait.Way) -> bool:
    """Whether a move takes the model through dangerous terrain; Flying models ignore it while moving."""
    return not terrain.flies(battle, model) and crosses_danger(battle, model, track, way)


@rule("GFF-TERR-08", otherwise=False)
def crosses_danger(battle: Battle, model: Model, track: Track, way: gait.Way) -> bool:
    """A model that moves through dangerous terrain rolls."""
    return gait.crosses(battle, model, track, "dangerous", way)


def ordinary_move(battle: Battle, unit: Unit, action: str) -> Steps[None]:
    """Advance or Rush."""
    yield from move_unit(battle, unit, RUSH if action == "rush" else ADVANCE, ASK_MOVE)


def extra_move(battle: Battle, unit: Unit, distance: int) -> Steps[None]:
    """A move that a spell gives."""
    yield from move_unit(battle, unit, gait.Way("spell", "GFF-SPELL-01", distance), ASK_SPELL_MOVE)


def move_unit(battle: Battle, unit: Unit, way: gait.Way, text: Asks) -> Steps[None]:
    """Ask where the unit goes, and go."""
    tracks = yield Place(
        unit.owner,
        text,
        way.rule,
        models=[str(model.id) for model in battle.alive(unit)],
        planner=lambda: MovePlanner(battle, unit, way),
        data={"unit": unit.id},
    )
    yield from walk(battle, unit, tracks, way)
