"""A book or a list written out as TOML."""

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(data: Mapping[str, Any]) -> str:
    """Some tables as TOML: plain values first, then each list of tables under its name in double brackets."""
    blocks = ["\n".join(f"{_key(key)} = {_value(value)}" for key, value in data.items() if not _is_tables(value))]
    for key, value in data.items():
        if _is_tables(value):
            blocks += ["\n".join([f"[[{_key(key)}]]", *_rows(table)]) for table in value]
    return "\n\n".join(block for block in blocks if block) + "\n"


def _is_tables(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(one, Mapping) for one in value)


def _rows(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_rows(value))} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(str(value), ensure_ascii=False)
