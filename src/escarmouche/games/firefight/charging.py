"""Charging: whether it can be done, closing in, and piling in."""

import itertools
import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.core.decision import Steps
from escarmouche.core.formation import Spot, read_wishes
from escarmouche.core.geometry import Body
from escarmouche.core.movement import may_jump, path
from escarmouche.core.place import Place, Track, Tracks
from escarmouche.core.reach import closest, into_contact, reach
from escarmouche.core.reasons import Reason, refusal
from escarmouche.core.rulebook import rule
from escarmouche.games.firefight.fight import Fight, inches
from escarmouche.games.firefight.gait import (
    LONGEST_JUMP,
    PILE_IN,
    UNLIMITED,
    Way,
    counted_length,
    distance_of,
    gait_of,
    legs_of,
    obstacles_for,
    rooted,
    too_long,
    track_reason,
)
from escarmouche.games.firefight.measure import (
    CLOSENESS,
    CONTACT,
    EXCLUSION,
    REACH,
    REACH_UP,
    apart,
    in_contact,
    over,
    within,
)
from escarmouche.games.firefight.melee import in_reach
from escarmouche.games.firefight.moving import cap_for_all, crowded, is_scattered, walk
from escarmouche.games.firefight.placing import bodies_of_others, body_at, incoherent, on_a_base, standing_fault
from escarmouche.games.firefight.state import Model, Unit
from escarmouche.games.firefight.terrain import difficult_cap, minds_difficult

SIDES = 48
MOST_JUMPS = 2


def charge_way(target: Unit) -> Way:
    """A charge at this unit."""
    return Way("charge", "GFF-ACT-05", target=target.id)


def pile_in_way(charger: Unit) -> Way:
    """The defender's move toward the charger."""
    return Way("pile-in", pile_in_rule(), PILE_IN, target=charger.id, jumps=False, difficult=False)


@rule("GFF-CHARGE-05", otherwise="GFF-CHARGE-06", always=True)
def pile_in_rule() -> str:
    """The defender's models move up to 3 inches into contact."""
    return "GFF-CHARGE-05"


# Whether a charge is possible


@rule("GFF-CHARGE-01", always=True)
def charge_refused(fight: Fight, unit: Unit, target: Unit) -> Reason | None:
    """A unit may charge only if one of its models is within charge distance of the target."""
    if any(can_arrive(fight, model, target) for model in fight.alive(unit)):
        return None
    return refusal("GFF-CHARGE-01", "refused-charge-distance", unit=target.id)


@rule(
    "GFF-CHARGE-02",
    instead=lambda fight, model, target: within(
        min(apart(fight.body(model), fight.body(other)) for other in fight.alive(target)), inches(12)
    ),
)
def can_arrive(fight: Fight, model: Model, target: Unit) -> bool:
    """A model arrives by a walkable way into contact, or into reach where no contact is free; sight is not needed."""
    way = charge_way(target)
    most = distance_of(fight, model, way)
    here, foes = fight.body(model), [fight.body(other) for other in fight.alive(target)]
    straight = min(math.hypot(here.x - foe.x, here.y - foe.y) - here.radius - foe.radius for foe in foes)
    for limit, avoid in charge_modes(fight, model, most):
        near = straight <= limit + REACH
        if not near and not jump_helps(fight, model, way, foes, straight - limit):
            continue
        if contact_way(fight, model, target, way, limit, avoid, ()) is not None:
            return True
        if near and reaches_without_contact(fight, model, target, way, limit, avoid):
            return True
    return False


@rule("GFF-TERR-07", instead=lambda fight, model, most: [(most, "")], always=True)
def charge_modes(fight: Fight, model: Model, most: int) -> list[tuple[int, str]]:
    """A charge goes around difficult terrain at full distance, or through it with at most 6 inches."""
    cap = difficult_cap()
    if cap is None or not minds_difficult(fight, model):
        return [(most, "")]
    return [(most, "difficult"), (min(cap, most), "")]


