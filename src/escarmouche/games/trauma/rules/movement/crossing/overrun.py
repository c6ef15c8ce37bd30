"""Overrun: armour that crosses enemy infantry in a straight line."""

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules.activation import morale
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import Hurt, remove
from escarmouche.games.trauma.rules.dice import simple
from escarmouche.games.trauma.rules.events.moves import Overrun
from escarmouche.games.trauma.rules.forecast.close_combat import overrun_forecast
from escarmouche.games.trauma.rules.forecast.records import OverrunForecast
from escarmouche.games.trauma.rules.movement import displacement, gait, placement, pushing
from escarmouche.games.trauma.rules.movement.crossing import barriers
from escarmouche.games.trauma.rules.movement.move_planner import facing_ahead
from escarmouche.games.trauma.rules.space.areas import Chord, area, away, contains, strip_chords
from escarmouche.games.trauma.rules.space.measure import is_contact, leader, over, within
from escarmouche.games.trauma.rules.state import NO_MODEL, NO_UNIT, Model, Unit
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.ways.movement import Obstacles, fault

TURNS = tuple(math.radians(angle) for angle in (0, 10, -10, 20, -20, 35, -35, 50, -50, 70, -70))
GAPS = (5, 600, 1200, 1800, 2400)
"""How far beyond the infantry a vehicle may come to a stop."""
SHARES = (1.0, 0.75, 0.5, 0.25)
FULL_TURN, FINE = 360, 5
"""Degrees, and the steps in which ways beside the middle are looked for."""
BRUSH = 5
"""What only brushes the edge of a strip, in thousandths, is not run over."""
AFAR = 1_000_000
ASK_OVERRUN = Asks("overrun", about=("other", "unit"))
ASK_OVERRUN_LOSSES = Asks("overrun-losses", "<model>", about=("count", "unit"), says=("model",))


@rule("TRA-OVER-01", always=True)
def overrun_refused(battle: Battle, unit: Unit, other: Unit) -> Reason | None:
    """Why armour may not run over a unit, which it does by Crossing, as if that were an obstacle; so do wheels."""
    if gait.manner(battle, unit) == gait.WHEELS:
        note("TRA-WHEEL-02")
    return out_of_reach(battle, unit, other) or barriers.leader_stuck(battle, unit)


def out_of_reach(battle: Battle, unit: Unit, other: Unit) -> Reason | None:
    """Why armour is too far away to run over a unit: the limits of a Crossing hold here too."""
    reason = barriers.not_at_unit(battle, unit, other)
    return None if reason is None else refusal("TRA-OVER-04", reason.text, **reason.data)


# Judging


@rule("TRA-OVER-02", always=True)
def bends(track: Track) -> Reason | None:
    """The armour models move in a straight line."""
    return refusal("TRA-OVER-02", "refused-not-straight") if len(track.spots) > 2 else None


@rule("TRA-OVER-05", always=True)
def on_the_path(battle: Battle, unit: Unit, other: Unit, track: Track) -> list[Model]:
    """An infantry model is on the path if its base overlaps the strip swept by the vehicle from start to end."""
    reach = battle.radius(unit) + battle.radius(other)
    return [
        model
        for model in battle.alive(other)
        if not within(reach, from_line(model, track.spots[0], track.end)) and beside(battle, model, track)
    ]


