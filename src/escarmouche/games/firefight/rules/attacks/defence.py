"""Blocking: Defence rolls against hits, rerolls, and Regeneration against the wounds that are left."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from escarmouche.engine.ids import SeatId, UnitId
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks import own_rules
from escarmouche.games.firefight.rules.attacks.to_hit import Hit, all_models_have, spell_reasons, spend_next_use
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import may_reroll, passes
from escarmouche.games.firefight.rules.events import DefenceRerolled, DefenceRolled, RegenerationRolled, Rerolled
from escarmouche.games.firefight.rules.lists.own_rules import Faces
from escarmouche.games.firefight.rules.state import NO_UNIT, Model, Unit
from escarmouche.games.firefight.rules.vocabulary import Cause

SIX = 6
REGENERATES_ON = 5
IMPACT = 10_000
"""The place of Impact hits in the order of weapons: behind all of them."""


class Package(msgspec.Struct):
    """Damage that is suffered at one time: who caused it and how."""

    cause: Cause
    attacker: UnitId = NO_UNIT
    seat: SeatId = -1
    feared: int = 0
    marked: int = 0


@rule("GFF-DICE-09")
def defence_order(hit: Hit) -> tuple[bool, int, int]:
    """Defence dice: Deadly hits first, then by falling AP, then by weapon, Impact last."""
    return (hit.deadly == 0, -hit.ap, hit.weapon)


@rule("GFF-DEF-02", otherwise=[])
def defence_reasons(hit: Hit, cover: Reason | None) -> list[Reason]:
    """AP and cover both modify the Defence roll."""
    reasons = [Reason(-hit.ap, "GFF-AP-01")] if hit.ap else []
    return [*reasons, cover] if cover else reasons


@rule("GFF-TERR-02")
def defenders_cover(hit: Hit) -> Reason | None:
    """The unit that is shot at has the cover, not the unit that shoots."""
    return Reason(+1, "GFF-TERR-01") if hit.cover else None


def cover_against(hit: Hit, package: Package) -> Reason | None:
    """What cover adds to the Defence roll against a hit; if nobody shot, that is what the catalogue says."""
    if package.cause == "shooting":
        return defenders_cover(hit)
    added = CATALOGUE.number("GFF-MELEE-09")
    return Reason(added, "GFF-MELEE-09") if added else None


class Test(NamedTuple):
    """The Defence test against one hit: what changes its die, and which faces a rule of one's own rolls again."""

    reasons: tuple[Reason, ...]
    again: Faces | None = None


def defence_test(battle: Battle, unit: Unit, hit: Hit, package: Package, spells: Sequence[Reason]) -> Test:
    """The test that a unit takes against a hit."""
    reasons = (*defence_reasons(hit, cover_against(hit, package)), *spells)
    if battle.own is None:
        return Test(reasons)
    model = battle.state.models[hit.model] if hit.model >= 0 else None
    charging = hit.charging or hit.weapon == IMPACT
    attack = own_rules.Attack(model, unit, package.cause, charging, hit.cover)
    more, again = own_rules.defence(battle, unit, attack)
    return Test((*reasons, *more), again)


@rule("GFF-DEF-01", otherwise=[], always=True)
def block(battle: Battle, unit: Unit, hits: Sequence[Hit], package: Package) -> list[Hit]:
    """One Defence die for each hit; every failure is a wound."""
    needed = battle.profile(unit).defense
    spells = spell_reasons(unit, "defence")
    ordered = sorted(hits, key=defence_order)
    tests: list[Test] = []
    dice: list[int] = []
    outcomes: list[bool] = []
    for hit in ordered:
        tests.append(defence_test(battle, unit, hit, package, spells))
        dice += battle.roll(1, "GFF-DEF-01", "defence")
        outcomes.append(passes(dice[-1], needed, tests[-1].reasons, "defence"))
    modifiers = [total(test.reasons) for test in tests]
    spend_next_use(unit, "defence")
    blocked = sum(outcomes)
    battle.tell(
        DefenceRolled(
            unit=unit.id,
            dice=tuple(dice),
            needed=needed,
            blocked=blocked,
            wounds=len(ordered) - blocked,
            reasons=max((test.reasons for test in tests), key=lambda some: -total(some), default=()),
            modifiers=tuple(modifiers) if len(set(modifiers)) > 1 else (),
        )
    )
    _rerolls(battle, unit, ordered, dice, outcomes, tests)
    return [hit for hit, stopped in zip(ordered, outcomes, strict=True) if not stopped]


@rule("GFF-BANE-02", otherwise=False)
def must_reroll(hit: Hit, face: int) -> bool:
    """A Defence six against a Bane hit is rolled again, and only that."""
    return hit.bane and face == SIX


def _rerolls(
    battle: Battle, unit: Unit, hits: Sequence[Hit], dice: list[int], outcomes: list[bool], tests: Sequence[Test]
) -> None:
    """Dice that Bane forces, or a rule of one's own allows, to be rolled again; none of them twice."""
    needed = battle.profile(unit).defense
    forced: list[int] = []
    saved: list[bool] = []
    chosen: list[int] = []
    lost = 0
    for at, (hit, test) in enumerate(zip(hits, tests, strict=True)):
        times = 0
        if own_rules.rerolls(test.again, dice[at], success=outcomes[at]) and may_reroll(times):
            dice[at] = battle.roll(1, own_rules.RULE, "defence")[0]
            chosen.append(dice[at])
            outcomes[at] = passes(dice[at], needed, test.reasons, "defence")
            saved.append(outcomes[at])
            times += 1
        while must_reroll(hit, dice[at]) and may_reroll(times):
            dice[at] = battle.roll(1, "GFF-BANE-01", "defence")[0]
            forced.append(dice[at])
            times += 1
            outcomes[at] = passes(dice[at], needed, test.reasons, "defence")
            lost += not outcomes[at]
    if chosen:
        battle.tell(Rerolled(unit=unit.id, dice=tuple(chosen), successes=sum(saved)))
    if forced:
        battle.tell(DefenceRerolled(unit=unit.id, dice=tuple(forced), wounds=lost))


@rule("GFF-REGEN-01", otherwise=False)
def regenerates(battle: Battle, unit: Unit, models: Sequence[Model] | None = None) -> bool:
    """A unit all of whose models (those alive, or those who would be) regenerate may ignore wounds."""
    left = battle.alive(unit) if models is None else models
    return any(battle.has(model, "regeneration") for model in left) and all_models_have(
        battle, unit, "regeneration", left
    )


@rule("GFF-REGEN-02", otherwise=True, always=True)
def may_regenerate(hit: Hit) -> bool:
    """Wounds from Bane, Rending and Unstoppable weapons are not rolled for."""
    return not hit.stops_regeneration


def ignored(battle: Battle, unit: Unit, count: int, hit: Hit) -> int:
    """How many of these wounds the unit's Regeneration ignores."""
    if not count or not regenerates(battle, unit) or not may_regenerate(hit):
        return 0
    return roll_regeneration(battle, unit, count)


def roll_regeneration(battle: Battle, unit: Unit, count: int) -> int:
    """One die for each wound; on 5+ it is ignored."""
    dice = battle.roll(count, "GFF-REGEN-01", "regeneration")
    saved = sum(passes(face, REGENERATES_ON, (), "regeneration") for face in dice)
    battle.tell(RegenerationRolled(unit=unit.id, dice=tuple(dice), ignored=saved))
    return saved
