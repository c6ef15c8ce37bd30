"""Bad moves made on purpose, and whether a review names them.

Run as `python -m tests.bad_moves GAME [--games 5] [--seed 1]`: in each game two sergeants play, and once one of them
does the worst that is proposed to it, provided that it costs at least `GAP`. A line for each game tells whether the
review names that among the decisions that mattered; the last line counts.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from escarmouche.agents.candidates import Adviser, Candidate
from escarmouche.agents.costs import costs
from escarmouche.agents.course import curve, judged
from escarmouche.agents.findings import Findings
from escarmouche.board.board import Wishes, board
from escarmouche.board.words import speak
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, ruleset

GAP = 0.25
"""A move counts as bad if the best one leaves so much more chance of winning."""
LOOKING, DOUBTING, PROVING = range(500, 502), range(502, 510), range(510, 534)
"""By these samples it is looked for, by others it is proved twice to be bad; none of them are those of a review."""
AHEAD = 2
"""So many activations are played before an end is valued: its own, and the reply."""
FIRST, VARIED = 8, 8
"""After so many activations, and up to so many more, the bad move is looked for."""


class Mistake(NamedTuple):
    """A bad move: in which activation, whose, and what it cost by the samples that it was chosen by."""

    activation: int
    seat: SeatId
    cost: float


def spoiled(key: str, seed: int) -> tuple[Game[Any], Mistake | None]:
    """A game with one bad move in it; none where nothing that was proposed was bad enough."""
    setup = board(key).set_up(speak("en", key), Wishes(seed=seed, agree=True))
    game: Game[Any] = Game(ruleset(key), setup, Seeded(seed))
    advisers = [Adviser(Seat(game, seat), Random(seat)) for seat in (0, 1)]
    made: Mistake | None = None
    while game.question is not None:
        for seat in game.waiting():
            adviser, question = advisers[seat], game.question.part(seat)
            wanted = made is None and game.activations >= FIRST + seed % VARIED
            if wanted and adviser.tactics.propose(question):
                order, cost = worst(adviser)
                if cost >= GAP:
                    made = Mistake(game.activations, seat, cost)
                adviser.adopt(order)
                game.answer(seat, game.number, order.value)
            else:
                game.answer(seat, game.number, adviser.officer.decide().value)
    return game, made


def worst(adviser: Adviser) -> tuple[Candidate, float]:
    """The worst order and what it costs, if that is enough; otherwise the sergeant's own."""
    orders = adviser.candidates()
    chances = [_chance(adviser, order, LOOKING) for order in orders]
    if max(chances) - min(chances) < GAP:
        return orders[0], 0.0
    best, bad = (orders[chances.index(found)] for found in (max(chances), min(chances)))
    cost = 0.0
    for seeds in (DOUBTING, PROVING):
        cost = _chance(adviser, best, seeds) - _chance(adviser, bad, seeds)
        if cost < GAP:
            return orders[0], 0.0
    return bad, cost


def _chance(adviser: Adviser, order: Candidate, seeds: Sequence[int]) -> float:
    found = sum(judged(adviser.played(order, seed, AHEAD)) for seed in seeds) / len(seeds)
    return found if adviser.seat.id == 0 else 1 - found


def is_named(game: Game[Any], made: Mistake) -> bool:
    """Whether the review of a game names a bad move among the decisions that mattered."""
    found = Findings(curve(game), costs=costs(game))
    return (made.activation, made.seat) in [(cost.activation, cost.seat) for cost in found.named()]


def lines(key: str, games: int, seed: int) -> Iterator[str]:
    """A line for each game, and the count."""
    made = named = 0
    for number in range(seed, seed + games):
        game, mistake = spoiled(key, number)
        if mistake is None:
            yield f"{key} {number}: nothing proposed was bad enough"
            continue
        was = is_named(game, mistake)
        made, named = made + 1, named + was
        what = f"activation {mistake.activation}, cost {mistake.cost:.2f}"
        yield f"{key} {number}: {what}, {'named' if was else 'missed'}"
    yield f"{key}: {named} of {made} bad moves named"


def main() -> None:
    """Print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", choices=keys(), metavar="GAME")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line in lines(given.key, given.games, given.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
