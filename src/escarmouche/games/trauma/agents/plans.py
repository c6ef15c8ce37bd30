"""Plans: what a unit could do in one activation, where it would end, and what that is worth."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
import numpy as np

from escarmouche.agents.chart import NOWHERE, Floats
from escarmouche.engine.place import Track, Tracks
from escarmouche.games.trauma.agents.ground import ACTIONS, Ground
from escarmouche.games.trauma.agents.harm import fire_of, glance
from escarmouche.games.trauma.agents.marching import completed, ends, march
from escarmouche.games.trauma.rules.movement.entry import EntryPlanner
from escarmouche.games.trauma.rules.movement.gait import movers
from escarmouche.games.trauma.rules.movement.move_planner import MovePlanner
from escarmouche.games.trauma.rules.shooting.targets import choice
from escarmouche.games.trauma.rules.state import Unit

LOOKED_AT = 3
"""At so many ends of a move a unit looks more closely."""
FURTHER = 0.8
"""How much each further salvo of a unit counts: the first may have done its work."""
EXPOSURE = 0.65
"""How much of the fire that could meet a unit is expected to."""
LATER = 0.5
"""How much the fire of enemies counts who have acted in this turn."""
WATCH = 0.35
"""How much of its best salvo a unit on alert is expected to fire."""
NEARER = 0.12 / 10_000
"""What every step nearer to the enemy is worth to a unit without a post."""
IDEAL = 35_000.0
"""A unit without a post comes no nearer to the enemy than this on purpose."""
NEAR = 62_000.0
"""Enemies further away than this play no part."""
SHOT = 90_000.0
"""Nobody farther away than this is fired at."""
TARGETS = 3
"""Of several targets that a salvo may be fired at, so many are looked at."""
WORTH_A_STOP = 0.8
"""What fire must promise for a unit that comes on to halt for it."""
MISSED, AWAY = 0.8, 0.7
"""How many debriefings a unit misses that is not at its post: at least, and for every turn that it is away."""


class Stand(msgspec.Struct, frozen=True):
    """A place to stand: how to get there, what holding it is worth, the danger, what fire from there promises."""

    tracks: Tracks | None
    spot: tuple[int, int, int]
    hold: float
    danger: float
    fire: float

    @property
    def worth(self) -> float:
        """What standing there is worth."""
        return self.hold - self.danger


class Plan(msgspec.Struct, frozen=True):
    """What a unit announces, where it goes, and what that is worth."""

    unit: int
    key: str
    worth: float
    end: Stand
    fire: float = 0.0


class Planner:
    """Weighs the plans of one unit."""

    def __init__(self, ground: Ground, unit: Unit) -> None:
        self.ground = ground
        self.unit = unit
        self.goal = ground.goal(unit)
        self.post = ground.posts.get(unit.id)

    # Standing somewhere

    def here(self) -> Stand:
        """Where the unit stands."""
        return self.look(None, self.ground.place(self.unit))

    def look(self, tracks: Tracks | None, spot: tuple[int, int, int]) -> Stand:
        """A place to stand, judged as if the unit stood there."""
        with standing_at(self.ground, self.unit, tracks):
            return self.stand(tracks, spot)

    def stand(self, tracks: Tracks | None, spot: tuple[int, int, int]) -> Stand:
        """Where the unit stands now, with what that is worth."""
        return Stand(tracks, spot, self.hold(spot), self.danger(), self.fire(supported=False))

    def hold(self, spot: tuple[int, int, int]) -> float:
        """What it is worth to be there for the points, or for close combat."""
        ground, unit = self.ground, self.unit
        if self.goal is None:
            return 0.0
        far = float(self.goal[ground.chart(unit).node(*spot[:2])])
        if far == NOWHERE:
            far = 2 * ground.battle.table.depth
        if self.post is None:
            return -NEARER * max(0.0, far - IDEAL)
        if ground.is_at(unit, self.post):
            return ground.mood.hold * (ground.control(self.post) + ground.worth(self.post) * (ground.left - 1))
        missed = MISSED + AWAY * far / (ACTIONS * max(1, ground.stride(unit)))
        return ground.mood.hold * ground.worth(self.post) * max(0.0, ground.left - missed)

    def danger(self) -> float:
        """What the enemy's fire is expected to cost."""
        ground = self.ground
        turned = ground.state.sides[1 - ground.me].turned
        spot = ground.place(self.unit)[:2]
        total = 0.0
        for foe in ground.foes:
            if foe.disorganised or ground.apart(spot, foe) > NEAR:
                continue
            total += fire_of(ground, foe, self.unit) * (LATER if foe.id in turned else 1.0)
        return ground.mood.danger * EXPOSURE * total

    def fire(self, *, supported: bool) -> float:
        """What all salvos of the unit promise from where it stands."""
        ground, unit = self.ground, self.unit
        spot = ground.place(unit)[:2]
        if all(ground.apart(spot, foe) > SHOT for foe in ground.foes):
            return 0.0
        found: list[float] = []
        for salvo in ground.salvos(unit):
            # A sniper's second score is for the same weapon as his first.
            targets = [] if salvo.steady else choice(ground.battle, unit, salvo).open[:TARGETS]
            worths = [glance(ground, unit, target, [salvo], supported=supported) for target, _ in targets]
            found.append(max(worths, default=0.0))
        found.sort(reverse=True)
        return sum(worth * FURTHER**number for number, worth in enumerate(found))

    # Where to

    def stands(self) -> list[Stand]:
        """Some ends of one move, looked at closely."""
        ground, unit = self.ground, self.unit
        if not movers(ground.battle, unit):
            return []
        planner, lead = MovePlanner(ground.battle, unit), str(ground.lead(unit).id)
        found: list[Stand] = []
        for wish in self.wishes():
            if len(found) == LOOKED_AT:
                break
            tracks = completed(planner, {lead: {"to": list(wish)}})
            if tracks is not None:
                found.append(self.look(tracks, tracks[lead].end))
        return found

    def wishes(self) -> Iterator[tuple[int, int, int]]:
        """Spots to look at: nearer to the goal, and all around."""
        ground, unit = self.ground, self.unit
        stride = ground.stride(unit)
        chart = ground.chart(unit)
        around = ground.around(unit, stride)
        if self.goal is not None:
            yield from ends(ground, unit, -self.goal, stride, 1)
        yield from spread_out(chart.points, around, stride)

    def plans(self, allowed: Sequence[str]) -> list[Plan]:
        """All plans that may be announced, the best first."""
        here = self.here()
        found = list(self.staying(here))
        if "move" in allowed:
            for stand in self.stands() if self.near_enemies() else ():
                found += self.moving(here, stand)
            march = self.march(max((plan.worth for plan in found if plan.key in allowed), default=-NOWHERE))
            if march is not None:
                found.append(march)
        found = [plan for plan in found if plan.key in allowed]
        return sorted(found, key=lambda plan: -plan.worth)

    def near_enemies(self) -> bool:
        """Whether any enemy is near enough to matter after a move."""
        ground, spot = self.ground, self.ground.place(self.unit)[:2]
        far = NEAR + ground.stride(self.unit)
        return any(ground.apart(spot, foe) <= far for foe in ground.foes)

    def staying(self, here: Stand) -> Iterator[Plan]:
        """Plans without a move."""
        unit = self.unit.id
        if here.fire > 0:
            supported = self.fire(supported=True)
            yield Plan(unit, "fire+fire", here.worth + supported, here, supported)
            yield Plan(unit, "fire", here.worth + here.fire, here, here.fire)
        yield Plan(unit, "none", here.worth + WATCH * here.fire, here)

    def moving(self, here: Stand, end: Stand) -> Iterator[Plan]:
        """Plans with one move."""
        unit = self.unit.id
        yield Plan(unit, "move", end.worth + WATCH * end.fire, end)
        if end.fire > 0:
            yield Plan(unit, "move+fire", end.worth + end.fire, end, end.fire)
        if here.fire > 0:
            yield Plan(unit, "fire+move", end.worth + here.fire, end, here.fire)

    def coming_on(self, edge: str) -> Plan | None:
        """Coming in through an edge, and what can then be fired at."""
        ground, unit = self.ground, self.unit
        if self.goal is None:
            return None
        tracks = march(ground, unit, EntryPlanner(ground.battle, unit, edge), self.goal)
        if tracks is None:
            return None
        end = self.look(tracks, tracks[str(ground.lead(unit).id)].end)
        return Plan(unit.id, "move+fire" if end.fire > WORTH_A_STOP else "move+move", end.worth, end, end.fire)

    def march(self, best: float) -> Plan | None:
        """Two moves toward the goal, if they could be worth more than the best plan so far."""
        ground, unit = self.ground, self.unit
        if self.goal is None:
            return None
        spot = next(ends(ground, unit, -self.goal, ACTIONS * ground.stride(unit), 1), None)
        if spot is None:
            return None
        tracks = shifted(ground, unit, spot)
        with standing_at(ground, unit, tracks):
            hold = self.hold(spot)
            if hold <= best:
                return None
            # Nobody fires after two moves.
            end = Stand(tracks, spot, hold, self.danger(), fire=0.0)
        return Plan(unit.id, "move+move", end.worth, end)


