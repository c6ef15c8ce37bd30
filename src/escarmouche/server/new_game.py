"""Beginning a game: from what somebody wants to a game that is kept, with a secret for each seat."""

import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from escarmouche.agents import is_trained, known
from escarmouche.agents.estimate import Result, estimate
from escarmouche.board import lesson
from escarmouche.board.board import Wishes, board
from escarmouche.board.levels import MATCH
from escarmouche.board.own_names import tables_of_mission, tables_of_texts, with_own_names
from escarmouche.board.saved_games import insist_playable
from escarmouche.board.trying_out import brought_together, tried_out
from escarmouche.board.words import speak
from escarmouche.engine.chance import KEY_BYTES, Chance, Seeded, Unforeseen
from escarmouche.engine.chance import from_state as chance_from_state
from escarmouche.engine.game import Answered, Game, Setup
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue, ruleset
from escarmouche.server.fair_promises import committed
from escarmouche.server.match import PERSON, WATCHER, Match
from escarmouche.server.posted import DraftEntry, PlayedGame, Wanted
from escarmouche.server.room import OPEN
from escarmouche.server.standing_orders import AT_FIRST
from escarmouche.server.storage import Entry, GameRow, SeatRow
from escarmouche.server.tokens import fingerprint, new_id, new_token

SAME_SCREEN, LINK = "same-screen", "link"
TARGETS_OFFICER = "recruit"
"""Who leads what is shot at when something is tried out."""
TABLES = 1_000_000
"""So many tables are made up from a number."""


class Begun(NamedTuple):
    """A game that is about to be kept, and what its players are given."""

    row: GameRow
    places: list[SeatRow]
    seat: int
    tokens: list[str | None]
    spectator: str


def begin(wanted: Wanted) -> Begun:
    """Set a game up; whatever cannot be is refused, and nothing is kept yet."""
    rules, words = ruleset(wanted.key), speak(wanted.language, wanted.key)
    if wanted.seed is not None and wanted.opponent == LINK:
        raise Refused(refusal("", "refused-seed-link"))
    if wanted.choose and (wanted.opponent != LINK or len(wanted.lists) != 1 or wanted.lesson):
        raise Refused(refusal("", "refused-choose"))
    game, luck = new_id(), new_luck() if wanted.seed is None else Seeded(wanted.seed)
    wishes = _wishes(wanted, words) if wanted.choose else None
    if wanted.lesson:
        chance = lesson.stacked(rules.key, wanted.lesson, luck).state()
        setup = lesson.begin(rules.key, wanted.lesson, chance_from_state(chance)).setup
    else:
        chance, setup = luck.state(), _set_up(wanted, words) if wishes is None else _first_set_up(wishes, words)
        insist_playable(rules.key, setup)
    row = GameRow(
        id=game, key=rules.key, setup=msgspec.to_builtins(setup, order="deterministic"), chance=chance,
        practice=wanted.practice or bool(wanted.lesson), lesson=wanted.lesson, feed=new_token(), wishes=wishes,
    )  # fmt: skip
    Match(row)
    agreed = wanted.fair and not wanted.lesson and wishes is None
    return _seats(_fair(row, wanted) if agreed else row, wanted)


def try_out(wanted: DraftEntry) -> tuple[Begun, list[Entry]]:
    """A fight with something out of a book against a target that a recruit leads, once everybody is on the table."""
    setup = tried_out(wanted.key, wanted.draft, wanted.part, wanted.entry, wanted.language)
    luck = new_luck()
    row = GameRow(
        id=new_id(), key=ruleset(wanted.key).key, setup=msgspec.to_builtins(setup, order="deterministic"),
        chance=luck.state(), practice=True, feed=new_token(),
    )  # fmt: skip
    game: Game[Any] = Game(ruleset(wanted.key), setup, luck)
    brought_together(game, Random(0))
    entries = [
        Entry(number, {**msgspec.to_builtins(one), **({"by": PERSON} if isinstance(one, Answered) else {})})
        for number, one in enumerate(game.record, 1)
    ]
    Match(row, entries)
    return _seats(row, Wanted(key=wanted.key, opponent=TARGETS_OFFICER, language=wanted.language)), entries


def settle(row: GameRow, chosen: str, language: str) -> GameRow:
    """The row of a game whose last list is chosen; what does not fit is refused.

    Dice to which every seat contributes are committed to only now: before, nobody could promise a word for them.
    """
    wanted = Wanted(**row.wishes["wanted"])
    setup = _paired(row.wishes, chosen, speak(language, row.key))
    insist_playable(row.key, setup)
    settled = row._replace(setup=msgspec.to_builtins(setup, order="deterministic"), wishes=None)
    Match(settled)
    return _fair(settled, wanted) if wanted.fair else settled


