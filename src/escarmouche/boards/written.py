"""Lists and tables that somebody has written out, as text."""

import tomllib
from collections.abc import Mapping
from typing import Any

from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.table import Table, TableError, mirrored, table_from_toml

PASTED = "…"
"""What a text is called that has no file name."""


def is_text(wanted: str) -> bool:
    """Whether this is a text rather than the name of something ready."""
    return "\n" in wanted or "=" in wanted or wanted.lstrip().startswith("{")


def is_forged(text: str) -> bool:
    """Whether a text is the JSON of Army Forge rather than TOML of ours."""
    return text.lstrip().startswith("{")


def tables_in(text: str) -> dict[str, Any]:
    """The tables of a TOML text; what cannot be read is refused."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Refused(refusal("", "refused-file-nesting", file=PASTED)) from None
    except ValueError as error:
        raise Refused(refusal("", "refused-not-toml", file=PASTED, problem=str(error).rstrip("."))) from None


def table_in(text: str, kinds: Mapping[str, Mapping[str, Any]], file: str = PASTED) -> Table:
    """The table in a TOML text; one that cannot be played on is refused."""
    try:
        return table_from_toml(text, kinds)
    except RecursionError:
        raise Refused(refusal("", "refused-file-nesting", file=file)) from None
    except TableError as error:
        problem = " ".join(str(error).split()).rstrip(".")
        raise Refused(refusal("", "refused-broken-table", file=file, problem=problem)) from error


def turned(table: Table, *, mirror: bool) -> Table:
    """The table, or its mirror image."""
    return mirrored(table) if mirror else table
