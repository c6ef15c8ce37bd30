"""What the odds of Collision remark besides: how cards are best laid and shared out, and what is left out.

The sentences, with what they mention:

    odds-best-split (total, share, split)   a split that is the best one so often, before any card is drawn
    odds-best-lay (cards, mean)             the best way to lay cards that are drawn, and the hits to expect of it
    odds-next-lay (cards, mean)             the next best way, for comparison
    odds-closed                             no hand card may be played
    odds-their-hand                         the other player's hand is not counted
    odds-hand-nearly                        what a Success brings is only nearly exact, where the hand counts
    odds-hand-not-told                      what the hand adds is not told for that many columns
    odds-reshuffle                          a deck may run out: its pile is taken to lie among its last cards
    odds-one-try                            the fall is told for a test that nobody mends from the hand
    odds-on-the-way                         tests on the way of a charge are taken to be passed
"""

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.games.collision.odds.confrontation import ALIKE, best_splits, usual_splits
from escarmouche.games.collision.rules.forecast.forecasts import Bout

MOST_COLUMNS = 3
"""What the hand adds is told for so many columns; with more it takes too long."""
MOST_SPLITS = 3
SELDOM = 0.01
"""Splits that are the best one less often are not worth a line."""


def about_bout(bout: Bout) -> tuple[Reason, ...]:
    """What is to be said of a confrontation."""
    return (*_splits(bout), *_hands(bout), *_reshuffle(bout))


def _reshuffle(bout: Bout) -> list[Reason]:
    """That the odds are only nearly exact, if a deck may run out among the cards that follow the first ones."""
    clash = bout.clash
    pools = (clash.attack, clash.defence)
    nearly = any(clash.stock(side) != pools[side] for side in (0, 1))
    return [refusal("COL-ODDS-01", "odds-reshuffle")] if nearly else []


def _hands(bout: Bout) -> list[Reason]:
    """Whose hand counts, and how exactly."""
    if bout.closed:
        return [refusal("COL-ODDS-03", "odds-closed")]
    found = [refusal("COL-ODDS-03", "odds-their-hand")]
    if bout.covers and bout.clash.hand:
        nearly = "odds-hand-nearly" if bout.clash.cards <= MOST_COLUMNS else "odds-hand-not-told"
        found.append(refusal("COL-ODDS-03", nearly))
    return found


def about_charge(bout: Bout) -> tuple[Reason, ...]:
    """What is to be said of a charge."""
    return (*about_bout(bout), refusal("COL-CHARGE-18", "odds-on-the-way"))


def about_attempt() -> tuple[Reason, ...]:
    """What is to be said of a test on the way and the fall that may follow."""
    return (refusal("COL-FALL-05", "odds-one-try"),)


def _splits(bout: Bout) -> list[Reason]:
    """The best splits of the asking seat, where it has something to share out."""
    clash = bout.clash
    amount = clash.totals[0 if clash.asker_attacks else 1]
    if clash.drawn and (amount or clash.cards > 1):
        return _lays(bout)
    if not amount or clash.cards == 1:
        return []
    return [
        refusal("COL-ODDS-02", "odds-best-split", total=_signed(amount), share=chance,
                split=" / ".join(map(_signed, split)))
        for split, chance in usual_splits(bout)[:MOST_SPLITS]
        if chance >= SELDOM
    ]  # fmt: skip


def _lays(bout: Bout) -> list[Reason]:
    """The best ways to lay the cards that are drawn, and one that is not as good, for comparison."""
    choices = best_splits(bout)
    good = [choice for choice in choices if choice.hits > choices[0].hits - ALIKE][:MOST_SPLITS]
    others = [choice for choice in choices if choice.hits <= choices[0].hits - ALIKE][:1]
    told = [("odds-best-lay", choice) for choice in good] + [("odds-next-lay", choice) for choice in others]
    return [
        refusal("COL-ODDS-02", text, mean=choice.hits,
                cards=[f"{card} ({_signed(share)})" if share else card for card, share in choice.row])
        for text, choice in told
    ]  # fmt: skip


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"
