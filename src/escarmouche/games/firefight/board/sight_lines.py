"""What a model of Firefight sees from somewhere, with the lines that the rule tries."""

from typing import Any, cast

import msgspec

from escarmouche.board import shown
from escarmouche.board.look import Look, Stance
from escarmouche.board.sight_lines import Scene, rays, silhouette
from escarmouche.engine.game import Game
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.state import Model, State
from escarmouche.games.firefight.rules.table import measure


def sight(look: Look, stance: Stance) -> list[shown.Sight]:
    """What a model sees of each other one on the table, from where it stands or would stand."""
    state: State = msgspec.structs.replace(look.state, models=list(look.state.models))
    viewer = state.models[stance.model]
    if stance.spot is not None:
        x, y, surface = stance.spot
        viewer = msgspec.structs.replace(viewer, x=x, y=y, surface=surface)
        state.models[viewer.id] = viewer
    battle = Battle(cast("Game[Any]", Scene(look.setup, state)))
    own = state.units[viewer.unit].owner
    with listening(None):
        return [_seen(look, battle, viewer, model) for unit in battle.on_table(1 - own) for model in battle.alive(unit)]


def _seen(look: Look, battle: Battle, viewer: Model, target: Model) -> shown.Sight:
    a, b = battle.body(viewer), battle.body(target)
    eye = (float(a.x), float(a.y), a.z + measure.EYE * a.height)
    points = measure.target_points(a, b)
    bodies = measure.third_models(battle, battle.unit_of(viewer), battle.unit_of(target))
    opened, stoppers = measure.open_screens(battle, a, b), measure.sight_stoppers()
    probe = battle.sight.probe(eye, points, bodies, opened, stoppers)
    outline = silhouette(a, b)
    share = battle.sight.probe(eye, outline, bodies, opened, stoppers).count / len(outline)
    covered = measure.in_area_cover(battle, target) or measure.obstructed(battle, viewer, target)
    return shown.Sight(
        model=target.id,
        seen=probe.count > 0,
        share=share,
        cover=look.words.rule("GFF-TERR-01") if covered else "",
        lines=rays(look, eye, points, probe),
    )
