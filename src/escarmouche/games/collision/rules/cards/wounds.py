"""Wounds: armour saves, wound counters and death."""

from collections.abc import Sequence
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.deck import SUCCESS, failure, primary, put_away, show_card
from escarmouche.games.collision.rules.cards.rushed import rushed_other_draw
from escarmouche.games.collision.rules.events.cards import Killed, SaveTaken, Wounded
from escarmouche.games.collision.rules.lists.profile import Character
from escarmouche.games.collision.rules.mission.loot import drop_all
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import Cause

SAVE, DECLINE = "save", "decline"
OUT_OF_REACH = 1 + max(one.get("primary", 0) for one in NUMBERS["power_card"])
"""An armour value that no number card reaches."""
ASK_ARMOUR_SAVE = Asks("armour-save", SAVE, DECLINE, about=("armour", "cause", "model"))


def wound(battle: Battle, model: Model, count: int, cause: Cause) -> Steps[int]:
    """Hits become wounds one after the other, each after its armour save; says how many were taken."""
    taken = 0
    for _ in range(count):
        if lapses(model):
            break
        if (yield from is_saved(battle, model, cause)):
            continue
        taken += 1
        put_counter(battle, model, cause)
        if is_killed(battle, model):
            kill(battle, model, cause)
    return taken


@rule("COL-WOUND-03", otherwise=False)
def lapses(model: Model) -> bool:
    """Hits on a model that has been killed lapse."""
    return model.place == "dead"


@rule("COL-WOUND-01", always=True)
def put_counter(battle: Battle, model: Model, cause: Cause) -> None:
    """Every hit that is not saved puts a wound counter beside the model."""
    model.wounds += 1
    battle.tell(Wounded(model=model.id, cause=cause, wounds=model.wounds, wnd=total(value_of(battle, model, "WND"))))


# Death


@rule("COL-WOUND-02", otherwise=False)
def is_killed(battle: Battle, model: Model) -> bool:
    """A model with as many wound counters as its WND or more is killed."""
    return model.place != "dead" and model.wounds >= total(value_of(battle, model, "WND"))


def kill(battle: Battle, model: Model, cause: Cause) -> None:
    """Remove a model from the battlefield; what it carried stays behind."""
    battle.tell(Killed(model=model.id, cause=cause))
    drop_all(battle, model)
    model.place = "dead"
    model.watching = model.holding = False
    model.jams = model.pins = model.skills = 0
    battle.changed()


@rule("COL-WOUND-04", otherwise=False)
def counts_as_killed(model: Model) -> bool:
    """A model that died of any cause, or was forced off the table, counts as killed for its owner's opponent."""
    return model.place == "dead"


# Armour


def is_saved(battle: Battle, model: Model, cause: Cause) -> Steps[bool]:
    """Whether an armour save prevents this wound."""
    if has_no_armour(battle.card(model)) or cause not in CATALOGUE.value("COL-ARMOUR-04"):
        return False
    return (yield from save(battle, model, cause))


@rule("COL-ARMOUR-02", otherwise=False)
def has_no_armour(card: Character) -> bool:
    """Without an armour value on its card or an item a model has no save."""
    return not card.armours


@rule("COL-ARMOUR-01", otherwise=False)
def save(battle: Battle, model: Model, cause: Cause) -> Steps[bool]:
    """The controller may make one closed draw; a card of the armour value or more prevents the wound."""
    armour = best_armour(battle.card(model).armours)
    answer = yield Choose(
        model.owner,
        ASK_ARMOUR_SAVE,
        "COL-ARMOUR-01",
        [Option(SAVE, "option-save", forecast=partial(_forecast, battle, model)), Option(DECLINE, "option-decline")],
        data={"model": model.id, "armour": armour, "cause": cause},
        routine=True,
    )
    if answer == DECLINE:
        return False
    card = yield from show_card(battle, model.owner, "COL-ARMOUR-01", "save", closed=True)
    return resolve_save(battle, model, card, armour)


def _forecast(battle: Battle, model: Model) -> Forecast:
    from escarmouche.games.collision.rules.forecast import forecasts

    return forecasts.save(battle, model.owner, model)


def resolve_save(battle: Battle, model: Model, card: str, armour: int) -> bool:
    """Compare the card with the armour value and put it away."""
    reasons = save_reasons(battle, model) if by_special_card(card) is None else ()
    success = is_enough(card, armour, reasons)
    battle.tell(SaveTaken(model=model.id, card=card, armour=armour, success=success, reasons=reasons))
    put_away(battle, model.owner)
    return success


def save_reasons(battle: Battle, model: Model) -> tuple[Reason, ...]:
    """What is added to a number card that is drawn for an armour save."""
    rushed = rushed_other_draw(battle, model)
    return (rushed,) if rushed is not None else ()


def is_enough(card: str, armour: int, reasons: tuple[Reason, ...]) -> bool:
    """Whether a card with what is added to it prevents a wound."""
    decided = by_special_card(card)
    return primary(card) + total(reasons) >= armour if decided is None else decided


def best_armour(values: Sequence[int]) -> int:
    """The armour value that counts."""
    return lowest(values) if len(values) > 1 else next(iter(values), OUT_OF_REACH)


@rule("COL-ARMOUR-03")
def lowest(values: Sequence[int]) -> int:
    """Of several armour values the lowest is used, once for each wound."""
    return min(values)


@rule("COL-ARMOUR-05")
def by_special_card(card: str) -> bool | None:
    """A Success saves, a Failure does not, whatever the armour value."""
    if card == SUCCESS:
        return True
    return False if failure(card) else None
