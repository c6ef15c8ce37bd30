"""A game: runs a ruleset, checks answers, records, forks and rebuilds.

A game is its set-up, chance and answers. The rules are a generator; at a boundary they can be taken up again from the
state alone, so a fork is the state of the last boundary plus the few answers since.
"""

import hashlib
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cached_property, partial
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.questions import ACTIVATION, Boundary, Question, SeatId, Steps, Together
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, anybody_listens, listening, note, unheard
from escarmouche.engine.view import see

S = TypeVar("S", bound=msgspec.Struct)
SELDOM = 64
"""After so many answers a boundary is marked, even if nobody has ever asked for a copy of the game."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winner (None for a draw), the reason, and each seat's score."""

    winner: SeatId | None
    reason: str
    scores: tuple[int, ...] = ()


class Setup(msgspec.Struct, kw_only=True, dict=True):
    """What is fixed before a game begins; each game adds its own fields.

    What follows from a set-up alone, such as the names of everybody, may be remembered in its `__dict__`.
    """

    options: dict[str, str] = {}
    names: dict[str, dict[str, str]] | msgspec.UnsetType = msgspec.UNSET
    """What the lists' own books call things in each language, by the names that the rules go by; left out without."""
    books: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET
    """The books of lists of one's own by their names, each with its rules that have no effect; left out without."""

    def strengths(self) -> tuple[int, ...]:
        """How many models each side has."""
        return ()

    @property
    def is_built_in_play(self) -> bool:
        """Whether the players build the table while they play."""
        return False

    def as_built(self, state: Any) -> "Setup":
        """The set-up with the table as the players have built it by now."""
        return self


class Ruleset(Protocol[S]):
    """What a game of ours consists of; everything else is shared."""

    key: str
    seats: int
    setup_type: type[Setup]
    state_type: type[S]

    def begin(self, setup: Any) -> S:
        """The state before the first question."""

    def run(self, game: "Game[S]") -> Steps[None]:
        """The rules, taken up from the state; a boundary is yielded first, and nothing has changed by then."""

    def enter(self, name: str, data: dict[str, Any]) -> "Callable[[Game[S]], Steps[None]]":
        """A chapter of the rules as an entry point of its own."""

    def redeal(self, state: S, seat: SeatId, rng: Random) -> None:
        """Replace, in place, everything the seat cannot know by something consistent with what it knows."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """An answer on record."""

    seat: SeatId
    number: int
    value: Any


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat gave up."""

    seat: SeatId


class Redealt(msgspec.Struct, frozen=True, tag="redeal"):
    """An entry of the record: from here on, everything that the seat cannot know is sampled anew from the seed."""

    seat: SeatId
    seed: int


Entry: TypeAlias = Answered | Conceded | Redealt


class Milestone(msgspec.Struct, frozen=True):
    """A boundary that a save keeps: where in the record, and everything needed to go on from there."""

    at: int
    number: int
    snapshot: bytes
    chance: Any
    journal: int


class Start(msgspec.Struct, frozen=True):
    """Where a game began that did not begin at the beginning: the state, and how many questions came before."""

    snapshot: bytes
    asked: int


class _Base(msgspec.Struct, frozen=True):
    """The last boundary, with everything that is needed to take the game up there again."""

    snapshot: bytes
    chance: Chance
    journal: list[Event]
    length: int
    number: int
    at: int
    entered: bool
    heard: tuple[RuleId, ...]


