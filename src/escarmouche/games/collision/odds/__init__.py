"""Exact odds of Collision: what each forecast comes to.

The words of what may happen, with what their sentences mention:

    odds-hits (model)             how many hits the model takes
    odds-hits-with-hand (model)   the same if the asking seat makes the best use of its hand
    odds-wounds (model)           how many wounds are not saved
    odds-pins (model)             how many pinned tokens a suppression attack gives
    odds-struck (model)           the model takes at least one hit
    odds-killed (model)           the model is killed
    odds-passes (model)           the model passes its test
    odds-passes-with-hand (model) the same if the card may be replaced from the hand
    odds-saves (model)            the model saves a wound
    odds-arrives (model)          the charge reaches its target
    odds-arrives-with-hand (model) the same if the card may be replaced from the hand

What is remarked besides is in `remarks`. Nobody plays hand cards but the asking seat, and only in what is told "with
hand", where a forecast asks for it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from escarmouche.engine.question import Forecast
from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.odds.card_before import CardBefore, best_with_hand, come_about
from escarmouche.games.collision.odds.confrontation import Ending, best_replies, best_splits, endings, mean
from escarmouche.games.collision.odds.hand_cards import with_hand
from escarmouche.games.collision.odds.remarks import MOST_COLUMNS, about_attempt, about_bout, about_charge
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.forecast.known_cards import Pool
from escarmouche.odds.distribution import tallied
from escarmouche.odds.prospect import Likelihood, Prospect, Tally

__all__ = ["MECHANICS", "Ending", "best_replies", "best_splits", "endings", "harm", "mean", "with_hand"]

ROUNDING = 1e-12
Told = tuple[tuple[Tally, ...], tuple[Likelihood, ...]]


def _confrontation(forecast: forecasts.Fight | forecasts.Hazard) -> Prospect:
    """What an attack or a hazard does to its target."""
    return _prospect(forecast, about_bout(forecast.bout), _fought(forecast, [(forecast.bout, 1.0)]))


def _charge(forecast: forecasts.Charge) -> Prospect:
    """Whether a charge arrives, and what it then does; the card for the reach is not drawn again in the fight."""
    told = ((), _drawn(forecast, "odds-arrives"))
    draw = CardBefore(forecast.pool, forecast.good, forecast.hand, side=0)
    fought = _fought(forecast, come_about(forecast.bout, draw), draw)
    return _prospect(forecast, about_charge(forecast.bout), told, fought)


def _attempt(forecast: forecasts.Attempt) -> Prospect:
    """Whether a model passes a test on its way, and what its fall does if not."""
    failing = tuple(card for card in forecasts.KINDS if card not in forecast.good)
    told = ((), _drawn(forecast, "odds-passes"))
    falls = come_about(forecast.bout, CardBefore(forecast.pool, failing, (), side=1))
    return _prospect(forecast, about_attempt(), told, _fought(forecast, falls))


def _test(forecast: forecasts.Test) -> Prospect:
    """Whether a model passes its test."""
    return _prospect(forecast, (), ((), _drawn(forecast, "odds-passes")))


def _save(forecast: forecasts.Save) -> Prospect:
    """Whether a model saves a wound."""
    return _prospect(forecast, (), ((), _drawn(forecast, "odds-saves")))


def _drawn(draw: forecasts.Draw, text: str) -> tuple[Likelihood, ...]:
    """How likely a card is a good one, and how likely with a hand that holds one."""
    model = {"model": draw.model}
    chance = sum(card in draw.good for card in draw.pool) / len(draw.pool) if draw.pool else 0.0
    states = [Likelihood(text, chance, model)]
    if draw.hand:
        better = 1.0 if draw.pool and any(card in draw.good for card in draw.hand) else chance
        states.append(Likelihood(f"{text}-with-hand", better, model))
    return tuple(states)


MECHANICS: dict[str, Callable[[Any], Prospect]] = {
    "confrontation": _confrontation,
    "test": _test,
    "charge": _charge,
    "hazard": _confrontation,
    "attempt": _attempt,
    "save": _save,
}


# Hits and wounds


def harm(found: dict[Ending, float], body: forecasts.Body, pool: Pool) -> dict[int, float]:
    """How many wounds the hits of a confrontation do, after saves drawn from what is left of the defender's pool."""
    saving = sum(card in body.saving for card in pool)
    wounds: dict[int, float] = {}
    for ending, chance in found.items():
        left = len(pool) - ending.cards
        for taken, part in _saved(ending.hits, left, saving - ending.saving, body):
            wounds[taken] = wounds.get(taken, 0.0) + chance * part
    return wounds


