"""A bar for whoever watches games being played: how many, how fast, how long still, and what they say so far."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from escarmouche.engine.words import Words
from escarmouche.lab.conduct import Watch
from escarmouche.lab.ledger import Ledger

EVERY = 0.5
"""So many seconds lie between two looks at how far it is."""


class Rate(ProgressColumn):
    """How many games a second are played."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        """The rate of the last while."""
        return Text(self.words.say("simulate-rate", rate=task.speed or 0.0))


@contextmanager
def watched(words: Words, books: Sequence[Ledger] = ()) -> Iterator[Watch]:
    """What is told after each pair, and shown in a bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(words), TimeRemainingColumn(),
               TextColumn("{task.fields[so_far]}"))  # fmt: skip
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("simulate-games"), total=None, so_far="")

        shown = 0.0

        def watch(books: Sequence[Ledger]) -> None:
            nonlocal shown
            if not console.is_terminal or time.monotonic() - shown < EVERY:
                return
            shown = time.monotonic()
            played, wanted = 2 * sum(book.played for book in books), 2 * sum(book.end for book in books)
            bar.update(task, completed=played, total=wanted, so_far=so_far(words, books))

        if books:
            watch(books)
        yield watch


def so_far(words: Words, books: Sequence[Ledger]) -> str:
    """The score of the first side with its interval, where there is one pairing; otherwise how many are finished."""
    if len(books) == 1:
        score = books[0].score
        return words.say("lab-so-far", value=score.value, low=score.low, high=score.high)
    return words.say("lab-cells-done", done=sum(book.played >= book.end for book in books), all=len(books))
