"""What a model of Trauma sees from somewhere, with the lines that the rule tries."""

from typing import Any, cast

import msgspec
import numpy as np

from escarmouche.board import shown
from escarmouche.board.look import Look, Stance
from escarmouche.board.sight_lines import Scene, rays
from escarmouche.engine.game import Game
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules.battle import Battle, trunk
from escarmouche.games.trauma.rules.space.cover import model_in_cover
from escarmouche.games.trauma.rules.space.lines_of_sight import points_seen, sees
from escarmouche.games.trauma.rules.space.silhouettes import OPAQUE, POINTS, eyes, in_the_way, silhouettes
from escarmouche.games.trauma.rules.state import Model, State, TraumaSetup
from escarmouche.table.sight import NO_BODIES


def battle_of(setup: TraumaSetup, state: State) -> Battle:
    """A battle in a given state, for measuring only: nothing is played in it."""
    return Battle(cast("Game[Any]", Scene(setup, state)))


def sight(look: Look, stance: Stance) -> list[shown.Sight]:
    """What a model sees of each enemy on the table, from where it stands or would stand."""
    state: State = msgspec.structs.replace(look.state, models=list(look.state.models))
    viewer = state.models[stance.model]
    if stance.spot is not None:
        x, y, surface = stance.spot
        viewer = state.models[viewer.id] = msgspec.structs.replace(viewer, x=x, y=y, surface=surface)
    battle = battle_of(look.setup, state)
    unit = battle.unit_of(viewer)
    if not viewer.alive or (unit.place != "table" and stance.spot is None):
        return []
    with listening(None):
        return [_seen(look, battle, viewer, target) for enemy in battle.enemies(unit) for target in battle.alive(enemy)]


def _seen(look: Look, battle: Battle, viewer: Model, target: Model) -> shown.Sight:
    a, b = (np.array([trunk(battle, model)], float) for model in (viewer, target))
    x, y, z = eyes(a)[0].tolist()
    points = silhouettes(a, b)[0, 0]
    walls = [model for model in in_the_way(battle) if model not in (viewer, target)]
    bodies = np.array([trunk(battle, model) for model in walls], float) if walls else NO_BODIES
    probe = battle.sight.probe((x, y, z), points, bodies, traits=OPAQUE)
    hidden = model_in_cover(battle, [viewer], target)
    return shown.Sight(
        model=target.id, seen=sees(battle, viewer, target), share=points_seen(battle, viewer, target) / POINTS,
        cover=look.words.rule("TRA-COV-01") if hidden else "", lines=rays(look, (x, y, z), points, probe),
    )  # fmt: skip
