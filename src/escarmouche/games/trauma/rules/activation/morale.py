"""Morale: what shakes a unit, the test, and what becomes of a unit that fails it."""

from collections.abc import Iterable, Sequence

from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.trauma.rules.activation.states import disorganise
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import OFFICER, Hurt
from escarmouche.games.trauma.rules.dice import rolled, succeeds
from escarmouche.games.trauma.rules.events.melee import MoraleTested
from escarmouche.games.trauma.rules.own_rules import RULE, rerolls_morale
from escarmouche.games.trauma.rules.space.measure import engagers
from escarmouche.games.trauma.rules.state import Model, Unit

MANY = 2


# The test


@rule("TRA-MORAL-09")
def morale_dice(battle: Battle, unit: Unit) -> int:
    """As many dice as the best Morale in the unit at that moment."""
    return best_morale(battle.kit(model).morale for model in battle.alive(unit))


def best_morale(left: Iterable[int]) -> int:
    """The best Morale of those who are left, which is how many dice are rolled."""
    return max(left)


def nerve(battle: Battle, model: Model) -> int:
    """With how many dice a model helps its unit in all: twice its Morale if it may roll again."""
    morale = battle.kit(model).morale
    return 2 * morale if rerolls_morale(battle, model) else morale


def nerves_of(battle: Battle, unit: Unit) -> int:
    """The dice of a morale test, with those of a second one after a failure by a rule of one's own."""
    return best_morale(nerve(battle, model) for model in battle.alive(unit))


@rule("TRA-MORAL-10", otherwise=False, always=True)
def holds(ups: int) -> bool:
    """Whether a morale test with so many Ups is passed: one is enough."""
    return ups > 0


@rule("TRA-MORAL-12", otherwise=False)
def need_not_test(battle: Battle, unit: Unit) -> bool:
    """A unit that is disorganised already takes no test, nor one without models."""
    return unit.disorganised or not battle.alive(unit)


@rule("TRA-MORAL-01", otherwise=True)
def test(battle: Battle, unit: Unit, *causes: RuleId) -> Steps[bool]:
    """A unit that fails its morale test becomes disorganised at once."""
    count, again = morale_dice(battle, unit), 0
    if battle.profiles[unit.id].own_rules and nerves_of(battle, unit) > count:
        count = again = nerves_of(battle, unit) // 2
    dice = rolled(battle, count, "TRA-MORAL-09", "morale")
    passed = holds(sum(succeeds(die) for die in dice))
    battle.tell(MoraleTested(unit=unit.id, dice=dice, passed=passed, rules=tuple(causes)))
    if again and not passed:
        dice = rolled(battle, again, RULE, "morale")
        passed = holds(sum(succeeds(die) for die in dice))
        battle.tell(MoraleTested(unit=unit.id, dice=dice, passed=passed, rules=(RULE,)))
    if not passed:
        disorganise(battle, unit, "TRA-MORAL-01")
    yield from ()
    return passed


# One test for one action


def begin_action(battle: Battle) -> None:
    """A new action begins: everybody may have to test again."""
    if battle.state.activation is not None and battle.acting.tested:
        forget_tests(battle)


@rule("TRA-MORAL-11", always=True)
def forget_tests(battle: Battle) -> None:
    """Each group of staggered salvos, each alert fire and each displacement is an action of its own."""
    battle.acting.tested = []


@rule("TRA-MORAL-11", otherwise=False, always=True)
def tests_once(battle: Battle) -> bool:
    """An action makes a unit test once, whatever its further salvos do; by option every salvo may."""
    return battle.option("morale_tests_in_one_action") == "one"


@rule("TRA-MORAL-07", otherwise=False)
def has_tested(battle: Battle, unit: Unit) -> bool:
    """A unit takes at most one morale test as a result of one action."""
    return battle.state.activation is not None and tests_once(battle) and unit.id in battle.acting.tested


