"""Morale at the end of a round: who tests, with which Quality, and what failure means."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.attack import all_models_have, any_has, spell_reasons, spend_next_use
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.events import (
    FearlessRolled,
    MoraleFailed,
    MoraleRolled,
    MoraleTriggered,
    Routed,
)
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.measure import nearest, within
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.games.firefight.rules.wounds import gone, is_shaken_by
from escarmouche.table.geometry import inches

HERO_RANGE = inches(12)
FEARLESS_ON = 4
ASK_MORALE_ORDER = Asks("morale-order", "<unit>", says=("unit",))


@rule("GFF-MORALE-01", otherwise=False, always=True)
def must_test(fight: Fight, seat: SeatId) -> bool:
    """An army at half of its starting units or fewer takes morale tests."""
    started = sum(unit.owner == seat for unit in fight.state.units)
    left = sum(1 for _ in fight.army(seat))
    if not at_half(left, started):
        return False
    fight.tell(MoraleTriggered(seat=seat, left=left, started=started))
    return True


@rule("GFF-MORALE-05", always=True)
def at_half(left: int, started: int) -> bool:
    """Units in reserve count as left, groups count as one."""
    return left > 0 and 2 * left <= started


@rule("GFF-MORALE-06")
def testers(fight: Fight, seat: SeatId) -> list[Unit]:
    """Every unit on the table tests once; reserves do not."""
    return fight.on_table(seat)


def test_next(fight: Fight, seat: SeatId) -> Steps[None]:
    """The owner picks the next unit to test; its test is resolved completely."""
    waiting = fight.state.to_test[seat]
    chosen = waiting[0]
    if len(waiting) > 1:
        key = yield Choose(
            seat,
            ASK_MORALE_ORDER,
            "GFF-MORALE-06",
            [Option(str(unit), "option-unit", {"unit": unit}) for unit in waiting],
        )
        chosen = int(key)
    fight.state.to_test[seat] = [unit for unit in waiting if unit != chosen]
    test_morale(fight, fight.state.units[chosen])


def test_morale(fight: Fight, unit: Unit) -> None:
    """One unit takes a morale test."""
    if passes_test(fight, unit) or fearless(fight, unit):
        return
    if routs(unit):
        fight.tell(Routed(unit=unit.id))
        gone(fight, unit)
    elif failed():
        is_shaken_by(fight, unit, "GFF-MORALE-03")


@rule("GFF-MORALE-02", always=True)
def passes_test(fight: Fight, unit: Unit) -> bool:
    """A morale test is a Quality test of the unit."""
    if fails_when_shaken(unit):
        fight.tell(MoraleFailed(unit=unit.id))
        return False
    needed = morale_quality(fight, unit)
    reasons = spell_reasons(unit, "morale")
    face = fight.roll(1, "GFF-MORALE-02", "morale")[0]
    success = passes(face, needed, reasons, "morale")
    spend_next_use(unit, "morale")
    fight.tell(MoraleRolled(unit=unit.id, die=face, needed=needed, success=success, reasons=tuple(reasons)))
    return success


@rule("GFF-SHAKEN-04", otherwise=False)
def fails_when_shaken(unit: Unit) -> bool:
    """A Shaken unit fails its morale tests without a roll."""
    return unit.shaken


@rule("GFF-HERO-01")
def morale_quality(fight: Fight, unit: Unit) -> int:
    """The best Quality available: its own, or that of a Hero nearby who is not Shaken."""
    heroes = [other for other in fight.on_table(unit.owner) if any_has(fight, other, "hero") and not other.shaken]
    lent = [fight.profile(hero).quality for hero in heroes if hero_helps(fight, hero, unit)]
    return min([fight.profile(unit).quality, *lent])


@rule("GFF-HERO-02", otherwise=True, always=True)
def hero_helps(fight: Fight, hero: Unit, unit: Unit) -> bool:
    """A Hero helps units whose nearest model is within 12 inches, other Heroes included."""
    return any(
        within(nearest(fight, model, unit), HERO_RANGE) for model in fight.alive(hero) if fight.has(model, "hero")
    )


@rule("GFF-FEARLESS-01", otherwise=False)
def fearless(fight: Fight, unit: Unit) -> bool:
    """A Fearless unit turns a failed test into a success on 4+."""
    if not is_fearless(fight, unit):
        return False
    face = fight.roll(1, "GFF-FEARLESS-01", "fearless")[0]
    success = passes(face, FEARLESS_ON, (), "fearless")
    spend_next_use(unit, "fearless")
    fight.tell(FearlessRolled(unit=unit.id, die=face, success=success, rules=("GFF-FEARLESS-01",)))
    return success


@rule("GFF-FEARLESS-01", otherwise=False)
def is_fearless(fight: Fight, unit: Unit) -> bool:
    """Every model that is alive is Fearless."""
    return any_has(fight, unit, "fearless") and all_models_have(fight, unit, "fearless") and helps_shaken(unit)


@rule("GFF-FEARLESS-02", always=True)
def helps_shaken(unit: Unit) -> bool:
    """Fearless also helps against the automatic failure of a Shaken unit."""
    return True


@rule("GFF-MORALE-03", otherwise=False)
def failed() -> bool:
    """A unit that fails becomes Shaken."""
    return True


@rule("GFF-MORALE-04", otherwise=False)
def routs(unit: Unit) -> bool:
    """A unit that was already Shaken runs instead."""
    return unit.shaken
