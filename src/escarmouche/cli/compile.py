"""The command `compile`, and how the other commands see to it that nobody waits in the middle of a game.

What a game needs is compiled by playing: two processes share it, one lets the best players and recruits play each
game, the other asks the examples of all odds. What neither of them comes upon is compiled when it is first used.
"""

import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO

from escarmouche.cli.help import Program
from escarmouche.cli.language import words_for
from escarmouche.registry import keys, manifest

LOOKS = 0.2
"""Seconds from one look at how far it is to the next."""
FEWER = 10
"""Where nobody watches a line change, it is written once for so many kernels."""

app = Program()


@app.command("compile")
def compile_now() -> None:
    """Compile now what the first game would otherwise wait for."""
    finish(watched=sys.stderr.isatty())


def finish_first() -> None:
    """Compile what is missing before somebody plays, if somebody watches; otherwise it comes by and by."""
    if sys.stderr.isatty():
        finish(watched=True)


def finish(*, watched: bool) -> None:
    """Compile what is missing, and say how far it is."""
    from escarmouche.table import compiling

    if compiling.is_finished():
        return
    workers = [_begun(part) for part in PARTS]
    there_are, told = compiling.how_many(), -FEWER
    try:
        while any(worker.poll() is None for worker in workers):
            done = compiling.how_many_done()
            if watched or done >= told + FEWER:
                told = done
                _tell(words_for().say("compiling", done=done, all=there_are), watched=watched)
            time.sleep(LOOKS)
    finally:
        for worker in workers:
            worker.terminate()
    if all(worker.wait() == 0 for worker in workers):
        compiling.FINISHED.touch()
    _tell(words_for().say("compiled"), watched=watched)
    print(end="\n" if watched else "", file=sys.stderr)


def _begun(part: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", __name__, part], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _tell(line: str, *, watched: bool) -> None:
    """Say how far it is, on the same line if somebody watches it."""
    wide = shutil.get_terminal_size().columns - 1
    shown = f"\r{line[:wide]:<{wide}}" if watched else f"{line}\n"
    print(shown, end="", file=sys.stderr, flush=True)


# What the two processes do


def play_games() -> None:
    """Let the best players of each game play it, and then recruits, who go where nobody else does."""
    from escarmouche.agents import NAMES
    from escarmouche.cli.simulate import best_players
    from escarmouche.lab.cells import settled
    from escarmouche.lab.plan import Plan
    from escarmouche.lab.play import play_pair

    for key in keys():
        if manifest(key).has("lab"):
            for players in (best_players(key), (NAMES[0], NAMES[0])):
                plan = Plan(game=key, players=players, games=2)
                play_pair(settled(words_for(key), plan, None), 0)


def ask_odds() -> None:
    """Ask what is given as an example of odds."""
    from escarmouche.cli import run

    for key in keys():
        if manifest(key).has("inquiries"):
            for example in manifest(key).part("inquiries", "EXAMPLES"):
                with redirect_stdout(StringIO()):
                    run(["odds", key, *shlex.split(example)])


PARTS: dict[str, Callable[[], None]] = {"play": play_games, "ask": ask_odds}

if __name__ == "__main__":
    PARTS[sys.argv[1]]()
