"""The table as an officer sees it: who stands where, what counts in the mission, and where everybody wants to go."""

import math
from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import Any, NamedTuple, get_args

import numpy as np

from escarmouche.agents.chart import NOWHERE, SQUARE, Chart, Floats, chart_of
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.mission.missions import held_ground, last_turn, line_of
from escarmouche.games.combatzone.rules.mission_sheet import EXITS, By
from escarmouche.games.combatzone.rules.movement.limits import gait_of
from escarmouche.games.combatzone.rules.objects.technology import tools_of
from escarmouche.games.combatzone.rules.shooting.weapons import firearms
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure, Thing
from escarmouche.rules.missions import thousandths
from escarmouche.table.edges import OPPOSITE, strip
from escarmouche.table.table import Table, flattened

FIREPOWER = 20.0
"""Whoever can fight on counts one victory point more for every so many points that he costs."""
AT_EDGE = 2 * SQUARE
INSIDE = 2 * SQUARE
"""How far inside the reach of a place a figure stands that is to hold it."""


UNFIT = 50 * CENTIMETRE
"""How much nearer than others a figure must be to be sent on an errand for which it is not fit."""
A_TURN = 45 * CENTIMETRE
"""The farthest that anybody goes in one turn."""
MOST_POINTS = 2000
"""For how many points the squares next to them are remembered."""


PARTS: tuple[By, ...] = get_args(By)
LAST_TURNS = 3
"""When so many turns are left, those who fight begin to be worth less than what they are worth in points."""


AHEAD = 1.6
"""Whoever has so many times the strength of the enemy can go about his business."""


class Goal(NamedTuple):
    """Where a figure wants to go: how far every square is from it, how near is near enough, why, and where exactly."""

    field: Floats
    near: float
    why: str
    spot: tuple[int, int, int] | None = None


