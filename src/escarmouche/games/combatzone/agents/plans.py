"""Plans for one figure: where it fires from, where it ends, and what this is worth against what it risks."""

import math
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.agents.chart import NOWHERE, Floats
from escarmouche.games.combatzone.agents.fire import SHAKEN, Gun, bands, gun_of, limits_of, pair_of
from escarmouche.games.combatzone.agents.ground import Goal, Ground
from escarmouche.games.combatzone.agents.harm import SHAKES
from escarmouche.games.combatzone.agents.other_actions import contact_spots, rounds_worth
from escarmouche.games.combatzone.agents.sight import BARE, BARE_ROUGHLY, Counts, kernels, views_of
from escarmouche.games.combatzone.rules.battle import CENTIMETRE
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.movement.limits import farthest, gait_of, obstacles_for
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure
from escarmouche.games.combatzone.rules.turn.action_points import allowance, left
from escarmouche.games.combatzone.rules.turn.cohesion import NEAR_LEADER, NEAR_SECOND
from escarmouche.rules.missions import thousandths
from escarmouche.table.ways.movement import path

Spot = tuple[int, int, int]
PLACES = 70
"""So many places are judged at most, beside those nearby."""
NEARBY = 1.5
"""Whatever is within so many moves is judged."""
STEPS = (2, 4)
"""After so many points spent on moves an enemy is thought to fire."""
LATER = 0.6
"""What danger counts if all enemies have acted this turn: perhaps we act before them in the next."""
SHARED = 0.3
"""How much of the danger is left if the enemy has another target as good."""
LOWER = 0.8
"""How much of the danger is left for whoever lies low."""
WATCHES = (5, 0.25)
"""Whoever keeps so many points can wait with his weapon ready, and what that is worth."""
BETTER = 0.01
"""How much more a plan must bring that spends more points on fire."""
ENGAGED = 0.5
"""How much of the danger is left for whoever goes to fight: nobody fires at those who are engaged."""
STRAYS = 0.4
"""What it costs to stray from the group."""
BEND = 1.15
"""How much longer than the straight line a way is thought to be."""
CENTRE = (0.1, 0.08, 0.05, 0.03, 0.015)
"""What a centimetre nearer to the centre is worth, by the turns that are left."""
BREAK_OUT = 0.09
"""What a centimetre nearer to the far edge is worth to a convoy; a third as long as there is time to fight first."""
IN_TIME = 6
"""With fewer turns left than this a convoy goes straight on."""
HUNT = 0.06
"""What a centimetre nearer to the enemy is worth to those who hunt him; a third of that to those who wait for him."""
PATIENCE = 4
"""After so many turns an ambusher does not wait any longer."""
FETCH = 0.08
"""What a centimetre nearer to an object is worth once the enemy is weak or time is short; half as much before."""
LATE = 6
"""With fewer turns left whoever fetches an object goes for it."""
DARING = 1.2
"""The most that danger counts for a figure that must go now, in multiples of its worth."""
AT_HAND = 0.8
"""What it is worth to stand where an object is at hand."""
HOLDS = 2.5
"""What it is worth to stand at the centre in the last turn."""


class Plan(NamedTuple):
    """From where a figure fires, with how many points, where it ends, and what this is worth; no place means here."""

    worth: float
    spot: Spot | None
    fires: int
    end: Spot | None
    barred: bool = False


class Mood(NamedTuple):
    """How much fire, danger and the goal count for whoever makes a plan, in multiples of what they usually do."""

    fire: float = 1.0
    danger: float = 1.0
    progress: float = 1.0


EVEN = Mood()
MOOD = "mood"
"""Under this word is noted how a group thinks in a turn."""


