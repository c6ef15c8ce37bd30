"""Reactions: panic, rout and recovery, the test at the start of a turn, and what modifies it."""

from typing import get_args

from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged, release
from escarmouche.games.combatzone.rules.dice import added, quality_modifier, roll
from escarmouche.games.combatzone.rules.events.turn import Panicked, Reaction, ReactionRolled, Routed
from escarmouche.games.combatzone.rules.lists.cards import Fighter
from escarmouche.games.combatzone.rules.measure import in_contact
from escarmouche.games.combatzone.rules.own_rules import immune, on_test
from escarmouche.games.combatzone.rules.shooting.readiness import when_shaken
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate, let_fall

RESULTS: tuple[Reaction, ...] = get_args(Reaction)
BANDS = NUMBERS["reaction_bands"]
OK_FROM: int = BANDS["ok_from"]
PANIC_FROM: int = BANDS["panic_from"]
DICE = ((2, 6),)


# Falling into panic and rout


@rule("CBZ-MACH-14", otherwise=False)
def has_no_nerves(battle: Battle, figure: Figure) -> bool:
    """Machines never panic or rout and make no tests."""
    return battle.card(figure).machine


@rule("CBZ-REACT-29")
def can_panic(figure: Figure) -> bool:
    """A panic changes nothing for whoever is panicked or routed already."""
    return figure.reaction in ("", "recovered")


@rule("CBZ-REACT-32", always=True)
def panic(battle: Battle, figure: Figure, *rules: RuleId) -> None:
    """Panic is the same from whatever cause, from the moment it arises."""
    if has_no_nerves(battle, figure) or figure.place != "table" or not can_panic(figure):
        return
    if immune(battle, figure, "panic"):
        return
    figure.reaction = "panicked"
    when_shaken(battle, figure)
    battle.tell(Panicked(figure=figure.id, rules=tuple(rules)))


@rule("CBZ-REACT-29", "CBZ-REACT-32", always=True)
def rout(battle: Battle, figure: Figure, *rules: RuleId) -> None:
    """A figure is routed, whatever it was; it stays until the next mandatory actions, and whoever fought it is free."""
    if has_no_nerves(battle, figure) or figure.place != "table" or immune(battle, figure, "rout"):
        return
    figure.reaction = "routed"
    when_shaken(battle, figure)
    let_fall(battle, figure)
    battle.tell(Routed(figure=figure.id, rules=tuple(rules)))
    release(battle)


# Modifiers


@rule("CBZ-REACT-05")
def by_quality(battle: Battle, figure: Figure) -> Reason | None:
    """The quality of the figure counts."""
    value = quality_modifier(battle, figure)
    return Reason(value, "CBZ-REACT-05", "reason-quality") if value else None


@rule("CBZ-MACH-20", always=True)
def is_comrade(fighter: Fighter) -> bool:
    """A machine acts with its group but is no comrade of anybody."""
    return not fighter.machine


def comrades(battle: Battle, figure: Figure) -> list[Figure]:
    """The living members of a figure's group, also those who got away, machines apart."""
    members = (battle.figure(index) for index in battle.group(figure).figures)
    return [one for one in members if one.place not in ("casualty", "lost") and is_comrade(battle.card(one))]


@rule("CBZ-REACT-06", always=True)
def alone(battle: Battle, figure: Figure) -> Reason | None:
    """The last living member of a group loses 2, unless it is a hero."""
    if battle.card(figure).role == "hero" or len(comrades(battle, figure)) > 1:
        return None
    return Reason(CATALOGUE.number("CBZ-REACT-06"), "CBZ-REACT-06", "reason-last-member")


@rule("CBZ-REACT-08")
def half_of(battle: Battle, strength: int) -> float:
    """Half the strength at the start of the game, rounded down or by option exact."""
    return strength / 2 if battle.option("half_strength") == "exact" else strength // 2


@rule("CBZ-REACT-07", always=True)
def decimated(battle: Battle, figure: Figure) -> Reason | None:
    """A group of which less than half is alive loses 1."""
    party = battle.party(battle.group(figure))
    strength = sum(is_comrade(fighter) for fighter in party.fighters)
    if len(comrades(battle, figure)) >= half_of(battle, strength):
        return None
    return Reason(CATALOGUE.number("CBZ-REACT-07"), "CBZ-REACT-07", "reason-decimated")


@rule("CBZ-REACT-09")
def running(battle: Battle, figure: Figure) -> Reason | None:
    """Whoever is routed already loses 1."""
    return (
        Reason(CATALOGUE.number("CBZ-REACT-09"), "CBZ-REACT-09", "reason-routed")
        if figure.reaction == "routed"
        else None
    )


@rule("CBZ-REACT-10")
def in_a_fight(battle: Battle, figure: Figure) -> Reason | None:
    """Whoever is engaged loses 1."""
    return Reason(CATALOGUE.number("CBZ-REACT-10"), "CBZ-REACT-10", "reason-engaged") if engaged(figure) else None


