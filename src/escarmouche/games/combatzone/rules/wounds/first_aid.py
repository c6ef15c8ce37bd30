"""First aid: treating a casualty, and what becomes of it."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import added, roll
from escarmouche.games.combatzone.rules.events.fights import Aid, AidRolled, BackOnFeet
from escarmouche.games.combatzone.rules.lists.cards import KIT_BONUS, kits_for, training_for
from escarmouche.games.combatzone.rules.measure import near_casualty
from escarmouche.games.combatzone.rules.movement.falls import at_the_foot
from escarmouche.games.combatzone.rules.own_rules import on_test
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.state import Figure, FigureId
from escarmouche.games.combatzone.rules.turn.offers import Offer


class Treat(OptionKey, frozen=True):
    word: ClassVar[str] = "aid"
    casualty: FigureId


KEYS = (Treat,)
"""The kinds of actions that are offered here."""
KITS = kits_for("first aid")
TRAINING, TRAINED = training_for("first aid")
AID: dict[str, int] = CATALOGUE.value("CBZ-AID-01")
DICE = ((2, 6),)
STABLE_FROM, UP_FROM = AID["stable"], AID["up"]


def price() -> int:
    """First aid costs 3 points."""
    return CATALOGUE.number("CBZ-ACT-16")


def modifiers(battle: Battle, figure: Figure) -> list[Reason]:
    """What counts when first aid is given: training, equipment, panic."""
    card = battle.card(figure)
    kit = next((kit for kit in KITS if kit in card.kits), None)
    bonus = KIT_BONUS[kit] if kit else 0
    found = [
        Reason(TRAINED, "CBZ-AID-01", "reason-medic") if TRAINING in card.skills else None,
        None if kit else Reason(AID["no_kit"], "CBZ-AID-01", "reason-no-medical-kit"),
        Reason(bonus, "CBZ-AID-01", "reason-quality-medical-kit") if bonus else None,
        Reason(AID["panicked"], "CBZ-AID-01", "reason-panicked") if figure.reaction == "panicked" else None,
    ]
    return [*(reason for reason in found if reason is not None), *on_test(battle, figure, "first aid")]


@rule("CBZ-AID-01", otherwise="nothing", always=True)
def result_of(number: int) -> Aid:
    """Up to 7 nothing, 8 to 10 stabilised, 11 or more back on its feet."""
    return "nothing" if number < STABLE_FROM else "stable" if number < UP_FROM else "up"


@rule("CBZ-AID-01", always=True)
def treated_before(casualty: Figure) -> Reason | None:
    """Each casualty is treated once only."""
    return refusal("CBZ-AID-01", "refused-treated", figure=casualty.id) if casualty.treated else None


@rule("CBZ-MACH-15")
def has_no_hands(battle: Battle, figure: Figure) -> Reason | None:
    """A machine cannot give first aid."""
    return refusal("CBZ-MACH-15", "refused-machine-aid", figure=figure.id) if battle.card(figure).machine else None


def cannot_help(battle: Battle, figure: Figure, casualty: Figure) -> Reason | None:
    """Why a figure cannot treat a casualty."""
    return has_no_hands(battle, figure) or treated_before(casualty)


def aid_forecast(battle: Battle, figure: Figure, casualty: Figure) -> forecast.Roll:
    """What may come of first aid."""

    def read(faces: Sequence[int], number: int) -> str:
        result = result_of(number)
        return "" if result == "nothing" else result

    with listening(None):
        heading = forecast.roll_heading(DICE, STABLE_FROM, "CBZ-AID-01")
        return forecast.rolled(
            forecast.FirstAid, casualty, DICE, modifiers(battle, figure), read, ("stable", "up"), heading
        )


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Every friendly casualty in contact."""
    return [
        Offer(
            Treat(casualty.id),
            "option-aid",
            "CBZ-ACT-16",
            price(),
            {"target": casualty.id},
            refused=partial(cannot_help, battle, figure, casualty),
            forecast=partial(aid_forecast, battle, figure, casualty),
        )
        for casualty in battle.state.figures
        if casualty.owner == figure.owner and casualty.place == "casualty" and near_casualty(battle, figure, casualty)
    ]


def perform(battle: Battle, figure: Figure, key: Treat) -> Steps[None]:
    """Make one attempt at first aid to a casualty."""
    casualty = battle.figure(key.casualty)
    if not (yield from begin(battle, figure, price(), "aid")):
        return
    reasons = modifiers(battle, figure)
    dice = roll(battle, DICE, "CBZ-AID-01", "aid")
    number = added(dice, reasons)
    result = result_of(number)
    casualty.treated = True
    battle.tell(
        AidRolled(
            figure=figure.id, target=casualty.id, dice=tuple(dice), total=number, result=result, reasons=tuple(reasons)
        )
    )
    help_up(battle, casualty, result)


@rule("CBZ-AID-02", always=True)
def help_up(battle: Battle, casualty: Figure, result: Aid) -> None:
    """Stabilised it counts as neither eliminated nor lost; back on its feet it lies low, and is feeble for good."""
    if result == "stable":
        casualty.stabilised = True
    elif result == "up":
        casualty.place, casualty.reaction, casualty.covered = "table", "", True
        casualty.feeble = casualty.acted = True
        # Whoever kneels beside the marker stands where the figure lay.
        battle.put(casualty, *at_the_foot(battle, casualty, (casualty.x, casualty.y, casualty.surface)))
        battle.tell(BackOnFeet(figure=casualty.id, x=casualty.x, y=casualty.y, surface=casualty.surface))
