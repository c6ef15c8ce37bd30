"""Close combat: rounds between two principals and their supporters, and who wins them."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

import msgspec

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, listening, note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.close_combat import blows
from escarmouche.games.combatzone.rules.close_combat.engagement import engage, tie_between
from escarmouche.games.combatzone.rules.dice import Dice, added, parsed, quality_modifier, roll, together
from escarmouche.games.combatzone.rules.events.fights import CutDown, RoundFought
from escarmouche.games.combatzone.rules.forecast import Roller
from escarmouche.games.combatzone.rules.measure import apart, in_contact, who_may_be_within, within
from escarmouche.games.combatzone.rules.own_rules import on_test
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure, FigureId, Tie
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate
from escarmouche.games.combatzone.rules.wounds.machines import confusion, is_shut_down

NO_DICE: Dice = ()
AT_HAND = centimetres(1)
"""Enemies no farther away than this are offered as opponents, with the reason why they cannot be fought."""


class Fight(OptionKey, frozen=True):
    word: ClassVar[str] = "fight"
    enemy: FigureId


KEYS = (Fight,)
"""The kinds of actions that are offered here."""
ASK_MAIN_WEAPON = Asks("main-weapon", "<arm>", about=("figure",), says=("arm",))


# Offers


def price() -> int:
    """What initiating close combat costs."""
    return CATALOGUE.number("CBZ-ACT-01")


@rule("CBZ-CC-41", always=True)
def at_grips(battle: Battle, figure: Figure, enemy: Figure) -> bool:
    """Whether two enemies can fight: contact on any side will do, whichever way they face."""
    return in_contact(battle, figure, enemy)


@rule("CBZ-CC-01", always=True)
def out_of_reach(battle: Battle, figure: Figure, enemy: Figure) -> Reason | None:
    """Only a figure in base contact with an enemy may spend a point to fight it."""
    return None if at_grips(battle, figure, enemy) else refusal("CBZ-CC-01", "refused-no-contact", target=enemy.id)


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """A round of close combat with every enemy at hand."""
    return [
        Offer(
            Fight(enemy.id),
            "option-fight",
            "CBZ-ACT-01",
            price(),
            {"target": enemy.id},
            refused=partial(out_of_reach, battle, figure, enemy),
            forecast=partial(fight_forecast, battle, figure, enemy),
        )
        for enemy in who_may_be_within(battle, figure, 1 - figure.owner, AT_HAND)
        if within(apart(battle, figure, enemy), AT_HAND)
    ]


@rule("CBZ-CC-05", "CBZ-CC-33", always=True)
def perform(battle: Battle, figure: Figure, key: Fight) -> Steps[None]:
    """Each round costs a point of whoever brings it about, who is its initiator; there may be several in a turn."""
    enemy = battle.figure(key.enemy)
    if not (yield from begin(battle, figure, price(), "fight")):
        return
    if enemy.place == "table" and at_grips(battle, figure, enemy):
        yield from fight(battle, figure, enemy)


@rule("CBZ-CC-23", "CBZ-CC-39", "CBZ-REACT-27", otherwise=False)
def is_helpless(enemy: Figure) -> bool:
    """A routed figure that is made to fight is eliminated without dice."""
    return enemy.reaction == "routed"


def fight(battle: Battle, figure: Figure, enemy: Figure) -> Steps[None]:
    """One round of close combat."""
    if is_helpless(enemy):
        battle.tell(CutDown(figure=figure.id, target=enemy.id))
        eliminate(battle, enemy, "melee", "CBZ-CC-23")
        return
    clash = Clash(figure, enemy, supporters(battle, figure, enemy), supporters(battle, enemy, figure))
    bind(battle, clash)
    arms: dict[int, str] = {}
    for one in clash.everybody(battle):
        arms[one] = yield from choose_arm(battle, clash, one, arms)
        battle.state.deeds.append(f"arm:{one}:{arms[one]}")
    yield from settle(battle, clash, arms)


class Clash(msgspec.Struct):
    """A round: the two principals, and those who stand by them."""

    initiator: Figure
    enemy: Figure
    friends: list[Figure]
    foes: list[Figure]

    def ties(self) -> list[Tie]:
        """What ties the two principals to each other."""
        found = tie_between(self.initiator, self.enemy), tie_between(self.enemy, self.initiator)
        return [tie for tie in found if tie is not None]

    def rival(self, principal: Figure) -> Figure:
        """The principal whom a principal fights."""
        return self.enemy if principal is self.initiator else self.initiator

    def helpers(self, principal: Figure) -> list[Figure]:
        """The figures that support a principal."""
        return self.friends if principal is self.initiator else self.foes

    def everybody(self, battle: Battle) -> list[int]:
        """All who may roll dice of their own."""
        helpers = [*self.friends, *self.foes] if battle.option("extra_opponent") == "roll_many" else []
        return [self.initiator.id, self.enemy.id, *(one.id for one in helpers)]


@rule("CBZ-CC-32", otherwise=[])
def supporters(battle: Battle, principal: Figure, enemy: Figure) -> list[Figure]:
    """The other unrouted friends of a principal in base contact with his enemy."""
    friends = [one for one in battle.on_table(principal.owner) if one is not principal and one.reaction != "routed"]
    found = [one for one in friends if in_contact(battle, one, enemy)]
    if any(one.reaction == "panicked" for one in found):
        note("CBZ-CC-37")
    return found


def bind(battle: Battle, clash: Clash) -> None:
    """Everybody who takes part is engaged with the enemy principal."""
    engage(battle, clash.initiator, clash.enemy, clash.initiator)
    for tie in clash.ties():
        if not tie.rounds:
            tie.initiator = clash.initiator.id
    for one in clash.friends:
        engage(battle, one, clash.enemy, clash.initiator)
    for one in clash.foes:
        engage(battle, one, clash.initiator, clash.initiator)


# Weapons in hand


@rule("CBZ-CC-38")
def choose_arm(battle: Battle, clash: Clash, index: int, arms: Mapping[int, str]) -> Steps[str]:
    """A figure fights with one main weapon of its choice."""
    figure = battle.figure(index)
    ranked = blows.ranked_arms(battle, figure)
    if len(ranked) < 2:
        return ranked[0] if ranked else ""
    chosen = [(arm, {**arms, index: arm}) for arm in ranked]
    options = [
        Option(arm, "option-arm", {"arm": arm}, forecast=partial(round_forecast, battle, clash, known))
        for arm, known in chosen
    ]
    arm: str = yield Choose(
        figure.owner, ASK_MAIN_WEAPON, "CBZ-CC-38", options, data={"figure": index}, default=ranked[0], routine=True
    )
    return arm


# Attack dice


@rule("CBZ-MACH-15")
def dice_of_machine(kind: str) -> Dice:
    """A light machine rolls 2D6, a medium one 2D8, a heavy one 2D8 and 1D6."""
    return parsed(blows.MACHINES[kind]["attack"])


ATTACK: Mapping[str, RuleId] = {"basic": "CBZ-CC-09", "gang_leader": "CBZ-CC-10", "hero": "CBZ-CC-11"}
"""The rule that names the attack dice of each class."""


def dice_by(number: RuleId) -> Dice:
    """The dice that a rule names."""
    return parsed(CATALOGUE.value(number))


def class_dice(battle: Battle, figure: Figure) -> Dice:
    """The attack dice of a figure's class."""
    card = battle.card(figure)
    if not card.machine:
        return dice_by(ATTACK[card.kind])
    note("CBZ-MACH-21")
    return parsed(card.attack) if card.attack else dice_of_machine(card.kind)


