"""The sergeant: weighs plans for the figure that acts by expected harm, danger and the scenario's points."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.agents.combatzone import corporal, harm
from escarmouche.agents.combatzone.corporal import allowed_of, at_once, at_rest
from escarmouche.agents.combatzone.ground import Goal, Ground
from escarmouche.agents.combatzone.marching import March, march, may_turn, toward
from escarmouche.agents.combatzone.plans import best_plan, volley
from escarmouche.agents.combatzone.telling import decided
from escarmouche.core.decision import Amount, Assign, Choose, Question
from escarmouche.core.place import Place
from escarmouche.core.rulebook import listening
from escarmouche.core.seat import Seat
from escarmouche.games.combatzone.activation import DONE
from escarmouche.games.combatzone.engagement import engaged
from escarmouche.games.combatzone.points import left
from escarmouche.games.combatzone.sighting import in_arc
from escarmouche.games.combatzone.state import Figure
from escarmouche.games.combatzone.weapons import SINGLE


class Sergeant:
    """Answers by weighing what each plan brings."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def weigh(self, question: Question) -> Decision | None:
        """The best that was found; None where there is nothing to weigh."""
        step = WEIGHED.get(question.text)
        if step is None:
            return None
        with listening(None):
            return step(Ground(self.seat.fork(0, journal=False), self.seat.id), question)


# Who acts


def name_first(ground: Ground, question: Choose) -> Decision | None:
    """We begin: whoever fires first meets fewer who fire back."""
    key = str(ground.me)
    return decided(key, question, "because-begins") if question.allows(key) else None


def next_figure(ground: Ground, question: Choose) -> Decision | None:
    """Whoever's fire promises most; who lies hidden with nobody in sight stays hidden."""
    figures = [ground.figure(key) for key in question.allowed if key != DONE]
    promise = {one.id: promised(ground, one) for one in figures}
    useful = [one for one in figures if one.place == "table" or promise[one.id] > 0]
    if not useful:
        return decided(DONE, question, "because-nobody-left")
    best = max(useful, key=lambda one: (promise[one.id], -corporal.near_enemy(ground, one), -one.id))
    return decided(str(best.id), question, "because-next", figure=best.id)


def promised(ground: Ground, figure: Figure) -> float:
    """What the fire of a figure is worth where it stands."""
    found = volley(ground, figure, left(ground.zone, figure))
    return 0.0 if found is None else found.worth


# What a figure does


def act(ground: Ground, question: Choose) -> Decision | None:
    """The next step of the best plan."""
    figure = ground.figure(question.data["figure"])
    if engaged(figure):
        key = allowed_of(question, "fight")
        return decided(key or DONE, question, "because-fights-on", figure=figure.id)
    if (first := at_once(question)) is not None:
        return first
    plan = best_plan(ground, figure, ground.goal(figure))
    if plan.fires and (found := fire(ground, question, figure)) is not None:
        return found
    if plan.spot is not None and (found := go(ground, question, figure, plan.spot)) is not None:
        return found
    if (found := fire(ground, question, figure)) is not None:
        return found
    if plan.spot is None and (found := corporal.go(ground, question, figure)) is not None and is_drawn(ground, figure):
        return found
    return at_rest(ground, question, figure) or decided(DONE, question, "because-done", figure=figure.id)


def is_drawn(ground: Ground, figure: Figure) -> bool:
    """Whether a figure goes on although nothing speaks for it now: nobody is in sight of anybody."""
    return corporal.is_in_a_hurry(ground, figure) or not corporal.in_sight(ground, figure)


def fire(ground: Ground, question: Choose, figure: Figure) -> Decision | None:
    """The best fire that can be paid for, after a turn to the best target."""
    found = volley(ground, figure, left(ground.zone, figure))
    if found is None:
        return None
    if not in_arc(figure, found.best):
        facing = toward(figure, found.best.x, found.best.y)
        if may_turn(ground, figure, facing) and question.allows("turn"):
            return decided("turn", question, "because-turns-to-enemy", figure=figure.id, target=found.best.id)
    for how in (found.how, SINGLE):
        key = f"{how}:{found.place}"
        if question.allows(key):
            return decided(key, question, "because-best-fire", figure=figure.id)
    return None


