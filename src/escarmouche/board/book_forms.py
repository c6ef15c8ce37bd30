"""What may be written into each table of a book, as fields that can be laid out without knowing the game."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect

from escarmouche.engine.words import Words
from escarmouche.rules.books.fitting import MOST_NAME, Name

KEY, NAME = "key", "name"
SOMEBODY = {"en": "Bearer", "fr": "Porteur", "de": "Träger"}
"""Who tries out what cannot be fielded alone."""
Kind: TypeAlias = Literal[
    "name", "text", "whole", "number", "yes", "one", "several", "texts", "numbers", "table", "tables", "either"
]
"""How a field is filled in."""


class BookPick(msgspec.Struct, frozen=True):
    """Something that can be written into a field, and what it is called."""

    value: str | int
    name: str


class BookField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a table: under which key it is written, what it is called, and what may stand there.

    A `name` is a text, or one for each language. `one` and `several` are among the `picks`; so may be a `text` and the
    `texts` of a list, which know the lists of names `among` besides but take others too. A `table` has the fields of a
    `form`, and `tables` are a list of such; `either` is a list of such and of texts. `usual` is what counts where
    nothing is written.
    """

    key: str
    label: str
    kind: Kind
    required: bool = False
    usual: Any = None
    least: float | None = None
    most: float | None = None
    picks: list[BookPick] = []
    among: list[str] = []
    form: str = ""


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """What a game adds to the records of its books, so that they can be filled in.

    `fielded` is the part that can be fielded. Fields are named alone, or with their part as `part.field`: those that
    name tables of other parts (`refers`), those whose words the game knows (`known`) or that take no others (`closed`),
    and those whose tables are free in the record (`free`: each inner field with its type). `said` are beginnings of the
    keys of words. `fresh` is what a new table of a part begins with, `bearer` who tries out what cannot be fielded
    alone, with the field that names it, `target` the list that is fought then, `ground` the table, and `company` who
    else is fielded where nobody may stand alone.
    """

    fielded: str
    refers: Mapping[str, Sequence[str]]
    known: Mapping[str, Sequence[str]]
    closed: Mapping[str, Sequence[str]] = {}
    free: Mapping[str, Mapping[str, Any]] = {}
    said: Sequence[str] = ()
    fresh: Mapping[str, Mapping[str, Any]] = {}
    builds_on: Sequence[str] = ()
    bearer: Mapping[str, tuple[str, Mapping[str, Any]]] = {}
    target: Mapping[str, Any] = {}
    ground: str = ""
    company: Sequence[Mapping[str, Any]] = ()


