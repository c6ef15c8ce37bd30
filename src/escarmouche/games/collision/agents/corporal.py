"""The corporal's script: go for the nearest thing that counts, shoot at the nearest in sight, charge who is near."""

import math
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.agents.chart import Floats
from escarmouche.games.collision.agents.ground import Ground, looking, spot_of
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.cards.columns import is_hit
from escarmouche.games.collision.rules.cards.deck import rank, special
from escarmouche.games.collision.rules.cards.hand_cards import PASS, CoverKey
from escarmouche.games.collision.rules.mission.districts import CENTRE
from escarmouche.games.collision.rules.mission.loot import COLLISION
from escarmouche.games.collision.rules.mission.mission import DOMINATION, HUNT
from escarmouche.games.collision.rules.mission.zones import front_of, zone
from escarmouche.games.collision.rules.state import Confrontation, Model
from escarmouche.games.collision.rules.turn.activation import FINISH, cost_of
from escarmouche.table.formation import Spot

LOOK = 8
"""How many placings are looked at."""
ROUTES = 6
"""How many ends of a move are tried, the best first."""


class Goal(NamedTuple):
    """Where a model wants to be, and why; without a field it stays where it is."""

    field: Floats | None
    spot: Spot | None
    why: str
    data: dict[str, int]


class Corporal:
    """Answers by a fixed script."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def weigh(self, question: Question) -> Decision | None:
        """What the script says; None where it says nothing."""
        step = SCRIPT.get(question.text)
        if step is None or question.routine:
            return None
        with listening(None):
            return step(Script(Ground(self.seat.glimpse(0), self.seat.id), self.seat), question)


class Script:
    """What the corporal looks at when it is asked."""

    def __init__(self, ground: Ground, seat: Seat) -> None:
        self.ground = ground
        self.seat = seat

    def model(self, question: Question) -> Model:
        """The model that is asked for."""
        return self.ground.model(question.data["model"])

    # Where to

    def goal(self, model: Model) -> Goal | None:
        """What a model goes for in this mission: a marker, the far edge, a district; otherwise the nearest enemy."""
        ground = self.ground
        if ground.breaks_through:
            return Goal(ground.far_side(), None, "because-breaks-through", {})
        if ground.mission == HUNT and (found := self.marker(model)) is not None:
            return found
        if ground.mission == DOMINATION:
            return self.district(model)
        foe = ground.nearest(model.x, model.y, ground.foes)
        if foe is None:
            return None
        return Goal(ground.field(spot_of(foe)), None, "because-nearest-enemy", {"target": foe.id})

    def marker(self, model: Model) -> Goal | None:
        """The nearest collision marker on the table; whoever carries one stays where it is."""
        if model.carried:
            return Goal(None, None, "because-carries", {})
        markers = self.ground.lying(COLLISION)
        near = min(markers, key=lambda one: math.dist((one.x, one.y), (model.x, model.y)), default=None)
        if near is None:
            return None
        spot = (near.x, near.y, near.surface)
        return Goal(self.ground.field(spot), spot, "because-fetches", {})

    def district(self, model: Model) -> Goal:
        """The nearest district in which no friend stands; whoever is alone in one stays."""
        ground = self.ground
        taken = {ground.district(other.x, other.y) for other in ground.own if other is not model}
        here = ground.district(model.x, model.y)
        if here not in taken:
            return Goal(None, None, "because-holds-district", {"district": here})
        free = [where for where in range(1, CENTRE + 1) if where not in taken]
        near = min(free, key=lambda where: math.dist(ground.middle(where)[:2], (model.x, model.y)))
        return Goal(ground.field(ground.middle(near)), None, "because-takes-district", {"district": near})

    def approach(self, model: Model, goal: Goal) -> Track | None:
        """The move that brings a model nearest to its goal, if one brings it nearer at all."""
        ground, field = self.ground, goal.field
        if field is None:
            return None
        limit, here = ground.step(model), ground.far(field, spot_of(model))
        ends = ground.ends(model, limit)
        nearer = ends[np.argsort(field[ends], kind="stable")][:ROUTES]
        wanted = [ground.chart.spots[node] for node in nearer.tolist() if field[node] < here]
        if ground.breaks_through:
            wanted.insert(0, ground.beyond(spot_of(model), ground.battle.radius(model)))
        elif goal.spot is not None:
            wanted.insert(0, goal.spot)
        return next((track for spot in wanted if (track := ground.route(model, spot, limit)) is not None), None)


def _decided(value: Any, question: Question, why: str, **data: Any) -> Decision:
    return Decision(value, (Reason(0, question.rule, why, data),))


# Activations


def activate(script: Script, question: Choose) -> Decision | None:
    """Activate the model that costs least: first those still to arrive, then the one nearest to an enemy."""
    ground = script.ground
    models = [ground.model(int(key)) for key in question.allowed if key != FINISH]
    if not models:
        return _decided(FINISH, question, "because-nobody-left")
    chosen = min(models, key=lambda model: (cost_of(model), model.place != "waiting", near_enemy(ground, model)))
    return _decided(str(chosen.id), question, "because-next", model=chosen.id)


def near_enemy(ground: Ground, model: Model) -> float:
    """How far the nearest enemy is."""
    foe = ground.nearest(model.x, model.y, ground.foes)
    return math.inf if foe is None else math.dist((model.x, model.y), (foe.x, foe.y))


FIGHTING = (("back", "because-shakes-off"), ("charge", "because-charges-near"), ("shoot", "because-in-sight"))


def choose_action(script: Script, question: Choose) -> Decision | None:
    """Take what lies there, charge, shoot, otherwise go on; nothing twice but moving."""
    model, ground = script.model(question), script.ground
    for option in question.options:
        if option.key.startswith(("pick", "search")) and option.refused is None:
            return _decided(option.key, question, "because-at-hand")
    done = ground.battle.acting.actions
    if not ground.breaks_through or model.activations > 1:
        for action, why in FIGHTING:
            if action not in done and question.allows(action):
                return _decided(action, question, why)
    goal = script.goal(model)
    if question.allows("move") and goal is not None and script.approach(model, goal) is not None:
        return _decided("move", question, goal.why, **goal.data)
    if question.allows("overwatch") and "overwatch" not in done and arms(ground.battle, model, "ranged"):
        return _decided("overwatch", question, "because-watches")
    return _decided("end", question, "because-done") if question.allows("end") else None


def move(script: Script, question: Place) -> Decision | None:
    """Move as near to the goal as a move goes, and look at the nearest enemy."""
    model, ground = script.model(question), script.ground
    goal = script.goal(model)
    track = script.approach(model, goal) if goal is not None else None
    if goal is None or track is None:
        return None
    return _decided({str(model.id): looking(track, ground.facing(*track.end[:2]))}, question, goal.why, **goal.data)


def arrive(script: Script, question: Place) -> Decision | None:
    """Of a few ways onto the table the one that ends farthest from the edge."""
    ground, key = script.ground, question.models[0]
    edge = ground.state.edges[ground.seat]
    found: list[Tracks] = script.seat.candidates(LOOK, Random(script.seat.number))
    best = max(found, key=lambda tracks: ground.to_edge(edge, *tracks[key].end[:2]), default=None)
    return None if best is None else _decided(best, question, "because-breaks-through")


def at_nearest(script: Script, question: Choose) -> Decision | None:
    """The nearest of those who may be chosen."""
    model = script.model(question)
    aims = [script.ground.model(int(key)) for key in question.allowed]
    target = script.ground.nearest(model.x, model.y, aims)
    return None if target is None else _decided(str(target.id), question, "because-nearest-enemy", target=target.id)


def cover(script: Script, question: Choose) -> Decision | None:
    """The lowest card of the hand that turns a column."""
    ground = script.ground
    board = ground.state.confrontation
    assert board is not None
    attacks = board.attacker == ground.seat
    for key in sorted(question.allowed, key=lambda one: rank_of(ground, one)):
        if key != PASS and turns(ground, board, key, attacks=attacks):
            return _decided(key, question, "because-turns-column", column=CoverKey.read(key).column + 1)
    return _decided(PASS, question, "because-keeps-cards")


def rank_of(ground: Ground, key: str) -> int:
    """How high the card is that a key plays; passing comes first."""
    return -1 if key == PASS else rank(ground.battle.board(ground.seat).hand[CoverKey.read(key).slot])


def turns(ground: Ground, board: Confrontation, key: str, *, attacks: bool) -> bool:
    """Whether a card over a column makes it a hit for who attacks, or a miss for who defends."""
    column, slot = CoverKey.read(key)
    card = ground.battle.board(ground.seat).hand[slot]
    pair = board.attack[column], board.defence[column]
    own, other = pair if attacks else pair[::-1]
    if other.cover:
        return False
    before, after = (own.card, own.share), (card, 0 if special(own.card) else own.share)
    opposite = (other.card, other.share)
    if attacks:
        return is_hit(after, opposite) and not is_hit(before, opposite)
    return is_hit(opposite, before) and not is_hit(opposite, after)


# Before the first turn


def deploy(script: Script, question: Place) -> Decision | None:
    """Deploy at the front of the zone, spread out over its width."""
    ground, key = script.ground, question.models[0]
    edge, table = ground.state.edges[ground.seat], ground.battle.table
    place = (ground.model(int(key)).profile * 2 + 1) % 6
    sheet = ground.battle.sheet
    left, front, right, back = zone(table, edge, sheet)
    inner = front_of(table, edge, sheet)
    across = (left + place * (right - left) // 6, front + place * (back - front) // 6)
    goal = (across[0], inner) if edge[0] == "y" else (inner, across[1])
    found: list[Tracks] = script.seat.candidates(LOOK, Random(script.seat.number), [goal])
    middle = ground.field(ground.lowest(table.width // 2, table.depth // 2))

    def worse(tracks: Tracks) -> tuple[bool, float]:
        end = tracks[key].end
        # Whoever begins on a roof without a ladder would have to jump.
        return ground.far(middle, end) == math.inf, math.dist(end[:2], goal)

    return _decided(min(found, key=worse), question, "because-front") if found else None


def always(value: str, why: str) -> Callable[[Script, Any], Decision | None]:
    """A function that gives this answer to every question."""
    return lambda script, question: _decided(value, question, why)


SCRIPT: dict[str, Callable[[Script, Any], Decision | None]] = {
    "activate": activate,
    "choose-action": choose_action,
    "move": move,
    "arrive": arrive,
    "shoot-target": at_nearest,
    "charge-target": at_nearest,
    "cover-card": cover,
    "deploy": deploy,
    "leave": always("leave", "because-breaks-through"),
}