@rule("CBZ-CC-44", always=True)
def has_initiators_die(battle: Battle, figure: Figure, clash: Clash) -> bool:
    """Whether a figure has the die of who pays for the round; by option of who paid for the first, then or always."""
    reading = battle.option("initiator_die")
    if reading == "round":
        return figure is clash.initiator
    tie = clash.ties()[0]
    return tie.initiator == figure.id and (reading == "combat" or not tie.rounds)


def arm_dice(battle: Battle, figure: Figure, arm: str) -> Dice:
    """The dice for what a figure has in its hands."""
    main = dice_by("CBZ-CC-15" if arm in blows.SMALL_ARMS else "CBZ-CC-16") if arm else NO_DICE
    return main + (dice_by("CBZ-CC-17") if blows.has_second(battle, figure) else NO_DICE)


@rule("CBZ-CC-03", "CBZ-CC-13", otherwise=NO_DICE)
def numbers_dice(count: int) -> Dice:
    """A D6 for each opponent beyond the first."""
    return ((count, 6),) if count else NO_DICE


def dice_for_numbers(battle: Battle, mine: Sequence[Figure], theirs: Sequence[Figure]) -> Dice:
    """The dice of a side for supporters: for its own, or by option for those of the enemy, or none."""
    reading = battle.option("extra_opponent")
    if reading == "roll_many":
        return NO_DICE
    return numbers_dice(len(mine) if reading == "die_many" else len(theirs))


