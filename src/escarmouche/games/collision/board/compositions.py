"""What one gesture answers in Collision: a drag that activates, moves or attacks, a click that shoots or charges."""

import math
from collections.abc import Iterator

import msgspec

from escarmouche.board.areas import Region
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.board.look import Look
from escarmouche.board.shown import Spot
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.board.previews import region
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.attacks.weapons import NORMAL
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.state import Model

MOVE, SHOOT, CHARGE = "move", "shoot", "charge"
TAKING = ("search", "pick")


def _brought_up(ahead: Ahead, model: int) -> bool:
    """Activate a model, unless it is the one that acts: whether it acts then."""
    ahead.answer("activate", str(model))
    return _acting(ahead) == model


def _acting(ahead: Ahead) -> int | None:
    question = ahead.asks("choose-action", "shoot-target", "charge-target", "name-weapon", "suppress")
    return None if question is None else int(question.data["model"])


# Clicks


def clicks(look: Look, ahead: Ahead) -> list[Composition]:
    """Enemies are shot at by whoever acts, with the first weapon that can; those who cannot be are charged."""
    with listening(None):
        found = {one.model: one for one in (*_charges(look, ahead), *_shots(look, ahead))}
        return list(found.values())


def _shots(look: Look, ahead: Ahead) -> Iterator[Composition]:
    tried = ahead.branch()
    tried.answer("choose-action", SHOOT)
    for armed in _armed(tried):
        armed.answer("suppress", NORMAL)
        yield from _at_targets(look, armed, "shoot-target", "composed-shot")


def _armed(ahead: Ahead) -> list[Ahead]:
    """The game with each weapon that can be named, the first one last, so that it prevails; or as it is."""
    question = ahead.asks("name-weapon")
    if not isinstance(question, Choose):
        return [ahead]
    tried = [(ahead.branch(), key) for key in reversed(question.allowed)]
    return [armed for armed, key in tried if armed.answer("name-weapon", key)]


def _charges(look: Look, ahead: Ahead) -> Iterator[Composition]:
    tried = ahead.branch()
    tried.answer("choose-action", CHARGE)
    yield from _at_targets(look, tried, "charge-target", "composed-charge")


def _at_targets(look: Look, ahead: Ahead, asks: str, text: str) -> Iterator[Composition]:
    """A click on each enemy that may be chosen now."""
    question = ahead.asks(asks)
    if not isinstance(question, Choose):
        return
    names = naming.model_names(look.setup, look.words)
    for key in question.allowed:
        chosen = ahead.together(asks, key)
        if chosen is not None and key.isdigit():
            yield chosen.composition("click", int(key), look.say(text, target=names[int(key)]))


# Drags


def movable(look: Look, ahead: Ahead) -> list[int]:
    """Whoever acts, or everybody who can be activated."""
    with listening(None):
        models = Battle(ahead.game).on_table(ahead.seat) if ahead.asks("activate", "choose-action") else []
        return [int(model.id) for model in models if _moving(ahead.branch(), model.id)]


def _moving(ahead: Ahead, model: int) -> Place | None:
    """Activate a model and begin its move: where to is then asked."""
    if not _brought_up(ahead, model) or not ahead.answer("choose-action", MOVE):
        return None
    question = ahead.asks("move")
    return question if isinstance(question, Place) else None


def drag(look: Look, ahead: Ahead, model: int, to: Spot) -> Composition | Reason:
    """A model is activated and goes there, takes what it is dropped on, or attacks whom it is dropped on."""
    with listening(None):
        battle = Battle(ahead.game)
        foe = next((one for one in battle.enemies(battle.model(model)) if _under(battle, one, model, to)), None)
        if foe is not None:
            return _attacked(look, ahead, model, foe)
        at_hand = _at_hand(ahead)
        question = _moving(ahead, model)
        if question is None or str(model) not in question.models:
            return refusal("COL-ACT-03", "refused-not-now", model=model)
        try:
            tracks = question.complete({str(model): {"to": list(to)}})
        except Refused as refused:
            return refused.reason
        if not ahead.answer("move", tracks):
            return refusal("COL-ACT-03", "refused-not-now", model=model)
        for key in _at_hand(ahead):
            if key not in at_hand and (taken := ahead.together("choose-action", key)) is not None:
                return taken.composition("drag", model, look.say("composed-take"))
        return ahead.composition("drag", model, look.say("option-move"))


def _at_hand(ahead: Ahead) -> list[str]:
    """What whoever acts could search or pick up now, which is no action."""
    question = ahead.asks("choose-action")
    return [key for key in question.allowed if key.startswith(TAKING)] if isinstance(question, Choose) else []


def _under(battle: Battle, enemy: Model, model: int, to: Spot) -> bool:
    """Whether a model that ends at a spot would stand on an enemy."""
    own, body = battle.body(battle.model(model)).radius, battle.body(enemy)
    return math.dist((body.x, body.y), to[:2]) < own + body.radius


def _attacked(look: Look, ahead: Ahead, model: int, foe: Model) -> Composition | Reason:
    """Whoever can be charged is charged, everybody else is shot at."""
    if not _brought_up(ahead, model):
        return refusal("COL-ACT-03", "refused-not-now", model=model)
    for attack in (*_charges(look, ahead), *reversed(list(_shots(look, ahead)))):
        if attack.model == foe.id:
            charges = attack.steps[-1].asks == "charge-target"
            return msgspec.structs.replace(attack, gesture="drag", model=model, confirm=charges)
    return refusal("COL-ACT-03", "refused-not-now", model=model)


# Where to


def range(look: Look, ahead: Ahead, model: int) -> Region:
    """Where a model gets with its next move."""
    with listening(None):
        question = _moving(ahead, model)
        return region(question.planner, str(model)) if question and str(model) in question.models else {}


# What Enter answers at once

TOGETHER = (
    frozenset({"lay-cards", "share-modifiers"}),
    frozenset({"loot-district", "place-loot"}),
    frozenset({"replace-card", "charge-move"}),
)


def goes_on(ahead: Ahead, first: str) -> bool:
    """Laying cards and sharing out modifiers, loot in a district, the card of a charge and its way."""
    question = ahead.question
    assert question is not None
    return any(first in group and question.text in group for group in TOGETHER)
