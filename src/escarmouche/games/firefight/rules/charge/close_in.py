"""Closing in: models move one after another into contact with a unit, or as close as possible."""

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_modes, nearest_way
from escarmouche.games.firefight.rules.movement import gait
from escarmouche.games.firefight.rules.movement.moves import cap_for_all, crowded, is_scattered
from escarmouche.games.firefight.rules.movement.placing import (
    body_at,
    gaps_between,
    incoherent,
    incoherent_with,
    on_a_base,
)
from escarmouche.games.firefight.rules.movement.terrain import difficult_cap
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table.measure import CLOSENESS, CONTACT, apart, over
from escarmouche.table.formation import Spot, Wish, read_wishes
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import path
from escarmouche.table.ways.reach import reach


class ClosePlanner:
    """Models move one after another into contact with a unit, or as close as possible."""

    def __init__(self, battle: Battle, unit: Unit, target: Unit, way: gait.Way) -> None:
        self.battle = battle
        self.unit = unit
        self.target = target
        self.way = way
        self.movers = {str(model.id): model for model in battle.alive(unit)}
        self._best: dict[tuple[int, tuple[Body, ...], tuple[int, str]], Track] = {}
        self._sides: dict[Body, list[Spot]] = {}
        self._found: bool | None = None
        self._resort: Tracks | None = None

    def nearness(self, end: Spot) -> float:
        """How far a model that ends there is from the nearest of the target."""
        body = body_at(self.battle, self.unit, end)
        return min(apart(body, other) for other in self.battle.bodies(self.target))

    def modes(self, model: Model) -> list[tuple[int, str]]:
        """How far a model may go, with the trait of the terrain that it then goes around."""
        most = gait.distance_of(self.battle, model, self.way)
        return charge_modes(self.battle, model, most) if self.way.difficult else [(most, "")]

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
        track = nearest_way(self.battle, model, self.target, self.way, limit, avoid, placed)
        if not placed or self._coherent(track.end, placed):
            return track
        coherent = self._coherent_best(model, placed, mode)
        return track if coherent is None or self._goes_away(model, coherent.end) else coherent

    def _goes_away(self, model: Model, end: Spot) -> bool:
        return goes_away(self.way, self.nearness((model.x, model.y, model.surface)), self.nearness(end))

    def _coherent(self, end: Spot, placed: Sequence[Body]) -> bool:
        return incoherent(self.battle, [*placed, body_at(self.battle, self.unit, end)]) is None

    def _coherent_best(self, model: Model, placed: Sequence[Body], mode: tuple[int, str]) -> Track | None:
        limit, avoid = mode
        start = (model.x, model.y, model.surface)
        bases = gait.obstacles_for(self.battle, model, self.way, soft=placed)
        own_gait = gait.gait_of(self.battle, model, self.way)
        beside = [spot for body in placed for spot in self._around(body)]
        found = reach(self.battle.table, own_gait, bases, start, limit, extra=beside, avoid=avoid)
        gaps = gaps_between(placed)
        bodies = [body_at(self.battle, self.unit, spot) for spot in found.spots]
        ends = [
            (self.nearness(spot), index)
            for index, (spot, body) in enumerate(zip(found.spots, bodies, strict=True))
            if incoherent_with(self.battle, placed, gaps, body) is None
        ]
        if self._coherent(start, placed):
            ends.append((self.nearness(start), -1))
        for _, index in sorted(ends):
            track = Track((start,)) if index < 0 else found.track(index)
            if gait.track_reason(self.battle, model, track, self.way, placed) is None:
                return track
        return None

    def _around(self, body: Body) -> list[Spot]:
        """Spots beside a model that has been placed, in contact with it and almost an inch away."""
        if body not in self._sides:
            self._sides[body] = self._spots_around(body)
        return self._sides[body]

    def _spots_around(self, body: Body) -> list[Spot]:
        radius = self.battle.radius(self.unit)
        spots = []
        for far in (body.radius + radius + CONTACT, body.radius + radius + 950):
            for turn in range(16):
                angle = math.pi * turn / 8
                x, y = round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle))
                if self.battle.table.on_table(x, y, radius):
                    spots.append((x, y, self.battle.table.standing_surface(x, y)))
        return spots

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the models may not close in like this."""
        reason = self._models_fault(tracks) or self._shirking_fault(tracks) or self._scattered_fault(tracks)
        if reason is not None and list(tracks.items()) == list(self.last_resort().items()):
            return reason if self._works_out() else None
        return reason

    def _shirking_fault(self, tracks: Tracks) -> Reason | None:
        """Why the unit may not go around or through difficult terrain like this: the other way somebody arrives."""
        if self._arrived(tracks) or not self._can_choose():
            return None
        capped = cap_for_all(self.battle, {self.movers[key].id: track for key, track in tracks.items()}, self.way)
        other = self._close_in({}, through=capped is None)
        if not self._arrived(other) or self._models_fault(other) is not None:
            return None
        return refusal(closeness_rule(self.way), "refused-not-close", model=int(next(iter(tracks))))

    def _scattered_fault(self, tracks: Tracks) -> Reason | None:
        """A unit that was scattered ends its charge in coherency if it can."""
        reason = self._parted(tracks) if self.way.name == "charge" and is_scattered(self.battle, self.unit) else None
        return reason if reason is not None and self.gathers() else None

    def _parted(self, tracks: Tracks) -> Reason | None:
        return incoherent(self.battle, [body_at(self.battle, self.unit, track.end) for track in tracks.values()])

    def gathers(self) -> bool:
        """Whether the models end in coherency if they close in by themselves."""
        distances = tuple(gait.distance_of(self.battle, model, self.way) for model in self.movers.values())
        found = self.battle.remembered(("gathers", self.unit.id, self.way, distances), self._by_themselves)
        return self._parted(found) is None

    def _models_fault(self, tracks: Tracks) -> Reason | None:
        placed: list[Body] = []
        capped = cap_for_all(self.battle, {self.movers[key].id: track for key, track in tracks.items()}, self.way)
        for key, track in tracks.items():
            model = self.movers[key]
            reason = (
                self._way_fault(model, track, placed)
                or self._distance_fault(model, track, capped)
                or self._closeness_fault(model, track, placed, capped)
            )
            if reason is not None:
                return reason
            placed.append(body_at(self.battle, self.unit, track.end))
        return crowded(self.battle, self.unit, tracks)

    def _way_fault(self, model: Model, track: Track, placed: list[Body]) -> Reason | None:
        """Why a way is not allowed; near another enemy it is, if contact is possible only so."""
        reason = gait.track_reason(self.battle, model, track, self.way, placed)
        if reason is not None and reason.rule in ("GFF-CHARGE-03", "GFF-MOVE-05"):
            best = self.best(model, placed, self.mode(model, through=False))
            if gait.track_reason(self.battle, model, best, self.way, placed) is not None:
                return gait.track_reason(self.battle, model, track, self.way, placed, near_others=True)
        return reason

    def _distance_fault(self, model: Model, track: Track, capped: int | None) -> Reason | None:
        length = gait.counted_length(self.battle, model, gait.legs_of(self.battle, model, track, self.way))
        reason = gait.too_long(model, length, gait.distance_of(self.battle, model, self.way), self.way.rule)
        if reason is None and capped is not None:
            return gait.too_long(model, length, capped, "GFF-TERR-06")
        return reason

    def _closeness_fault(self, model: Model, track: Track, placed: list[Body], capped: int | None) -> Reason | None:
        here = self.nearness(track.end)
        if here <= CONTACT:
            return None
        best = self.best(model, placed, self.mode(model, through=capped is not None))
        if self._goes_away(model, track.end) or held_back(here, self.nearness(best.end)):
            return refusal(closeness_rule(self.way), "refused-not-close", model=model.id)
        if self._coherent(best.end, placed) and placed and not self._coherent(track.end, placed):
            return incoherent(self.battle, [*placed, body_at(self.battle, self.unit, track.end)])
        return None

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal go there, or into contact just beside it; the others close in, the nearest first."""
        wishes = read_wishes(self.battle.table, partial, list(self.movers), self.way.rule)
        if not wishes:
            return self._by_themselves()
        found = self._filled(wishes)
        if not isinstance(found, Reason):
            return found
        closer = {key: self._into_contact(wish) for key, wish in wishes.items()}
        again = found if closer == wishes else self._filled(closer)
        return found if isinstance(again, Reason) else again

    def _into_contact(self, wish: Wish) -> Wish:
        """A goal that is all but in contact, moved up to the nearest of the target."""
        if wish.goal is None:
            return wish
        x, y, surface = wish.goal
        body = body_at(self.battle, self.unit, wish.goal)
        nearest = min(self.battle.bodies(self.target), key=lambda other: apart(body, other))
        gap, far = apart(body, nearest), math.hypot(nearest.x - x, nearest.y - y)
        if not CONTACT < gap <= CLOSENESS or far == 0:
            return wish
        share = (gap - 1) / far
        return Wish(goal=(round(x + share * (nearest.x - x)), round(y + share * (nearest.y - y)), surface))

    def _filled(self, wishes: Mapping[str, Wish]) -> Tracks | Reason:
        found = self._close_in(wishes, through=False)
        reason = self.fault(found)
        if reason is None or not self._can_choose():
            return reason or found
        found = self._close_in(wishes, through=True)
        return self.fault(found) or found

    def _by_themselves(self) -> Tracks:
        """How the unit closes in by itself, around difficult terrain or through it; best is to arrive in coherency."""
        legal: list[Tracks] = []
        for tracks in self._tries():
            if self._models_fault(tracks) is None:
                if self._arrived(tracks) and self._parted(tracks) is None:
                    return tracks
                legal.append(tracks)
        legal.sort(key=lambda tracks: (not self._arrived(tracks), self._parted(tracks) is not None))
        return legal[0] if legal else self.last_resort()

    def _tries(self) -> Iterator[Tracks]:
        """The ways in which the unit could close in: around difficult terrain, and through it."""
        for through in (False, True) if self._can_choose() else (False,):
            yield self._close_in({}, through=through)

    def _works_out(self) -> bool:
        """Whether some order of moving is legal."""
        if self._found is None:
            self._found = any(self._models_fault(tracks) is None for tracks in self._tries())
        return self._found

    def last_resort(self) -> Tracks:
        """How the models move if no order of moving works out: one that would be stepped on stays, others keep off."""
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
        return any(self.nearness(track.end) <= CONTACT for track in tracks.values())

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
        """The ways of all models in this order, each given those before it; nobody ends on one that stays."""
        tracks: Tracks = {key: Track((self._start(key),)) for key in staying}
        placed = [self.battle.body(self.movers[key]) for key in staying]
        for key in order:
            if key in tracks:
                continue
            model = self.movers[key]
            mode = self.mode(model, through=through)
            tracks[key] = self._wished(model, wishes[key], mode) if key in wishes else self.best(model, placed, mode)
            placed.append(body_at(self.battle, self.unit, tracks[key].end))
        return tracks

    def _start(self, key: str) -> Spot:
        model = self.movers[key]
        return model.x, model.y, model.surface

    def _trodden_on(self, key: str, tracks: Tracks) -> bool:
        """Whether somebody who stays has another of its unit set down on it."""
        if len(tracks[key].spots) > 1:
            return False
        others = [body_at(self.battle, self.unit, track.end) for other, track in tracks.items() if other != key]
        return on_a_base(body_at(self.battle, self.unit, tracks[key].end), others) is not None

    def _rank(self, key: str) -> tuple[bool, float]:
        """By what models are sorted for moving: first those that cannot move, then the nearest."""
        return (not gait.rooted(self.battle, self.movers[key], self.way), self.nearness(self._start(key)))

    def _wished(self, model: Model, wish: Any, mode: tuple[int, str]) -> Track:
        start = (model.x, model.y, model.surface)
        if wish.track is not None:
            return wish.track  # type: ignore[no-any-return]
        bases = gait.obstacles_for(self.battle, model, self.way)
        found = path(
            self.battle.table, gait.gait_of(self.battle, model, self.way), bases, start, wish.goal, mode[0], mode[1]
        )
        return found or Track((start, wish.goal))

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """The way everybody closes in by themselves."""
        found = self.complete({})
        return [] if isinstance(found, Reason) else [found]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {
            "radius": self.battle.radius(self.unit),
            "way": self.way.name,
            "target": self.target.id,
            "distances": {key: gait.distance_of(self.battle, model, self.way) for key, model in self.movers.items()},
            "starts": {key: [model.x, model.y, model.surface] for key, model in self.movers.items()},
        }


@rule("GFF-CHARGE-06", otherwise=False)
def goes_away(way: gait.Way, before: float, here: float) -> bool:
    """A defender never ends farther from the nearest charger than it was."""
    return way.name == "pile-in" and over(here, before)


@rule("GFF-CHARGE-08", otherwise=False)
def held_back(here: float, best: float) -> bool:
    """An end is close enough if no possible end is more than 0.1 inch nearer."""
    return CATALOGUE.holds("GFF-CHARGE-04") and over(here, best + CLOSENESS)


def closeness_rule(way: gait.Way) -> str:
    """The rule that is broken by a model that does not come as close as it can."""
    return "GFF-CHARGE-08" if way.name == "charge" else "GFF-CHARGE-06"
