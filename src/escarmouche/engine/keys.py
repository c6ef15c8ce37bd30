"""Keys of options that carry several things: `shoot:3` in answers and records, a struct for the rules."""

from itertools import product
from typing import ClassVar, Literal, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from escarmouche.engine.ids import kinds_in
from escarmouche.engine.reasons import Refused, refusal

BETWEEN = ":"

K = TypeVar("K", bound="OptionKey")


class OptionKey(msgspec.Struct, frozen=True):
    """What an option stands for: a word that says what is done, and what it is done with or to.

    A last field that has its default is left out. Where no field has one, the last may hold a name with the sign that
    stands between parts.
    """

    word: ClassVar[str] = ""

    def __str__(self) -> str:
        parts, defaults = msgspec.structs.astuple(self), self.__struct_defaults__
        while defaults and parts[-1] == defaults[-1]:
            parts, defaults = parts[:-1], defaults[:-1]
        return BETWEEN.join(map(str, (self.word, *parts) if self.word else parts))

    @classmethod
    def read(cls, text: str) -> Self:
        """The key that a text stands for; a text that is none of this kind is refused."""
        fields = cls.__struct_fields__
        parts = text.split(BETWEEN, -1 if cls.__struct_defaults__ else len(fields) - (not cls.word))
        word = parts.pop(0) if cls.word else ""
        if word != cls.word or len(parts) > len(fields):
            raise Refused(refusal("", "refused-not-understood", value=text[:80]))
        try:
            return msgspec.convert(dict(zip(fields, parts, strict=False)), cls, strict=False)
        except msgspec.ValidationError:
            raise Refused(refusal("", "refused-not-understood", value=text[:80])) from None

    @classmethod
    def pattern(cls) -> str:
        """How such a key is written, with the kinds of things in brackets: `shoot:<model>`."""
        kinds = kinds_in(cls)
        named = [f"<{kinds.get(field, field)}>" for field in cls.__struct_fields__]
        return BETWEEN.join([*filter(None, [cls.word]), *named])

    @classmethod
    def patterns(cls) -> list[str]:
        """How such a key is written, for each word that a field can hold; `<number>` stands for a plain number."""
        hints, kinds = get_type_hints(cls, include_extras=True), kinds_in(cls)

        def written(field: str) -> tuple[str, ...]:
            if field in kinds:
                return (f"<{kinds[field]}>",)
            return get_args(hints[field]) if get_origin(hints[field]) is Literal else ("<number>",)

        parts = [*([(cls.word,)] if cls.word else []), *map(written, cls.__struct_fields__)]
        return [BETWEEN.join(one) for one in product(*parts)]


def read_key(text: str, *kinds: type[K]) -> K:
    """The key that a text stands for, of the first kind that has its word and parts; any other is refused."""
    for kind in kinds:
        if kind.word in ("", text.partition(BETWEEN)[0]):
            try:
                return kind.read(text)
            except Refused:
                continue
    raise Refused(refusal("", "refused-not-understood", value=text[:80]))