def reaches_without_contact(fight: Fight, model: Model, target: Unit, way: Way, limit: int, avoid: str) -> bool:
    """Where no contact is free by a way of any length, melee reach is enough.

    On one level a free side is taken to be one that some way leads to; it may be long.
    """
    if any(has_free_side(fight, model, other) for other in fight.alive(target)):
        here = fight.body(model)
        if all(fight.body(other).z == here.z for other in fight.alive(target)):
            return False
        near = spots_around(fight, model, target, (REACH // 2, REACH))
        sides = spots_around(fight, model, target, (1,))
        return gets_to(fight, model, way, near, limit, avoid) and not gets_to(fight, model, way, sides, UNLIMITED, "")
    track = nearest_way(fight, model, target, way, limit, avoid, ())
    return reaches_melee(fight, body_at(fight, fight.unit_of(model), track.end), target)


def spots_around(fight: Fight, model: Model, target: Unit, gaps: Sequence[int]) -> list[Spot]:
    """Spots in melee reach of a unit at these distances from its bases; at the smallest, those in contact only."""
    unit, found = fight.unit_of(model), []
    for foe in map(fight.body, fight.alive(target)):
        for gap, turn in itertools.product(gaps, range(SIDES)):
            far, angle = foe.radius + fight.radius(unit) + gap, 2 * math.pi * turn / SIDES
            x, y = round(foe.x + far * math.cos(angle)), round(foe.y + far * math.sin(angle))
            found += [
                (x, y, surface)
                for surface in fight.table.surfaces_at(x, y)
                if within(abs(fight.z(surface) - foe.z), 0 if gap <= CONTACT else REACH_UP)
            ]
    return found


def gets_to(fight: Fight, model: Model, way: Way, spots: Sequence[Spot], limit: int, avoid: str) -> bool:
    """Whether a model can walk to one of some spots."""
    start, bases = (model.x, model.y, model.surface), obstacles_for(fight, model, way)
    gait = gait_of(fight, model, way)
    return len(reach(fight.table, gait, bases, start, limit, rings=(), extra=spots, avoid=avoid)) > 0


def jump_helps(fight: Fight, model: Model, way: Way, foes: Sequence[Body], short: float) -> bool:
    """Whether jumps, which do not count, could bring the model that much farther."""
    if short > MOST_JUMPS * (LONGEST_JUMP + fight.profiles[model.unit].base):
        return False
    if model.surface == 0 and not fight.table.gaps and all(foe.z == 0 for foe in foes):
        return False
    return may_jump(fight.table, gait_of(fight, model, way, fly=False), (model.x, model.y, model.surface), foes)


def has_free_side(fight: Fight, model: Model, enemy: Model) -> bool:
    """Whether there is room for the model's base anywhere around an enemy's."""
    unit = fight.unit_of(model)
    body = fight.body(enemy)
    others = bodies_of_others(fight, unit)
    far = body.radius + fight.radius(unit) + 1
    for turn in range(SIDES):
        angle = 2 * math.pi * turn / SIDES
        spot = (round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle)), enemy.surface)
        if standing_fault(fight, unit, spot, others) is None:
            return True
    return False


def touches(fight: Fight, body: Body, target: Unit) -> bool:
    """Whether a base here is in contact with the unit."""
    return any(in_contact(body, fight.body(other)) for other in fight.alive(target))


def reaches_melee(fight: Fight, body: Body, target: Unit) -> bool:
    """Whether a model here is in melee reach of the unit."""
    return any(
        in_reach(max(0.0, math.hypot(body.x - foe.x, body.y - foe.y) - body.radius - foe.radius), abs(body.z - foe.z))
        for foe in map(fight.body, fight.alive(target))
    )


def contact_way(
    fight: Fight, model: Model, target: Unit, way: Way, limit: int, avoid: str, placed: Sequence[Body]
) -> Track | None:
    """The shortest way into contact; other enemies are passed closer only where it is otherwise impossible.

    A Flying model that cannot fly that far may still get there with jumps, which do not count.
    """
    start = (model.x, model.y, model.surface)
    gaits = [gait_of(fight, model, way)]
    if gaits[0].fly and way.jumps:
        gaits.append(gait_of(fight, model, way, fly=False))
    foes = [fight.body(other) for other in fight.alive(target)]
    if any(in_contact(fight.body(model), foe) for foe in foes):
        return Track((start,))
    for near_others in (False, True):
        bases = obstacles_for(fight, model, way, soft=placed, near_others=near_others)
        for gait in gaits:
            track = into_contact(fight.table, gait, bases, start, foes, limit, avoid)
            if track is not None:
                return track
        if not _others_in_the_way(fight, model, target):
            return None
    return None