@rule("TRA-MORAL-07", "TRA-MORAL-08")
def joined(causes: Sequence[RuleId]) -> list[list[RuleId]]:
    """Several causes in one salvo are one test."""
    return [list(causes)] if causes else []


def shake(battle: Battle, unit: Unit, causes: Sequence[RuleId]) -> Steps[None]:
    """A unit tests for whatever has just happened to it, unless it need not."""
    if not causes or has_tested(battle, unit):
        return
    for together in joined(causes):
        if need_not_test(battle, unit):
            return
        if battle.state.activation is not None:
            battle.acting.tested.append(unit.id)
        yield from test(battle, unit, *together)


# After a salvo


@rule("TRA-MORAL-13", always=True)
def losses_counted(hurt: Hurt) -> list[ModelId]:
    """The models of a unit that count as lost: not those whom medical care has brought back."""
    return hurt.lost


@rule("TRA-MORAL-15")
def combatants_lost(battle: Battle, hurt: Hurt) -> int:
    """How many combatants a unit has lost: infantry and vehicles alike, whoever killed them and however."""
    return len(losses_counted(hurt))


@rule("TRA-MORAL-02", otherwise=False, always=True)
def lost_its_officer(battle: Battle, hurt: Hurt) -> bool:
    """A unit whose officer was killed tests."""
    return any(battle.kit(battle.model(index)).role == OFFICER for index in losses_counted(hurt))


@rule("TRA-MORAL-04", otherwise=False, always=True)
def lost_many(battle: Battle, hurt: Hurt) -> bool:
    """A unit that loses two or more combatants at once tests."""
    return combatants_lost(battle, hurt) >= MANY


@rule("TRA-MORAL-14", always=True)
def lies_there(battle: Battle, hurt: Hurt) -> bool:
    """Whether anybody was thrown down: a model that stood before, survived, and lies on the ground now."""
    return any(battle.model(index).alive and battle.model(index).down for index in hurt.thrown)


@rule("TRA-MORAL-03", otherwise=False, always=True)
def was_thrown_down(battle: Battle, hurt: Hurt) -> bool:
    """A unit of which indirect fire threw somebody to the ground tests."""
    return lies_there(battle, hurt)


@rule("TRA-MORAL-05", otherwise=False, always=True)
def had_an_incident(hurt: Hurt) -> bool:
    """Armour tests when a vehicle suffers grave damage."""
    return hurt.incidents > 0


def causes_of(battle: Battle, hurt: Hurt) -> list[RuleId]:
    """Every reason why a unit must test after a salvo, an overrun or an assault."""
    found = {
        "TRA-MORAL-02": lost_its_officer(battle, hurt),
        "TRA-MORAL-03": was_thrown_down(battle, hurt),
        "TRA-MORAL-04": lost_many(battle, hurt),
        "TRA-MORAL-05": had_an_incident(hurt),
    }
    return [cause for cause, applies in found.items() if applies]


def after(battle: Battle, hurts: Sequence[Hurt]) -> Steps[None]:
    """The morale tests after a salvo, an overrun or an assault, in the order in which the units were hit."""
    for hurt in hurts:
        yield from shake(battle, battle.unit(hurt.unit), causes_of(battle, hurt))


# Engaged by several


@rule("TRA-MORAL-16")
def engaged_by_it(mover: Unit, met: Sequence[Unit]) -> list[Unit]:
    """The units that test because an enemy has newly met them; the one that moved never does."""
    return list(met)


@rule("TRA-MORAL-06", otherwise=False, always=True)
def is_beset(battle: Battle, unit: Unit) -> bool:
    """Infantry that is engaged by more than one enemy unit tests for each beyond the first; walkers never do."""
    return not battle.armoured(unit) and len(engagers(battle, unit)) >= MANY


def engaged_anew(battle: Battle, mover: Unit, met: Sequence[Unit]) -> Steps[None]:
    """The tests of units that a displacement has brought to contact with a further enemy."""
    for unit in engaged_by_it(mover, met):
        if is_beset(battle, unit):
            yield from shake(battle, unit, ["TRA-MORAL-06"])