def from_line(model: Model, a: Spot, b: Spot) -> float:
    """How far the centre of a model is from a straight way."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((model.x - a[0]) * dx + (model.y - a[1]) * dy) / square)) if square else 0.0
    return math.hypot(model.x - a[0] - share * dx, model.y - a[1] - share * dy)


def beside(battle: Battle, model: Model, track: Track) -> bool:
    """Whether a model stands on the level of a way."""
    return abs(battle.z(model.surface) - battle.z(track.spots[0][2])) < battle.body(model).height


@rule("TRA-OVER-06", always=True)
def not_to_be_touched(battle: Battle, unit: Unit, other: Unit) -> list[Unit]:
    """Only the chosen unit is run over: the line touches no other enemy and no armour; friends are passed unharmed."""
    return [
        one
        for one in gait.others_on_table(battle, unit)
        if one is not other and not gait.passes_friends(battle, unit, one)
    ]


@rule("TRA-OVER-04")
def gets_through(battle: Battle, model: Model, passage: Chord) -> bool:
    """A vehicle ends beyond the infantry if its area is no deeper on the line than half the Movement."""
    return within(passage.thickness, barriers.half_movement(battle, model))


class OverrunPlanner:
    """Vehicles run over a unit, each in its own straight line."""

    def __init__(self, battle: Battle, unit: Unit, other: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.other = other
        self.barrier: barriers.Barrier = barriers.unit_barrier(battle, other)
        self.movers = {str(model.id): model for model in gait.able_to_move(battle, unit)}
        self.starts = {key: (model.x, model.y, model.surface) for key, model in self.movers.items()}
        self.stuck = [battle.body(model) for model in battle.alive(unit) if str(model.id) not in self.movers]
        self.table, self.gait = gait.walking_table(battle, unit), gait.gait_of(battle, unit)
        self.lead = str(leader(battle, unit).id)
        self.closed = self._closed()
        self.bodies = [battle.body(model) for one in gait.others_on_table(battle, unit) if one is not other
                       for model in battle.alive(one)]  # fmt: skip

    def _closed(self) -> Obstacles:
        """The bases that the line may not touch, whether or not one flies."""
        units = not_to_be_touched(self.battle, self.unit, self.other)
        hard = [(self.battle.body(model), 0) for one in units for model in self.battle.alive(one)]
        height = self.battle.profile(self.unit).height
        return Obstacles.around(self.battle.radius(self.unit), hard, height=height)

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the vehicles may not go like this."""
        placed = list(self.stuck)
        for key, track in tracks.items():
            reason = self.line_fault(key, track)
            body = placement.body_at(self.battle, self.unit, track.end)
            reason = reason or placement.on_a_base(body, [*placed, *self.bodies])
            if reason is not None:
                return reason
            placed.append(body)
        return None

    def line_fault(self, key: str, track: Track) -> Reason | None:
        """Why a vehicle may not go this way; all but the leader may stay."""
        if track.spots[0] != self.starts[key]:
            return refusal("TRA-OVER-02", "refused-wrong-start", model=int(key))
        if len(track.spots) == 1:
            return refusal("TRA-OVER-04", "refused-not-beyond", model=int(key)) if key == self.lead else None
        reason = bends(track) or self.touched(track)
        if reason is None:
            found = fault(self.table, self.gait, Obstacles(), track)
            reason = gait.fault_reason(self.battle, self.unit, found) if found is not None else None
        return reason or self.reach_fault(key, track)

    def touched(self, track: Track) -> Reason | None:
        """Whether the line touches what it may not, seen from above."""
        for x, y, _, near, *_ in self.closed.hard.tolist():
            if over(near, self._off(track, x, y)):
                return refusal("TRA-OVER-06", "refused-line-touches")
        return None

    def _off(self, track: Track, x: float, y: float) -> float:
        return from_line(Model(id=NO_MODEL, unit=NO_UNIT, kit=0, x=round(x), y=round(y)), track.spots[0], track.end)

    def reach_fault(self, key: str, track: Track) -> Reason | None:
        """A vehicle ends beyond the infantry at Contact range of it, or within it if it is too deep."""
        model, far = self.movers[key], math.dist(track.spots[0][:2], track.end[:2])
        middle = barriers.straight_across(self.barrier, track.spots[0], track.end)
        passages = [middle] if middle is not None else self.swept(track.spots[0], track.end)
        if not passages:
            return refusal("TRA-OVER-04", "refused-not-beyond", model=model.id)
        off = away(self.barrier.outline, *track.end[:2])
        if not all(gets_through(self.battle, model, passage) for passage in passages):
            within_it = contains(self.barrier.outline, *track.end[:2]) if middle is not None else off < self.gait.radius
            return None if within_it else refusal("TRA-OVER-04", "refused-too-deep", model=model.id)
        beyond = over(far, max(passage.leaves for passage in passages)) and over(off + 2, self.gait.radius - 2)
        if beyond and is_contact(max(0.0, off - self.battle.radius(self.unit))):
            return None
        return refusal("TRA-OVER-04", "refused-not-beyond", model=model.id)

    def swept(self, start: Spot, end: Spot) -> list[Chord]:
        """Where the strip of a vehicle passes through infantry that its middle line passes by."""
        return strip_chords(self.barrier.outline, start[:2], end[:2], self.gait.radius - BRUSH)

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Vehicles with a goal go there; the leader runs straight ahead, the others stay."""
        wishes = read_wishes(self.battle.table, partial, list(self.movers), "TRA-OVER-02")
        if not wishes:
            found = self.anywhere()
            return found if found is not None else refusal("TRA-OVER-04", "refused-no-room", unit=self.unit.id)
        tracks: Tracks = {}
        for key, start in self.starts.items():
            wish = wishes.get(key)
            if wish is None:
                tracks[key] = Track((start,))
            else:
                tracks[key] = wish.track or facing_ahead(Track((start, (*(wish.goal or start)[:2], start[2]))))
        return self.fault(tracks) or tracks

    def anywhere(self) -> Tracks | None:
        """A legal overrun, if there is one: the leader straight ahead or aslant, the others beside or not at all."""
        with listening(None):
            for track in (*self._lines(self.lead, TURNS), *self._lines_beside(self.lead)):
                tracks = {key: track if key == self.lead else Track((start,)) for key, start in self.starts.items()}
                if self.fault(tracks) is None:
                    return tracks
        return None

    def _lines(self, key: str, turns: Sequence[float]) -> list[Track]:
        """Straight ways of a vehicle over the infantry."""
        x, y, surface = self.starts[key]
        models = self.battle.alive(self.other)
        cx, cy = sum(one.x for one in models) / len(models), sum(one.y for one in models) / len(models)
        found = []
        for turn in turns:
            angle = math.atan2(cy - y, cx - x) + turn
            ux, uy = math.cos(angle), math.sin(angle)
            passage = barriers.straight_across(
                self.barrier, (x, y, surface), (round(x + AFAR * ux), round(y + AFAR * uy), 0)
            )
            if passage is None:
                continue
            if gets_through(self.battle, self.movers[key], passage):
                fars = [passage.leaves + self.gait.radius + gap for gap in GAPS]
            else:
                fars = [
                    max(0.0, passage.enters) + share * barriers.half_movement(self.battle, self.movers[key])
                    for share in SHARES
                ]
            found += [Track(((x, y, surface), (round(x + far * ux), round(y + far * uy), surface))) for far in fars]
        return [facing_ahead(track) for track in found]

    def _lines_beside(self, key: str) -> Iterator[Track]:
        """Straight ways of a vehicle that pass the middle of the infantry by, and still lead over some of it."""
        x, y, surface = self.starts[key]
        for turn in range(FULL_TURN // FINE):
            ux, uy = math.cos(math.radians(FINE * turn)), math.sin(math.radians(FINE * turn))
            toward = (round(x + AFAR * ux), round(y + AFAR * uy), surface)
            if barriers.straight_across(self.barrier, (x, y, surface), toward) is not None:
                continue
            for passage in self.swept((x, y, surface), toward)[-2:]:
                for gap in GAPS:
                    far = passage.leaves + gap
                    yield facing_ahead(Track(((x, y, surface), (round(x + far * ux), round(y + far * uy), surface))))

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Ways straight ahead or aslant."""
        found: list[Tracks] = []
        lines = self._lines(self.lead, TURNS)
        for track in rng.sample(lines, min(len(lines), 4 * count)):
            tracks = {key: track if key == self.lead else Track((start,)) for key, start in self.starts.items()}
            if self.fault(tracks) is None:
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
            "area": [[round(x), round(y)] for x, y in area(self.battle, self.other)],
        }


