"""What is said of a table that somebody brings: what is wrong with it, and how it treats both sides."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from escarmouche.board import shown
from escarmouche.board.board import SIDES, Board, Judging, board
from escarmouche.board.ground import NOT_DRAWN, MissionDrawn, contested, fought, ground_of, mission_drawn
from escarmouche.board.words import speak
from escarmouche.engine.ids import Length, PieceId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.words import Words
from escarmouche.registry import ruleset
from escarmouche.table.balance import Balance, Contest, room_to_deploy, weighed
from escarmouche.table.table import Table, TableError

NO_GROUND = shown.Ground([])
LEAST_ROOM = 0.1
"""The share of a zone on which one must be able to stand, if a side is to deploy there."""


class TableKind(msgspec.Struct, frozen=True):
    """A kind of terrain: its name, and what a piece of it has if nothing else is said."""

    key: str
    name: str
    bottom: Length
    height: Length
    traits: list[str]


class TableFault(msgspec.Struct, frozen=True):
    """What is wrong with a table, by which rule, and with which piece of it; `playable` if players may agree to it."""

    text: str
    rule: RuleId
    piece: PieceId
    playable: bool


class TableSheet(msgspec.Struct, frozen=True):
    """A table that somebody builds: its faults, where a mission is fought on it, and what can be built with."""

    faults: list[TableFault]
    ground: shown.Ground
    kinds: list[TableKind]
    mission: MissionDrawn


class ReportLine(msgspec.Struct, frozen=True):
    """A line of a report: what is compared, and what it is for each side."""

    text: str
    sides: list[str]


class TableReport(msgspec.Struct, frozen=True):
    """How a table treats both sides: what holds for both of them, then line by line what each has."""

    text: str
    sides: list[str]
    lines: list[ReportLine]


def table_judged(key: str, text: str, language: str, mission: str = "") -> TableSheet:
    """What is wrong with a table that somebody builds, and with the mission that is fought on it."""
    lies, words = board(ruleset(key).key), speak(language, key)
    judging = judging_of(lies)
    kinds = [_kind(words, name, usual) for name, usual in judging.kinds().items()]
    try:
        table = lies.table(text)
    except Refused as refused:
        cause = refused.__cause__
        wrong = cause.faults if isinstance(cause, TableError) else (refused.reason,)
        return TableSheet([_fault(lies, words, one, playable=False) for one in wrong], NO_GROUND, kinds, NOT_DRAWN)
    flags = judging.flags(table)
    try:
        wanted = fought(lies, words, mission)
    except Refused as refused:
        faults = [_fault(lies, words, flag, playable=True) for flag in flags]
        faults.append(_fault(lies, words, refused.reason, playable=False))
        return TableSheet(faults, NO_GROUND, kinds, NOT_DRAWN)
    try:
        ground = ground_of(judging, words, table, wanted)
    except Refused:
        # A table that is too small for two zones has been told so.
        ground = NO_GROUND
    full = [] if ground is NO_GROUND else full_zones(contested(judging.contest(table), ground, wanted.sheet), table)
    faults = [_fault(lies, words, flag, playable=bool(ground.zones)) for flag in [*flags, *full]]
    return TableSheet(faults, ground, kinds, mission_drawn(lies, wanted))


def full_zones(contest: Contest, table: Table) -> list[Reason]:
    """The zones in which terrain leaves too little room to deploy."""
    shares = zip(SIDES, room_to_deploy(table, contest), strict=True)
    return [refusal("", "refused-zone-full", side=side, share=share) for side, share in shares if share < LEAST_ROOM]


def table_weighed(key: str, text: str, language: str, mission: str = "") -> TableReport:
    """How a table treats both sides in a mission, in words."""
    lies, words = board(ruleset(key).key), speak(language, key)
    table, judging = lies.table(text), judging_of(lies)
    wanted = fought(lies, words, mission)
    contest = judging.contest(table)
    if mission:
        contest = contested(contest, ground_of(judging, words, table, wanted), wanted.sheet)
    found = weighed(table, contest)
    sides = [words.say("report-side", side=side) for side in SIDES]
    return TableReport(words.say("report-lanes", share=found.lanes), sides, list(_lines(words, lies.unit, found)))


def judging_of(lies: Board) -> Judging:
    """What the rules of a game say of tables; a game that has none to build is refused."""
    if lies.judging is None:
        raise Refused(refusal("", "refused-no-tables", game=lies.key))
    return lies.judging


def _lines(words: Words, unit: str, found: Balance) -> Iterator[ReportLine]:
    def shares(text: str, both: Sequence[float], **data: Any) -> ReportLine:
        return ReportLine(words.say(text, **data), [words.say("report-share", share=one) for one in both])

    yield shares("report-room", found.room)
    yield shares("report-cover", found.cover)
    for number, place in enumerate(found.places, 1):
        where = {"number": number, "x": place.at[0] / 1000, "y": place.at[1] / 1000}
        yield shares("report-seen", place.seen, **where)
        far = ["—" if way is None else words.say("report-length", length=way / 1000, unit=unit) for way in place.ways]
        yield ReportLine(words.say("report-way", **where), far)


def _kind(words: Words, name: str, usual: Any) -> TableKind:
    bottom, height = (round(float(usual.get(side, 0)) * 1000) for side in ("bottom", "height"))
    # In play it shows whether a door is locked; whoever builds chooses between two that are called alike.
    key = f"build-{name}" if words.has(f"build-{name}") else f"kind-{name}"
    return TableKind(name, words.say(key), bottom, height, sorted(usual.get("traits", ())))


def _fault(lies: Board, words: Words, reason: Reason, *, playable: bool) -> TableFault:
    piece = str(reason.data.get("piece", "")) if reason.text == "table-fault-piece" else ""
    return TableFault(lies.saying(words)(reason), reason.rule, PieceId(piece), playable)
