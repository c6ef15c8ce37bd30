"""On which line of a TOML text a key or an entry of a list stands; the reader of the standard library does not say.

The text has been read before: what is not well-formed never comes here.
"""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from typing import TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""Where something stands: the keys and, from 0, the numbers in lists that lead to it."""

_BETWEEN = re.compile(r"(?:[\s,]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}' "|'''(?:[^']|'(?!''))*'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' "|'[^'\n]*'", re.DOTALL
)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_BARE_VALUE = re.compile(r"[^,\]}#\n]+")
_DOT = re.compile(r"[ \t]*\.[ \t]*")
_EQUALS = re.compile(r"[ \t]*=[ \t]*")


def lines_of(text: str) -> Mapping[Place, int]:
    """The line of everything in a TOML text, from 1."""
    return _Finder(text).found


class _Finder:
    """Goes through a text once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.begins = [0, *(one.end() for one in re.finditer("\n", text))]
        self.found: dict[Place, int] = {}
        self.counted: dict[Place, int] = {}
        self.whole()

    def whole(self) -> None:
        """Headers, and the keys below each."""
        under: Place = ()
        while self.skip(_BETWEEN) < len(self.text):
            under = self.header() if self.text[self.at] == "[" else self.pair(under)

    def header(self) -> Place:
        """The table that a header begins; a name in double brackets counts on."""
        begun, double = self.at, self.text.startswith("[[", self.at)
        self.at += 1 + double
        self.skip(_BETWEEN)
        where: Place = ()
        keys = self.keys()
        for number, key in enumerate(keys, start=1):
            where += (key,)
            self.found.setdefault(where, self.line(begun))
            if double and number == len(keys):
                self.counted[where] = self.counted.get(where, -1) + 1
            if where in self.counted:
                where += (self.counted[where],)
        self.at = self.text.index("]", self.at) + 1 + double
        self.found.setdefault(where, self.line(begun))
        return where

    def pair(self, under: Place) -> Place:
        """A key and its value; gives back the table in which they stand."""
        begun, where = self.at, under
        for key in self.keys():
            where += (key,)
            self.found.setdefault(where, self.line(begun))
        self.skip(_EQUALS)
        self.value(where)
        return under

    def value(self, where: Place) -> None:
        """A value, with what is in it if it is a list or a table."""
        sign = self.text[self.at]
        if sign in "[{":
            self.at += 1
            number = 0
            while self.text[self.skip(_BETWEEN)] not in "]}":
                if sign == "{":
                    self.pair(where)
                    continue
                self.found[*where, number] = self.line(self.at)
                self.value((*where, number))
                number += 1
            self.at += 1
        else:
            self.skip(_STRING if sign in "\"'" else _BARE_VALUE)

    def keys(self) -> list[str]:
        """The parts of a key with dots."""
        found = [self.key()]
        while dot := _DOT.match(self.text, self.at):
            self.at = dot.end()
            found.append(self.key())
        return found

    def key(self) -> str:
        """One key, bare or in quotation marks."""
        begun = self.at
        if self.text[begun] in "\"'":
            self.skip(_STRING)
            return str(tomllib.loads(f"key = {self.text[begun : self.at]}")["key"])
        self.skip(_BARE_KEY)
        return self.text[begun : self.at]

    def skip(self, what: re.Pattern[str]) -> int:
        """Go on behind something, if it is there."""
        match = what.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.at

    def line(self, at: int) -> int:
        """The line of a sign."""
        return bisect_right(self.begins, at)
