"""A game with everything that was done in it: answered, conceded, taken back; without a clock, a disk or a network."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from escarmouche.boards.board import Board, Look, board
from escarmouche.boards.lesson import begin as begin_lesson
from escarmouche.boards.speech import speak
from escarmouche.core.chance import Chance, Fair, Prelude, Seeded, Unforeseen
from escarmouche.core.chance import from_state as chance_from_state
from escarmouche.core.decision import Question, SeatId, Together
from escarmouche.core.game import Game, Outcome
from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.seat import Seat
from escarmouche.games import ruleset
from escarmouche.server.storage import Entry, GameRow

PERSON, ORDER, AGENT = "person", "order", "agent"
"""By whom an answer was given: by the player, by a standing order, or by an agent in the seat."""
WATCHER = -1
"""The seat of those who only watch."""
UNKNOWN = "?"
"""Stands for what a seat has yet to contribute."""


class Deed(NamedTuple):
    """Something that was done and not taken back, and whether it has shown nobody anything."""

    entry: Entry
    quiet: bool

    @property
    def seat(self) -> SeatId:
        """Who did it."""
        return int(self.entry.data["seat"])


class Match:
    """One game as it is kept: its beginning, and all entries since."""

    def __init__(self, row: GameRow, entries: Iterable[Entry] = ()) -> None:
        """Begin a game, and do again what was done in it."""
        self.row = row
        self.board: Board = board(row.key)
        self.ruleset = ruleset(row.key)
        self.setup: Any = msgspec.convert(row.setup, self.ruleset.setup_type, strict=False)
        self.sequence = 0
        self.taken_back = 0
        """The number of the latest entry that took others back: whoever has seen less starts anew."""
        self.nonces: list[str | None] = list(row.chance.get("nonces", ()))
        """What each seat has contributed to the chance of a fair game."""
        self._kept: dict[str, dict[Any, Any]] = {}
        self.game: Game[Any]
        self.deeds: list[Deed]
        self._begin()
        for entry in _lasting(entries):
            self.apply(entry)

    def _begin(self) -> None:
        chance, key = self.chance(), self.row.key
        lesson = self.row.lesson
        self.game = begin_lesson(key, lesson, chance) if lesson else Game(self.ruleset, self.setup, chance)
        self.deeds = []
        self.answered: dict[SeatId, set[str]] = {0: set(), 1: set()}
        """The questions that each player has answered, whatever the models that they were about."""
        self._lines: dict[tuple[SeatId, str], list[Any]] = {}

    def chance(self) -> Chance:
        """The source of chance from the beginning; that of a fair game counts once every seat has contributed."""
        state = self.row.chance
        if state["kind"] != Fair.kind:
            return chance_from_state(state)
        nonces = [nonce or UNKNOWN for nonce in self.nonces]
        return chance_from_state({**state, "nonces": nonces})

    @property
    def awaited(self) -> list[SeatId]:
        """The seats that have yet to contribute to the chance of a fair game; nothing is drawn before they have."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce is None]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on; a lesson is also over when there is nothing more to ask."""
        found = self.game.outcome
        return Outcome(None, "lesson") if found is None and self.row.lesson and self.game.question is None else found

    # Doing

    def answer(self, seat: SeatId, number: int, value: Any, by: str = PERSON) -> Entry:
        """Take an answer; one that is not allowed changes nothing."""
        data = {"type": "answer", "seat": seat, "number": number, "value": value, "by": by}
        return self._do(Entry(self.sequence + 1, data))

    def concede(self, seat: SeatId) -> Entry:
        """Give up."""
        return self._do(Entry(self.sequence + 1, {"type": "concede", "seat": seat}))

    def contribute(self, seat: SeatId, nonce: str) -> Entry:
        """Add to the chance of a fair game."""
        if seat not in self.awaited:
            raise Refused(refusal("", "refused-contributed"))
        return self._do(Entry(self.sequence + 1, {"type": "contribute", "seat": seat, "nonce": nonce}))

    def undo(self, seat: SeatId) -> Entry:
        """Take back a seat's latest answer, as long as nothing was shown since."""
        to = self.undoable(seat)
        if to is None:
            raise Refused(refusal("", "refused-undo"))
        return self._do(Entry(self.sequence + 1, {"type": "undo", "seat": seat, "to": to}))

    def back(self, seat: SeatId, sequence: int) -> Entry:
        """In a practice game, go back to before some entry, whatever was shown since."""
        if not self.row.practice:
            raise Refused(refusal("", "refused-back"))
        if not any(deed.entry.sequence == sequence for deed in self.deeds):
            raise Refused(refusal("", "refused-back-where", sequence=sequence))
        return self._do(Entry(self.sequence + 1, {"type": "undo", "seat": seat, "to": sequence}))

    def _do(self, entry: Entry) -> Entry:
        self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        """Do what an entry says, now or again."""
        data = entry.data
        if data["type"] == "contribute":
            self.nonces[data["seat"]] = data["nonce"]
            self._begin()
            self.taken_back = entry.sequence
        elif data["type"] == "undo":
            stay = [deed.entry for deed in self.deeds if deed.entry.sequence < data["to"]]
            self._begin()
            for kept in stay:
                self._play(kept)
            self.taken_back = entry.sequence
        else:
            self._play(entry)
        self.sequence = entry.sequence

    def _play(self, entry: Entry) -> None:
        game, data = self.game, entry.data
        if self.awaited:
            raise Refused(refusal("", "refused-contribute-first"))
        drawn, told, question = _drawn(game.chance), len(game.journal), game.question
        if data["type"] == "concede":
            game.concede(data["seat"])
        else:
            game.answer(data["seat"], data["number"], data["value"])
        if data.get("by") == PERSON and question is not None:
            self.answered[data["seat"]].add(question.part(data["seat"]).text)
        loud = (
            isinstance(question, Together)
            or _drawn(game.chance) != drawn
            or any(self.board.reveals(event) for event in game.journal[told:])
        )
        self.deeds.append(Deed(entry, quiet=not loud and data["type"] == "answer"))

    # Looking back

    def given(self, seat: SeatId, number: int) -> Entry | None:
        """What a seat has answered to the question of that number."""
        for deed in self.deeds[::-1]:
            data = deed.entry.data
            if data["type"] == "answer" and data["number"] == number and data["seat"] == seat:
                return deed.entry
        return None

    def undoable(self, seat: SeatId) -> int | None:
        """From which entry on a seat could take back what was done; None if it cannot."""
        for deed in self.deeds[::-1]:
            own = deed.seat == seat
            if not self.row.practice and not (own and deed.quiet):
                return None
            if own and deed.entry.data.get("by") == PERSON:
                return deed.entry.sequence
        return None

    def twin(self) -> "Match":
        """The same game at the same point, which can go on by itself."""
        other = copy(self)
        other.game = self.game.fork()
        other.deeds, other.nonces, other._lines = list(self.deeds), list(self.nonces), {}
        other.answered = {seat: set(texts) for seat, texts in self.answered.items()}
        return other

    # Looking

    def look(self, seat: SeatId, language: str) -> Look:
        """What a seat sees, and in which words; only from what its view allows."""
        words = speak(language, self.row.key)
        state = self.board.seen(self.game.view(seat)["state"])
        return Look(words, self.setup, state, seat, self._kept.setdefault(language, {}))

    def question(self, seat: SeatId) -> Question | None:
        """What a seat is asked now."""
        return None if seat == WATCHER or self.awaited else Seat(self.game, seat).question()

    def asked(self) -> Sequence[SeatId]:
        """Who has a question to answer."""
        return () if self.awaited else self.game.waiting()

    def waiting(self, seat: SeatId) -> Sequence[SeatId]:
        """For whom the game waits, as far as a seat may know."""
        question = self.game.question
        if self.awaited:
            return self.awaited
        if question is None or (question.audience is not None and seat not in question.audience):
            return ()
        return self.game.waiting()

    def lines(self, seat: SeatId, language: str) -> list[Any]:
        """The lines of a seat's journal that were put into words so far; whoever adds to them keeps them."""
        return self._lines.setdefault((seat, language), [])


def _lasting(entries: Iterable[Entry]) -> list[Entry]:
    """What was done without what was taken back, and the last time that something was; nothing is played in vain."""
    stay: list[Entry] = []
    undo: Entry | None = None
    for entry in entries:
        if entry.data["type"] != "undo":
            stay.append(entry)
            continue
        while stay and stay[-1].sequence >= entry.data["to"]:
            stay.pop()
        undo = entry
    return stay if undo is None else sorted([*stay, undo], key=lambda entry: entry.sequence)


def _drawn(chance: Chance) -> int:
    """A number that changes with every draw."""
    if isinstance(chance, Fair):
        return len(chance.draws)
    if isinstance(chance, Prelude):
        return chance.given
    if isinstance(chance, Unforeseen):
        return chance.index
    assert isinstance(chance, Seeded)
    return chance.at
