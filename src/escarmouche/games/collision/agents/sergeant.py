"""The sergeant: weighs what each model could do by exact odds and by what the mission gives."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.questions import Amount, Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.agents import corporal
from escarmouche.games.collision.agents.aims import Aims
from escarmouche.games.collision.agents.corporal import Script
from escarmouche.games.collision.agents.explanations import attack, explain
from escarmouche.games.collision.agents.ground import Ground, looking, toward
from escarmouche.games.collision.agents.hand import Hand
from escarmouche.games.collision.agents.plans import Plan, Planner, Step
from escarmouche.games.collision.agents.worth import Stakes
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.turn.activation import FINISH, cost_of
from escarmouche.table.formation import Spot

A_POINT = 0.15
"""What an activation point is worth."""
ARRIVING = 1.0
"""What it is worth that a model comes on."""
ARRIVALS, SHOT_AFTER = 10, 0.7
"""At how many ways onto the table it looks, and how much the shot from there counts."""
AGAIN = 0.5
"""How much of what it has just gained a model is thought to gain by another activation, until it is looked at."""
LOOKED_AT = 2
"""So many models are looked at whenever one is to be activated, however little the others promised before."""
URGENT = 1.0
"""So much must be at stake, in victory points, to bid for acting first."""
NEVER = math.inf
LOOT_SPOTS, FAR = 6, 40_000


class Sergeant:
    """Weighs what is possible; remembers the plan for the model that acts, and what the others promised."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.plan: Plan | None = None
        self.reasons: tuple[Reason, ...] = ()
        self.runner: int | None = None
        self.quarry: int | None = None
        self.promised: dict[int, float] = {}

    def weigh(self, question: Question) -> Decision | None:
        """The best answer; None where the usual one will do."""
        step = STEPS.get(question.text)
        if step is None or question.routine:
            return None
        with listening(None):
            return step(self, Staff(Ground(self.seat.glimpse(0), self.seat.id), self.rng), question)

    # Activations

    def bid(self, staff: "Staff", question: Amount) -> Decision:
        """Bid by the cards; in the last turn more, if a model with much to gain could be struck down before it acts."""
        ground, planner = staff.ground, staff.planner
        urgent = not ground.left and any(planner.urgency(model) >= URGENT for model in ground.own)
        return staff.hand.bid(question, urgent=urgent)

    def activate(self, staff: "Staff", question: Choose) -> Decision | None:
        """The model whose plan gains most for its points; those that promised little before are left out."""
        ground = staff.ground
        models = [ground.model(int(key)) for key in question.allowed if key != FINISH]
        models.sort(key=lambda model: (-self.promised.get(model.id, NEVER), model.id))
        best: tuple[float, Plan] | None = None
        for looked, model in enumerate(models):
            if best is not None and looked >= LOOKED_AT and best[0] >= self.promised.get(model.id, NEVER):
                break
            gain, plan = self.promise(staff, model)
            self.promised[model.id] = gain
            if best is None or gain > best[0]:
                best = (gain, plan)
        if best is None or (best[0] <= 0 and question.allows(FINISH)):
            return Decision(FINISH, (Reason(0, question.rule, "because-nothing-to-gain"),))
        self.take(staff, best[1])
        self.promised[best[1].model] = AGAIN * best[0] - A_POINT
        why = Reason(0, question.rule, "because-acts-first", {"model": best[1].model})
        return Decision(str(best[1].model), (why, *self.reasons))

    def take(self, staff: "Staff", plan: Plan) -> None:
        """Keep a plan, with the reasons for it."""
        self.plan, self.runner = plan, plan.model
        self.reasons = explain(staff.planner, plan)

    def promise(self, staff: "Staff", model: Model) -> tuple[float, Plan]:
        """What a model's best plan gains over doing nothing, less the points it costs."""
        if model.place == "waiting":
            return ARRIVING, Plan(ARRIVING, model.id, ())
        plan, idle = staff.planner.best(model, lambda action: True, [])
        return plan.value - idle - A_POINT * (cost_of(model) - 1), plan

    def choose_action(self, staff: "Staff", question: Choose) -> Decision | None:
        """What lies at hand, then the plan; a new one where that is not allowed, or after the first action."""
        ground = staff.ground
        for option in question.options:
            if option.key.startswith(("pick", "search")) and option.refused is None:
                return Decision(option.key, (Reason(0, question.rule, "because-at-hand"),))
        model = ground.model(question.data["model"])
        acting = ground.battle.acting
        if acting.arriving:
            return None
        plan = self.planned(model)
        if plan is None or acting.actions or not question.allows(plan.steps[0].action):
            plan = staff.planner.best(model, question.allows, acting.actions)[0]
            self.take(staff, plan)
        action = plan.steps[0].action
        return Decision(action, self.reasons) if question.allows(action) else None

    def planned(self, model: Model) -> Plan | None:
        """The plan for a model, if there is one."""
        plan = self.plan
        return plan if plan is not None and plan.model == model.id and plan.steps else None

    def move(self, staff: "Staff", question: Place) -> Decision | None:
        """Move to where the plan says, or part of the way, and look at whom it is about."""
        ground = staff.ground
        model = ground.model(question.data["model"])
        plan, limit = self.planned(model), ground.step(model)
        step = plan.steps[0] if plan is not None else None
        if plan is not None and step is not None and step.spot is not None:
            track = step.track or ground.route(model, step.spot, limit) or ground.part_way(model, step.spot, limit)
            if track is not None:
                x, y, _ = track.end
                facing = ground.facing(x, y) if step.target is None else toward(x, y, ground.model(step.target))
                return Decision({str(model.id): looking(track, facing)}, self.reasons)
        return corporal.move(Script(ground, self.seat), question)

    def arrive(self, staff: "Staff", question: Place) -> Decision | None:
        """Come onto the table where it promises most and threatens least."""
        ground, key = staff.ground, question.models[0]
        model = ground.model(int(key))
        aims = Aims(ground, model)
        found: list[Tracks] = self.seat.candidates(ARRIVALS, self.rng)
        posts = staff.planner.posts(model, [(tracks[key].end, aims.value(tracks[key].end)) for tracks in found])
        promises = [post.worth + SHOT_AFTER * post.shot for post in posts]
        if not found:
            return None
        track = found[promises.index(max(promises))][key]
        x, y, _ = track.end
        why = Reason(0, question.rule, "because-comes-on")
        return Decision({key: looking(track, ground.facing(x, y))}, (why,))

    def loot_district(self, staff: "Staff", question: Choose) -> Decision | None:
        """The district to which friends are nearer than enemies."""
        chosen = max(question.allowed, key=lambda key: (staff.ours(staff.ground.middle(int(key))), key))
        return Decision(chosen, (Reason(0, question.rule, "because-nearer-to-us"),))

    def place_loot(self, staff: "Staff", question: Place) -> Decision | None:
        """Place loot as near to friends and as far from enemies as it may lie."""
        found: list[Tracks] = self.seat.candidates(LOOT_SPOTS, self.rng)
        key = question.models[0]
        best = max(found, key=lambda tracks: staff.ours(tracks[key].end), default=None)
        return None if best is None else Decision(best, (Reason(0, question.rule, "because-nearer-to-us"),))

    # Attacks

    def aim(self, staff: "Staff", question: Choose) -> Decision | None:
        """Whom the plan is about, or whom the odds favour."""
        model = staff.ground.model(question.data["model"])
        shot = staff.planner.shot_here(model, rushed=False)
        for step in [*self.steps("shoot"), *([shot[1]] if shot else [])]:
            if question.allows(str(step.target)):
                return Decision(str(step.target), (attack(staff.planner, model, step),))
        return None

    def steps(self, action: str) -> list[Step]:
        """The steps of the plan that are such an action."""
        return [step for step in (self.plan.steps if self.plan is not None else ()) if step.action == action]

    def weapon(self, staff: "Staff", question: Choose) -> Decision | None:
        """The weapon that the plan names."""
        for step in self.plan.steps if self.plan is not None else ():
            if step.weapon and question.allows(step.weapon):
                return Decision(step.weapon, (Reason(0, question.rule, "because-planned"),))
        return None

    def charge(self, staff: "Staff", question: Choose) -> Decision | None:
        """Whom the plan is about, or who is worth most."""
        ground = staff.ground
        model = ground.model(question.data["model"])
        able = [int(key) for key in question.allowed]
        planned = [step.target for step in self.steps("charge") if step.target in able]
        if not planned:
            planned = sorted(able, key=lambda one: -staff.planner.arsenal.charge_value(model, ground.model(one)))
        self.runner, self.quarry = model.id, planned[0]
        return Decision(str(planned[0]), (attack(staff.planner, model, Step("charge", None, planned[0])),))

    def replace(self, staff: "Staff", question: Choose) -> Decision | None:
        """Replace a card that is not good enough, if the hand holds one that is."""
        return staff.hand.replace(question, self.runner, self.quarry)


