"""Those who can take a seat: the agents by name, and playing a game to its end."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from escarmouche.agents.agent import Agent, Decision, Officer, Tactics
from escarmouche.agents.candidates import proposes
from escarmouche.agents.general import SECONDS, General
from escarmouche.agents.levels import AT_ONCE, GENERAL, NAMES, WHOLE, Between, level_of
from escarmouche.agents.recruit import Recruit
from escarmouche.agents.value import is_judged
from escarmouche.engine.game import Game, Outcome
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, manifest

__all__ = [
    "AT_ONCE", "GENERAL", "NAMES", "SECONDS", "Agent", "Decision", "Officer", "advise", "enlist", "is_trained",
    "known", "play_out", "ponders", "prepare",
]  # fmt: skip

ADJUTANT = "adjutant"
"""Takes no seat, but prepares the usual answers of a person, in games that have one."""


def known(name: str) -> str:
    """The name of an agent, or of a level between two of them; any other is refused."""
    return level_of(name).name


def ponders(name: str) -> bool:
    """Whether whoever has that name thinks long about a decision."""
    return level_of(name).upper == GENERAL


def enlist(name: str, seat: Seat, rng: Random, think: float = SECONDS, *, clock: bool = False) -> Agent:
    """The agent of that name for a seat; a general thinks for so many seconds, by the clock or counted in work."""
    level = level_of(name)
    if level.upper == GENERAL:
        _refuse_untrained(name, seat.view()["game"])
        return General(seat, rng, think, clock=clock, share=level.share / WHOLE if level.share else 1.0)
    if level.share:
        lower, upper = (_at_once(one, seat, rng) for one in (level.lower, level.upper))
        return Between(seat, rng, lower, upper, level.share)
    return _at_once(name, seat, rng)


def _at_once(name: str, seat: Seat, rng: Random) -> Agent:
    """One who answers without thinking long."""
    return Recruit(seat, rng) if name == "recruit" else Officer(seat, rng, _tactics(name, seat, rng))


def is_trained(name: str, game: str) -> bool:
    """Whether the agent of that name knows a game."""
    best = level_of(name).upper
    if best == GENERAL:
        return proposes(game) and is_judged(game)
    return best == "recruit" or (game in keys() and manifest(game).has("agents"))


class Untaught:
    """The tactics of an officer whom nobody has taught a game."""

    def weigh(self, question: Question) -> Decision | None:
        """None, whatever is asked."""
        return None


def advise(name: str, seat: Seat, rng: Random) -> Agent:
    """The agent of that name, by the clock; in a game that it does not know, one that gives the default answers."""
    if is_trained(name, seat.view()["game"]):
        return enlist(name, seat, rng, clock=True)
    return Officer(seat, rng, Untaught())


def prepare(seat: Seat, rng: Random) -> Agent:
    """Whoever prepares the usual answers for a person: the corporal, or the adjutant of a game that has one."""
    game = seat.view()["game"]
    if not is_trained("corporal", game):
        return Officer(seat, rng, Untaught())
    learned = manifest(game).part("agents", "TACTICS")
    return Officer(seat, rng, learned.get(ADJUTANT, learned["corporal"])(seat, rng))


def _tactics(name: str, seat: Seat, rng: Random) -> Tactics:
    """What an officer of that rank knows of the game at this table; a game without officers refuses it."""
    game = seat.view()["game"]
    _refuse_untrained(name, game)
    learned: Tactics = manifest(game).part("agents", "TACTICS")[name](seat, rng)
    return learned


def _refuse_untrained(name: str, game: str) -> None:
    if not is_trained(name, game):
        raise Refused(refusal("", "refused-no-officer", agent=name, game=game))


def play_out(
    game: Game[Any], agents: Mapping[SeatId, Agent], most_answers: int | None = None,
    after: Callable[[], object] | None = None,
) -> Outcome | None:  # fmt: skip
    """Let the agents answer until the game is over; None if it is not over after `most_answers`.

    `after` is called after each answer.
    """
    answers = 0
    while game.question is not None:
        for seat in game.waiting():
            if answers == most_answers:
                return None
            game.answer(seat, game.number, agents[seat].decide().value)
            answers += 1
            if after is not None:
                after()
    return game.outcome
