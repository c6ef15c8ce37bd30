"""Precision: how many dice a salvo has, with which faces they hit, and how many hits a success is worth."""

import msgspec

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Steps
from escarmouche.engine.reasons import total
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules import dice, own_rules
from escarmouche.games.trauma.rules.activation.orders import precision_reasons
from escarmouche.games.trauma.rules.battle import Battle, Purpose
from escarmouche.games.trauma.rules.dice import Opposed
from escarmouche.games.trauma.rules.events.shots import PrecisionRerolled, PrecisionRolled
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, is_indirect
from escarmouche.games.trauma.rules.shooting.targets import range_to
from escarmouche.games.trauma.rules.state import Unit

PRECISION_TEST: Purpose = "precision"
ASK_REROLL = Asks("reroll", about=("count", "unit", "weapon"))


class Shot(msgspec.Struct, frozen=True):
    """A salvo on its way: who fires with what at whom, and how far that is.

    `lone` means the sniper who stands apart from the target; the models of the salvo are those that fire.
    """

    unit: Unit
    salvo: Salvo
    weapon: Weapon
    target: Unit
    lone: bool
    distance: int
    supported: bool = False
    alert: bool = False
    own: own_rules.Gain | None = None


# How many dice


@rule("TRA-PREC-01", otherwise=0)
def precision_dice(rate: int, shooters: int) -> int:
    """Every model that fires has as many dice as the Rate of its weapon."""
    return rate * shooters


# Precision against Range


@rule("TRA-PREC-12", always=True)
def range_of_salvo(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, *, lone: bool) -> int:
    """One Range holds for all dice of a salvo, whoever fires and whoever is hit."""
    return range_to(battle, unit, salvo, target, lone=lone)


def score(unit: Unit, weapon: Weapon, *, steady: bool) -> int:
    """The Precision that is used: a sniper who did not move may use the second one; orders may change either."""
    return ((weapon.steady if steady else weapon.precision) or 0) + total(precision_reasons(unit))


@rule("TRA-PREC-02", always=True)
def difference(precision: int, distance: int) -> int:
    """Precision is tested against the Range."""
    return precision - distance


@rule("TRA-PREC-03", otherwise=False)
def hits_on_downs(margin: int) -> bool:
    """A Precision of at least the Range hits with Downs."""
    return dice.downs_succeed(margin)


@rule("TRA-PREC-04", otherwise=False)
def hits_on_ups(margin: int) -> bool:
    """A Precision below the Range hits with Ups."""
    return dice.ups_succeed(margin)


@rule("TRA-PREC-05", otherwise=False, always=True)
def hits_surely(margin: int) -> bool:
    """Three points of difference decide: all dice hit, or none."""
    return dice.is_automatic(margin)


PRECISION = dice.Reading(hits_on_downs, hits_on_ups, hits_surely)


@rule("TRA-PREC-08", otherwise=False)
def hits_at_any_range(weapon: Weapon) -> bool:
    """A weapon with Precision + hits with Downs at every Range."""
    return weapon.plus


def hitting_faces(unit: Unit, weapon: Weapon, distance: int, *, steady: bool) -> frozenset[int]:
    """The faces with which a die of a salvo succeeds."""
    if hits_at_any_range(weapon):
        return frozenset(die for die in dice.FACES if dice.is_down(die))
    return dice.successful_faces(difference(score(unit, weapon, steady=steady), distance), PRECISION)


# What a success is worth


@rule("TRA-PREC-06", otherwise=0, always=True)
def direct_hits(successes: int) -> int:
    """Each success of direct fire is a hit."""
    return successes


@rule("TRA-PREC-07", always=True)
def indirect_hits(successes: int, area: int) -> int:
    """Each success of indirect fire is as many hits as the area of its weapon."""
    return successes * area


def hits_of(weapon: Weapon, successes: int) -> int:
    """The hits of so many successes."""
    if is_indirect(weapon):
        # A lock-on weapon without an area counts as one of area 1.
        return indirect_hits(successes, weapon.area or CATALOGUE.number("TRA-PREC-11"))
    return direct_hits(successes)


