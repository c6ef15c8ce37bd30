"""Somebody at the terminal: games that are set up, played to a question, and played by typing."""

from collections.abc import Callable, Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from escarmouche.agents import enlist
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import Words
from escarmouche.registry import ruleset
from escarmouche.terminal.desk import Desk, Wishes
from escarmouche.terminal.playing import Quit, Sitting


def new_game(desk: Desk, words: Words, seed: int = 3, **wishes: Any) -> Game[Any]:
    """A game as it is wished, before its first question."""
    return Game(ruleset(desk.key), desk.set_up(words, Wishes(seed=seed, **wishes)), Seeded(seed), keep=True)


def sitting_of(desk: Desk, words: Words, game: Game[Any], seat: int, **more: Any) -> Sitting:
    """A player at the table, against a recruit."""
    console = more.pop("console", None) or Console(file=StringIO())
    opponent = enlist("recruit", Seat(game, 1 - seat), Random(1))
    return Sitting(game, desk, words, console, you=seat, opponent=opponent, **more)


def played_to(desk: Desk, words: Words, game: Game[Any], text: str, rng: Random) -> tuple[Sitting, Any]:
    """The table at the first question of this kind, with whoever is asked it before it."""
    while game.question is not None:
        for seat in game.waiting():
            question = game.question.part(seat)
            if question.text == text:
                return sitting_of(desk, words, game, seat), question
            game.answer(seat, game.number, question.sample(rng))
    raise AssertionError(f"nobody was asked {text}")


def typing(lines: Iterator[str]) -> Callable[[str], str]:
    """Somebody who types these lines, then leaves."""

    def type_in(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise Quit from None

    return type_in


def told(desk: Desk, words: Words, game: Game[Any], typed: list[str], width: int = 200) -> str:
    """What is printed while somebody types this."""
    shown = StringIO()
    console = Console(file=shown, width=width)
    with pytest.raises(Quit):
        sitting_of(desk, words, game, 0, console=console, type_in=typing(iter(typed))).play()
    return shown.getvalue()
