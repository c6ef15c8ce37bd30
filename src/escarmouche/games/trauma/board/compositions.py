"""What one gesture answers in Trauma: a card is turned and paid for, and its unit moves or fires."""

from collections.abc import Iterator

from escarmouche.board.areas import Region
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.board.look import Look
from escarmouche.board.shown import Spot
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.board.previews import region
from escarmouche.games.trauma.rules import naming
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.state import TABLE, Unit

FIRING = ("fire+fire", "fire")
"""What a unit announces that is to fire from where it stands."""
MOVE_AND_FIRE, MOVE_TWICE, MOVE = "move+fire", "move+move", "move"
TURN, PAY, FIRE, DONE = "turn", "pay", "fire", "done"


def _turned(ahead: Ahead) -> Unit | None:
    """Turn the next card and pay for it, if that is asked: the unit that acts then, if it is on the table."""
    ahead.answer("opportunity", TURN)
    ahead.answer("pay", PAY)
    question = ahead.asks("announce", "act", "move", "fire-salvo", "order")
    if question is None:
        return None
    unit = Battle(ahead.game).unit(question.data["unit"])
    return unit if unit.place == TABLE else None


# Clicks


def clicks(look: Look, ahead: Ahead) -> list[Composition]:
    """The unit whose card is next is activated, and enemies are fired at."""
    with listening(None):
        begun = ahead.asks("opportunity") is not None
        unit = _turned(ahead)
        if unit is None:
            return []
        found = list(_activated(look, ahead, unit)) if begun else []
        return [*found, *_salvos(look, ahead)]


def _activated(look: Look, ahead: Ahead, unit: Unit) -> Iterator[Composition]:
    """A click on a model of the unit whose card is next turns it and pays for it."""
    text = look.say("composed-turn", unit=naming.unit_names(look.setup, look.words)[unit.id])
    for model in Battle(ahead.game).alive(unit):
        yield ahead.composition("click", model.id, text)


def _salvos(look: Look, ahead: Ahead) -> Iterator[Composition]:
    """The first salvo that can be fired at each enemy, once firing is announced."""
    for announced in FIRING:
        if ahead.answer("announce", announced):
            break
    ahead.answer("act", FIRE)
    question, aimed = ahead.asks("fire-salvo"), set[int]()
    if not isinstance(question, Choose):
        return
    battle, names = Battle(ahead.game), naming.unit_names(look.setup, look.words)
    for option in question.options:
        target = option.data.get("target")
        if target is None or target in aimed or option.data["apart"] or option.refused is not None:
            continue
        aimed.add(target)
        fired = ahead.together("fire-salvo", option.key)
        if fired is not None:
            text = look.say("composed-salvo", target=names[target])
            for model in battle.alive(battle.unit(target)):
                yield fired.composition("click", model.id, text)


# Drags


def movable(look: Look, ahead: Ahead) -> list[int]:
    """The models of the unit that acts or whose card is next, if it can move."""
    with listening(None):
        tried = ahead.branch()
        unit = _turned(tried)
        return [model.id for model in Battle(tried.game).alive(unit)] if unit and _moving(tried) else []


def _moving(ahead: Ahead) -> Place | None:
    """Announce a move if nothing is announced yet, and begin it: where to is then asked."""
    if ahead.asks("announce"):
        _ = ahead.answer("announce", MOVE_TWICE) or ahead.answer("announce", MOVE)
    ahead.answer("act", MOVE)
    question = ahead.asks("move")
    return question if isinstance(question, Place) else None


def drag(look: Look, ahead: Ahead, model: int, to: Spot) -> Composition | Reason:
    """A unit goes along with the model; it announces to fire afterwards if there is somebody to fire at."""
    with listening(None):
        unit = _turned(ahead)
        if unit is None or model not in unit.models:
            return refusal("TRA-ACTN-03", "refused-not-now", unit=model)
        fires = ahead.branch()
        if fires.answer("announce", MOVE_AND_FIRE):
            gone = _gone(fires, model, to)
            if isinstance(gone, Ahead) and gone.allows("act", FIRE):
                return _dragged(look, gone, unit, model)
        gone = _gone(ahead, model, to)
        return gone if isinstance(gone, Reason) else _dragged(look, gone, unit, model)


def _dragged(look: Look, gone: Ahead, unit: Unit, model: int) -> Composition:
    return gone.composition(
        "drag", model, look.say("composed-move", unit=naming.unit_names(look.setup, look.words)[unit.id])
    )


def _gone(ahead: Ahead, model: int, to: Spot) -> Ahead | Reason:
    """The game once the unit has moved so that a model stands at a place, or why it cannot."""
    question = _moving(ahead)
    if question is None or str(model) not in question.models:
        return refusal("TRA-ACTN-03", "refused-not-now", unit=model)
    try:
        tracks = question.complete({str(model): {"to": list(to)}})
    except Refused as refused:
        return refused.reason
    return ahead if ahead.answer("move", tracks) else refusal("TRA-ACTN-03", "refused-not-now", unit=model)


# Where to


def range(look: Look, ahead: Ahead, model: int) -> Region:
    """Where a model gets with its next move."""
    with listening(None):
        unit = _turned(ahead)
        question = None if unit is None else _moving(ahead)
        return region(question.planner, str(model)) if question and str(model) in question.models else {}


# What Enter answers at once

TOGETHER = (
    frozenset({"row", "bid", "name-starter"}),
    frozenset({"opportunity", "pay", "name-general"}),
    frozenset({"fire-salvo", "order"}),
)
COMING = frozenset({"opportunity", "pay", "name-general", "enter", "announce", "act", "come-on", "move", "order"})
"""What is asked until a unit has come onto the table."""


def goes_on(ahead: Ahead, first: str) -> bool:
    """Cards and command points, orders after the last salvo, and all of the activation of a unit that comes on."""
    question = ahead.question
    assert question is not None
    if question.text == "opportunity":
        return False  # The next card is another matter.
    comes = any(step.asks == "enter" for step in ahead.steps)
    groups = (*TOGETHER, COMING) if comes or question.text == "enter" else TOGETHER
    return any(first in group and question.text in group for group in groups)
