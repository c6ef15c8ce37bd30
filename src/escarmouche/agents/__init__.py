"""Those who can take a seat: the agents by name, and playing a game to its end."""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from escarmouche.agents.recruit import Recruit
from escarmouche.core.decision import SeatId
from escarmouche.core.game import Game, Outcome
from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.seat import Seat

NAMES = ("recruit",)


class Agent(Protocol):
    """Whoever answers for a seat."""

    def decide(self) -> Any:
        """The answer to the question its seat is asked now."""


def enlist(name: str, seat: Seat, rng: Random) -> Agent:
    """The agent of that name for a seat."""
    if name not in NAMES:
        raise Refused(refusal("", "refused-unknown-agent", agent=name[:40], known=", ".join(NAMES)))
    return Recruit(seat, rng)


def play_out(game: Game[Any], agents: Mapping[SeatId, Agent], most_answers: int | None = None) -> Outcome | None:
    """Let the agents answer until the game is over; None if it is not over after `most_answers`."""
    answers = 0
    while game.question is not None:
        for seat in game.waiting():
            if answers == most_answers:
                return None
            game.answer(seat, game.number, agents[seat].decide())
            answers += 1
    return game.outcome
