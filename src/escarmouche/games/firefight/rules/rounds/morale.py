"""Morale at the end of a round: who tests, with which Quality, and what failure means."""

from escarmouche.engine.ids import SeatId, UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import events
from escarmouche.games.firefight.rules.attacks import own_rules
from escarmouche.games.firefight.rules.attacks.to_hit import any_has, spell_reasons, spend_next_use, unit_has
from escarmouche.games.firefight.rules.attacks.wounds import gone, make_shaken
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import may_reroll, passes
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.games.firefight.rules.table.measure import nearest, within
from escarmouche.table.geometry import inches

HERO_RANGE = inches(12)
ASK_MORALE_ORDER = Asks("morale-order", "<unit>", says=("unit",))


@rule("GFF-MORALE-01", otherwise=False, always=True)
def must_test(battle: Battle, seat: SeatId) -> bool:
    """An army at half of its starting units or fewer takes morale tests."""
    started = sum(unit.owner == seat for unit in battle.state.units)
    left = sum(1 for _ in battle.army(seat))
    if not at_half(left, started):
        return False
    battle.tell(events.MoraleTriggered(seat=seat, left=left, started=started))
    return True


@rule("GFF-MORALE-05", always=True)
def at_half(left: int, started: int) -> bool:
    """Units in reserve count as left, groups count as one."""
    return left > 0 and 2 * left <= started


@rule("GFF-MORALE-06")
def testers(battle: Battle, seat: SeatId) -> list[Unit]:
    """Every unit on the table tests once; reserves do not, nor do those who are immune."""
    return [unit for unit in battle.on_table(seat) if own_rules.immune(battle, unit, "morale") is None]


def test_next(battle: Battle, seat: SeatId) -> Steps[None]:
    """The owner picks the next unit to test; its test is resolved completely."""
    waiting = battle.state.to_test[seat]
    chosen = waiting[0]
    if len(waiting) > 1:
        key = yield Choose(
            seat,
            ASK_MORALE_ORDER,
            "GFF-MORALE-06",
            [Option(str(unit), "option-unit", {"unit": unit}) for unit in waiting],
        )
        chosen = UnitId(int(key))
    battle.state.to_test[seat] = [unit for unit in waiting if unit != chosen]
    test_morale(battle, battle.state.units[chosen])


def test_morale(battle: Battle, unit: Unit) -> None:
    """One unit takes a morale test."""
    if passes_test(battle, unit) or fearless(battle, unit):
        return
    if routs(unit):
        battle.tell(events.Routed(unit=unit.id))
        gone(battle, unit)
    elif CATALOGUE.holds("GFF-MORALE-03"):
        make_shaken(battle, unit, "GFF-MORALE-03")


@rule("GFF-MORALE-02", always=True)
def passes_test(battle: Battle, unit: Unit) -> bool:
    """A morale test is a Quality test of the unit."""
    if fails_when_shaken(unit):
        battle.tell(events.MoraleFailed(unit=unit.id))
        return False
    needed = morale_quality(battle, unit)
    reasons = morale_reasons(battle, unit)
    face = battle.roll(1, "GFF-MORALE-02", "morale")[0]
    success = passes(face, needed, reasons, "morale")
    spend_next_use(unit, "morale")
    battle.tell(events.MoraleRolled(unit=unit.id, die=face, needed=needed, success=success, reasons=tuple(reasons)))
    if rolls_again(battle, unit, face, success=success):
        face = battle.roll(1, own_rules.RULE, "morale")[0]
        success = passes(face, needed, reasons, "morale")
        battle.tell(events.Rerolled(unit=unit.id, dice=(face,), successes=int(success)))
    return success


def morale_reasons(battle: Battle, unit: Unit) -> list[Reason]:
    """What changes the roll of a unit's morale test, each with its rule."""
    return [*spell_reasons(unit, "morale"), *own_rules.morale(battle, unit)[0]]


def rolls_again(battle: Battle, unit: Unit, face: int, *, success: bool) -> bool:
    """Whether a rule of one's own lets a unit roll its morale test again."""
    return own_rules.rerolls(own_rules.morale(battle, unit)[1], face, success=success) and may_reroll(0)


@rule("GFF-SHAKEN-04", otherwise=False)
def fails_when_shaken(unit: Unit) -> bool:
    """A Shaken unit fails its morale tests without a roll."""
    return unit.shaken


@rule("GFF-HERO-01")
def morale_quality(battle: Battle, unit: Unit) -> int:
    """The best Quality available: its own, or that of a Hero nearby who is not Shaken."""
    heroes = [other for other in battle.on_table(unit.owner) if any_has(battle, other, "hero") and not other.shaken]
    lent = [battle.profile(hero).quality for hero in heroes if hero_helps(battle, hero, unit)]
    return min([battle.profile(unit).quality, *lent])


@rule("GFF-HERO-02", otherwise=True, always=True)
def hero_helps(battle: Battle, hero: Unit, unit: Unit) -> bool:
    """A Hero helps units whose nearest model is within 12 inches, other Heroes included."""
    return any(
        within(nearest(battle, model, unit), HERO_RANGE) for model in battle.alive(hero) if battle.has(model, "hero")
    )


@rule("GFF-FEARLESS-01", otherwise=False)
def fearless(battle: Battle, unit: Unit) -> bool:
    """A Fearless unit turns a failed test into a success on 4+."""
    if not is_fearless(battle, unit):
        return False
    face = battle.roll(1, "GFF-FEARLESS-01", "fearless")[0]
    success = passes(face, CATALOGUE.number("GFF-FEARLESS-01"), (), "fearless")
    spend_next_use(unit, "fearless")
    battle.tell(events.FearlessRolled(unit=unit.id, die=face, success=success, rules=("GFF-FEARLESS-01",)))
    return success


@rule("GFF-FEARLESS-01", otherwise=False)
def is_fearless(battle: Battle, unit: Unit) -> bool:
    """Every model that is alive is Fearless."""
    return unit_has(battle, unit, "fearless") and (CATALOGUE.holds("GFF-FEARLESS-02") or not unit.shaken)


@rule("GFF-MORALE-04", otherwise=False)
def routs(unit: Unit) -> bool:
    """A unit that was already Shaken runs instead."""
    return unit.shaken
