"""What of an event is played on the table, for one seat."""

from collections.abc import Iterable

from escarmouche.board import journal
from escarmouche.board.played import Scene, is_seen
from escarmouche.board.questions import Asking
from escarmouche.board.watching import Change, Note
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason


def told_acts(asking: Asking, event: Event, note: Note | None) -> list[journal.Act]:
    """What an event itself has to show, such as dice, an attack or a state."""
    look = asking.look
    teller = asking.board.played.acts.get(type(event))
    if teller is None:
        return []
    stands = asking.board.standings(look.setup, look.state) if note is None else note.stands
    scene = Scene(look, asking.say, lambda reason: term(asking, reason), stands)
    return [act for act in teller(scene, event) if act is not None]


def played_acts(changes: Iterable[Change], told: list[journal.Act], seat: SeatId) -> list[journal.Act]:
    """Everything in its order: who walks and comes, what the event shows, and who leaves."""
    moves: list[journal.Act] = []
    leaves: list[journal.Act] = []
    for change in changes:
        seen, visible = is_seen(change.before, seat), is_seen(change.after, seat)
        if seen and not visible:
            leaves.append(journal.Leave(change.model, change.after.where == "fallen"))
        elif visible and not seen:
            moves.append(journal.Arrive(change.model, change.after.spot))
        elif visible and change.before[:4] != change.after[:4]:
            moves.append(journal.Walk(change.model, list(change.spots), list(change.how), change.after.facing))
    return [*moves, *told, *leaves]


def term(asking: Asking, reason: Reason) -> str:
    """What a reason says; where it has no words of its own, the title of its rule."""
    return asking.told(reason) if reason.text else asking.look.words.rule(reason.rule)
