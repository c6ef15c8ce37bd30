"""Confrontations: both sides draw, lay cards face down, share out modifiers, reveal, cover and compare.

The attacker's seat takes the role that the rulebook calls active, whoever's activation it is. Cards that only one side
knows lie in the state (fingers, columns, covers), and the answers name places.
"""

from collections.abc import Callable, Sequence

import msgspec

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Arrange, SeatId, Split, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.columns import (
    attacks_on_top,
    column_limits,
    counting,
    is_hit,
    laid_by,
    lapsed,
    lapsed_share,
    points_lost,
    side_of,
)
from escarmouche.games.collision.rules.cards.deck import card_options, discard, draw_card, show, special
from escarmouche.games.collision.rules.cards.hand_cards import may_play, play_hand_cards
from escarmouche.games.collision.rules.cards.rushed import rushed_other_draw
from escarmouche.games.collision.rules.cards.wounds import wound
from escarmouche.games.collision.rules.events import cards as events
from escarmouche.games.collision.rules.state import Confrontation, Laid, Model
from escarmouche.games.collision.rules.vocabulary import NO_MODEL, HazardKind, Purpose

ATTACK, DEFENCE = 0, 1
Struck = Callable[[int], Steps[bool]]
"""What so many hits do to the target; says whether it was harmed."""
ASK_LAY_CARDS = Asks("lay-cards", "<number>", says=("card",))
ASK_SHARE_MODIFIERS = Asks("share-modifiers", "<number>", about=("cards", "total"))


class Verdict(msgspec.Struct, frozen=True):
    """How a confrontation ended: which columns are hits, and whether they did harm."""

    hits: tuple[bool, ...] = ()
    harmed: bool = False


# The ten steps


@rule("COL-CONF-01", "COL-CONF-02", otherwise=Verdict())
def confront(
    battle: Battle,
    confrontation: Confrontation,
    attack_reasons: Sequence[Reason],
    defence_reasons: Sequence[Reason],
    *,
    struck: Struck | None = None,
) -> Steps[Verdict]:
    """The ten steps; what the hits do, if given, happens before the board is cleared."""
    battle.state.confrontation = confrontation
    began(battle, confrontation)
    reasons = dict(zip(roles(confrontation), (attack_reasons, defence_reasons), strict=True))
    yield from play_round(battle, confrontation, columns(confrontation.cards), reasons)
    if generated(confrontation):
        yield from play_generated(battle, confrontation)
    hits = judge(battle, confrontation)
    harmed = (yield from struck(sum(hits))) if struck is not None and any(hits) else False
    clear_board(battle, confrontation)
    return Verdict(hits, harmed)


def began(battle: Battle, confrontation: Confrontation) -> None:
    """Say who faces whom."""
    battle.tell(
        events.ConfrontationBegan(
            cause=confrontation.kind,
            attacker=confrontation.attacker,
            defender=confrontation.defender,
            target=confrontation.target,
            model=confrontation.model,
            count=confrontation.cards,
        )
    )


@rule("COL-CONF-35", always=True)
def roles(confrontation: Confrontation) -> tuple[SeatId, SeatId]:
    """The attacker's player acts first, the target's player second."""
    return confrontation.attacker, confrontation.defender


@rule("COL-CONF-37", always=True)
def columns(count: int) -> int:
    """There are as many columns as cards; the board has no limit."""
    return count


def play_round(
    battle: Battle, confrontation: Confrontation, count: int, reasons: dict[SeatId, Sequence[Reason]]
) -> Steps[None]:
    """Steps 1 to 8 for so many new columns; without reasons nobody has a modifier."""
    confrontation.fresh = len(confrontation.attack)
    first, second = roles(confrontation)
    draw(battle, first, count, "attack")
    yield from place(battle, confrontation, first)
    yield from modify(battle, confrontation, first, reasons.get(first))
    draw_as_many(battle, second, count)
    yield from place_opposite(battle, confrontation, second)
    yield from modify_defence(battle, confrontation, second, reasons.get(second))
    reveal(battle, confrontation)
    if any(may_play(battle, confrontation, seat) for seat in (first, second)):
        yield from play_hand_cards(battle, confrontation, (first, second))


# Steps 1 and 4: drawing


