"""Named entry points: every chapter of the rules can be begun on its own, from a state that was set up for it.

An entry point passes no boundary on, so that a fork or a rebuild begins it anew from the state as it was given.
"""

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from escarmouche.engine.game import Game
from escarmouche.engine.questions import Boundary, Question, Steps
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.rules.battle import Battle
from escarmouche.rules.given import Given, given_as

B = TypeVar("B", bound=Battle[Any])
Arguments: TypeAlias = Mapping[str, Any]
Chapter: TypeAlias = Callable[[B, Any], Steps[None]]
Known: TypeAlias = type[msgspec.Struct]
"""The arguments of an entry point."""


class Stretch(Given, frozen=True, kw_only=True):
    """How long phases are played: `through` one, or up `to` one; without either, while the one under way lasts."""

    to: str | None = None
    through: str | None = None


Phases: TypeAlias = Mapping[Any, Callable[[B], Steps[None]]]
"""The phases of a game by their names, which are words of the game's own."""
OVER = "over"
"""The phase of a game that has ended."""


def begin_at(
    chapters: Mapping[str, tuple[Chapter[B], Known]],
    name: str,
    data: Arguments,
    take_up: Callable[[Game[Any]], B],
) -> Callable[[Game[Any]], Steps[None]]:
    """The chapter of that name with its arguments; an unknown name or argument is refused."""
    if name not in chapters:
        raise Refused(refusal("", "refused-unknown-entry", entry=name, known=", ".join(chapters)))
    chapter, known = chapters[name]
    given = given_as(known, data, name)
    return lambda game: without_boundaries(chapter(take_up(game), given))


def without_boundaries(steps: Steps[None]) -> Generator[Question | Boundary, Any, None]:
    """The questions of some rules, without the boundaries between them."""
    answer: Any = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration:
            return
        answer = None if isinstance(step, Boundary) else (yield step)


# Phases


def play_phases(battle: B, phases: Phases[B], stretch: Stretch) -> Steps[None]:
    """Play the phase under way: while it lasts, `through` a later one, or up `to` one."""
    state: Any = battle.state
    to, through = stretch.to, stretch.through or state.phase
    for stop in (to, through):
        if stop is not None and stop not in (*phases, OVER):
            raise Refused(refusal("", "refused-unknown-entry", entry=stop, known=", ".join(phases)))
    if to is not None:
        yield from play_to(battle, phases, to)
    else:
        yield from play_through(battle, phases, through)


def play_to(battle: B, phases: Phases[B], stop: str) -> Steps[None]:
    """Play until a phase begins (anew, if it is the one under way)."""
    state: Any = battle.state
    under_way = state.phase
    while state.phase == under_way:
        yield from phases[state.phase](battle)
    while state.phase not in (stop, OVER):
        yield from phases[state.phase](battle)


def play_through(battle: B, phases: Phases[B], last: str) -> Steps[None]:
    """Play until a phase has ended."""
    state: Any = battle.state
    while state.phase not in (last, OVER):
        yield from phases[state.phase](battle)
    while state.phase == last:
        yield from phases[state.phase](battle)
