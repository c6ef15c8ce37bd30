"""What a mission wants of each model, in victory points: markers, the far edge, districts, loot, and the enemy."""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.games.collision.agents.chart import Floats, Ints, nearest
from escarmouche.games.collision.agents.ground import Ground, spot_of
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.mission.districts import CENTRE
from escarmouche.games.collision.rules.mission.loot import COLLISION, LOOT
from escarmouche.games.collision.rules.mission.mission import DOMINATION, HUNT
from escarmouche.games.collision.rules.mission.zones import zone
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.formation import Spot

FIRST_MARKER, MORE_MARKERS, LATER = 3.0, 1.1, 0.4
"""What a collision marker is worth to a side without one, to a side with one, and more for each turn to come."""
FRIEND_NEARER = 0.35
"""The share of a marker's worth that is left for a model when a friend is nearer to it."""
PATIENCE, HASTE, TOO_LATE = 0.85, 0.7, 0.05
"""What is left of a thing's worth for each move it is away: in most turns, in the last one, and without a move left."""
IN_TIME = {0: 1.0, 1: 0.6, 2: 0.35, 3: 0.25}
"""How much a district counts with so many turns to come."""
CROSSING = {3: 0.8, 2: 1.2, 1: 2.2, 0: 3.5}
"""What crossing the table is worth to a model that breaks through, with so many turns to come."""
SAFE = 0.5
"""What reaching the enemy's zone is worth in addition, and once more reaching the edge."""
LOOTING, LATE_LOOTING = 0.35, 0.1
CLOSING, SHOOTING = 0.035, 0.012
"""What each inch nearer to an enemy is worth, to who fights hand to hand and to who shoots."""
TOUCHING = 1100
INCH = 1000
ITSELF = np.zeros(1, np.int64)
"""The place of the only point in a list of one."""
TABLE = 33


class Aim(NamedTuple):
    """Something that a model may want: what it is worth, how far it is from everywhere, and the words for it."""

    worth: float
    field: Floats
    close: int
    why: str
    data: dict[str, int]


