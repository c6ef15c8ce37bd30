"""Placing without moving: objectives, and units that are set down in coherency."""

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, listening, rule
from escarmouche.games.firefight.rules.battle import NUMBERS, Battle
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.games.firefight.rules.table.lineup import kernels
from escarmouche.games.firefight.rules.table.measure import TOLERANCE, apart, over, too_close, within
from escarmouche.table.formation import Spot, cluster, from_the_middle, lattice, read_wishes, scattered, standing_near
from escarmouche.table.geometry import Body, inches
from escarmouche.table.ways.movement import NOTHING, Fault, Floats, Gait, end_fault, ways

LINK = inches(NUMBERS["coherency_link"])
SPREAD = inches(NUMBERS["coherency_spread"])
KEPT = (float(LINK), float(SPREAD), float(TOLERANCE))
"""What the kernels are told of coherency."""
ELBOW_ROOM = 250
Box: TypeAlias = tuple[int, int, int, int]
"""A rectangle: left, front, right, back."""
TRIES = 400
STEP = inches(1)


# Coherency


Gaps: TypeAlias = list[list[float]]
"""The distance of each model of a unit from each other."""


def gaps_between(bodies: Sequence[Body]) -> Gaps:
    """All distances between some bodies."""
    gaps = [[0.0] * len(bodies) for _ in bodies]
    for i, a in enumerate(bodies):
        for j in range(i):
            gaps[i][j] = gaps[j][i] = apart(a, bodies[j])
    return gaps


@rule("GFF-MOVE-01", always=True)
def unlinked(gaps: Gaps) -> Reason | None:
    """Each member stays within 1 inch of at least one other."""
    for index, row in enumerate(gaps):
        if over(min(gap for other, gap in enumerate(row) if other != index), LINK):
            return refusal("GFF-MOVE-01", "refused-unlinked")
    return None


@rule("GFF-MOVE-02", always=True)
def spread_out(gaps: Gaps) -> Reason | None:
    """Each member stays within 9 inches of all others."""
    if over(max(max(row) for row in gaps), SPREAD):
        return refusal("GFF-MOVE-02", "refused-spread-out")
    return None


@rule("GFF-MOVE-03", always=True)
def broken_chain(battle: Battle, gaps: Gaps) -> Reason | None:
    """The links form one chain, unless the option takes the printed words literally."""
    if battle.option("coherency") == "literal" or len(gaps) == 2:
        return None
    linked, open_ = {0}, [0]
    while open_:
        for index, gap in enumerate(gaps[open_.pop()]):
            if index not in linked and within(gap, LINK):
                linked.add(index)
                open_.append(index)
    return None if len(linked) == len(gaps) else refusal("GFF-MOVE-03", "refused-broken-chain")


def incoherent(battle: Battle, bodies: Sequence[Body]) -> Reason | None:
    """Why these models of one unit are not in coherency."""
    return _too_far_apart(battle, gaps_between(bodies)) if len(bodies) > 1 else None


def incoherent_with(battle: Battle, bodies: Sequence[Body], gaps: Gaps, body: Body) -> Reason | None:
    """Why these models, of which all distances are known, and one more are not in coherency."""
    if not bodies:
        return None
    more = [apart(body, other) for other in bodies]
    return _too_far_apart(battle, [*([*row, gap] for row, gap in zip(gaps, more, strict=True)), [*more, 0.0]])


def _too_far_apart(battle: Battle, gaps: Gaps) -> Reason | None:
    """Why models with these distances are not in coherency."""
    return unlinked(gaps) or spread_out(gaps) or broken_chain(battle, gaps)


