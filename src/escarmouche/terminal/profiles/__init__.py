"""Profiles that somebody writes out for the odds, instead of naming a unit of a list: parts between commas."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from escarmouche.engine.reasons import Refused, refusal

SEPARATOR = re.compile(r"[,;]")
MODELS = r"models?|figurines?|modelle?"
"""How models are counted, in any of the languages."""
LONGEST = 400


class Written(NamedTuple):
    """A profile that is written out: what is to be read, under which name, and how such a thing is written."""

    text: str
    name: str
    example: str

    def parts(self) -> Iterator[str]:
        """What stands between the commas."""
        if len(self.text) > LONGEST or not self.text.strip():
            raise self.refused(self.text)
        for part in SEPARATOR.split(self.text):
            if not part.strip():
                raise self.refused(part)
            yield part.strip()

    def refused(self, part: str) -> Refused:
        """Say which part is not understood, and how it should be written."""
        return Refused(refusal("", "refused-odds-profile", part=part.strip()[:60] or ",", example=self.example))


def is_written_out(text: str) -> bool:
    """Whether this is a profile: a unit of a list is named with a colon."""
    return ":" not in text


def leading(pattern: re.Pattern[str], part: str) -> tuple[list[re.Match[str]], str]:
    """Everything at the beginning of a part that a pattern reads, and what is left."""
    found = []
    while (match := pattern.match(part)) is not None:
        found.append(match)
        part = part[match.end() :]
    return found, part