class Aims:
    """What one model wants, and what standing somewhere is worth to it."""

    def __init__(self, ground: Ground, model: Model) -> None:
        self.ground = ground
        self.model = model
        self.step = max(1, ground.step(model))
        self.wait = PATIENCE if ground.left else HASTE if ground.acts_again(model) else TOO_LATE

    @cached_property
    def wanted(self) -> list[Aim]:
        """What the mission offers this model."""
        ground = self.ground
        if ground.breaks_through:
            return []
        if ground.mission == HUNT:
            return self.markers()
        return self.districts() if ground.mission == DOMINATION else []

    def markers(self) -> list[Aim]:
        """The collision markers on the table; none if the model carries one."""
        ground, model = self.ground, self.model
        if model.carried:
            return []
        carried = any(friend.carried for friend in ground.own)
        worth = (MORE_MARKERS if carried else FIRST_MARKER) + LATER * ground.left
        found = []
        for marker in ground.lying(COLLISION):
            spot = (marker.x, marker.y, marker.surface)
            field = ground.field(spot)
            here = ground.far(field, spot_of(model))
            others = [one for one in ground.own if one is not model and not one.carried]
            beaten = any(ground.far(field, spot_of(one)) < here for one in others)
            found.append(Aim(worth * (FRIEND_NEARER if beaten else 1.0), field, TOUCHING, "because-fetches", {}))
        return found

    def districts(self) -> list[Aim]:
        """The districts that would be won, or taken from the enemy, by standing in them."""
        ground, model = self.ground, self.model
        own = [ground.district(one.x, one.y) for one in ground.own if one is not model]
        foes = [ground.district(one.x, one.y) for one in ground.foes]
        found = []
        for where in range(1, CENTRE + 1):
            if where in own:
                continue
            worth = IN_TIME.get(ground.left, 0.25)
            text = "because-contests-district" if where in foes else "because-takes-district"
            found.append(Aim(worth, ground.district_field(where), 0, text, {"district": where}))
        return found

    def values(self, nodes: Ints) -> Floats:
        """What standing on squares of the chart is worth."""
        crossed = self.ground.far_side()[nodes] if self.ground.breaks_through else None
        return self._counted(self.ground.chart.points, nodes, self.fields[:, nodes], crossed)

    def value(self, spot: Spot) -> float:
        """What standing at a spot is worth."""
        read = self.ground.chart.read
        crossed = np.array([read(self.ground.far_side(), spot)]) if self.ground.breaks_through else None
        here = np.array([spot[:2]], float)
        return float(self._counted(here, ITSELF, read(self.fields, spot)[:, None], crossed)[0])

    @cached_property
    def fields(self) -> Floats:
        """How far everything wanted is from everywhere: a row for each."""
        if not self.wanted:
            return np.empty((0, len(self.ground.chart.spots)))
        return np.stack([aim.field for aim in self.wanted])

    def _counted(self, points: Floats, nodes: Ints, far: Floats, crossed: Floats | None) -> Floats:
        """What some of many points are worth, given how far everything wanted is from them, and the far edge."""
        found = self.closeness(points, nodes) + self.looting(points, nodes)
        if crossed is not None:
            return found + self.crossing(points[nodes], crossed)
        return np.asarray(found + self.worth(far).max(axis=0, initial=0.0)) if self.wanted else found

    def worth(self, far: Floats) -> Floats:
        """What each thing wanted is worth from so far away."""
        full, close = self._rates
        return np.asarray(full * self.wait ** (np.maximum(0.0, far - close) / self.step))

    @cached_property
    def _rates(self) -> tuple[Floats, Floats]:
        """What each thing wanted is worth, and how near is near enough."""
        full = np.array([aim.worth for aim in self.wanted]).reshape(-1, 1)
        return full, np.array([aim.close for aim in self.wanted]).reshape(-1, 1)

    def crossing(self, points: Floats, far: Floats) -> Floats:
        """What each point is worth for crossing the table: the nearer to the far side, the more."""
        ground = self.ground
        across = CROSSING.get(ground.left, 0.8) * (1.0 - np.minimum(far / INCH, TABLE) / TABLE)
        left = self.to_far_edge(points)
        return np.asarray(across + SAFE * (self.in_far_zone(points) + (left <= ground.battle.radius(self.model) + 1.0)))

    def in_far_zone(self, points: Floats) -> NDArray[np.bool_]:
        """Which points lie in the enemy's zone."""
        battle = self.ground.battle
        left, front, right, back = zone(battle.table, self.ground.far_edge, battle.sheet)
        x, y = points[:, 0], points[:, 1]
        found: NDArray[np.bool_] = (left <= x) & (x <= right) & (front <= y) & (y <= back)
        return found

    def to_far_edge(self, points: Floats) -> Floats:
        """How far points are from the enemy's edge."""
        table, edge = self.ground.battle.table, self.ground.far_edge
        along = points[:, 1] if edge[0] == "y" else points[:, 0]
        return along if edge[1] == "0" else (table.depth if edge[0] == "y" else table.width) - along

    def looting(self, points: Floats, nodes: Ints) -> Floats:
        """What each point is worth for the card that is drawn beside loot."""
        loot = [(marker.x, marker.y) for marker in self.ground.lying(LOOT)]
        gain = LOOTING if self.ground.left else LATE_LOOTING
        return gain * (nearest(points, nodes, loot) <= TOUCHING)

    def closeness(self, points: Floats, nodes: Ints) -> Floats:
        """What being near to an enemy is worth at each point: more to a model that fights hand to hand."""
        if self.ground.breaks_through or self.model.carried or not self.ground.foes:
            return np.zeros(len(nodes))
        rate = SHOOTING if arms(self.ground.battle, self.model, "ranged") else CLOSING
        return -rate / INCH * nearest(points, nodes, [(foe.x, foe.y) for foe in self.ground.foes])

    def reason(self, spot: Spot) -> tuple[str, dict[str, int]] | None:
        """The words for going to a spot."""
        ground = self.ground
        if ground.breaks_through:
            return "because-breaks-through", {}
        if not self.wanted:
            return None
        best = self.wanted[int(self.worth(ground.chart.read(self.fields, spot)[:, None]).argmax())]
        return best.why, best.data