# Running over


def no_line(battle: Battle, unit: Unit, other: Unit) -> Reason | None:
    """Why there is no way over a unit that ends where the vehicles can stand."""
    if OverrunPlanner(battle, unit, other).anywhere() is not None:
        return None
    return refusal("TRA-OVER-04", "refused-no-room", unit=unit.id)


def overrun(battle: Battle, unit: Unit, other: Unit) -> Steps[None]:
    """The vehicles run over the unit, its owner takes the losses off, and whoever is under a base makes room."""
    was = displacement.engaged_with(battle, unit)
    planner = OverrunPlanner(battle, unit, other)
    tracks = yield Place(
        unit.owner,
        ASK_OVERRUN,
        "TRA-OVER-02",
        models=list(planner.movers),
        planner=lambda: planner,
        data={"unit": unit.id, "other": other.id},
    )
    run_over = [on_the_path(battle, unit, other, track) for track in tracks.values() if len(track.spots) > 1]
    ends = displacement.set_down(battle, unit, tracks)
    count = sum(len(models) for models in run_over)
    losses = roll_losses(battle, other, count)
    battle.tell(Overrun(unit=unit.id, other=other.id, dice=count, losses=losses, ends=ends, rules=("TRA-OVER-03",)))
    lost = yield from take_losses(battle, other, losses)
    yield from shaken_by(battle, other, lost)
    yield from pushing.push_aside(battle, unit)
    yield from displacement.end_displacement(battle, unit, displacement.CROSS, was)


