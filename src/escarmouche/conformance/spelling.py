"""Whether what is written in a case means something: every name is held against what the game declares and against
what stands on the table, so that a misspelt one is an error and never a silent pass."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, get_args

from escarmouche.conformance.notation import NONE, CaseError, Names, either, plain
from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.journal import Event
from escarmouche.engine.question import Asks, Key
from escarmouche.engine.reasons import Reason, remark
from escarmouche.engine.vocabulary import Vocabulary, nearest, plain_types, words_in

OF_EVERY_EVENT = ("rules", "reasons")
BRACKETS = re.compile(r"<(\w+)>")
TOKENS = re.compile(r"[:+]")
NUMBERS = re.compile(r"(?<=.)\.\d+$|\(.*\)$")
"""What may follow the name of a thing: `Rifle.1`, `Tough(3)`."""


def matches(word: str, pattern: str) -> bool:
    """Whether a word is one that a declaration allows; `<number>` in it is any number."""
    if "<" not in pattern:
        return word == pattern
    return re.fullmatch(r"-?\d+".join(map(re.escape, pattern.split("<number>"))), word) is not None


class Spelling:
    """What may be written in one case."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        catalogue: Catalogue,
        has_sentence: Callable[[str], bool],
        names: Names,
        things: Callable[[], Iterable[str]],
    ) -> None:
        self.vocabulary = vocabulary
        self.catalogue = catalogue
        self.has_sentence = has_sentence
        self.names = names
        self._things = things

    @cached_property
    def known(self) -> frozenset[str]:
        """Every word that means something in this case, wherever it stands."""
        named = (name for things in self.names.kinds.values() for names in things.values() for name in names)
        found = {*self.vocabulary.words, *named, *self._things(), NONE, ""}
        return frozenset({*found, *(NUMBERS.sub("", word) for word in found)})

    # Single words

    def word(self, word: Any, known: Iterable[str], where: str, text: str, **data: str) -> None:
        """Refuse a word that is none of these, with the sentence of this key."""
        known = list(known)
        if not isinstance(word, str) or word not in known:
            shown = repr(word if isinstance(word, str) else plain(word))
            raise CaseError(text, where=where, word=shown, nearest=nearest(word, known), **data)

    def question(self, text: Any, where: str) -> Asks:
        """The question of that key."""
        self.word(text, self.vocabulary.questions, where, "case-no-question")
        return self.vocabulary.questions[text]

    def rules(self, written: Any, where: str) -> list[str]:
        """The numbers of one rule or of several."""
        numbers = written if isinstance(written, list) else [written]
        for number in numbers:
            self.word(number, self.catalogue.entries, where, "case-no-such-rule")
        return numbers

    def sentence(self, text: Any, where: str) -> None:
        """Refuse the key of a sentence that no language file has."""
        if not isinstance(text, str) or not self.has_sentence(text):
            raise CaseError("case-no-sentence", where=where, word=repr(text))

    def purposes(self, written: Mapping[str, Any]) -> None:
        """Refuse dice for a purpose that the game does not know; "" is for all that are not named."""
        for purpose in written:
            self.word(purpose, (*self.vocabulary.purposes, ""), "chance", "case-no-purpose")

    # Values of fields

    def value(self, field: str, wanted: Any, where: str) -> None:
        """Refuse a name that nothing in the case has."""
        for one in wanted if isinstance(wanted, list) else [wanted]:
            if isinstance(one, Mapping):
                for inner, value in one.items():
                    self.value(inner, value, where)
            elif isinstance(one, str) and not (self._is_named(field, one) or self._is_known(one)):
                near = nearest(one, self.known)
                raise CaseError("case-nothing-called", where=f"{where}.{field}", word=repr(one), nearest=near)

    def _names_of(self, field: str) -> list[str]:
        kinds = self.names.fields.get(field, ())
        return [name for kind in kinds for names in self.names.kinds[kind].values() for name in names]

    def _is_named(self, field: str, word: str) -> bool:
        return word in self._names_of(field) or re.fullmatch(self.names.shapes.get(field, "(?!)"), word) is not None

    def _is_known(self, word: str) -> bool:
        return word in self.known or NUMBERS.sub("", word) in self.known

    def about(self, asks: Asks, written: Any, where: str) -> None:
        """Refuse what a question never says of itself."""
        self._says(asks.about, written, f"{where}.about", "case-no-field-of-question", asks)

    def description(self, asks: Asks, written: Mapping[str, Any], where: str) -> None:
        """Refuse what the options of a question never say of themselves."""
        self._says(asks.says, written, where, "case-no-field-of-option", asks)

    def _says(self, known: Iterable[str], written: Any, where: str, text: str, asks: Asks) -> None:
        if not isinstance(written, Mapping):
            raise CaseError("case-fields", where=where, written=plain(written))
        for field, value in written.items():
            self.word(field, known, where, text, question=repr(str(asks)))
            self.value(field, value, where)

    # Events

    def event(self, written: Any, where: str) -> None:
        """Refuse an event that no rule tells."""
        self.word(written, self.vocabulary.events, where, "case-no-event")

    def pattern(self, written: Any, where: str) -> None:
        """Refuse an event that is described as it can never happen."""
        if isinstance(written, str):
            return self.event(written, where)
        if not isinstance(written, Mapping) or "event" not in written:
            raise CaseError("case-which-event", where=where, written=plain(written))
        self.event(written["event"], where)
        for field, wanted in written.items():
            if field != "event":
                self._field(written["event"], field, wanted, where)
        return None

    def every(self, written: Any, where: str) -> None:
        """Refuse lists of values that the field of an event can never have."""
        if not isinstance(written, Mapping) or "event" not in written:
            raise CaseError("case-which-event", where=where, written=plain(written))
        self.event(written["event"], where)
        for field, values in written.items():
            if field == "event":
                continue
            if not isinstance(values, list):
                raise CaseError("case-list-of-values", where=where, field=f"{written['event']}.{field}")
            self._has_field(written["event"], field, where)
            for wanted in values:
                self._field(written["event"], field, wanted, where)

    def _has_field(self, event: str, field: str, where: str) -> None:
        kinds = self.vocabulary.fields(event)
        if field not in kinds and field not in Event.__struct_fields__:
            near = nearest(field, (*kinds, *OF_EVERY_EVENT))
            raise CaseError("case-no-field", where=where, event=event, field=repr(field), nearest=near)

    def _field(self, event: str, field: str, wanted: Any, where: str) -> None:
        self._has_field(event, field, where)
        kinds = self.vocabulary.fields(event)
        if field in OF_EVERY_EVENT:
            self.rules(wanted, f"{where}: {event}.{field}")
        elif field in kinds:
            self._fits(kinds[field], field, wanted, f"{where}: {event}.{field}")

    def _fits(self, kind: Any, field: str, wanted: Any, where: str) -> None:
        """Refuse a value that a field of this type can never have."""
        types = plain_types(kind)
        if isinstance(wanted, list) and types & {tuple, list}:
            inner = next((part for part in get_args(kind) if part is not ...), Any)
            for one in wanted:
                self._fits(inner, field, one, where)
        elif isinstance(wanted, str) and str in types:
            self._one_of(words_in(kind), field, wanted, where)
        elif isinstance(wanted, str) and field in self.names.fields:
            self.word(wanted, self._names_of(field), where, "case-no-thing")
        elif not types & _types_of(wanted):
            raise CaseError("case-wrong-type", where=where, written=plain(wanted), types=_said(types))

    def _one_of(self, words: Sequence[str], field: str, wanted: str, where: str) -> None:
        if not words:
            self.value(field, wanted, where.rpartition(".")[0])
        elif not any(matches(wanted, word) for word in words):
            raise CaseError("case-is-never", where=where, word=repr(wanted), nearest=nearest(wanted, words))

    # Keys of options

    def key(self, text: str, word: str) -> Key:
        """The key that a written option of a question stands for; what the question can never offer is an error."""
        if not isinstance(word, str):
            raise CaseError("case-key-text", written=plain(word))
        asks = self.vocabulary.questions.get(text)
        if asks is None:
            return word
        for pattern in asks.words:
            parts = self._parts(pattern, word)
            if parts is not None:
                return ":".join(parts)
        self._tokens(asks, word)
        return ":".join((self.names.keys(part) or [part])[0] for part in word.split(":"))

    def _tokens(self, asks: Asks, word: str) -> None:
        """Refuse a key of which a part is neither a word of the game's answers nor anything on the table."""
        first, *others = TOKENS.split(word)
        heads = {TOKENS.split(key)[0] for one in self.vocabulary.questions.values() for key in one.words}
        if not (first in heads or self._is_thing(asks, word) or self._is_thing(asks, first)):
            near = nearest(word, self._answers(asks))
            raise CaseError("case-never-offers", question=repr(str(asks)), word=repr(word), nearest=near)
        for token in others:
            if not (self._is_known(token) or self._is_thing(asks, token) or matches(token, "<number>")):
                wrong = {"question": repr(str(asks)), "word": repr(word), "part": repr(token)}
                raise CaseError("case-never-offers-part", **wrong, nearest=nearest(token, self.known))

    def _answers(self, asks: Asks) -> list[str]:
        """What can be answered to a question, for somebody who does not know."""
        kinds = {kind for pattern in asks.words for kind in BRACKETS.findall(pattern)}
        named = [name for kind in kinds for names in self.names.kinds.get(kind, {}).values() for name in names]
        return [*(pattern for pattern in asks.words if not BRACKETS.fullmatch(pattern)), *named]

    def _is_thing(self, asks: Asks, word: str) -> bool:
        """Whether an option of the question can be about something that is called this."""
        kinds = {kind for pattern in asks.words for kind in BRACKETS.findall(pattern)}
        return any(self._named(kind, word) is not None for kind in kinds)

    def _parts(self, pattern: str, word: str) -> list[Key] | None:
        """The parts of a key that reads like this, if it fits the pattern."""
        patterns, written = pattern.split(":"), word.split(":")
        if len(patterns) != len(written):
            return None
        found = [self._part(*pair) for pair in zip(patterns, written, strict=True)]
        return None if None in found else [part for part in found if part is not None]

    def _part(self, pattern: str, word: str) -> Key | None:
        kind = BRACKETS.fullmatch(pattern)
        if kind is not None:
            return self._named(kind[1], word)
        return word if matches(word, pattern) else None

    def _named(self, kind: str, word: str) -> Key | None:
        """The key of the thing of a kind that is called this, or that has this number."""
        shape = self.names.shapes.get(kind)
        if shape is not None:
            return word if re.fullmatch(shape, word) else None
        things = self.names.kinds.get(kind)
        if things is None:
            return word if self._is_known(word) else None
        return next((str(key) for key, names in things.items() if word in names or word == str(key)), None)


def _types_of(wanted: Any) -> set[type]:
    """The types of values with which something written can agree."""
    if isinstance(wanted, bool | str | Mapping):
        return {bool if isinstance(wanted, bool) else str if isinstance(wanted, str) else dict}
    return {tuple, list} if isinstance(wanted, list) else {int, float}


TYPES = {int: "case-type-number", float: "case-type-number", bool: "case-type-truth", str: "case-type-text",
         tuple: "case-type-list", list: "case-type-list"}  # fmt: skip


def _said(types: Iterable[type]) -> str | Reason:
    keys = {TYPES.get(one, "case-type-table") for one in types if one is not type(None)}
    return either([remark(key) for key in sorted(keys)])
