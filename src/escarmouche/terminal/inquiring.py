"""What somebody asks of the odds on the command line: which matters there are, what each needs, and names of things."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from escarmouche.core.reasons import Refused, refusal
from escarmouche.terminal.board import Inquiry

A = TypeVar("A")


class Matter(NamedTuple):
    """Something that has odds: what must be said of it, and what may be."""

    needs: tuple[str, ...]
    takes: tuple[str, ...]


def understand(inquiry: Inquiry, matters: Mapping[str, Matter]) -> None:
    """Refuse what has no odds, what is missing, and what makes no sense."""
    matter = matters.get(inquiry.what)
    if matter is None:
        raise Refused(refusal("", "refused-odds-what", what=inquiry.what[:40], known=", ".join(matters)))
    known = (*matter.needs, *matter.takes)
    strange = next((switch for switch in inquiry.given if switch not in known), None)
    if strange is not None:
        shown = ", ".join(map(written, known))
        raise Refused(refusal("", "refused-odds-switch", switch=written(strange), what=inquiry.what, known=shown))
    missing = next((switch for switch in matter.needs if switch not in inquiry.given), None)
    if missing is not None:
        raise Refused(refusal("", "refused-odds-missing", switch=written(missing), what=inquiry.what))


def written(switch: str) -> str:
    """A switch as it is typed."""
    return f"--{switch.replace('_', '-')}"


def alike(names: Sequence[str], wanted: str) -> list[int]:
    """The things of that name; or those whose names begin like that, if there is only one such name."""
    folded = [name.casefold() for name in names]
    exact = [at for at, name in enumerate(folded) if name == wanted.casefold()]
    begun = [at for at, name in enumerate(folded) if wanted and name.startswith(wanted.casefold())]
    return exact or (begun if len({folded[at] for at in begun}) == 1 else [])


def find_unit(text: str, muster: Callable[[str], A], names: Callable[[A], Sequence[str]]) -> tuple[A, int]:
    """The unit that is written as LIST:UNIT: its army, and its place in it."""
    source, colon, wanted = text.rpartition(":")
    if not colon or not source:
        raise Refused(refusal("", "refused-unit-written", unit=text[:60]))
    army = muster(source)
    return army, place_of(names(army), source, wanted.strip())


def place_of(names: Sequence[str], source: str, wanted: str) -> int:
    """The place of the unit of that name in a list."""
    found = alike(names, wanted)
    if not found:
        raise Refused(refusal("", "refused-odds-unit", unit=wanted[:60], list=source, known=", ".join(names)))
    return found[0]