def forecast_of(battle: Battle, unit: Unit, other: Unit) -> OverrunForecast:
    """What becomes of a unit if vehicles run over it straight ahead."""
    with listening(None):
        tracks = OverrunPlanner(battle, unit, other).anywhere() or {}
        paths = [on_the_path(battle, unit, other, track) for track in tracks.values() if len(track.spots) > 1]
        return forecast_of_path(battle, other, sum(len(models) for models in paths))


def forecast_of_path(battle: Battle, other: Unit, count: int) -> OverrunForecast:
    """What becomes of a unit with so many models on the path."""
    return overrun_forecast(battle, other, count, reversed(battle.alive(other)))


@rule("TRA-OVER-03", otherwise=0)
def roll_losses(battle: Battle, other: Unit, count: int) -> int:
    """A die for each model on the path; each Up costs the unit a model."""
    return min(simple(battle, count, "TRA-OVER-03", "overrun"), len(battle.alive(other))) if count else 0


def take_losses(battle: Battle, other: Unit, losses: int) -> Steps[list[Model]]:
    """The owner of the unit chooses who is lost; returns who stays lost after medical care."""
    if not losses:
        return []
    alive = battle.alive(other)
    chosen = [str(model.id) for model in alive]
    if losses < len(alive):
        chosen = yield ChooseSome(
            other.owner,
            ASK_OVERRUN_LOSSES,
            "TRA-OVER-03",
            [Option(str(model.id), "option-model", {"model": model.id}) for model in alive],
            least=losses,
            most=losses,
            default=[str(model.id) for model in alive[-losses:]],
            data={"unit": other.id, "count": losses},
        )
    return (yield from remove(battle, [battle.model(int(key)) for key in chosen], "overrun"))


@rule("TRA-OVER-07")
def shaken_by(battle: Battle, other: Unit, lost: Sequence[Model]) -> Steps[None]:
    """A unit that was run over tests its morale as after a salvo."""
    yield from morale.after(battle, [Hurt(unit=other.id, lost=[model.id for model in lost])])
