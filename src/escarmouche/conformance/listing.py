"""Every word that a case of a game can use, as its rules declare them, in tables to read."""

from collections.abc import Iterable, Iterator, Sequence

from escarmouche.conformance.scene import Stage
from escarmouche.engine.vocabulary import words_in


def word_lines(on: Stage) -> Iterator[str]:
    """All words of a game, line by line; a part of a key in angle brackets is any thing of that kind, by its name."""
    options = sorted(on.catalogue.options.items())
    yield from table(
        ("option", "values", "default", "rule"),
        ((f"`{key}`", code(one.values), f"`{one.default}`", rule) for key, (rule, one) in options),
    )
    yield f"chance: {code(on.vocabulary.purposes)}"
    yield ""
    yield from table(
        ("question", "keys of its options", "`about`", "options by"),
        (
            (f"`{text}`", code(asks.words), code(sorted(asks.about)), code(sorted(asks.says)))
            for text, asks in on.vocabulary.questions.items()
        ),
    )
    yield from table(("event", "fields", "values"), (_event_cells(on, event) for event in on.vocabulary.events))


def _event_cells(on: Stage, event: str) -> Sequence[str]:
    kinds = on.vocabulary.fields(event)
    values = [f"`{field}`: {code(words)}" for field, kind in kinds.items() if (words := words_in(kind))]
    return f"`{event}`", code(kinds), "; ".join(values) or "—"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown, and an empty line."""
    for cells in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(cells)} |"
    yield ""


def code(words: Iterable[str]) -> str:
    """Words as they are written in a case."""
    return ", ".join(f"`{word}`" for word in words) or "—"
