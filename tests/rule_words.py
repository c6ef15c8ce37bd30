"""What every game that words its own catalogue must keep: nothing without words, the same keys in all languages."""

import re
from collections.abc import Mapping
from pathlib import Path

from escarmouche.engine.catalogue import Catalogue
from tests.battery.entrants import PACKAGE, speak
from tests.word_files import messages

PRINTED = {"keyword": "keyword", "characteristic": "characteristic", "weapon_field": "weapon"}
SENTENCE = r"[^.]{8,160}[.!]"
APART = r".* [:;!?»].*|.*« .*|.*'.*"
"""French signs that a line break could part, and the apostrophe of typewriters."""


class RuleWords:
    """The words of a game for its rules, options, keywords and characteristics."""

    def __init__(self, game: str, catalogue: Catalogue) -> None:
        self.text: Path = PACKAGE / "games" / game / "text"
        self.catalogue = catalogue
        self.words = speak(self.text)
        self.files = sorted(file.name for file in (self.text / "en").glob("*.ftl"))

    def named(self) -> list[str]:
        """What the catalogue names and a reader can look up."""
        keys = [f"rule-{number.lower()}{part}" for number in self.catalogue.entries for part in ("", ".sentence")]
        for option, (_, values) in self.catalogue.options.items():
            key = f"option-{option.replace('_', '-')}"
            keys += [key, f"{key}.sentence", *(f"{key}-{value.replace('_', '-')}" for value in values.values)]
        for table, prefix in PRINTED.items():
            keys += [f"{prefix}-{one['key'].replace('_', '-')}" for one in self.catalogue.data.get(table, ())]
        return keys

    def unworded(self, language: str) -> list[str]:
        """What the catalogue names and a language has no words for."""
        return [key for key in self.named() if not self.words[language].has(key)]

    def messages(self, language: str, name: str) -> Mapping[str, frozenset[str]]:
        """The messages of a file with their variables."""
        return messages(self.text / language / name)

    def written_twice(self) -> list[str]:
        """Keys that stand in two files."""
        keys = [key for name in self.files for key in self.messages("en", name)]
        return [key for key in set(keys) if keys.count(key) > 1]

    def shared_titles(self, language: str) -> list[tuple[str, str]]:
        """Chapters in which two rules have the same title."""
        titles = [(number.split("-")[1], self.words[language].rule(number)) for number in self.catalogue.entries]
        return [title for title in set(titles) if titles.count(title) > 1]

    def unfit_sentences(self, language: str) -> list[str]:
        """Rules that are not worded in one sentence that fits a line."""
        said = [self.words[language].say(f"rule-{number.lower()}.sentence") for number in self.catalogue.entries]
        return [line for line in said if not re.fullmatch(SENTENCE, re.sub(r"\d\.\d", "0", line))]

    def parted_signs(self) -> list[str]:
        """French lines whose signs could come apart, in rules and options."""
        names = [name for name in self.files if name.startswith(("rules", "option"))]
        texts = [(self.text / "fr" / name).read_text(encoding="utf-8") for name in names]
        return [line for text in texts for line in re.findall(APART, text)]
