"""Cards, bids and clashes: what is allowed, and what comes of it."""

from collections.abc import Mapping
from random import Random

from cellar_duel.rules.events import CardsSeen, CardsTaken, ColumnsJudged
from cellar_duel.rules.state import HAND, NO_CARD, SIX, Duelling, Duellist, Laid
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Option, Question, SeatId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule

ANY = frozenset(range(SIX + 1))


def hidden_cards(side: Duellist) -> list[int]:
    """All cards of a duellist that do not lie open, sorted."""
    return sorted([*side.bag, *side.hand, *side.picked, *(laid.card for laid in side.laid if not laid.up),
                   *(laid.cover for laid in side.laid if laid.cover != NO_CARD)])  # fmt: skip


def take(pool: list[int], allowed: frozenset[int], rng: Random) -> int:
    """One of the cards in the pool that may lie here."""
    places = [place for place, card in enumerate(pool) if card in allowed]
    return pool.pop(rng.choice(places))


def allowed_under(laid: Laid, side: Duellist, amount: int) -> frozenset[int]:
    """The cards that may lie under a public share."""
    short = amount - sum(one.share for one in side.laid)
    if not side.shared or (short == 0 and laid.share == 0):
        return ANY
    if short == 0:
        return frozenset(range(max(-laid.share, 0), SIX))
    # Not everything could be shared out: every card took all it could.
    if laid.share != 0:
        return frozenset({-laid.share})
    return frozenset({SIX}) if amount > 0 else frozenset({0, SIX})


def limits(card: int, amount: int) -> tuple[int, int]:
    """The shares a card can take."""
    if card == SIX:
        return 0, 0
    return (0, amount) if amount > 0 else (-card, 0)


def cards(held: list[int]) -> list[Option]:
    """Cards, named by their places."""
    return [Option(str(slot), "option-card", {"card": card}) for slot, card in enumerate(held)]


def bid_question(side: Duellist) -> Question:
    """A secret bid."""
    return Amount(side.owner, Asks("bid"), "DUEL-BID-01", least=0, most=lambda: side.tokens)


@rule("DUEL-BID-01", always=True)
def higher(bids: Mapping[SeatId, int]) -> SeatId:
    """Who bid more."""
    return 1 if bids[1] > bids[0] else 0


@rule("DUEL-LURK-02")
def elsewhere(watcher: Duellist, runner: Duellist) -> Reason | None:
    """A lurker cannot reach the other column."""
    return None if watcher.lurker == runner.at else refusal("DUEL-LURK-02", "refused-elsewhere", column=watcher.lurker)


def cover_options(side: Duellist) -> list[Option]:
    """Pass, or any card of the hand over any card not yet covered."""
    return [Option("pass", "option-pass")] + [
        Option(f"{column}-{slot}", "option-cover", {"column": column, "card": card})
        for column, laid in enumerate(side.laid) if laid.cover == NO_CARD
        for slot, card in enumerate(side.hand)
    ]  # fmt: skip


def value(laid: Laid) -> int:
    """A card with its share; a six stands as it is."""
    return laid.card if laid.card == SIX else max(0, laid.card + laid.share)


def judge_columns(game: Duelling, attacker: SeatId) -> None:
    """The higher card wins its column, and everything is discarded."""
    sides = game.state.sides
    points = [0, 0]
    for attack, defence in zip(sides[attacker].laid, sides[1 - attacker].laid, strict=True):
        points[attacker if value(attack) > value(defence) else 1 - attacker] += 1
    for side in sides:
        side.score += points[side.owner]
        side.discard += [laid.card for laid in side.laid]
        side.laid, side.shared = [], False
    game.tell(ColumnsJudged(points=tuple(points), rules=("DUEL-CLASH-04",)))


def fill(game: Duelling, side: Duellist) -> None:
    """Draw until the hand is full; the owner alone sees the cards."""
    drawn: list[int] = []
    while len(side.hand) < HAND:
        if not side.bag:
            side.bag, side.discard = sorted(side.discard), []
        place = game.chance.draw(side.bag, "DUEL-HAND-01", "hand")
        drawn.append(side.bag[place])
        side.hand.append(side.bag.pop(place))
    if drawn:
        game.tell(CardsTaken(seat=side.owner, count=len(drawn), rules=("DUEL-HAND-01",)))
        game.tell(CardsSeen(seat=side.owner, cards=tuple(drawn), audience=(side.owner,)))
