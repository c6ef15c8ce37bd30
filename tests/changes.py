"""Every small change that somebody could make to a document: each field, each entry, left out, doubled, swapped."""

import copy
import json
from collections.abc import Iterator
from typing import Any, NamedTuple


class Change(NamedTuple):
    """What was changed, where, and the document after it."""

    what: str
    document: Any

    @property
    def text(self) -> str:
        """The document as it is written."""
        return json.dumps(self.document)


def changes(document: Any) -> Iterator[Change]:
    """The document with one thing changed, in every way and at every place."""
    for path in _paths(document):
        for what, part in _others(_at(document, path)):
            yield Change(f"{'.'.join(map(str, path))}: {what}", _with(document, path, part))


def _paths(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(part, dict):
        for name, inner in part.items():
            yield from _paths(inner, (*path, name))
    elif isinstance(part, list):
        for at, inner in enumerate(part):
            yield from _paths(inner, (*path, at))


def _at(document: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        document = document[name]
    return document


def _with(document: Any, path: tuple[Any, ...], part: Any) -> Any:
    if not path:
        return part
    changed = copy.copy(document)
    changed[path[0]] = _with(document[path[0]], path[1:], part)
    return changed


def _others(part: Any) -> Iterator[tuple[str, Any]]:
    """What could stand in the place of a part."""
    if isinstance(part, dict):
        for name in part:
            yield f"without {name}", {key: inner for key, inner in part.items() if key != name}
            yield f"{name} renamed", {f"{key}s" if key == name else key: inner for key, inner in part.items()}
        yield "with something unknown", {**part, "unknown": 1}
    elif isinstance(part, list):
        yield from _other_lists(part)
    elif isinstance(part, bool):
        yield from (("turned over", not part), ("a number", int(part)), ("nothing", None))
    elif isinstance(part, int):
        yield from (("one more", part + 1), ("one less", part - 1), ("broken", part + 0.5), ("written", str(part)))
        yield from (("with a point", float(part)), ("nothing", None))
    elif isinstance(part, str):
        yield from (("longer", part + "0"), ("with a blank", f"{part} "), ("nothing", None), ("empty", ""))
        yield from ((what, other) for what, other in _other_texts(part) if other != part)
    else:
        yield "something", 0


def _other_lists(part: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    for at in range(len(part)):
        yield f"without {at}", part[:at] + part[at + 1 :]
        yield f"{at} doubled", part[: at + 1] + part[at:]
        if at and part[at] != part[at - 1]:
            yield f"{at} swapped", [*part[: at - 1], part[at], part[at - 1], *part[at + 1 :]]
        if at:
            yield f"cut off at {at}", part[:at]
    yield "with nothing more", [*part, None]


def _other_texts(part: str) -> Iterator[tuple[str, str]]:
    yield "in capitals", part.upper()
    yield "shorter", part[:-1]
    yield "with another sign", ("1" if part[:1] == "0" else "0") + part[1:]
