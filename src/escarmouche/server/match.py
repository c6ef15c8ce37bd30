"""A game with everything that was done in it: answered, conceded, taken back; without a clock, a disk or a network."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from escarmouche.board.board import Board, board
from escarmouche.board.briefing import Briefing
from escarmouche.board.lesson import begin as begin_lesson
from escarmouche.board.look import Look
from escarmouche.board.own_names import speak_of
from escarmouche.board.watching import Change, Watch
from escarmouche.engine.chance import Chance, Fair, Prelude, Recorded, Seeded, Unforeseen
from escarmouche.engine.chance import from_state as chance_from_state
from escarmouche.engine.fair import BEGIN, Course, Word, transcript
from escarmouche.engine.game import Game, Outcome
from escarmouche.engine.questions import Question, SeatId, Together
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import Words
from escarmouche.registry import ruleset
from escarmouche.server.fair_promises import Promises
from escarmouche.server.storage import Entry, GameRow

PERSON, ORDER, AGENT = "person", "order", "agent"
"""By whom an answer was given: by the player, by a standing order, or by an agent in the seat."""
WATCHER = -1
"""The seat of those who only watch."""
SHARED = 64
"""So many set-ups are remembered for further games that are set up alike."""


class Deed(NamedTuple):
    """Something that was done and not taken back; it is quiet if it drew no chance and revealed nothing."""

    entry: Entry
    quiet: bool

    @property
    def seat(self) -> SeatId:
        """Who did it."""
        return int(self.entry.data["seat"])


class Told:
    """The journal of one seat in one language: its lines as they are sent, and how many events they are made from.

    `missed` is what has changed on the table at events that the seat is not told of: it is played with the next one.
    """

    __slots__ = ("events", "lines", "missed")

    def __init__(self) -> None:
        self.lines: list[msgspec.Raw] = []
        self.events = 0
        self.missed: list[Change] = []

    def add(self, line: bytes, beside: "Told") -> None:
        """Add a line; where another seat is told the same, it is held once for both."""
        number, written = len(self.lines), msgspec.Raw(line)
        same = number < len(beside.lines) and beside.lines[number] == written
        self.lines.append(beside.lines[number] if same else written)


class Match:
    """One game as it is kept: its beginning, and all entries since."""

    def __init__(self, row: GameRow, entries: Iterable[Entry] = ()) -> None:
        """Begin a game, and do again what was done in it."""
        self.board: Board = board(row.key)
        self.ruleset = ruleset(row.key)
        plain, self.setup = _set_up(row.key, msgspec.json.encode(row.setup))
        self.row = row._replace(setup=plain)
        self.sequence = 0
        self.taken_back = 0
        """The number of the latest entry that took others back: whoever has seen less starts anew."""
        self.chooser: SeatId | None = None if row.wishes is None else row.wishes["chooser"]
        """The seat that has yet to choose its list; before that nothing is set up for good."""
        self.promises = Promises(row.chance) if row.chance["kind"] == Fair.kind else None
        """What each seat has promised and added to the chance of a fair game."""
        self.course: Course | None = None
        """Everything that was done in a fair game, with its draws, under a running seal."""
        self._kept: dict[str, dict[Any, Any]] = {}
        self._game: Game[Any] | None = None
        self.deeds: list[Deed] = []
        self.answered: dict[SeatId, set[str]] = {0: set(), 1: set()}
        """The questions that each player has answered, whatever the models that they were about."""
        self._told: dict[tuple[SeatId, str], Told] = {}
        if not self.awaited:
            self._open()
        self._past(list(entries))

    @property
    def game(self) -> Game[Any]:
        """The game; that of a fair match is refused until every word is open."""
        self.must_have_begun()
        assert self._game is not None
        return self._game

    @game.setter
    def game(self, game: Game[Any]) -> None:
        self._game = game

    def must_have_begun(self) -> None:
        """Refuse whatever is asked of a fair game whose words are not all open."""
        if self.awaited:
            raise Refused(refusal("", "refused-words-first" if self.chooser is None else "refused-list-first"))

    def _open(self) -> None:
        """Begin the game, once everything that it waits for is there."""
        self._begin()
        chance = self.game.chance
        if isinstance(chance, Fair):
            self.course = Course(chance.terms.key)
            self.course.add(self.sequence, BEGIN, chance.drawn_since(0))

    def _past(self, entries: Sequence[Entry]) -> None:
        """Do again what was done; what was taken back is only noted, as it drew no chance except in practice games."""
        lasting = {entry.sequence for entry in _lasting(entries)}
        everything = self.promises is not None and self.row.practice
        for entry in entries:
            if everything or entry.sequence in lasting:
                self.apply(entry)
            else:
                self._note(entry, [])

    def _begin(self) -> None:
        chance, key = self.chance(), self.row.key
        lesson = self.row.lesson
        self.game = begin_lesson(key, lesson, chance) if lesson else Game(self.ruleset, self.setup, chance)
        self.watch = Watch(self.board, self.game)
        self.deeds, self.answered, self._told = [], {0: set(), 1: set()}, {}

    def chance(self) -> Chance:
        """The source of chance from the beginning."""
        return chance_from_state(self.row.chance) if self.promises is None else Fair(self.promises.terms())

    @property
    def awaited(self) -> list[SeatId]:
        """The seats that have yet to choose their list, or to promise or open their word for a fair game; before that
        there is no game."""
        if self.chooser is not None:
            return [self.chooser]
        return [] if self.promises is None else self.promises.awaited

    @property
    def seal(self) -> str | None:
        """The seal of everything in a fair game so far, which reveals nothing hidden; None in other games."""
        return None if self.course is None else self.course.seal

    def transcript(self) -> dict[str, Any] | None:
        """What reveals a fair game; None for one that is not fair."""
        if self.promises is None or self.course is None:
            return None
        return transcript(self.promises.terms(), self.course)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on; a lesson is also over when there is nothing more to ask."""
        if self.awaited:
            return None
        found = self.game.outcome
        return Outcome(None, "lesson") if found is None and self.row.lesson and self.game.question is None else found

    # Doing

    def answer(self, seat: SeatId, number: int, value: Any, by: str = PERSON) -> Entry:
        """Take an answer; one that is not allowed changes nothing."""
        data = {"type": "answer", "seat": seat, "number": number, "value": value, "by": by}
        return self._do(Entry(self.sequence + 1, data))

    def concede(self, seat: SeatId) -> Entry:
        """Let a seat give up."""
        return self._do(Entry(self.sequence + 1, {"type": "concede", "seat": seat}))

    def promise(self, seat: SeatId, promise: str) -> Entry:
        """Promise a word for the chance of a fair game."""
        return self._do(Entry(self.sequence + 1, self._fair().promise(seat, promise)))

    def open(self, seat: SeatId, word: Word) -> Entry:
        """Open the word that was promised."""
        return self._do(Entry(self.sequence + 1, self._fair().open(seat, word)))

    def _fair(self) -> Promises:
        if self.promises is None:
            raise Refused(refusal("", "refused-not-fair" if self.chooser is None else "refused-list-first"))
        return self.promises

    def undo(self, seat: SeatId) -> Entry:
        """Take back a seat's latest answer, as long as nothing was shown since."""
        self.must_have_begun()
        to = self.undoable(seat)
        if to is None:
            raise Refused(refusal("", "refused-undo"))
        return self._do(Entry(self.sequence + 1, {"type": "undo", "seat": seat, "to": to}))

    def back(self, seat: SeatId, sequence: int) -> Entry:
        """In a practice game, go back to before some entry, whatever was shown since."""
        self.must_have_begun()
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
        if data["type"] in ("promise", "open"):
            self._fair().take(data)
        elif data["type"] == "undo":
            stay = [deed.entry for deed in self.deeds if deed.entry.sequence < data["to"]]
            self._begin()
            for kept in stay:
                self._play(kept)
            self.taken_back = entry.sequence
            # Everybody has seen what stays: it is not played once more.
            self.watch.forget()
            self._note(entry, [])
        else:
            drawn = _drawn(self.game.chance)
            self._play(entry)
            chance = self.game.chance
            self._note(entry, chance.drawn_since(drawn) if isinstance(chance, Fair) else [])
        self.sequence = entry.sequence
        if data["type"] == "open" and not self.awaited:
            self._open()
            self.taken_back = entry.sequence

    def _note(self, entry: Entry, draws: Sequence[Mapping[str, Any]]) -> None:
        """Add an entry to the course of a fair game, without who worked the answer out."""
        if self.course is not None:
            done = {name: part for name, part in entry.data.items() if name != "by"}
            self.course.add(entry.sequence, done, draws)

    def _play(self, entry: Entry) -> None:
        game, data = self.game, entry.data
        drawn, told, question = _drawn(game.chance), len(game.journal), game.question
        self.watch.resume()
        if data["type"] == "concede":
            game.concede(data["seat"])
        else:
            game.answer(data["seat"], data["number"], data["value"])
        self.watch.settle()
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
            if data["type"] == "answer" and data["number"] < number:
                # Questions are numbered in their order.
                return None
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
        """A copy of the game at this point that can go on by itself."""
        other = copy(self)
        if self._game is not None:
            other._game = self._game.fork()
            other.watch = Watch(self.board, other._game)
        other.promises = None if self.promises is None else self.promises.twin()
        other.course = None if self.course is None else self.course.twin()
        other.deeds, other._told = list(self.deeds), {}
        other.answered = {seat: set(texts) for seat, texts in self.answered.items()}
        return other

    # Looking

    def words(self, language: str) -> Words:
        """The words of this game in a language."""
        return speak_of(language, self.row.key, self.setup)

    def look(self, seat: SeatId, language: str) -> Look:
        """What a seat sees, and in which words; made from nothing but its view."""
        words = self.words(language)
        state = self.board.seen(self.game.view(seat)["state"])
        return Look(words, self.game.setup, state, seat, self._kept.setdefault(language, {}))

    def briefing(self, seat: SeatId, language: str) -> Briefing | None:
        """What a seat is briefed with; None where there is nothing to tell yet."""
        return None if self.awaited else self.board.briefing(self.look(seat, language))

    def question(self, seat: SeatId) -> Question | None:
        """What a seat is asked now."""
        return None if seat == WATCHER or self.awaited else Seat(self.game, seat).question()

    def asked(self) -> Sequence[SeatId]:
        """Who has a question to answer."""
        return () if self.awaited else self.game.waiting()

    def waiting(self, seat: SeatId) -> Sequence[SeatId]:
        """For whom the game waits, as far as a seat may know."""
        if self.awaited:
            return self.awaited
        question = self.game.question
        if question is None or (question.audience is not None and seat not in question.audience):
            return ()
        return self.game.waiting()

    def told(self, seat: SeatId, language: str) -> Told:
        """The lines of a seat's journal that were worded so far; the caller adds the others to them."""
        return self._told.setdefault((seat, language), Told())


@lru_cache(SHARED)
def _set_up(key: str, written: bytes) -> tuple[Any, Any]:
    """A set-up as it is kept and as it is played; it never changes, so that games that are set up alike share it."""
    plain = msgspec.json.decode(written)
    return plain, msgspec.convert(plain, ruleset(key).setup_type, strict=False)


def _lasting(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count, and the last one that took others back: nothing else has to be played again."""
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
    if isinstance(chance, Recorded):
        return -len(chance.leftover())
    assert isinstance(chance, Seeded)
    return chance.at