@rule("COL-CONF-03", always=True)
def draw(battle: Battle, seat: SeatId, count: int, purpose: Purpose) -> None:
    """Draw the cards and look at them without showing them."""
    fingers = battle.board(seat).fingers
    fingers[:] = [draw_card(battle, seat, "COL-CONF-03", purpose) for _ in range(count)]
    battle.tell(events.CardsDrawn(seat=seat, count=count))
    show(battle, seat, fingers)


@rule("COL-CONF-13", always=True)
def draw_as_many(battle: Battle, seat: SeatId, count: int) -> None:
    """The defender draws as many cards."""
    draw(battle, seat, count, "defence")


# Steps 2 and 5: placing


@rule("COL-CONF-04")
def place(battle: Battle, confrontation: Confrontation, seat: SeatId) -> Steps[None]:
    """The attacker lays the cards face down in any order."""
    yield from lay_in_order(battle, confrontation, seat, "COL-CONF-04")


@rule("COL-CONF-14")
def place_opposite(battle: Battle, confrontation: Confrontation, seat: SeatId) -> Steps[None]:
    """The defender lays a card face down opposite each card of the attacker, in any order."""
    yield from lay_in_order(battle, confrontation, seat, "COL-CONF-14")


def lay_in_order(battle: Battle, confrontation: Confrontation, seat: SeatId, why: RuleId) -> Steps[None]:
    """Ask for the order, unless there is only one card."""
    board = battle.board(seat)
    if len(board.fingers) == 1:
        lay(battle, confrontation, seat, (0,))
        return
    order = yield Arrange(seat, ASK_LAY_CARDS, why, lambda: card_options(board.fingers))
    lay(battle, confrontation, seat, [int(slot) for slot in order])


def lay(battle: Battle, confrontation: Confrontation, seat: SeatId, order: Sequence[int]) -> None:
    """The cards lie face down, one in each column."""
    fingers = battle.board(seat).fingers
    laid_by(confrontation, seat).extend(Laid(seat, fingers[slot]) for slot in order)
    fingers.clear()
    battle.tell(events.CardsLaid(seat=seat, count=len(order)))


# Steps 3 and 6: modifiers


def modify(battle: Battle, confrontation: Confrontation, seat: SeatId, reasons: Sequence[Reason] | None) -> Steps[None]:
    """Sum the modifiers of a side and share them out; columns that a Success generated have none."""
    side = side_of(confrontation, seat)
    if reasons is None:
        amount = CATALOGUE.number("COL-CONF-29")
    else:
        amount = confrontation.totals[side] = summed(all_that_apply(reasons))
        if reasons:
            battle.tell(events.TotalReckoned(seat=seat, total=amount, reasons=tuple(reasons)))
    if amount:
        yield from share_out(battle, confrontation, seat, amount)
    confrontation.shared[side] = True


@rule("COL-CONF-15")
def modify_defence(
    battle: Battle, confrontation: Confrontation, seat: SeatId, reasons: Sequence[Reason] | None
) -> Steps[None]:
    """The defender's modifiers follow the same rules."""
    yield from modify(battle, confrontation, seat, reasons)


