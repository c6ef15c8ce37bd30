"""Beams: the straight line of a Beam weapon, and the models under it."""

import math

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.measure import apart, at_least, sees, within
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.geometry import FULL_TURN, bearing
from escarmouche.table.table import TOLERANCE

QUARTER_TURN = FULL_TURN // 4
ASK_AIM_BEAM = Asks("aim-beam", about=("model", "weapon"))


@rule("COL-BEAM-01", otherwise=False)
def is_beam(weapon: Weapon) -> bool:
    """A Beam weapon is fired along a line and hits all models under it."""
    return "beam" in weapon.rules


def beam_misses(battle: Battle, model: Model, weapon: Weapon, target: Model) -> Reason | None:
    """A beam must have a direction in the front arc that hits the target."""
    if not is_beam(weapon) or span_over(battle, model, target) is not None:
        return None
    return refusal("COL-BEAM-03", "refused-beam-misses", target=target.id)


def choose_direction(battle: Battle, model: Model, weapon: Weapon, aims: list[Model]) -> Steps[int]:
    """The shooter's player turns the line, in tenths of a degree to the left of the facing, until it hits an enemy."""
    turned = yield Amount(
        model.owner,
        ASK_AIM_BEAM,
        "COL-BEAM-01",
        spans=lambda: beam_spans(battle, model, weapon, aims),
        data={"model": model.id, "weapon": weapon.key},
        default=lambda: best_turn(battle, model, weapon, aims),
    )
    return int(model.facing + turned) % FULL_TURN


def beam_spans(battle: Battle, model: Model, weapon: Weapon, aims: list[Model]) -> list[tuple[int, int]]:
    """All turns off the facing at which the line hits one of the enemies aimed at, from right to left."""
    found = [
        span for one in aims if in_beam_reach(battle, model, weapon, one) and (span := span_over(battle, model, one))
    ]
    joined: list[tuple[int, int]] = []
    for first, last in sorted(found):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(joined[-1][1], last))
        else:
            joined.append((first, last))
    return joined


def best_turn(battle: Battle, model: Model, weapon: Weapon, aims: list[Model]) -> int:
    """The turn straight at the nearest enemy that can be hit."""
    able = [one for one in aims if in_beam_reach(battle, model, weapon, one) and span_over(battle, model, one)]
    near = min(able, key=lambda one: (apart(battle.body(model), battle.body(one)), one.id))
    first, last = span_over(battle, model, near) or (0, 0)
    return (first + last) // 2


def span_over(battle: Battle, model: Model, other: Model) -> tuple[int, int] | None:
    """The turns off the facing, within the front arc, at which the line crosses or touches another base."""
    far = math.hypot(other.x - model.x, other.y - model.y)
    touch = battle.radius(other) + TOLERANCE
    if far <= touch:
        return -QUARTER_TURN, QUARTER_TURN
    middle = turn_off(model.facing, bearing(model.x, model.y, other.x, other.y))
    half = math.degrees(math.asin(touch / far)) * 10
    first, last = math.ceil(middle - half), math.floor(middle + half)
    first, last = max(first, -QUARTER_TURN), min(last, QUARTER_TURN)
    return (first, last) if first <= last else None


def turn_off(facing: int, direction: float) -> float:
    """How far a direction lies to the left of a facing, from -1800 to 1800."""
    half = FULL_TURN / 2
    return (direction - facing + half) % FULL_TURN - half


def under_line(battle: Battle, model: Model, other: Model, direction: int) -> bool:
    """Whether a line from the shooter's base centre crosses or touches another base, seen from above."""
    span = span_over(battle, model, other)
    return span is not None and span[0] <= round(turn_off(model.facing, direction)) <= span[1]


@rule("COL-BEAM-03", otherwise=False)
def in_beam_reach(battle: Battle, model: Model, weapon: Weapon, other: Model) -> bool:
    """A beam hits what lies between its minimum and maximum range in the shooter's sight."""
    far = apart(battle.body(model), battle.body(other))
    return at_least(far, weapon.least) and within(far, weapon.range) and sees(battle, model, other)


def struck_by(battle: Battle, model: Model, weapon: Weapon, direction: int) -> list[Model]:
    """The models that a beam hits, in the order in which they are resolved."""
    under = [
        other
        for other in in_the_way(battle, model)
        if under_line(battle, model, other, direction) and in_beam_reach(battle, model, weapon, other)
    ]
    return one_by_one(nearest_first(battle, model, under))


@rule("COL-BEAM-05", always=True)
def in_the_way(battle: Battle, model: Model) -> list[Model]:
    """A beam hits friends as well as enemies."""
    return [*battle.enemies(model), *(friend for friend in battle.on_table(model.owner) if friend is not model)]


@rule("COL-BEAM-04", always=True)
def nearest_first(battle: Battle, model: Model, under: list[Model]) -> list[Model]:
    """The nearest model is resolved first."""
    here = battle.body(model)
    return sorted(under, key=lambda other: (apart(here, battle.body(other)), other.id))


@rule("COL-BEAM-02", otherwise=[])
def one_by_one(struck: list[Model]) -> list[Model]:
    """Every model under the line has a confrontation of its own."""
    return struck