def leading(ground: Ground, figure: Figure, spot: tuple[int, int, int]) -> March | None:
    """The move toward a place."""
    return march(ground, figure, Goal(ground.field_to(figure, [spot[:2]]), 0, ""))


def go(ground: Ground, question: Choose, figure: Figure, spot: tuple[int, int, int]) -> Decision | None:
    """The next move toward a place, after a turn where one is needed."""
    step = leading(ground, figure, spot)
    if step is None:
        return None
    key = "move" if step.turn is None else "turn"
    return decided(key, question, "because-better-place", figure=figure.id) if question.allows(key) else None


def turn(ground: Ground, question: Amount) -> Decision | None:
    """Toward the best target, or toward where the plan leads."""
    figure = ground.figure(question.data["figure"])
    plan = best_plan(ground, figure, ground.goal(figure))
    found = volley(ground, figure, left(ground.zone, figure))
    if found is not None and (plan.fires or plan.spot is None):
        facing = toward(figure, found.best.x, found.best.y)
        return decided(facing, question, "because-turns-to-enemy", figure=figure.id, target=found.best.id)
    step = None if plan.spot is None else leading(ground, figure, plan.spot)
    if step is not None and step.turn is not None:
        return decided(step.turn, question, "because-better-place", figure=figure.id)
    return corporal.turn(ground, question)


def move(ground: Ground, question: Place) -> Decision | None:
    """The move of the plan."""
    figure = ground.figure(question.data["figure"])
    plan = best_plan(ground, figure, ground.goal(figure))
    step = None if plan.spot is None else leading(ground, figure, plan.spot)
    if step is None or step.turn is not None:
        return corporal.move(ground, question)
    return decided({str(figure.id): step.track}, question, "because-better-place", figure=figure.id)


# Fire


def aims(ground: Ground, figure: Figure, weapon: str, how: str, keys: list[str]) -> list[tuple[harm.Shot, float, bool]]:
    """The chances and the worth of a shot at each of some enemies."""
    line = next(line for _, line in ground.guns(figure) if line.key == weapon)
    foes = [ground.figure(key) for key in keys]
    return [
        (harm.shot(ground.zone, figure, line, how, foe), ground.worth(foe), foe.reaction in ("panicked", "routed"))
        for foe in foes
    ]


def at_best(ground: Ground, question: Choose) -> Decision | None:
    """The target at whom a shot promises most."""
    data, keys = question.data, question.allowed
    order, _ = harm.allotted(aims(ground, ground.figure(data["figure"]), data["weapon"], data["how"], keys), 1)
    return decided(keys[order[0]], question, "because-best-target", target=int(keys[order[0]]))


def allot(ground: Ground, question: Assign) -> Decision | None:
    """Every shot where it promises most after those before it; whoever is interrupted gets his."""
    data, usual = question.data, question.default
    items = [item.key for item in question.items]
    keys = [option.key for option in question.targets(items[-1]) if option.refused is None and option.key]
    found = aims(ground, ground.figure(data["figure"]), data["weapon"], data["how"], keys)
    order, _ = harm.allotted(found, len(items))
    chosen = {item: keys[at] for item, at in zip(items, order, strict=True)}
    forced = [option.key for option in question.targets(items[0])]
    if forced == [usual[items[0]]]:
        chosen[items[0]] = forced[0]
    return decided(chosen, question, "because-best-target", target=int(chosen[items[0]]))


WEIGHED: dict[str, Callable[[Ground, Any], Decision | None]] = {
    **corporal.SCRIPT,
    "name-first": name_first,
    "next-figure": next_figure,
    "act": act,
    "turn": turn,
    "move": move,
    "shoot-at": at_best,
    "allot-shots": allot,
}
