"""What is at stake, in victory points: models, what they carry, and what a hit on them is worth."""

from escarmouche.engine.reasons import total
from escarmouche.games.collision.agents.ground import Ground
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.mission.loot import COLLISION
from escarmouche.games.collision.rules.mission.mission import AMBUSH, CARRYING, DOMINATION, HUNT, IN_ZONE, KILL
from escarmouche.games.collision.rules.mission.zones import out_of_zone
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.turn.activation import cost_of

AVERAGE = 80
"""What an ordinary model costs in shards."""
FIGHTING: dict[str, float] = {HUNT: 0.45, AMBUSH: 0.6, DOMINATION: 0.5}
"""What a model is worth for the fight, for each turn that is still to come."""
THIS_TURN = 0.5
"""How much of a turn the present one still counts."""
GETTING_THROUGH = 1.6
"""What a defender of an Ambush scores, usually, who can still get across in time."""
GROUND_HELD = 0.7
"""What a model is worth at the end of a Domination, because it holds a district or contests one."""
WOUNDED = 0.45
"""How much of a model's worth its last but one wound takes."""


class Stakes:
    """What models are worth to those who want to kill them."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._worth: dict[int, float] = {}
        self._left: dict[int, int] = {}

    def worth(self, model: Model) -> float:
        """What the death of a model is worth to its enemies."""
        if model.id not in self._worth:
            self._worth[model.id] = self._counted(model)
        return self._worth[model.id]

    def _counted(self, model: Model) -> float:
        ground = self.ground
        size = ground.battle.card(model).cost / AVERAGE
        found = size * FIGHTING[ground.mission] * (ground.left + THIS_TURN)
        if ground.mission == HUNT:
            found += KILL + self.carrying(model)
        elif ground.mission == DOMINATION:
            found += GROUND_HELD
        elif model.owner != ground.state.attacker:
            found += KILL + self.crossing(model)
        return found

    def crossing(self, model: Model) -> float:
        """What a defender of an Ambush will score: less, the farther it is from the zone for the moves it still has."""
        ground = self.ground
        far = out_of_zone(ground.battle, ground.state.edges[ground.state.attacker], model.x, model.y)
        if far <= 0:
            return IN_ZONE
        board = ground.battle.board(model.owner)
        turns = ground.left + (not board.finished and cost_of(model) <= board.pool)
        return GETTING_THROUGH * min(1.0, CATALOGUE.number("COL-ACT-03") * turns * ground.step(model) / far)

    def carrying(self, model: Model) -> float:
        """What it is worth that a model drops the collision marker that its side scores for."""
        if not any(marker.kind == COLLISION for marker in self.ground.battle.carried(model)):
            return 0.0
        friends = self.ground.own if model.owner == self.ground.seat else self.ground.foes
        carriers = sum(bool(friend.carried) for friend in friends)
        return (CARRYING if carriers == 1 else 1.0) * (1.0 if self.ground.left == 0 else 1.3)

    def wounds_left(self, model: Model) -> int:
        """How many wounds a model can still take."""
        if model.id not in self._left:
            self._left[model.id] = max(1, total(value_of(self.ground.battle, model, "WND")) - model.wounds)
        return self._left[model.id]

    def harm(self, model: Model, wounds: float, kill: float) -> float:
        """What wounds that may kill are worth."""
        left = self.wounds_left(model)
        lasting = max(0.0, wounds - kill * left) / left
        return self.worth(model) * (kill + WOUNDED * lasting)

    def hit(self, model: Model, hits: int) -> float:
        """What so many hits on a model are worth."""
        left = self.wounds_left(model)
        return self.worth(model) * (1.0 if hits >= left else WOUNDED * hits / left)
