"""Pairs of games that differ only in what a seat cannot know: the general decides alike in both.

Run as `python -m tests.leaks [--pairs 200] [GAME …]`; a line for each game says how many pairs were compared.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from escarmouche.agents import GENERAL, enlist, is_trained
from escarmouche.agents.general import General
from escarmouche.board.board import Wishes, board
from escarmouche.board.words import speak
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, ruleset
from tests.battery.pairs import twin

GAMES = [key for key in keys() if is_trained(GENERAL, key)]
THINKS = 0.05
MOST_ANSWERS = 1500
OF_ONE_GAME, EVERY = 5, 3
"""So many pairs are made of one game, so that all missions have their turn, and of every so manieth decision."""


def moments(key: str, seed: int) -> Iterator[tuple[Game[Any], SeatId]]:
    """A game of sergeants, at every question that a general would compare orders for, with who is asked it."""
    missions = board(key).missions() or [""]
    wishes = Wishes(mission=missions[seed % len(missions)], seed=seed, agree=True)
    game: Game[Any] = Game(ruleset(key), board(key).set_up(speak("en", key), wishes), Seeded(seed), journal=False)
    players = [General(Seat(game, seat), Random(seat)).adviser for seat in (0, 1)]
    for _ in range(MOST_ANSWERS):
        if game.question is None:
            return
        for seat in game.waiting():
            found = players[seat].candidates()
            if len(found) > 1:
                yield game, seat
            players[seat].adopt(found[0])
            game.answer(seat, game.number, found[0].value)


def decided(game: Game[Any], seat: SeatId) -> tuple[Any, float | None]:
    """What a general decides, and its chances with that."""
    decision = enlist(GENERAL, Seat(game, seat), Random(7), THINKS).decide()
    return decision.value, decision.chance


def compared(key: str, pairs: int) -> Iterator[tuple[bool, bool]]:
    """Of so many pairs whether both differ in anything, and whether the general decided alike."""
    seed = found = 0
    while found < pairs:
        for game, seat in islice(moments(key, seed), 0, OF_ONE_GAME * EVERY, EVERY):
            if found == pairs:
                return
            other = twin(game, seat, 1000 + seed)
            found += 1
            yield game.hash() != other.hash(), decided(game, seat) == decided(other, seat)
        seed += 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare pairs of each game; the exit status says whether all were alike."""
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    command.add_argument("--pairs", type=int, default=200)
    given = command.parse_args(arguments)
    alike = True
    for key in given.games:
        found = list(compared(key, given.pairs))
        same = sum(one for _, one in found)
        print(f"{key}: {len(found)} pairs, {sum(one for one, _ in found)} of them differ, {same} decided alike")
        alike = alike and same == len(found)
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
