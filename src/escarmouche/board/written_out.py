"""Lists and tables that somebody has written out, as text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from escarmouche.engine.reading import sound, toml
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.rules.books.sources import Flaw, Flawed, Source, source_in
from escarmouche.table.table import Table, TableError, mirrored, table_from_toml

PASTED = "…"
"""What a text is called that has no file name."""
MOST_DIGITS = 18
"""Digits of the number of a table."""
List = TypeVar("List")
Fault = TypeVar("Fault")


@dataclass(frozen=True)
class Lists(Generic[List]):
    """The lists of a game: those that come with it, and how one is read and checked."""

    ready_keys: Callable[[], Sequence[str]]
    ready_list: Callable[[str], List]
    read_list: Callable[[Mapping[str, Any], str], List]
    load_list: Callable[[Path], List]
    file_faults: Callable[[Path], Sequence[Reason | Flaw]]
    check: Callable[[List], Sequence[Reason]]
    flaws: Callable[[List], Sequence[Flaw]] | None = None
    """The same with their lines, in a game that knows them."""


def is_text(wanted: str) -> bool:
    """Whether this is a text rather than the name of something ready."""
    return "\n" in wanted or "=" in wanted or wanted.lstrip().startswith("{")


def is_number(wanted: str) -> bool:
    """Whether this is the number from which a table is made up."""
    return wanted.isdecimal() and len(wanted) <= MOST_DIGITS


def called(name: str) -> str:
    """What a list is called in a refusal."""
    return PASTED if is_text(name) else name


def list_in(name: str, lists: Lists[List], say: Callable[[Reason], str]) -> List:
    """A ready list of a game, or one that is written out; any other is refused."""
    if name in lists.ready_keys():
        return lists.ready_list(name)
    if not is_text(name):
        raise unknown_list(name, lists.ready_keys())
    try:
        return lists.read_list(tables_in(name), name)
    except Flawed as flawed:
        raise broken_list(PASTED, flawed.flaws, lambda flaw: flaw.said(say, PASTED)) from flawed
    except Refused as refused:
        raise broken_list(PASTED, [refused.reason], say) from refused


def all_flaws(refused: Refused) -> Sequence[Flaw]:
    """Everything for which a list that is written out was not taken, where that is more than one thing."""
    return refused.__cause__.flaws if isinstance(refused.__cause__, Flawed) else ()


def unknown_list(name: str, known: Sequence[str]) -> Refused:
    """The name of a list that does not come with the game."""
    return Refused(refusal("", "refused-unknown-list", list=name[:40], known=", ".join(known)))


def broken_list(name: str, faults: Sequence[Fault], say: Callable[[Fault], str]) -> Refused:
    """A list that cannot be played, with the first of its faults."""
    problem = say(faults[0]).rstrip(".")
    return Refused(refusal("", "refused-broken-list", list=name, problem=problem, more=len(faults) - 1))


def tables_in(text: str) -> dict[str, Any]:
    """The tables of a TOML text; what cannot be read is refused."""
    try:
        data = toml(text, PASTED)
    except ValueError as error:
        raise Refused(refusal("", "refused-not-toml", file=PASTED, problem=str(error).rstrip("."))) from None
    sound(data, PASTED)
    return data


def written_book(text: str) -> Source:
    """A book that is written out, as TOML or as JSON; what cannot be read is refused."""
    if not text.lstrip().startswith("{"):
        return source_in(tables_in(text), text)
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(refusal("", "refused-not-toml", file=PASTED, problem=str(error).rstrip("."))) from None
    sound(data, PASTED)
    return source_in(data)


def table_in(text: str, kinds: Mapping[str, Mapping[str, Any]], file: str = PASTED) -> Table:
    """The table in a TOML text; one that cannot be played on is refused."""
    try:
        return table_from_toml(text, kinds, file)
    except TableError as error:
        raise Refused(refusal("", "refused-broken-table", file=file, problem=error.faults)) from error


def turned(table: Table, *, mirror: bool) -> Table:
    """The table, or its mirror image."""
    return mirrored(table) if mirror else table