class Staff:
    """What the sergeant has at hand when it is asked."""

    def __init__(self, ground: Ground, rng: Random) -> None:
        self.ground = ground
        stakes = Stakes(ground)
        self.hand = Hand(ground, stakes, rng)
        self.planner = Planner(ground, stakes, rng)

    def ours(self, spot: Spot) -> float:
        """How much nearer the nearest friend is to a spot than the nearest enemy."""
        near = [
            math.dist(spot[:2], (one.x, one.y)) if (one := self.ground.nearest(*spot[:2], side)) is not None else FAR
            for side in (self.ground.foes, self.ground.own)
        ]
        return near[0] - near[1]


def scripted(text: str) -> Callable[[Sergeant, Staff, Any], Decision | None]:
    """What the corporal's script says."""
    return lambda sergeant, staff, question: corporal.SCRIPT[text](Script(staff.ground, sergeant.seat), question)


def always(value: str, text: str) -> Callable[[Sergeant, Staff, Any], Decision | None]:
    """A function that gives this answer to every question."""
    return lambda sergeant, staff, question: Decision(value, (Reason(0, question.rule, text),))


STEPS: dict[str, Callable[[Sergeant, Staff, Any], Decision | None]] = {
    "mulligan": lambda sergeant, staff, question: staff.hand.mulligan(question),
    "bid": Sergeant.bid,
    "lay-cards": lambda sergeant, staff, question: staff.hand.lay(question),
    "share-modifiers": lambda sergeant, staff, question: staff.hand.share(question),
    "cover-card": lambda sergeant, staff, question: staff.hand.cover(question),
    "cover-cards": lambda sergeant, staff, question: staff.hand.covers(question),
    "replace-card": Sergeant.replace,
    "activate": Sergeant.activate,
    "choose-action": Sergeant.choose_action,
    "move": Sergeant.move,
    "shoot-target": Sergeant.aim,
    "charge-target": Sergeant.charge,
    "name-weapon": Sergeant.weapon,
    "arrive": Sergeant.arrive,
    "deploy": scripted("deploy"),
    "leave": scripted("leave"),
    "choose-role": always("attacker", "because-attacks"),
    "loot-district": Sergeant.loot_district,
    "place-loot": Sergeant.place_loot,
}
