"""Jumps down from a roof, where no ladder leads to what a model wants in time: how likely, and at what cost."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, total
from escarmouche.games.collision.agents.aims import Aims
from escarmouche.games.collision.agents.attack_odds import blow
from escarmouche.games.collision.agents.ground import Ground, spot_of
from escarmouche.games.collision.agents.worth import Stakes
from escarmouche.games.collision.rules.cards import characteristics
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.forecast.known_cards import known_cards
from escarmouche.games.collision.rules.moves.agility import DIFFICULTY, jump_reasons, needed_test
from escarmouche.games.collision.rules.moves.fall import fall_height, strength
from escarmouche.games.collision.rules.moves.planner import MovePlanner
from escarmouche.games.collision.rules.moves.strides import JUMP, STEP, Stride, strides_of
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.formation import Spot

LOOKED_AT = 2
"""How many landings are looked at; to find a way to one takes long."""
WORTH_IT = 0.5
"""How much better than any spot without a test a landing must be to be looked at."""


class Descent(NamedTuple):
    """A way with a jump: where it ends, what that is worth, how likely it succeeds, and what failing costs."""

    spot: Spot
    worth: float
    track: Track
    chance: float
    harm: float


def descents(ground: Ground, stakes: Stakes, model: Model, aims: Aims, most: float) -> Iterable[Descent]:
    """Jumps that lead to better spots than the best that can be had without one."""
    height = ground.battle.z(model.surface)
    if height <= STEP:
        return
    nodes = _below(ground, model, height)
    values = aims.values(nodes)
    for place in np.argsort(-values, kind="stable")[:LOOKED_AT].tolist():
        if values[place] < most + WORTH_IT:
            return
        spot = ground.chart.spots[nodes[place]]
        track = MovePlanner(ground.battle, model).way_to(spot)
        strides = track if isinstance(track, Reason) else strides_of(ground.battle, model, track)
        if isinstance(track, Reason) or isinstance(strides, Reason):
            continue
        tests = [stride for stride in strides if needed_test(ground.battle, model, stride.kind)]
        if len(tests) == 1 and tests[0].kind == JUMP:
            chance = passes(ground, model, tests[0])
            yield Descent(spot, float(values[place]), track, chance, harm(ground, stakes, model, tests[0]))


def _below(ground: Ground, model: Model, height: int) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
    """The squares below a model that are no farther than a move and cannot be reached by one without a test."""
    chart, limit = ground.chart, ground.step(model)
    apart = np.hypot(*(chart.points - np.array((model.x, model.y), float)).T)
    unknown = np.isinf(chart.around(spot_of(model), limit).far)
    near = np.flatnonzero((apart <= limit) & unknown).tolist()
    return np.array([node for node in near if height - ground.battle.z(chart.spots[node][2]) > STEP], np.intp)


def passes(ground: Ground, model: Model, stride: Stride) -> float:
    """How likely a jump succeeds, with what the hand holds."""
    added = [*value_of(ground.battle, model, "AGI"), *jump_reasons(ground.battle, stride.height)]
    known = known_cards(ground.state, ground.seat)
    if any(characteristics.passes(card, added, DIFFICULTY) for card in known.hand):
        return 1.0
    return sum(characteristics.passes(card, added, DIFFICULTY) for card in known.own) / max(1, len(known.own))


def harm(ground: Ground, stakes: Stakes, model: Model, stride: Stride) -> float:
    """What the fall costs."""
    armour = min(ground.battle.card(model).armours, default=0)
    defence = total(value_of(ground.battle, model, "DEF"))
    hit = blow(1, strength(fall_height(ground.battle, stride)), defence, stakes.wounds_left(model), armour)
    return stakes.harm(model, *hit)
