"""A book or a list written out as TOML."""

import json
import re
from collections.abc import Mapping
from typing import Any

LONG = 90
"""Signs of a list that stands on one line."""
BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(data: Mapping[str, Any]) -> str:
    """Some tables as TOML: plain values first, then each list of tables under its name in double brackets."""
    plain = {key: value for key, value in data.items() if not _titled(key, value)}
    blocks = ["\n".join(f"{_key(key)} = {_value(value)}" for key, value in plain.items())]
    for key, value in data.items():
        for title, tables in _titled(key, value).items():
            blocks += ["\n".join([f"[[{title}]]", *_rows(table)]) for table in tables]
    return "\n\n".join(block for block in blocks if block) + "\n"


def _titled(key: str, value: Any) -> dict[str, Any]:
    """Lists of tables by what stands in double brackets: one, or several such as what a book changes."""
    if _is_tables(value):
        return {_key(key): value}
    group = isinstance(value, Mapping) and bool(value) and all(map(_is_tables, value.values()))
    return {f"{_key(key)}.{_key(name)}": tables for name, tables in value.items()} if group else {}


def _is_tables(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(one, Mapping) for one in value)


def _rows(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_lines(value)}" for key, value in table.items()]


def _lines(value: Any) -> str:
    """A value on one line; tables in a list on a line each where that would be long."""
    short = _value(value)
    if len(short) <= LONG or not _is_tables(value):
        return short
    return "\n".join(["[", *(f"    {_value(one)}," for one in value), "]"])


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        rows = (f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {', '.join(rows)} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(str(value), ensure_ascii=False)
