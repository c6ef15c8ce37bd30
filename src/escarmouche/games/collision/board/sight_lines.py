"""What a model of Collision sees from somewhere, with the lines that the rule tries."""

from typing import Any, cast

import msgspec

from escarmouche.board import shown
from escarmouche.board.look import Look, Stance
from escarmouche.board.sight_lines import Scene, rays
from escarmouche.engine.game import Game
from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.rules import measure
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.state import CollisionSetup, Model, State
from escarmouche.table.sight import NO_BODIES


def battle_of(setup: CollisionSetup, state: State) -> Battle:
    """A state for rules that only measure."""
    return Battle(cast("Game[Any]", Scene(setup, state)))


def sight(look: Look, stance: Stance) -> list[shown.Sight]:
    """What a model sees of each enemy on the table, from where it stands or would stand."""
    state: State = msgspec.structs.replace(look.state, models=list(look.state.models))
    viewer = state.models[stance.model]
    if stance.spot is not None:
        x, y, surface = stance.spot
        viewer = msgspec.structs.replace(viewer, x=x, y=y, surface=surface, hold="", climbed=0)
    if stance.facing is not None:
        viewer = msgspec.structs.replace(viewer, facing=stance.facing % 3600)
    state.models[viewer.id] = viewer
    scene = battle_of(look.setup, state)
    with listening(None):
        return [_seen(look, scene, viewer, target) for target in scene.enemies(viewer)]


def _seen(look: Look, scene: Battle, viewer: Model, target: Model) -> shown.Sight:
    a, b = scene.body(viewer), scene.body(target)
    eye = (float(a.x), float(a.y), a.z + measure.EYE * a.height)
    points = measure.silhouette(a, b).points()
    bodies = measure.third_models(scene, viewer, target) if measure.models_block(scene) else NO_BODIES
    probe = scene.sight.probe(eye, points, bodies, traits=measure.OPAQUE)
    seen = measure.seen_points(scene, viewer, target)
    hidden = measure.cover(scene, viewer, target)
    return shown.Sight(
        model=target.id,
        seen=seen > 0 and measure.faces(scene, viewer, target),
        share=seen / measure.POINTS,
        cover=look.say(hidden.text, **hidden.data) if hidden is not None else "",
        lines=rays(look, eye, points, probe),
    )
