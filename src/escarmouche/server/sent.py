"""What the server sends beside what a game shows, over socket and HTTP: `web/src/protocol.ts` is made from it."""

from typing import Any, TypeAlias

import msgspec

from escarmouche.board.asked import AnyQuestion
from escarmouche.board.compositions import Composition
from escarmouche.board.journal import Line
from escarmouche.board.lesson import Lesson
from escarmouche.board.shown import (
    Card,
    Confrontation,
    Dashboard,
    Marker,
    Model,
    ModelId,
    Odds,
    PieceId,
    Point,
    Score,
    Sight,
    Table,
    Unit,
    Way,
    Why,
    Zone,
)
from escarmouche.engine.ids import Length, SeatId
from escarmouche.engine.place import Pairs, Track
from escarmouche.engine.rulebook import RuleId

# Who sits where


class Player(msgspec.Struct, frozen=True):
    """Who plays at a seat: its letter, the name of its list, and "person", "open" or the name of an agent."""

    letter: str
    list: str
    who: str


class OptionPlayed(msgspec.Struct, frozen=True):
    """How an option of the rules is played, whether that is usual, and whether no edition prints it."""

    key: str
    title: str
    value: str
    text: str
    usual: bool
    house: bool


class Opened(msgspec.Struct, frozen=True):
    """The word of a seat, opened."""

    word: str
    salt: str


class FairMatch(msgspec.Struct, frozen=True):
    """What a fair game was committed to, and what each seat has promised and opened so far."""

    agreement: str
    match: str
    commitment: str
    promises: list[str | None]
    words: list[Opened | None]


class Choosing(msgspec.Struct, frozen=True):
    """A seat that has yet to choose its list before the game is set up: how large, and the ready ones that fit.

    `fair` says that words are promised for the dice after that.
    """

    seat: SeatId
    size: int | None
    lists: list["Described"]
    fair: bool


class StandingOrder(msgspec.Struct, frozen=True):
    """A standing order that can be given, and whether it is in force."""

    key: str
    text: str
    on: bool


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="seated"):
    """What stays the same; sent after sitting down and whenever some of it changes.

    `seat` is -1 for a spectator. While somebody is `choosing` a list, nobody is told the other's, and a fair game has
    agreed on nothing. `seeded` dice come from a named seed: whoever knows it can work them all out.
    `expiring` says that the game will be removed soon, "" as long as there is time. `looked` is how many lines of the
    journal this seat had seen when it was last left, on whatever device. `lesson` is what a guided fight teaches.
    """

    game: str
    key: str
    name: str
    seat: SeatId
    seats: list[Player]
    mission: str
    options: list[OptionPlayed]
    table: Table
    practice: bool
    fair: FairMatch | None
    choosing: Choosing | None
    seeded: bool
    feed: str
    expiring: str
    looked: int
    orders: list[StandingOrder]
    lesson: Lesson | None = None


# Who is here


class Present(msgspec.Struct, frozen=True):
    """The player of a seat: by what name, whether they are here, and for how many seconds they have been away.

    `away` is null while they are here, and where nobody has been yet.
    """

    name: str
    here: bool
    away: int | None


class Remark(msgspec.Struct, frozen=True):
    """A short message from a seat, said so many seconds before it was sent."""

    number: int
    seat: SeatId
    text: str
    ago: int


class Company(msgspec.Struct, frozen=True, tag_field="type", tag="company"):
    """Who is at the table, and what they have said that one has not heard yet; sent whenever some of it changes.

    A remark whose number one has already is the same one again.
    """

    seats: list[Present]
    remarks: list[Remark]


# How things stand


class Awaited(msgspec.Struct, frozen=True):
    """A seat for which the game waits, who it is, and whether that is an agent at work."""

    seat: SeatId
    who: str
    thinking: bool = False


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    winner: SeatId | None
    text: str
    scores: list[int]


class Moment(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="moment",
    rename={"first": "from", "can_undo": "canUndo"},
):  # fmt: skip
    """How things stand now; sent after everything that is done.

    `sequence` counts everything that was done. `from` is the number of the first of `lines`; if it is 0 the journal
    starts anew. `gone` are the pieces of terrain that were destroyed, `seal` seals everything so far in a fair game,
    `table` is the table as it stands where the players build it while they play.
    """

    sequence: int
    heading: str = ""
    scores: list[Score] = []
    models: list[Model] = []
    markers: list[Marker] = []
    zones: list[Zone] = []
    gone: list[PieceId] = []
    cards: list[Card] = []
    dashboards: list[Dashboard] = []
    confrontation: Confrontation | None = None
    question: AnyQuestion | None = None
    waiting: list[Awaited]
    lines: list[Line] = []
    first: int = 0
    can_undo: bool = False
    outcome: Ending | None = None
    seal: str | None = None
    table: Table | None = None


# Replies


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked for is done; `Results` says what comes of which message."""

    id: int
    result: Any


class NotDone(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked for is not done, and why."""

    id: int
    why: Why


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something about the connection; after a final one it is closed."""

    text: str
    final: bool


FromServer: TypeAlias = Seated | Company | Moment | Done | NotDone | Notice


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was done is written and synced; the same done again is `repeated`."""

    sequence: int
    repeated: bool = False


class SeatToken(msgspec.Struct, frozen=True):
    """The secret of a seat."""

    token: str


class Completed(msgspec.Struct, frozen=True):
    """A whole answer to a question about placing, and how each model goes there."""

    tracks: Pairs[Track]
    ways: dict[str, Way]


class Region(msgspec.Struct, frozen=True):
    """A stretch of a surface: its first ring is the outer one, the others are holes."""

    surface: int
    rings: list[list[Point]]


