"""What a seat is sent: who sits where, and how things stand at the moment."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from escarmouche.board.asked import AnyQuestion
from escarmouche.board.board import SIDES
from escarmouche.board.interruptions import deed_asked_about
from escarmouche.board.journal import Line
from escarmouche.board.lesson import guide
from escarmouche.board.prospects import line
from escarmouche.board.questions import Asking
from escarmouche.board.shown import Table
from escarmouche.board.tables import table_shown
from escarmouche.engine.chance import is_seeded
from escarmouche.engine.journal import GameEnded
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue
from escarmouche.server import feed, sent
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.standing_orders import orders_shown
from escarmouche.server.storage import SeatRow

LEARNER = 0
"""The seat to which a lesson speaks."""


def seated(
    match: Match, seat: SeatId, language: str, places: Mapping[SeatId, SeatRow], expiring: str = ""
) -> sent.Seated:
    """What stays the same: the game, its table, its options, and who sits where."""
    words, board = match.words(language), match.board
    lists = shown_lists(match, seat, words)
    own = places.get(seat)
    return sent.Seated(
        game=match.row.id, key=match.row.key, name=words.say(f"game-{match.row.key}"), seat=seat,
        seats=[sent.Player(SIDES[one], lists[one], places[one].who) for one in (0, 1)],
        mission="" if match.awaited else board.mission(match.look(seat, language)), options=_options(words, match),
        table=_table(match, words),
        practice=match.row.practice, fair=None if match.promises is None else match.promises.shown(),
        seeded=is_seeded(match.row.chance), feed=feed.address_of(match, seat) if seat != WATCHER else "",
        choosing=_choosing(match, words), expiring=expiring, looked=own.looked if own is not None else 0,
        orders=orders_shown(board, words, own.orders) if own is not None and seat != WATCHER else [],
        lesson=guide(words, match.row.key, match.row.lesson) if seat == LEARNER else None,
    )  # fmt: skip


def _table(match: Match, words: Words) -> Table:
    """The table as it stands, also while a list or a word is waited for and there is no game yet."""
    board = match.board
    setup: Any = match.setup if match.awaited else match.game.setup
    bands = board.bands(words, setup.table)
    return table_shown(words, setup.table, board.unit, board.hiding(setup), bands, measured=board.measured(setup))


def shown_lists(match: Match, seat: SeatId, words: Words) -> list[str]:
    """The names of both lists; as long as one is to be chosen, nobody knows any but their own."""
    lists = [words.called(name) for name in match.board.lists(match.setup)]
    if match.chooser is None:
        return lists
    return [lists[one] if one == seat and one != match.chooser else "" for one in (0, 1)]


def _choosing(match: Match, words: Words) -> sent.Choosing | None:
    """Who has yet to choose a list, and among which ready ones."""
    if match.chooser is None:
        return None
    offered = [one for one in match.board.ready(words) if one.key in match.row.wishes["offered"]]
    described = [sent.Described(one.key, one.name, one.text) for one in offered]
    return sent.Choosing(match.chooser, match.row.wishes["size"], described, bool(match.row.wishes["wanted"]["fair"]))


def _options(words: Words, match: Match) -> list[sent.OptionPlayed]:
    found = []
    for name, (_, option) in catalogue(match.row.key).options.items():
        value = match.setup.options.get(name, option.default)
        label = f"option-{name.replace('_', '-')}"
        text = words.say(f"{label}-{value.replace('_', '-')}")
        usual, house = value == option.default, value in option.house
        found.append(sent.OptionPlayed(name, words.say(label), value, text, usual, house))
    return found


def moment(
    match: Match, seat: SeatId, language: str, places: Mapping[SeatId, SeatRow], thinking: set[SeatId], told: int
) -> sent.Moment:
    """How things stand now, with the lines of the journal from some line on."""
    waiting = [sent.Awaited(one, places[one].who, one in thinking) for one in match.waiting(seat)]
    if match.awaited:
        # A fair game waits for the promise or the word of a seat: there is nothing else yet.
        return sent.Moment(sequence=match.sequence, waiting=waiting)
    look, board = match.look(seat, language), match.board
    asking = Asking(board, look)
    question, lines = match.question(seat), told_lines(match, asking, seat, language)
    first = min(told, len(lines))
    return sent.Moment(
        sequence=match.sequence, heading=board.heading(look), scores=board.scores(look), models=board.models(look),
        markers=board.markers(look), zones=board.zones(look), gone=board.gone(look), cards=board.unit_cards(look),
        dashboards=board.dashboards(look), confrontation=board.confrontation(look),
        question=None if question is None else _asked(match, asking, question), waiting=waiting,
        lines=cast("list[Line]", lines[first:]), first=first,
        can_undo=seat != WATCHER and match.undoable(seat) is not None, outcome=_outcome(match, asking), seal=match.seal,
        table=_table(match, look.words) if match.setup.is_built_in_play else None,
    )  # fmt: skip


def _asked(match: Match, asking: Asking, question: Question) -> AnyQuestion:
    """The question of the moment, with what the other side is doing if it may be interrupted."""
    deed = deed_asked_about(asking, question, match.game.journal, match.watch.notes)
    return asking.question(match.game.number, question, *(deed or ()))


def told_lines(match: Match, asking: Asking, seat: SeatId, language: str) -> list[msgspec.Raw]:
    """A seat's whole journal, each line as it is sent; what was worded once is not worded again."""
    told, journal = match.told(seat, language), match.game.journal
    for index, event in enumerate(journal[told.events :], told.events):
        note = match.watch.notes.get(index)
        if event.known_to(seat):
            said = line(asking, len(told.lines), event, note, told.missed)
            told.add(msgspec.json.encode(said), match.told(1 - seat, language) if seat != WATCHER else told)
            told.missed.clear()
        elif note is not None:
            told.missed += note.changes
    told.events = len(journal)
    return told.lines


def _outcome(match: Match, asking: Asking) -> sent.Ending | None:
    outcome = match.outcome
    if outcome is None:
        return None
    last = next((event for event in reversed(match.game.journal) if isinstance(event, GameEnded)), None)
    text = asking.say(last) if last is not None else asking.look.say("lesson-over")
    return sent.Ending(outcome.winner, text, list(outcome.scores))
