"""The numbered rules of a game, its options and its numbers, read from its catalogue file."""

import tomllib
from collections.abc import Mapping
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import RuleId, note

EDITIONS = ("fr", "de")
"""The languages of the books between which an option decides."""


class OptionEntry(msgspec.Struct, frozen=True):
    """A point on which readings differ: its values, the default, what the books say, and what is our own.

    `house` are the values that no edition prints: neither word for word, nor as a way to read what it leaves open.
    """

    key: str
    values: tuple[str, ...]
    default: str
    fr: str = ""
    de: str = ""
    house: tuple[str, ...] = ()


Value: TypeAlias = bool | int | str | tuple[int | str, ...] | dict[str, Any]


class Entry(msgspec.Struct, frozen=True):
    """One numbered rule; `value` is what it comes down to where that is no more than a number, a list or a yes."""

    id: RuleId
    title: str
    kind: str
    text: str
    source: tuple[str, ...] = ()
    decides: str = ""
    depends: tuple[RuleId, ...] = ()
    option: OptionEntry | None = None
    value: Value | None = None

    @property
    def applies(self) -> bool:
        """Whether a running game can apply this rule; a definition never is applied."""
        return self.kind != "definition"


class Catalogue:
    """All entries of one game."""

    def __init__(self, text: str) -> None:
        self.data: dict[str, Any] = tomllib.loads(text)
        self.entries: dict[RuleId, Entry] = {
            entry["id"]: msgspec.convert(entry, Entry, strict=False) for entry in self.data["rule"]
        }

    @property
    def numbers(self) -> Mapping[str, Any]:
        """The numbers the game is played with."""
        components: Mapping[str, Any] = self.data["components"]
        return components

    def value(self, rule: RuleId) -> Any:
        """What a rule comes down to, as its entry says; reading it applies the rule."""
        note(rule)
        return self.entries[rule].value

    def number(self, rule: RuleId) -> int:
        """The number that a rule comes down to; reading it applies the rule."""
        note(rule)
        found: int = self.entries[rule].value  # type: ignore[assignment]
        return found

    def length(self, rule: RuleId) -> Length:
        """The length that a rule comes down to, in thousandths of the unit of the game; reading it applies the rule."""
        return self.number(rule) * 1000

    def holds(self, rule: RuleId) -> bool:
        """Whether what a rule says holds; reading it applies the rule."""
        found: bool = self.value(rule)
        return found

    @cached_property
    def options(self) -> dict[str, tuple[RuleId, OptionEntry]]:
        """Every option with the rule that names it."""
        return {entry.option.key: (entry.id, entry.option) for entry in self.entries.values() if entry.option}

    def edition(self, language: str) -> dict[str, str]:
        """What the book in a language says wherever there is an option; a game without such a book refuses it."""
        if language not in EDITIONS:
            raise Refused(refusal("", "refused-unknown-edition", edition=language[:20], known=", ".join(EDITIONS)))
        found = {key: said for key, (_, option) in self.options.items() if (said := getattr(option, language))}
        if not found:
            raise Refused(refusal("", "refused-no-editions", edition=language))
        return found

    def choose(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """All options, the wanted ones set, the others at their default; an unknown key or value is refused."""
        for key, value in wanted.items():
            if key not in self.options:
                raise Refused(refusal("", "refused-unknown-option", option=key, known=", ".join(sorted(self.options))))
            rule, option = self.options[key]
            if value not in option.values:
                raise Refused(refusal(rule, "refused-option-value", option=key, value=str(value),
                                      known=", ".join(option.values)))  # fmt: skip
        return {key: wanted.get(key, option.default) for key, (_, option) in self.options.items()}
