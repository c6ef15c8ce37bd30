"""What would be elsewhere: how far a model can go, what it could do from there, and what could be done to it."""

import time
from collections.abc import Sequence
from typing import Any

from escarmouche.board import shown
from escarmouche.board.asking import Asking
from escarmouche.board.board import Board, Foreseen, Look, Stance
from escarmouche.board.telling import Foreteller
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.odds import foresee
from escarmouche.server.match import Match
from escarmouche.server.previews import asked

PATIENCE = 0.06
"""So many seconds are spent on the odds of a ghost; what is not worked out by then is told without."""


def reach(match: Match, seat: SeatId, number: int, mover: str) -> dict[str, Any]:
    """Where a model can end, as polygons on each surface."""
    question = asked(match, seat, number)
    if not isinstance(question, Place):
        raise Refused(refusal(question.rule, "refused-no-placing"))
    if mover not in question.models:
        raise Refused(refusal(question.rule, "refused-not-offered", choice=mover))
    planner = question.planner
    with listening(None):
        region = match.board.region(planner, mover)
    regions = [{"surface": surface, "rings": rings} for surface, stretches in region.items() for rings in stretches]
    return {"regions": regions, "most": planner.detail().get("distances", {}).get(mover, 0)}


def ghost(board: Board, look: Look, copy: Game[Any], stance: Stance) -> dict[str, Any]:
    """What a model would see from a spot, what it could shoot at from there, and who could shoot it."""
    until = time.monotonic() + PATIENCE
    outlook = board.outlook(look, copy, stance)
    asking = Asking(board, look)
    teller = Foreteller(look.words, asking.told, lambda place: board.name(look.words, look.setup, look.state, place))
    return {
        "sees": board.sight(look, stance),
        "shots": _told(board.key, teller, outlook.shots, "target", until),
        "threats": _told(board.key, teller, outlook.threats, "model", until),
    }


def _told(key: str, teller: Foreteller, attacks: Sequence[Foreseen], name: str, until: float) -> list[dict[str, Any]]:
    return [{name: attack.model, "text": attack.text, "odds": _odds(key, teller, attack, until)} for attack in attacks]


def _odds(key: str, teller: Foreteller, attack: Foreseen, until: float) -> shown.Odds | None:
    if time.monotonic() > until:
        return None
    return teller.odds(foresee(key, attack.forecast(), brief=True), attack.unit)
