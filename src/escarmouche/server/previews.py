"""Looking ahead: whether an answer is allowed, how a way goes on, what is seen, what chance would make of it."""

import time
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from escarmouche.agents import GENERAL, Decision, enlist, is_trained, prepare
from escarmouche.agents.general import PERCENT, General
from escarmouche.agents.own_orders import OwnOrders, Weighed
from escarmouche.agents.planned import PlannedAnswer
from escarmouche.board import shown
from escarmouche.board.board import Board
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.board.courses import Course, usual_course
from escarmouche.board.look import Look, PossibleAttack, Stance
from escarmouche.board.prospects import ProspectTeller
from escarmouche.board.questions import Asking
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place, in_order
from escarmouche.engine.questions import Arrange, Assign, Choose, ChooseSome, Forecast, Option, Question, SeatId
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.odds import prospect_of
from escarmouche.server import sent
from escarmouche.server.match import Match
from escarmouche.server.officers_luck import officers_luck

ADVISERS = (GENERAL, "sergeant")
"""Who gives hints: the first of them who knows the game."""
PATIENCE = 0.06
"""So many seconds are spent on the odds of a ghost; what is not worked out by then is told without."""


class Inquiry(NamedTuple):
    """A forecast that somebody wants the odds of, with how to tell them."""

    forecast: Forecast
    teller: ProspectTeller
    about: Any


def asked(match: Match, seat: SeatId, number: int) -> Question:
    """The question of that number, if it is the one that the seat is asked now."""
    question = match.question(seat)
    if question is None or match.game.number != number:
        raise Refused(refusal("", "refused-late" if number < match.game.number else "refused-early", number=number))
    return question


def check(match: Match, seat: SeatId, language: str, number: int, value: Any) -> shown.Why | None:
    """Why an answer would not be allowed; None if it would."""
    reason = match.game.check(seat, number, value)
    return None if reason is None else Asking(match.board, match.look(seat, language)).because(reason)


def complete(match: Match, seat: SeatId, language: str, number: int, partial: Mapping[str, Any]) -> sent.Completed:
    """A whole answer from the goals of some models, with how each goes there."""
    question = asked(match, seat, number)
    if not isinstance(question, Place):
        raise Refused(refusal(question.rule, "refused-no-placing"))
    with listening(None):
        tracks = question.complete(partial)
        ways = match.board.ways(match.words(language), question.planner, tracks)
    return sent.Completed(list(tracks.items()), ways)


def stance(match: Match, look: Look, model: int, spot: tuple[int, int, int] | None, facing: int | None) -> Stance:
    """Where a model stands or would stand; one that is not there is refused."""
    surfaces = look.setup.table.surfaces
    if model >= match.board.count(look.state) or (spot is not None and spot[2] >= len(surfaces)):
        raise Refused(refusal("", "refused-sight-model", model=model))
    return Stance(model, spot, facing)


# Elsewhere


def reach(match: Match, seat: SeatId, number: int, mover: str) -> sent.Reach:
    """Where a model can end, as polygons on each surface."""
    question = asked(match, seat, number)
    if not isinstance(question, Place):
        raise Refused(refusal(question.rule, "refused-no-placing"))
    if mover not in question.models:
        raise Refused(refusal(question.rule, "refused-not-offered", choice=mover))
    planner = question.planner
    with listening(None):
        region = match.board.region(planner, mover)
    regions = [sent.Region(surface, rings) for surface, stretches in region.items() for rings in stretches]
    return sent.Reach(regions, planner.detail().get("distances", {}).get(mover, 0))


def ghost(board: Board, look: Look, copy: Game[Any], stance: Stance) -> sent.Ghost:
    """What a model would see from a spot, what it could shoot at from there, and who could shoot it."""
    until = time.monotonic() + PATIENCE
    possible_attacks = board.possible_attacks(look, copy, stance)
    asking = Asking(board, look)
    teller = ProspectTeller(
        look.words, asking.told, lambda place: board.name(look.words, look.setup, look.state, place)
    )

    def told(attack: PossibleAttack) -> shown.Odds | None:
        if time.monotonic() > until:
            return None
        return teller.odds(prospect_of(board.key, attack.forecast(), brief=True), attack.unit)

    sees = board.sight(look, stance)
    shots = [sent.Shot(attack.model, attack.text, told(attack)) for attack in possible_attacks.shots]
    return sent.Ghost(
        sees, shots, [sent.Danger(attack.model, attack.text, told(attack)) for attack in possible_attacks.threats]
    )


# Several answers out of one gesture


def composed(board: Board, look: Look, ahead: Ahead) -> sent.Composed:
    """What a click on a model does beyond the question of the moment, and which models can be dragged."""
    if board.composing is None:
        return sent.Composed([], [])
    with listening(None):
        return sent.Composed(board.composing.clicks(look, ahead.branch()), board.composing.movable(look, ahead))


def dragged(board: Board, look: Look, ahead: Ahead, model: int, to: tuple[int, int, int]) -> Composition:
    """What dragging a model to a spot answers; where it cannot go it is refused."""
    if board.composing is None or to[2] >= len(look.setup.table.surfaces) or model >= board.count(look.state):
        raise Refused(refusal("", "refused-not-offered", choice=model))
    with listening(None):
        found = board.composing.drag(look, ahead, model, to)
    if isinstance(found, Reason):
        raise Refused(found)
    return found