class Ground:
    """One moment of a game, for one side, on a copy of the game that nobody else plays on."""

    def __init__(self, fork: Game[Any], me: SeatId, notes: dict[Any, Any] | None = None) -> None:
        self.battle = Battle(fork)
        self.state = self.battle.state
        self.me = me
        self.own = self.battle.on_table(me)
        self.foes = self.battle.on_table(1 - me)
        self.sheet = self.battle.sheet
        self.notes: dict[Any, Any] = {} if notes is None else notes
        """What was worked out before and does not change."""
        self.exposed: dict[int, float] = {}
        self.powers: dict[int, Any] = {}
        self.turns_left = last_turn(self.battle) - self.state.turn

    def figure(self, key: Any) -> Figure:
        """A figure by its number."""
        return self.battle.figure(int(key))

    def points_for(self, figure: Figure) -> int:
        """The victory points for a figure that is out of the game; an ambusher counts as if there were any for him."""
        line = line_of(self.battle.card(figure))
        return max(self.sheet.points(line, part) for part in PARTS)

    def worth(self, figure: Figure) -> float:
        """What it is worth that a figure is out of the game."""
        points = float(self.points_for(figure))
        if figure.reaction == "routed":
            return points
        carries = 4.0 if figure.carried != NO_OBJECT else 0.0
        return points + self.future * self.battle.card(figure).cost / FIREPOWER + carries

    @cached_property
    def future(self) -> float:
        """How much those who can fight on are worth: less and less as the game comes to its end."""
        return min(1.0, max(0.1, self.turns_left / LAST_TURNS))

    @cached_property
    def faced(self) -> tuple[Hashable, ...]:
        """Which enemies there are, where each stands and in what state; equal as long as none of that has changed."""
        foes = self.foes
        return tuple((one.id, one.x, one.y, one.reaction, one.watching, one.covered, bool(one.ties)) for one in foes)

    @cached_property
    def is_ahead(self) -> bool:
        """Whether those of ours who fight on are worth much more than those of the enemy."""
        ours, theirs = (
            sum(self.battle.card(one).cost for one in side if one.reaction != "routed")
            for side in (self.own, self.foes)
        )
        return ours > AHEAD * theirs

    @cached_property
    def foes_have_acted(self) -> bool:
        """Whether no group of the enemy acts any more this turn."""
        return all(group.activated for group in self.state.groups if group.owner != self.me)

    def guns(self, figure: Figure) -> list[tuple[int, Weapon]]:
        """The weapons of a figure that fire shots."""
        return firearms(self.battle, figure)

    # Distances

    def chart(self, figure: Figure) -> Chart:
        """The chart for the base of a figure, as the doors stand."""
        return chart_of(self.battle.table, gait_of(self.battle, figure))

    def open_chart(self, figure: Figure) -> Chart:
        """The chart as if all doors were open and all obstacles gone: one can open and cross them."""
        return chart_of(self.opened, gait_of(self.battle, figure))

    @property
    def opened(self) -> Table:
        """The table without doors and obstacles."""
        table = self.battle.setup.table
        return flattened(table, (piece.id for piece in table.pieces if piece.has("door") or piece.has("obstacle")))

    def apart(self, figure: Figure, x: float, y: float) -> float:
        """How far a figure is from a point as the crow flies."""
        return math.dist((figure.x, figure.y), (x, y))

    def nearest(self, figure: Figure, others: Iterable[Figure]) -> Figure | None:
        """The nearest of some figures."""
        return min(others, key=lambda one: (self.apart(figure, one.x, one.y), one.id), default=None)

    def entries(self, chart: Chart, x: int, y: int) -> dict[int, float]:
        """The free squares next to a point, found once."""
        known: dict[tuple[int, int], dict[int, float]] = chart.__dict__.setdefault("entries_of_points", {})
        if len(known) > MOST_POINTS:
            known.clear()
        if (x, y) not in known:
            known[x, y] = chart.entries(x, y)
        return known[x, y]

    def far(self, chart: Chart, field: Floats, x: int, y: int) -> float:
        """How far a point is from what a field leads to."""
        found = self.entries(chart, x, y).items()
        return min((length + float(field[node]) for node, length in found), default=NOWHERE)

    def field_to(self, figure: Figure, spots: Iterable[tuple[int, int]]) -> Floats:
        """How far every square is from the nearest of some points, on foot; through doors where there is no other way.

        Where not even that leads there, as the crow flies.
        """
        points = tuple(spots)
        for chart in (self.chart(figure), self.open_chart(figure)):
            goals = {node: length for x, y in points for node, length in self.entries(chart, x, y).items()}
            field = chart.field(("spots", points), lambda goals=goals: goals)  # type: ignore[misc]
            if self.far(chart, field, figure.x, figure.y) < NOWHERE:
                return field
        nearest = [np.hypot(chart.points[:, 0] - x, chart.points[:, 1] - y) for x, y in points]
        straight: Floats = np.min(nearest, axis=0)
        return straight

    def field_to_edge(self, figure: Figure, edge: str) -> Floats:
        """How far every square is from an edge of the table."""
        left, front, right, back = strip(self.battle.table, edge, AT_EDGE)
        step = 2 * SQUARE
        return self.field_to(
            figure, ((x, y) for x in range(left + SQUARE, right, step) for y in range(front + SQUARE, back, step))
        )

    # What draws a figure

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of the table."""
        return self.battle.table.width // 2, self.battle.table.depth // 2

    @cached_property
    def held(self) -> list[tuple[int, int]]:
        """The places that are worth holding."""
        return held_ground(self.battle.table, self.sheet) if self.sheet.counts("ground") else []

    @cached_property
    def breaks_out(self) -> bool:
        """Whether we have points for getting away over the far edge."""
        return any(self.sheet.points(one, self.battle.part(self.me)) for one in EXITS)

    def goal(self, figure: Figure) -> Goal | None:
        """Where a figure wants to be in this mission."""
        if self.sheet.objects and (errand := self.goal_of_retrieval(figure)):
            return errand
        if self.breaks_out:
            edge = OPPOSITE[self.state.edges[self.me]]
            return Goal(self.field_to_edge(figure, edge), 0, "because-gets-through")
        if self.held:
            near = thousandths(self.sheet.within) - INSIDE
            return Goal(self.field_to(figure, self.held), near, "because-centre")
        return self.goal_at_enemy(figure)

    def goal_of_retrieval(self, figure: Figure) -> Goal | None:
        """Home with what is carried; to an object that no friend is nearer to."""
        if figure.carried != NO_OBJECT:
            return Goal(self.field_to_edge(figure, self.state.edges[self.me]), 0, "because-brings-home")
        thing = self.fetched_by(figure)
        if thing is not None:
            spot = (thing.x, thing.y, thing.surface)
            return Goal(self.field_to(figure, [spot[:2]]), 0, "because-fetches", spot)
        return None

    def fetched_by(self, figure: Figure) -> Thing | None:
        """The object that a figure fetches."""
        return self.state.things[self.errands[figure.id]] if figure.id in self.errands else None

    @cached_property
    def errands(self) -> dict[int, int]:
        """Who fetches which object: everybody who is nearest to one takes it, each object once."""
        things = [one for one in self.state.things if one.kind == "object" and one.place in ("table", "crate")]
        able = [one for one in self.own if one.carried == NO_OBJECT and one.reaction != "routed" and not engaged(one)]
        pairs = sorted((self.errand(one, thing), one.id, thing.id) for one in able for thing in things)
        taken: dict[int, int] = {}
        for _, who, what in pairs:
            if who not in taken and what not in taken.values():
                taken[who] = what
        return taken

    def errand(self, figure: Figure, thing: Thing) -> float:
        """How far a figure has to go for an object; crates are not for those without tools, nothing is for machines."""
        locked = thing.place == "crate" and not tools_of(self.battle, figure)
        unfit = locked or self.battle.card(figure).machine
        return self.apart(figure, thing.x, thing.y) + (UNFIT if unfit else 0)

    def goal_at_enemy(self, figure: Figure) -> Goal | None:
        """Up to the nearest enemy, carriers of objects first."""
        carriers = [one for one in self.foes if one.carried != NO_OBJECT]
        foe = self.nearest(figure, carriers or [one for one in self.foes if one.reaction != "routed"] or self.foes)
        if foe is None:
            return None
        return Goal(self.field_to(figure, [(foe.x, foe.y)]), 10 * SQUARE // 2, "because-nearest-enemy")
