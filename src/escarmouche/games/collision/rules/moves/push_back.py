"""Push back: a model is moved straight away, into things, off ledges, off the table, and drops what it carries."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.confrontation import hazard
from escarmouche.games.collision.rules.cards.wounds import kill
from escarmouche.games.collision.rules.events.moves import ForcedOff, Pushed, RanInto
from escarmouche.games.collision.rules.events.turn import ObjectDropped
from escarmouche.games.collision.rules.measure import CONTACT, TOLERANCE, in_contact, over
from escarmouche.games.collision.rules.mission.loot import DISC, lay
from escarmouche.games.collision.rules.moves.fall import fall
from escarmouche.games.collision.rules.moves.standing_room import can_lie
from escarmouche.games.collision.rules.moves.strides import bodies_of_others, gait_of, obstacles_for
from escarmouche.games.collision.rules.state import Marker, Model
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.ways.movement import Obstacles, Push
from escarmouche.table.ways.movement import push as push_base

DIRECTIONS = 48
ASK_DROP_OBJECT = Asks("drop-object", about=("model",))
DETAILS = "COL-PUSH-06"
"""Which way a push goes, what ends it, and who is hit first."""


@rule("COL-PUSH-01", "COL-PUSH-02")
def push(
    battle: Battle, model: Model, direction: float, distance: int, pusher_seat: SeatId, why: RuleId
) -> Steps[None]:
    """Move a model straight in a direction, in tenths of a degree, until the push is spent or something ends it."""
    if model.carried:
        yield from drop_objects(battle, model, pusher_seat)
    if model.hold:
        yield from fall(battle, model, model.climbed, (model.x, model.y, model.surface), "push")
        return
    start, gait = (model.x, model.y, model.surface), gait_of(battle, model)
    bases = stoppers(battle, model)
    pushed = push_base(battle.table, gait, bases, start, direction, distance, off_table=True, bridge=gait.gap)
    battle.put(model, *pushed.end)
    battle.tell(Pushed(model=model.id, distance=round(pushed.distance), rules=(why, DETAILS)))
    if leaves_battlefield(pushed):
        battle.tell(ForcedOff(model=model.id, rules=(DETAILS,)))
        kill(battle, model, "edge")
    elif drops_off(pushed):
        yield from fall(battle, model, pushed.height, (*pushed.end[:2], pushed.foot), "push")
    else:
        yield from run_into(battle, model, pushed, direction, distance)


@rule("COL-MOVE-05", otherwise=False)
def leaves_battlefield(pushed: Push) -> bool:
    """A model whose centre is forced past the edge of the table is removed from the game."""
    return pushed.left


@rule("COL-PUSH-05", otherwise=False)
def drops_off(pushed: Push) -> bool:
    """A model forced off a building or terrain piece falls; the rest of the push is lost."""
    return pushed.fell


@rule("COL-PUSH-09", always=True)
def stoppers(battle: Battle, model: Model) -> Obstacles:
    """Terrain more than 1 inch high and other models stop a pushed model; markers, objects and tokens do not."""
    return obstacles_for(battle, model)


# Collisions


def run_into(battle: Battle, model: Model, pushed: Push, direction: float, distance: int) -> Steps[None]:
    """What a push ends at: other models, an obstacle, or nothing."""
    others = models_ahead(battle, model, direction)
    if others:
        battle.tell(RanInto(model=model.id, into=others[0].id, rules=(DETAILS,)))
        for struck in in_turn(model, others):
            yield from hazard(battle, struck, 0, "collision", "COL-PUSH-04")
    elif meets_obstacle(pushed, distance):
        battle.tell(RanInto(model=model.id, rules=(DETAILS,)))
        yield from hazard(battle, model, 0, "collision", "COL-PUSH-03")


@rule("COL-PUSH-04", otherwise=[])
def models_ahead(battle: Battle, model: Model, direction: float) -> list[Model]:
    """The models that a pushed model touches in the direction of the push, even just at its end."""
    angle = math.radians(direction / 10)
    found = [
        other
        for seat in (0, 1)
        for other in battle.on_table(seat)
        if other is not model
        and in_contact(battle, model, other)
        and over((other.x - model.x) * math.cos(angle) + (other.y - model.y) * math.sin(angle), 0)
    ]
    return sorted(found, key=lambda other: (math.dist((model.x, model.y), (other.x, other.y)), other.id))


@rule("COL-PUSH-06")
def in_turn(model: Model, others: list[Model]) -> list[Model]:
    """The pushed model takes its hit first, then whoever it was pushed into."""
    return [model, *others]


@rule("COL-PUSH-03", otherwise=False)
def meets_obstacle(pushed: Push, distance: int) -> bool:
    """A model stopped by an obstacle takes a hit if a part of the push was left when it touched."""
    return pushed.stopped and over(distance - pushed.distance, 0)


# Dropping


@rule("COL-PUSH-07")
def drop_objects(battle: Battle, model: Model, seat: SeatId) -> Steps[None]:
    """Before the push is resolved, a model drops every object that it carries, in contact with its base."""
    for marker in battle.carried(model):
        spot = yield from choose_spot(battle, model, marker, who_drops(model, seat))
        model.carried = [index for index in model.carried if index != marker.id]
        battle.tell(ObjectDropped(model=model.id, marker=marker.id))
        lay(battle, marker, spot)


@rule("COL-PUSH-08", always=True)
def who_drops(model: Model, seat: SeatId) -> SeatId:
    """The attacker's player says where the object lies, whoever's activation it is."""
    return seat


def choose_spot(battle: Battle, model: Model, marker: Marker, seat: SeatId) -> Steps[Spot]:
    """Where around the base an object comes to lie; without any room, where the model stands."""
    planner = RimPlanner(battle, model, f"marker:{marker.id}")
    if not planner.spots:
        return (model.x, model.y, model.surface)
    tracks = yield Place(
        seat, ASK_DROP_OBJECT, "COL-PUSH-07", models=[planner.name], planner=planner, data={"model": model.id}
    )
    end: Spot = tracks[planner.name].end
    return end


class RimPlanner:
    """Putting an object down in contact with a base."""

    def __init__(self, battle: Battle, model: Model, name: str) -> None:
        self.battle = battle
        self.name = name
        self.centre = (model.x, model.y, model.surface)
        self.far = battle.radius(model) + DISC
        self.others = [body for body in bodies_of_others(battle, model) if body.z == battle.body(model).z]
        turns = (2 * math.pi * turn / DIRECTIONS for turn in range(DIRECTIONS))
        self.spots = [spot for spot in map(self.toward, turns) if self.reason(spot) is None]

    def toward(self, angle: float) -> Spot:
        """The spot at the rim in a direction."""
        x, y, surface = self.centre
        return (round(x + self.far * math.cos(angle)), round(y + self.far * math.sin(angle)), surface)

    def reason(self, spot: Spot) -> Reason | None:
        """Why the object may not lie there."""
        away = abs(math.dist(spot[:2], self.centre[:2]) - self.far)
        if spot[2] != self.centre[2] or away > CONTACT:
            return refusal("COL-PUSH-08", "refused-drop-contact")
        if not can_lie(self.battle.table, *spot, DISC):
            return refusal("COL-PUSH-08", "refused-drop-spot")
        covered = any(math.dist(spot[:2], (one.x, one.y)) < one.radius + DISC - TOLERANCE for one in self.others)
        return refusal("COL-PUSH-08", "refused-drop-on-base") if covered else None

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the object may not lie there."""
        return self.reason(tracks[self.name].end)

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The spot at the rim nearest to what was named, or the first."""
        try:
            wish = read_wishes(self.battle.table, partial, [self.name], "COL-PUSH-07").get(self.name)
        except Refused as refused:
            return refused.reason
        if wish is None:
            return {self.name: Track((self.spots[0],))}
        x, y, _ = wish.goal or (wish.track.end if wish.track else self.centre)
        spot = self.toward(math.atan2(y - self.centre[1], x - self.centre[0]))
        return self.reason(spot) or {self.name: Track((spot,))}

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Some of the legal spots."""
        chosen = self.spots if len(self.spots) <= count else rng.sample(self.spots, count)
        return [{self.name: Track((spot,))} for spot in chosen]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {"radius": DISC, "around": list(self.centre), "within": self.far}