def nearest_way(
    fight: Fight, model: Model, target: Unit, way: Way, limit: int, avoid: str, placed: Sequence[Body]
) -> Track:
    """The way to an end as near as possible to the target; for less than contact nobody has to jump."""
    track = contact_way(fight, model, target, way, limit, avoid, placed)
    if track is not None:
        return track
    foes = [fight.body(other) for other in fight.alive(target)]
    bases = obstacles_for(fight, model, way, soft=placed)
    start = (model.x, model.y, model.surface)
    gait = gait_of(fight, model, way).without_jumps
    return closest(fight.table, gait, bases, start, foes, limit, avoid, touching=False)


def _others_in_the_way(fight: Fight, model: Model, target: Unit) -> bool:
    """Whether another enemy stands so near the target that its inch may matter."""
    room = EXCLUSION + 2 * fight.radius(fight.unit_of(model))
    return any(
        apart(fight.body(a), fight.body(b)) < room
        for other in fight.on_table(target.owner)
        if other is not target
        for a in fight.alive(other)
        for b in fight.alive(target)
    )


# Closing in


class ClosePlanner:
    """Models move one after another into contact with a unit, or as close as possible."""

    def __init__(self, fight: Fight, unit: Unit, target: Unit, way: Way) -> None:
        self.fight = fight
        self.unit = unit
        self.target = target
        self.way = way
        self.movers = {str(model.id): model for model in fight.alive(unit)}
        self.others = bodies_of_others(fight, unit)
        self._best: dict[tuple[int, tuple[Body, ...], tuple[int, str]], Track] = {}
        self._found: list[Tracks] | None = None
        self._resort: Tracks | None = None

    def _nearness(self, end: Spot) -> float:
        body = body_at(self.fight, self.unit, end)
        return min(apart(body, self.fight.body(other)) for other in self.fight.alive(self.target))

    def modes(self, model: Model) -> list[tuple[int, str]]:
        """How far, and around what."""
        most = distance_of(self.fight, model, self.way)
        return charge_modes(self.fight, model, most) if self.way.difficult else [(most, "")]

    def mode(self, model: Model, *, through: bool) -> tuple[int, str]:
        """How far if the unit goes around difficult terrain, or through it: then nobody goes farther than the cap."""
        cap = difficult_cap() if through else None
        limit, avoid = self.modes(model)[0]
        return (limit, avoid) if cap is None else (min(cap, limit), "")

    def best(self, model: Model, placed: Sequence[Body], mode: tuple[int, str]) -> Track:
        """The end as near as possible, in coherency with those already placed where that can be."""
        key = (model.id, tuple(placed), mode)
        if key not in self._best:
            self._best[key] = self._find_best(model, placed, mode)
        return self._best[key]

    def _find_best(self, model: Model, placed: Sequence[Body], mode: tuple[int, str]) -> Track:
        limit, avoid = mode
        track = nearest_way(self.fight, model, self.target, self.way, limit, avoid, placed)
        if not placed or self._coherent(track.end, placed):
            return track
        coherent = self._coherent_best(model, placed, mode)
        return track if coherent is None or self._goes_away(model, coherent.end) else coherent

    def _goes_away(self, model: Model, end: Spot) -> bool:
        return goes_away(self.way, self._nearness((model.x, model.y, model.surface)), self._nearness(end))

    def _coherent(self, end: Spot, placed: Sequence[Body]) -> bool:
        return incoherent(self.fight, [*placed, body_at(self.fight, self.unit, end)]) is None

    def _coherent_best(self, model: Model, placed: Sequence[Body], mode: tuple[int, str]) -> Track | None:
        limit, avoid = mode
        start = (model.x, model.y, model.surface)
        bases = obstacles_for(self.fight, model, self.way, soft=placed)
        gait = gait_of(self.fight, model, self.way)
        beside = [spot for body in placed for spot in self._around(body)]
        found = reach(self.fight.table, gait, bases, start, limit, extra=beside, avoid=avoid)
        ends = [(self._nearness(spot), index) for index, spot in enumerate(found.spots) if self._coherent(spot, placed)]
        if self._coherent(start, placed):
            ends.append((self._nearness(start), -1))
        for _, index in sorted(ends):
            track = Track((start,)) if index < 0 else found.track(index)
            if track_reason(self.fight, model, track, self.way, [*self.others, *placed]) is None:
                return track
        return None

    def _around(self, body: Body) -> list[Spot]:
        radius = self.fight.radius(self.unit)
        spots = []
        for far in (body.radius + radius + CONTACT, body.radius + radius + 950):
            for turn in range(16):
                angle = math.pi * turn / 8
                x, y = round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle))
                if self.fight.table.on_table(x, y, radius):
                    spots.append((x, y, self.fight.table.standing_surface(x, y)))
        return spots

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the models may not close in like this."""
        reason = self._models_fault(tracks) or self._shirking_fault(tracks) or self._scattered_fault(tracks)
        if reason is not None and list(tracks.items()) == list(self.last_resort().items()):
            return reason if self._legal() else None
        return reason

    def _shirking_fault(self, tracks: Tracks) -> Reason | None:
        """A unit goes around difficult terrain or through it, but not so that nobody arrives if somebody could."""
        if self._arrived(tracks) or not self._can_choose():
            return None
        capped = cap_for_all(self.fight, {int(key): track for key, track in tracks.items()}, self.way) is not None
        other = self._close_in({}, through=not capped)
        if not self._arrived(other) or self._models_fault(other) is not None:
            return None
        return refusal(closeness_rule(self.way), "refused-not-close", model=int(next(iter(tracks))))

    def _scattered_fault(self, tracks: Tracks) -> Reason | None:
        """A unit that was scattered ends its charge in coherency if it can."""
        reason = self._parted(tracks) if self.way.name == "charge" and is_scattered(self.fight, self.unit) else None
        return reason if reason is not None and self.gathers() else None

    def _parted(self, tracks: Tracks) -> Reason | None:
        return incoherent(self.fight, [body_at(self.fight, self.unit, track.end) for track in tracks.values()])

    def gathers(self) -> bool:
        """Whether the models end in coherency if they close in by themselves."""
        distances = tuple(distance_of(self.fight, model, self.way) for model in self.movers.values())
        found = self.fight.remembered(("gathers", self.unit.id, self.way, distances), self._by_themselves)
        return self._parted(found) is None

    def _models_fault(self, tracks: Tracks) -> Reason | None:
        placed: list[Body] = []
        capped = cap_for_all(self.fight, {int(key): track for key, track in tracks.items()}, self.way)
        for key, track in tracks.items():
            model = self.movers[key]
            reason = (
                self._way_fault(model, track, placed)
                or self._distance_fault(model, track, capped)
                or self._closeness_fault(model, track, placed, capped)
            )
            if reason is not None:
                return reason
            placed.append(body_at(self.fight, self.unit, track.end))
        return crowded(self.fight, self.unit, tracks)

    def _way_fault(self, model: Model, track: Track, placed: list[Body]) -> Reason | None:
        everyone = [*self.others, *placed]
        reason = track_reason(self.fight, model, track, self.way, everyone)
        if reason is not None and reason.rule in ("GFF-CHARGE-03", "GFF-MOVE-05"):
            best = self.best(model, placed, self.mode(model, through=False))
            if near_others_needed(self.fight, model, best, self.way, everyone):
                return track_reason(self.fight, model, track, self.way, everyone, near_others=True)
        return reason

    def _distance_fault(self, model: Model, track: Track, capped: int | None) -> Reason | None:
        length = counted_length(self.fight, model, legs_of(self.fight, model, track, self.way))
        reason = too_long(self.fight, model, length, distance_of(self.fight, model, self.way), self.way)
        if reason is None and capped is not None:
            return too_long(self.fight, model, length, capped, Way("difficult", "GFF-TERR-06"))
        return reason

    def _closeness_fault(self, model: Model, track: Track, placed: list[Body], capped: int | None) -> Reason | None:
        here = self._nearness(track.end)
        if here <= CONTACT:
            return None
        best = self.best(model, placed, self.mode(model, through=capped is not None))
        if self._goes_away(model, track.end) or held_back(here, self._nearness(best.end)):
            return refusal(closeness_rule(self.way), "refused-not-close", model=model.id)
        if self._coherent(best.end, placed) and placed and not self._coherent(track.end, placed):
            return incoherent(self.fight, [*placed, body_at(self.fight, self.unit, track.end)])
        return None

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal go there; the others close in by themselves, the nearest first."""
        wishes = read_wishes(self.fight.table, partial, list(self.movers), self.way.rule)
        if not wishes:
            return self._by_themselves()
        found = self._close_in(wishes, through=False)
        reason = self.fault(found)
        if reason is None or not self._can_choose():
            return reason or found
        found = self._close_in(wishes, through=True)
        return self.fault(found) or found

    def _by_themselves(self) -> Tracks:
        """Everybody closes in, around difficult terrain or through it: so that the unit is whole, and arrives."""
        return (
            min(
                self._legal(),
                key=lambda tracks: (not self._arrived(tracks), self._parted(tracks) is not None),
                default=None,
            )
            or self.last_resort()
        )

    def _legal(self) -> list[Tracks]:
        """How everybody can close in, the nearest first; whoever stays goes before those who would tread on it."""
        if self._found is None:
            tried = [
                self._close_in({}, through=through) for through in ((False, True) if self._can_choose() else (False,))
            ]
            self._found = [tracks for tracks in tried if self._models_fault(tracks) is None]
        return self._found

    def last_resort(self) -> Tracks:
        """Where no order of moving works out, whoever would be trodden on stays, and the others keep off it."""
        if self._resort is None:
            staying: list[str] = []
            for _ in self.movers:
                self._resort = self._one_after_another(sorted(self.movers, key=self._rank), {}, staying=staying)
                tracks = self._resort
                trodden = next((key for key in tracks if key not in staying and self._trodden_on(key, tracks)), None)
                if trodden is None:
                    break
                staying.append(trodden)
        assert self._resort is not None
        return self._resort

    def _can_choose(self) -> bool:
        """Whether somebody minds difficult terrain."""
        return any(len(self.modes(model)) > 1 for model in self.movers.values())

    def _arrived(self, tracks: Tracks) -> bool:
        return any(self._nearness(track.end) <= CONTACT for track in tracks.values())

    def _close_in(self, wishes: Mapping[str, Any], *, through: bool) -> Tracks:
        """Everybody closes in, the nearest first; but whoever turns out to stay is not run over by the others."""
        order = [*wishes, *sorted((key for key in self.movers if key not in wishes), key=self._rank)]
        tracks: Tracks = {}
        for _ in self.movers:
            tracks = self._one_after_another(order, wishes, through=through)
            trodden = next((key for key in tracks if key not in wishes and self._trodden_on(key, tracks)), None)
            if trodden is None:
                break
            order = [trodden, *(key for key in order if key != trodden)]
        return tracks

    def _one_after_another(
        self, order: Sequence[str], wishes: Mapping[str, Any], *, through: bool = False, staying: Sequence[str] = ()
    ) -> Tracks:
        """Everybody in turn, given those before; those who stay are kept off by all."""
        tracks: Tracks = {key: Track((self._start(key),)) for key in staying}
        placed = [self.fight.body(self.movers[key]) for key in staying]
        for key in order:
            if key in tracks:
                continue
            model = self.movers[key]
            mode = self.mode(model, through=through)
            tracks[key] = self._wished(model, wishes[key], mode) if key in wishes else self.best(model, placed, mode)
            placed.append(body_at(self.fight, self.unit, tracks[key].end))
        return tracks

    def _start(self, key: str) -> Spot:
        model = self.movers[key]
        return model.x, model.y, model.surface

    def _trodden_on(self, key: str, tracks: Tracks) -> bool:
        """Whether somebody who stays has another of its unit set down on it."""
        if len(tracks[key].spots) > 1:
            return False
        others = [body_at(self.fight, self.unit, track.end) for other, track in tracks.items() if other != key]
        return on_a_base(body_at(self.fight, self.unit, tracks[key].end), others) is not None

    def _rank(self, key: str) -> tuple[bool, float]:
        """Those who cannot move first, then the nearest."""
        return (not rooted(self.fight, self.movers[key], self.way), self._nearness(self._start(key)))

    def _wished(self, model: Model, wish: Any, mode: tuple[int, str]) -> Track:
        start = (model.x, model.y, model.surface)
        if wish.track is not None:
            return wish.track  # type: ignore[no-any-return]
        bases = obstacles_for(self.fight, model, self.way)
        found = path(self.fight.table, gait_of(self.fight, model, self.way), bases, start, wish.goal, mode[0], mode[1])
        return found or Track((start, wish.goal))

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """The way everybody closes in by themselves."""
        found = self.complete({})
        return [] if isinstance(found, Reason) else [found]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {
            "radius": self.fight.radius(self.unit),
            "way": self.way.name,
            "target": self.target.id,
            "distances": {key: distance_of(self.fight, model, self.way) for key, model in self.movers.items()},
            "starts": {key: [model.x, model.y, model.surface] for key, model in self.movers.items()},
        }