# Attack rolls


@rule("CBZ-CC-14", "CBZ-CC-37", "CBZ-REACT-19")
def shaken(figure: Figure) -> Reason | None:
    """A panicked fighter has 2 less in an attack roll."""
    return (
        Reason(CATALOGUE.number("CBZ-CC-14"), "CBZ-CC-14", "reason-panicked") if figure.reaction == "panicked" else None
    )


@rule("CBZ-CC-18")
def by_quality(battle: Battle, figure: Figure) -> Reason | None:
    """Quality counts in an attack roll."""
    value = quality_modifier(battle, figure)
    return Reason(value, "CBZ-CC-18", "reason-quality") if value else None


def attack_modifiers(battle: Battle, figure: Figure) -> list[Reason]:
    """What counts in an attack roll beside the dice; cover of any kind does not."""
    muddle = confusion(figure)
    found = [
        by_quality(battle, figure),
        shaken(figure),
        Reason(muddle, "CBZ-MACH-16", "reason-software") if muddle else None,
    ]
    return [*(reason for reason in found if reason is not None), *on_test(battle, figure, "attack")]


class Effort(msgspec.Struct, frozen=True):
    """What one figure brings to a round: its dice as they fell, its total, and why."""

    figure: FigureId
    dice: tuple[int, ...]
    total: int
    reasons: tuple[Reason, ...]


def strain(battle: Battle, figure: Figure, dice: Dice) -> Effort:
    """Make the attack roll of one figure."""
    if is_shut_down(figure):
        return Effort(figure.id, (), 0, ())
    reasons = attack_modifiers(battle, figure)
    fallen = roll(battle, dice, "CBZ-CC-45", "attack")
    return Effort(figure.id, tuple(fallen), added(fallen, reasons), tuple(reasons))


def efforts(battle: Battle, clash: Clash, figure: Figure, arms: Mapping[int, str]) -> Effort:
    """The best roll of one side: the principal's, or by option that of a supporter."""
    best = strain(battle, figure, principal_dice(battle, clash, figure, arms[figure.id]))
    if battle.option("extra_opponent") != "roll_many":
        return best
    for one in clash.helpers(figure):
        other = strain(battle, one, helper_dice(battle, one, arms[one.id]))
        best = other if other.total > best.total else best
    return best


def principal_dice(battle: Battle, clash: Clash, figure: Figure, arm: str) -> Dice:
    """What a principal rolls: the dice of his class, as initiator, for what he has in his hands, and for numbers."""
    mine, theirs = clash.helpers(figure), clash.helpers(clash.rival(figure))
    first = dice_by("CBZ-CC-12") if has_initiators_die(battle, figure, clash) else NO_DICE
    dice = class_dice(battle, figure) + first + arm_dice(battle, figure, arm) + dice_by("CBZ-CC-43")
    return dice + dice_for_numbers(battle, mine, theirs)


@rule("CBZ-CC-03", otherwise=NO_DICE)
def helper_dice(battle: Battle, figure: Figure, arm: str) -> Dice:
    """What a supporter rolls who makes a roll of his own."""
    return class_dice(battle, figure) + arm_dice(battle, figure, arm)


@rule("CBZ-CC-04", "CBZ-CC-45")
def both_roll(battle: Battle, clash: Clash, arms: Mapping[int, str]) -> tuple[Effort, Effort]:
    """Both fighters roll, the initiator first."""
    return efforts(battle, clash, clash.initiator, arms), efforts(battle, clash, clash.enemy, arms)