class Fields:
    """The fields of the tables of a book, in words."""

    def __init__(self, words: Words, form: Form) -> None:
        self.words = words
        self.form = form
        self.forms: dict[str, list[BookField]] = {}
        """The fields of tables within tables, by where those stand."""

    def of_part(self, part: str, kind: type[msgspec.Struct]) -> list[BookField]:
        """The fields of a table: what it is called first, the others in the order of the record."""
        fields = [self.of_record(field, part, part) for field in msgspec.structs.fields(kind)]
        return sorted(fields, key=lambda field: (NAME, KEY).index(field.key) if field.key in (NAME, KEY) else 2)

    def of_record(self, field: msgspec.structs.FieldInfo, within: str, part: str) -> BookField:
        """A field of a record that stands somewhere, within a table of some part."""
        usual = None if field.required or field.default is msgspec.NODEFAULT else field.default
        if field.default_factory is not msgspec.NODEFAULT:
            usual = field.default_factory()
        usual = None if isinstance(usual, Mapping | list | tuple) and not usual else msgspec.to_builtins(usual)
        key = field.encode_name
        found = self.of_type(key, field.type, part, f"{within}.{key}")
        return msgspec.structs.replace(found, required=field.required, usual=usual or None if usual != 0 else 0)

    def of_type(self, key: str, kind: Any, part: str, within: str) -> BookField:
        """A field of a type, within a table of some part."""
        label, free = self.label(key, part), self.noted(self.form.free, key, part)
        among = [*(self.noted(self.form.refers, key, part) or ())]
        closed = self.noted(self.form.closed, key, part)
        known = closed or self.noted(self.form.known, key, part) or ()
        if key == NAME or kind == Name:
            return BookField(key=key, label=label, kind="name", most=MOST_NAME)
        if free is not None:
            self.forms[within] = [self.of_type(one, type_, key, f"{within}.{one}") for one, type_ in free.items()]
            return BookField(key=key, label=label, kind="table", form=within)
        shape = _shape(kind)
        filled = shape.kind if closed is None or shape.choices else "one" if shape.kind == "text" else "several"
        for record in shape.records:
            self.forms[within] = [self.of_record(one, within, key) for one in msgspec.structs.fields(record)]
        return BookField(
            key=key, label=label, kind=filled, least=shape.least, most=shape.most, among=among,
            picks=[self.pick(one) for one in shape.choices or known], form=within if shape.records else "",
        )  # fmt: skip

    def noted(self, notes: Mapping[str, Any], key: str, part: str) -> Any:
        """What the form says of a field, with its part or without."""
        return notes.get(f"{part}.{key}", notes.get(key))

    def label(self, key: str, part: str) -> str:
        """What a field is called."""
        own = f"book-{_slug(part)}-{_slug(key)}"
        return self.words.say(own if self.words.has(own) else f"book-field-{_slug(key)}")

    def pick(self, value: str | int) -> BookPick:
        """A word of the game, or a number, as it is said."""
        return BookPick(value, self.said(str(value)))

    def said(self, value: str) -> str:
        """What a word of the game means; numbers and words of all languages stay as they are."""
        word, bracket, number = value.partition("(")
        keys = [f"{one}{_slug(word)}" for one in ("book-word-", *self.form.said)]
        found = next((one for one in keys if self.words.has(one)), None)
        return f"{self.words.say(found)}{bracket}{number}" if found else value or "–"


def _slug(value: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")


class Shape(NamedTuple):
    """How a type is filled in: its bounds, the words that it takes, and the records within it."""

    kind: Kind
    least: float | None = None
    most: float | None = None
    choices: Sequence[Any] = ()
    records: Sequence[type[msgspec.Struct]] = ()


def _shape(kind: Any) -> Shape:
    """How a type is filled in."""
    match _told(inspect.type_info(kind)):
        case inspect.BoolType():
            return Shape("yes")
        case inspect.IntType(ge=least, le=most):
            return Shape("whole", least, most)
        case inspect.FloatType(ge=least, le=most):
            return Shape("number", least, most)
        case inspect.LiteralType(values=values):
            return Shape("one", choices=values)
        case inspect.StructType(cls=record):
            return Shape("table", records=(record,))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return _shape_of_list(item)
        case inspect.TupleType(item_types=items):
            return Shape("numbers", most=len(items))
        case inspect.StrType(max_length=most):
            return Shape("text", most=most)
    return Shape("text")


def _told(info: inspect.Type) -> inspect.Type:
    """What may be written where nothing may be too; a number where a blank stands for nothing."""
    if not isinstance(info, inspect.UnionType):
        return info
    kinds = [one for one in info.types if not isinstance(one, inspect.NoneType)]
    words = [one for one in kinds if isinstance(one, inspect.LiteralType)]
    if len(words) == len(kinds):
        return inspect.LiteralType(tuple(value for one in words for value in one.values))
    return kinds[0]


def _shape_of_list(item: inspect.Type) -> Shape:
    if isinstance(item, inspect.UnionType):
        return Shape("either", records=[one.cls for one in item.types if isinstance(one, inspect.StructType)])
    if isinstance(item, inspect.StructType):
        return Shape("tables", records=(item.cls,))
    if isinstance(item, inspect.LiteralType) and all(isinstance(value, str) for value in item.values):
        return Shape("several", choices=item.values)
    if isinstance(item, inspect.LiteralType | inspect.IntType | inspect.FloatType):
        return Shape("numbers")
    return Shape("texts")