def range_of(board: Board, look: Look, ahead: Ahead, model: int) -> sent.Reach:
    """Where a model can be dragged, as polygons on each surface."""
    if board.composing is None or model >= board.count(look.state):
        raise Refused(refusal("", "refused-not-offered", choice=model))
    with listening(None):
        region = board.composing.range(look, ahead, model)
    return sent.Reach([sent.Region(surface, rings) for surface, parts in region.items() for rings in parts], 0)


# Odds


def inquire(match: Match, seat: SeatId, language: str, number: int, key: str, item: str) -> Inquiry:
    """The forecast of an option; one that leaves nothing to chance is refused."""
    question = asked(match, seat, number)
    option = next((option for option in options(question, item) if option.key == key), None)
    if option is None:
        raise Refused(refusal(question.rule, "refused-not-offered", choice=key))
    if option.refused is not None:
        raise Refused(option.refused)
    if option.forecast is None:
        raise Refused(refusal(question.rule, "refused-nothing-to-foresee"))
    look, board = match.look(seat, language), match.board
    asking = Asking(board, look)
    teller = ProspectTeller(
        look.words, asking.told, lambda place: board.name(look.words, look.setup, look.state, place)
    )
    return Inquiry(option.forecast(), teller, option.data.get("target", option.data.get("unit")))


def options(question: Question, item: str = "") -> list[Option]:
    """The options of a question; where several things are given out, those of one item."""
    if isinstance(question, Assign):
        return list(question.targets(item)) if any(one.key == item for one in question.items) else []
    return list(question.options) if isinstance(question, Choose | ChooseSome | Arrange) else []


def odds(key: str, inquiry: Inquiry) -> shown.Odds:
    """What chance would make of it."""
    return inquiry.teller.odds(prospect_of(key, inquiry.forecast), inquiry.about)


# Advice


def copied(match: Match, seat: SeatId, number: int) -> Game[Any]:
    """A copy of the game to think with about a question."""
    asked(match, seat, number)
    return match.game.fork()


def imagined(match: Match, seat: SeatId, number: int) -> Game[Any]:
    """A copy of the game in which everything that the seat cannot know is sampled."""
    asked(match, seat, number)
    return match.game.fork(seat, number)


def usual(copy: Game[Any], seat: SeatId) -> Any:
    """What is usually answered; in a game that no officer has learnt, the default answer."""
    return msgspec.to_builtins(in_order(prepare(Seat(copy, seat), officers_luck(copy, seat)).decide().value))


def onward(board: Board, look: Look, ahead: Ahead, luck: Random) -> Course | None:
    """The usual answers that belong together, from the question of the moment on; None if there is only one."""
    with listening(None):
        return usual_course(board, look, ahead, prepare(Seat(ahead.game, ahead.seat), luck))


class Advice(NamedTuple):
    """What the best officer of a game would do at a moment, and what weighs other orders of that moment."""

    decision: Decision
    own_orders: OwnOrders | None

    def weigh(self, planned: Sequence[PlannedAnswer]) -> Weighed:
        """What an order of the player's own would give; where nobody looks ahead, that is refused."""
        if self.own_orders is None:
            raise Refused(refusal("", "refused-no-hint"))
        return self.own_orders.weigh(planned)


def advice(copy: Game[Any], seat: SeatId) -> Advice:
    """What the best officer of the game would do."""
    name = next((one for one in ADVISERS if is_trained(one, copy.ruleset.key)), None)
    if name is None:
        raise Refused(refusal("", "refused-no-hint"))
    officer = enlist(name, Seat(copy, seat), officers_luck(copy, seat))
    decision = officer.decide()
    return Advice(decision, OwnOrders(officer, decision) if isinstance(officer, General) else None)


def insist(match: Match, seat: SeatId, number: int, value: Any) -> None:
    """Refuse an answer that is not allowed."""
    asked(match, seat, number)
    reason = match.game.check(seat, number, value)
    if reason is not None:
        raise Refused(reason)


def hint(match: Match, seat: SeatId, language: str, advice: Advice) -> sent.Hint:
    """What an officer would do, in words, and why."""
    asking = Asking(match.board, match.look(seat, language))
    question, decision = match.question(seat), advice.decision

    def told(value: Any, reasons: Iterable[Reason]) -> tuple[str, list[shown.Why]]:
        text = asking.answer(question, value) if question is not None else ""
        return text, [asking.because(reason) for reason in reasons]

    return sent.Hint(
        msgspec.to_builtins(in_order(decision.value)), *told(decision.value, decision.reasons),
        expects=[asking.because(reason) for reason in decision.reply],
        others=[
            sent.OtherAnswer(*told(one.value, one.reasons), percent=round(PERCENT * one.chance))
            for one in decision.alternatives
        ],
    )  # fmt: skip


def own_order(match: Match, seat: SeatId, language: str, value: Any, weighed: Weighed) -> sent.OwnOrder:
    """What an order of the player's own would give, in words."""
    asking = Asking(match.board, match.look(seat, language))
    question = match.question(seat)
    return sent.OwnOrder(
        "" if question is None else asking.answer(question, value), round(PERCENT * weighed.chance),
        round(PERCENT * weighed.best), [asking.because(reason) for reason in weighed.reply],
    )  # fmt: skip
