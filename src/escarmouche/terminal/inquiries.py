"""What somebody asks of the odds on the command line: which matters there are, what each needs, and names of things."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from escarmouche.engine.questions import Forecast
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.terminal.profiles import Written, is_written_out

A = TypeVar("A")


class Switch(NamedTuple):
    """What stands behind a switch: a text or a number, one or a list; `again` if it may be said more than once."""

    kind: type = str
    shown: str | None = None
    """What the help calls the value behind the switch."""
    least: float | None = None
    most: float | None = None
    listed: bool = False
    again: bool = False
    opposite: str = ""
    """The switch that says no, where leaving the switch out does not mean no."""


FLAG = Switch(bool)
TEXT = Switch()
ONE = Switch(listed=True)
SEVERAL = Switch(listed=True, again=True)
UNIT = Switch(shown="LIST:UNIT")
UNITS = Switch(shown="LIST:UNIT", listed=True, again=True)


def whole(least: int, most: int | None = None) -> Switch:
    """A switch that takes a whole number."""
    return Switch(int, least=least, most=most)


def length(most: float) -> Switch:
    """A switch that takes a length in the unit of the game."""
    return Switch(float, least=0, most=most)


class Matter(NamedTuple):
    """Something that has odds: what must be said of it, what may be, and what excludes what."""

    needs: Mapping[str, Switch]
    takes: Mapping[str, Switch]
    apart: tuple[tuple[str, str], ...] = ()

    @property
    def switches(self) -> Mapping[str, Switch]:
        """Everything that can be said of it."""
        return {**self.needs, **self.takes}


class Inquiry(NamedTuple):
    """What somebody wants to know the odds of: of what, under which circumstances, with which rule options."""

    what: str
    given: Mapping[str, Any] = {}
    options: Mapping[str, str] = {}


class Imagined(NamedTuple):
    """A scene that is set up only for its forecast: what happens in it, under which circumstances, and the forecast."""

    setup: Any
    state: Any
    title: str
    notes: tuple[str, ...]
    forecast: Forecast


LONE = "unit"
"""What a unit is called that stands alone: however its player named it, it is found."""


class Alone(NamedTuple):
    """A unit of an army: what it is called, what it costs, and an army in which it stands alone."""

    name: str
    cost: int
    army: Any


class Compared(NamedTuple):
    """How the units of a list are compared: by which matters, against which usual targets, and what counts as a loss.

    `targets` are written out, each under the key of its words; `loss` is the number or the state that is looked at;
    `units` takes an army apart.
    """

    ways: tuple[str, ...]
    targets: Mapping[str, str]
    loss: str
    units: Callable[[Words, Any], Sequence["Alone"]]


def understand(inquiry: Inquiry, matters: Mapping[str, Matter]) -> None:
    """Refuse what has no odds, what is missing, and what makes no sense."""
    matter = matter_of(inquiry.what, matters)
    strange = next((switch for switch in inquiry.given if switch not in matter.switches), None)
    if strange is not None:
        raise Refused(misplaced(written(strange), inquiry.what, matter))
    missing = next((switch for switch in matter.needs if switch not in inquiry.given), None)
    if missing is not None:
        raise Refused(refusal("", "refused-odds-missing", switch=written(missing), what=inquiry.what))
    for one, other in matter.apart:
        if one in inquiry.given and other in inquiry.given:
            raise Refused(refusal("", "refused-odds-together", one=written(one), other=written(other)))


def matter_of(what: str, matters: Mapping[str, Matter]) -> Matter:
    """What must and may be said of something that has odds."""
    if what not in matters:
        raise Refused(refusal("", "refused-odds-what", what=what[:40], known=", ".join(matters)))
    return matters[what]


def misplaced(switch: str, what: str, matter: Matter) -> Reason:
    """The refusal of a switch that an inquiry does not take, with those that it takes."""
    known = ", ".join(map(written, matter.switches))
    return refusal("", "refused-odds-switch", switch=switch, what=what, known=known)


def written(switch: str) -> str:
    """A switch as it is typed."""
    return f"--{switch.replace('_', '-')}"


def alike(names: Sequence[str], wanted: str) -> list[int]:
    """The things of that name; or those whose names begin like that, if there is only one such name."""
    folded = [name.casefold() for name in names]
    exact = [at for at, name in enumerate(folded) if name == wanted.casefold()]
    begun = [at for at, name in enumerate(folded) if wanted and name.startswith(wanted.casefold())]
    return exact or (begun if len({folded[at] for at in begun}) == 1 else [])


def find_unit(
    text: str, muster: Callable[[str], A], names: Callable[[A], Sequence[str]], read: Callable[[], tuple[A, str]]
) -> tuple[A, int, str]:
    """The unit that is written as LIST:UNIT: its army and its place in it; or one written out, and what it is."""
    if is_written_out(text):
        made_up, told = read()
        return made_up, 0, told
    source, _, wanted = text.rpartition(":")
    if not source:
        raise Refused(refusal("", "refused-unit-written", unit=text[:60]))
    army = muster(source)
    return army, place_of(names(army), source, wanted.strip()), ""


def written_out(words: Words, switch: str, text: str, example: str) -> Written:
    """A profile behind a switch, named after its part in the scene."""
    return Written(text, words.say(f"odds-{switch}"), example)


def place_of(names: Sequence[str], source: str, wanted: str) -> int:
    """The place of the unit of that name in a list."""
    found = alike(names, wanted)
    if not found:
        raise Refused(refusal("", "refused-odds-unit", unit=wanted[:60], list=source, known=", ".join(names)))
    return found[0]
