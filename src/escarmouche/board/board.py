"""What whoever plays has to know of a game that its rules do not say: how it is set up, worded and shown.

A game of its own says what differs from the plain board here; a game that says nothing has this one.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET

from escarmouche.board import journal, shown
from escarmouche.board.areas import Region
from escarmouche.board.briefing import Brief, Briefing, written
from escarmouche.board.list_building import Building
from escarmouche.board.look import Composing, Look, PossibleAttacks, Previewing, Sighting, Stance
from escarmouche.board.missions import mission_named
from escarmouche.board.own_names import books_told
from escarmouche.board.played import PLAIN, Played, Stand
from escarmouche.board.written_out import (
    PASTED,
    Lists,
    all_flaws,
    broken_list,
    is_number,
    is_text,
    list_in,
    turned,
    written_book,
)
from escarmouche.conformance.scene import Stage
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.journal import Detail, Event, GameBegan, GameEnded
from escarmouche.engine.place import Planner, Tracks
from escarmouche.engine.questions import Option, Question, SeatId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue, manifest, ruleset
from escarmouche.rules.books.library import MODULE as LIBRARY_MODULE
from escarmouche.rules.books.sources import Flawed, Source
from escarmouche.rules.missions import BOTH, Score, zone_off_table
from escarmouche.rules.naming import Naming, side_name
from escarmouche.rules.terrain import boxed
from escarmouche.table.balance import Contest
from escarmouche.table.table import Table

SIDES = ("A", "B")
BOOKENDS: tuple[type[Event], ...] = (GameBegan, GameEnded)
"""What heads the journal of every game."""
DISC, TALL = 500, 1000
"""The radius and the height of a model of which the game says neither."""


class Wishes(NamedTuple):
    """How a player wants a game to be set up; lists and table by name, or as text."""

    lists: Sequence[str] = ()
    table: str = ""
    size: int | None = None
    options: Mapping[str, str] = {}
    seed: int = 0
    agree: bool = False
    mission: str = ""
    mission_key: str = ""
    """Which mission of a book that is written out; the first where none is named."""
    mirror: bool = False
    in_turn: bool = False
    """The players set the terrain of the table down in turn."""


class Parts(NamedTuple):
    """What a set-up is made of: options, two lists, a table, how large the lists are, what is fought for, and who has
    agreed to whatever needs an agreement."""

    options: dict[str, str]
    lists: tuple[Any, ...]
    table: Table
    size: int = 0
    mission: str = ""
    agreed: tuple[SeatId, ...] = ()
    own: Any = UNSET
    """A mission of one's own."""
    box: Any = UNSET
    """What the players set down in turn."""


class Shelved(NamedTuple):
    """A list that comes with a game: its key, its name, and what it is in a few words."""

    key: str
    name: str
    text: str


class Judging(Protocol):
    """The part of a board that tells what the rules say of a table."""

    def kinds(self) -> Mapping[str, Mapping[str, Any]]:
        """The kinds of terrain, each with what a piece of it has if nothing else is said."""

    def flags(self, table: Table, /) -> list[Reason]:
        """What of a table is not as the rules ask."""

    def contest(self, table: Table, /) -> Contest:
        """What a fight on a table is about."""

    def ground(self, words: Words, table: Table, mission: str, sheet: Any, /) -> shown.Ground:
        """Where a printed mission is fought, or one of one's own that is like it and has a sheet."""


