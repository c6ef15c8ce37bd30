"""The approach of a charge: the shortest way into contact, and the way that the charger's player chooses."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.events.attacks import ChargeSetOff
from escarmouche.games.collision.rules.measure import in_contact, touch, within
from escarmouche.games.collision.rules.moves.move import Walked, walk
from escarmouche.games.collision.rules.moves.planner import MovePlanner
from escarmouche.games.collision.rules.moves.strides import gait_of, obstacles_for, strides_of, way_length
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body, gap
from escarmouche.table.ways.movement import may_jump
from escarmouche.table.ways.reach import into_contact, reach

SIDES = 24
"""So many directions from which a target is looked at."""
MOST_WAYS = 4
FREE_WIDTHS = 2
"""A base that drops off an edge gains its own width, and no way that is looked for drops more often than this."""
ASK_CHARGE_MOVE = Asks("charge-move", about=("limit", "model", "target"))


# How far it is


@rule("COL-CHARGE-09")
def charge_length(battle: Battle, model: Model, target: Model, limit: int) -> int | None:
    """The length of the shortest way into contact by the rules of a Move, if there is one within the limit."""
    if in_contact(battle, model, target):
        return CATALOGUE.number("COL-CHARGE-25")
    way = contact_way(battle, model, target, limit)
    return None if way is None else round(length_of(battle, model, way))


def contact_way(battle: Battle, model: Model, target: Model, limit: int) -> Track | None:
    """The shortest way into contact within the limit, or None; looking for it applies no rule."""
    way: Track | None = battle.remembered(
        ("contact", model.id, target.id, limit), lambda: find_contact_way(battle, model, target, limit)
    )
    return way


def is_hopeless(battle: Battle, model: Model, target: Model, limit: int) -> bool:
    """Whether the bases are so far apart that no way of any kind can be short enough."""
    return gap(battle.body(model), battle.body(target)) > limit + FREE_WIDTHS * battle.card(model).base


def find_contact_way(battle: Battle, model: Model, target: Model, limit: int) -> Track | None:
    """Look for ways into contact, on foot and over edges, and take the shortest."""
    start, foe = (model.x, model.y, model.surface), battle.body(target)
    if is_hopeless(battle, model, target, limit):
        return None
    gait, obstacles = gait_of(battle, model), obstacles_for(battle, model)
    with listening(None):
        way = into_contact(battle.table, gait, obstacles, start, [foe], limit, "")
        found = [way] if way is not None else []
        if may_jump(battle.table, gait, start, [foe]):
            found += ways_over_edges(battle, model, target, limit)
        length, number = min(((length_of(battle, model, way), n) for n, way in enumerate(found)), default=(math.inf, 0))
        return found[number] if within(length, limit) else None


def ways_over_edges(battle: Battle, model: Model, target: Model, limit: int) -> list[Track]:
    """Some ways to the sides of a target that may lead over an edge: the shortest, and straight at the near sides."""
    start, sides = (model.x, model.y, model.surface), sides_of(battle, model, target)
    near = [x for x in sides if (x[0] - target.x) * (start[0] - x[0]) + (x[1] - target.y) * (start[1] - x[1]) > 0]
    gait, obstacles = gait_of(battle, model), obstacles_for(battle, model)
    ends = reach(battle.table, gait, obstacles, start, limit, rings=(), extra=sides, jumping=True)
    best = sorted(range(len(ends)), key=lambda index: (ends.lengths[index], index))[:MOST_WAYS]
    return [*(ends.track(index) for index in best), *(Track((start, side)) for side in near)]


def sides_of(battle: Battle, model: Model, target: Model) -> list[Spot]:
    """The spots all around a target at which a model touches it."""
    return [touching(battle, model, target, 2 * math.pi * side / SIDES) for side in range(SIDES)]


def touching(battle: Battle, model: Model, target: Model, angle: float) -> Spot:
    """The spot at which a model touches another from a direction, a hair's breadth off."""
    far = battle.radius(model) + battle.radius(target) + 1
    return round(target.x + far * math.cos(angle)), round(target.y + far * math.sin(angle)), target.surface


def length_of(battle: Battle, model: Model, track: Track) -> float:
    """What of a way counts; endless if it cannot be gone."""
    strides = strides_of(battle, model, track)
    return math.inf if isinstance(strides, Reason) else way_length(battle, model, strides)


# Going


def arrive(battle: Battle, model: Model, target: Model, reached: int, farthest: int) -> Steps[Walked]:
    """The charger's player chooses a way into contact not longer than the reach, and the charger goes it."""
    tracks = yield Place(
        model.owner,
        ASK_CHARGE_MOVE,
        "COL-CHARGE-09",
        models=[str(model.id)],
        planner=lambda: ChargePlanner(battle, model, target, reached, farthest),
        data={"model": model.id, "target": target.id, "limit": reached},
    )
    track = tracks[str(model.id)]
    strides = strides_of(battle, model, track)
    assert not isinstance(strides, Reason)
    battle.tell(ChargeSetOff(model=model.id, target=target.id, spots=track.spots, legs=track.legs))
    return (yield from walk(battle, model, strides, "charge"))


class ChargePlanner(MovePlanner):
    """One model moves into contact with another."""

    def __init__(self, battle: Battle, model: Model, target: Model, reached: int, farthest: int) -> None:
        super().__init__(battle, model)
        self.target = target
        self.limit = reached
        self.farthest = farthest

    def track_fault(self, track: Track) -> Reason | None:
        """Why the charger may not go this way."""
        return super().track_fault(track) or self.no_contact(track)

    def no_contact(self, track: Track) -> Reason | None:
        """A charge ends in contact, on one's feet."""
        x, y, surface = track.end
        body = Body(x, y, self.battle.z(surface), self.gait.radius, 0)
        if touch(body, self.battle.body(self.target)) and not any(leg.startswith("hang") for leg in track.legs):
            return None
        return refusal("COL-CHARGE-09", "refused-no-contact", model=self.model.id, target=self.target.id)

    def staying(self) -> Track | Reason:
        """Nothing changes if the models touch; otherwise the charger takes the shortest way."""
        if in_contact(self.battle, self.model, self.target):
            return Track((self.start,))
        way = contact_way(self.battle, self.model, self.target, self.farthest)
        if way is not None:
            return way
        data = {"model": self.model.id, "target": self.target.id, "limit": self.limit}
        return refusal("COL-CHARGE-09", "refused-charge-no-way", **data)

    def way_to(self, goal: Spot, legs: tuple[str, ...] = ()) -> Track | Reason:
        """The way to the point of contact nearest to a goal."""
        angle = math.atan2(goal[1] - self.target.y, goal[0] - self.target.x)
        return super().way_to(touching(self.battle, self.model, self.target, angle), legs)

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """The shortest way, and ways to other sides of the target."""
        first = self.staying()
        found = [] if isinstance(first, Reason) else [first]
        if len(found) < count:
            for side in rng.sample(sides_of(self.battle, self.model, self.target), SIDES):
                track = self.way_to(side)
                if not isinstance(track, Reason) and self.track_fault(track) is None and track not in found:
                    found.append(track)
                if len(found) >= count:
                    break
        return [{self.key: track} for track in found]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {**super().detail(), "way": "charge", "target": self.target.id}