def _saved(hits: int, left: int, saving: int, body: forecasts.Body) -> Iterator[tuple[int, float]]:
    """Hits become wounds one after the other, each after its save, until the model is killed."""
    standing: dict[tuple[int, int], float] = {(0, saving): 1.0}
    for number in range(hits):
        after: dict[tuple[int, int], float] = {}
        for (taken, good), chance in standing.items():
            if taken >= body.wounds:
                yield taken, chance
                continue
            # Each save takes a card; where none is left, the missing one saves nobody.
            saved = good / (left - number) if body.saving and left > number else 0.0
            if saved:
                after[taken, good - 1] = after.get((taken, good - 1), 0.0) + chance * saved
            if saved < 1.0:
                after[taken + 1, good] = after.get((taken + 1, good), 0.0) + chance * (1.0 - saved)
        standing = after
    yield from ((taken, chance) for (taken, _), chance in standing.items())


# Telling


def _prospect(forecast: Forecast, remarks: tuple[Reason, ...], *parts: Told) -> Prospect:
    tallies = tuple(tally for part, _ in parts for tally in part)
    states = tuple(state for _, part in parts for state in part)
    return Prospect(forecast.mechanic, tallies, states, forecast.reasons, remarks)


def _fought(
    forecast: forecasts.Fight | forecasts.Hazard | forecasts.Charge | forecasts.Attempt,
    fights: Sequence[tuple[forecasts.Bout, float]],
    draw: CardBefore | None = None,
) -> Told:
    """What confrontations do to their target, each as likely as it comes about; otherwise nothing happens."""
    bout = forecast.bout
    body, model = bout.body, {"model": bout.body.model}
    hits = _all_of(fights, lambda bout: ((ending.hits, chance) for ending, chance in endings(bout).items()))
    tallies = [Tally("odds-hits" if body.wounds else "odds-pins", hits, model)]
    states = [Likelihood("odds-struck", sum(chance for number, chance in hits if number), model)]
    if told_with_hand(bout) and not forecast.brief:
        counts = with_hand(bout) if draw is None else best_with_hand(bout, draw)
        tallies.append(Tally("odds-hits-with-hand", tallied(enumerate(counts)), model))
    if body.wounds:
        wounds = _all_of(fights, lambda bout: harm(endings(bout), body, bout.clash.stock(1)).items())
        tallies.append(Tally("odds-wounds", wounds, model))
        killed = sum(chance for number, chance in wounds if number >= body.wounds)
        states.append(Likelihood("odds-killed", killed, model))
    return tuple(tallies), tuple(states)


def told_with_hand(bout: forecasts.Bout) -> bool:
    """Whether the odds with the asking seat's hand are wanted and can be told."""
    return bout.covers and bool(bout.clash.hand) and bout.clash.cards <= MOST_COLUMNS


def _all_of(
    fights: Sequence[tuple[forecasts.Bout, float]], ends: Callable[[forecasts.Bout], Iterable[tuple[int, float]]]
) -> tuple[tuple[int, float], ...]:
    """One number of several confrontations together."""
    never = 1.0 - sum(chance for _, chance in fights)
    found = [(number, part * chance) for bout, chance in fights for number, part in ends(bout)]
    return tallied([(0, never if never > ROUNDING else 0.0), *found])
