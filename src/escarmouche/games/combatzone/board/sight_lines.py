"""What a figure of Combat Zone sees from somewhere, with the lines that the rule tries."""

from typing import Any, cast

import msgspec

from escarmouche.board import shown
from escarmouche.board.look import Look, Stance
from escarmouche.board.sight_lines import Scene, rays
from escarmouche.engine.game import Game
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.shooting import sight as seeing
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, Figure, State, is_seen_by


def battle_of(setup: CombatZoneSetup, state: State) -> Battle:
    """A battle in a given state, for measuring only: nothing is played in it."""
    return Battle(cast("Game[Any]", Scene(setup, state)))


def sight(look: Look, stance: Stance) -> list[shown.Sight]:
    """What a figure sees of each enemy on the table, from where it stands or would stand."""
    state: State = msgspec.structs.replace(look.state, figures=list(look.state.figures))
    viewer = state.figures[stance.model]
    if not is_seen_by(viewer, look.seat) and stance.spot is None:
        return []
    x, y, surface = (viewer.x, viewer.y, viewer.surface) if stance.spot is None else stance.spot
    facing = viewer.facing if stance.facing is None else stance.facing
    viewer = msgspec.structs.replace(viewer, x=x, y=y, surface=surface, facing=facing)
    state.figures[viewer.id] = viewer
    battle = battle_of(look.setup, state)
    with listening(None):
        return [_seen(look, battle, viewer, target) for target in battle.enemies(viewer)]


def _seen(look: Look, battle: Battle, viewer: Figure, target: Figure) -> shown.Sight:
    a, b = battle.body(viewer), battle.body(target)
    eye = seeing.eye_of(a)
    spots = seeing.points_of(b, eye[0], eye[1])
    probe = battle.sight.probe(eye, spots, open_pieces=seeing.looked_over(battle, a), traits=(seeing.OPAQUE_TRAIT,))
    cover = seeing.cover_from(battle, viewer, target)
    notes = [look.say(f"cover-{cover.replace('_', '-')}")] if cover else []
    notes += [] if seeing.in_arc(viewer, target) else [look.say("shown-out-of-arc")]
    share = seeing.points(battle, viewer, target).visible / seeing.POINTS
    return shown.Sight(
        model=target.id, seen=seeing.sees(battle, viewer, target), share=share,
        cover=", ".join(notes), lines=rays(look, eye, spots, probe),
    )  # fmt: skip