# Supported fire


@rule("TRA-SNIPER-04", otherwise=False)
def goes_without_support(salvo: Salvo) -> bool:
    """A sniper's second score has nothing of a supported fire."""
    return salvo.steady


def has_support(shot: Shot) -> bool:
    """Whether a salvo has the bonuses of supported fire."""
    return shot.supported and not goes_without_support(shot.salvo)


@rule("TRA-SUPP-03", otherwise=False, always=True)
def grants_reroll(shot: Shot) -> bool:
    """Supported fire lets failed precision dice be rolled once more."""
    return has_support(shot)


@rule("TRA-SUPP-05", otherwise=True)
def left_to_reroll(test: Opposed) -> bool:
    """Dice that were never rolled cannot be rolled again."""
    return not test.automatic


def reroll(battle: Battle, shot: Shot, test: Opposed, failed: int, faces: frozenset[int]) -> Steps[int]:
    """The firing player rolls as many of the failed dice again as he likes; returns all successes."""
    count = yield Amount(
        shot.unit.owner,
        ASK_REROLL,
        "TRA-SUPP-03",
        least=0,
        most=failed,
        default=failed,
        data={"unit": shot.unit.id, "weapon": shot.weapon.name, "count": failed},
    )
    if not count:
        return test.successes
    again = dice.rolled(battle, count, "TRA-SUPP-03", PRECISION_TEST)
    more = dice.count_successes(again, faces)
    successes = test.successes + more
    battle.tell(PrecisionRerolled(unit=shot.unit.id, dice=again, successes=more, hits=hits_of(shot.weapon, successes)))
    return successes


# The test


def test_precision(battle: Battle, shot: Shot) -> Steps[int]:
    """The precision test of a salvo; returns the number of hits."""
    weapon, steady = shot.weapon, shot.salvo.steady
    count = precision_dice(weapon.rate, len(shot.salvo.models))
    faces = hitting_faces(shot.unit, weapon, shot.distance, steady=steady)
    test = dice.roll_against(battle, count, faces, "TRA-PREC-01", PRECISION_TEST)
    battle.tell(told(shot, test))
    successes, failed = test.successes, count - test.successes
    granted = may_roll_again(shot)
    if failed and dice.may_reroll(granted=granted) and left_to_reroll(test):
        successes = yield from reroll(battle, shot, test, failed, faces)
    if shot.own is not None:
        own_rules.use_up(battle, shot.unit, shot.own)
    return hits_of(weapon, successes)


def may_roll_again(shot: Shot) -> bool:
    """Whether failed dice of a salvo may be rolled again: in a supported fire, or by a rule of one's own."""
    return (shot.supported and grants_reroll(shot)) or (shot.own is not None and shot.own.again)


def with_own_rules(battle: Battle, shot: Shot) -> Shot:
    """A salvo with what rules of one's own make of its weapon."""
    if not battle.profiles[shot.unit.id].own_rules:
        return shot
    occasion = own_rules.Occasion(shot.target, shot.distance, supported=shot.supported, alert=shot.alert)
    models = [battle.model(index) for index in shot.salvo.models]
    own = own_rules.gain(battle, shot.unit, models, shot.weapon, occasion)
    return msgspec.structs.replace(shot, weapon=own.weapon, own=own)


def told(shot: Shot, test: Opposed) -> PrecisionRolled:
    """The precision test as an event."""
    return PrecisionRolled(
        unit=shot.unit.id,
        target=shot.target.id,
        weapon=shot.weapon.name,
        dice=test.dice,
        precision=score(shot.unit, shot.weapon, steady=shot.salvo.steady),
        range=shot.distance,
        successes=test.successes,
        hits=hits_of(shot.weapon, test.successes),
        automatic=test.automatic,
        reasons=(*precision_reasons(shot.unit), *(shot.own.reasons if shot.own else ())),
    )
