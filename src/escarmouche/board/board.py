"""What whoever plays has to know of a game that its rules do not say: how it is set up, worded and shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from escarmouche.board import shown
from escarmouche.conformance.scene import Stage
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Planner, Tracks
from escarmouche.engine.questions import Forecast, Question, SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import keys, manifest
from escarmouche.table.table import Table
from escarmouche.table.ways.region import Region

SIDES = ("A", "B")
T = TypeVar("T")


class Wishes(NamedTuple):
    """How a player wants a game to be set up; lists and table by name, or as text."""

    lists: Sequence[str] = ()
    table: str = ""
    size: int | None = None
    options: Mapping[str, str] = {}
    seed: int = 0
    agree: bool = False
    mission: str = ""
    mirror: bool = False


class Look(NamedTuple):
    """What somebody looks at: in which words, the set-up, the state as far as the seat sees it, and whose seat."""

    words: Words
    setup: Any
    state: Any
    seat: SeatId
    kept: dict[Any, Any]
    """What was made once, in these words, and stays the same all game."""

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """Something that stays the same all game."""
        if key not in self.kept:
            self.kept[key] = make()
        found: T = self.kept[key]
        return found

    def say(self, key: str, **data: Any) -> str:
        """A message in these words; most are said again and again, and to put them together takes time."""
        return self.once((key, *data.items()), lambda: self.words.say(key, **data))


class Shelved(NamedTuple):
    """A list that comes with a game: its key, its name, and what it is in a few words."""

    key: str
    name: str
    text: str


class Stance(NamedTuple):
    """A model that stands elsewhere than it does: where, and which way it looks there."""

    model: int
    spot: tuple[int, int, int] | None = None
    facing: int | None = None


class Foreseen(NamedTuple):
    """An attack that could be made: whom it would strike or by whom it would come, in words, and with its odds."""

    model: int
    text: str
    forecast: Callable[[], Forecast]
    unit: int
    """The unit that would suffer."""


class Outlook(NamedTuple):
    """What could be done from somewhere, and what could be done there by others."""

    shots: list[Foreseen]
    threats: list[Foreseen]


class Board(Protocol):
    """A game as it lies before a player."""

    key: str
    unit: str
    """What a thousand thousandths are called."""
    faces: bool
    """Whether it matters which way a model looks."""
    legs: Sequence[str]
    """The ways of moving that a player can ask for by name."""
    orders: Sequence[str]
    """The standing orders that can be given in this game alone."""

    # Setting up

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """The set-up that a player wants."""

    def tables(self) -> list[str]:
        """The ready-made tables."""

    def table(self, wanted: str) -> Table:
        """A ready-made table, one made up from a number, or one that is written out."""

    def missions(self) -> list[str]:
        """The missions of a game that has several."""

    def sizes(self) -> Sequence[int]:
        """The sizes of a list that are usual."""

    def ready(self, words: Words) -> list[Shelved]:
        """The lists that come with the game."""

    def judged(self, words: Words, text: str) -> tuple[str, list[str]]:
        """The name of a list that is written out, and everything that is wrong with it."""

    def lists(self, setup: Any) -> list[str]:
        """The names of the two lists."""

    # Speaking

    def seen(self, shown: Mapping[str, Any]) -> Any:
        """A state of which a seat sees only this, with blanks for all that is hidden."""

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """What a place that takes a share is called."""

    # Showing

    def mission(self, look: Look) -> str:
        """What is fought for."""

    def heading(self, look: Look) -> str:
        """How far the game has come."""

    def scores(self, look: Look) -> list[shown.Score]:
        """How each seat stands."""

    def count(self, state: Any) -> int:
        """How many models there are in all, wherever they are."""

    def models(self, look: Look) -> list[shown.Model]:
        """Every model on the table."""

    def markers(self, look: Look) -> list[shown.Marker]:
        """Whatever lies on the table."""

    def zones(self, look: Look) -> list[shown.Zone]:
        """The stretches of the table that matter now."""

    def unit_cards(self, look: Look) -> list[shown.Card]:
        """Every unit in full."""

    def dashboards(self, look: Look) -> list[shown.Dashboard]:
        """What lies before each seat beside the table."""

    def confrontation(self, look: Look) -> shown.Confrontation | None:
        """The board of a confrontation while there is one."""

    def body(self, look: Look, mover: str) -> shown.Body | None:
        """The model that a question about placing means by this key; None for a marker."""

    def hiding(self, setup: Any) -> str:
        """Who stands in the way of sight: none, third-units or third-models."""

    def bands(self, words: Words, table: Table) -> list[shown.Band]:
        """The bands in which the game counts distances, as far as the table is large."""

    def gone(self, look: Look) -> list[str]:
        """The pieces of terrain that were destroyed."""

    def corridors(self, look: Look, question: Question) -> dict[str, shown.Corridor]:
        """For each option that sends shots over the table the ground that they pass over."""

    def price(self, data: Mapping[str, Any]) -> int | None:
        """What an option costs of the points of whoever acts; None where nothing is paid for."""

    def owed(self, look: Look, question: Question) -> int | None:
        """What was chosen before a question and is paid for after it; None where nothing is."""

    def fan(self, look: Look, data: Mapping[str, Any]) -> shown.Fan | None:
        """The arc and the ranges that a question or an option is about."""

    def dial(self, look: Look, question: Question) -> shown.Dial | None:
        """The turn of a model that a number stands for; None where it is a plain number."""

    def trail(self, question: Question) -> shown.Trail | None:
        """The way of a model in the middle of which something is asked."""

    def measured(self, setup: Any) -> bool:
        """Whether anybody may measure at any time."""

    def about(self, state: Any, data: Mapping[str, Any]) -> list[int]:
        """The models that an event, a question or an option mentions."""

    def marked(self, state: Any, data: Mapping[str, Any]) -> list[str]:
        """The markers that it mentions."""

    def level(self, event: Event) -> int:
        """0 for a heading of the journal, 1 for what happens, 2 for details of it."""

    def drawn(self, words: Words, event: Event) -> list[shown.Face]:
        """The cards that an event shows."""

    def reveals(self, event: Event) -> bool:
        """Whether an event shows somebody what was hidden from them."""

    def sight(self, look: Look, stance: Stance) -> list[shown.Sight]:
        """What a model sees of each other one."""

    def ordered(self, game: Game[Any], question: Question, order: str) -> Any:
        """The answer that a standing order gives to a question; None if it says nothing about it."""

    def region(self, planner: Planner, mover: str) -> Region:
        """Where what is placed can end; nothing where no stretch of ground can be named."""

    def outlook(self, look: Look, copy: Game[Any], stance: Stance) -> Outlook:
        """What a model could attack from somewhere, and who could attack it there.

        The copy of the game is one that could be, as far as the seat knows; what is hidden in it is no truth to tell.
        """

    def threats(self, look: Look) -> list[shown.Threat]:
        """How far each model of the other side can shoot and charge."""

    def ways(self, words: Words, planner: Planner, tracks: Tracks) -> dict[str, shown.Way]:
        """How each model goes, where the way counts."""


def shown_key(key: str) -> str:
    """The key of a game that can be looked at and played; any other is refused."""
    if not manifest(key).has("board"):
        known = [other for other in keys() if manifest(other).has("board")]
        raise Refused(refusal("", "refused-not-shown", game=key, known=", ".join(known)))
    return key


def board(key: str) -> Board:
    """The board of a game; one that cannot be shown is refused."""
    found: Board = manifest(shown_key(key)).part("board", "BOARD")
    return found


def stage(key: str) -> Stage:
    """The conformance stage of a game; an unknown key is refused."""
    found: Stage = manifest(key).part("conformance.stage", "STAGE")
    return found
