"""Characteristics and the tests on them."""

from collections.abc import Sequence

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.deck import SUCCESS, failure, primary, put_away, show_card
from escarmouche.games.collision.rules.cards.rushed import rushed_draw
from escarmouche.games.collision.rules.events.cards import CharacteristicTested
from escarmouche.games.collision.rules.lists.profile import SIGNED, Character, item_bonus
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import Card, Characteristic

ADD, LEAVE = "add", "leave"
ASK_ADD_CHARACTERISTIC = Asks("add-characteristic", ADD, LEAVE, about=("card", "characteristic", "model", "value"))


# What a characteristic counts


def value_of(battle: Battle, model: Model, characteristic: Characteristic) -> list[Reason]:
    """A characteristic as it counts now: the card, and what items and traits add."""
    value = printed(battle.card(model), characteristic)
    own = Reason(value, "COL-PROF-02", "reason-characteristic", {"characteristic": characteristic})
    return [*([own] if value else []), *bonuses(battle, model, characteristic)]


@rule("COL-PROF-02", always=True)
def printed(card: Character, characteristic: Characteristic) -> int:
    """AGI, RC, CC, DEF and INT are signed modifiers, a blank is 0; MOV, ATT and WND are plain numbers."""
    value = card.profile.get(characteristic, 0)
    return value if characteristic in SIGNED else max(value, 0)


@rule("COL-PROF-04", otherwise=[])
def bonuses(battle: Battle, model: Model, characteristic: Characteristic) -> list[Reason]:
    """What items, traits and skill tokens add to a characteristic."""
    card = battle.card(model)
    by_items = [(item_bonus(item, characteristic), "reason-item", {"item": item.key}) for item in card.items]
    by_traits = [
        (traits.bonus(battle, model, one, characteristic), "reason-trait", {"trait": one.key}) for one in card.abilities
    ]
    return [Reason(value, "COL-PROF-04", text, data) for value, text, data in (*by_items, *by_traits) if value]


# The test


@rule("COL-TEST-01", otherwise=True)
def test(
    battle: Battle,
    model: Model,
    characteristic: Characteristic,
    difficulty: int,
    why: RuleId,
    *,
    reasons: Sequence[Reason] = (),  # noqa: PT028 (a rule of the game, not a test of ours)
    closed: bool = False,  # noqa: PT028
) -> Steps[bool]:
    """Draw a card, add the characteristic, and pass if the difficulty is reached."""
    yield from show_card(battle, model.owner, why, "test", closed=closed)
    added = [*(yield from characteristic_added(battle, model, characteristic)), *reasons, *rush(battle, model)]
    card = battle.state.shown
    success = passes(card, added, difficulty)
    battle.tell(
        CharacteristicTested(
            model=model.id,
            characteristic=characteristic,
            card=card,
            result=primary(card) + total(added),
            difficulty=difficulty,
            success=success,
            reasons=tuple(added) if by_special_card(card) is None else (),
            rules=(why,),
        )
    )
    put_away(battle, model.owner)
    return success


def passes(card: Card, added: list[Reason], difficulty: int) -> bool:
    """Whether a card with what is added to it passes a test."""
    decided = by_special_card(card)
    return reaches(primary(card) + total(added), difficulty) if decided is None else decided


def rush(battle: Battle, model: Model) -> list[Reason]:
    """What a rushed action takes off a test."""
    reason = rushed_draw(battle, model)
    return [reason] if reason is not None else []


@rule("COL-TEST-03")
def characteristic_added(battle: Battle, model: Model, characteristic: Characteristic) -> Steps[list[Reason]]:
    """The characteristic is added; by option its player may leave a positive one out."""
    value = value_of(battle, model, characteristic)
    optional = battle.option("test_bonus_optional") == "yes" and total(value) > 0
    if not optional or by_special_card(battle.state.shown) is not None:
        return value
    answer = yield Choose(
        model.owner,
        ASK_ADD_CHARACTERISTIC,
        "COL-TEST-03",
        [Option(ADD, "option-add"), Option(LEAVE, "option-leave")],
        data={"model": model.id, "characteristic": characteristic, "value": total(value), "card": battle.state.shown},
    )
    return value if answer == ADD else []


@rule("COL-TEST-04")
def by_special_card(card: str) -> bool | None:
    """A Success passes every test, a Failure fails it, whatever the modifiers."""
    if card == SUCCESS:
        return True
    return False if failure(card) else None


@rule("COL-TEST-02", always=True)
def reaches(result: int, difficulty: int) -> bool:
    """A test written 6+ is passed on a result of 6 or more."""
    return result >= difficulty