def stands_together(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is in coherency where it stands."""
    bodies = battle.bodies(unit)
    return len(bodies) < 2 or coherent(battle, unit) or incoherent(battle, bodies) is None


@rule("GFF-MEAS-01", "GFF-MOVE-01", "GFF-MEAS-02", "GFF-MOVE-02", "GFF-MOVE-03", otherwise=False)
def coherent(battle: Battle, unit: Unit) -> bool:
    """Whether a unit on the table is surely in coherency, which is measured at once."""
    rows, span = battle.lineup.rows, battle.lineup.spans.get(unit.id)
    if span is None:
        return False
    chain = battle.option("coherency") != "literal"
    return bool(kernels().coherent(rows[span[0] : span[1]], LINK + TOLERANCE, SPREAD + TOLERANCE, chain))


@rule("GFF-MOVE-01", "GFF-MOVE-02", "GFF-MOVE-03", otherwise=True, always=True)
def joins(whole: Sequence[Body], body: Body) -> bool:
    """Whether a unit that is in coherency remains so with one more: linked to one of them, and not far from any."""
    if not whole:
        return True
    gaps = [apart(body, other) for other in whole]
    return within(min(gaps), LINK) and within(max(gaps), SPREAD)


# Standing somewhere


@rule("GFF-TABLE-06")
def off_table(battle: Battle, body: Body) -> Reason | None:
    """No part of a base ever leaves the table."""
    if battle.table.on_table(body.x, body.y, body.radius):
        return None
    return refusal("GFF-TABLE-06", "refused-off-table")


@rule("GFF-MOVE-06")
def on_a_base(body: Body, others: Sequence[Body]) -> Reason | None:
    """No base ends on another."""
    for other in others:
        near = body.radius + other.radius - 2
        dx, dy = body.x - other.x, body.y - other.y
        if abs(dx) >= near or abs(dy) >= near or math.hypot(dx, dy) >= near:
            continue
        if abs(body.z - other.z) <= min(body.height, other.height):
            return refusal("GFF-MOVE-06", "refused-on-a-base")
    return None


FAULT_RULES: dict[str, tuple[RuleId, str]] = {
    "off-table": ("GFF-TABLE-06", "refused-off-table"),
    "blocked": ("GFF-MOVE-07", "refused-blocked"),
    "base": ("GFF-MOVE-06", "refused-through-base"),
    "zone": ("GFF-MOVE-05", "refused-through-zone"),
    "overlap": ("GFF-MOVE-06", "refused-on-a-base"),
    "too-high": ("GFF-MOVE-07", "refused-too-high"),
    "no-jump": ("GFF-JUMP-06", "refused-no-jump"),
    "gap-too-wide": ("GFF-JUMP-06", "refused-gap-too-wide"),
    "drop-too-deep": ("GFF-JUMP-06", "refused-drop-too-deep"),
    "no-footing": ("GFF-JUMP-06", "refused-no-footing"),
    "unsupported": ("GFF-MOVE-07", "refused-unsupported"),
}


def fault_reason(found: Fault) -> Reason:
    """The rule behind something that is wrong with a track."""
    number, text = FAULT_RULES[found.kind]
    return refusal(number, text)


def body_at(battle: Battle, unit: Unit, spot: Spot) -> Body:
    """A model of the unit as it would stand at a spot."""
    x, y, surface = spot
    profile, surfaces = battle.profiles[unit.id], battle.table.surfaces
    z = surfaces[surface].z if 0 <= surface < len(surfaces) else 0
    return Body(x, y, z, profile.base // 2, profile.height)


@functools.cache
def standing_gait(radius: int, height: int) -> Gait:
    """The gait of a model that is set down and does not move."""
    return Gait(radius, 0, height=height)


def standing_fault(battle: Battle, unit: Unit, spot: Spot, others: Sequence[Body]) -> Reason | None:
    """Why a model of the unit cannot stand at a spot among others."""
    body = body_at(battle, unit, spot)
    reason = off_table(battle, body) or on_a_base(body, others)
    if reason is not None:
        return reason
    found = end_fault(battle.table, standing_gait(body.radius, body.height), NOTHING, spot, spot)
    return fault_reason(found) if found is not None and found.kind != "off-table" else None


def bodies_of_others(battle: Battle, unit: Unit) -> list[Body]:
    """Every model on the table that is not of this unit."""
    return [
        body
        for other in battle.state.units
        if other.place == "table" and other is not unit
        for body in battle.bodies(other)
    ]


# Planners


@functools.cache
def moving_kernels() -> Any:
    """The compiled kernels of moving and placing, brought in at the first use."""
    from escarmouche.games.firefight.rules.movement import kernels

    return kernels


@functools.cache
def places_around(pitch: int, count: int) -> Floats:
    """Places around a point, the nearest first."""
    return np.array(lattice(pitch, count), float)


class MarkerPlanner:
    """Placing one point by a rule of its own."""

    def __init__(self, battle: Battle, name: str, spot_fault: Callable[[int, int, int], Reason | None]) -> None:
        self.battle = battle
        self.name = name
        self.spot_fault = spot_fault

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the point may not lie there."""
        return self.spot_fault(*tracks[self.name].end)

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The goal that was named, or the first legal spot from the middle of the table outwards."""
        table = self.battle.table
        wish = read_wishes(table, partial, [self.name], "").get(self.name)
        if wish is None:
            return self._tracks(self._first()) if self._first() else refusal("GFF-MISS-06", "refused-objective-spot")
        spot = wish.goal or (wish.track.end if wish.track else None)
        assert spot is not None
        return self.spot_fault(*spot) or self._tracks(spot)

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Random legal spots."""
        table = self.battle.table
        found: list[Tracks] = []
        for _ in range(count * 20):
            spot = scattered(table, rng, (0, 0, table.width, table.depth), toward)
            if self.spot_fault(*spot) is None:
                found.append(self._tracks(spot))
                if len(found) == count:
                    return found
        first = self._first()
        return found or ([self._tracks(first)] if first else [])

    def anywhere(self) -> bool:
        """Whether there is a legal spot at all."""
        return self._first() is not None

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw: a marker, which is a point."""
        return {"radius": 0}

    def _first(self) -> Spot | None:
        table = self.battle.table
        for x, y in from_the_middle((0, 0, table.width, table.depth), 4 * STEP, STEP):
            for surface in table.surfaces_at(x, y):
                if self.spot_fault(x, y, surface) is None:
                    return (x, y, surface)
        return None

    def _tracks(self, spot: Spot | None) -> Tracks:
        assert spot is not None
        return {self.name: Track((spot,))}


def near_enemy(battle: Battle, unit: Unit, body: Body) -> Reason | None:
    """Units keep 1 inch from enemies when they are placed."""
    for enemy in battle.enemies(unit):
        for other in battle.bodies(enemy):
            if too_close(apart(body, other)):
                return refusal("GFF-MOVE-04", "refused-near-enemy", unit=enemy.id)
    return None


class FormationPlanner:
    """Setting a whole unit down in coherency, each base where a rule allows it."""

    def __init__(
        self, battle: Battle, unit: Unit, spot_fault: Callable[[Body], Reason | None], box: Box | None = None
    ) -> None:
        self.battle = battle
        self.unit = unit
        self.spot_fault = spot_fault
        self.box = box or (0, 0, battle.table.width, battle.table.depth)
        self.models = [str(model.id) for model in battle.alive(unit)]
        self.others = bodies_of_others(battle, unit)
        self._sound: list[tuple[str, Track]] = []

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not stand like this; what was found by fitting in one after another is not judged again."""
        if list(tracks.items()) == self._sound:
            return None
        placed: list[Body] = []
        for track in tracks.values():
            reason = self._spot_reason(track.end, placed)
            if reason is not None:
                return reason
            placed.append(body_at(self.battle, self.unit, track.end))
        return incoherent(self.battle, placed)

    def _spot_reason(self, spot: Spot, placed: Sequence[Body]) -> Reason | None:
        body = body_at(self.battle, self.unit, spot)
        return (standing_fault(self.battle, self.unit, spot, [*self.others, *placed])) or self.spot_fault(body)

    def _fits(self, spot: Spot, placed: Sequence[Spot]) -> bool:
        bodies = [body_at(self.battle, self.unit, other) for other in placed]
        if self._spot_reason(spot, bodies) is not None:
            return False
        here = body_at(self.battle, self.unit, spot)
        return incoherent(self.battle, [*bodies, here]) is None

    def _around(self, anchor: Spot) -> Tracks | None:
        """The unit around a spot, each model in coherency with those before it."""
        battle, unit = self.battle, self.unit
        lineup, profile, count = battle.lineup, battle.profile(unit), len(self.models)
        gait = standing_gait(profile.base // 2, profile.height)
        table = (ways(battle.table).sheet(gait), gait.row, lineup.rows, lineup.units, unit.id)
        places = places_around(profile.base + ELBOW_ROOM, 4 * count + 18)
        spots, placed, place = list[Spot](), np.empty((count, 4)), -1
        next_place = moving_kernels().next_place
        while len(spots) < count:
            place = next_place(*table, anchor, places, place + 1, len(spots), placed, KEPT)
            if place < 0:
                return None
            x, y, _, surface = placed[len(spots)].tolist()
            spot = (int(x), int(y), int(surface))
            if self.spot_fault(body_at(battle, unit, spot)) is None:
                spots.append(spot)
            if not spots or spots[0] != anchor:
                return None
        tracks = {model: Track((spot,)) for model, spot in zip(self.models, spots, strict=True)}
        self._sound = list(tracks.items())
        return tracks

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models that were placed stay there; the others gather around the first of them."""
        wishes = read_wishes(self.battle.table, partial, self.models, "")
        given: dict[str, Spot] = {}
        for model, wish in wishes.items():
            spot = wish.goal or (wish.track.end if wish.track else None)
            if spot is not None:
                given[model] = spot
        if not given:
            found = self._first()
            return found if found is not None else refusal("GFF-DEPL-03", "refused-no-room", unit=self.unit.id)
        return self._fill(given)

    def _fill(self, given: dict[str, Spot]) -> Tracks | Reason:
        placed = dict(given)
        tracks = {model: Track((spot,)) for model, spot in given.items()}
        reason = self.fault(tracks) if len(given) in (1, len(self.models)) else None
        if reason is not None:
            return reason
        anchor = next(iter(given.values()))
        pitch = self.battle.profile(self.unit).base + ELBOW_ROOM
        for model in self.models:
            if model in placed:
                continue
            taken = list(placed.values())
            spots = cluster(self.battle.table, anchor, 1, pitch, lambda spot, _, taken=taken: self._fits(spot, taken))  # type: ignore[misc]
            spots = spots or self._beside(anchor, pitch, taken)
            if spots is None:
                return refusal("GFF-MOVE-01", "refused-no-room", unit=self.unit.id)
            placed[model] = spots[0]
        tracks = {model: Track((placed[model],)) for model in self.models}
        return self.fault(tracks) or tracks

    def _beside(self, anchor: Spot, pitch: int, taken: list[Spot]) -> list[Spot] | None:
        for dx, dy in lattice(pitch, 4 * len(self.models) + 18):
            x, y = anchor[0] + dx, anchor[1] + dy
            spot = (x, y, standing_near(self.battle.table, x, y, anchor[2]))
            if self._fits(spot, taken):
                return [spot]
        return None

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Random legal placings."""
        table = self.battle.table
        found: list[Tracks] = []
        for _ in range(TRIES):
            spot = scattered(table, rng, self.box, toward)
            if self.spot_fault(body_at(self.battle, self.unit, spot)) is not None:
                continue
            tracks = self._around(spot)
            if tracks is not None and tracks not in found:
                found.append(tracks)
                if len(found) == count:
                    return found
        if found:
            return found
        first = self._first()
        return [first] if first is not None else []

    def anywhere(self) -> bool:
        """Whether there is room at all; a look ahead applies no rule."""
        with listening(None):
            return self._first() is not None

    def _first(self) -> Tracks | None:
        table = self.battle.table
        for x, y in from_the_middle(self.box, 4 * STEP, STEP):
            for surface in table.surfaces_at(x, y):
                if self.spot_fault(body_at(self.battle, self.unit, (x, y, surface))) is None:
                    tracks = self._around((x, y, surface))
                    if tracks is not None:
                        return tracks
        return None

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {"radius": self.battle.radius(self.unit)}
