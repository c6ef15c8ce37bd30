"""The corporal's script: fetch, get away, fire at the nearest in sight, otherwise go where the mission calls."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Amount, Assign, Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.combatzone.agents.decisions import decided
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.marches import march, may_turn, toward
from escarmouche.games.combatzone.agents.opening import SECRETS
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.shooting.opportunity import NOBODY, Watch
from escarmouche.games.combatzone.rules.shooting.sight import in_arc, sees
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure
from escarmouche.games.combatzone.rules.turn.activation import DONE

AT_ONCE = (("pick", "because-at-hand"), ("tech:crate", "because-opens-crate"), ("douse", "because-burns"))
"""What is done as soon as it can be."""
FIRE = ("burst", "single")
IN_THE_WAY = ("door", "cross", "tech:door")


class Corporal:
    """Answers by a fixed script."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def weigh(self, question: Question) -> Decision | None:
        """What the script says; None where it says nothing."""
        if question.text in SECRETS:
            return SECRETS[question.text](self.rng, question)
        step = SCRIPT.get(question.text)
        if step is None:
            return None
        with listening(None):
            return step(Ground(self.seat.glimpse(0), self.seat.id), question)


# Who acts


def activate(ground: Ground, question: Choose) -> Decision | None:
    """Activate the group that is nearest to an enemy."""

    def far(key: str) -> tuple[float, str]:
        return min((near_enemy(ground, one) for one in members(ground, key)), default=0.0), key

    best = min(question.allowed, key=far)
    return decided(best, question, "because-nearest-group", group=int(best))


def members(ground: Ground, key: str) -> list[Figure]:
    """The figures of a group that stand on the table."""
    return [one for one in ground.own if one.group == int(key)]


def near_enemy(ground: Ground, figure: Figure) -> float:
    """How far the nearest enemy is."""
    foe = ground.nearest(figure, ground.foes)
    return 0.0 if foe is None else ground.apart(figure, foe.x, foe.y)


def next_figure(ground: Ground, question: Choose) -> Decision | None:
    """Let the figure nearest to an enemy act; one that lies hidden with nobody in sight stays hidden."""
    figures = [ground.figure(key) for key in question.allowed if key != DONE]
    useful = [one for one in figures if one.place == "table" or in_sight(ground, one)]
    if not useful:
        return decided(DONE, question, "because-nobody-left")
    best = min(useful, key=lambda one: (near_enemy(ground, one), one.id))
    return decided(str(best.id), question, "because-next", figure=best.id)


# What a figure does


def in_sight(ground: Ground, figure: Figure) -> list[Figure]:
    """The enemies that a figure could fire at if it looked at them, the nearest first."""
    reach = max((weapon.long for _, weapon in ground.guns(figure)), default=0) + 2 * ground.battle.radius(figure)
    found = [
        foe
        for foe in ground.foes
        if not engaged(foe) and ground.apart(figure, foe.x, foe.y) <= reach and sees(ground.battle, figure, foe)
    ]
    return sorted(found, key=lambda foe: (ground.apart(figure, foe.x, foe.y), foe.id))


def is_in_a_hurry(ground: Ground, figure: Figure) -> bool:
    """Whether a figure goes rather than fires: whoever brings an object home, or breaks through."""
    return figure.carried != NO_OBJECT or ground.breaks_out


def allowed_of(question: Choose, prefix: str) -> str | None:
    """The first allowed option whose key begins like this."""
    return next((key for key in question.keys if key.startswith(prefix) and question.allows(key)), None)


def at_once(question: Choose) -> Decision | None:
    """Do what is never put off, if it is allowed: leave where that counts, take objects, open crates, put out fires."""
    if any(key.startswith("exit") for key in question.keys):
        for option in question.options:
            if option.key.startswith("exit") and option.data["scored"] and option.refused is None:
                return decided(option.key, question, "because-gets-away")
    for prefix, why in AT_ONCE:
        if (key := allowed_of(question, prefix)) is not None and not key.startswith("pick:weapon"):
            return decided(key, question, why)
    return None


def act(ground: Ground, question: Choose) -> Decision | None:
    """Fight on, take what counts, fire, go on, and lie low with what is left."""
    figure = ground.figure(question.data["figure"])
    if engaged(figure):
        key = allowed_of(question, "fight")
        return decided(key or DONE, question, "because-fights-on", figure=figure.id)
    if (first := at_once(question)) is not None:
        return first
    steps = [fire, go, at_rest]
    if is_in_a_hurry(ground, figure):
        steps = [go, fire, at_rest]
    for step in steps:
        if (found := step(ground, question, figure)) is not None:
            return found
    return decided(DONE, question, "because-done", figure=figure.id)