def near_others_needed(fight: Fight, model: Model, best: Track, way: Way, placed: list[Body]) -> bool:
    """Whether contact is possible only by coming near another enemy."""
    return track_reason(fight, model, best, way, placed) is not None


@rule("GFF-CHARGE-06", otherwise=False)
def goes_away(way: Way, before: float, here: float) -> bool:
    """A defender never ends farther from the nearest charger than it was."""
    return way.name == "pile-in" and over(here, before)


@rule("GFF-CHARGE-08", otherwise=False)
def held_back(here: float, best: float) -> bool:
    """An end is close enough if no possible end is more than 0.1 inch nearer."""
    return must_close_in() and over(here, best + CLOSENESS)


@rule("GFF-CHARGE-04", otherwise=False, always=True)
def must_close_in() -> bool:
    """Charging models move into base contact, or as close as possible."""
    return True


def closeness_rule(way: Way) -> str:
    """Who holds a model back breaks the rule of its move."""
    return "GFF-CHARGE-08" if way.name == "charge" else "GFF-CHARGE-06"


@rule("GFF-CHARGE-08", instead=lambda fight, unit, target, tracks, way: tracks, always=True)
def set_in_contact(fight: Fight, unit: Unit, target: Unit, tracks: Tracks, way: Way) -> Tracks:
    """A model that ends at most 0.1 inch short of a contact it could reach is set in contact."""
    placed: list[Body] = []
    result: Tracks = {}
    capped = cap_for_all(fight, {int(key): track for key, track in tracks.items()}, way)
    for key, track in tracks.items():
        body = body_at(fight, unit, track.end)
        gap = min(apart(body, fight.body(other)) for other in fight.alive(target))
        if CONTACT < gap <= CLOSENESS + 2 and len(track.spots) > 1:
            model = fight.state.models[int(key)]
            bases = obstacles_for(fight, model, way, soft=placed)
            foes = [fight.body(other) for other in fight.alive(target)]
            most = distance_of(fight, model, way) if capped is None else min(capped, distance_of(fight, model, way))
            left = most - counted_length(fight, model, legs_of(fight, model, track, way))
            rest = closest(fight.table, gait_of(fight, model, way), bases, track.end, foes, min(left, 4 * CLOSENESS))
            if touches(fight, body_at(fight, unit, rest.end), target):
                track = Track((*track.spots, *rest.spots[1:]))
        result[key] = track
        placed.append(body_at(fight, unit, track.end))
    return result


