"""What the commands say of themselves, and of arguments that they cannot take, in the language of this run.

Typer knows one language: here its pages of help and its complaints are put together anew, from the words of
`text/*/help.ftl` here and in the folder of each game. A command is `help-COMMAND` there, a parameter
`help-COMMAND-PARAMETER`; what several commands share is told once for the command that they belong to, or as
`help-any-PARAMETER`.
"""

import re
import shutil
import textwrap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from escarmouche.cli.language import helping_words, switched, words_for
from escarmouche.engine.words import Words
from escarmouche.registry import keys

WIDEST = 100
FIRST_COLUMN = 28
INDENT = "  "
KINDS = {int: "number", float: "number", Path: "file"}
QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'|\(([^()]*)\)$")
NOTHING: tuple[Any, ...] = (None, "", False, [], ())


class Program(typer.Typer):
    """Commands that speak the language of this run."""

    def __init__(self, **settings: Any) -> None:
        spoken: dict[str, Any] = {"cls": SpokenGroup, "add_completion": False, "rich_markup_mode": None}
        super().__init__(**(spoken | settings))

    def command(self, *arguments: Any, **settings: Any) -> Callable[[Any], Any]:
        """A decorator that adds a further command."""
        return super().command(*arguments, **({"cls": SpokenCommand} | settings))


class SpokenCommand(TyperCommand):
    """A command with a page of help in the language of this run."""

    def get_help(self, ctx: Any) -> str:
        """The whole page."""
        return "\n".join(page(self, ctx))


class SpokenGroup(TyperGroup):
    """A command that has further ones, with a page of help in the language of this run."""

    def get_help(self, ctx: Any) -> str:
        """The whole page."""
        return "\n".join(page(self, ctx))


# The page


def page(command: Any, context: Any) -> Iterator[str]:
    """The help of a command, line by line."""
    words, path = helping_words(), context.command_path.split()[1:]
    arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
    options = [parameter for parameter in command.params if parameter.param_type_name == "option"]
    commands = command.list_commands(context) if isinstance(command, TyperGroup) else []
    usage = [_name(argument) if argument.required else f"[{_name(argument)}]" for argument in arguments]
    further = [words.say("help-form-command")] if commands else []
    yield " ".join([words.say("help-usage"), context.command_path, words.say("help-form-options"), *usage, *further])
    yield ""
    yield from _wrapped(words.say(key_of(path)), INDENT)
    yield from _section(words, "arguments", [(_name(one), told(words, path, one)) for one in arguments])
    rows = [(_switches(words, one), told(words, path, one)) for one in options]
    yield from _section(words, "options", [*rows, ("--help", words.say("help-any-help"))])
    yield from _section(words, "commands", [(name, words.say(key_of([*path, name]))) for name in sorted(commands)])
    if command.epilog:
        yield ""
        yield words.say("odds-examples")
        yield from command.epilog.splitlines()


def key_of(path: list[str]) -> str:
    """Under which key a command is told."""
    return "-".join(["help", *(path or ["program"])])


def keys_of(path: list[str], parameter: str) -> list[str]:
    """Under which keys a parameter of a command may be told, its own first."""
    paths = [path[:depth] for depth in range(len(path), 0, -1)] or [[]]
    return [key_of([*one, parameter.strip("_").replace("_", "-")]) for one in [*paths, ["any"]]]


def told(words: Words, path: list[str], parameter: Any) -> str:
    """What a parameter is for, within which bounds, and what it is if it is not given."""
    what = words.say(next(filter(words.has, keys_of(path, parameter.name))), games=", ".join(keys()))
    bounds = _bounds(words, parameter)
    default = parameter.default
    usual = [] if default in NOTHING or callable(default) else [words.say("help-default", value=str(default))]
    needed = [words.say("help-required")] if parameter.required and parameter.param_type_name == "option" else []
    extra = [*([bounds] if bounds else []), *usual, *needed]
    return f"{what} ({'; '.join(extra)})" if extra else what


