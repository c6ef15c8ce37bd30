"""Names that are written in several languages: the first is the one that the rules go by, the others are said."""

import types
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, TypeGuard, TypeVar, Union, get_args, get_origin

import msgspec

from escarmouche.engine.words import Names
from escarmouche.rules.books.fitting import Name
from escarmouche.rules.books.gathering import Shelf
from escarmouche.rules.books.sources import SUFFIX
from escarmouche.rules.written_lists import text_and_tables

NAME = "name"
LESSONS = "lessons"
"""The folder with guided fights, beside the books of a game."""
MISSIONS = "missions"
"""The folder with the printed missions, beside the books of a game."""
T = TypeVar("T")


def plainly(value: T) -> T:
    """Tables in which every name is the first of those that are written."""
    if isinstance(value, Mapping):
        return {key: _first(one) if key == NAME else plainly(one) for key, one in value.items()}  # type: ignore[return-value]
    if isinstance(value, list | tuple):
        return [plainly(one) for one in value]  # type: ignore[return-value]
    return value


def _first(name: Any) -> Any:
    return next(iter(name.values())) if is_name(name) else name


def is_name(value: Any) -> TypeGuard[dict[str, str]]:
    """Whether this is a name in some languages."""
    return isinstance(value, Mapping) and bool(value) and all(isinstance(one, str) for one in value.values())


def names_in(*tables: Any) -> dict[str, Mapping[str, str]]:
    """Everything in some tables that has names in several languages, by the first of them."""
    return {next(iter(name.values())): name for name in _names(tables)}


def _names(value: Any) -> Iterator[Mapping[str, str]]:
    if isinstance(value, Mapping):
        yield from [value[NAME]] if is_name(value.get(NAME)) else []
        yield from _names([one for key, one in value.items() if key != NAME])
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _names(one)


@cache
def _ready_names(box: Path) -> Names:
    beside = [path for folder in (LESSONS, MISSIONS) for path in (box.parent / folder).glob(f"*{SUFFIX}")]
    files = [*box.rglob(f"*{SUFFIX}"), *beside]
    return names_in(*(text_and_tables(path)[1] for path in sorted(files)))


def ready_names(shelf: Shelf) -> Names:
    """What the books, lists and lessons that come with a game call things in each language."""
    return _ready_names(shelf.box)


@cache
def in_languages(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A record as a book may write it: its names, and those within it, in several languages."""
    fields = msgspec.structs.fields(kind)
    renamed = {field.name: field.encode_name for field in fields if field.name != field.encode_name}
    return msgspec.defstruct(
        kind.__name__, [_field(field) for field in fields], rename=renamed or None, frozen=True,
        forbid_unknown_fields=True, kw_only=True, namespace={"__doc__": kind.__doc__},
    )  # fmt: skip


def _field(field: msgspec.structs.FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    kind = Name if field.name == NAME else _within(field.type)
    if field.required:
        return field.name, kind
    if field.default_factory is not msgspec.NODEFAULT:
        return field.name, kind, msgspec.field(default_factory=field.default_factory)
    return field.name, kind, field.default


def _within(kind: Any) -> Any:
    """A type in which every record is one whose names may be written in several languages."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return in_languages(kind)
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        return Annotated[(_within(inner), *notes)]
    if get_origin(kind) in (Union, types.UnionType):
        return reduce(or_, _inner(kind))
    return get_origin(kind)[tuple(_inner(kind))] if get_origin(kind) in (tuple, list) else kind


def _inner(kind: Any) -> Iterable[Any]:
    return [one if one is ... else _within(one) for one in get_args(kind)]
