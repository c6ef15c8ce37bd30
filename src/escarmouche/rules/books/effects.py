"""What is wrong with an effect that a book writes for a rule of its own, in whichever game."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from escarmouche.engine.reasons import Reason, remark
from escarmouche.rules.books.gathering import Stock
from escarmouche.rules.books.lines import Place


class Oddity(msgspec.Struct, frozen=True):
    """Something with which nobody can play: where it stands, what it is, and what would do."""

    where: Place
    value: str
    right: Reason | Sequence[str]

    def within(self, *where: str | int) -> "Oddity":
        """The same, seen from the table around it."""
        return Oddity((*where, *self.where), self.value, self.right)


def misused(
    effect: msgspec.Struct, does: str, fields: Collection[str], needs: Collection[str], may: Collection[str] = ()
) -> Iterator[Oddity]:
    """The fields (of these) that an effect lacks, or that do not belong to what it does."""
    takes = [field for field in fields if field in needs or field in may]
    right = remark("right-effect-takes", effect=does, fields=", ".join(takes) or "–")
    for field in fields:
        given = getattr(effect, field)
        empty = given is None or given == ()
        if field in needs and empty:
            yield Oddity((field,), "–", right)
        elif field not in takes and not empty:
            yield Oddity((field,), str(given), right)


def note_oddities(stock: Stock, part: str, key: str, found: Iterator[Oddity]) -> None:
    """Note what nobody can play with, where it was written."""
    for one in found:
        stock.odd(part, key, one.where, one.value, one.right)
