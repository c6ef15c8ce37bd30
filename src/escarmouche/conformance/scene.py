"""What a conformance case is played on: a game's stage, the scene of one case, and the course it took."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import msgspec

from escarmouche.conformance.notation import CaseError, Names, as_number, listed, only, plain
from escarmouche.conformance.spelling import Spelling
from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.chance import Chance
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.journal import Event, GameBegan, event_data
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reasons import Reason, remark
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.vocabulary import Vocabulary, nearest
from escarmouche.engine.words import Words
from escarmouche.table.table import Table, TableError, table_from_toml

TRAITS = frozenset(
    {"blocking", "cover", "dangerous", "difficult", "gap", "impassable", "obstacle", "screen", "walkable"}
)
"""What pieces can be in all games; each has more of its own."""
PIECE_KEYS = frozenset({"id", "kind", "outline", "at", "size", "turn", "bottom", "height", "traits", "access"})


class CaseOver(Event):
    """The last line of a case's journal."""


class Scene(Protocol):
    """One case set up: who is called what, and the game ready to begin."""

    names: Names
    begun: Game[Any] | None
    """The game that `play` began, as far as it came."""

    @property
    def setup(self) -> Setup:
        """What is fixed before the game of the case."""

    def state(self) -> Any:
        """The state as the case writes it."""

    def play(self, chance: Chance) -> Game[Any]:
        """The game from where the case begins; what the rules do not let begin is refused."""

    def laid(self) -> Game[Any]:
        """The table as it is set up, with nothing played on it."""

    def things(self) -> Iterable[str]:
        """What everything in the case is called that the rules can tell of: weapons, pieces, spells."""

    def probe(self, game: Game[Any] | None, what: str, arguments: Mapping[str, Any]) -> Any:
        """Measure something; what the rules do not allow is refused."""

    def facts(self, game: Game[Any]) -> dict[str, Any]:
        """The state as people write it."""

    def report(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """What is to be said of a list."""


class Stage(Protocol):
    """What a game adds to the format: its set-up keys, its facts, its words."""

    key: str
    catalogue: Catalogue
    keys: frozenset[str]
    facts: frozenset[str]
    list_facts: frozenset[str]

    @property
    def vocabulary(self) -> Vocabulary:
        """What the rules of the game declare."""

    def scene(self, case: Mapping[str, Any]) -> Scene:
        """Set a case up."""

    def words(self, language: str) -> Words:
        """The words of the game."""

    def has_sentence(self, text: str) -> bool:
        """Whether there is a sentence of this key."""

    def says(self, reason: Reason, language: str = "en") -> str:
        """Why something is refused, in one sentence."""

    def told(self, game: Game[Any], event: Event, language: str = "en") -> str:
        """An event in one sentence."""


def read_table(
    width: Any,
    depth: Any,
    pieces: Any,
    kinds: Mapping[str, Mapping[str, Any]],
    traits: Iterable[str] = (),
) -> Table:
    """A table as a case writes it; a piece without a kind has nothing that the case does not give it."""
    lines = [
        'name = "case"',
        f"width = {as_number(width, 'table.width')}",
        f"depth = {as_number(depth, 'table.depth')}",
    ]
    known = {*TRAITS, *traits, *(trait for kind in kinds.values() for trait in kind.get("traits", ()))}
    for piece in listed(list(pieces) if isinstance(pieces, tuple) else pieces, "piece"):
        only(piece, PIECE_KEYS, "piece")
        for trait in listed(piece.get("traits", []), f"piece {piece.get('id', '?')}, traits"):
            if not isinstance(trait, str) or trait not in known:
                here, near = f"piece {piece.get('id', '?')}", nearest(trait, known)
                raise CaseError("case-no-kind", where=here, kind="trait", word=repr(trait), nearest=near)
        lines += ["[[piece]]", *(f"{key} = {_toml(value)}" for key, value in {"kind": "piece", **piece}.items())]
    try:
        return table_from_toml("\n".join(lines), {"piece": {}, **kinds})
    except TableError as error:
        raise CaseError("case-table", faults=error.faults) from error


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


class Course:
    """What happened in a case so far."""

    def __init__(self, case: Mapping[str, Any], stage: Stage, heard: dict[RuleId, None]) -> None:
        self.case = case
        self.stage = stage
        self.heard = heard
        self.game: Game[Any] | None = None
        self.asked: list[tuple[str, SeatId]] = []
        self.standing: tuple[Question, SeatId] | None = None
        self.refused: Reason | None = None
        self.cut_short: list[Event] | None = None
        self.rolled = ""
        self.stopped: Reason | None = None
        self.scene = stage.scene(case)
        self.names = self.scene.names
        self.spelling = Spelling(
            stage.vocabulary, stage.catalogue, stage.has_sentence, self.names, lambda: self.scene.things()
        )
        self.names.spell = self.spelling.key

    @property
    def expect(self) -> Mapping[str, Any]:
        """What the case expects."""
        expected: Mapping[str, Any] = self.case.get("expect", {})
        return expected

    @property
    def journal(self) -> list[Event]:
        """What happened so far; where a script did not go on, up to there."""
        told = self.cut_short or ([] if self.game is None else self.game.journal)
        return [event for event in told if not isinstance(event, GameBegan | CaseOver)]

    def written(self, event: Event) -> dict[str, Any]:
        """An event as data, with the numbers of its rules."""
        data = event_data(event)
        data["rules"], data["reasons"] = list(event.rules), [reason.rule for reason in event.reasons]
        return {**msgspec.structs.asdict(event), **data}

    def line(self, event: Event, language: str = "en") -> str:
        """One line of the journal: the event in words, its fields and its rules."""
        data = {key: self.names.shown(key, value) for key, value in self.written(event).items()
                if key not in ("event", "rules", "reasons", "audience")}  # fmt: skip
        assert self.game is not None
        fields = f"{type(event).__name__} {plain(data)}"
        return f"{self.stage.told(self.game, event, language)} — {fields} [{', '.join(event.rules)}]"

    def seat_of(self, word: Any) -> SeatId:
        """The seat that is meant."""
        seat: SeatId = self.names.find("seat", word, "by")
        return seat

    def name_of(self, seat: SeatId) -> str:
        """What a seat is called."""
        return self.names.kinds["seat"][seat][0]

    def asked_line(self) -> str | Reason:
        """Everything that was asked."""
        return ", ".join(f"{text} ({self.name_of(seat)})" for text, seat in self.asked) or remark("case-none")
