"""What a seat is sent: who sits where, and how things stand at the moment."""

from collections.abc import Mapping
from typing import Any

from escarmouche.board.asking import Asking
from escarmouche.board.board import SIDES
from escarmouche.board.tabling import table_shown
from escarmouche.board.telling import line
from escarmouche.engine.chance import is_seeded
from escarmouche.engine.journal import GameEnded
from escarmouche.engine.questions import SeatId
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue
from escarmouche.server import feed
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.orders import orders_shown
from escarmouche.server.storage import SeatRow

NAUGHT = ("scores", "models", "markers", "zones", "gone", "cards", "dashboards")
"""What there is nothing of before a game has begun."""


def seated(
    match: Match, seat: SeatId, language: str, places: Mapping[SeatId, SeatRow], expiring: str = ""
) -> dict[str, Any]:
    """What stays the same: the game, its table, its options, and who sits where."""
    words, board = match.words(language), match.board
    lists = board.lists(match.setup)
    own = places.get(seat)
    return {
        "type": "seated", "game": match.row.id, "key": match.row.key, "name": words.say(f"game-{match.row.key}"),
        "seat": seat,
        "seats": [{"letter": SIDES[one], "list": lists[one], "who": places[one].who} for one in (0, 1)],
        "mission": "" if match.awaited else board.mission(match.look(seat, language)),
        "options": _options(words, match),
        "table": table_shown(words, match.setup.table, board.unit, board.hiding(match.setup),
                             board.bands(words, match.setup.table), measured=board.measured(match.setup)),
        "practice": match.row.practice, "fair": None if match.promises is None else match.promises.shown(),
        "seeded": is_seeded(match.row.chance),
        "feed": feed.address_of(match, seat) if seat != WATCHER else "",
        "expiring": expiring, "looked": own.looked if own is not None else 0,
        "orders": orders_shown(board, words, own.orders) if own is not None and seat != WATCHER else [],
    }  # fmt: skip


def _options(words: Words, match: Match) -> list[dict[str, Any]]:
    found = []
    for name, (_, option) in catalogue(match.row.key).options.items():
        value = match.setup.options.get(name, option.default)
        label = f"option-{name.replace('_', '-')}"
        found.append({"key": name, "title": words.say(label), "value": value,
                      "text": words.say(f"{label}-{value.replace('_', '-')}"),
                      "usual": value == option.default, "house": value in option.house})  # fmt: skip
    return found


def moment(
    match: Match, seat: SeatId, language: str, places: Mapping[SeatId, SeatRow], thinking: set[SeatId], told: int
) -> dict[str, Any]:
    """How things stand now, with the lines of the journal from some line on."""
    if match.awaited:
        return _beforehand(match, places)
    look, board = match.look(seat, language), match.board
    asking = Asking(board, look)
    question = match.question(seat)
    lines = told_lines(match, asking, seat, language)
    return {
        "type": "moment", "sequence": match.sequence, "heading": board.heading(look), "scores": board.scores(look),
        "models": board.models(look), "markers": board.markers(look), "zones": board.zones(look),
        "gone": board.gone(look),
        "cards": board.unit_cards(look), "dashboards": board.dashboards(look),
        "confrontation": board.confrontation(look),
        "question": None if question is None else asking.question(match.game.number, question),
        "waiting": [{"seat": one, "who": places[one].who, "thinking": one in thinking} for one in match.waiting(seat)],
        "lines": lines[told:], "from": told,
        "canUndo": seat != WATCHER and match.undoable(seat) is not None, "outcome": _outcome(match, asking),
        "seal": match.seal,
    }  # fmt: skip


def _beforehand(match: Match, places: Mapping[SeatId, SeatRow]) -> dict[str, Any]:
    """How things stand while a fair game waits for the promise or the word of a seat."""
    nothing: dict[str, Any] = {name: [] for name in NAUGHT}
    waiting = [{"seat": seat, "who": places[seat].who, "thinking": False} for seat in match.awaited]
    return {"type": "moment", "sequence": match.sequence, "heading": "", **nothing, "confrontation": None,
            "question": None, "waiting": waiting, "lines": [], "from": 0, "canUndo": False,
            "outcome": None, "seal": None}  # fmt: skip


def told_lines(match: Match, asking: Asking, seat: SeatId, language: str) -> list[Any]:
    """A seat's whole journal in words; what was worded once is not worded again."""
    lines, story = match.lines(seat, language), match.game.story(seat)
    lines += [line(asking, at, event) for at, event in enumerate(story[len(lines) :], len(lines))]
    return lines


def _outcome(match: Match, asking: Asking) -> dict[str, Any] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    last = next((event for event in reversed(match.game.journal) if isinstance(event, GameEnded)), None)
    text = asking.say(last) if last is not None else asking.look.say("lesson-over")
    return {"winner": outcome.winner, "text": text, "scores": list(outcome.scores)}
