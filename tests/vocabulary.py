"""The words of the games in docs/conformance.md, as the rules declare them.

`python -m tests.vocabulary` writes them anew.
"""

from pathlib import Path

from escarmouche.conformance.scene import Stage
from escarmouche.engine.vocabulary import words_in
from escarmouche.registry import keys
from escarmouche.terminal.desk import stage

DOCS = Path(__file__).parents[1] / "docs" / "conformance.md"
BEGINS = "<!-- The words of {game}, written by `python -m tests.vocabulary`. -->\n"
ENDS = "<!-- Here the words of {game} end. -->\n"


def code(words: object) -> str:
    """Words as they are written in a case."""
    return ", ".join(f"`{word}`" for word in words) if words else "—"  # type: ignore[attr-defined]


def line(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |\n"


def option_lines(on: Stage) -> list[str]:
    """The options of the rules."""
    rows = [
        line(f"`{key}`", code(option.values), f"`{option.default}`", number)
        for key, (number, option) in sorted(on.catalogue.options.items())
    ]
    return [line("option", "values", "default", "rule"), line(*["---"] * 4), *rows]


def question_lines(on: Stage) -> list[str]:
    """Every question: the keys of its options, what it is about, and what its options say of themselves."""
    rows = [
        line(f"`{text}`", code(asks.words), code(sorted(asks.about)), code(sorted(asks.says)))
        for text, asks in on.vocabulary.questions.items()
    ]
    return [line("question", "keys of its options", "`about`", "options by"), line(*["---"] * 4), *rows]


def event_lines(on: Stage) -> list[str]:
    """Every event: its fields, and the values of those that hold a word."""
    rows = []
    for event in on.vocabulary.events:
        kinds = on.vocabulary.fields(event)
        values = [f"`{field}`: {code(words)}" for field, kind in kinds.items() if (words := words_in(kind))]
        rows.append(line(f"`{event}`", code(kinds), "; ".join(values) or "—"))
    return [line("event", "fields", "values"), line(*["---"] * 3), *rows]


def block(game: str) -> str:
    """All words of a game, between their marks."""
    on = stage(game)
    parts = [
        BEGINS.format(game=game),
        "\nA part of a key in angle brackets is any thing of that kind, by its name.\n\n",
        *option_lines(on),
        f"\nPurposes of chance: {code(on.vocabulary.purposes)}.\n\n",
        *question_lines(on),
        "\n",
        *event_lines(on),
        "\n",
        ENDS.format(game=game),
    ]
    return "".join(parts)


def kept(text: str, game: str) -> str:
    """The words of a game as they stand in a text."""
    begins, ends = BEGINS.format(game=game), ENDS.format(game=game)
    inner = text.partition(begins)[2].partition(ends)[0]
    return f"{begins}{inner}{ends}"


def main() -> None:
    """Write the words of all games into docs/conformance.md, between their marks."""
    text = DOCS.read_text(encoding="utf-8")
    for game in keys():
        text = text.replace(kept(text, game), block(game))
    DOCS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