@rule("CBZ-CC-06")
def higher(mine: int, theirs: int) -> int:
    """The higher total wins: 1 for the initiator, -1 for the other, 0 for neither."""
    return CATALOGUE.number("CBZ-CC-07") if mine == theirs else 1 if mine > theirs else -1


def settle(battle: Battle, clash: Clash, arms: Mapping[int, str]) -> Steps[None]:
    """The attack rolls of a round, and the blow of whoever wins it."""
    mine, theirs = both_roll(battle, clash, arms)
    result = higher(mine.total, theirs.total)
    victor = mine.figure if result > 0 else theirs.figure if result < 0 else NO_FIGURE
    battle.tell(
        RoundFought(
            figure=clash.initiator.id,
            target=clash.enemy.id,
            dice=mine.dice,
            total=mine.total,
            target_dice=theirs.dice,
            target_total=theirs.total,
            victor=victor,
            reasons=(*mine.reasons, *theirs.reasons),
        )
    )
    for tie in clash.ties():
        tie.rounds += 1
    if result:
        loser = clash.enemy if result > 0 else clash.initiator
        blows.strike(battle, battle.figure(striker(clash, result, victor)), loser, arms[victor])
    yield from ()


@rule("CBZ-CC-35")
def striker(clash: Clash, result: int, victor: int) -> int:
    """The loser is the principal of the losing side; whoever made the winning roll strikes him."""
    return victor


# Looking ahead


def fight_forecast(battle: Battle, figure: Figure, enemy: Figure) -> forecast.Round | forecast.CutDown:
    """What may come of a round if everybody fights with the best of his weapons."""
    with listening(None):
        if is_helpless(enemy):
            return forecast.CutDown(figure=figure.id, target=enemy.id)
        return round_forecast(battle, imagined(battle, figure, enemy), {})


def round_forecast(battle: Battle, clash: Clash, arms: Mapping[int, str]) -> forecast.Round:
    """Who rolls which dice on either side, and what the winner does to the loser, with weapons as far as chosen."""
    with listening(None):
        mine, my_reasons = rollers(battle, clash, clash.initiator, arms)
        theirs, their_reasons = rollers(battle, clash, clash.enemy, arms)
        return forecast.Round(
            figure=clash.initiator.id,
            target=clash.enemy.id,
            sides=(tuple(mine), tuple(theirs)),
            reasons=(*my_reasons, *their_reasons),
        )


def imagined(battle: Battle, figure: Figure, enemy: Figure) -> Clash:
    """A round as it would be fought, with copies of the principals, which are tied to one another."""
    one, other = (msgspec.structs.replace(principal) for principal in (figure, enemy))
    for mine, theirs in ((one, other), (other, one)):
        if tie_between(mine, theirs) is None:
            mine.ties = [*mine.ties, Tie(other=theirs.id, initiator=figure.id)]
    return Clash(one, other, supporters(battle, figure, enemy), supporters(battle, enemy, figure))


def rollers(
    battle: Battle, clash: Clash, principal: Figure, arms: Mapping[int, str]
) -> tuple[list[Roller], list[Reason]]:
    """Who rolls on the side of a principal, he himself first, with the weapon he chose or the best he has; and why."""
    many = battle.option("extra_opponent") == "roll_many"
    found: list[Roller] = []
    reasons: list[Reason] = []
    for one in (principal, *(clash.helpers(principal) if many else ())):
        arm = arms.get(one.id) or next(iter(blows.ranked_arms(battle, one)), "")
        dice = principal_dice(battle, clash, one, arm) if one is principal else helper_dice(battle, one, arm)
        counts = attack_modifiers(battle, one)
        if is_shut_down(one):
            dice, counts = NO_DICE, []
        blow, wounds = forecast.blow(battle, one, clash.rival(principal), arm)
        found.append(Roller(one.id, dice, together(counts), blow))
        reasons += [forecast.attack_heading(one, dice), *counts, forecast.wound_heading(blow), *wounds]
    return found, reasons
