"""Wounds: armour saves, wound counters and death."""

from collections.abc import Sequence
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, LooseForecast, Option, Steps
from escarmouche.engine.reasons import total
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.cards import SUCCESS, failure, primary, put_away, show_card
from escarmouche.games.collision.rules.events.cards import Killed, SaveTaken, Wounded
from escarmouche.games.collision.rules.loot import drop_all
from escarmouche.games.collision.rules.profile import Character
from escarmouche.games.collision.rules.rushing import rushed_other_draw
from escarmouche.games.collision.rules.skirmish import NUMBERS, Skirmish
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.trials import value_of

SAVE, DECLINE = "save", "decline"
ATTACKS = frozenset({"shooting", "charge"})
OUT_OF_REACH = 1 + max(one.get("primary", 0) for one in NUMBERS["power_card"])
"""An armour value that no number card reaches."""
ASK_ARMOUR_SAVE = Asks("armour-save", SAVE, DECLINE, about=("armour", "cause", "model"))


def wound(sk: Skirmish, model: Model, count: int, cause: str) -> Steps[int]:
    """Hits become wounds one after the other, each after its armour save; says how many were taken."""
    taken = 0
    for _ in range(count):
        if lapses(model):
            break
        if (yield from is_saved(sk, model, cause)):
            continue
        taken += 1
        put_counter(sk, model, cause)
        if is_killed(sk, model):
            kill(sk, model, cause)
    return taken


@rule("COL-WOUND-03", otherwise=False)
def lapses(model: Model) -> bool:
    """Hits on a model that has been killed lapse."""
    return model.place == "dead"


@rule("COL-WOUND-01", always=True)
def put_counter(sk: Skirmish, model: Model, cause: str) -> None:
    """Every hit that is not saved puts a wound counter beside the model."""
    model.wounds += 1
    sk.tell(Wounded(model=model.id, cause=cause, wounds=model.wounds, wnd=total(value_of(sk, model, "WND"))))


# Death


@rule("COL-WOUND-02", otherwise=False)
def is_killed(sk: Skirmish, model: Model) -> bool:
    """A model with as many wound counters as its WND or more is killed."""
    return model.place != "dead" and model.wounds >= total(value_of(sk, model, "WND"))


def kill(sk: Skirmish, model: Model, cause: str) -> None:
    """Remove a model from the battlefield; what it carried stays behind."""
    sk.tell(Killed(model=model.id, cause=cause))
    drop_all(sk, model)
    model.place = "dead"
    model.watching = model.holding = False
    model.jams = model.pins = model.skills = 0
    sk.changed()


@rule("COL-WOUND-04", otherwise=False)
def counts_as_killed(model: Model) -> bool:
    """A model that died of any cause, or was forced off the table, counts as killed for its owner's opponent."""
    return model.place == "dead"


# Armour


def is_saved(sk: Skirmish, model: Model, cause: str) -> Steps[bool]:
    """Whether an armour save prevents this wound."""
    if has_no_armour(sk.card(model)) or not can_be_saved(cause):
        return False
    return (yield from save(sk, model, cause))


@rule("COL-ARMOUR-02", otherwise=False)
def has_no_armour(card: Character) -> bool:
    """Without an armour value on its card or an item a model has no save."""
    return not card.armours


@rule("COL-ARMOUR-04", always=True)
def can_be_saved(cause: str) -> bool:
    """Every wound can be saved, whatever its cause."""
    return True


@rule("COL-ARMOUR-01", otherwise=False)
def save(sk: Skirmish, model: Model, cause: str) -> Steps[bool]:
    """The controller may make one closed draw; a card of the armour value or more prevents the wound."""
    armour = best_armour(sk.card(model).armours)
    answer = yield Choose(
        model.owner,
        ASK_ARMOUR_SAVE,
        "COL-ARMOUR-01",
        [Option(SAVE, "option-save", forecast=partial(_foreseen, sk, model)), Option(DECLINE, "option-decline")],
        data={"model": model.id, "armour": armour, "cause": cause},
        routine=True,
    )
    if answer == DECLINE:
        return False
    card = yield from show_card(sk, model.owner, "COL-ARMOUR-01", "save", closed=True)
    return resolve_save(sk, model, card, armour)


def _foreseen(sk: Skirmish, model: Model) -> LooseForecast:
    from escarmouche.games.collision.rules import forecast

    return forecast.save(sk, model.owner, model)


def resolve_save(sk: Skirmish, model: Model, card: str, armour: int) -> bool:
    """Compare the card with the armour value and put it away."""
    decided = by_special_card(card)
    rushed = rushed_other_draw(sk, model) if decided is None else None
    reasons = (rushed,) if rushed is not None else ()
    success = primary(card) + total(reasons) >= armour if decided is None else decided
    sk.tell(SaveTaken(model=model.id, card=card, armour=armour, success=success, reasons=reasons))
    put_away(sk, model.owner)
    return success


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
