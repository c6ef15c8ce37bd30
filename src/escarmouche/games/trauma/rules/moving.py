"""The Movement action: who may move, going where the unit was told, and what follows.

What every piece of scenery means for whoever moves stands at the head of `gait.py`.
"""

from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.games.trauma.rules.aftermath import loses_actions
from escarmouche.games.trauma.rules.displacing import MOVE, end_displacement, engaged_with, set_down
from escarmouche.games.trauma.rules.entering import come_on, entry_refused
from escarmouche.games.trauma.rules.events.moves import Moved
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.gait import looks_at_quarters, movers, nobody_moves, way_length
from escarmouche.games.trauma.rules.jumping import AFTER, BEFORE, leap
from escarmouche.games.trauma.rules.planning import MovePlanner
from escarmouche.games.trauma.rules.pushing import push_aside
from escarmouche.games.trauma.rules.state import Unit

ASK_MOVE = Asks("move", about=("unit",))


def move_refused(field: Field, unit: Unit) -> Reason | None:
    """Why a unit may not take a Movement action."""
    if unit.place == "reserve":
        return entry_refused(field, unit)
    return nobody_moves(field, unit)


def move(field: Field, unit: Unit) -> Steps[None]:
    """A Movement action, with the leap of a jump pack before or after it; from the reserve it leads onto the table."""
    leapt = yield from leap(field, unit, BEFORE)
    if not leapt or may_go_on(field, unit):
        yield from walk(field, unit)
    if not leapt and may_go_on(field, unit):
        yield from leap(field, unit, AFTER)


def may_go_on(field: Field, unit: Unit) -> bool:
    """Whether a unit goes on with its action: close combat ends it, and so may being disorganised."""
    acting = field.state.activation
    return unit.place != "gone" and (acting is None or not acting.fought) and not loses_actions(field, unit)


def walk(field: Field, unit: Unit) -> Steps[None]:
    """The Movement itself."""
    if unit.place == "reserve":
        yield from come_on(field, unit)
        return
    was = engaged_with(field, unit)
    tracks = yield Place(
        unit.owner,
        ASK_MOVE,
        "TRA-MOVE-01",
        models=[str(model.id) for model in movers(field, unit)],
        planner=lambda: MovePlanner(field, unit),
        data={"unit": unit.id},
    )
    go(field, unit, tracks)
    yield from push_aside(field, unit)
    yield from end_displacement(field, unit, MOVE, was)


def go(field: Field, unit: Unit, tracks: Tracks) -> None:
    """Carry out the movement of a unit."""
    looks_at_quarters(field, unit, tracks)
    length = max(way_length(field, unit, track) for track in tracks.values())
    ends = set_down(field, unit, tracks)
    field.tell(Moved(unit=unit.id, length=round(length), ends=ends, rules=("TRA-MOVE-01",)))
