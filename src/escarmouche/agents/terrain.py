"""How an officer sets terrain down in turn: as fairly as the enemy did, opposite to what stands already."""

from random import Random
from typing import Any, TypeAlias

from escarmouche.engine.place import Place, Track
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.rules.terrain import ASK_WHERE, ASK_WHICH, ENOUGH, THING, TerrainPlanner, gap

Answer: TypeAlias = tuple[Any, Reason]
"""An answer, and why it is given."""
SHARE = 0.6
"""The share of the box that is on the table when an officer has enough."""
TRIES = 12


def furnish(seat: Seat, question: Question, rng: Random) -> Answer | None:
    """What to set down and where, if that is asked."""
    if isinstance(question, Choose) and question.text == ASK_WHICH:
        return _which(question)
    if isinstance(question, Place) and question.text == ASK_WHERE:
        return _where(seat, question, rng)
    return None


def _which(question: Choose) -> Answer:
    """The largest piece that is left, until most of the box is used and both have set down as many."""
    left = [key for key in question.allowed if key != ENOUGH]
    count: int = question.data["count"]
    enough = ENOUGH in question.allowed and count % 2 == 0 and count >= SHARE * (count + len(left))
    text = "because-terrain-enough" if enough else "because-terrain-largest"
    return ENOUGH if enough else left[0], Reason(0, question.rule, text)


def _where(seat: Seat, question: Place, rng: Random) -> Answer | None:
    """Opposite to what the enemy has just set down; otherwise where there is most room around it."""
    planner = question.planner
    assert isinstance(planner, TerrainPlanner)
    table, because = planner.table, Reason(0, question.rule, "because-terrain-fair")
    standing = seat.view()["state"]["furnishing"].get("standing", [])
    toward = [_opposite(table.width, table.depth, one) for one in standing[-1:] if one["seat"] != seat.id]
    for x, y in toward:
        tracks = {THING: Track(((x, y, 0),))}
        if planner.fault(tracks) is None:
            return tracks, because
    found = question.candidates(TRIES, rng, toward)
    return (max(found, key=lambda one: _room(planner, one[THING])), because) if found else None


def _opposite(width: int, depth: int, standing: Any) -> tuple[int, int]:
    return width - standing["x"], depth - standing["y"]


def _room(planner: TerrainPlanner, track: Track) -> float:
    """How far it is to the nearest other piece."""
    feature = planner.standing_at(track)
    gaps = [gap(piece, other) for piece in feature for other in planner.table.pieces]
    return min(gaps, default=float(planner.table.width))
