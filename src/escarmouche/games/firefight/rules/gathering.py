"""Actions of a unit that was scattered: one that restores its coherency, if there is one."""

from collections.abc import Iterator

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.firefight.rules.approach import charge_refused, charge_way
from escarmouche.games.firefight.rules.closing import ClosePlanner
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.moving import ADVANCE, RUSH, MovePlanner, is_scattered
from escarmouche.games.firefight.rules.state import Unit


@rule("GFF-MOVE-03")
def must_close_up(fight: Fight, unit: Unit, action: str, target: Unit | None = None) -> Reason | None:
    """A scattered unit takes an action that restores its coherency, if there is one."""
    if not is_scattered(fight, unit) or restores(fight, unit, action, target):
        return None
    if not any(restores(fight, unit, *other) for other in actions(fight, unit)):
        return None
    return refusal("GFF-MOVE-03", "refused-scattered", unit=unit.id)


def actions(fight: Fight, unit: Unit) -> Iterator[tuple[str, Unit | None]]:
    """The actions with which a unit moves; a look ahead applies no rule."""
    yield "rush", None
    for enemy in fight.enemies(unit):
        with listening(None):
            refused = charge_refused(fight, unit, enemy)
        if refused is None:
            yield "charge", enemy


def restores(fight: Fight, unit: Unit, action: str, target: Unit | None = None) -> bool:
    """Whether the unit can end this action in coherency."""
    if target is not None:
        return ClosePlanner(fight, unit, target, charge_way(target)).gathers()
    if action == "hold":
        return False
    return MovePlanner(fight, unit, RUSH if action == "rush" else ADVANCE).gathered() is not None


def may_charge(fight: Fight, unit: Unit, target: Unit) -> Reason | None:
    """Why a unit may not charge another."""
    return charge_refused(fight, unit, target) or must_close_up(fight, unit, "charge", target)
