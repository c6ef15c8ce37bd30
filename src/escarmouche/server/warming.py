"""Bringing in what takes long, before anybody waits for it."""

from random import Random

from escarmouche.boards.board import Wishes, board
from escarmouche.boards.speech import speak
from escarmouche.core.chance import Seeded
from escarmouche.core.game import Game
from escarmouche.core.words import LANGUAGES
from escarmouche.games import KEYS, ruleset

ANSWERS = 40
"""After so many answers models have been deployed, moved and looked at one another."""


def warm() -> None:
    """Play the beginning of each game once, so that everything is compiled and read."""
    for key in KEYS:
        for language in LANGUAGES:
            speak(language, key)
        game = Game(ruleset(key), board(key).set_up(speak("en", key), Wishes(seed=1)), Seeded(1))
        rng = Random(1)
        for _ in range(ANSWERS):
            for seat in game.waiting():
                assert game.question is not None
                game.answer(seat, game.number, game.question.part(seat).sample(rng))
