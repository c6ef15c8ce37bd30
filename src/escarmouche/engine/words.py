"""The words of a game in three languages, from Fluent files."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache, reduce
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from escarmouche.engine.reading import harmless
from escarmouche.engine.reasons import Reason, remark

LANGUAGES = ("en", "fr", "de")
LONGEST = 2000
"""Fluent fails at a value of more than 2500 characters; longer ones than this are put in afterwards."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?![a-zA-Z#-]).*\n?)*", re.MULTILINE)
"""A message or term with all its lines, up to the next one or a comment."""
MENTIONED = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that another one contains."""


class Words:
    """Says things in one language, and in English where a word is missing."""

    def __init__(self, language: str, texts: Mapping[str, list[str]]) -> None:
        self.language = language
        self._phrases = [_phrases(language, tuple(texts[language]))]
        if language != "en":
            self._phrases.append(_phrases("en", tuple(texts["en"])))
        self._plain: dict[str, str] = {}

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        name, _, attribute = key.partition(".")
        message = self._phrases[0].message(name)
        if message is None:
            return False
        return bool(message.attributes.get(attribute)) if attribute else message.value is not None

    def say(self, key: str, **data: Any) -> str:
        """The message with its arguments filled in; an unknown key is shown as it is."""
        if data:
            return self._filled_in(key, data)
        if key not in self._plain:
            # Names of things and rules are said again and again, and to put a message together takes time.
            self._plain[key] = self._filled_in(key, data)
        return self._plain[key]

    def _filled_in(self, key: str, data: dict[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        for phrases in self._phrases:
            message = phrases.message(name)
            pattern = message and (message.attributes.get(attribute) if attribute else message.value)
            if pattern is not None:
                short, long = _shortened(data)
                text = phrases.format_pattern(pattern, short)
                whole = reduce(lambda told, mark: told.replace(mark, long[mark]), long, text)
                # What players have written stands in it: nothing of that turns or hides the rest.
                return harmless(whole)
        return key

    def rule(self, rule: str) -> str:
        """The title of a rule."""
        return self.say(f"rule-{rule.lower()}")

    def reason(self, reason: Reason, **names: Any) -> str:
        """Why, in one sentence."""
        if reason.text:
            return self.say(reason.text, **{**reason.data, **names})
        return self.say(f"rule-{reason.rule.lower()}.sentence")


def _shortened(data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The arguments with a mark in place of each long text, and the texts by their marks."""
    marks = {name: f"\ue000{name}\ue001" for name, one in data.items() if isinstance(one, str) and len(one) > LONGEST}
    return {**data, **marks}, {mark: data[name] for name, mark in marks.items()}


class Phrases:
    """The messages of a language; each is parsed when it is first said, because of thousands a run says few."""

    def __init__(self, language: str, texts: tuple[str, ...]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        # Whatever is written twice is what it was first.
        self._written = {entry[1]: entry[0] for text in reversed(texts) for entry in reversed([*ENTRY.finditer(text)])}

    def message(self, name: str) -> Any:
        """A message, or None if there is none of that name."""
        if name in self._written and not self._bundle.has_message(name):
            self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format_pattern(self, pattern: Any, data: dict[str, Any]) -> str:
        """A message or an attribute of one, with its arguments filled in."""
        text, _ = self._bundle.format_pattern(pattern, data)
        return str(text)

    def _parse(self, name: str) -> None:
        """Parse a message and all that it mentions; itself last, so that whoever finds it there finds it whole."""
        found = [name]
        for one in found:
            mentioned = MENTIONED.findall(self._written[one])
            found += [other for other in mentioned if other in self._written and other not in found]
        self._bundle.add_resource(FluentResource("\n".join(self._written[one] for one in reversed(found))))


@lru_cache(maxsize=32)
def _phrases(language: str, texts: tuple[str, ...]) -> Phrases:
    return Phrases(language, texts)


@cache
def english() -> Words:
    """What the core itself can say, in English: for those who write cases and read faults."""
    folder = files("escarmouche.engine") / "text" / "en"
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
    return Words("en", {"en": texts})


def why(words: Words, reason: Reason, names: Mapping[str, Any] | None = None) -> str:
    """A refusal in one sentence, with what is known where there is no sentence for it."""
    data = {key: _inner(words, value) for key, value in {**reason.data, **(names or {})}.items()}
    if not reason.text or words.has(reason.text) or words.say(reason.text) != reason.text:
        shown = {key: value if isinstance(value, int | float) else _listed(value) for key, value in data.items()}
        return words.say(reason.text or f"rule-{reason.rule.lower()}.sentence", **shown)
    told = ", ".join(f"{key}: {_listed(value)}" for key, value in data.items())
    return f"{reason.text} ({told})." if told else f"{reason.text}."


def _inner(words: Words, value: Any) -> Any:
    """What a sentence mentions; reasons within it become sentences themselves."""
    if isinstance(value, Reason):
        return why(words, value)
    if isinstance(value, list | tuple) and value and isinstance(value[0], Reason):
        told = [why(words, one) for one in value]
        return (" " if told[0].endswith(".") else "; ").join(told)
    return value


def _listed(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class Explained(Exception):
    """An error that one sentence explains in every language; as text it is the English one."""

    def __init__(self, text: str, **data: Any) -> None:
        super().__init__(text, data)
        self.reason = remark(text, **data)

    def __str__(self) -> str:
        return why(english(), self.reason)
