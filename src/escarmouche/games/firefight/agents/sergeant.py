"""The sergeant: gives each unit the order that exact odds and the objectives make the best."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.place import Place, Tracks
from escarmouche.engine.questions import Assign, Choose, ChooseSome, Question
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.agents import deployment, spells
from escarmouche.games.firefight.agents.field import Field
from escarmouche.games.firefight.agents.harm import Arsenal
from escarmouche.games.firefight.agents.orders import Order, Staff
from escarmouche.games.firefight.agents.shots import best_shots
from escarmouche.games.firefight.rules.mission import SEIZING
from escarmouche.games.firefight.rules.movement.gait import distance_of, gait_of, obstacles_for
from escarmouche.games.firefight.rules.movement.moves import ADVANCE, RUSH
from escarmouche.games.firefight.rules.rounds.activation import Charge
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.table.ways.movement import passed, path

HASTE, PATIENCE = 0.2, 0.0
"""How much taking ground counts when choosing whom to activate: in most rounds, and in the last."""
SAVING = 0.6
"""How much the harm that threatens a unit speaks for letting it act first."""
LOOK = 4
CONSIDERED = 2
"""So many of the units that could act are given a closer look; one in the first round, when all are far apart."""
WORTH_A_LOOK = 0.5
"""What a unit must promise, as a share of the urgency of the best so far, to be given a closer look."""


class Sergeant:
    """Weighs what is possible; remembers the orders it has given and the odds it has worked out."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.arsenal = Arsenal()
        self.order: Order | None = None
        self.aim: str | None = None

    def weigh(self, question: Question) -> Decision | None:
        """The best answer; None where the usual one will do."""
        step = STEPS.get(question.text)
        if step is None:
            return None
        with listening(None):
            return step(self, Staff(self._field, self.arsenal), question)

    def _field(self) -> Field:
        """The battlefield of the moment."""
        return Field(self.seat.glimpse(0), self.seat.id)

    # Activations

    def activate(self, staff: Staff, question: Choose) -> Decision | None:
        """The unit that gains most by acting now; those that promise little beside the best so far are left out."""
        field = staff.field
        units = [field.state.units[int(key)] for key in question.allowed if key.isdecimal()]
        promising = [(staff.promise(unit) if len(units) > 1 else 0.0, unit.id) for unit in units]
        promising.sort(key=lambda pair: (-pair[0], pair[1]))
        best: tuple[float, Order] | None = None
        for promise, index in promising[: CONSIDERED if field.round > 1 else 1]:
            if best is not None and promise < WORTH_A_LOOK * best[0]:
                break
            order = staff.best(field.state.units[index], lambda action: True)
            urgency = self._urgency(staff, field.state.units[index], order)
            if best is None or urgency > best[0]:
                best = (urgency, order)
        assert best is not None
        self.order = best[1]
        why = Reason(0, "GFF-ACT-01", "because-acts-now", {"unit": self.order.unit})
        return Decision(str(self.order.unit), (why, *self.order.reasons))

    def _urgency(self, staff: Staff, unit: Unit, order: Order) -> float:
        field = staff.field
        if unit.shaken:
            return 0.5
        gain = order.taking - staff.taking(unit, field.spot(unit))
        return order.harm + SAVING * order.threat + (HASTE if field.left else PATIENCE) * gain

    def choose_action(self, staff: Staff, question: Choose) -> Decision | None:
        """The order that was given; another where that is not allowed."""
        order, unit = self.order, question.data["unit"]
        if order is None or order.unit != unit or not question.allows(order.action):
            order = self.order = staff.best(staff.field.state.units[unit], question.allows)
        return Decision(order.action, order.reasons)

    def move(self, staff: Staff, question: Place) -> Decision | None:
        """Move to where the order says, or as near to it as can be."""
        field = staff.field
        unit = field.state.units[question.data["unit"]]
        order = self.order
        if order is None or order.unit != unit.id:
            order = self.order = staff.best(unit, lambda action: not action.startswith(Charge.word))
        lead = str(field.lead(unit).id)
        for goal in order.goals[:LOOK]:
            tracks = completed(question, {lead: {"to": list(goal)}})
            if tracks is not None:
                return Decision(around_danger(field, unit, question, tracks, order.action), order.reasons)
        found: list[Tracks] = self.seat.candidates(LOOK, self.rng, [goal[:2] for goal in order.goals[:1]])
        if not found:
            return None
        return Decision(max(found, key=lambda tracks: staff.taking(unit, tracks[lead].end)), order.reasons)

    def go_on(self, staff: Staff, question: Choose) -> Decision | None:
        """Cast what is worth casting, then shoot."""
        field = staff.field
        unit = field.state.units[question.data["unit"]]
        chosen = spells.best(staff, unit, question)
        if chosen is not None:
            self.aim = chosen.target
            return Decision(chosen.key, chosen.reasons)
        if question.allows("shoot"):
            return Decision("shoot", (Reason(0, "GFF-SHOOT-01", "because-can-shoot"),))
        return None

    def shoot(self, staff: Staff, question: Assign) -> Decision | None:
        """Shoot at the targets from which shooting takes most."""
        return best_shots(staff, question)

    # Spells

    def spell_target(self, staff: Staff, question: Choose) -> Decision | None:
        """Whom the spell was meant for."""
        if self.aim is None or not question.allows(self.aim):
            return None
        return Decision(self.aim, (Reason(0, question.rule, "because-meant"),))

    def spell_targets(self, staff: Staff, question: ChooseSome) -> Decision | None:
        """Whom the spell was meant for, and others as far as it goes."""
        if self.aim is None or not question.allows(self.aim):
            return None
        others = [key for key in question.allowed if key != self.aim]
        value = [self.aim, *others][: question.most]
        return Decision(value, (Reason(0, question.rule, "because-meant"),))

    # Losses

    def lose(self, staff: Staff, question: ChooseSome) -> Decision | None:
        """Remove the models that are missed least."""
        models = [staff.field.state.models[int(key)] for key in question.allowed]
        ranked = sorted(models, key=lambda model: (missed(staff, model), -model.id))
        value = [str(model.id) for model in ranked[: question.least]]
        return Decision(value, (Reason(0, question.rule, "because-missed-least"),))

    def lose_one(self, staff: Staff, question: Choose) -> Decision | None:
        """Remove the model that is missed least."""
        models = [staff.field.state.models[int(key)] for key in question.allowed]
        least = min(models, key=lambda model: (missed(staff, model), -model.id))
        return Decision(str(least.id), (Reason(0, question.rule, "because-missed-least"),))

    # After blows

    def consolidate(self, staff: Staff, question: Place) -> Decision | None:
        """Consolidate toward the objectives, unless the unit already holds one."""
        field = staff.field
        unit = field.state.units[question.data["unit"]]
        marks = [(mark.x, mark.y) for mark in field.state.objectives]
        if not marks or staff.hold(unit):
            return None
        found: list[Tracks] = self.seat.candidates(LOOK, self.rng, marks)
        lead = str(field.lead(unit).id)
        best = max(found, key=lambda tracks: staff.taking(unit, tracks[lead].end), default=None)
        return None if best is None else Decision(best, (Reason(0, "GFF-MISS-07", "because-toward-objectives"),))

    def push_where(self, staff: Staff, question: Place) -> Decision | None:
        """Push a model away from the objectives, and if possible over an edge."""
        field = staff.field
        key = question.models[0]
        found: list[Tracks] = self.seat.candidates(20, self.rng)

        def value(tracks: Tracks) -> tuple[bool, float]:
            x, y, surface = tracks[key].end
            start = tracks[key].spots[0]
            table = field.battle.table
            over = not table.holds(surface, x, y) and table.surfaces[surface].z > 0
            near = [((mark.x - x) ** 2 + (mark.y - y) ** 2) ** 0.5 for mark in field.state.objectives]
            return over, min(near, default=0.0) if tracks[key].end != start else -1.0

        return Decision(max(found, key=value), (Reason(0, question.rule, "because-pushed-away"),))


