"""The Movement action: who may move, going where the unit was told, and what follows.

What every piece of scenery means for whoever moves stands at the head of `gait.py`.
"""

from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.moves import Moved
from escarmouche.games.trauma.rules.movement import displacement, entry, gait, move_planner, pushing
from escarmouche.games.trauma.rules.movement.crossing.jump_packs import AFTER, BEFORE, leap
from escarmouche.games.trauma.rules.state import Unit

ASK_MOVE = Asks("move", about=("unit",))


def move_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit may not take a Movement action."""
    if unit.place == "reserve":
        return entry.entry_refused(battle, unit)
    return gait.nobody_moves(battle, unit)


def move(battle: Battle, unit: Unit) -> Steps[None]:
    """A Movement action, with the leap of a jump pack before or after it; from the reserve it leads onto the table."""
    leapt = yield from leap(battle, unit, BEFORE)
    if not leapt or may_go_on(battle, unit):
        yield from walk(battle, unit)
    if not leapt and may_go_on(battle, unit):
        yield from leap(battle, unit, AFTER)


def may_go_on(battle: Battle, unit: Unit) -> bool:
    """Whether a unit goes on with its action: close combat ends it, and so may being disorganised."""
    acting = battle.state.activation
    return (
        unit.place != "gone" and (acting is None or not acting.fought) and not displacement.loses_actions(battle, unit)
    )


def walk(battle: Battle, unit: Unit) -> Steps[None]:
    """Carry out the Movement itself; from the reserve it leads onto the table."""
    if unit.place == "reserve":
        yield from entry.come_on(battle, unit)
        return
    was = displacement.engaged_with(battle, unit)
    tracks = yield Place(
        unit.owner,
        ASK_MOVE,
        "TRA-MOVE-01",
        models=[str(model.id) for model in gait.movers(battle, unit)],
        planner=lambda: move_planner.MovePlanner(battle, unit),
        data={"unit": unit.id},
    )
    go(battle, unit, tracks)
    yield from pushing.push_aside(battle, unit)
    yield from displacement.end_displacement(battle, unit, displacement.MOVE, was)


def go(battle: Battle, unit: Unit, tracks: Tracks) -> None:
    """Carry out the movement of a unit."""
    gait.looks_at_quarters(battle, unit, tracks)
    length = max(gait.way_length(battle, unit, track) for track in tracks.values())
    ends = displacement.set_down(battle, unit, tracks)
    battle.tell(Moved(unit=unit.id, length=round(length), ends=ends, rules=("TRA-MOVE-01",)))