class Game(Generic[S]):
    """One game of any ruleset."""

    watcher: Callable[[int, Event], None] | None = None
    """Told of every event as soon as it stands in the journal, with its place there; copies have none."""

    def __init__(
        self, ruleset: Ruleset[S], setup: Setup, chance: Chance, *, state: S | None = None,
        entry: Callable[["Game[S]"], Steps[None]] | None = None, journal: bool = True, keep: bool = False,
        asked: int = 0, earlier: Sequence[dict[str, Any]] = (),
    ) -> None:  # fmt: skip
        """Begin a game; or, given a state, go on from there, after `asked` questions and an `earlier` journal."""
        self.ruleset = ruleset
        self.bare = setup
        """The set-up as it was agreed on."""
        self._builds = setup.is_built_in_play
        self.chance = chance
        self.state: S = ruleset.begin(setup) if state is None else state
        self.keeps_journal = journal
        self.keeps_milestones = keep
        self.journal: list[Event] = []
        self.record: list[Entry] = []
        self.milestones: list[Milestone] = []
        self.reports: list[str] = []
        self.number = asked
        self.earlier = list(earlier)
        self.question: Question | None = None
        self.pending: dict[SeatId, Any] = {}
        self.conceded: SeatId | None = None
        self.redealt_for: SeatId | None = None
        self.activations = 0
        """How many boundaries between activations were crossed since it was begun or copied."""
        self._entry = entry
        self._copied = False
        self._heard: dict[RuleId, None] = {}
        self._aside: dict[RuleId, None] = {}
        self._codec()
        self.origin = chance.copy()
        self.tell(GameBegan(game=ruleset.key, options=dict(setup.options)))
        self._base = self._mark(self.number, entered=entry is not None)
        self.start = None if state is None else Start(self._base.snapshot, asked)
        self._take_up()

    @property
    def setup(self) -> Setup:
        """The set-up, with the table as it is built by now."""
        return self.bare.as_built(self.state) if self._builds else self.bare

    @cached_property
    def package(self) -> str:
        """The package whose rules this game plays, which is where its set-up is declared."""
        return self.ruleset.setup_type.__module__.partition(".rules")[0]

    def _codec(self) -> None:
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(self.ruleset.state_type).decode

    # What the rules use

    def tell(self, event: Event) -> None:
        """Write an event into the journal, with the rules that applied since the last one.

        An event that only some seats may read gets the rules noted in `aside`; the others wait for the next open one.
        """
        if not self.keeps_journal:
            return
        heard = self._heard if event.audience is None else self._aside
        event.rules = tuple(dict.fromkeys((*event.rules, *heard, *(reason.rule for reason in event.reasons))))
        heard.clear()
        self.journal.append(event)
        if self.watcher is not None:
            self.watcher(len(self.journal) - 1, event)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """A block whose rules are noted only for what is told in it to some seats alone, and for no other event."""
        try:
            with listening(self._aside if self.keeps_journal else None, self.package):
                yield
        finally:
            self._aside.clear()

    def roll(self, count: int, rule: RuleId, purpose: str, faces: int = 6) -> list[int]:
        """Roll dice for a purpose."""
        return self.chance.roll(count, faces, rule, purpose)

    # What the seats use

    def check(self, seat: SeatId, number: int, value: Any) -> Reason | None:
        """Why this answer is not allowed, or None; nothing is changed."""
        try:
            self._read(seat, number, value)
        except Refused as refused:
            return refused.reason
        return None

    def _read(self, seat: SeatId, number: int, value: Any) -> Any:
        """An answer in its normal form; one that is not allowed is refused."""
        reason = self._misdirected(seat, number)
        if reason is not None or self.question is None:
            raise Refused(reason or refusal("", "refused-game-over"))
        question = self.question.part(seat)
        try:
            given, reason = unheard(question.judged, value)
        except Refused:
            raise
        except Exception:
            reason = self._our_bug(question)
        if reason is not None:
            raise Refused(reason)
        return given

    def answer(self, seat: SeatId, number: int, value: Any) -> None:
        """Take an answer and go on to the next question; an answer that is not allowed changes nothing."""
        given, question = self._read(seat, number, value), self.question
        assert question is not None
        self.record.append(Answered(seat, number, given))
        try:
            self._take(self.record[-1])
        except Exception:
            reason = self._our_bug(question)
            self.record.pop()
            self._rebuild()
            raise Refused(reason) from None

    def concede(self, seat: SeatId) -> None:
        """Let a seat give up, which ends the game."""
        if self.outcome is not None:
            raise Refused(refusal("", "refused-game-over"))
        if not 0 <= seat < self.ruleset.seats:
            raise Refused(refusal("", "refused-not-yours", seat=seat))
        self.record.append(Conceded(seat))
        self._take(self.record[-1])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.conceded is not None:
            return Outcome(1 - self.conceded, "conceded")
        return self.ruleset.outcome(self.state)

    def waiting(self) -> tuple[SeatId, ...]:
        """Who still has to answer the question of the moment."""
        if self.question is None:
            return ()
        seats = self.question.seats
        return tuple(seat for seat in seats if seat not in self.pending) if self.pending else seats

    def view(self, seat: SeatId) -> dict[str, Any]:
        """What the seat may see."""
        return {"game": self.ruleset.key, "seat": seat, "number": self.number, "asked": self._asked(seat),
                "outcome": msgspec.to_builtins(self.outcome), "state": see(self.state, seat)}  # fmt: skip

    def story(self, seat: SeatId) -> list[Event]:
        """The journal as far as the seat may know it."""
        return [event for event in self.journal if event.known_to(seat)]

    def hash(self) -> str:
        """A fingerprint of the state and of the answers that wait for others."""
        digest = hashlib.blake2b(self._encode(self.state), digest_size=16)
        digest.update(msgspec.json.encode([self.number, sorted(self.pending.items()), self.conceded]))
        return digest.hexdigest()

    def fork(self, seat: SeatId | None = None, seed: int = 0, *, journal: bool = True) -> "Game[S]":
        """A copy to think with; given a seat, everything the seat cannot know is sampled anew from the seed."""
        base, self._copied = self._base, True
        other: Game[S] = object.__new__(type(self))
        other.ruleset, other.bare, other._builds = self.ruleset, self.bare, self._builds
        other._entry, other._copied = self._entry, False
        other._encode, other._decode = self._encode, self._decode
        other.keeps_journal, other.keeps_milestones = journal and self.keeps_journal, False
        other.milestones, other.reports, other._heard, other._aside = [], [], {}, {}
        other.origin, other.start, other.earlier = self.origin, self.start, self.earlier
        other.redealt_for = self.redealt_for
        other.record = list(self.record)
        length = base.length if other.keeps_journal else 0
        other._base = msgspec.structs.replace(base, journal=base.journal[:length], length=length)
        other.journal = []
        other.activations = 0
        other._rebuild()
        other.activations = 0
        if seat is not None:
            other.record.append(Redealt(seat, seed))
            other._take(other.record[-1])
        return other

    def glimpse(self, seat: SeatId, seed: int = 0) -> "Game[S]":
        """A copy to look at, not to play on: the state as it is, with what the seat cannot know sampled anew.

        No answer is played again for it, which makes it much cheaper than a fork. It holds nothing of the game but
        that state: no chance to come, no record and no journal.
        """
        other: Game[S] = object.__new__(type(self))
        other.ruleset, other.bare, other._builds = self.ruleset, self.bare, self._builds
        other.number, other.redealt_for = self.number, seat
        other._encode, other._decode = self._encode, self._decode
        other.keeps_journal, other.keeps_milestones = False, False
        other.journal, other.record, other.milestones, other.reports, other.earlier = [], [], [], [], []
        other._heard, other._aside, other.pending = {}, {}, {}
        other.question, other.conceded = None, self.conceded
        other.state = self._decode(self._encode(self.state))
        rng = Random(seed)
        self.ruleset.redeal(other.state, seat, rng)
        other.chance = other.origin = Seeded(rng.getrandbits(63))
        return other

    # How it goes on

    def _misdirected(self, seat: SeatId, number: int) -> Reason | None:
        if self.question is None or self.conceded is not None:
            return refusal("", "refused-game-over")
        if number != self.number:
            return refusal("", "refused-late" if number < self.number else "refused-early", number=number)
        if seat not in self.question.seats:
            known = self.question.audience is None or seat in self.question.audience
            return refusal(self.question.rule if known else "", "refused-not-yours", seat=seat)
        if seat in self.pending:
            return refusal(self.question.rule, "refused-already-answered")
        return None

    def _our_bug(self, question: Question) -> Reason:
        self.reports.append(traceback.format_exc())
        return refusal(question.rule, "refused-our-bug", question=question.text)

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Answered):
            assert self.question is not None
            value: Any
            # The rules get copies: what is on record stays as it was given.
            if isinstance(self.question, Together):
                self.pending[entry.seat] = entry.value
                if self.waiting():
                    return
                value = {seat: copy(given) for seat, given in sorted(self.pending.items())}
                self.pending = {}
            else:
                value = entry.value if type(entry.value) is str else copy(entry.value)
            self._go_on(partial(self._steps.send, value))
        elif isinstance(entry, Conceded):
            self.conceded = entry.seat
            self.question = None
            self._heard.clear()
            self.tell(GameEnded(winner=1 - entry.seat, reason="conceded"))
        else:
            self._redeal(entry)

    def _redeal(self, entry: Redealt) -> None:
        rng = Random(entry.seed)
        self.ruleset.redeal(self.state, entry.seat, rng)
        if self.question is not None:
            self.question.forget()
            for seat in sorted(self.pending):
                if seat != entry.seat:
                    self.pending[seat] = self.question.part(seat).sample(rng)
        self.chance = Seeded(rng.getrandbits(63))
        self.journal = self.story(entry.seat)
        self._heard.clear()
        self.redealt_for = entry.seat

    def _mark(self, number: int, *, entered: bool) -> _Base:
        return _Base(self._encode(self.state), self.chance.copy(), self.journal, len(self.journal), number,
                     len(self.record), entered, tuple(self._heard))  # fmt: skip

    def _take_up(self) -> None:
        """Start the rules from the state as it stands at the base."""
        if self._base.entered and self._entry is not None:
            self._steps = self._entry(self)
            try:
                self._go_on(lambda: next(self._steps))
            except Refused:
                # Whoever asked for this beginning hears which rules refused it.
                note(*self._heard)
                raise
        else:
            self._steps = self.ruleset.run(self)
            self._go_on(self._pass_first_boundary)

    def _pass_first_boundary(self) -> Question | Boundary:
        first = next(self._steps)
        assert isinstance(first, Boundary), "a ruleset must yield a boundary before it changes anything"
        return next(self._steps)

    def _go_on(self, resume: Callable[[], Question | Boundary]) -> None:
        """Run the rules to the next question; boundaries crossed on the way count once it stands."""
        self.number += 1
        if self.keeps_journal or anybody_listens(self.package):
            with listening(self._heard if self.keeps_journal else None, self.package):
                self._pass_boundaries(resume)
        else:
            self._pass_boundaries(resume)

    def _pass_boundaries(self, resume: Callable[[], Question | Boundary]) -> None:
        base, milestones = None, []
        try:
            step = resume()
            while isinstance(step, Boundary):
                if step is ACTIVATION:
                    # What the activation before applied after its last event says nothing about this one.
                    self._heard.clear()
                    self.activations += 1
                if self._copied or self.keeps_milestones or len(self.record) >= self._base.at + SELDOM:
                    # The number stands for the next question, so a base remembers the one before it.
                    base = self._mark(self.number - 1, entered=False)
                if base is not None and step is ACTIVATION and self.keeps_milestones:
                    chance = self.chance.state()
                    milestones.append(Milestone(base.at, self.number, base.snapshot, chance, base.length))
                step = next(self._steps)
            self.question = step
        except StopIteration:
            self.question = None
        if base is not None:
            self._base = base
            self.milestones += milestones

    def _rebuild(self) -> None:
        """Go back to the last boundary and play the answers since then again."""
        base = self._base
        self.state = self._decode(base.snapshot)
        self.chance = base.chance.copy()
        self.journal = base.journal
        del self.journal[base.length :]
        self.number = base.number
        self.question = None
        self.pending = {}
        self.conceded = None
        self._heard.clear()
        self._heard.update(dict.fromkeys(base.heard))
        since = self.record[base.at :]
        self._take_up()
        for entry in since:
            self._take(entry)

    def _asked(self, seat: SeatId) -> dict[str, Any] | None:
        question = self.question
        if question is None:
            return None
        if question.audience is not None and seat not in question.audience:
            return {"resolving": True}
        part = question.part(seat)
        return {"seats": list(self.waiting()), "text": part.text, "rule": part.rule}