class Reach(msgspec.Struct, frozen=True):
    """Where the middle of a model can end, and how far it may go."""

    regions: list[Region]
    most: Length


class Composed(msgspec.Struct, frozen=True):
    """What one gesture answers at this moment: what a click on a model does, and which models can be dragged."""

    clicks: list[Composition]
    movable: list[ModelId]


class Shot(msgspec.Struct, frozen=True):
    """Something that could be shot at; odds that take too long are null."""

    target: ModelId
    text: str
    odds: Odds | None


class Danger(msgspec.Struct, frozen=True):
    """Somebody who could shoot; odds that take too long are null."""

    model: ModelId
    text: str
    odds: Odds | None


class Ghost(msgspec.Struct, frozen=True):
    """What a model would see from somewhere, what it could shoot at, and who could shoot it."""

    sees: list[Sight]
    shots: list[Shot]
    threats: list[Danger]


class OtherAnswer(msgspec.Struct, frozen=True):
    """Another answer, in words, what speaks for it, and the chance of winning with it in percent."""

    text: str
    reasons: list[Why]
    percent: int


class Hint(msgspec.Struct, frozen=True):
    """What an officer would answer, in words, and why; who looks ahead says what he expects, and what came next."""

    value: Any
    text: str
    reasons: list[Why]
    expects: list[Why] = []
    others: list[OtherAnswer] = []


class OwnOrder(msgspec.Struct, frozen=True):
    """What an order of the player's own would give: in words, the chance of winning with it and with the best order in
    percent, and the reply to expect."""

    text: str
    percent: int
    best: int
    expects: list[Why]


class Strength(msgspec.Struct, frozen=True):
    """How strong somebody is in a game: points with the bounds of 95 % certainty, in words, and who matches that.

    `games` is how many games of it say so.
    """

    level: str
    points: int
    low: int
    high: int
    games: int
    text: str


# What can be played


class Choice(msgspec.Struct, frozen=True):
    """A mission or a table that can be chosen."""

    key: str
    name: str


class Described(msgspec.Struct, frozen=True):
    """A list or an opponent that can be chosen, with a few words about it."""

    key: str
    name: str
    text: str


class Edition(msgspec.Struct, frozen=True):
    """A printed edition, and what it says wherever there is an option."""

    key: str
    name: str
    values: dict[str, str]


class OptionValue(msgspec.Struct, frozen=True):
    """A way to play an option, and whether no edition prints it."""

    key: str
    text: str
    house: bool


class OptionOffer(msgspec.Struct, frozen=True):
    """A point of the rules on which players may decide, the rule that explains it, and how it is usually played."""

    key: str
    title: str
    text: str
    rule: RuleId
    values: list[OptionValue]
    usual: str


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played.

    The first two of `lists` are usually played against one another first, and the first of `sizes` is usual. `lessons`
    are the guided fights; `campaigns` says whether there are campaigns of it.
    """

    key: str
    name: str
    about: str
    unit: Unit
    missions: list[Choice]
    tables: list[Choice]
    lists: list[Described]
    sizes: list[int]
    editions: list[Edition]
    options: list[OptionOffer]
    agents: list[Described]
    lessons: list[str]
    campaigns: bool
    in_turn: bool = False
    """Whether players may set terrain down in turn."""


class RuleEntry(msgspec.Struct, frozen=True):
    """A numbered rule: its title and sentence in the language of the client, and all of it in English."""

    id: RuleId
    chapter: str
    kind: str
    title: str
    sentence: str
    full: str


# Games and seats


class Created(msgspec.Struct, frozen=True):
    """A game that was begun: the secret of each seat, null where an agent sits, and that of those who watch."""

    game: str
    seat: SeatId
    tokens: list[str | None]
    spectator: str


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """How one of somebody's games stands.

    `seat` is -1 for a spectator, `open` are the seats where nobody has sat down yet. One that is `unreadable` cannot be
    shown; its heading then says why. `lesson` is which one is taught, if any. `expiring` says that it will be removed
    soon, "" as long as there is time.
    """

    game: str
    key: str = ""
    name: str = ""
    heading: str
    seat: SeatId
    yours: bool = False
    over: bool = False
    text: str = ""
    lesson: str = ""
    open: list[SeatId] = []
    unreadable: bool = False
    expiring: str = ""


class ListRead(msgspec.Struct, frozen=True):
    """A list that somebody has written: its name, its text, what is wrong with it, and the books that it draws on."""

    name: str
    text: str
    faults: list[str]
    books: list[str] = []


class ComparedUnit(msgspec.Struct, frozen=True):
    """An attack of a unit: in which way, what the unit costs, and what the attack takes from each target on average."""

    name: str
    way: str
    cost: int
    losses: list[float | None]


class Comparison(msgspec.Struct, frozen=True):
    """The attacks of a list against usual targets, and what is counted as a loss."""

    loss: str
    targets: list[str]
    units: list[ComparedUnit]


class Save(msgspec.Struct, frozen=True):
    """A whole game as the text of a file."""

    save: str


class OwnRecord(msgspec.Struct, frozen=True):
    """What a seat has answered and was told."""

    game: str
    seat: SeatId
    answers: list[dict[str, Any]]
    journal: list[dict[str, Any]]


class Code(msgspec.Struct, frozen=True):
    """A code that gives a seat once, for some minutes."""

    code: str


class Judgement(msgspec.Struct, frozen=True):
    """Whether a match was fair, and in a sentence why or why not."""

    fair: bool
    text: str


class Refusal(msgspec.Struct, frozen=True):
    """What is sent instead, with a status of 400 or more."""

    why: Why
