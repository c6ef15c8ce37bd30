"""Penetration: Force against Armour, and what the wounds do to infantry and to vehicles."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from escarmouche.engine.ids import ModelId
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.trauma.rules import dice, state
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.shots import PenetrationRolled

SUPPORT = 1


class Group(NamedTuple):
    """Models of a unit whose hits are tested together: those of the same Armour, or a single one."""

    models: tuple[state.Model, ...]
    hits: int
    armour: int


class Wounds(NamedTuple):
    """The wounds that a group suffers."""

    group: Group
    number: int


# Reading the test


@rule("TRA-PEN-02", otherwise=False)
def pierces_on_downs(difference: int) -> bool:
    """A Force of at least the Armour wounds with Downs."""
    return dice.downs_succeed(difference)


@rule("TRA-PEN-03", otherwise=False)
def pierces_on_ups(difference: int) -> bool:
    """A Force below the Armour wounds with Ups."""
    return dice.ups_succeed(difference)


@rule("TRA-PEN-04", otherwise=False, always=True)
def pierces_surely(difference: int) -> bool:
    """Three points of difference decide: every hit wounds, or none."""
    return dice.is_automatic(difference)


PENETRATION = dice.Reading(pierces_on_downs, pierces_on_ups, pierces_surely)


def wounding_faces(force: int, armour: int) -> frozenset[int]:
    """The faces with which a hit wounds."""
    return dice.successful_faces(force - armour, PENETRATION)


# Supported fire


@rule("TRA-SUPP-04", otherwise=0)
def support_bonus(*, supported: bool) -> int:
    """Supported fire adds one to the Force."""
    return SUPPORT if supported else 0


@rule("TRA-SUPP-05", always=True)
def boosted(force: int, armour: int, bonus: int) -> int:
    """The bonus is added before the difference of three is judged."""
    return force + bonus


def force_against(force: int, armour: int, *, supported: bool) -> int:
    """The Force of a salvo in a penetration test against an Armour."""
    bonus = support_bonus(supported=supported)
    return boosted(force, armour, bonus) if bonus else force


# Testing


@rule("TRA-STRUCT-07", otherwise=False)
def marks_its_own(battle: Battle, model: state.Model) -> bool:
    """Every vehicle tests and marks its own wounds; none pass to another."""
    return battle.profiles[model.unit].armoured


@rule("TRA-PEN-06", otherwise=0, always=True)
def armour_of(battle: Battle, model: state.Model) -> int:
    """Hits are tested against the Armour of the models that they were given to."""
    return battle.kit(model).armour


def groups(battle: Battle, hits: Mapping[ModelId, int], *, each: bool = False) -> list[Group]:
    """The hits on a unit in groups of equal Armour; vehicles, and with `each` all models, stand alone."""
    together: dict[tuple[int, int], list[state.Model]] = {}
    for index in hits:
        model = battle.model(index)
        alone = each or marks_its_own(battle, model)
        together.setdefault((armour_of(battle, model), index if alone else -1), []).append(model)
    return [
        Group(tuple(models), sum(hits[model.id] for model in models), armour)
        for (armour, _), models in together.items()
    ]


@rule("TRA-PEN-01", always=True)
def test_penetration(battle: Battle, count: int, force: int, armour: int, number: RuleId) -> dice.Opposed:
    """One die for each hit, Force against Armour."""
    return dice.opposed(battle, count, force, armour, number, "penetration", PENETRATION)


@rule("TRA-PEN-05", otherwise=0, always=True)
def wounds_of(test: dice.Opposed) -> int:
    """Every success is a wound."""
    return test.successes


def penetrate(
    battle: Battle,
    unit: state.Unit,
    hits: Mapping[ModelId, int],
    force: int,
    *,
    supported: bool = False,
    each: bool = False,
    number: RuleId = "TRA-PEN-01",
) -> list[Wounds]:
    """Test the hits on the models of a unit, group by group; returns the wounds of each."""
    found = []
    for group in groups(battle, hits, each=each):
        strength = force_against(force, group.armour, supported=supported)
        test = test_penetration(battle, group.hits, strength, group.armour, number)
        wounds = wounds_of(test)
        battle.tell(
            PenetrationRolled(
                unit=unit.id,
                dice=test.dice,
                force=strength,
                armour=group.armour,
                hits=group.hits,
                wounds=wounds,
                automatic=test.automatic,
            )
        )
        found.append(Wounds(group, wounds))
    return found


# How many fall


@rule("TRA-CAS-01")
def fallen(wounds: int, damage: int) -> int:
    """Every wound eliminates one model of infantry, whatever the Damage."""
    return wounds


@rule("TRA-CAS-04")
def how_many_fall(wounds: int, models: int) -> int:
    """Wounds are pooled: as many fall as there are wounds, at most those who can, and the rest is lost."""
    return min(wounds, models)


@rule("TRA-CAS-03", always=True)
def who_can_fall(hit: Sequence[state.Model], unit: Sequence[state.Model]) -> Sequence[state.Model]:
    """Only models that were hit can fall."""
    return hit
