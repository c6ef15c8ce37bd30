"""Fingerprints of seeded games, to see that a change of the house changes no game.

Run as `python -m tests.hashes [--games 50] [--agent recruit] [GAME…]`: a line for each game with the fingerprint of its
answers and of the state after every one of them. The output of two commits is compared with `diff`.
"""

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from escarmouche.agents import enlist
from escarmouche.board.board import board
from escarmouche.engine.seat import Seat
from escarmouche.lab.ground import deal
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import MOST_ANSWERS, begun
from escarmouche.registry import keys

SIZES = {"firefight": 200, "collision": 400, "trauma": 60, "combatzone": 200}


def fingerprint(trial: Trial, pair: int) -> str:
    """A game between two agents, as one short text that changes with any answer and any state on the way."""
    dealt = deal(trial.plan, pair)
    game = begun(trial, dealt, swapped=False)
    players = [
        enlist(name, Seat(game, seat), Random(f"{dealt.seed}/{seat}")) for seat, name in enumerate(trial.plan.players)
    ]
    digest, answers = hashlib.blake2b(digest_size=16), 0
    while game.question is not None and answers < MOST_ANSWERS:
        for seat in game.waiting():
            value = players[seat].decide().value
            game.answer(seat, game.number, value)
            answers += 1
            digest.update(msgspec.json.encode([seat, value], order="deterministic"))
            digest.update(game.hash().encode())
    return f"{digest.hexdigest()} {answers} {game.outcome.winner if game.outcome else '-'}"


def lines(keys: Sequence[str], agent: str, games: int) -> Iterator[str]:
    """A line for each game."""
    for key in keys:
        missions = board(key).missions() or [""]
        for pair in range(games):
            mission = missions[pair % len(missions)]
            plan = Plan(
                game=key, players=(agent, agent), games=games, seed=15, size=SIZES.get(key, 200), mission=mission
            )
            yield f"{key} {agent} {pair} {fingerprint(Trial(plan, Stock()), pair)}"


def main() -> None:
    """Print the fingerprints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="GAME", default=list(keys()))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--agent", default="recruit")
    chosen = parser.parse_args()
    for line in lines(chosen.keys or list(keys()), chosen.agent, chosen.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
