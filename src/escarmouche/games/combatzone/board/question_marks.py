"""What a question of Combat Zone means on the table: an arc of fire with its ranges, an angle, a place on a way."""

from collections.abc import Mapping
from typing import Any

from escarmouche.board import shown
from escarmouche.board.board import is_id
from escarmouche.board.look import Look
from escarmouche.engine.questions import Amount, Question
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.board.sight_lines import battle_of
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.movement.moves import QUARTER
from escarmouche.games.combatzone.rules.shooting import areas
from escarmouche.games.combatzone.rules.shooting.opportunity import STEP
from escarmouche.games.combatzone.rules.shooting.sight import ARC
from escarmouche.games.combatzone.rules.shooting.targets import rings
from escarmouche.games.combatzone.rules.shooting.weapons import in_play, price
from escarmouche.games.combatzone.rules.state import is_seen_by

BANDS = ("point_blank", "short", "long")
DECLARING = ("shoot-at", "allot-shots", "aim-area", "aim-ground")
TURNING, INTERRUPTING, STOPPING = "turn", "interrupt", "moment"


def fan_shown(look: Look, data: Mapping[str, Any]) -> shown.Fan | None:
    """The arc of fire of whoever acts, with the ranges of its weapon where measuring beforehand is allowed."""
    named = data.get("figure")
    if not is_id(named) or not is_seen_by(figure := look.state.figures[int(str(named))], look.seat):
        return None
    weapon = WeaponId(str(data.get("weapon")))
    bands: list[shown.Band] = []
    battle = battle_of(look.setup, look.state)
    line = in_play(battle, weapon)
    if line is not None:
        with listening(None):
            limits = rings(battle, line)
        bands = [shown.Band(look.say(f"band-{band.replace('_', '-')}"), battle.radius(figure) + limits[band])
                 for band in BANDS if band in limits]  # fmt: skip
    return shown.Fan(figure.id, ARC, bands)


def owed_for(look: Look, question: Question) -> int | None:
    """What shots cost whose targets are being named; those of somebody who interrupts cost nothing more."""
    if question.text not in DECLARING or question.data.get("figure") != look.state.figure:
        return None
    weapon, how = in_play(battle_of(look.setup, look.state), question.data["weapon"]), question.data.get("how")
    if weapon is None:
        return None
    with listening(None):
        return areas.price(weapon) if how is None else price(weapon, how)


def dial_shown(look: Look, question: Question) -> shown.Dial | None:
    """Which way a figure turns; up to a right angle costs nothing."""
    if question.text != TURNING or not isinstance(question, Amount):
        return None
    figure = look.state.figures[int(question.data["figure"])]
    since = figure.facing if figure.turned < 0 else figure.turned
    return shown.Dial(figure.id, since, QUARTER)


def trail_shown(question: Question) -> shown.Trail | None:
    """The way of a mover whom somebody may interrupt, or the places on it where he can be stopped."""
    places = question.data.get("places") or question.data.get("path")
    if question.text not in (INTERRUPTING, STOPPING) or not places:
        return None
    spots = [(int(x), int(y), int(surface)) for x, y, surface in places]
    return shown.Trail(int(question.data["target"]), spots, STEP if question.text == STOPPING else 0)