@rule("CBZ-REACT-12")
def can_steady(battle: Battle, figure: Figure, other: Figure) -> bool:
    """Any friendly leader or second steadies others, if he is not running himself."""
    return other is not figure and other.reaction != "routed"


@rule("CBZ-REACT-11")
def beside_a_leader(battle: Battle, figure: Figure) -> Reason | None:
    """In base contact with a leader or a second a figure gains 1, however many they are."""
    for other in battle.on_table(figure.owner):
        leads = battle.card(other).role in ("leader", "second")
        if leads and can_steady(battle, figure, other) and in_contact(battle, figure, other):
            return Reason(
                CATALOGUE.number("CBZ-REACT-11"), "CBZ-REACT-11", "reason-beside-leader", {"figure": other.id}
            )
    return None


@rule("CBZ-REACT-13")
def is_second(battle: Battle, figure: Figure) -> Reason | None:
    """A second gains 1 in a reaction test."""
    return (
        Reason(CATALOGUE.number("CBZ-REACT-13"), "CBZ-REACT-13", "reason-second")
        if battle.card(figure).role == "second"
        else None
    )


@rule("CBZ-REACT-14")
def is_leader(battle: Battle, figure: Figure) -> Reason | None:
    """A leader gains 2 in a reaction test."""
    return (
        Reason(CATALOGUE.number("CBZ-REACT-14"), "CBZ-REACT-14", "reason-leader")
        if battle.card(figure).role == "leader"
        else None
    )


MODIFIERS = (by_quality, alone, decimated, running, in_a_fight, beside_a_leader, is_second, is_leader)


def modifiers(battle: Battle, figure: Figure) -> list[Reason]:
    """Everything that counts in a reaction test."""
    found = [reason for modifier in MODIFIERS if (reason := modifier(battle, figure)) is not None]
    return found + on_test(battle, figure, "reaction")


# The test


@rule("CBZ-REACT-31", always=True)
def is_shaken(figure: Figure) -> bool:
    """Only wound rolls that fall short, falls and fire shake anybody; whoever is not shaken does not test."""
    return figure.reaction in ("panicked", "routed")


@rule("CBZ-REACT-01", otherwise=[])
def must_test(battle: Battle, seat: int) -> list[Figure]:
    """Every figure under a reaction tests in the second phase."""
    return [figure for figure in battle.on_table(seat) if is_shaken(figure) and not has_no_nerves(battle, figure)]


@rule("CBZ-REACT-02", otherwise=False)
def is_ok(result: int) -> bool:
    """A total of 8 or more passes the test."""
    return result >= OK_FROM


@rule("CBZ-REACT-03", otherwise=False)
def is_panic(result: int) -> bool:
    """A total of 5 to 7 is panic."""
    return PANIC_FROM <= result < OK_FROM


@rule("CBZ-REACT-04", otherwise=False)
def is_rout(result: int) -> bool:
    """A total of 4 or less is rout."""
    return result < PANIC_FROM


def result_of(number: int) -> Reaction:
    """What the total of a reaction test means."""
    bands = (is_ok, is_panic, is_rout)
    return next(result for result, lies_in in zip(RESULTS, bands, strict=True) if lies_in(number))


def outcome_of(figure: Figure, number: int) -> Reaction:
    """What the total of a reaction test means for a figure, which may burn."""
    result, burns = result_of(number), burns_on(figure)
    return "panic" if result == "ok" and burns else result


@rule("CBZ-REACT-01")
def test(battle: Battle, figure: Figure) -> Steps[None]:
    """A reaction test: its result replaces the state of the figure."""
    reasons = modifiers(battle, figure)
    dice = roll(battle, DICE, "CBZ-REACT-01", "reaction")
    number = added(dice, reasons)
    result = outcome_of(figure, number)
    battle.tell(ReactionRolled(figure=figure.id, dice=tuple(dice), total=number, result=result, reasons=tuple(reasons)))
    if result == "ok":
        recover(figure)
    elif result == "panic":
        figure.reaction = "panicked"
    elif result == "rout" and dies_running(figure):
        eliminate(battle, figure, "rout", "CBZ-REACT-26")
    elif result == "rout":
        figure.reaction = ""
        rout(battle, figure, "CBZ-REACT-04")
    yield from ()


@rule("CBZ-REACT-16", always=True)
def recover(figure: Figure) -> None:
    """A figure that passes its test is under no reaction any more, but has only 3 points until the turn ends."""
    figure.reaction = "recovered"


@rule("CBZ-FIRE-02", otherwise=False)
def burns_on(figure: Figure) -> bool:
    """Whoever burns is at least panicked."""
    return figure.burning


@rule("CBZ-REACT-26", "CBZ-REACT-27", otherwise=False)
def dies_running(figure: Figure) -> bool:
    """Whoever is engaged and routs in a test is eliminated."""
    return engaged(figure)