def _wishes(wanted: Wanted, words: Words) -> dict[str, Any]:
    """What is to be set up once a friend has chosen a list, which ready ones they can choose, and how large."""
    wishes: dict[str, Any] = {
        "wanted": wanted.model_dump(), "chooser": 1 - wanted.side, "number": secrets.randbelow(TABLES),
        "size": wanted.size, "offered": [],
    }  # fmt: skip
    lies = board(wanted.key)
    if wanted.size is None:
        wishes["size"] = lies.parts(_paired(wishes, wanted.lists[0], words)).size or None
    for one in lies.ready(words):
        try:
            _paired(wishes, one.key, words)
        except Refused:
            continue
        wishes["offered"].append(one.key)
    return wishes


def _first_set_up(wishes: Mapping[str, Any], words: Words) -> Setup:
    """A set-up to show until the other list is chosen: with one's own on both sides."""
    return _paired(wishes, wishes["wanted"]["lists"][0], words)


def _paired(wishes: Mapping[str, Any], other: str, words: Words) -> Setup:
    """The set-up that is wished for, with the other side's list."""
    wanted = Wanted(**wishes["wanted"])
    both = wanted.model_copy(update={"lists": [*wanted.lists, other], "size": wishes["size"]})
    return _set_up(both, words, wishes["number"])


def new_luck() -> Chance:
    """Dice and cards that nobody can know, from the system's entropy and from nothing else."""
    return Unforeseen(secrets.token_bytes(KEY_BYTES))


def _set_up(wanted: Wanted, words: Words, number: int | None = None) -> Setup:
    """The set-up that somebody wants, by a printed edition where they name one."""
    printed = catalogue(wanted.key).edition(wanted.edition) if wanted.edition else {}
    # The number of the table stands in its name: where nobody names a seed it has nothing to do with the dice.
    if number is None:
        number = secrets.randbelow(TABLES) if wanted.seed is None else wanted.seed % TABLES
    lists = wanted.lists if wanted.side == 0 or len(wanted.lists) < 2 else wanted.lists[::-1]
    setup = board(wanted.key).set_up(words, Wishes(
        lists=lists, table=wanted.table, size=wanted.size, options={**printed, **wanted.options},
        seed=number, agree=wanted.agree, mission=wanted.mission, mission_key=wanted.mission_key, mirror=wanted.mirror,
        in_turn=wanted.in_turn,
    ))  # fmt: skip
    return with_own_names(wanted.key, setup, [*tables_of_texts(lists), *tables_of_mission(wanted.mission)])


def _fair(row: GameRow, wanted: Wanted) -> GameRow:
    """The row of a game with dice to which every seat contributes, instead of those that it was tried with."""
    who = _players(wanted)
    computer = [seat for seat in (0, 1) if who[seat] not in (PERSON, OPEN)]
    return row._replace(chance=committed(row.id, row.key, row.setup, computer, practice=row.practice))


def _players(wanted: Wanted) -> dict[int, str]:
    """Who sits where."""
    return {wanted.side: PERSON, 1 - wanted.side: _opponent(wanted)}


def _seats(row: GameRow, wanted: Wanted) -> Begun:
    """A secret for each seat that a person has, and one for those who watch."""
    who = _players(wanted)
    tokens = [new_token() if who[seat] in (PERSON, OPEN) else None for seat in (0, 1)]
    spectator = new_token()
    places = [SeatRow(row.id, WATCHER, fingerprint(spectator), PERSON, {})]
    for seat in (0, 1):
        # A seat that an agent has can be taken by nobody, but it has a place in the table of seats.
        token = tokens[seat]
        places.append(SeatRow(row.id, seat, None if token is None else fingerprint(token), who[seat], AT_FIRST))
    return Begun(row, places, wanted.side, tokens, spectator)


def _opponent(wanted: Wanted) -> str:
    if wanted.opponent == SAME_SCREEN:
        return PERSON
    if wanted.opponent == LINK:
        return OPEN
    if wanted.opponent == MATCH:
        return estimate(wanted.key, results_of(wanted.results)).level
    if not is_trained(known(wanted.opponent), wanted.key):
        raise Refused(refusal("", "refused-no-officer", agent=wanted.opponent, game=wanted.key))
    return wanted.opponent


def results_of(played: Sequence[PlayedGame]) -> list[Result]:
    """Somebody's finished games as they are reckoned with."""
    return [Result(one.key, known(one.level), one.score) for one in played]
