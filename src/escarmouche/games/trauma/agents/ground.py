"""The table as an officer sees it: where everybody is, what the strategic points are worth, and who goes where."""

import math
from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from escarmouche.agents.chart import NOWHERE, SQUARE, Chart, Floats, chart_of
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Option, SeatId
from escarmouche.games.trauma.rules.activation.specialists import is_done_with
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.mission.access_zones import span
from escarmouche.games.trauma.rules.mission.opening import ALPHA, GAMMA, OMEGA
from escarmouche.games.trauma.rules.mission.strategic_points import away
from escarmouche.games.trauma.rules.mission.victory import attack_worth, generator_worth
from escarmouche.games.trauma.rules.movement.displacement import is_displacement
from escarmouche.games.trauma.rules.movement.entry import ACCESS, way_in
from escarmouche.games.trauma.rules.movement.gait import flies, gait_of, movement_of, movers, walking_table
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, salvos
from escarmouche.games.trauma.rules.space.measure import CONTACT, is_contact
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, OBJECT, Model, Strategic, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour
from escarmouche.table.formation import Spot
from escarmouche.table.table import Piece

REINFORCEMENT = 0.4
"""What a reinforcement point counts beside a victory point, as long as there is anybody to buy."""
SECOND = {GAMMA: 0.6, OMEGA: 0.1, ALPHA: 0.02, OBJECT: 0.02}
"""How much of a point's worth a further unit at it still gains."""
TOO_LATE = 2
"""With so many debriefings left, or fewer, no unit is worth buying any more."""
SLACK = 500
"""How much nearer to a point than the rules ask for a leader wants to stand."""
ACTIONS = 2


class Mood(NamedTuple):
    """How much danger, posts and a second unit at a point count for whoever makes plans, in multiples of the usual."""

    danger: float = 1.0
    hold: float = 1.0
    mass: float = 1.0


EVEN = Mood()


