"""Those who can take a seat: the agents by name, and playing a game to its end."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from escarmouche.agents.agent import Agent, Decision, Officer, Tactics
from escarmouche.agents.recruit import Recruit
from escarmouche.core.decision import SeatId
from escarmouche.core.game import Game, Outcome
from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.seat import Seat

__all__ = ["NAMES", "Agent", "Decision", "Officer", "enlist", "known", "play_out"]

NAMES = ("recruit", "corporal", "sergeant")


def known(name: str) -> str:
    """The name of an agent; any other is refused."""
    if name not in NAMES:
        raise Refused(refusal("", "refused-unknown-agent", agent=name[:40], known=", ".join(NAMES)))
    return name


def enlist(name: str, seat: Seat, rng: Random) -> Agent:
    """The agent of that name for a seat."""
    if known(name) == "recruit":
        return Recruit(seat, rng)
    return Officer(seat, rng, _tactics(name, seat, rng))


def _tactics(name: str, seat: Seat, rng: Random) -> Tactics:
    """What an officer of that rank knows of the game at this table; a game without officers refuses it."""
    game = seat.view()["game"]
    if find_spec(f"escarmouche.agents.{game}") is None:
        raise Refused(refusal("", "refused-no-officer", agent=name, game=game))
    learned: Tactics = import_module(f"escarmouche.agents.{game}").TACTICS[name](seat, rng)
    return learned


def play_out(game: Game[Any], agents: Mapping[SeatId, Agent], most_answers: int | None = None) -> Outcome | None:
    """Let the agents answer until the game is over; None if it is not over after `most_answers`."""
    answers = 0
    while game.question is not None:
        for seat in game.waiting():
            if answers == most_answers:
                return None
            game.answer(seat, game.number, agents[seat].decide().value)
            answers += 1
    return game.outcome
