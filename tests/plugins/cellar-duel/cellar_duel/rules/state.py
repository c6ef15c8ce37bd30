"""What a duel consists of, and who sees what of it."""

from typing import ClassVar, TypeAlias

import msgspec

from escarmouche.engine.game import Game, Setup
from escarmouche.engine.questions import SeatId
from escarmouche.engine.view import OWNER, PUBLIC, Seen
from escarmouche.table.table import Table

ROUNDS, HAND, COLUMNS, TOKENS, ACTIONS = 3, 4, 2, 6, 2
SIX = 6
"""The six takes no share of a modifier."""
ATTACK, DEFENCE = +2, -3
NOBODY_SEAT = -1
NO_CARD = -1
COLUMN, ROW = (4_000, 8_000), (3_000, 9_000)
"""Where the columns are on the table, and where each duellist stands in them."""


class Laid(msgspec.Struct):
    """One side of a column: the card, its public share, whether it lies open, and the card that covers it."""

    owner: SeatId
    card: int
    share: int = 0
    up: bool = False
    cover: int = NO_CARD

    seen: ClassVar[dict[str, Seen]] = {
        "owner": PUBLIC, "share": PUBLIC, "up": PUBLIC,
        "card": lambda laid, seat: laid.card if laid.up or laid.owner == seat else None,
        "cover": lambda laid, seat: laid.cover if laid.owner == seat else laid.cover != NO_CARD,
    }  # fmt: skip


class Duellist(msgspec.Struct):
    """What belongs to one seat."""

    owner: SeatId
    bag: list[int]
    hand: list[int] = []
    picked: list[int] = []
    discard: list[int] = []
    laid: list[Laid] = []
    shared: bool = False
    tokens: int = TOKENS
    score: int = 0
    at: int = 0
    lurks: bool = False
    lurker: int = 0
    acted: bool = False

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(("owner", "discard", "laid", "shared", "tokens", "score", "at", "lurks", "acted"), PUBLIC),
        "bag": lambda side, seat: len(side.bag),
        "hand": lambda side, seat: list(side.hand) if side.owner == seat else len(side.hand),
        "picked": lambda side, seat: list(side.picked) if side.owner == seat else len(side.picked),
        "lurker": OWNER,
    }


class Standing(msgspec.Struct):
    """Where a duellist stands on the table."""

    owner: SeatId
    x: int
    y: int

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("owner", "x", "y"), PUBLIC)


class Cellar(msgspec.Struct):
    """The whole duel."""

    sides: list[Duellist]
    models: list[Standing] = msgspec.field(
        default_factory=lambda: [Standing(seat, COLUMN[0], y) for seat, y in enumerate(ROW)]
    )
    round: int = 0
    phase: str = "bid"
    acting: SeatId = NOBODY_SEAT
    next: SeatId = 0
    actions: int = 0
    moment: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("sides", "models", "round", "phase", "acting", "next", "actions", "moment"), PUBLIC
    )


class DuelSetup(Setup, kw_only=True):
    """A duel needs no lists, and has a table of its own."""

    table: Table = Table("Cellar", 12_000, 12_000)

    bag: list[int] = msgspec.field(default_factory=lambda: [*range(SIX + 1)] * 2)


Duelling: TypeAlias = Game[Cellar]
