"""Tests on the way: climbing, leaping and jumping down."""

from collections.abc import Sequence

from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.characteristics import test
from escarmouche.games.collision.rules.cards.rushed import closed_for
from escarmouche.games.collision.rules.measure import TOLERANCE, over, whole_inches
from escarmouche.games.collision.rules.moves.strides import CLIMB, JUMP, LADDER, LEAP, STEP, WALK, Stride
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.geometry import inches

DIFFICULTY = 5
SAFE_JUMP = inches(3)


@rule("COL-CLIMB-03", otherwise=False)
def by_ladder(kind: str) -> bool:
    """Stairs and ladders need no test."""
    return kind == LADDER


@rule("COL-CLIMB-02", otherwise=True)
def climbing_test(battle: Battle, model: Model) -> Steps[bool]:
    """Climbing up or down a wall needs a 5+ AGI test."""
    return (yield from agility(battle, model, "COL-CLIMB-02", ()))


@rule("COL-LEAP-02", otherwise=True)
def leaping_test(battle: Battle, model: Model, drop: int) -> Steps[bool]:
    """A leap needs a 5+ AGI test."""
    return (yield from agility(battle, model, "COL-LEAP-02", leap_reasons(battle, drop)))


@rule("COL-JUMP-02", otherwise=True)
def jumping_test(battle: Battle, model: Model, height: int) -> Steps[bool]:
    """At the edge a jumper takes a 5+ AGI test, which is harder from a great height."""
    return (yield from agility(battle, model, "COL-JUMP-02", jump_reasons(battle, height)))


def agility(battle: Battle, model: Model, why: str, reasons: Sequence[Reason]) -> Steps[bool]:
    """A 5+ AGI test on the way."""
    closed = closed_for(battle, model.owner)
    return (yield from test(battle, model, "AGI", DIFFICULTY, why, reasons=reasons, closed=closed))


@rule("COL-LEAP-04", otherwise=())
def leap_reasons(battle: Battle, drop: int) -> tuple[Reason, ...]:
    """A leap that lands more than 1 inch lower counts as a jump, too, and has its penalty."""
    if not over(drop, STEP):
        return ()
    note("COL-LEAP-04")
    return jump_reasons(battle, drop)


def jump_reasons(battle: Battle, height: int) -> tuple[Reason, ...]:
    """What makes a jump dangerous."""
    inches_too_high = jump_penalty(battle, height)
    if not inches_too_high:
        return ()
    return (Reason(-inches_too_high, "COL-JUMP-05", "reason-dangerous-jump", {"height": height}),)


@rule("COL-JUMP-05", otherwise=0, always=True)
def jump_penalty(battle: Battle, height: int) -> int:
    """More than 3 inches, or 3 inches or more by option, make a jump dangerous: 1 for each inch beyond."""
    if battle.option("dangerous_jump") == "three_or_more" and abs(height - SAFE_JUMP) <= TOLERANCE:
        return 1
    return inches_beyond(height - SAFE_JUMP) if over(height, SAFE_JUMP) else 0


@rule("COL-JUMP-06", "COL-JUMP-07")
def inches_beyond(beyond: int) -> int:
    """Parts of an inch are rounded up."""
    return whole_inches(beyond)


def needed_test(battle: Battle, model: Model, kind: str) -> RuleId | None:
    """The rule by which a part of a way that is gone like this needs a test; None if it needs none."""
    if kind == WALK or by_ladder(kind) or (kind == CLIMB and traits.climbs_freely(battle, model)):
        return None
    return OTHER_TESTS.get(kind, "COL-CLIMB-02")


OTHER_TESTS = {LEAP: "COL-LEAP-02", JUMP: "COL-JUMP-02"}


def reasons_on(battle: Battle, stride: Stride) -> tuple[Reason, ...]:
    """What makes the test of a part of a way harder."""
    if stride.kind == LEAP:
        return leap_reasons(battle, -stride.rise)
    return jump_reasons(battle, stride.height) if stride.kind == JUMP else ()


def attempt(battle: Battle, model: Model, stride: Stride, before: int) -> Steps[bool]:
    """Take the test that a part of a way needs, if any; `before` is the number of tests earlier in the move."""
    if needed_test(battle, model, stride.kind) is None or not (CATALOGUE.holds("COL-CLIMB-06") or before == 0):
        return True
    if stride.kind == LEAP:
        return (yield from leaping_test(battle, model, -stride.rise))
    if stride.kind == JUMP:
        return (yield from jumping_test(battle, model, stride.height))
    return (yield from climbing_test(battle, model))