class Board:
    """A game as a player sees it; unless a game says more, models are discs and nothing can be looked at beforehand."""

    key: str
    unit: shown.Unit = "inch"
    """What a thousand thousandths are called."""
    faces: bool = False
    """Whether it matters which way a model looks."""
    legs: Sequence[str] = ()
    """The ways of moving that a player can ask for by name."""
    orders: Sequence[str] = ()
    """The standing orders that can be given in this game alone."""
    shelf: Lists[Any] | None = None
    """The lists that come with the game, and how others are read; none where it is played without lists."""
    sighting: Sighting | None = None
    previewing: Previewing | None = None
    composing: Composing | None = None
    building: Building | None = None
    """How its lists are put together; none where it is played without lists."""
    judging: Judging | None = None
    """What its rules say of tables; none where nobody can bring one."""
    builds_in_turn: bool = False
    """Whether its rules let the players set terrain down in turn."""
    headings: Sequence[type[Event]] = BOOKENDS
    """The events that head a part of the journal."""
    revealing: Sequence[type[Event]] = ()
    """The events that show somebody what was hidden from them."""
    played: Played = PLAIN
    """How events are played on the table."""

    def __init__(self, key: str = "") -> None:
        self.key = key or type(self).key

    # Setting up

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """The set-up that a player wants; a plain game has options and nothing else to choose."""
        if any(wishes.lists):
            raise Refused(refusal("", "refused-no-lists", game=self.key))
        self.refuse_mission(wishes)
        options = catalogue(self.key).choose(wishes.options)
        return self.assemble(Parts(options, (), self.table_for(wishes, 0, options)))

    def assemble(self, parts: Parts) -> Setup:
        """The set-up that is made of these parts."""
        made: dict[str, Any] = {"options": parts.options, "table": parts.table}
        return ruleset(self.key).setup_type(**made)

    def parts(self, setup: Any) -> Parts:
        """What a set-up is made of; a game that has no lists, sizes or missions has none in its set-up."""
        named = {field: getattr(setup, field) for field in ("lists", "size", "mission") if hasattr(setup, field)}
        own = getattr(setup, "own_mission", UNSET)
        return Parts(setup.options, named.pop("lists", ()), setup.table, **named, own=own)

    def options_for(self, wishes: Wishes) -> dict[str, str]:
        """The options that are wished for, with the usual value of every other; more than two lists are refused."""
        if len(wishes.lists) > 2:
            raise Refused(refusal("", "refused-too-many-lists", count=len(wishes.lists)))
        return catalogue(self.key).choose(wishes.options)

    def refuse_mission(self, wishes: Wishes) -> None:
        """Refuse a mission that is named in a game that has but one."""
        if wishes.mission:
            raise Refused(refusal("", "refused-no-missions", mission=wishes.mission[:40]))

    def mission_wanted(self, words: Words, wishes: Wishes) -> tuple[str, Any]:
        """The key of a printed mission, or nothing and a mission of one's own that is written out."""
        known, wanted = self.missions(), wishes.mission
        if not is_text(wanted):
            key = mission_named(words, wanted, known)
            if not known:
                self.refuse_mission(wishes)
            return key, UNSET
        return "", self.own_mission(words, written_book(wanted), wishes.mission_key)

    def own_mission(self, words: Words, source: Source, key: str = "") -> Any:
        """A mission in a book, or the first; one that nobody can play is refused."""
        found = self.own_missions(words, source)
        for mission in found:
            if key in ("", mission.key):
                return mission
        known = ", ".join(mission.key for mission in found) or "–"
        raise Refused(refusal("", "refused-no-mission", file=source.file, mission=key[:40] or "–", known=known))

    def own_missions(self, words: Words, source: Source) -> list[Any]:
        """All missions in a book; if nobody can play one of them, they are refused."""
        missions = manifest(self.key).part(LIBRARY_MODULE, "LIBRARY").missions if self.shelf_of_books else None
        if missions is None:
            raise Refused(refusal("", "refused-no-missions", mission=source.file or PASTED))
        try:
            found: list[Any] = missions.read_all(source)
            return found
        except Flawed as flawed:
            said = [flaw.said(self.saying(words), source.file or PASTED) for flaw in flawed.flaws]
            problem, more = said[0].rstrip("."), len(said) - 1
            raise Refused(refusal("", "refused-broken-mission", problem=problem, more=more)) from flawed

    @property
    def shelf_of_books(self) -> bool:
        """Whether the game has books."""
        return manifest(self.key).has(LIBRARY_MODULE)

    def scoring(self, look: Look, sheet: Any) -> tuple[str, ...]:
        """What a mission of one's own says of itself, and what scores in it, in sentences."""
        told = sheet.told(look.words.language)
        return (*([told] if told else []), *(self.score_told(look, one) for one in sheet.scores))

    def score_told(self, look: Look, score: Score) -> str:
        """What brings points, in a sentence; whoever alone has them is named."""
        said = look.say(f"own-score-{score.told}", points=score.points)
        return said if score.part == BOTH else look.say(f"own-score-by-{score.part}", score=said)

    def table_for(self, wishes: Wishes, size: int, options: Mapping[str, str]) -> Table:
        """The table that is wished for; where none is named, one made up from the number of the game."""
        if wishes.in_turn and not self.builds_in_turn:
            raise Refused(refusal("", "refused-not-in-turn"))
        table = self.table(wishes.table or str(wishes.seed), *self.terms(size, options))
        return turned(table, mirror=wishes.mirror)

    def lying(self, wishes: Wishes, own: Any, table: Table) -> Any:
        """A mission of one's own, if there is one, as it lies on a table that may have been turned round."""
        turns = wishes.mirror and own is not UNSET and zone_off_table(table, own) is None
        return own.turned(table) if turns else own

    def in_box(self, wishes: Wishes, table: Table) -> tuple[Table, Any]:
        """The table, and what the players set down on it in turn if they do."""
        return boxed(table) if wishes.in_turn else (table, UNSET)

    def terms(self, size: int, options: Mapping[str, str]) -> tuple[Any, ...]:
        """What a table depends on besides its name or number."""
        return ()

    def tables(self) -> list[str]:
        """The ready-made tables."""
        return [self.table("").name]

    def table(self, wanted: str, *terms: Any, file: str = "") -> Table:
        """A ready-made table, one made up from a number, or one that is written out, perhaps in a file of that name."""
        setup: Any = ruleset(self.key).setup_type()
        own: Table = setup.table
        if file or (wanted not in ("", own.name) and not is_number(wanted)):
            raise Refused(refusal("", "refused-unknown-table", name=(file or wanted)[:40], known=own.name))
        return own

    def missions(self) -> list[str]:
        """The missions of a game that has several."""
        return []

    def sizes(self) -> Sequence[int]:
        """The sizes of a list that are usual."""
        return ()

    def ready(self, words: Words) -> list[Shelved]:
        """The lists that come with the game."""
        return []

    def find_list(self, words: Words, name: str) -> Any:
        """A ready list, or one that is written out."""
        return list_in(name, self.own_lists, self.saying(words))

    @property
    def own_lists(self) -> Lists[Any]:
        """The lists of the game; a game without is refused."""
        if self.shelf is None:
            raise Refused(refusal("", "refused-no-lists", game=self.key))
        return self.shelf

    def judged(self, words: Words, text: str) -> tuple[str, list[str]]:
        """The name of a list that is written out, and everything that is wrong with it."""
        say, lists = self.saying(words), self.own_lists
        try:
            own = self.find_list(words, text)
        except Refused as refused:
            if not all_flaws(refused):
                raise
            return PASTED, [flaw.said(say, PASTED) for flaw in all_flaws(refused)]
        if lists.flaws is None:
            return own.name, [say(fault) for fault in lists.check(own)]
        return own.name, [flaw.said(say, PASTED if flaw.line else "") for flaw in lists.flaws(own)]

    def insist(self, words: Words, name: str, faults: Sequence[Any]) -> None:
        """Refuse a list with faults by the first of them."""
        if faults:
            raise broken_list(name, faults, self.saying(words))

    def lists(self, setup: Any) -> list[str]:
        """The names of the two lists; the letters of the seats where there are none."""
        return [one.name for one in self.parts(setup).lists] or list(SIDES)

    # Speaking

    def seen(self, shown: Mapping[str, Any]) -> Any:
        """A state of which a seat sees only this, with blanks for all that is hidden."""
        return _things(shown)

    @cached_property
    def naming(self) -> Naming:
        """What the things of a game are called that has no names of its own for them."""
        return Naming(manifest(self.key).package, catalogue(self.key), {}, {})

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""
        return self.naming.sentence(words, setup, state, thing)

    def saying(self, words: Words) -> Callable[[Any], str]:
        """How what is wrong with a list is put into words."""
        return lambda fault: self.sentence(words, None, None, fault)

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """What a place that takes a share is called."""
        return key

    # The table

    def mission(self, look: Look) -> str:
        """What is fought for."""
        return ""

    def brief(self, look: Look) -> Brief | None:
        """How whoever plays is briefed; None where there are no words for it, or not yet."""
        return None

    def briefing(self, look: Look) -> Briefing | None:
        """What scores, when the game ends and what each side is after, as far as that is decided."""
        brief = self.brief(look)
        return None if brief is None else written(look, self.mission(look), brief, books_told(look.words, look.setup))

    def heading(self, look: Look) -> str:
        """How far the game has come."""
        number = getattr(look.state, "round", 0)
        return look.say("shown-round", round=number) if number else look.say("shown-before")

    def scores(self, look: Look) -> list[shown.Score]:
        """How each seat stands."""
        return []

    def count(self, state: Any) -> int:
        """How many models there are in all, wherever they are."""
        return len(getattr(state, "models", ()))

    def standings(self, setup: Any, state: Any) -> Sequence[Stand]:
        """Where each model stands, by its number, as plain as can be: they are compared after every event."""
        there = getattr(state, "models", ())
        return [Stand(one.x, one.y, 0, None, "table", one.owner) for one in there]

    def models(self, look: Look) -> list[shown.Model]:
        """Every model on the table; in a plain game whatever the state calls `models`."""
        return [_disc(look, number, model) for number, model in enumerate(getattr(look.state, "models", ()))]

    def markers(self, look: Look) -> list[shown.Marker]:
        """Whatever lies on the table."""
        return []

    def zones(self, look: Look) -> list[shown.Zone]:
        """The stretches of the table that matter now."""
        return []

    def unit_cards(self, look: Look) -> list[shown.Card]:
        """Every unit in full."""
        return []

    def dashboards(self, look: Look) -> list[shown.Dashboard]:
        """What lies before each seat beside the table."""
        return []

    def confrontation(self, look: Look) -> shown.Confrontation | None:
        """The board of a confrontation while there is one."""
        return None

    def body(self, look: Look, mover: str) -> shown.Body | None:
        """The model that a question about placing means by this key; None for a marker."""
        return None

    def hiding(self, setup: Any) -> shown.Hiding:
        """Which models hide others from view."""
        return "none"

    def bands(self, words: Words, table: Table) -> list[shown.Band]:
        """The bands in which the game counts distances, as far as the table is large."""
        return []

    def gone(self, look: Look) -> list[shown.PieceId]:
        """The pieces of terrain that were destroyed."""
        return []

    # The question

    def corridors(self, look: Look, question: Question) -> dict[str, shown.Corridor]:
        """For each option that sends shots over the table the ground that they pass over."""
        return {}

    def price(self, data: Mapping[str, Any]) -> int | None:
        """What an option costs of the points of whoever acts; None where nothing is paid for."""
        return None

    def face(self, look: Look, data: Mapping[str, Any]) -> shown.Face | None:
        """The card that an option is; None where it is none."""
        return None

    def over(self, option: Option) -> shown.Cover | None:
        """Which card of the hand an option lays over which column; None where it lays none."""
        return None

    def owed(self, look: Look, question: Question) -> int | None:
        """What was chosen before a question and is paid for after it; None where nothing is."""
        return None

    def fan(self, look: Look, data: Mapping[str, Any]) -> shown.Fan | None:
        """The arc and the ranges that a question or an option is about."""
        return None

    def dial(self, look: Look, question: Question) -> shown.Dial | None:
        """The turn of a model that a number stands for; None where it is a plain number."""
        return None

    def trail(self, question: Question) -> shown.Trail | None:
        """The way of a model in the middle of which something is asked."""
        return None

    def measured(self, setup: Any) -> bool:
        """Whether anybody may measure at any time."""
        return True

    def about(self, state: Any, data: Mapping[str, Any]) -> list[int]:
        """The models that an event, a question or an option mentions."""
        model: Any = data.get("model")
        return [int(model)] if is_id(model) and int(model) < self.count(state) else []

    def marked(self, state: Any, data: Mapping[str, Any]) -> list[str]:
        """The markers that an event, a question or an option mentions."""
        return []

    # The journal

    def level(self, event: Event) -> journal.Level:
        """How the line of an event stands in the journal: as a heading, as what happens, or as a detail of it."""
        return _level(type(event), tuple(self.headings))

    def drawn(self, look: Look, event: Event) -> list[shown.Face]:
        """The cards that an event shows."""
        return []

    def reveals(self, event: Event) -> bool:
        """Whether an event shows somebody what was hidden from them."""
        return isinstance(event, tuple(self.revealing))

    # Previews

    def sight(self, look: Look, stance: Stance) -> list[shown.Sight]:
        """What a model sees of each other one."""
        return [] if self.sighting is None else self.sighting.sight(look, stance)

    def ordered(self, game: Game[Any], question: Question, order: str) -> Any:
        """The answer that a standing order gives to a question; None if it says nothing about it."""
        return None

    def is_open(self, state: Any, question: Question) -> bool:
        """Whether everybody can work out what may be answered; unless a game says so, only who is asked can."""
        return False

    def region(self, planner: Planner, mover: str) -> Region:
        """Where what is placed can end; nothing where no stretch of ground can be named."""
        return {} if self.previewing is None else self.previewing.region(planner, mover)

    def possible_attacks(self, look: Look, copy: Game[Any], stance: Stance) -> PossibleAttacks:
        """What a model could attack from somewhere, and who could attack it there.

        The copy of the game is one that could be, as far as the seat knows; what is hidden in it is no truth to tell.
        """
        return (
            PossibleAttacks([], []) if self.previewing is None else self.previewing.possible_attacks(look, copy, stance)
        )

    def threats(self, look: Look) -> list[shown.Threat]:
        """How far each model of the other side can shoot and charge."""
        return [] if self.previewing is None else self.previewing.threats(look)

    def ways(self, words: Words, planner: Planner, tracks: Tracks) -> dict[str, shown.Way]:
        """How each model goes, where the way counts."""
        return {}