def completed(question: Place, partial: dict[str, Any]) -> Tracks | None:
    """The whole answer to a wish, or None if it is not allowed."""
    try:
        return question.complete(partial)
    except Refused:
        return None


def around_danger(field: Field, unit: Unit, question: Place, tracks: Tracks, action: str) -> Tracks:
    """The move with ways around dangerous terrain, where there are such ways."""
    battle = field.battle
    if not battle.table.having("dangerous"):
        return tracks
    way = RUSH if action == "rush" else ADVANCE
    bent = dict(tracks)
    for key, track in tracks.items():
        model = battle.state.models[int(key)]
        gait = gait_of(battle, model, way).without_jumps
        if not gait.fly and passed(battle.table, gait, track, "dangerous"):
            bases, most = obstacles_for(battle, model, way), distance_of(battle, model, way)
            bent[key] = path(battle.table, gait, bases, track.spots[0], track.end, most, "dangerous") or track
    return bent if bent != tracks and question.fault(bent) is None else tracks


def missed(staff: Staff, model: Model) -> float:
    """How much a model would be missed: what it carries, and whether it alone holds an objective."""
    battle = staff.field.battle
    arms = battle.arms(battle.unit_of(model))
    carried = sum(
        arms[index].attacks * (1 + arms[index].rules.get("ap", 0) + arms[index].rules.get("deadly", 0))
        for index in battle.kit(model).weapons
    )
    near = any(
        ((mark.x - model.x) ** 2 + (mark.y - model.y) ** 2) ** 0.5 <= SEIZING for mark in staff.field.state.objectives
    )
    return carried + 2 * near - model.markers


def always(value: str, text: str) -> Callable[[Sergeant, Staff, Any], Decision | None]:
    """A function that gives this answer to every question."""
    return lambda sergeant, staff, question: Decision(value, (Reason(0, question.rule, text),))


STEPS: dict[str, Callable[[Sergeant, Staff, Any], Decision | None]] = {
    "choose-edge": deployment.choose_edge,
    "set-aside": deployment.set_aside,
    "deploy": deployment.deploy,
    "scout": deployment.deploy,
    "arrive-which": deployment.bring_in,
    "arrive": deployment.arrive,
    "activate": Sergeant.activate,
    "choose-action": Sergeant.choose_action,
    "move": Sergeant.move,
    "next": Sergeant.go_on,
    "shoot": Sergeant.shoot,
    "spell-target": Sergeant.spell_target,
    "spell-targets": Sergeant.spell_targets,
    "commit-tokens": spells.commit,
    "commit-tokens-against": spells.hinder,
    "casualties": Sergeant.lose,
    "deadly-assign": Sergeant.lose_one,
    "absorb": Sergeant.lose_one,
    "use-limited": always("yes", "because-now-or-never"),
    "consolidate": Sergeant.consolidate,
    "spell-move": Sergeant.consolidate,
    "push": always("yes", "because-nothing-to-lose"),
    "push-where": Sergeant.push_where,
}
