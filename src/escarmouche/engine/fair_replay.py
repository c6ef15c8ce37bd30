"""A fair match played again from what was done in it, with every draw under the answer that led to it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from escarmouche.engine import fair
from escarmouche.engine.chance import Fair
from escarmouche.engine.game import Answered, Conceded, Game, Ruleset, Setup

Done = Mapping[str, Any]


def retold(
    ruleset: Ruleset[Any], setup: Setup, terms: fair.Terms, entries: Iterable[Done], first: int = 0
) -> tuple[Game[Any], fair.Course]:
    """Play a fair match from its beginning, which is step `first`; what the rules do not allow is refused."""
    game, course = Game(ruleset, setup, Fair(terms), keep=True), fair.Course(terms.key)
    course.add(first, fair.BEGIN, _draws(game, 0))
    steps = list(enumerate(entries, first + 1))
    # Outside practice games what was taken back had drawn nothing: it is told without being played.
    lasting = set(dict(steps)) if terms.practice else _lasting(steps)
    kept: list[tuple[int, Done]] = []
    for sequence, entry in steps:
        if entry.get("type") == "undo":
            kept = [(at, done) for at, done in kept if at < entry["to"]]
            if terms.practice:
                game = Game(ruleset, setup, Fair(terms), keep=True)
                for _, done in kept:
                    play(game, done)
            course.add(sequence, entry, [])
        elif sequence in lasting:
            course.add(sequence, entry, play(game, entry))
            kept.append((sequence, entry))
        else:
            course.add(sequence, entry, [])
    return game, course


def _lasting(steps: Iterable[tuple[int, Done]]) -> set[int]:
    """The steps that were not taken back."""
    stay: list[int] = []
    for sequence, entry in steps:
        if entry.get("type") != "undo":
            stay.append(sequence)
        while entry.get("type") == "undo" and stay and stay[-1] >= entry["to"]:
            stay.pop()
    return set(stay)


def play(game: Game[Any], entry: Done) -> list[dict[str, Any]]:
    """Do what an entry says; the draws that it led to, if the game is a fair match."""
    before = _count(game)
    done = msgspec.convert(entry, Answered | Conceded)
    if isinstance(done, Answered):
        game.answer(done.seat, done.number, done.value)
    else:
        game.concede(done.seat)
    return _draws(game, before)


def transcript(game: Game[Any]) -> dict[str, Any] | None:
    """The transcript that reveals a game in which nothing was taken back; None if it did not begin as a fair match."""
    if not isinstance(game.chance, Fair) or game.start is not None:
        return None
    terms = game.chance.terms
    entries = [msgspec.to_builtins(entry) for entry in game.record]
    return fair.transcript(terms, retold(game.ruleset, game.bare, terms, entries)[1])


def _count(game: Game[Any]) -> int:
    return len(game.chance.draws) if isinstance(game.chance, Fair) else 0


def _draws(game: Game[Any], since: int) -> list[dict[str, Any]]:
    return game.chance.drawn_since(since) if isinstance(game.chance, Fair) else []
