"""The table as a seat of Collision sees it: who stands where, what is wanted, and the ways that need no luck."""

import math
from collections.abc import Sequence
from functools import cached_property

import msgspec
import numpy as np

from escarmouche.engine.game import Game
from escarmouche.engine.place import Track
from escarmouche.engine.questions import SeatId
from escarmouche.games.collision.agents.chart import Chart, Floats, Ints, careful, chart_of, nearest
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.mission.districts import district, district_box
from escarmouche.games.collision.rules.mission.loot import lying
from escarmouche.games.collision.rules.mission.mission import AMBUSH
from escarmouche.games.collision.rules.moves.planner import MovePlanner
from escarmouche.games.collision.rules.moves.strides import allowance, obstacles_for
from escarmouche.games.collision.rules.state import Marker, Model, State
from escarmouche.games.collision.rules.turn.activation import COSTS
from escarmouche.games.collision.rules.vocabulary import MarkerKind
from escarmouche.table.edges import edge_distance
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import FULL_TURN, bearing
from escarmouche.table.ways.movement import straight

ROW = 750
"""How much deeper than a base the row of squares along an edge is."""
WALKED = 1.03
"""A way over the squares of the chart is a little longer than it need be."""


class Ground:
    """What the officers look at: a copy of the game in which everything hidden is a sample, and who they are."""

    def __init__(self, game: Game[State], seat: SeatId) -> None:
        self.battle = Battle(game)
        self.state = self.battle.state
        self.seat = seat
        self.left = max(0, self.battle.sheet.turns - self.state.turn)
        self.own = self.battle.on_table(seat)
        self.foes = self.battle.on_table(1 - seat)
        self._steps: dict[int, int] = {}

    # Who and what

    @property
    def mission(self) -> str:
        """The mission that is played."""
        return self.state.mission

    @property
    def breaks_through(self) -> bool:
        """Whether this seat defends in an Ambush, and so wants to cross the table."""
        return self.mission == AMBUSH and self.state.attacker == 1 - self.seat

    def model(self, index: int) -> Model:
        """A model by its number."""
        return self.battle.model(index)

    def lying(self, kind: MarkerKind) -> list[Marker]:
        """The markers of a kind that lie on the table."""
        return lying(self.battle, kind)

    def nearest(self, x: int, y: int, models: Sequence[Model]) -> Model | None:
        """The nearest of some models."""
        return min(models, key=lambda one: (math.dist((x, y), (one.x, one.y)), one.id), default=None)

    def facing(self, x: int, y: int) -> int | None:
        """Where to look from a point: at the nearest enemy."""
        foe = self.nearest(x, y, self.foes)
        return None if foe is None else toward(x, y, foe)

    def acts_again(self, model: Model) -> bool:
        """Whether a model can be activated once more in this turn, after the activation under way or the next one."""
        acting, pool = self.state.activation, self.battle.board(self.seat).pool
        begun = acting is not None and acting.model == model.id
        costs = COSTS[model.activations : model.activations + (1 if begun else 2)]
        return len(costs) == (1 if begun else 2) and sum(costs) <= pool

    # Places

    def district(self, x: int, y: int) -> int:
        """The district of a point."""
        return district(self.battle, x, y)

    def middle(self, where: int) -> Spot:
        """The middle of a district, at the lowest level."""
        left, front, right, back = district_box(self.battle, where)
        return self.lowest((left + right) // 2, (front + back) // 2)

    def lowest(self, x: int, y: int) -> Spot:
        """A point on the lowest level there."""
        return (x, y, self.battle.table.surfaces_at(x, y)[-1])

    def to_edge(self, edge: str, x: int, y: int) -> int:
        """How far a point is from an edge."""
        return edge_distance(self.battle.table, edge, x, y)

    @property
    def far_edge(self) -> str:
        """The enemy's edge."""
        return self.state.edges[1 - self.seat]

    def beyond(self, spot: Spot, radius: int) -> Spot:
        """The point straight ahead at which a base touches the enemy's edge."""
        table, (x, y, _) = self.battle.table, spot
        ends = {"y0": (x, radius), "y1": (x, table.depth - radius), "x0": (radius, y), "x1": (table.width - radius, y)}
        return self.lowest(*ends[self.far_edge])

    def is_out(self, model: Model, spot: Spot) -> bool:
        """Whether a model that breaks through leaves the table from a spot, and is safe."""
        return self.breaks_through and self.to_edge(self.far_edge, *spot[:2]) <= self.battle.radius(model) + 1

    def far_side(self) -> Floats:
        """How far it is from everywhere to the enemy's edge."""
        edge, chart = self.far_edge, self.chart
        near = ROW + self.battle.card(self.state.models[0]).base
        return chart.field(edge, lambda: [spot for spot in chart.spots if self.to_edge(edge, *spot[:2]) <= near])

    def district_field(self, where: int) -> Floats:
        """How far it is from everywhere into a district."""
        chart = self.chart
        name = (where, self.state.edges[0])
        return chart.field(name, lambda: [spot for spot in chart.spots if self.district(*spot[:2]) == where])

    # Ways

    @cached_property
    def chart(self) -> Chart:
        """The chart of the table."""
        return chart_of(self.battle.table)

    def field(self, goal: Spot) -> Floats:
        """How far it is from everywhere to a spot."""
        return self.chart.field(goal, lambda: [goal])

    def far(self, field: Floats, spot: Spot) -> float:
        """How far it is from a spot by a field."""
        return float(self.chart.read(field, spot))

    def step(self, model: Model) -> int:
        """How far a model moves in one action."""
        if model.id not in self._steps:
            self._steps[model.id] = allowance(self.battle, model)
        return self._steps[model.id]

    def ends(self, model: Model, limit: int) -> Ints:
        """The squares at which a model could end within a length of way, the nearest first."""
        found = self.chart.around(spot_of(model), limit).nodes
        others = [(one.x, one.y) for one in (*self.own, *self.foes) if one is not model]
        return np.asarray(found[nearest(self.chart.points, found, others) >= self.battle.card(model).base])

    def route(self, model: Model, goal: Spot, limit: int) -> Track | None:
        """A way to a spot by one move, without tests."""
        start = spot_of(model)
        if start == goal or model.hold:
            return None
        planner = MovePlanner(self.battle, model)
        gait, obstacles = careful(planner.gait), obstacles_for(self.battle, model)
        track = straight(self.battle.table, gait, obstacles, start, goal, limit)
        if track is None:
            within = self.chart.around(start, round(limit * WALKED))
            node = self.chart.nearest_to(within, goal)
            if node < 0:
                return None
            chain = self.chart.chain(within, node)
            track = self.chart.shortened(planner.gait, obstacles, [start, *(one for one in chain if one != goal), goal])
        return None if track is None or planner.track_fault(track) is not None else track

    def part_way(self, model: Model, goal: Spot, limit: int) -> Track | None:
        """A move along the way to a spot that is two moves away, as far as it goes."""
        within = self.chart.around(spot_of(model), 2 * limit)
        node = self.chart.nearest_to(within, goal)
        while node >= 0:
            if within.far[node] <= limit:
                track = self.route(model, self.chart.spots[node], limit)
                if track is not None:
                    return track
            node = int(within.before[node])
        return None


def spot_of(model: Model) -> Spot:
    """Where a model stands."""
    return (model.x, model.y, model.surface)


def toward(x: int, y: int, other: Model | Marker) -> int:
    """The facing from a point to a model or marker."""
    return round(bearing(x, y, other.x, other.y)) % FULL_TURN


def looking(track: Track, facing: int | None) -> Track:
    """The way, with this facing at its end."""
    return track if facing is None else msgspec.structs.replace(track, facing=facing)