class Planner:
    """The choice of one figure at one moment."""

    def __init__(self, ground: Ground, figure: Figure, goal: Goal | None, *, moving: bool = True) -> None:
        self.ground, self.figure, self.goal = ground, figure, goal
        self.points = left(ground.battle, figure)
        self.chart = ground.chart(figure)
        self.views = views_of(self.chart)
        self.stride = farthest(ground.battle, figure) if moving and not engaged(figure) else 0
        self.foes = [foe for foe in ground.foes if not engaged(foe)]
        self._choose_places()

    def _choose_places(self) -> None:
        """Where the figure stands, where exactly it wants to go, and squares within reach; with the moves it takes."""
        figure, chart = self.figure, self.chart
        here: Spot = (figure.x, figure.y, figure.surface)
        if not self.stride or not self.points:
            self.exact, self.places = [here], np.array([here[:2]], float)
            self.squares, self.moves = np.array([chart.node(*here[:2])]), np.zeros(1, np.int64)
            return
        spread = chart.spread(self.ground.entries(chart, *here[:2]), self.stride * self.points)
        nodes = self._free(np.flatnonzero(spread < NOWHERE))
        near = spread[nodes] <= NEARBY * self.stride
        far_off = nodes[~near]
        chosen = np.zeros(len(spread), np.bool_)
        for some in (nodes[near], far_off[:: len(far_off) // PLACES + 1], self._onward(nodes, spread)):
            chosen[some] = True
        nodes = np.flatnonzero(chosen)
        exact = [here]
        aim = None if self.goal is None else self.goal.spot
        if aim is not None and spread[chart.node(*aim[:2])] < NOWHERE:
            exact.append(aim)
        squares = np.array([chart.node(*spot[:2]) for spot in exact])
        self.exact = exact
        self.squares = np.concatenate((squares, nodes))
        self.places = np.vstack((np.array(exact, float)[:, :2], chart.points[nodes]))
        lengths = spread[self.squares[1:]]
        self.moves = np.concatenate(([0], np.maximum(1, np.ceil(lengths / max(1, self.stride) - 0.05)))).astype(int)

    def _onward(self, nodes: NDArray[np.int64], spread: Floats) -> NDArray[np.int64]:
        """The squares nearest to the goal that take one move, two moves and so on."""
        if self.goal is None:
            return nodes[:0]
        found = []
        for moves in range(1, self.points + 1):
            within = nodes[spread[nodes] <= moves * self.stride]
            if len(within):
                found.append(int(within[np.argmin(self.goal.field[within])]))
        return np.array(found, np.int64)

    def _free(self, nodes: NDArray[np.int64]) -> NDArray[np.int64]:
        """Those of some squares on which nobody else stands."""
        others = [one for one in (*self.ground.own, *self.ground.foes) if one is not self.figure]
        if not others:
            return nodes
        radius = self.ground.battle.radius
        bases = np.array([(one.x, one.y, radius(one) + radius(self.figure)) for one in others], float)
        found: NDArray[np.int64] = nodes[kernels().uncrowded(self.chart.points[nodes], bases)]
        return found

    # What is seen

    @cached_property
    def _sights(self) -> tuple[Counts, Counts]:
        """How much every enemy sees of somebody at every place, and is seen of him from there."""
        bodies = [self.ground.battle.body(foe) for foe in self.foes]
        return self.views.mutual(bodies, self.exact, self.squares[len(self.exact) :])

    @cached_property
    def gaps(self) -> Floats:
        """How far every place is from every enemy, between the bases."""
        radius = self.ground.battle.radius
        rows = np.array([(foe.x, foe.y, radius(foe)) for foe in self.foes], float).reshape(-1, 3)
        off = np.hypot(self.places[:, 0] - rows[:, 0, None], self.places[:, 1] - rows[:, 1, None])
        found: Floats = np.maximum(0.0, off - rows[:, 2, None] - radius(self.figure))
        return found

    # Fire

    @cached_property
    def fire(self) -> Floats:
        """What fire from every place is worth, for every number of points."""
        gun = gun_of(self.ground, self.figure, self.points)
        if gun is None or not self.foes or not any(gun.shots):
            return np.zeros((self.points + 1, len(self.places)))
        pairs = [pair_of(self.ground, self.figure, gun.weapon, foe) for foe in self.foes]
        totals: Floats = kernels().volleys(
            self.gaps,
            limits_of(gun.weapon),
            np.array([pair.kills for pair in pairs]),
            np.array([pair.panics for pair in pairs]),
            np.array([self.ground.worth(foe) for foe in self.foes]),
            np.array([float(foe.reaction not in SHAKEN) for foe in self.foes]),
            self._sights[1],
            BARE,
            SHAKES,
            max(gun.shots),
        )
        return totals[list(gun.shots)]

    # Danger

    @cached_property
    def danger(self) -> Floats:
        """What the enemy could do to the figure at every place, beyond what he could do to others anyway."""
        ground, worth = self.ground, self.ground.worth(self.figure)
        rows = [at for at, foe in enumerate(self.foes) if foe.reaction != "routed"]
        threats = self.threats[rows] * worth
        others = np.array([ground.exposed.get(self.foes[at].id, 0.0) for at in rows]).reshape(-1, 1)
        shares = np.maximum(0.0, threats - others) + SHARED * np.minimum(threats, others)
        found: Floats = shares.sum(axis=0)
        if self.goal is not None and self.goal.spot is not None and ground.turns_left < LATE:
            found = np.minimum(found, DARING * worth)
        if ground.foes_have_acted:
            return found * (LATER if ground.turns_left > 0 else 0.0)
        return found

    @cached_property
    def threats(self) -> Floats:
        """How likely each enemy kills the figure at every place, if he fires at it with all he has."""
        found = np.zeros((len(self.foes), len(self.places)))
        powers = [power_of(self.ground, foe) for foe in self.foes]
        near = self.gaps.min(axis=1) if self.foes else ()
        armed = [
            (at, foe, power.gun, power)
            for at, (foe, power, gap) in enumerate(zip(self.foes, powers, near, strict=True))
            if power.gun is not None and gap <= power.gun.weapon.long + STEPS[-1] * power.stride
        ]
        if not armed:
            return found
        rows = [at for at, _, _, _ in armed]
        pairs = [pair_of(self.ground, foe, gun.weapon, self.figure) for _, foe, gun, _ in armed]
        found[rows] = kernels().menaces(
            self.gaps[rows],
            np.array([limits_of(gun.weapon) for _, _, gun, _ in armed]),
            np.array([pair.fates(*power.shots) for pair, (_, _, _, power) in zip(pairs, armed, strict=True)]),
            np.array([[float(moves * power.stride) for moves in STEPS] for _, _, _, power in armed]),
            self._sights[0][rows],
            np.array([self._seen_after_steps(foe, power) for _, foe, _, power in armed]),
            self.coarse,
            (BARE, BARE_ROUGHLY),
        )
        return found

    def _seen_after_steps(self, foe: Figure, power: "Power") -> list[Counts]:
        """What an enemy sees of every coarse square after each of the steps from which he fires."""
        views, coarse = self.views, self.coarse
        return [
            views.from_around(foe.x, foe.y, moves * power.stride, coarse) if shots else views.nothing
            for moves, shots in zip(STEPS, power.shots[1:], strict=True)
        ]

    @cached_property
    def coarse(self) -> NDArray[np.int64]:
        """The coarse square of every place."""
        found: NDArray[np.int64] = self.views.of_square[self.squares]
        return found

    @cached_property
    def watched(self) -> Floats:
        """What those who wait with their weapons ready do to whoever acts at every place."""
        ground, found = self.ground, np.zeros(len(self.places))
        for at, foe in enumerate(self.foes):
            gun = gun_of(ground, foe, 2) if foe.watching else None
            if gun is not None:
                fates = pair_of(ground, foe, gun.weapon, self.figure).fates(gun.weapon.rate)[0]
                there, band = self._sights[0][at], bands(gun.weapon, self.gaps[at])
                found += fates[band, (there < BARE).astype(np.int64)] * ((there > 0) & _ahead(foe, self.places))
        return found * ground.worth(self.figure)

    # The goal

    @cached_property
    def progress(self) -> Floats:
        """What it is worth to be as near to the goal as every place is."""
        if self.goal is None:
            return np.zeros(len(self.places))
        ground, field = self.ground, self.goal.field
        far = field[self.squares]
        far[0] = ground.far(self.chart, field, self.figure.x, self.figure.y)
        far = np.where(np.isinf(far), float(ground.battle.table.width), far)
        missing = np.maximum(0.0, far - self.goal.near)
        if ground.turns_left <= 0 and self.goal.why == "because-centre":
            return self._holding()
        if ground.turns_left <= 0 and missing.min() > self.stride:
            return np.zeros(len(self.places))
        found: Floats = -pull(ground, self.figure) * missing / CENTIMETRE
        if self.goal.spot is not None:
            found += AT_HAND * np.all(self.places == self.goal.spot[:2], axis=1)
        return found

    def _holding(self) -> Floats:
        """What it is worth in the last turn to stand near the centre; coming nearer without arriving is nothing."""
        ground, radius = self.ground, self.ground.battle.radius(self.figure)
        near = np.zeros(len(self.places), bool)
        for x, y in ground.held:
            off = np.hypot(self.places[:, 0] - x, self.places[:, 1] - y) - radius
            near |= off <= thousandths(ground.sheet.within)
        found: Floats = HOLDS * near
        return found

    @cached_property
    def straying(self) -> Floats:
        """What it costs at every place to be too far from those who lead the group."""
        ground, figure = self.ground, self.figure
        mates = [one for one in ground.own if one.group == figure.group and one is not figure]
        role = ground.battle.card(figure).role
        reaches = {"leader": NEAR_LEADER, "second": NEAR_SECOND}
        if role in reaches:
            return np.zeros(len(self.places))
        centres = [
            (one, reaches[ground.battle.card(one).role]) for one in mates if ground.battle.card(one).role in reaches
        ]
        if not centres:
            return np.zeros(len(self.places))
        off = [
            np.hypot(self.places[:, 0] - one.x, self.places[:, 1] - one.y) - reach - 2 * ground.battle.radius(figure)
            for one, reach in centres
        ]
        found: Floats = STRAYS * (np.min(off, axis=0) > 0)
        return found

    # Choosing

    def best(self, mood: Mood = EVEN) -> Plan:
        """The plan that is worth most in some mood: go somewhere, fire, and go on with what is left."""
        return self.best_judged(mood)[0]

    def best_judged(self, mood: Mood) -> tuple[Plan, float]:
        """The same, and what it is worth to whoever thinks as usual."""
        worth, start, fires, finish = self._course(mood)
        plan = Plan(worth, self._spot(start), fires, self._spot(finish), self.barred)
        return plan, worth if mood == EVEN else self.judged(start, fires, finish)

    def judged(self, start: int = 0, fires: int = 0, finish: int = 0) -> float:
        """What it is worth, thinking as usual, to fire from a place with some points and to end at another."""
        moves, there = int(self.moves[start]), int(self.moves[finish])
        if start and finish:
            apart = float(np.hypot(*(self.places[start] - self.places[finish])))
            there = math.ceil(BEND * apart / max(1, self.stride))
        spare = self.points - fires - moves - (there if finish else moves)
        end, low = self._ends(EVEN)
        worth = float(self.fire[fires, start]) + float((low if spare > 0 else end)[finish])
        worth -= float(self.watched[start]) if moves else 0.0
        return worth + (WATCHES[1] if not fires and spare >= WATCHES[0] else 0.0)

    def _ends(self, mood: Mood) -> tuple[Floats, Floats]:
        """What it is worth in some mood to end at every place, with no point left and with one."""
        end = mood.progress * self.progress - mood.danger * self.danger - self.straying
        lower = LOWER if not self.ground.battle.card(self.figure).machine else 1.0
        low = end + (1.0 - lower) * mood.danger * self.danger
        return end, np.maximum(low, end)

    def _course(self, mood: Mood) -> tuple[float, int, int, int]:
        """What the best course is worth in some mood, from where one fires, with how many points, where one ends."""
        found: tuple[float, int, int, int] = kernels().best_course(
            self.places,
            self.moves,
            mood.fire * self.fire,
            mood.danger * self.watched,
            self._ends(mood),
            BEND,
            max(1, self.stride),
            WATCHES,
            BETTER,
        )
        return found

    def charges(self) -> Iterator[Plan]:
        """Going up to an enemy and fighting him with the points that are left, for whoever has nothing to fire with."""
        ground, figure = self.ground, self.figure
        if figure.reaction == "panicked" or not self.stride or gun_of(ground, figure, self.points) is not None:
            return
        for number, foe in enumerate(self.foes):
            moves = math.ceil(BEND * float(self.gaps[number, 0]) / self.stride)
            rounds = self.points - moves
            if moves and rounds > 0 and (spot := self._beside(foe)) is not None:
                at = int(np.argmin(np.hypot(self.places[:, 0] - spot[0], self.places[:, 1] - spot[1])))
                worth = rounds_worth(ground, figure, foe, rounds) - ENGAGED * float(self.danger[at] + self.watched[at])
                yield Plan(worth + float(self.progress[at] - self.straying[at]), spot, 0, spot)

    def _beside(self, foe: Figure) -> Spot | None:
        """Where the figure comes into contact with an enemy this turn, if it can."""
        battle, figure = self.ground.battle, self.figure
        limit, start = self.stride * (self.points - 1), (figure.x, figure.y, figure.surface)
        for spot in contact_spots(self.ground, figure, foe):
            way = path(battle.table, gait_of(battle, figure), obstacles_for(battle, figure), start, spot, limit)
            if way is not None:
                return spot
        return None

    @property
    def barred(self) -> bool:
        """Whether nothing within reach is nearer to the goal, and the figure is not there yet."""
        if self.goal is None or pull(self.ground, self.figure) == 0:
            return False
        here = float(self.progress[0])
        return here < 0 and float(self.progress.max()) <= here + pull(self.ground, self.figure) * 2

    def _spot(self, at: int) -> Spot | None:
        if at < len(self.exact):
            return self.exact[at] if at else None
        return self.chart.spot(int(self.squares[at]))


class Power(NamedTuple):
    """What an enemy can do in a turn: how far he goes for a point, what he fires, and how often.

    `shots` are those from where he stands and after each of the steps; none after a step that he cannot pay or make.
    """

    stride: int
    gun: Gun | None
    shots: tuple[int, ...]


def power_of(ground: Ground, foe: Figure) -> Power:
    """What an enemy can do in a turn, found once for a moment."""
    if foe.id not in ground.powers:
        supply, stride = allowance(ground.battle, foe), farthest(ground.battle, foe)
        gun = gun_of(ground, foe, supply)
        fired = (
            () if gun is None else [gun.shots[supply - moves] if moves < supply and stride else 0 for moves in STEPS]
        )
        ground.powers[foe.id] = Power(stride, gun, () if gun is None else (gun.shots[supply], *fired))
    found: Power = ground.powers[foe.id]
    return found


def _ahead(foe: Figure, places: Floats) -> NDArray[np.bool_]:
    """Which places lie in the arc of fire of somebody."""
    angle = math.radians(foe.facing / 10)
    found: NDArray[np.bool_] = (places[:, 0] - foe.x) * math.cos(angle) + (places[:, 1] - foe.y) * math.sin(angle) >= 0
    return found


def pull(ground: Ground, figure: Figure) -> float:
    """What a centimetre nearer to the goal is worth."""
    if figure.carried != NO_OBJECT:
        return 0.12
    if ground.breaks_out:
        return BREAK_OUT if ground.turns_left < IN_TIME or not ground.foes else BREAK_OUT / 3
    if ground.sheet.objects and ground.fetched_by(figure) is not None:
        return FETCH if ground.is_ahead or ground.turns_left < LATE else FETCH / 2
    if ground.held:
        return CENTRE[min(max(0, ground.turns_left), len(CENTRE) - 1)]
    if ground.sheet.is_ambush:
        return HUNT if ground.state.turn > PATIENCE else HUNT / 3
    return HUNT if ground.is_ahead else HUNT / 3


def exposure(ground: Ground, figure: Figure) -> dict[int, float]:
    """What every enemy could do to a figure where it stands."""
    key = ("exposed", figure.id, figure.x, figure.y, figure.covered, ground.faced)
    known: dict[int, float] | None = ground.notes.get(key)
    if known is None:
        planner = Planner(ground, figure, None, moving=False)
        worth = ground.worth(figure)
        threats = (planner.threats[:, 0] * worth).tolist()
        known = ground.notes[key] = {foe.id: threat for foe, threat in zip(planner.foes, threats, strict=True)}
    return known


def best_plan(ground: Ground, figure: Figure, goal: Goal | None) -> Plan:
    """The plan of a figure; those who have acted stand where they stand."""
    planner = planner_of(ground, figure, goal)
    best = planner.best(mood_of(ground, figure))
    return max((best, *planner.charges()), key=lambda plan: plan.worth)


def mood_of(ground: Ground, figure: Figure) -> Mood:
    """How the group of a figure was told to think in this turn; as usual, if nobody has told it anything."""
    told: tuple[tuple[int, int], Mood] | None = ground.notes.get(MOOD)
    return EVEN if told is None or told[0] != (ground.state.turn, figure.group) else told[1]


def planner_of(ground: Ground, figure: Figure, goal: Goal | None) -> Planner:
    """Whoever plans for a figure, with those who have acted standing where they stand."""
    for one in ground.own:
        if one.acted and one is not figure:
            for foe, threat in exposure(ground, one).items():
                ground.exposed[foe] = max(threat, ground.exposed.get(foe, 0.0))
    return Planner(ground, figure, goal)
