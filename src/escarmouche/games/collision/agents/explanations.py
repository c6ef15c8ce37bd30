"""Why the sergeant does what it does, in the words of the game."""

from collections.abc import Iterable

from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.agents.aims import Aims
from escarmouche.games.collision.agents.arsenal import Gun
from escarmouche.games.collision.agents.plans import Plan, Planner, Step
from escarmouche.games.collision.rules.measure import cover
from escarmouche.games.collision.rules.state import Model

PERCENT = 100
SIMPLY = {"overwatch": "because-watches", "back": "because-shakes-off", "end": "because-done"}
"""The words for an action of which nothing more can be said."""


def explain(planner: Planner, plan: Plan) -> tuple[Reason, ...]:
    """Why a plan is good, the first thing first."""
    model = planner.ground.model(plan.model)
    found: list[Reason] = []
    for step in plan.steps:
        found += [reason for reason in _said(planner, model, step) if reason not in found]
    return tuple(found)


def _said(planner: Planner, model: Model, step: Step) -> Iterable[Reason]:
    if step.target is not None and step.action != "move":
        yield attack(planner, model, step)
    elif step.action == "move" and step.spot is not None and step.target is None:
        aim = Aims(planner.ground, model).reason(step.spot)
        yield Reason(0, "COL-MOVE-01", *(aim or ("because-better-place", {})))
    elif step.action != "move":
        yield Reason(0, "COL-ACT-04", SIMPLY.get(step.action, "because-special"))


def attack(planner: Planner, model: Model, step: Step) -> Reason:
    """What an attack promises."""
    assert step.target is not None
    target, arsenal = planner.ground.model(step.target), planner.arsenal
    if step.action == "charge":
        found, text = arsenal.charge(model, target), "because-charges"
    else:
        guns = arsenal.guns(model)
        gun: Gun = next((one for one in guns if one.weapon.key == step.weapon), guns[0])
        covered = cover(planner.ground.battle, model, target)
        bonus = 0 if covered is None else covered.value
        spot, where = (model.x, model.y, model.surface), (target.x, target.y, target.surface)
        found, text = arsenal.shot(gun, spot, target, where, bonus, moved=model.moved), "because-shoots-at"
    data = {"target": target.id, "wounds": round(found.wounds, 1), "percent": round(PERCENT * found.kill)}
    return Reason(round(planner.stakes.harm(target, *found)), "COL-ACT-04", text, data)
