"""Lists and cards as people write them in TOML: reading the file, and finding every field that does not fit."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from escarmouche.engine.reading import plain_text, sound, toml
from escarmouche.engine.reasons import Refused, refusal

T = TypeVar("T")
MISSING, UNKNOWN, WRONG = "missing", "unknown", "wrong"
"""What can be the matter with a field."""


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file; what cannot be read is refused."""
    return text_and_tables(path)[1]


def text_and_tables(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a TOML file and its tables; what cannot be read is refused."""
    try:
        text = plain_text(path)
        data = toml(text, path.name)
    except OSError as error:
        raise Refused(
            refusal("", "refused-file-closed", file=path.name, problem=error.strerror or str(error))
        ) from None
    except UnicodeDecodeError:
        raise Refused(refusal("", "refused-file-encoding", file=path.name)) from None
    except ValueError as error:
        raise Refused(refusal("", "refused-file-toml", file=path.name, problem=str(error))) from None
    sound(data, path.name)
    return text, data


def fit(kind: type[T], table: Any) -> T | list[tuple[str, str]]:
    """The table as a record of this kind, or each field that does not fit with what is the matter with it."""
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError:
        return [(misfit.field, misfit.matter) for misfit in misfits(kind, table)]


class Misfit(NamedTuple):
    """A field that does not fit, and what is the matter with it; no field is all."""

    field: str
    matter: str


def misfits(kind: type[Any], table: Any) -> Iterator[Misfit]:
    """Every field of a table that does not fit a record of this kind."""
    if not isinstance(table, Mapping):
        yield Misfit("", WRONG)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key, field in fields.items():
        if key in table:
            try:
                msgspec.convert(table[key], field.type)
            except msgspec.ValidationError:
                yield Misfit(key, WRONG)
        elif field.required:
            yield Misfit(key, MISSING)
    yield from (Misfit(str(key), UNKNOWN) for key in table if key not in fields)
