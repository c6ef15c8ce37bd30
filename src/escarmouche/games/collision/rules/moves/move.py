"""The Move action: walking a way with its tests, turning, and hanging on a wall."""

import math
from collections.abc import Sequence

import msgspec

from escarmouche.engine.place import Place, Track
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.events.moves import LostHold, Moved, SetOut, Stayed, TookHold, Turned
from escarmouche.games.collision.rules.measure import over
from escarmouche.games.collision.rules.moves.agility import attempt, needed_test
from escarmouche.games.collision.rules.moves.fall import fall, fall_height, foot_of
from escarmouche.games.collision.rules.moves.planner import MovePlanner, can_arrive, engaged
from escarmouche.games.collision.rules.moves.strides import (
    JUMP,
    LADDER,
    LEAP,
    STEP,
    WALK,
    Stride,
    free_spot,
    strides_of,
    way_length,
)
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import FallCause, Hold
from escarmouche.table.edges import INWARD

__all__ = ["MovePlanner", "Walked", "can_arrive", "go", "lose_hold", "move", "turn", "walk"]
ASK_ARRIVE = Asks("arrive", about=("model",))
ASK_MOVE = Asks("move", about=("model",))


# Walking


class Walked(msgspec.Struct, frozen=True):
    """How a walk ended: how far it went, whether the model fell, and whether it passed a jump on its way."""

    length: float
    fell: bool = False
    jumped: bool = False


def walk(battle: Battle, model: Model, strides: Sequence[Stride], cause: FallCause = "move") -> Steps[Walked]:
    """Go the parts of a way one after the other; a failed test ends it with a fall."""
    length, jumped, tests = 0.0, False, 0
    for stride in strides:
        if stride.kind != WALK:
            take_off(battle, model, stride)
            if not (yield from attempt(battle, model, stride, tests)) and falls(stride):
                yield from fall(battle, model, fall_height(battle, stride), foot_of(battle, stride), cause)
                return Walked(length, fell=True, jumped=jumped)
            tests += stride.kind != LADDER
            jumped = jumped or jumps_down(stride)
        length += stride.length
        if stride.hangs:
            hang(battle, model, stride)
        else:
            let_go(model)
            battle.put(model, *stride.end)
    return Walked(length, jumped=jumped)


@rule("COL-JUMP-03", otherwise=False)
def misses_jump(stride: Stride) -> bool:
    """A model that fails its jump falls."""
    return stride.kind == JUMP


def falls(stride: Stride) -> bool:
    """Whether failing the test means a fall."""
    return stride.kind != JUMP or misses_jump(stride)


def jumps_down(stride: Stride) -> bool:
    """Whether a passed test was a jump down: a jump, or a leap that landed lower."""
    return stride.kind == JUMP or (stride.kind == LEAP and over(-stride.rise, STEP))


def take_off(battle: Battle, model: Model, stride: Stride) -> None:
    """Bring the model to the foot of the wall, or to the edge, where it takes its test."""
    if model.hold:
        return
    near = math.dist(stride.start[:2], stride.edge) <= battle.radius(model) + STEP
    battle.put(model, *(stride.start if near else free_spot(battle, model, (*stride.edge, stride.start[2]))))


# Hanging


def hang(battle: Battle, model: Model, stride: Stride) -> None:
    """End a move on a wall or ladder."""
    upward = stride.rise > 0
    surface = stride.start[2] if upward else stride.end[2]
    foot = free_spot(battle, model, (*stride.edge, surface))
    ledge = stride.end if upward else stride.start
    hold: Hold = "ladder" if stride.kind == LADDER else "wall"
    model.hold = hold
    model.climbed = stride.height if upward else abs(stride.rise) - stride.height
    model.ledge = list(ledge)
    battle.put(model, *foot)
    battle.tell(TookHold(model=model.id, hold=hold, height=model.climbed))


def let_go(model: Model) -> None:
    """The model stands on its feet again."""
    model.hold, model.climbed, model.ledge = "", 0, []


@rule("COL-CLIMB-07")
def lose_hold(battle: Battle, model: Model) -> Steps[None]:
    """A model that has not completed its climb at the end of its activation falls from the height it has."""
    if model.hold and model.place == "table":
        height = model.climbed
        battle.tell(LostHold(model=model.id, height=height))
        yield from fall(battle, model, height, (model.x, model.y, model.surface), "hold")


# The Move action


@rule("COL-MOVE-02")
def facing_after(track: Track) -> int | None:
    """During a move the model turns freely."""
    return track.facing


@rule("COL-MOVE-03")
def facing_on_the_spot(track: Track) -> int | None:
    """A Move action may also be used to turn without moving."""
    return track.facing


def move(battle: Battle, model: Model, *, arriving: bool = False) -> Steps[None]:
    """Ask where the model goes, and go."""
    tracks = yield Place(
        model.owner,
        ASK_ARRIVE if arriving else ASK_MOVE,
        "COL-AMBUSH-10" if arriving else "COL-MOVE-01",
        models=[str(model.id)],
        planner=lambda: MovePlanner(battle, model, arriving=arriving),
        data={"model": model.id},
    )
    yield from go(battle, model, tracks[str(model.id)], arriving=arriving)


def go(battle: Battle, model: Model, track: Track, *, arriving: bool = False) -> Steps[None]:
    """Carry out a move."""
    engaged(battle, model)
    strides = strides_of(battle, model, track)
    assert not isinstance(strides, Reason)
    model.moved = True
    if arriving:
        model.place = "table"
        battle.put(model, *track.spots[0], INWARD[battle.state.edges[model.owner]])
    set_out(battle, model, track, strides)
    walked = yield from walk(battle, model, strides)
    if walked.fell or model.place != "table":
        return
    if not strides:
        turn(battle, model, facing_on_the_spot(track))
        return
    battle.put(model, model.x, model.y, model.surface, facing_after(track))
    battle.tell(
        Moved(
            model=model.id,
            length=round(way_length(battle, model, strides)),
            x=model.x,
            y=model.y,
            surface=model.surface,
            facing=model.facing,
            arriving=arriving,
            rules=("COL-MOVE-01",),
        )
    )


def set_out(battle: Battle, model: Model, track: Track, strides: Sequence[Stride]) -> None:
    """Tell the whole way if a test interrupts it, because what is left of it then is no secret."""
    with listening(None):
        tested = any(needed_test(battle, model, stride.kind) for stride in strides)
    if tested:
        battle.tell(SetOut(model=model.id, spots=track.spots, legs=track.legs, facing=track.facing))


def turn(battle: Battle, model: Model, facing: int | None) -> None:
    """Turn a model where it stands, if it turns at all."""
    if facing is None:
        battle.tell(Stayed(model=model.id, rules=("COL-MOVE-01",)))
        return
    battle.put(model, model.x, model.y, model.surface, facing)
    battle.tell(Turned(model=model.id, facing=model.facing, rules=("COL-MOVE-01",)))
