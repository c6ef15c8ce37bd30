"""What one gesture answers in Combat Zone: a click that activates or shoots, a drag over several action points."""

import math
from collections.abc import Iterator

from escarmouche.board.areas import Region, within_reach
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.board.look import Look
from escarmouche.board.shown import Spot
from escarmouche.engine.place import Track
from escarmouche.engine.questions import Assign, Choose, Question
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.agents.marches import cut, turns_toward
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.melee import Fight
from escarmouche.games.combatzone.rules.movement.limits import backwards, price_of_move
from escarmouche.games.combatzone.rules.movement.moves import Move, Turn, price_of_turn
from escarmouche.games.combatzone.rules.movement.planned_moves import DIFFICULT, MovePlanner
from escarmouche.games.combatzone.rules.shooting.sight import sees
from escarmouche.games.combatzone.rules.shooting.weapons import Fire
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.action_points import left
from escarmouche.games.combatzone.rules.turn.activation import DONE
from escarmouche.table.geometry import bearing
from escarmouche.table.ways.movement import path
from escarmouche.table.ways.reach import closest, reach

WAYS = ("burst", "aim", "single")
"""How a click fires, if it can: what is dearest hits best."""
SHARES = (0.9, 0.75, 0.6, 0.45, 0.3, 0.15)
"""Which parts of a whole move are tried where a figure cannot end it."""
DIRECTIONS, RINGS, MOST_TRIED = 32, (0.4, 0.7, 1.0), 30
"""Where else is looked: in so many directions, at these parts of a whole move; so many ends are tried."""
CIRCLE = 3600
NEAR = 300
"""Whoever is dropped so near to an enemy's base is meant to touch it."""


# Clicks


def clicks(look: Look, ahead: Ahead) -> list[Composition]:
    """Whoever can act is activated, and the enemies are shot at or fought."""
    with listening(None):
        found = list(_activated(look, ahead))
        if ahead.asks("act") is not None:
            attacks = {one.model: one for one in (*_shots(look, ahead), *_turned_shots(look, ahead))}
            attacks.update((one.model, one) for one in _fights(look, ahead))
            found += attacks.values()
        return found


def _activated(look: Look, ahead: Ahead) -> Iterator[Composition]:
    names = naming.figure_names(look.setup, look.words)
    for figure in movable(look, ahead):
        tried = ahead.branch()
        if _brought_up(tried, figure) and len(tried.steps) > 1:
            confirm = _has_done_nothing(ahead)
            yield tried.composition(
                "click", figure, look.say("composed-activate", figure=names[figure]), confirm=confirm
            )


def _has_done_nothing(ahead: Ahead) -> bool:
    """Whether whoever acts has not done anything yet, so that passing on to another is hardly meant."""
    question = ahead.asks("act")
    return question is not None and Battle(ahead.game).figure(question.data["figure"]).spent == 0


def _brought_up(ahead: Ahead, number: int) -> bool:
    """Have a figure act, once whoever acts has finished and its group is activated; whether that could be."""
    group = Battle(ahead.game).figure(number).group
    if _acting(ahead) not in (None, number):
        ahead.answer("act", DONE)
    ahead.answer("activate", str(group))
    ahead.answer("next-figure", str(number))
    return _acting(ahead) == number


def _acting(ahead: Ahead) -> int | None:
    question = ahead.asks("act")
    return None if question is None else int(question.data["figure"])


def _shots(look: Look, ahead: Ahead, turned: int | None = None) -> Iterator[Composition]:
    """For each enemy that can be fired at the dearest way to do so; after a turn, only for that enemy."""
    question, found = ahead.question, set()
    assert isinstance(question, Choose)
    names = naming.figure_names(look.setup, look.words)
    fires = [option for option in question.options if option.key.split(":")[0] in WAYS]
    for option in sorted(fires, key=lambda one: WAYS.index(one.key.split(":")[0])):
        tried = ahead.branch()
        if not tried.answer("act", option.key):
            continue
        for target in _aims(tried.question):
            declared = None if target in found else _declared(tried, target)
            if declared is not None and turned in (None, int(target)):
                found.add(target)
                weapon = naming.weapon_name(option.data["weapon"], look.words)
                how = look.say(f"option-{Fire.read(option.key).how}", weapon=weapon)
                text = look.say("composed-shot", how=how, target=names[int(target)], cost=option.data["cost"])
                yield declared.composition("click", int(target), text, cost=option.data["cost"])


