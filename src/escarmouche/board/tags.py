"""The few letters that stand for a unit on the table."""

import re
from collections.abc import Iterator, Sequence

from escarmouche.engine.ids import SeatId

LETTERS = re.compile(r"[^\W\d_]+")
ASIDE = re.compile(r"\(.*?\)")


def side_tags(named: Sequence[tuple[SeatId, str]]) -> list[str]:
    """For each owner and name a tag: initials or first letters, and its number; no two of a side are the same."""
    found: list[str] = []
    taken: set[tuple[SeatId, str]] = set()
    for owner, name in named:
        tag = next(tag for tag in _candidates(name) if (owner, tag) not in taken)
        taken.add((owner, tag))
        found.append(tag)
    return found


def _candidates(name: str) -> Iterator[str]:
    """Tags that fit a name, the most natural one first, without end."""
    plain = ASIDE.sub("", name)
    words, number = LETTERS.findall(plain) or ["?"], "".join(re.findall(r"\d+", plain))
    if len(words) > 1:
        yield "".join(word[0].upper() for word in words[:3]) + number
    first = words[0]
    for second in first[1:]:
        yield first[0].upper() + second.lower() + number
    count = 1
    while True:
        count += 1
        yield f"{first[0].upper()}{number}.{count}" if number else f"{first[0].upper()}{count}"
