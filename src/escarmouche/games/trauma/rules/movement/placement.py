"""Standing somewhere, and units that are set down in formation."""

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, listening, note, rule
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.movement.gait import can_be_pushed, fault_reason, others_on_table, standing_table
from escarmouche.games.trauma.rules.space.areas import Outline, centre_hulls, hull, intermingled
from escarmouche.games.trauma.rules.space.formation import formed, has_comrade, near_leader
from escarmouche.games.trauma.rules.space.measure import CONTACT, base_to_base, box, is_contact
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.table.edges import beyond
from escarmouche.table.formation import Spot, from_the_middle, lattice, read_wishes, scattered, standing_near
from escarmouche.table.geometry import Body
from escarmouche.table.table import TOLERANCE
from escarmouche.table.ways.movement import NOTHING, Fault, Gait, end_fault

ELBOW_ROOM = centimetres(0.25)
STEP = centimetres(2)
TRIES = 60
Box: TypeAlias = tuple[int, int, int, int]
"""A rectangle: left, front, right, back."""


# Standing somewhere


def body_at(battle: Battle, unit: Unit, spot: Spot) -> Body:
    """A model of the unit as it would stand at a spot."""
    profile, surfaces = battle.profile(unit), battle.table.surfaces
    z = surfaces[spot[2]].z if 0 <= spot[2] < len(surfaces) else 0
    return Body(spot[0], spot[1], z, profile.base // 2, profile.height)


def overlaps(body: Body, other: Body) -> bool:
    """Whether two bases lie over one another, or one body stands in the other."""
    near = body.radius + other.radius - 2
    dx, dy = body.x - other.x, body.y - other.y
    if abs(dx) >= near or abs(dy) >= near or math.hypot(dx, dy) >= near:
        return False
    return abs(body.z - other.z) <= min(body.height, other.height)


def on_a_base(body: Body, others: Sequence[Body]) -> Reason | None:
    """No base ends on another."""
    x, radius = body.x, body.radius
    for other in others:
        if abs(x - other.x) < radius + other.radius and overlaps(body, other):
            return refusal("TRA-MOVE-11", "refused-on-a-base")
    return None


@functools.cache
def standing_gait(radius: int, height: int) -> Gait:
    """The gait of a model that only stands."""
    return Gait(radius, 0, step=2, height=height)


def standing_fault(battle: Battle, unit: Unit, spot: Spot, others: Sequence[Body]) -> Reason | None:
    """Why a model of the unit cannot be set down at a spot among others."""
    body = body_at(battle, unit, spot)
    reason = on_a_base(body, others)
    if reason is not None:
        return reason
    found: Fault | None = end_fault(
        standing_table(battle, unit), standing_gait(body.radius, body.height), NOTHING, spot, spot
    )
    return fault_reason(battle, unit, found) if found is not None else None


def bodies_of_others(battle: Battle, unit: Unit) -> list[Body]:
    """Every model on the table that is not of this unit."""
    return [battle.body(model) for other in others_on_table(battle, unit) for model in battle.alive(other)]


# Looking somewhere


def only_turns(given: Any) -> bool:
    """Whether a partial answer names nothing but a facing for a model."""
    return isinstance(given, Mapping) and set(given) == {"facing"}


def turned(track: Track, given: Any) -> Track:
    """The same way with the facing that a partial answer names, if it does."""
    facing = given.get("facing") if isinstance(given, Mapping) else None
    return msgspec.structs.replace(track, facing=facing) if isinstance(facing, int) else track


# Intermingled units


@rule("TRA-MOVE-05")
def interlocked(battle: Battle, unit: Unit, hulls: Sequence[Outline]) -> Reason | None:
    """Two units may not end intermingled, unless armour came between before or infantry gives way to it now."""
    left, front, right, back = _around(hulls)
    for other in others_on_table(battle, unit):
        left2, front2, right2, back2 = box(battle, other)
        if left2 > right or right2 < left or front2 > back or back2 < front:
            continue
        note("TRA-MOVE-05")
        if intermingled(hulls, centre_hulls(battle, other)) and not stays_among(battle, unit, other):
            return refusal("TRA-MOVE-05", "refused-intermingled", unit=other.id)
    return None


def _around(hulls: Sequence[Outline]) -> tuple[float, float, float, float]:
    xs, ys = [x for one in hulls for x, _ in one], [y for one in hulls for _, y in one]
    return min(xs), min(ys), max(xs), max(ys)


def stays_among(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Whether two units may stand intermingled: armour among infantry, or those who do so already."""
    if can_be_pushed(battle, unit, other):
        return True
    with listening(None):
        return unit.place == "table" and intermingled(centre_hulls(battle, unit), centre_hulls(battle, other))


def near_enemy(battle: Battle, unit: Unit, body: Body, why: RuleId) -> Reason | None:
    """Whoever is set down keeps out of Contact range of enemies."""
    for enemy in battle.enemies(unit):
        if beyond(box(battle, enemy), (body.x, body.y, body.x, body.y), body.radius + CONTACT + TOLERANCE):
            continue
        if any(is_contact(base_to_base(body, battle.body(model))) for model in battle.alive(enemy)):
            return refusal(why, "refused-near-enemy", unit=enemy.id)
    return None


# Setting a unit down


SpotRule: TypeAlias = Callable[[Body], Reason | None]
GroupRule: TypeAlias = Callable[[Sequence[Body]], Reason | None]


class FormationPlanner:
    """Setting a whole unit down in formation, each base where a rule allows it, one where another demands it."""

    def __init__(
        self,
        battle: Battle,
        unit: Unit,
        why: RuleId,
        spot_fault: SpotRule,
        box: Box,
        group_fault: GroupRule | None = None,
    ) -> None:
        self.battle = battle
        self.unit = unit
        self.why = why
        self.spot_fault = spot_fault
        self.group_fault = group_fault
        self.box = box
        models = battle.alive(unit)
        self.head = next((place for place, model in enumerate(models) if model.id == unit.leader), 0)
        self.models = [str(model.id) for model in models]
        self.others = bodies_of_others(battle, unit)
        self._sound: list[tuple[str, Track]] = []

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not stand like this; what was judged legal once is not judged again."""
        moves = list(tracks.items())
        if moves == self._sound:
            return None
        reason = self._each_fault(tracks) or self._all_fault(tracks)
        if reason is None:
            self._sound = moves
        return reason

    def _each_fault(self, tracks: Tracks) -> Reason | None:
        placed: list[Body] = []
        for track in tracks.values():
            reason = self._spot_reason(track.end, placed)
            if reason is not None:
                return reason
            placed.append(body_at(self.battle, self.unit, track.end))
        return None

    def _all_fault(self, tracks: Tracks) -> Reason | None:
        bodies = [body_at(self.battle, self.unit, tracks[model].end) for model in self.models]
        if not formed(bodies, self.head):
            return refusal(self.why, "refused-not-in-formation", unit=self.unit.id)
        reason = self.group_fault(bodies) if self.group_fault is not None else None
        return reason or interlocked(self.battle, self.unit, [hull([(body.x, body.y) for body in bodies])])

    def _spot_reason(self, spot: Spot, placed: Sequence[Body]) -> Reason | None:
        reason = standing_fault(self.battle, self.unit, spot, [*self.others, *placed])
        return reason or self.spot_fault(body_at(self.battle, self.unit, spot))

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models that were placed stay there; the others gather around the first of them."""
        named = {model: given for model, given in partial.items() if not only_turns(given)}
        wishes = read_wishes(self.battle.table, named, self.models, self.why)
        given: dict[str, Spot] = {}
        for model, wish in wishes.items():
            spot = wish.goal or (wish.track.end if wish.track else None)
            if spot is not None:
                given[model] = spot
        found = self._fill(given) if given else self._first()
        if found is None:
            return refusal(self.why, "refused-no-room", unit=self.unit.id)
        found = {model: turned(track, partial.get(model)) for model, track in found.items()}
        return self.fault(found) or found

    def _fill(self, given: Mapping[str, Spot]) -> Tracks | None:
        """The spots that were named, and for the others free ones near the first of them."""
        placed = dict(given)
        anchor = next(iter(given.values()))
        for model in self.models:
            if model not in placed:
                spot = self._beside(anchor, list(placed.values()))
                if spot is None:
                    return None
                placed[model] = spot
        return {model: Track((placed[model],)) for model in self.models}

    def _beside(self, anchor: Spot, taken: Sequence[Spot]) -> Spot | None:
        bodies = [body_at(self.battle, self.unit, spot) for spot in taken]
        pitch = self.battle.profile(self.unit).base + ELBOW_ROOM
        for dx, dy in lattice(pitch, 4 * len(self.models) + 18):
            x, y = anchor[0] + dx, anchor[1] + dy
            spot = (x, y, standing_near(self.battle.table, x, y, anchor[2]))
            body = body_at(self.battle, self.unit, spot)
            if near_leader(body, bodies[0]) and has_comrade(body, bodies) and self._spot_reason(spot, bodies) is None:
                return spot
        return None

    def _at(self, anchor: Spot) -> Tracks | None:
        """The unit with its leader at a spot and the others around."""
        leader = self.models[self.head]
        if self._spot_reason(anchor, ()) is not None:
            return None
        found = self._fill({leader: anchor})
        if found is None or self._all_fault(found) is not None:
            return None
        # Each was judged as its place was found.
        self._sound = list(found.items())
        return found

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Random legal placings."""
        found: list[Tracks] = []
        for _ in range(TRIES):
            tracks = self._at(scattered(self.battle.table, rng, self.box, toward))
            if tracks is not None and tracks not in found:
                found.append(tracks)
                if len(found) == count:
                    return found
        first = None if found else self._first()
        return found or ([first] if first is not None else [])

    def anywhere(self) -> bool:
        """Whether there is room at all; no rule is noted as applied."""
        with listening(None):
            return self._first() is not None

    def _first(self) -> Tracks | None:
        table = self.battle.table
        for x, y in from_the_middle(self.box, 4 * STEP, STEP):
            for surface in table.surfaces_at(x, y):
                tracks = self._at((x, y, surface))
                if tracks is not None:
                    return tracks
        return None

    def detail(self) -> dict[str, Any]:
        """What a page needs for drawing where the models can go."""
        return {"radius": self.battle.radius(self.unit), "box": list(self.box)}
