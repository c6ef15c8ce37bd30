"""The sergeant: weighs plans for the figure that acts by expected harm, danger and the mission's points."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place, Track
from escarmouche.engine.questions import Amount, Assign, Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.combatzone.agents import corporal, harm
from escarmouche.games.combatzone.agents.corporal import at_once, at_rest
from escarmouche.games.combatzone.agents.decisions import decided
from escarmouche.games.combatzone.agents.fire import volley
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.marches import NEARER, QUARTER, March, may_turn, stretch, toward
from escarmouche.games.combatzone.agents.opening import SECRETS, deploy
from escarmouche.games.combatzone.agents.other_actions import best_deed, blast_worth
from escarmouche.games.combatzone.agents.plans import PATIENCE, Plan, Spot, best_plan, exposure
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.movement.moves import angle_between
from escarmouche.games.combatzone.rules.shooting import areas
from escarmouche.games.combatzone.rules.shooting.sight import in_arc
from escarmouche.games.combatzone.rules.shooting.weapons import Fire, in_play
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.action_points import left
from escarmouche.games.combatzone.rules.turn.activation import DONE

BEARABLE = 1.0
"""How much danger is accepted for acting last."""
ASIDE = 450
"""Whoever looks further than this past the nearest enemy turns to him before he waits."""


class Sergeant:
    """Answers by weighing what each plan brings."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.notes: dict[Any, Any] = {}

    def weigh(self, question: Question) -> Decision | None:
        """The best that was found; None where there is nothing to weigh."""
        if question.text in SECRETS:
            return SECRETS[question.text](self.rng, question)
        step = WEIGHED.get(question.text)
        if step is None:
            return None
        if isinstance(question, Place) and (found := self.decided_before(question)) is not None:
            return found
        self.notes["step"] = None
        with listening(None):
            decision = step(Ground(self.seat.glimpse(0), self.seat.id, self.notes), question)
        self.notes["asked"] = self.seat.number
        return decision

    def decided_before(self, question: Place) -> Decision | None:
        """The move for which a figure has just chosen to move: nothing has changed since that question."""
        track: Track | None = self.notes.pop("step", None)
        if track is None or question.text != "move" or self.notes.get("asked") != self.seat.number - 1:
            return None
        if question.planner.detail()["starts"] != {question.models[0]: list(track.spots[0])}:
            return None
        figure = question.data["figure"]
        return decided({question.models[0]: track}, question, "because-better-place", figure=figure)


# Who acts


def name_first(ground: Ground, question: Choose) -> Decision | None:
    """Let our side act first, so that fewer fire back; in the last turn the enemy, so that we have the last word."""
    if ground.turns_left == 0:
        exposed = sum(max(exposure(ground, one).values(), default=0.0) for one in ground.own)
        if exposed < BEARABLE:
            return decided(str(1 - ground.me), question, "because-last-word")
    return decided(str(ground.me), question, "because-begins")


def next_figure(ground: Ground, question: Choose) -> Decision | None:
    """Let the figure act whose fire promises most; one hidden with nobody in sight stays hidden, but not for ever."""
    figures = [ground.figure(key) for key in question.allowed if key != DONE]
    promise = {one.id: promised(ground, one, left(ground.battle, one)) for one in figures}
    useful = [one for one in figures if one.place == "table" or promise[one.id] > 0 or ground.state.turn > PATIENCE]
    if not useful:
        return decided(DONE, question, "because-nobody-left")
    best = max(useful, key=lambda one: (promise[one.id], -corporal.near_enemy(ground, one), -one.id))
    return decided(str(best.id), question, "because-next", figure=best.id)


def promised(ground: Ground, figure: Figure, points: int) -> float:
    """What the fire of a figure for so many points is worth where it stands."""
    found = None if engaged(figure) else volley(ground, figure, points)
    return 0.0 if found is None else found.worth


# What a figure does


