"""Morale: what shakes a unit, the test, and what becomes of a unit that fails it."""

from collections.abc import Sequence

from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.trauma.rules.dice import rolled, succeeds
from escarmouche.games.trauma.rules.events.melee import MoraleTested
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.losses import OFFICER, Hurt
from escarmouche.games.trauma.rules.measure import engagers
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.games.trauma.rules.states import disorganise

MANY = 2


# The test


@rule("TRA-MORAL-09")
def morale_dice(field: Field, unit: Unit) -> int:
    """As many dice as the best Morale in the unit at that moment."""
    return max(field.kit(model).morale for model in field.alive(unit))


@rule("TRA-MORAL-10", otherwise=False, always=True)
def holds(ups: int) -> bool:
    """One Up is enough."""
    return ups > 0


@rule("TRA-MORAL-12", otherwise=False)
def need_not_test(field: Field, unit: Unit) -> bool:
    """A unit that is disorganised already takes no test, nor one without models."""
    return unit.disorganised or not field.alive(unit)


@rule("TRA-MORAL-01", otherwise=True)
def test(field: Field, unit: Unit, *causes: RuleId) -> Steps[bool]:
    """A unit that fails its morale test becomes disorganised at once."""
    dice = rolled(field, morale_dice(field, unit), "TRA-MORAL-09", "morale")
    passed = holds(sum(succeeds(die) for die in dice))
    field.tell(MoraleTested(unit=unit.id, dice=dice, passed=passed, rules=tuple(causes)))
    if not passed:
        disorganise(field, unit, "TRA-MORAL-01")
    yield from ()
    return passed


# One test for one action


def begin_action(field: Field) -> None:
    """A new action begins: everybody may have to test again."""
    if field.state.activation is not None and field.acting.tested:
        forget_tests(field)


@rule("TRA-MORAL-11", always=True)
def forget_tests(field: Field) -> None:
    """Each group of staggered salvos, each alert fire and each displacement is an action of its own."""
    field.acting.tested = []


@rule("TRA-MORAL-11", otherwise=False, always=True)
def tests_once(field: Field) -> bool:
    """An action makes a unit test once, whatever its further salvos do; by option every salvo may."""
    return field.option("morale_tests_in_one_action") == "one"


@rule("TRA-MORAL-07", otherwise=False)
def has_tested(field: Field, unit: Unit) -> bool:
    """A unit takes at most one morale test as a result of one action."""
    return field.state.activation is not None and tests_once(field) and unit.id in field.acting.tested


@rule("TRA-MORAL-07", "TRA-MORAL-08")
def joined(causes: Sequence[RuleId]) -> list[list[RuleId]]:
    """Several causes in one salvo are one test."""
    return [list(causes)] if causes else []


def shake(field: Field, unit: Unit, causes: Sequence[RuleId]) -> Steps[None]:
    """A unit tests for whatever has just happened to it, unless it need not."""
    if not causes or has_tested(field, unit):
        return
    for together in joined(causes):
        if need_not_test(field, unit):
            return
        if field.state.activation is not None:
            field.acting.tested.append(unit.id)
        yield from test(field, unit, *together)


# After a salvo


@rule("TRA-MORAL-13", always=True)
def losses_counted(hurt: Hurt) -> list[int]:
    """Whoever medical care has brought back was not lost."""
    return hurt.lost


@rule("TRA-MORAL-15")
def combatants_lost(field: Field, hurt: Hurt) -> int:
    """Infantry and vehicles count alike, whoever killed them and however."""
    return len(losses_counted(hurt))


@rule("TRA-MORAL-02", otherwise=False, always=True)
def lost_its_officer(field: Field, hurt: Hurt) -> bool:
    """A unit whose officer was killed tests."""
    return any(field.kit(field.model(index)).role == OFFICER for index in losses_counted(hurt))


@rule("TRA-MORAL-04", otherwise=False, always=True)
def lost_many(field: Field, hurt: Hurt) -> bool:
    """A unit that loses two or more combatants at once tests."""
    return combatants_lost(field, hurt) >= MANY


@rule("TRA-MORAL-14", always=True)
def lies_there(field: Field, hurt: Hurt) -> bool:
    """Thrown down is who survived, stood before and lies now."""
    return any(field.model(index).alive and field.model(index).down for index in hurt.thrown)


@rule("TRA-MORAL-03", otherwise=False, always=True)
def was_thrown_down(field: Field, hurt: Hurt) -> bool:
    """A unit of which indirect fire threw somebody to the ground tests."""
    return lies_there(field, hurt)


@rule("TRA-MORAL-05", otherwise=False, always=True)
def had_an_incident(hurt: Hurt) -> bool:
    """Armour tests when a vehicle suffers grave damage."""
    return hurt.incidents > 0


def causes_of(field: Field, hurt: Hurt) -> list[RuleId]:
    """Every reason why a unit must test after a salvo, an overrun or an assault."""
    found = {
        "TRA-MORAL-02": lost_its_officer(field, hurt),
        "TRA-MORAL-03": was_thrown_down(field, hurt),
        "TRA-MORAL-04": lost_many(field, hurt),
        "TRA-MORAL-05": had_an_incident(hurt),
    }
    return [cause for cause, applies in found.items() if applies]


def after(field: Field, hurts: Sequence[Hurt]) -> Steps[None]:
    """The morale tests after a salvo, an overrun or an assault, in the order in which the units were hit."""
    for hurt in hurts:
        yield from shake(field, field.unit(hurt.unit), causes_of(field, hurt))


# Engaged by several


@rule("TRA-MORAL-16")
def engaged_by_it(mover: Unit, met: Sequence[Unit]) -> list[Unit]:
    """Only the units that an enemy has newly met test, never the one that moved."""
    return list(met)


@rule("TRA-MORAL-06", otherwise=False, always=True)
def is_beset(field: Field, unit: Unit) -> bool:
    """Infantry that is engaged by more than one enemy unit tests for each beyond the first; walkers never do."""
    return not field.armoured(unit) and len(engagers(field, unit)) >= MANY


def engaged_anew(field: Field, mover: Unit, met: Sequence[Unit]) -> Steps[None]:
    """The tests of units that a displacement has brought to contact with a further enemy."""
    for unit in engaged_by_it(mover, met):
        if is_beset(field, unit):
            yield from shake(field, unit, ["TRA-MORAL-06"])