@cache
def _level(kind: type[Event], headings: tuple[type[Event], ...]) -> journal.Level:
    return 0 if issubclass(kind, headings) else 2 if issubclass(kind, Detail) else 1


def is_id(value: Any) -> bool:
    """Whether something is the number of a model or unit, as data or as a key."""
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return whole or (isinstance(value, str) and value.isdigit())


def _things(shown: Any) -> Any:
    """What is seen of a state, with names in place of keys."""
    if isinstance(shown, Mapping):
        return SimpleNamespace(**{str(name): _things(value) for name, value in shown.items()})
    return [_things(one) for one in shown] if isinstance(shown, list | tuple) else shown


def _disc(look: Look, number: int, model: Any) -> shown.Model:
    """A model of which nothing is known but whose it is and where it stands."""
    name, height = getattr(model, "name", "") or side_name(model.owner), getattr(model, "height", TALL)
    where = look.say("shown-at", x=model.x / 1000, y=model.y / 1000)
    return shown.Model(
        id=number, unit=number, owner=model.owner, name=name, x=model.x, y=model.y, z=0, surface=0,
        radius=getattr(model, "radius", DISC), height=height, eye=height, facing=None, lies=False, wounds=None,
        tokens=[], active=False, text=look.say("labelled", label=name, text=where),
    )  # fmt: skip


@cache
def board(key: str) -> Board:
    """The board of a game; a plain one if it has none of its own, and an unknown key is refused."""
    if not manifest(key).has("board"):
        return Board(key)
    found: Board = manifest(key).part("board", "BOARD")
    return found


def stage(key: str) -> Stage:
    """The conformance stage of a game; one without is refused."""
    if not manifest(key).has("conformance"):
        raise Refused(refusal("", "refused-no-stage", game=key))
    found: Stage = manifest(key).part("conformance.stage", "STAGE")
    return found
