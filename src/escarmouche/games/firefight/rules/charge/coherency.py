"""Actions of a unit that was scattered: one that restores its coherency, if there is one."""

from collections.abc import Iterator

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_refused, charge_way
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.movement.moves import ADVANCE, RUSH, MovePlanner, is_scattered
from escarmouche.games.firefight.rules.state import Unit


@rule("GFF-MOVE-03")
def must_close_up(battle: Battle, unit: Unit, action: str, target: Unit | None = None) -> Reason | None:
    """A scattered unit takes an action that restores its coherency, if there is one."""
    if not is_scattered(battle, unit) or restores(battle, unit, action, target):
        return None
    if not any(restores(battle, unit, *other) for other in actions(battle, unit)):
        return None
    return refusal("GFF-MOVE-03", "refused-scattered", unit=unit.id)


def actions(battle: Battle, unit: Unit) -> Iterator[tuple[str, Unit | None]]:
    """The actions with which a unit could move, each with its target; looking ahead notes no rule."""
    yield "rush", None
    for enemy in battle.enemies(unit):
        with listening(None):
            refused = charge_refused(battle, unit, enemy)
        if refused is None:
            yield "charge", enemy


def restores(battle: Battle, unit: Unit, action: str, target: Unit | None = None) -> bool:
    """Whether the unit can end this action in coherency."""
    if target is not None:
        return ClosePlanner(battle, unit, target, charge_way(target)).gathers()
    if action == "hold":
        return False
    return MovePlanner(battle, unit, RUSH if action == "rush" else ADVANCE).gathered() is not None


def why_no_charge(battle: Battle, unit: Unit, target: Unit) -> Reason | None:
    """Why a unit may not charge another."""
    return charge_refused(battle, unit, target) or must_close_up(battle, unit, "charge", target)
