"""The command `review`: what of a finished game was luck and what was decided."""

import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from escarmouche.agents.course import Point, curve
from escarmouche.agents.findings import Findings, Piece, ranges, together
from escarmouche.board.board import SIDES, board
from escarmouche.board.own_names import speak_of
from escarmouche.board.reviewing import PIECES, Balance, Decision, Teller, Told, branched, piece, told
from escarmouche.cli.common import out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.cli.help import Program
from escarmouche.engine.chance import KEY_BYTES, Unforeseen
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.save import dump
from escarmouche.engine.words import Words
from escarmouche.lab.run import all_cores
from escarmouche.terminal import curve_picture
from escarmouche.terminal.curve import drawn
from escarmouche.terminal.files import MOST_SAVED, load_game, read_text, rules_version, write_text

EVEN = 0.005
"""Less luck than this, or less of a difference, is none."""

app = Program()


@app.command()
def review(
    file: Annotated[Path, typer.Argument()],
    quick: Annotated[bool, typer.Option("--quick")] = False,
    journal: Annotated[bool, typer.Option("--journal")] = False,
    cores: Annotated[int | None, typer.Option(min=1)] = None,
    branch: Annotated[int | None, typer.Option(min=0)] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    picture: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Look back on a saved game that is over: its curve, its luck, and the decisions that mattered."""
    if (branch is None) != (save is None):
        raise Refused(refusal("", "refused-review-branch"))
    game = load_game(file).game
    points = curve(game)
    words = speak_of(words_for(game.ruleset.key).language, game.ruleset.key, game.setup)
    console = screen()
    if branch is not None and save is not None:
        split = branched(game, branch, Unforeseen(secrets.token_bytes(KEY_BYTES)))
        write_text(save, dump(split, rules_version(game.ruleset.key)))
        out(console, [words.say("review-branched", file=str(save), at=branch)])
        return
    finish_first()
    found = Findings(points) if quick else weighed(words, read_text(file, MOST_SAVED), points, cores or all_cores())
    shown = told(words, game, found)
    out(console, [*_head(words, game), *_curve(words, shown)])
    if picture is not None:
        write_text(picture, pictured(words, shown))
        out(console, [words.say("review-pictured", file=str(picture))])
    if not quick:
        out(console, [*_balance(words, shown.balances), *_decisions(words, shown.decisions)])
    if journal:
        out(console, _journal(words, game, found))


def weighed(words: Words, text: str, points: Sequence[Point], cores: int) -> Findings:
    """The findings of a saved game, with a bar where somebody watches."""
    parts = ranges(points, PIECES)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    watching = Console(stderr=True)
    with Progress(*columns, console=watching, disable=not watching.is_terminal) as bar:
        task = bar.add_task(words.say("review-progress"), total=len(parts))
        found: list[Piece] = []
        if cores == 1:
            for first, last in parts:
                found.append(piece(text, first, last))
                bar.advance(task)
            return together(points, found)
        try:
            with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
                firsts, lasts = zip(*parts, strict=True)
                for one in pool.map(piece, [text] * len(parts), firsts, lasts):
                    found.append(one)
                    bar.advance(task)
        except BrokenProcessPool as broken:
            raise Refused(refusal("", "refused-worker-ended")) from broken
    return together(points, found)


def _head(words: Words, game: Game[Any]) -> list[str]:
    one, other = (words.called(name) for name in board(game.ruleset.key).lists(game.setup))
    outcome = game.outcome
    assert outcome is not None
    ended = words.say("review-drawn") if outcome.winner is None else words.say("review-won", side=SIDES[outcome.winner])
    return [words.say("review-head", game=words.say(f"game-{game.ruleset.key}"), one=one, other=other), ended, ""]


def pictured(words: Words, shown: Told) -> str:
    """The curve as a picture."""
    return curve_picture.picture(shown.points, shown.swings, words.say("review-curve-title"), _label(words))


def _label(words: Words) -> list[str]:
    return [words.say("review-percent", chance=chance) for chance in (1.0, 0.5, 0.0)]


def _curve(words: Words, shown: Told) -> list[str]:
    swings = [words.say("review-swing", at=swing.until, before=swing.before, after=swing.after, text=swing.text)
              for swing in shown.swings]  # fmt: skip
    return [words.say("review-curve"), *drawn(shown.points, shown.swings, _label(words)), "",
            *([words.say("review-swings"), *swings, ""] if swings else [])]  # fmt: skip


def _balance(words: Words, balances: Sequence[Balance]) -> list[str]:
    first = balances[0]
    lines = [words.say("review-sum", start=first.start, result=first.result, luck=first.luck, decided=first.decided)]
    for amount, much, even in ((first.luck, "review-lucky", "review-even-luck"),
                               (first.decided, "review-decided", "review-even-decided")):  # fmt: skip
        side = SIDES[0 if amount > 0 else 1]
        lines.append(words.say(even) if abs(amount) < EVEN else words.say(much, side=side, amount=abs(amount)))
    return [*lines, words.say("review-lost", one=balances[0].lost, other=balances[1].lost), ""]


def _decisions(words: Words, decisions: Sequence[Decision]) -> list[str]:
    if not decisions:
        return [words.say("review-no-decisions")]
    lines = [words.say("review-decisions")]
    for number, one in enumerate(decisions, 1):
        lines.append(words.say("review-decision", number=number, side=SIDES[one.seat], at=one.at, asked=one.asked,
                               chosen=one.chosen, chance=one.chance))  # fmt: skip
        lines.append(words.say("review-better", better=one.better, why=" ".join(one.why), best=one.best, cost=one.cost,
                               error=one.error))  # fmt: skip
    return [*lines, "", words.say("review-branch", at=decisions[0].at)]


def _journal(words: Words, game: Game[Any], found: Findings) -> list[str]:
    """The journal, with the luck of side A beside every roll."""
    teller, luck = Teller(words, game, found), found.luck()
    told = [words.say("review-luck", luck=luck[line]) if line in luck else "" for line in range(len(game.journal))]
    return ["", words.say("review-journal"),
            *(f"{beside:>7}  {teller.sentence(line)}" for line, beside in enumerate(told))]  # fmt: skip
