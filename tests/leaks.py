"""Pairs of games that differ only in what a seat cannot know: general, hint and review say the same in both.

A hint is what the general decides, with its reasons, the reply that it expects and its alternatives; there is no review
of a game under way. Run as `python -m tests.leaks [--pairs 200] [GAME …]`; a line for each game says how many
pairs were compared.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from escarmouche.agents import GENERAL, enlist, is_trained
from escarmouche.agents.agent import Decision
from escarmouche.agents.costs import costs
from escarmouche.agents.course import curve
from escarmouche.agents.general import General
from escarmouche.agents.review import weighed
from escarmouche.board.board import Wishes, board
from escarmouche.board.words import speak
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, Refused
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


def decided(game: Game[Any], seat: SeatId) -> tuple[Decision, Reason]:
    """What a general decides with all that a hint tells of it, and why there is no review."""
    return enlist(GENERAL, Seat(game, seat), Random(7), THINKS).decide(), unreviewed(game)


def unreviewed(game: Game[Any]) -> Reason:
    """Why a game under way has no review, whichever part of one is asked for."""
    for part in (curve, weighed, costs):
        try:
            part(game)
        except Refused as refused:
            found = refused.reason
        else:
            raise AssertionError("a game under way was reviewed")
    return found


def compared(key: str, pairs: int) -> Iterator[tuple[bool, bool]]:
    """Of so many pairs whether both differ in anything, and whether the same was said of them."""
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
        differ, same = (sum(side) for side in zip(*found, strict=True))
        print(f"{key}: {len(found)} pairs, {differ} of them differ, {same} judged alike", flush=True)
        alike = alike and same == len(found)
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
