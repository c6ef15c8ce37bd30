"""A place at the table: everything a player, a page or an agent may do, and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any

from escarmouche.engine.game import Game, Outcome
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reasons import Reason


class Seat:
    """One seat of a game: its view, its question, its answers."""

    def __init__(self, game: Game[Any], seat: SeatId) -> None:
        self.__game = game
        self.id = seat

    @property
    def number(self) -> int:
        """The number of the question of the moment."""
        return self.__game.number

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.__game.outcome

    def view(self) -> dict[str, Any]:
        """What this seat may see."""
        return self.__game.view(self.id)

    def story(self) -> list[Event]:
        """The journal as far as this seat may know it."""
        return self.__game.story(self.id)

    def question(self) -> Question | None:
        """The question this seat has to answer now, or None."""
        game, question = self.__game, self.__game.question
        if question is None or self.id not in question.seats or self.id in game.pending:
            return None
        return question.part(self.id)

    def check(self, number: int, value: Any) -> Reason | None:
        """Why this answer is not allowed, or None."""
        return self.__game.check(self.id, number, value)

    def answer(self, number: int, value: Any) -> None:
        """Answer the question of the moment."""
        self.__game.answer(self.id, number, value)

    def concede(self) -> None:
        """Give up."""
        self.__game.concede(self.id)

    def sample(self, rng: Random) -> Any:
        """A random allowed answer to this seat's question."""
        return self._asked().sample(rng)

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]] = ()) -> list[Any]:
        """Some distinct allowed answers to this seat's question."""
        return self._asked().candidates(count, rng, toward)

    def fork(self, seed: int, *, journal: bool = True) -> Game[Any]:
        """A copy of the game to think with, in which everything this seat cannot know is a sample."""
        return self.__game.fork(self.id, seed, journal=journal)

    def glimpse(self, seed: int) -> Game[Any]:
        """The table to look at, not to play on, in which everything this seat cannot know is a sample."""
        return self.__game.glimpse(self.id, seed)

    def _asked(self) -> Question:
        question = self.question()
        if question is None:
            raise LookupError("this seat is not asked anything now")
        return question