def fire(ground: Ground, question: Choose, figure: Figure) -> Decision | None:
    """Fire at whoever is in sight, after a turn where one is needed."""
    seen = in_sight(ground, figure)
    if not seen:
        return None
    if any(in_arc(figure, foe) for foe in seen):
        for way in FIRE:
            if (key := allowed_of(question, way)) is not None:
                return decided(key, question, "because-in-sight", figure=figure.id)
        return None
    facing = toward(figure, seen[0].x, seen[0].y)
    if may_turn(ground, figure, facing) and question.allows("turn"):
        return decided("turn", question, "because-turns-to-enemy", figure=figure.id, target=seen[0].id)
    return None


def go(ground: Ground, question: Choose, figure: Figure) -> Decision | None:
    """Go on toward the goal, through what bars the way."""
    goal = ground.goal(figure)
    if goal is None:
        return None
    step = march(ground, figure, goal)
    if step is not None:
        key = "move" if step.turn is None else "turn"
        return decided(key, question, goal.why, figure=figure.id) if question.allows(key) else None
    here = ground.far(ground.chart(figure), goal.field, figure.x, figure.y)
    if here <= goal.near:
        return None
    for prefix in IN_THE_WAY:
        key = allowed_of(question, prefix) or ""
        if key and not key.endswith(":close"):
            return decided(key, question, "because-in-the-way", figure=figure.id)
    return None


def at_rest(ground: Ground, question: Choose, figure: Figure) -> Decision | None:
    """Wait with the weapon ready, or lie low."""
    if question.allows(Watch.word):
        return decided(Watch.word, question, "because-watches", figure=figure.id)
    if ground.foes and question.allows("cover"):
        return decided("cover", question, "because-lies-low", figure=figure.id)
    return None


def turn(ground: Ground, question: Amount) -> Decision | None:
    """Turn toward the nearest enemy in sight, or toward where the way leads."""
    figure = ground.figure(question.data["figure"])
    seen = in_sight(ground, figure)
    if seen and not is_in_a_hurry(ground, figure) and not any(in_arc(figure, foe) for foe in seen):
        facing = toward(figure, seen[0].x, seen[0].y)
        return decided(facing, question, "because-turns-to-enemy", figure=figure.id, target=seen[0].id)
    goal = ground.goal(figure)
    step = None if goal is None else march(ground, figure, goal)
    if goal is not None and step is not None and step.turn is not None:
        return decided(step.turn, question, goal.why, figure=figure.id)
    if not seen:
        return None
    facing = toward(figure, seen[0].x, seen[0].y)
    return decided(facing, question, "because-turns-to-enemy", figure=figure.id, target=seen[0].id)


def move(ground: Ground, question: Place) -> Decision | None:
    """Move as near to the goal as one action goes."""
    figure = ground.figure(question.data["figure"])
    goal = ground.goal(figure)
    step = None if goal is None else march(ground, figure, goal)
    if goal is None or step is None:
        return None
    return decided({str(figure.id): step.track}, question, goal.why, figure=figure.id)


# Fire


def at_nearest(ground: Ground, question: Choose) -> Decision | None:
    """Fire at the nearest of those who may be fired at."""
    figure = ground.figure(question.data["figure"])
    aims = [ground.figure(key) for key in question.allowed]
    target = ground.nearest(figure, aims)
    return None if target is None else decided(str(target.id), question, "because-nearest-target", target=target.id)


def all_at_nearest(ground: Ground, question: Assign) -> Decision | None:
    """Aim the shots as the question suggests: all at the nearest, one at least at whoever is interrupted."""
    aims: dict[str, str] = question.default
    target = int(aims["1"])
    return decided(aims, question, "because-nearest-target", target=target)


def interrupt(ground: Ground, question: Choose) -> Decision | None:
    """Interrupt with the first figure that can fire."""
    keys = [key for key in question.allowed if key != NOBODY]
    if not keys:
        return decided(NOBODY, question, "because-nobody-fires")
    return decided(keys[0], question, "because-chance", target=question.data["target"])


SCRIPT: dict[str, Callable[[Ground, Any], Decision | None]] = {
    "activate": activate,
    "next-figure": next_figure,
    "act": act,
    "turn": turn,
    "move": move,
    "shoot-at": at_nearest,
    "allot-shots": all_at_nearest,
    "interrupt": interrupt,
}
