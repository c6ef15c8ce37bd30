"""What a model of Firefight sees from somewhere, with the lines that the rule tries."""

from typing import Any, cast

import msgspec

from escarmouche.board import shown
from escarmouche.board.board import Look, Stance
from escarmouche.board.sighting import Scene, rays, silhouette
from escarmouche.engine.game import Game
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.measure import (
    EYE,
    in_area_cover,
    obstructed,
    open_screens,
    sight_stoppers,
    target_points,
    third_models,
)
from escarmouche.games.firefight.rules.state import Model, State


def sight(look: Look, stance: Stance) -> list[shown.Sight]:
    """What a model sees of each other one on the table, from where it stands or would stand."""
    state: State = msgspec.structs.replace(look.state, models=list(look.state.models))
    viewer = state.models[stance.model]
    if stance.spot is not None:
        x, y, surface = stance.spot
        viewer = msgspec.structs.replace(viewer, x=x, y=y, surface=surface)
        state.models[viewer.id] = viewer
    fight = Fight(cast("Game[Any]", Scene(look.setup, state)))
    own = state.units[viewer.unit].owner
    with listening(None):
        return [_seen(look, fight, viewer, model) for unit in state.units if unit.place == "table" and unit.owner != own
                for model in fight.alive(unit)]  # fmt: skip


def _seen(look: Look, fight: Fight, viewer: Model, target: Model) -> shown.Sight:
    a, b = fight.body(viewer), fight.body(target)
    eye = (float(a.x), float(a.y), a.z + EYE * a.height)
    points = target_points(a, b)
    bodies = third_models(fight, fight.unit_of(viewer), fight.unit_of(target))
    opened, stoppers = open_screens(fight, a, b), sight_stoppers()
    probe = fight.sight.probe(eye, points, bodies, opened, stoppers)
    outline = silhouette(a, b)
    share = fight.sight.probe(eye, outline, bodies, opened, stoppers).count / len(outline)
    covered = in_area_cover(fight, target) or obstructed(fight, viewer, target)
    return shown.Sight(
        model=target.id,
        seen=probe.count > 0,
        share=share,
        cover=look.words.rule("GFF-TERR-01") if covered else "",
        lines=rays(look, eye, points, probe),
    )
