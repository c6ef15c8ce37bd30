"""What one gesture answers in Firefight: a drag that activates a unit and moves it, a click that shoots at one."""

import math
from collections.abc import Iterator

from escarmouche.board.areas import Region
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.board.look import Look
from escarmouche.board.shown import Spot
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Assign
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.board.previews import region
from escarmouche.games.firefight.rules import naming
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.rounds.activation import Charge
from escarmouche.games.firefight.rules.state import Unit

MOVES = ("advance", "rush")
"""The actions that a drag stands for, the nearer one first."""


# Clicks


def clicks(look: Look, ahead: Ahead) -> list[Composition]:
    """Everything that a unit can fire is fired at whoever is clicked, from where it stands or after its move."""
    with listening(None):
        ahead.answer("choose-action", "hold")
        ahead.answer("next", "shoot")
        return list(_shots(look, ahead))


def _shots(look: Look, ahead: Ahead) -> Iterator[Composition]:
    question = ahead.asks("shoot")
    if not isinstance(question, Assign):
        return
    battle, names = Battle(ahead.game), naming.unit_names(look.setup, look.state, look.words)
    for enemy in battle.on_table(1 - ahead.seat):
        aims = {item.key: _aim(question, item.key, str(enemy.id)) for item in question.items}
        declared = ahead.together("shoot", aims) if any(aims.values()) else None
        if declared is not None:
            text = look.say("composed-shot", unit=names[enemy.id])
            for model in battle.alive(enemy):
                yield declared.composition("click", model.id, text)


def _aim(question: Assign, weapon: str, target: str) -> str:
    """The target for a weapon that can fire at it; nobody for one that cannot."""
    allowed = (option.key for option in question.targets(weapon) if option.refused is None)
    return target if target in allowed else Assign.NONE


# Drags


def movable(look: Look, ahead: Ahead) -> list[int]:
    """The models of whoever acts and can still move, or of everybody who can be activated."""
    with listening(None):
        battle = Battle(ahead.game)
        return [model.id for unit in _able(ahead, battle) for model in battle.alive(unit)]


def _able(ahead: Ahead, battle: Battle) -> list[Unit]:
    question = ahead.asks("activate", "choose-action", "next")
    if question is None:
        return []
    if question.text == "activate":
        return [unit for unit in battle.on_table(ahead.seat) if not unit.activated and not unit.shaken]
    moves = [ahead.allows("choose-action", action) for action in MOVES]
    unit = battle.state.units[question.data["unit"]]
    return [unit] if any(moves) or ahead.allows("next", "move") else []


def drag(look: Look, ahead: Ahead, model: int, to: Spot) -> Composition | Reason:
    """A unit is activated and goes along with the model: by advancing, by rushing if that is too far, or by charging
    whoever it is dropped on."""
    with listening(None):
        battle = Battle(ahead.game)
        unit = battle.unit_of(battle.state.models[model])
        if unit not in _able(ahead, battle):
            return refusal("GFF-ACT-01", "refused-activated", unit=unit.id)
        ahead.answer("activate", str(unit.id))
        name = naming.unit_names(look.setup, look.state, look.words)[unit.id]
        if ahead.asks("choose-action", "next") is None:
            # Chance speaks before the action is chosen: models that stand in dangerous terrain roll first.
            return ahead.composition("drag", model, look.say("option-unit", unit=name), confirm=True)
        foe = next((enemy for enemy in battle.enemies(unit) if _under(battle, enemy, model, to)), None)
        if foe is not None and ahead.asks("choose-action"):
            return _charge(look, ahead, model, foe)
        return _move(look, ahead, model, to, name)


def _under(battle: Battle, enemy: Unit, model: int, to: Spot) -> bool:
    """Whether a model that ends at a spot would stand on an enemy."""
    own = battle.body(battle.state.models[model]).radius
    bodies = [battle.body(one) for one in battle.alive(enemy)]
    return any(math.dist((body.x, body.y), to[:2]) < own + body.radius for body in bodies)


def _charge(look: Look, ahead: Ahead, model: int, foe: Unit) -> Composition | Reason:
    """Into contact with an enemy, everybody as near as they come."""
    reason = ahead.refusal("choose-action", str(Charge(foe.id)))
    if reason is not None:
        return reason
    ahead.answer("choose-action", str(Charge(foe.id)))
    ahead.answer("next", "move")
    question = ahead.asks("charge-move")
    placed = None if question is None else ahead.together("charge-move", question.default)
    text = look.say("option-charge", unit=naming.unit_names(look.setup, look.state, look.words)[foe.id])
    return (placed or ahead).composition("drag", model, text, confirm=True)


def _move(look: Look, ahead: Ahead, model: int, to: Spot, name: str) -> Composition | Reason:
    """By the first action that goes so far; the reason is that of the one that goes farthest."""
    reason = refusal("GFF-ACT-01", "refused-no-way")
    for action in MOVES:
        tried = ahead.branch()
        tried.answer("choose-action", action)
        tried.answer("next", "move")
        question = tried.asks("move")
        if not isinstance(question, Place):
            continue
        try:
            tracks = question.complete({str(model): {"to": list(to)}})
        except Refused as refused:
            reason = refused.reason
            continue
        placed = tried.together("move", tracks)
        if placed is not None:
            action = Battle(tried.game).acting.action
            text = look.say("labelled", label=name, text=look.say(f"option-{action}"))
            return placed.composition("drag", model, text, confirm=True)
    return reason


# Where to


def range(look: Look, ahead: Ahead, model: int) -> Region:
    """Where a model gets by rushing, or by whatever action was chosen."""
    with listening(None):
        battle = Battle(ahead.game)
        ahead.answer("activate", str(battle.unit_of(battle.state.models[model]).id))
        ahead.answer("choose-action", MOVES[-1])
        ahead.answer("next", "move")
        question = ahead.asks("move")
        placing = isinstance(question, Place) and str(model) in question.models
        return region(question.planner, str(model)) if isinstance(question, Place) and placing else {}


# What Enter answers at once


def goes_on(ahead: Ahead, first: str) -> bool:
    """Every question stands alone."""
    return False