class Ground:
    """One moment of a game, for one side, on a copy of the game that nobody else plays on."""

    def __init__(self, fork: Game[Any], me: SeatId, mood: Mood = EVEN) -> None:
        self.battle = Battle(fork)
        self.state = self.battle.state
        self.me = me
        self.mood = mood
        self.turn = max(1, self.state.turn)
        self.left = max(1, self.battle.sheet.turns - self.turn + 1)
        """How many debriefings are still to come."""
        self.own = self.battle.on_table(me)
        self.foes = self.battle.on_table(1 - me)
        self._salvos: dict[int, list[Salvo]] = {}
        self._charts: dict[int, Chart] = {}
        self._strides: dict[int, int] = {}
        self._starts: dict[tuple[int, str], dict[int, float]] = {}

    # Units

    def unit(self, key: Any) -> Unit:
        """A unit by its number."""
        return self.battle.unit(int(key))

    def lead(self, unit: Unit) -> Model:
        """The model that goes ahead: the leader, if he can move."""
        models = movers(self.battle, unit) or self.battle.alive(unit)
        return next((model for model in models if model.id == unit.leader), models[0])

    def stride(self, unit: Unit) -> int:
        """How far the slowest model of a unit goes in one action."""
        if unit.id not in self._strides:
            lengths = (movement_of(self.battle, model) for model in movers(self.battle, unit))
            self._strides[unit.id] = min(lengths, default=0)
        return self._strides[unit.id]

    def open_salvos(self, question: Choose) -> list[Option]:
        """The salvos that may be fired now; a sniper whose unit is still to move does not aim, since he goes along."""
        acting = self.state.activation
        own = acting is not None and acting.unit == question.data["unit"]
        marches = own and any(
            is_displacement(action) for action in self.battle.acting.announced[self.battle.acting.done :]
        )
        keys = set(question.allowed)
        return [one for one in question.options if one.key in keys and not (marches and one.data.get("steady"))]

    def on_foot(self, unit: Unit) -> bool:
        """Whether a unit can hold a point."""
        return not treated_as_armour(self.battle, unit)

    def salvos(self, unit: Unit) -> list[Salvo]:
        """The salvos of a unit, which are the same wherever it stands."""
        if unit.id not in self._salvos:
            self._salvos[unit.id] = salvos(self.battle, unit)
        return self._salvos[unit.id]

    def acts_later(self, unit: Unit) -> bool:
        """Whether the card of a unit of ours is still face down in this turn."""
        acting = self.state.activation
        under_way = acting is not None and unit.id in (acting.unit, acting.second)
        return under_way or unit.id in self.state.sides[self.me].row

    # Distances

    def chart(self, unit: Unit) -> Chart:
        """The chart for the bases of a unit."""
        if unit.id not in self._charts:
            self._charts[unit.id] = chart_of(walking_table(self.battle, unit), gait_of(self.battle, unit))
        return self._charts[unit.id]

    def door(self, unit: Unit) -> str:
        """The edge through which a unit of ours comes in."""
        acting = self.state.activation
        way = way_in(acting) if acting is not None and acting.unit == unit.id else None
        if way is not None and way.kind == ACCESS:
            return way.place
        return self.state.sides[unit.owner].zone

    def starts(self, unit: Unit, edge: str = "") -> dict[int, float]:
        """The squares at which the way of a unit begins, with how far they are; from outside through an edge."""
        if (unit.id, edge) not in self._starts:
            self._starts[unit.id, edge] = self._begin(unit, edge)
        return self._starts[unit.id, edge]

    def _begin(self, unit: Unit, edge: str) -> dict[int, float]:
        chart = self.chart(unit)
        if unit.place == "table":
            lead = self.lead(unit)
            return chart.entries(lead.x, lead.y)
        edge, table = edge or self.door(unit), self.battle.table
        first, last = span(table, edge, self.battle.sheet)
        across, along = (1, 0) if edge[0] == "y" else (0, 1)
        deep = (
            chart.points[:, across] if edge[1] == "0" else (table.depth, table.width)[along] - chart.points[:, across]
        )
        inside = (chart.points[:, along] >= first) & (chart.points[:, along] <= last) & (deep < 2 * SQUARE)
        radius = self.battle.radius(unit)
        return {int(node): float(deep[node]) + radius for node in np.flatnonzero(chart.free & inside)}

    def around(self, unit: Unit, limit: float) -> Floats:
        """How far every square is for a unit, within a limit."""
        chart = self.chart(unit)
        if flies(self.battle, unit) and unit.place == "table":
            lead = self.lead(unit)
            far = np.hypot(chart.points[:, 0] - lead.x, chart.points[:, 1] - lead.y)
            found: Floats = np.where(chart.free & (far <= limit), far, NOWHERE)
            return found
        return chart.spread(self.starts(unit), limit)

    def to_point(self, unit: Unit, point: Strategic) -> Floats:
        """How far every square is from where a unit is at contact with a point."""
        chart = self.chart(unit)
        reach = CONTACT + self.battle.radius(unit) - SLACK

        def goals() -> list[int]:
            piece = self.piece(point)
            return chart.beside(piece, reach) or chart.beside(piece, 2 * reach)

        return chart.field(("point", point.piece), goals)

    def to_spot(self, unit: Unit, spot: tuple[int, int]) -> Floats:
        """How far every square is from a spot."""
        chart = self.chart(unit)
        return chart.field(("spot", chart.node(*spot)), lambda: chart.entries(*spot))

    def far(self, unit: Unit, field: Floats, edge: str = "") -> float:
        """How far a unit still has to go, by a field that holds the distance of every square."""
        starts = self.starts(unit, edge)
        return min((length + float(field[node]) for node, length in starts.items()), default=NOWHERE)

    def piece(self, point: Strategic) -> Piece:
        """The element of scenery that is a point."""
        return self.battle.table.pieces[self.battle.table.index(point.piece)]

    def nearest(self, spot: tuple[float, float], units: Iterable[Unit]) -> Unit | None:
        """The unit whose leader is nearest to a spot."""
        return min(units, key=lambda unit: self.apart(spot, unit), default=None)

    def apart(self, spot: tuple[float, float], unit: Unit) -> float:
        """How far the leader of a unit is from a spot."""
        lead = self.battle.model(unit.leader)
        return math.dist(spot, (lead.x, lead.y))

    def place(self, unit: Unit) -> Spot:
        """Where the leader of a unit stands."""
        lead = self.battle.model(unit.leader)
        return lead.x, lead.y, lead.surface

    # Points

    @cached_property
    def points(self) -> list[Strategic]:
        """The points that count for anything."""
        return [point for point in self.state.points if point.piece and self.worth(point) > 0]

    def worth(self, point: Strategic, seat: SeatId | None = None) -> float:
        """What holding a point brings at one debriefing."""
        whose = self.me if seat is None else seat
        if point.kind == OBJECT:
            return self.operating(point, whose)
        judge = attack_worth if self.battle.sheet.is_attack else generator_worth
        worth = judge(self.battle, whose, point.kind)
        return worth * self.reinforcement if point.kind == ALPHA else float(worth)

    def operating(self, point: Strategic, seat: SeatId) -> float:
        """What it brings a seat to operate an object now."""
        sheet, part = self.battle.sheet, self.battle.part(seat)
        if point.piece in self.state.destroyed or is_done_with(self.battle, seat, point.piece):
            return 0.0
        first = sheet.points("operate", part) if point.holder == NOBODY_SEAT else 0
        return float(first + sheet.points("switch", part))

    @cached_property
    def reinforcement(self) -> float:
        """What a reinforcement point is worth now: nothing once every unit can be paid for, or would come too late."""
        waiting = [unit for unit in self.state.units if unit.owner == self.me and unit.place == "section"]
        price = sum(self.battle.profile(unit).cost for unit in waiting)
        missing = price - self.state.sides[self.me].reinforcement
        return REINFORCEMENT if missing > 0 and self.left > TOO_LATE else 0.0

    def is_at(self, unit: Unit, point: Strategic) -> bool:
        """Whether a unit is at contact with a point."""
        if unit.place != "table":
            return False
        found: bool = self.battle.of_unit(unit, ("at", point.piece), lambda: self._is_at(unit, point))
        return found

    def _is_at(self, unit: Unit, point: Strategic) -> bool:
        left, front, right, back = self.piece(point).box
        far = CONTACT + self.battle.radius(unit)
        return any(
            left - far <= model.x <= right + far
            and front - far <= model.y <= back + far
            and is_contact(away(self.battle, model, point))
            for model in self.battle.alive(unit)
        )

    def control(self, point: Strategic) -> float:
        """What a point brings us at the debriefing, and denies the enemy, if both sides stay as they are."""
        if point.kind == OBJECT:
            return 0.0
        ours, theirs = (self.strength(point, seat) for seat in (self.me, 1 - self.me))
        gained = self.worth(point) if ours > theirs else 0.0
        denied = self.worth(point, 1 - self.me) if ours >= theirs > 0 else 0.0
        return gained + denied

    def strength(self, point: Strategic, seat: SeatId) -> int:
        """How many models of a seat count at a point."""
        units = self.own if seat == self.me else self.foes
        there = [one for one in units if self.on_foot(one) and not one.disorganised and self.is_at(one, point)]
        return sum(len(self.battle.alive(one)) for one in there)

    def turns(self, unit: Unit, far: float) -> int:
        """How many debriefings pass before a unit has gone so far."""
        actions = math.ceil(far / max(1, self.stride(unit)) - 0.05)
        passes = math.ceil(actions / ACTIONS)
        return max(0, passes - self.acts_later(unit))

    @cached_property
    def posts(self) -> dict[int, Strategic]:
        """Which of our units goes to which point: who gains most chooses first, and a second unit there gains less."""
        wanted = []
        for unit in self.state.units:
            if unit.owner == self.me and unit.place in ("table", "reserve") and self.on_foot(unit):
                for number, point in enumerate(self.points):
                    far = self.far(unit, self.to_point(unit, point))
                    held = self.left - self.turns(unit, far) if far < NOWHERE else 0
                    if held > 0:
                        wanted.append((self.worth(point) * held - far / 100_000, unit.id, number))
        found: dict[int, Strategic] = {}
        share = [1.0] * len(self.points)
        while wanted:
            best = max(wanted, key=lambda one: (one[0] * share[one[2]], -one[1], -one[2]))
            _, unit_id, number = best
            found[unit_id] = self.points[number]
            share[number] *= min(1.0, self.mood.mass * SECOND[self.points[number].kind])
            wanted = [one for one in wanted if one[1] != unit_id]
        return found

    def goal(self, unit: Unit) -> Floats | None:
        """Where a unit wants to go: to its post, or near the enemy; None if nothing draws it."""
        post = self.posts.get(unit.id)
        if post is not None:
            return self.to_point(unit, post)
        foe = self.nearest(self.place(unit)[:2], self.foes) if unit.place == "table" else None
        if foe is not None:
            return self.to_spot(unit, self.place(foe)[:2])
        prize = max(self.points, key=self.worth, default=None)
        return None if prize is None else self.to_point(unit, prize)