def _aims(question: Question | None) -> list[str]:
    """Whom the first shot can be aimed at."""
    if isinstance(question, Assign):
        options = question.targets(question.items[0].key)
    else:
        options = question.options if isinstance(question, Choose) else ()
    return [option.key for option in options if option.refused is None and option.key.isdigit()]


def _declared(ahead: Ahead, target: str) -> Ahead | None:
    """Every shot at one target."""
    question = ahead.question
    if isinstance(question, Assign):
        return ahead.together(question.text, {item.key: target for item in question.items})
    return None if question is None else ahead.together(question.text, target)


def _turned_shots(look: Look, ahead: Ahead) -> Iterator[Composition]:
    """Those who are seen outside the arc are fired at after a turn that costs nothing."""
    question = ahead.question
    assert question is not None
    battle = Battle(ahead.game)
    figure = battle.figure(question.data["figure"])
    if left(battle, figure) == 0 or figure.watching:
        return
    for enemy in battle.enemies(figure):
        if not sees(battle, figure, enemy):
            continue
        facing = round(bearing(figure.x, figure.y, enemy.x, enemy.y)) % CIRCLE
        tried = ahead.branch()
        free = price_of_turn(figure, facing) == 0 and facing != figure.facing
        if free and tried.answer("act", str(Turn())) and tried.answer("turn", facing) and tried.asks("act"):
            yield from _shots(look, tried, enemy.id)


def _fights(look: Look, ahead: Ahead) -> Iterator[Composition]:
    question = ahead.question
    assert isinstance(question, Choose)
    names = naming.figure_names(look.setup, look.words)
    for option in question.options:
        if option.key.startswith(f"{Fight.word}:") and (fought := ahead.branch().together("act", option.key)):
            target = Fight.read(option.key).enemy
            yield fought.composition("click", target, look.say("option-fight", target=names[target]), cost=1)


# Drags


def movable(look: Look, ahead: Ahead) -> list[int]:
    """Own figures that act, or could act next."""
    if ahead.asks("act", "next-figure", "activate") is None:
        return []
    acting = _acting(ahead)
    with listening(None):
        return [
            int(figure.id)
            for figure in Battle(ahead.game).on_table(ahead.seat)
            if figure.id == acting or (not figure.acted and _brought_up(ahead.branch(), figure.id))
        ]


def drag(look: Look, ahead: Ahead, model: int, to: Spot) -> Composition | Reason:
    """A figure goes to a place by as many move actions as it takes, and is offered to fight whom it touches."""
    with listening(None):
        confirm = _acting(ahead) not in (None, model) and _has_done_nothing(ahead)
        if not _brought_up(ahead, model):
            return refusal("CBZ-ACTIV-03", "refused-not-now", figure=model)
        battle = Battle(ahead.game)
        figure, had = battle.figure(model), left(battle, battle.figure(model))
        foe = next((one for one in battle.enemies(figure) if _meant(battle, figure, one, to)), None)
        goal = to if foe is None else _beside(battle, figure, foe)
        walks = [walked for avoid in (DIFFICULT, "") if (walked := _walked(ahead.branch(), model, goal, avoid))]
        if not walks:
            return _too_far(battle, figure, goal)
        best = max(walks, key=lambda walked: left(Battle(walked.game), Battle(walked.game).figure(model)))
        spent = had - left(Battle(best.game), Battle(best.game).figure(model))
        if foe is not None and (fought := best.together("act", str(Fight(foe.id)))) is not None:
            names = naming.figure_names(look.setup, look.words)
            text = look.say("composed-fight", target=names[foe.id], cost=spent + 1)
            return fought.composition("drag", model, text, cost=spent + 1, confirm=True)
        return best.composition("drag", model, look.say("composed-move", cost=spent), cost=spent, confirm=confirm)