def act(ground: Ground, question: Choose) -> Decision | None:
    """Take the next step of the best plan."""
    figure = ground.figure(question.data["figure"])
    if figure.watching:
        return decided(DONE, question, "because-watches", figure=figure.id)
    if (first := at_once(question)) is not None and not engaged(figure):
        return first
    deed = best_deed(ground, question, figure)
    if deed is not None and deed.worth > promised(ground, figure, deed.cost):
        return decided(str(deed.key), question, deed.why, figure=figure.id, target=deed.target)
    if engaged(figure):
        return decided(DONE, question, "because-stands-fast", figure=figure.id)
    return next_step(ground, question, figure, planned(ground, figure))


def next_step(ground: Ground, question: Choose, figure: Figure, plan: Plan) -> Decision | None:
    """The next step of a plan."""
    if plan.spot is not None and (found := go(ground, question, figure, plan.spot)) is not None:
        return found
    if plan.fires and (found := fire(ground, question, figure)) is not None:
        return found
    if plan.end is not None and (found := go(ground, question, figure, plan.end)) is not None:
        if plan.spot is not None:
            ground.notes["step"] = None
        return found
    if plan.barred and (found := corporal.go(ground, question, figure)) is not None:
        return found
    return rest(ground, question, figure)


def rest(ground: Ground, question: Choose, figure: Figure) -> Decision:
    """Turn to the enemy and wait with the weapon ready, or lie low."""
    foe = ground.nearest(figure, [one for one in ground.foes if one.reaction != "routed"])
    if foe is not None and figure.turned < 0:
        facing = toward(figure, foe.x, foe.y)
        if ASIDE < angle_between(figure.facing, facing) <= QUARTER and question.allows("turn"):
            return decided("turn", question, "because-faces", figure=figure.id, target=foe.id)
    return at_rest(ground, question, figure) or decided(DONE, question, "because-done", figure=figure.id)


def planned(ground: Ground, figure: Figure) -> Plan:
    """What a figure is about to do: the way that it has begun, or a new plan once anything has changed."""
    kept: tuple[Any, Plan] | None = ground.notes.get("plan")
    moment = (figure.id, ground.state.turn, ground.faced)
    if kept is not None and kept[0] == moment:
        way = kept[1].spot or (None if kept[1].fires else kept[1].end)
        if way is not None and ground.apart(figure, *way[:2]) > NEARER:
            return kept[1]
    plan = best_plan(ground, figure, ground.goal(figure))
    ground.notes["plan"] = (moment, plan)
    return plan


def fire(ground: Ground, question: Choose, figure: Figure) -> Decision | None:
    """The best fire that can be paid for, after a turn to the best target."""
    found = volley(ground, figure, left(ground.battle, figure))
    if found is None:
        return None
    if not in_arc(figure, found.best):
        facing = toward(figure, found.best.x, found.best.y)
        if may_turn(ground, figure, facing) and question.allows("turn"):
            return decided("turn", question, "because-turns-to-enemy", figure=figure.id, target=found.best.id)
    for how in (found.how, "single"):
        key = str(Fire(how, found.place))
        if question.allows(key):
            return decided(key, question, "because-best-fire", figure=figure.id)
    return None


def leading(ground: Ground, figure: Figure, spot: Spot) -> March | None:
    """The move toward a place, found once for as long as the figure stands and looks as it does."""
    moment = (figure.id, figure.x, figure.y, figure.facing, figure.turned, figure.spent, spot, ground.faced)
    kept: tuple[Any, March | None] | None = ground.notes.get("march")
    if kept is None or kept[0] != moment:
        kept = moment, stretch(ground, figure, spot)
        ground.notes["march"] = kept
    return kept[1]


def go(ground: Ground, question: Choose, figure: Figure, spot: Spot) -> Decision | None:
    """The next move toward a place, after a turn where one is needed."""
    step = leading(ground, figure, spot)
    if step is None:
        return None
    key = "move" if step.turn is None else "turn"
    if not question.allows(key):
        return None
    ground.notes["step"] = step.track if step.turn is None else None
    return decided(key, question, "because-better-place", figure=figure.id)


