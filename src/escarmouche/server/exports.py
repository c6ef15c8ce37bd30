"""What may leave the server: the whole game once it is over, and before that what one seat knows."""

from typing import Any

from escarmouche.board.version import rules_version
from escarmouche.engine import save
from escarmouche.engine.fair_replay import play
from escarmouche.engine.game import Game
from escarmouche.engine.journal import event_data
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server import sent
from escarmouche.server.match import Match


def full_save(match: Match) -> str:
    """The whole game as text; before the end it would tell what is hidden, and is refused."""
    if match.game.outcome is None:
        raise Refused(refusal("", "refused-save-early"))
    game: Game[Any] = Game(match.ruleset, match.setup, match.chance(), keep=True)
    for deed in match.deeds:
        play(game, deed.entry.data)
    return save.dump(game, rules_version(match.row.key), match.transcript())


def own_record(match: Match, seat: SeatId) -> sent.OwnRecord:
    """The answers of a seat and the journal as far as it may know it."""
    answers = [deed.entry.data for deed in match.deeds if deed.seat == seat]
    return sent.OwnRecord(match.row.key, seat, answers, [event_data(event) for event in match.game.story(seat)])
