"""Dice: Ups and Downs, simple tests, opposed tests, and tests that are decided without a die."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.trauma.rules.battle import NUMBERS, Battle, Purpose

FACES = range(1, NUMBERS["dice"]["sides"] + 1)
UPS = frozenset(NUMBERS["dice"]["up"])
DOWNS = frozenset(NUMBERS["dice"]["down"])
AUTOMATIC = 3


class Opposed(NamedTuple):
    """The result of an opposed test: how many dice succeeded, the faces, and whether it was decided without dice."""

    successes: int
    dice: tuple[int, ...]
    automatic: bool


# Faces


@rule("TRA-DICE-01", otherwise=False)
def is_up(die: int) -> bool:
    """A 1 or a 6 is an Up."""
    return die in UPS


@rule("TRA-DICE-02", otherwise=False)
def is_down(die: int) -> bool:
    """A 2, 3, 4 or 5 is a Down."""
    return die in DOWNS


# Simple tests


@rule("TRA-TEST-02", otherwise=False, always=True)
def succeeds(die: int, *, downs: bool = False) -> bool:
    """In a simple test Ups succeed; some rules reverse this."""
    return is_down(die) if downs else is_up(die)


@rule("TRA-TEST-10", otherwise=False)
def has_no_dice(count: int) -> bool:
    """A test without dice has no success."""
    return count <= 0


def rolled(battle: Battle, count: int, number: RuleId, purpose: Purpose) -> tuple[int, ...]:
    """The dice of a test as they fall."""
    if has_no_dice(count):
        return ()
    # Every die is either an Up or a Down.
    note("TRA-DICE-01", "TRA-DICE-02")
    return tuple(battle.roll(max(count, 1), number, purpose))


def simple(battle: Battle, count: int, number: RuleId, purpose: Purpose, *, downs: bool = False) -> int:
    """A simple test: how many of its dice succeed."""
    note("TRA-TEST-02")
    return sum(succeeds(die, downs=downs) for die in rolled(battle, count, number, purpose))


# Opposed tests


@rule("TRA-TEST-04", otherwise=False)
def downs_succeed(difference: int) -> bool:
    """An active score that is at least the difficulty succeeds with Downs."""
    return difference >= 0


@rule("TRA-TEST-05", otherwise=False)
def ups_succeed(difference: int) -> bool:
    """An active score below the difficulty succeeds with Ups."""
    return difference < 0


@rule("TRA-TEST-06", otherwise=False)
def is_automatic(difference: int) -> bool:
    """A difference of three or more decides every die."""
    return far_apart(abs(difference))


@rule("TRA-TEST-08")
def far_apart(difference: int) -> bool:
    """Exactly three is already enough, in both directions."""
    return difference >= AUTOMATIC


class Reading(NamedTuple):
    """How a test reads the difference of its scores; precision and penetration state it again in their own words."""

    downs: Callable[[int], bool] = downs_succeed
    ups: Callable[[int], bool] = ups_succeed
    automatic: Callable[[int], bool] = is_automatic


GENERAL = Reading()


def successful_faces(difference: int, reading: Reading = GENERAL) -> frozenset[int]:
    """The faces with which a die of an opposed test succeeds: all or none of them where the test is automatic."""
    if reading.automatic(difference):
        return frozenset(FACES) if difference > 0 else frozenset()
    if reading.downs(difference):
        return frozenset(die for die in FACES if is_down(die))
    if reading.ups(difference):
        return frozenset(die for die in FACES if is_up(die))
    return frozenset()


@rule("TRA-TEST-09", otherwise=False)
def needs_no_dice(faces: frozenset[int]) -> bool:
    """Where all dice or none succeed nothing is rolled, and nothing can be rolled again."""
    return len(faces) in (0, len(FACES))


@rule("TRA-TEST-07")
def count_successes(dice: Sequence[int], faces: frozenset[int]) -> int:
    """How many dice succeed: every die with one of these faces counts."""
    return sum(die in faces for die in dice)


@rule("TRA-TEST-11", otherwise=True, always=True)
def may_reroll(*, granted: bool) -> bool:
    """Dice are rolled once, unless a rule grants another roll; a die that was rolled again stands."""
    return granted


def roll_against(battle: Battle, count: int, faces: frozenset[int], number: RuleId, purpose: Purpose) -> Opposed:
    """Roll dice that succeed with these faces."""
    if needs_no_dice(faces):
        return Opposed(0 if has_no_dice(count) or not faces else count, (), True)
    dice = rolled(battle, count, number, purpose)
    return Opposed(count_successes(dice, faces), dice, False)


def opposed(
    battle: Battle,
    count: int,
    active: int,
    difficulty: int,
    number: RuleId,
    purpose: Purpose,
    reading: Reading = GENERAL,
) -> Opposed:
    """An opposed test: the active score against a difficulty, with so many dice."""
    faces = successful_faces(active - difficulty, reading)
    first = roll_against(battle, count, faces, number, purpose)
    if first.automatic or not may_reroll(granted=False):
        return first
    again = roll_against(battle, len(first.dice) - first.successes, faces, number, purpose)
    return Opposed(first.successes + again.successes, (*first.dice, *again.dice), False)