# The moves


def charge_move(fight: Fight, unit: Unit, target: Unit) -> Steps[None]:
    """The charging unit closes in on its target."""
    way = charge_way(target)
    tracks = yield Place(
        unit.owner,
        "charge-move",
        "GFF-CHARGE-04",
        models=[str(model.id) for model in fight.alive(unit)],
        planner=lambda: ClosePlanner(fight, unit, target, way),
        data={"unit": unit.id, "target": target.id},
    )
    yield from walk(fight, unit, set_in_contact(fight, unit, target, tracks, way), way)


@rule("GFF-CHARGE-06", otherwise=True)
def may_pile_in(fight: Fight, unit: Unit, way: Way) -> bool:
    """Shaken units and Immobile models do not pile in."""
    return not unit.shaken and moves_itself(fight, unit, way)


def moves_itself(fight: Fight, unit: Unit, way: Way) -> bool:
    """Whether a unit has a model that is not Immobile."""
    return not all(rooted(fight, model, way) for model in fight.alive(unit))


def pile_in(fight: Fight, unit: Unit, charger: Unit) -> Steps[None]:
    """The defender's models move into contact, or as close as possible."""
    way = pile_in_way(charger)
    if not must_pile_in() or not may_pile_in(fight, unit, way):
        return
    able = [model for model in fight.alive(unit) if not rooted(fight, model, way)]
    if all(touches(fight, fight.body(model), charger) for model in able):
        return
    tracks = yield Place(
        unit.owner,
        "pile-in",
        "GFF-CHARGE-05",
        models=[str(model.id) for model in fight.alive(unit)],
        planner=lambda: ClosePlanner(fight, unit, charger, way),
        data={"unit": unit.id, "target": charger.id},
    )
    yield from walk(fight, unit, set_in_contact(fight, unit, charger, tracks, way), way)


@rule("GFF-CHARGE-05", otherwise=False)
def must_pile_in() -> bool:
    """The defender closes up after the charge."""
    return True
