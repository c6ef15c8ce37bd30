"""The command `escarmouche`."""

import os
import signal
import sys

import typer

from escarmouche.cli.commands import app
from escarmouche.cli.help import misuse
from escarmouche.cli.language import listen, words_for
from escarmouche.cli.status import BAD, INTERRUPTED
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import why
from escarmouche.terminal import InputEnded


def main() -> None:
    """Run the command; whatever goes wrong is one sentence, never a traceback."""
    # A script that starts this in the background makes it deaf to Ctrl-C, which is how a long run is stopped.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command with these arguments: its exit status."""
    listen(arguments)
    try:
        status = app(arguments or ["--help"], prog_name="escarmouche", standalone_mode=False)
        sys.stdout.flush()
        if status == INTERRUPTED:
            return trouble(words_for().say("interrupted"))
        return status if isinstance(status, int) else 0
    except Refused as refused:
        return trouble(why(words_for(), refused.reason))
    except InputEnded:
        return trouble(words_for().say("input-ended"))
    except (KeyboardInterrupt, typer.Abort):
        return trouble(words_for().say("interrupted"))
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing more may be written, not even at the end of the program.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return trouble(
            misuse(error, arguments) or words_for().say("our-fault", fault=f"{type(error).__name__}: {error}")
        )


def trouble(sentence: str) -> int:
    """Say in one sentence what went wrong."""
    print(f"escarmouche: {sentence}", file=sys.stderr)
    return BAD
