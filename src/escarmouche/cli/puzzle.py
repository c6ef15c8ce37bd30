"""The command `puzzle`: a position out of a game at the terminal, with one order that is clearly the best."""

from datetime import UTC, datetime
from random import Random
from typing import Annotated

import typer

from escarmouche.agents import prepare
from escarmouche.board.own_names import speak_of
from escarmouche.board.puzzles import Puzzle, Teller, numbered, of_the_day, position
from escarmouche.cli.common import out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import Words
from escarmouche.registry import ruleset
from escarmouche.terminal.desk import desk
from escarmouche.terminal.playing import Sitting, type_in

app = Program()
SUREST = 0.999
"""Nothing is surer than this."""


@app.command()
def puzzle(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    number: Annotated[int, typer.Argument(metavar="NUMBER")] = 1,
    order: Annotated[int | None, typer.Option("--order", min=1)] = None,
) -> None:
    """Show a position out of a game, ask for the best order, and say what is best and why; by default that of today."""
    key, number = (ruleset(game).key, number) if game else of_the_day(datetime.now(UTC).date())
    found = numbered(key, number)
    at = position(key, found)
    words, console = speak_of(words_for(key).language, key, at.setup), screen()
    teller = Teller(words, at, found.seat)
    out(console, [words.say("puzzle-head", game=words.say(f"game-{key}"), number=number)])
    Sitting(at, desk(key), words, console, you=found.seat, opponent=prepare(Seat(at, found.seat), Random(0))).show_map()
    out(console, ["", teller.question(), *_orders(teller, found), ""])
    chosen = order or _asked(words, len(found.orders))
    if chosen > len(found.orders):
        raise Refused(refusal("", "refused-not-offered", choice=chosen))
    out(console, _solution(words, teller, found, chosen))


def _orders(teller: Teller, puzzle: Puzzle) -> list[str]:
    return [
        f"  {at}. {' → '.join(teller.steps(puzzle.orders[place].line))}" for at, place in enumerate(puzzle.shown, 1)
    ]


def _asked(words: Words, count: int) -> int:
    """The order that is typed in."""
    typed = type_in(f"{words.say('puzzle-which', count=count)} ")
    if not typed.isdigit() or not 1 <= int(typed) <= count:
        raise Refused(refusal("", "refused-not-offered", choice=typed[:40]))
    return int(typed)


def _solution(words: Words, teller: Teller, puzzle: Puzzle, chosen: int) -> list[str]:
    best = 1 + puzzle.shown.index(0)
    lines = [words.say("puzzle-right" if chosen == best else "puzzle-wrong", best=best)]
    for at, place in enumerate(puzzle.shown, 1):
        why = " ".join(teller.reasons(puzzle.orders[place].reasons))
        lines.append(words.say("puzzle-order", number=at, chance=puzzle.orders[place].chance, why=why))
    if puzzle.reply:
        lines.append(words.say("puzzle-expects", text=" ".join(teller.reasons(puzzle.reply))))
    return [
        *lines,
        words.say("puzzle-sure", gap=puzzle.gap, confidence=min(SUREST, puzzle.confidence), samples=puzzle.samples),
    ]
