"""The tables and pictures of docs/balance.md: `python -m bench.balance FOLDER… [--plots docs/plots]`.

Each folder holds the games of an experiment (`escarmouche lab run docs/experiments/…`). The tables are printed; the
pictures of ratings go into the folder for plots.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from escarmouche.engine.words import Words
from escarmouche.lab import plots
from escarmouche.lab.answers import Answer, Effect, answers
from escarmouche.lab.conduct import Result, looked_at
from escarmouche.lab.report_page import labels
from escarmouche.lab.statistics import Interval
from escarmouche.terminal.words import speak

PLOTS = Path("docs/plots")


def told(result: Result, answer: Answer, pictures: Path) -> Iterator[str]:
    """The tables of a part, in Markdown; its pictures are drawn on the way."""
    words = speak("en", answer.part.game)
    yield f"## {answer.part.game}, {answer.games} games, {answer.faults} with a fault"
    if answer.ratings:
        yield from ladder(answer, labels(words, result, answer))
        draw(words, answer, labels(words, result, answer), pictures)
    if answer.effects:
        yield from readings(answer)
    yield f"Side A {interval(answer.side_a)}; first to act {interval(answer.start)}."


def ladder(answer: Answer, names: dict[str, str]) -> Iterator[str]:
    """Ratings and scores against the field."""
    heads = ("list", "rating", "interval", "score", "interval", "games")
    yield row(*heads)
    yield row(*["---"] * len(heads))
    field = dict(answer.field)
    for one in answer.ratings:
        yield row(f"{names.get(one.name, one.name)} (`{one.name}`)", signed(one.points),
                  f"{signed(one.low)} to {signed(one.high)}", share(field[one.name].value), between(field[one.name]),
                  str(one.games))  # fmt: skip


def readings(answer: Answer) -> Iterator[str]:
    """What each other reading of a rulebook changes."""
    heads = ("reading", "another course", "another winner", "score of the first list", "interval", "first to act",
             "interval", "games")  # fmt: skip
    yield row(*heads)
    yield row(*["---"] * len(heads))
    for one in sorted(answer.effects, key=weight):
        yield row(f"`{one.variant.replace('=', ' = ')}`", share(one.changed), share(one.winners),
                  points(one.score.value), change(one.score), points(one.start.value), change(one.start),
                  str(one.games))  # fmt: skip


def row(*fields: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(fields)} |"


def weight(effect: Effect) -> tuple[float, float, str]:
    """Readings that change most winners come first."""
    return (-effect.winners, -effect.changed, effect.variant)


def draw(words: Words, answer: Answer, names: dict[str, str], pictures: Path) -> None:
    """The ladder and the matrix of a round robin."""
    called = f"{answer.part.game}-{answer.part.size}.svg"
    rows = [(names.get(one.name, one.name), one.points, one.low, one.high) for one in answer.ratings]
    chart = plots.intervals(rows, words.say("report-rating"), middle=0, form="+.0f")
    (pictures / f"ladder-{called}").write_text(plots.drawn(chart, "en"), "utf-8")
    chart = plots.matrix(answer, names, words.say("report-score"))
    (pictures / f"matrix-{called}").write_text(plots.drawn(chart, "en"), "utf-8")


def signed(value: float) -> str:
    """A rating with its sign."""
    return f"{round(value):+d}".replace("-", "−")


def share(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.1f} %"


def points(value: float) -> str:
    """A difference of shares in points of percent."""
    return f"{100 * value:+.1f}".replace("-", "−")


def between(found: Interval) -> str:
    """The bounds of an interval."""
    return f"{100 * found.low:.1f} to {100 * found.high:.1f} %"


def change(found: Interval) -> str:
    """The bounds of a difference."""
    return f"{points(found.low)} to {points(found.high)}"


def interval(found: Interval) -> str:
    """A share with its interval."""
    return f"{share(found.value)} ({between(found)})"


def main() -> None:
    """Print the tables and draw the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--plots", type=Path, default=PLOTS)
    chosen = parser.parse_args()
    for folder in chosen.folders:
        result = looked_at(folder)
        for answer in answers(result):
            print("\n".join(told(result, answer, chosen.plots)), end="\n\n")


if __name__ == "__main__":
    main()
