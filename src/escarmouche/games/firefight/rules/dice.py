"""Dice: tests, natural results, modifiers, re-rolls, D3 and roll-offs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.firefight.rules.events import RollOff
from escarmouche.games.firefight.rules.vocabulary import Purpose, RolledFor

if TYPE_CHECKING:
    from escarmouche.games.firefight.rules.battle import Battle

READ_ON_A_TABLE: frozenset[Purpose] = frozenset({"wound-effect", "objectives", "roll-off", "dangerous-terrain"})


@rule("GFF-DICE-01", otherwise=False)
def reaches(face: int, target: int) -> bool:
    """A test succeeds if the die shows at least the target number."""
    return face >= target


@rule("GFF-DICE-02")
def natural(face: int) -> bool | None:
    """A natural 6 always succeeds, a natural 1 always fails."""
    return {6: True, 1: False}.get(face)


@rule("GFF-DICE-03", always=True)
def knows_naturals(purpose: Purpose) -> bool:
    """Every die that passes or fails knows naturals, not only Quality tests; rolls read on a table know none."""
    return purpose not in READ_ON_A_TABLE


@rule("GFF-DICE-04", otherwise=False, always=True)
def reaches_modified(face: int, modifiers: int, target: int) -> bool:
    """All bonuses and penalties are added to the face."""
    return face + modifiers >= target


def passes(face: int, target: int, reasons: Sequence[Reason], purpose: Purpose) -> bool:
    """Whether a die passes: first its natural face, then the sum."""
    if knows_naturals(purpose):
        decided = natural(face)
        if decided is not None:
            return decided
    if any(reason.value for reason in reasons):
        return reaches_modified(face, total(tuple(reasons)), target)
    return reaches(face, target)


@rule("GFF-DICE-06", otherwise=True)
def may_reroll(times: int) -> bool:
    """A die is re-rolled at most once."""
    return times < 1


@rule("GFF-DICE-07")
def d3(face: int) -> int:
    """Half of a D6, rounded up."""
    return (face + 1) // 2


@rule("GFF-DICE-08", always=True)
def roll_off(battle: "Battle", why: RuleId, purpose: RolledFor) -> SeatId:
    """Both roll, the higher result wins, ties are rolled again."""
    while True:
        first, second = battle.roll(2, why, "roll-off")
        battle.tell(RollOff(purpose=purpose, first=first, second=second, rules=(why,)))
        if first != second:
            return 0 if first > second else 1