def spread_out(points: Floats, around: Floats, stride: int) -> Iterator[tuple[int, int, int]]:
    """Spots in eight directions, as far as a move goes."""
    inside = np.flatnonzero(around < NOWHERE)
    if not len(inside):
        return
    middle, squares = points[inside[np.argmin(around[inside])]], points[inside]
    for turn in (0, 4, 2, 6, 1, 5, 3, 7):
        angle = turn * np.pi / 4
        goal = middle + stride * 0.9 * np.array((np.cos(angle), np.sin(angle)))
        off = np.hypot(*(squares - goal).T)
        x, y = squares[np.argmin(off)].tolist()
        yield int(x), int(y), 0


def shifted(ground: Ground, unit: Unit, spot: tuple[int, int, int]) -> Tracks:
    """The unit as it would stand with its lead at a spot, all others as they stand beside it now."""
    lead = ground.lead(unit)
    return {
        str(model.id): Track(((spot[0] + model.x - lead.x, spot[1] + model.y - lead.y, spot[2]),))
        for model in ground.battle.alive(unit)
    }


@contextmanager
def standing_at(ground: Ground, unit: Unit, tracks: Tracks | None) -> Iterator[None]:
    """The table as it is with the unit standing elsewhere."""
    if tracks is None:
        yield
        return
    with ground.battle.supposing(unit, {int(key): track.end for key, track in tracks.items()}):
        yield
