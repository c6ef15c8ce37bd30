"""Compiling and reading what takes long, before anybody waits for it."""

import gc
from contextlib import suppress
from random import Random

import msgspec

from escarmouche.board.board import board
from escarmouche.board.lesson import lessons
from escarmouche.board.look import Stance
from escarmouche.board.words import speak
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys
from escarmouche.server import previews
from escarmouche.server.match import Match
from escarmouche.server.new_game import SAME_SCREEN, begin
from escarmouche.server.posted import Wanted

ANSWERS = 40
"""After so many answers models have been deployed, moved and looked at one another."""
FIRST_ANSWERS = 12
"""After so many the rules have been used once."""
SEED = 3
"""With this one somebody shoots early in every game."""
LANGUAGE = "en"


def read_records() -> None:
    """Look at the fields of every record once, before several threads do so at the same time.

    msgspec puts together what it knows of a type at its first use, and crashes if two threads begin with it at once.
    """
    for key in keys():
        board(key)
    kinds: list[type] = [msgspec.Struct]
    while kinds:
        further: list[type] = kinds.pop().__subclasses__()
        kinds += further
        for kind in further:
            # What is only ever written has fields that cannot be read.
            with suppress(TypeError):
                msgspec.json.Decoder(kind)


def warm() -> None:
    """Play the beginning of each game and of its lessons once, so that everything is compiled and read."""
    for key in keys():
        for lesson in ("", *lessons(key)):
            play(Match(begin(Wanted(key=key, opponent=SAME_SCREEN, seed=SEED, lesson=lesson)).row))
    for language in LANGUAGES:
        for key in keys():
            speak(language, key)
    # All of this stays: nobody has to go through it again and again to see whether it is still needed.
    gc.collect()
    gc.freeze()


def begin_one(key: str) -> None:
    """Begin a game and give its first answers, so that its rules are compiled."""
    match, rng = Match(begin(Wanted(key=key, opponent=SAME_SCREEN, seed=SEED)).row), Random(SEED)
    for _ in range(FIRST_ANSWERS):
        for seat in match.asked():
            question = match.question(seat)
            assert question is not None
            match.answer(seat, match.game.number, msgspec.to_builtins(question.sample(rng)))


def play(match: Match) -> None:
    """Answer some questions at random, and look at each kind of them once."""
    rng = Random(SEED)
    looked_at: set[str] = set()
    for _ in range(ANSWERS):
        for seat in match.asked():
            question = match.question(seat)
            assert question is not None
            if question.text not in looked_at:
                looked_at.add(question.text)
                glance(match, seat, question)
            match.answer(seat, match.game.number, msgspec.to_builtins(question.sample(rng)))


def glance(match: Match, seat: SeatId, question: Question) -> None:
    """Look ahead once in each way in which a player does."""
    number = match.game.number
    match.board.sight(match.look(seat, LANGUAGE), Stance(0))
    if isinstance(question, Place):
        previews.reach(match, seat, number, question.models[0])
    for option in previews.options(question):
        if option.forecast is not None and option.refused is None:
            previews.odds(match.row.key, previews.inquire(match, seat, LANGUAGE, number, option.key, ""))
            break