def under_way(ground: Ground, figure: Figure, plan: Plan) -> March | None:
    """The next move of a plan: to where the figure fires, or where it ends."""
    ways = (leading(ground, figure, spot) for spot in (plan.spot, plan.end) if spot is not None)
    return next((step for step in ways if step is not None), None)


def turn(ground: Ground, question: Amount) -> Decision | None:
    """Turn toward where the plan leads, or toward the best target."""
    figure = ground.figure(question.data["figure"])
    plan = planned(ground, figure)
    found = volley(ground, figure, left(ground.battle, figure)) if plan.fires and plan.spot is None else None
    if found is not None:
        facing = toward(figure, found.best.x, found.best.y)
        return decided(facing, question, "because-turns-to-enemy", figure=figure.id, target=found.best.id)
    step = under_way(ground, figure, plan)
    if step is not None and step.turn is not None:
        return decided(step.turn, question, "because-better-place", figure=figure.id)
    foe = ground.nearest(figure, [one for one in ground.foes if one.reaction != "routed"] or ground.foes)
    if foe is None:
        return corporal.turn(ground, question)
    return decided(toward(figure, foe.x, foe.y), question, "because-faces", figure=figure.id, target=foe.id)


def move(ground: Ground, question: Place) -> Decision | None:
    """Make the move of the plan."""
    figure = ground.figure(question.data["figure"])
    step = under_way(ground, figure, planned(ground, figure))
    if step is None or step.turn is not None:
        return corporal.move(ground, question)
    return decided({str(figure.id): step.track}, question, "because-better-place", figure=figure.id)


# Fire


def aims(ground: Ground, figure: Figure, weapon: str, how: Way, keys: list[str]) -> list[tuple[harm.Shot, float, bool]]:
    """The chances and the worth of a shot at each of some enemies."""
    line = next(line for _, line in ground.guns(figure) if line.key == weapon)
    foes = [ground.figure(key) for key in keys]
    return [
        (harm.shot(ground.battle, figure, line, how, foe), ground.worth(foe), foe.reaction in ("panicked", "routed"))
        for foe in foes
    ]


def aim_area(ground: Ground, question: Choose) -> Decision | None:
    """Aim in the midst of as many enemies as possible."""
    figure, weapon = ground.figure(question.data["figure"]), question.data["weapon"]
    foes = [ground.figure(key) for key in question.allowed if key != areas.GROUND]
    line = in_play(ground.battle, weapon)
    worth = {foe.id: blast_worth(ground, figure, line, foe) if line else 0.0 for foe in foes if foe.owner != ground.me}
    best = max(worth, key=lambda one: worth[one], default=None)
    return None if best is None else decided(str(best), question, "because-knot", figure=figure.id, target=best)


def at_best(ground: Ground, question: Choose) -> Decision | None:
    """Fire at the target at whom a shot promises most."""
    data, keys = question.data, question.allowed
    order, _ = harm.allotted(aims(ground, ground.figure(data["figure"]), data["weapon"], data["how"], keys), 1)
    return decided(keys[order[0]], question, "because-best-target", target=int(keys[order[0]]))


def allot(ground: Ground, question: Assign) -> Decision | None:
    """Aim every shot where it promises most after those before it, at least one at whoever is interrupted."""
    data = question.data
    items = [item.key for item in question.items]
    keys = [option.key for option in question.targets(items[-1]) if option.refused is None and option.key]
    found = aims(ground, ground.figure(data["figure"]), data["weapon"], data["how"], keys)
    order, _ = harm.allotted(found, len(items))
    chosen = {item: keys[at] for item, at in zip(items, order, strict=True)}
    if "target" in data and str(data["target"]) not in chosen.values():
        chosen[items[0]] = str(data["target"])
    return decided(chosen, question, "because-best-target", target=int(chosen[items[0]]))


WEIGHED: dict[str, Callable[[Ground, Any], Decision | None]] = {
    **corporal.SCRIPT,
    "deploy": deploy,
    "name-first": name_first,
    "next-figure": next_figure,
    "act": act,
    "turn": turn,
    "move": move,
    "aim-area": aim_area,
    "shoot-at": at_best,
    "allot-shots": allot,
}