@rule("COL-CONF-12", always=True)
def all_that_apply(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Nobody may decline a modifier whose condition is met."""
    return reasons


@rule("COL-CONF-05", always=True)
def summed(reasons: Sequence[Reason]) -> int:
    """All modifiers of a side make one total, which counts once."""
    return total(list(reasons))


@rule("COL-CONF-06")
def share_out(battle: Battle, confrontation: Confrontation, seat: SeatId, amount: int) -> Steps[None]:
    """The player shares the total out over the cards; what one card takes is forced, but only its owner knows that."""
    fresh = confrontation.fresh
    laid = laid_by(confrontation, seat)
    places = [str(column) for column in range(fresh, len(laid))]
    shares = yield Split(
        seat,
        ASK_SHARE_MODIFIERS,
        "COL-CONF-06",
        amount=amount,
        over=places,
        limits=lambda: dict(zip(places, column_limits([one.card for one in laid[fresh:]], amount), strict=True)),
        data=lambda: {"total": amount, "cards": [one.card for one in laid[fresh:]]},
        routine=len(places) == 1,
    )
    given = [shares[column] for column in places]
    for one, share in zip(laid[fresh:], given, strict=True):
        one.share = share
    lapsed(amount, given)
    points_lost(amount, given)
    audience = None if CATALOGUE.holds("COL-CONF-38") else (seat,)
    battle.tell(events.SharesSet(seat=seat, shares=tuple(given), audience=audience))


# Step 7: reveal


@rule("COL-CONF-16", always=True)
def reveal(battle: Battle, confrontation: Confrontation) -> None:
    """All cards are turned up at the same time."""
    fresh = confrontation.fresh
    attack, defence = confrontation.attack[fresh:], confrontation.defence[fresh:]
    for laid in (*attack, *defence):
        laid.up = True
    battle.tell(
        events.CardsTurned(
            column=fresh + 1, attack=tuple(laid.card for laid in attack), defence=tuple(laid.card for laid in defence)
        )
    )


# Additional attacks


@rule("COL-CONF-30")
def play_generated(battle: Battle, confrontation: Confrontation) -> Steps[None]:
    """The attacker's Success cards of the latest columns generate new ones, and so on until there is none."""
    while count := generated(confrontation):
        battle.tell(events.AttackGenerated(seat=confrontation.attacker, count=count))
        yield from play_round(battle, confrontation, columns(count), {})


def generated(confrontation: Confrontation) -> int:
    """How many attacks the latest columns generate; a hazard generates none."""
    return 0 if confrontation.model == NO_MODEL else attacks_on_top(confrontation)


# Step 9: results


def judge(battle: Battle, confrontation: Confrontation) -> tuple[bool, ...]:
    """Compare every column."""
    hits = []
    pairs = zip(confrontation.attack, confrontation.defence, strict=True)
    for column, (attack, defence) in enumerate(pairs, 1):
        shares = [counted_share(confrontation, laid) for laid in (attack, defence)]
        cards = counting(attack), counting(defence)
        hit = is_hit((cards[ATTACK], shares[ATTACK]), (cards[DEFENCE], shares[DEFENCE]))
        battle.tell(
            events.ColumnJudged(
                column=column,
                attack=cards[ATTACK],
                defence=cards[DEFENCE],
                attack_share=shares[ATTACK],
                defence_share=shares[DEFENCE],
                hit=hit,
            )
        )
        hits.append(hit)
    return tuple(hits)


def counted_share(confrontation: Confrontation, laid: Laid) -> int:
    """The share of a column: it stays when the card is covered, and a special card had none."""
    if laid.cover and special(laid.card) and not special(laid.cover):
        return lapsed_share(laid, confrontation.totals[side_of(confrontation, laid.owner)])
    return 0 if special(counting(laid)) else laid.share


# Step 10: clearing


@rule("COL-CONF-33", always=True)
def clear_board(battle: Battle, confrontation: Confrontation) -> None:
    """All cards go to their owners' discard piles."""
    battle.state.confrontation = None
    battle.tell(events.BoardCleared())
    for laid in (confrontation.attack, confrontation.defence):
        if laid:
            discard(battle, laid[0].owner, in_order(laid))


@rule("COL-CONF-34")
def in_order(laid: Sequence[Laid]) -> list[str]:
    """Column by column from the attacker's left, a covered card before the card on it."""
    return [card for one in laid for card in (one.card, one.cover)]


# Hits without an attacker


@rule("COL-CONF-36", otherwise=False)
def hazard(battle: Battle, model: Model, strength: int, cause: HazardKind, why: RuleId) -> Steps[bool]:
    """A hazard hit: one closed card a side, the hazard's +n against the model's DEF; says whether it wounded."""
    confrontation = Confrontation(
        cause, attacker=1 - model.owner, defender=model.owner, target=model.id, closed=[True, True]
    )
    force = [Reason(strength, why, "reason-hazard", {"cause": cause})] if strength else []
    defence = hazard_defence(battle, model)

    def hurt(hits: int) -> Steps[bool]:
        return (yield from wound(battle, model, hits, cause)) > 0

    verdict = yield from confront(battle, confrontation, force, defence, struck=hurt)
    return verdict.harmed


def hazard_defence(battle: Battle, model: Model) -> list[Reason]:
    """Everything that counts for a model that a hazard hits."""
    rushed = rushed_other_draw(battle, model)
    return [*value_of(battle, model, "DEF"), *([rushed] if rushed is not None else [])]
