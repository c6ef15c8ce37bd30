"""Every field of a written table that does not fit its record, with what would be right."""

import types
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from escarmouche.engine.reasons import Reason, remark
from escarmouche.rules.books.lines import Place
from escarmouche.rules.written_lists import MISSING, UNKNOWN, WRONG

MOST_NAME = 60
"""Signs of a name."""
# No pattern: msgspec 0.22 loses count of a pattern within a union, and crashes.
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_NAME)]
Name: TypeAlias = Text | dict[str, Text]
"""A name, or the name in each of some languages."""


def plain_name(name: Name, language: str = "") -> str:
    """A name in a language; in the first one that is written if that is not among them."""
    return name if isinstance(name, str) else name.get(language) or next(iter(name.values()), "")


def marked_up(value: Any, where: Place = ()) -> Iterator[Place]:
    """Where a text holds signs that a page takes for markup."""
    if isinstance(value, str):
        yield from [where] if "<" in value or ">" in value else []
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from marked_up(inner, (*where, str(key)))
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            yield from marked_up(inner, (*where, number))


KEY, NAME = "key", "name"


def identity(table: Mapping[str, Any]) -> str:
    """Under what a table is known: its key, or else its name in the first language."""
    key = table.get(KEY, table.get(NAME, ""))
    return str(next(iter(key.values()), "") if isinstance(key, Mapping) else key)


def keyed(kind: Any, table: Mapping[str, Any]) -> dict[str, Any]:
    """A table of this kind in which everything that needs a key and has none is known by its name."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    unknown = KEY not in table and NAME in table and _takes_any_key(fields.get(KEY))
    within = {key: _keyed_within(fields[key].type, value) for key, value in table.items() if key in fields}
    return ({KEY: identity(table)} if unknown else {}) | {**table, **within}


def _takes_any_key(field: msgspec.structs.FieldInfo | None) -> bool:
    return field is not None and field.required and isinstance(inspect.type_info(field.type), inspect.StrType)


def _keyed_within(kind: Any, value: Any) -> Any:
    for one in _alternatives(kind):
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and isinstance(value, Mapping):
            return keyed(one, value)
        if get_origin(one) is tuple and isinstance(value, list | tuple):
            return [_keyed_within(get_args(one)[0], item) for item in value]
    return value


class Unfit(NamedTuple):
    """A field that does not fit: where in its table, what is the matter with it, what stands there, what would do."""

    where: Place
    matter: str
    value: str
    right: Reason


def steps(where: Place) -> str:
    """The way to a field in its table, with entries of lists counted from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in where)


def unfit(kind: type[Any], table: Any) -> Iterator[Unfit]:
    """Everything in a table that does not fit a record of this kind."""
    if not isinstance(table, Mapping):
        yield Unfit((), WRONG, _shown(table), right(kind))
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key, field in fields.items():
        if key in table:
            for one in _unfit_value(field.type, table[key]):
                yield one._replace(where=(key, *one.where))
        elif field.required:
            yield Unfit((key,), MISSING, "", right(field.type))
    for key in table:
        if key not in fields:
            yield Unfit((str(key),), UNKNOWN, _shown(table[key]), _nearest(str(key), list(fields)))


def _unfit_value(kind: Any, value: Any) -> Iterator[Unfit]:
    """What does not fit in the value of a field: the value itself, or something within it."""
    try:
        msgspec.convert(value, kind)
        return
    except msgspec.ValidationError:
        inner = list(_within(kind, value))
    yield from inner or [Unfit((), WRONG, _shown(value), right(kind))]


def _within(kind: Any, value: Any) -> Iterator[Unfit]:
    """What does not fit within a list or a table."""
    for one in _alternatives(kind):
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and isinstance(value, Mapping):
            yield from unfit(one, value)
        elif get_origin(one) in (tuple, list) and isinstance(value, list | tuple):
            for number, item in enumerate(value):
                for found in _unfit_value(get_args(one)[0], item):
                    yield found._replace(where=(number, *found.where))


def _alternatives(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) is Annotated:
        return _alternatives(get_args(kind)[0])
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def _shown(value: Any) -> str:
    return str(value)[:40]


def _nearest(key: str, known: list[str]) -> Reason:
    near = get_close_matches(key, known, n=1)
    return remark("right-near", near=near[0]) if near else one_of(known)


def one_of(known: list[str] | tuple[str, ...]) -> Reason:
    """One of these would be right; nothing, if there are none."""
    return remark("right-one-of", known=", ".join(sorted(known))) if known else remark("right-nothing")


def right(kind: Any) -> Reason:
    """What a field takes."""
    return _told(inspect.type_info(kind))


def _told(info: inspect.Type) -> Reason:
    match info:
        case inspect.IntType(ge=least, le=most):
            return remark("right-whole", least=_bound(least), most=_bound(most))
        case inspect.FloatType(ge=least, le=most):
            return remark("right-number", least=_bound(least), most=_bound(most))
        case inspect.BoolType():
            return remark("right-yes-or-no")
        case inspect.StrType(max_length=most):
            return remark("right-text", most=_bound(most))
        case inspect.LiteralType(values=values):
            return remark("right-one-of", known=", ".join(str(value) or '""' for value in values))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return remark("right-list", item=_told(item))
        case inspect.TupleType(item_types=(item, *others)):
            return remark("right-row", count=1 + len(others), item=_told(item))
        case inspect.UnionType(types=kinds):
            said = [_told(one) for one in kinds if not isinstance(one, inspect.NoneType)]
            return said[0] if len(said) == 1 else remark("right-either", first=said[0], second=said[1])
        case inspect.StructType(fields=fields):
            return remark("right-table", fields=", ".join(field.encode_name for field in fields))
    return remark("right-table", fields="…")


def _bound(number: float | None) -> str:
    return "none" if number is None else f"{number:g}"
