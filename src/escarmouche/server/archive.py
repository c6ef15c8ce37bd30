"""Games that are over: gone through again, checked, and played on from any of their moments."""

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.agents import is_trained, known
from escarmouche.board import saved_games
from escarmouche.engine import save
from escarmouche.engine.chance import Fair, Prelude, Recorded, Recording
from escarmouche.engine.game import Answered, Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.match import PERSON, WATCHER, Match
from escarmouche.server.moments import moment, seated
from escarmouche.server.new_game import Begun, new_luck
from escarmouche.server.replay import Replay
from escarmouche.server.standing_orders import AT_FIRST
from escarmouche.server.storage import Entry, GameRow, SeatRow
from escarmouche.server.tokens import fingerprint, new_id, new_token

MOST_TOLD = 5_000_000
"""Bytes of everything that is told of a game; a long one has some hundred thousand."""


def shelve(text: str) -> tuple[Begun, list[Entry]]:
    """A saved game that is over, to be kept as one that anybody with its link can go through."""
    game = saved_games.load(text).game
    if game.outcome is None:
        raise Refused(refusal("", "refused-replay-unfinished"))
    if game.start is not None:
        raise Refused(refusal("", "refused-save-old"))
    setup = msgspec.to_builtins(game.bare, order="deterministic")
    # A game on the shelf is no fair match any more: only the file, with what its players noted, can show that it was.
    chance = Recorded(game.chance.draws) if isinstance(game.chance, Fair) else game.origin
    row = GameRow(new_id(), game.ruleset.key, setup, chance.state(), feed=new_token())
    entries = [Entry(number, _entry(one)) for number, one in enumerate(game.record, 1)]
    spectator = new_token()
    places = [SeatRow(row.id, WATCHER, fingerprint(spectator), PERSON)]
    places += [SeatRow(row.id, seat, None, PERSON, AT_FIRST) for seat in (0, 1)]
    _insist_shown(row, entries, places)
    return Begun(row, places, WATCHER, [None, None], spectator), entries


def _insist_shown(row: GameRow, entries: Sequence[Entry], places: Sequence[SeatRow]) -> None:
    """Refuse a game that somebody has changed so that it cannot be shown, or that is longer than any real one."""
    seats = {place.seat: place for place in places}
    try:
        for match in (Match(row), Match(row, entries)):
            told = msgspec.json.encode(
                [seated(match, WATCHER, "en", seats), moment(match, WATCHER, "en", seats, set(), 0)]
            )
    except save.NO_GAME as error:
        raise Refused(refusal("", "refused-save-unplayable", line=1)) from error
    if len(told) > MOST_TOLD:
        raise Refused(refusal("", "refused-too-costly"))


def _entry(one: Any) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(one)
    return {**data, "by": PERSON} if isinstance(one, Answered) else data


def branch(
    match: Match, entries: Sequence[Entry], seat: SeatId, sequence: int, agent: str
) -> tuple[Begun, list[Entry]]:
    """A new game against the computer that repeats another one up to an entry, and has its own dice from there on."""
    if match.outcome is None:
        # Whoever played on from a game under way would learn what is still hidden in it.
        raise Refused(refusal("", "refused-branch-early"))
    if not is_trained(known(agent), match.row.key):
        raise Refused(refusal("", "refused-no-officer", agent=agent, game=match.row.key))
    past = Replay(match.row, entries).at(sequence)
    if past.awaited or past.game.outcome is not None:
        raise Refused(refusal("", "refused-branch-over"))
    record = drawn(past)
    chance = Prelude(Recorded(record), new_luck())
    row = match.row._replace(id=new_id(), chance=chance.state(), practice=True, lesson="", feed=new_token())
    side = max(0, seat)
    token, spectator = new_token(), new_token()
    tokens: list[str | None] = [token if one == side else None for one in (0, 1)]
    places = [SeatRow(row.id, WATCHER, fingerprint(spectator), PERSON),
              SeatRow(row.id, side, fingerprint(token), PERSON, AT_FIRST),
              SeatRow(row.id, 1 - side, None, agent, AT_FIRST)]  # fmt: skip
    done = [Entry(number, deed.entry.data) for number, deed in enumerate(past.deeds, 1)]
    return Begun(row, places, side, tokens, spectator), done


def drawn(match: Match) -> list[Any]:
    """Everything that chance gave in a game so far."""
    chance = Recording(match.chance())
    game: Game[Any] = Game(match.ruleset, match.setup, chance)
    for deed in match.deeds:
        data = deed.entry.data
        game.answer(data["seat"], data["number"], data["value"])
    recording = game.chance
    assert isinstance(recording, Recording)
    return recording.record