def _meant(battle: Battle, figure: Figure, enemy: Figure, to: Spot) -> bool:
    near = battle.radius(figure) + battle.radius(enemy) + NEAR
    return enemy.surface == to[2] and math.dist((enemy.x, enemy.y), to[:2]) <= near


def _beside(battle: Battle, figure: Figure, foe: Figure) -> Spot:
    """Where a figure would touch an enemy, on its own side if it can."""
    planner = MovePlanner(battle, figure)
    far = planner.limit * max(1, left(battle, figure))
    return closest(battle.table, planner.gait, planner.obstacles, planner.start, [battle.body(foe)], far).end


def _walked(ahead: Ahead, model: int, goal: Spot, avoid: str) -> Ahead | None:
    """The game after a figure has gone to a place, a move action after the other; None if it does not get there."""
    while True:
        battle = Battle(ahead.game)
        figure = battle.figure(model)
        if (figure.x, figure.y, figure.surface) == goal:
            return ahead if len(ahead.steps) > 0 else None
        if _acting(ahead) != model or not _moved(ahead, battle, figure, goal, avoid):
            return None


def _moved(ahead: Ahead, battle: Battle, figure: Figure, goal: Spot, avoid: str) -> bool:
    """One move action toward a place, after a turn if it leads backwards; whether there was any."""
    planner = MovePlanner(battle, figure)
    far = planner.limit * left(battle, figure)
    ways = (
        path(battle.table, planner.gait, planner.obstacles, planner.start, goal, far, kept_off)
        for kept_off in dict.fromkeys((avoid, ""))
    )
    # Whoever stands in what is to be kept off has to leave it first.
    whole = next((way for way in ways if way is not None), None)
    if whole is None or len(whole.spots) < 2:
        return False
    for track in _tracks(planner, whole):
        if planner.is_hindered(track):
            continue
        if backwards(battle, figure, track) is None:
            return ahead.answer("act", str(Move())) and ahead.answer("move", {str(figure.id): track})
        for facing in turns_toward(figure, track):
            tried = ahead.branch()
            free = price_of_turn(figure, facing) == 0
            turned = free and tried.answer("act", str(Turn())) and tried.answer("turn", facing)
            if turned and tried.answer("act", str(Move())) and tried.answer("move", {str(figure.id): track}):
                ahead.take(tried)
                return True
    return False


def _tracks(planner: MovePlanner, whole: Track) -> Iterator[Track]:
    """What a move action along a way may be: all it can be, or where friends stand there, a part of it or beside it."""
    full = cut(whole, planner.limit)
    yield full
    near = reach(planner.battle.table, planner.gait, planner.obstacles, planner.start, planner.limit, DIRECTIONS, RINGS)
    beside = [near.track(at) for at, spot in enumerate(near.spots) if spot[2] == full.end[2]]
    shorter = [cut(whole, share * planner.limit) for share in SHARES]
    yield from sorted((*shorter, *beside), key=lambda track: math.dist(track.end[:2], full.end[:2]))[:MOST_TRIED]


def _too_far(battle: Battle, figure: Figure, goal: Spot) -> Reason:
    """Why a figure does not get to a place this turn; what stands between is no reason where that is too far anyway."""
    planner = MovePlanner(battle, figure)
    if math.dist(planner.start[:2], goal[:2]) <= planner.limit * left(battle, figure):
        reason = planner.way_to(goal)
        if isinstance(reason, Reason) and reason.text != "refused-too-long":
            return reason
    return refusal("CBZ-AP-08", "refused-too-far-to-drag", figure=figure.id, left=left(battle, figure))


# Where to


def range(look: Look, ahead: Ahead, model: int) -> Region:
    """Where a figure is sure to get with all the points that it has left."""
    with listening(None):
        if not _brought_up(ahead, model):
            return {}
        battle = Battle(ahead.game)
        planner = MovePlanner(battle, battle.figure(model))
        points = left(battle, planner.figure)
        rough = points // price_of_move(rough=True)
        modes = [(planner.limit * points, DIFFICULT), (planner.limit * rough, "")]
        return within_reach(battle.table, planner.gait, planner.obstacles, planner.start, modes)


# What Enter answers at once


def goes_on(ahead: Ahead, first: str) -> bool:
    """Every question stands alone."""
    return False