def _bounds(words: Words, parameter: Any) -> str:
    """From where to where the number of a parameter goes; nothing if any will do."""
    least, most = parameter.min, parameter.max
    if least is None and most is None:
        return ""
    if most is None:
        return words.say("help-least", least=least)
    return words.say("help-range", least=least, most=most)


def _name(parameter: Any) -> str:
    """An argument as it stands in the line of usage."""
    return str(parameter.metavar or parameter.name.upper()).strip("[]")


def _switches(words: Words, parameter: Any) -> str:
    """An option as it is typed, with what follows it."""
    switches = ", ".join([*parameter.opts, *parameter.secondary_opts])
    if parameter.is_flag:
        return switches
    return f"{switches} {parameter.metavar or words.say(f'help-form-{_kind(parameter)}')}"


def _kind(parameter: Any) -> str:
    """What is written behind an option: a number, a file or a text."""
    annotation = parameter.type_descriptor.annotation
    inner = next(iter(getattr(annotation, "__args__", ())), annotation)
    return KINDS.get(inner, "text")


def _section(words: Words, name: str, rows: list[tuple[str, str]]) -> Iterator[str]:
    """Some lines in two columns under a heading; nothing if there is nothing to say."""
    if not rows:
        return
    yield ""
    yield words.say(f"help-{name}")
    wide = min(FIRST_COLUMN, max(len(first) for first, _ in rows))
    margin = INDENT + " " * (wide + 2)
    for first, second in rows:
        lines = list(_wrapped(second, margin))
        if len(first) <= wide and lines:
            yield f"{INDENT}{first:<{wide}}  {lines[0].strip()}"
            yield from lines[1:]
        else:
            yield f"{INDENT}{first}"
            yield from lines


def _wrapped(text: str, margin: str) -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, max(40, width), initial_indent=margin, subsequent_indent=margin)


# Arguments that cannot be taken


def misuse(error: Exception, arguments: Sequence[str]) -> str:
    """What is wrong with the arguments in one sentence, if that is what the error is about."""
    if not callable(getattr(error, "format_message", None)):
        return ""
    words, written = words_for(), str(getattr(error, "message", ""))
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
        return words.say("misuse-no-option", option=error.option_name[:60], near=near or "none")  # type: ignore[attr-defined]
    if kind == "MissingParameter":
        return words.say("misuse-missing", what=_typed(error))
    if kind == "BadParameter":
        return _bad_value(words, error, arguments)
    if kind == "BadOptionUsage":
        takes = "none" if "not take" in written else "one"
        return words.say("misuse-value", option=error.option_name, takes=takes)  # type: ignore[attr-defined]
    if written.startswith("No such command"):
        return words.say("misuse-no-command", command=_quoted(written))
    if written.startswith("Got unexpected extra argument"):
        return words.say("misuse-too-many", arguments=_quoted(written))
    if written.startswith("Missing command"):
        return words.say("misuse-missing-command")
    return words.say("misuse", problem=" ".join(written.split()))


def _bad_value(words: Words, error: Any, arguments: Sequence[str]) -> str:
    """A value that a parameter cannot take, and what it takes."""
    parameter = error.param
    bounds, kind = (_bounds(words, parameter), _kind(parameter)) if parameter is not None else ("", "text")
    value = next((value for switch, value in switched(arguments) if parameter and switch in parameter.opts), "")
    return words.say(
        "misuse-bad-value", what=_typed(error), value=value[:60] or "none", kind=kind, bounds=bounds or "none"
    )


def _typed(error: Any) -> str:
    """How the parameter that an error is about is typed."""
    parameter = error.param
    if parameter is None:
        return str(error.param_hint or "")
    return str(parameter.opts[0]) if parameter.param_type_name == "option" else _name(parameter)


def _quoted(written: str) -> str:
    """What a complaint quotes of that which was typed."""
    found = QUOTED.search(written)
    return next((part for part in found.groups() if part is not None), "")[:60] if found else ""
