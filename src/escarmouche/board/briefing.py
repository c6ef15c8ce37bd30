"""The briefing of a game: what scores, when it ends, and what each side is after."""

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from escarmouche.engine.ids import SeatId

if TYPE_CHECKING:
    from escarmouche.board.look import Look


class Aim(msgspec.Struct, frozen=True):
    """What a side is after; without a seat it is said of both, or of a part that nobody has taken yet."""

    seat: SeatId | None
    text: str


class Briefing(msgspec.Struct, frozen=True):
    """What is to be known before the first move: what scores, when the game ends, and what each side is after.

    `books` says with which books the game is played, and which of their rules have no effect.
    """

    mission: str
    scores: str
    ends: str
    aims: list[Aim]
    books: list[str] = []


class Brief(NamedTuple):
    """Which words brief a mission, in how many rounds it is played, and the parts of seats 0 and 1 in it.

    A mission in which both sides are after the same has no parts; while it is open who has which, they are `undecided`.
    """

    key: str
    rounds: int
    parts: tuple[str, ...] = ()
    undecided: bool = False
    own: tuple[str, ...] = ()
    """What a mission of one's own says, and what scores in it, in sentences."""


def parts_of(attacker: SeatId) -> tuple[str, ...]:
    """The parts of both seats, if this one attacks; as long as nobody does, the attacker's first."""
    return ("defender", "attacker") if attacker == 1 else ("attacker", "defender")


def written(look: "Look", mission: str, brief: Brief, books: list[str]) -> Briefing:
    """A briefing in words."""
    parts = enumerate(brief.parts or ("aim",))
    aims = [
        Aim(seat if brief.parts and not brief.undecided else None, look.say(f"{brief.key}.{part}"))
        for seat, part in parts
    ]
    ends = look.say(f"{brief.key}.ends", rounds=brief.rounds)
    return Briefing(mission, " ".join(brief.own) if brief.own else look.say(brief.key), ends, aims, books)
