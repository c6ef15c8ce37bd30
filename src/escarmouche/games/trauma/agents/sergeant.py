"""The sergeant: weighs several plans for every unit by expected harm, points and danger."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

from escarmouche.agents.agent import Decision
from escarmouche.engine.ids import UnitId
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Amount, Arrange, Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.trauma.agents import corporal, decisions, harm, marching, opening
from escarmouche.games.trauma.agents.ground import Ground
from escarmouche.games.trauma.agents.plans import Plan, Planner
from escarmouche.games.trauma.rules.activation.orders import Courage
from escarmouche.games.trauma.rules.forecast.records import SalvoForecast
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.games.trauma.rules.turn.general import has_officer

MOST_BID = 2
COURAGE = 2
LAST = 1.0
"""How much fire must promise for whoever holds a point to act as early as those who do not."""
LEAST = 0.05
"""A salvo that promises less is not fired."""


class Sergeant:
    """Weighs what is possible; remembers the plan for the unit that acts."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.plan: Plan | None = None

    def weigh(self, question: Question) -> Decision | None:
        """The best answer; None where the usual one will do."""
        if question.text == "alert":
            assert isinstance(question, Choose)
            return decisions.decided(question.options[0].key, question, "because-alert", target=question.data["target"])
        if question.text in corporal.ALWAYS:
            return corporal.always(question)
        step = STEPS.get(question.text)
        if step is None or question.routine:
            return None
        with listening(None):
            return step(self, self.ground(), question)

    def ground(self) -> Ground:
        """The table as it is now."""
        return Ground(self.seat.glimpse(0), self.seat.id)

    # Acting

    def announce(self, ground: Ground, question: Choose) -> Decision | None:
        """Announce the plan that is worth most."""
        unit = ground.unit(question.data["unit"])
        self.plan = None
        deed = corporal.operates(ground, question, unit)
        if deed is not None:
            return deed
        if not ground.foes:
            return corporal.announce(ground, question)
        if unit.place != "table":
            coming = Planner(ground, unit).coming_on(ground.door(unit))
            if coming is None or not question.allows(coming.key):
                return corporal.announce(ground, question)
            return decisions.decided(coming.key, question, WHY[coming.key], unit=unit.id)
        plans = Planner(ground, unit).plans(question.allowed)
        if not plans:
            return None
        self.plan = plans[0]
        return decisions.decided(self.plan.key, question, WHY[self.plan.key], unit=unit.id)

    def move(self, ground: Ground, question: Place) -> Decision | None:
        """Move to where the plan says."""
        unit = ground.unit(question.data["unit"])
        plan = self.plan
        if plan is not None and plan.unit == unit.id and plan.key != "move+move" and plan.end.tracks is not None:
            tracks = marching.completed(question.planner, {str(ground.lead(unit).id): {"to": list(plan.end.spot)}})
            if tracks is not None:
                return decisions.decided(tracks, question, "because-better-place", unit=unit.id)
        return corporal.move(ground, question)

    # Command points

    def bid(self, ground: Ground, question: Amount) -> Decision | None:
        """Bid half of the command points that can be spared, but never many."""
        row = [ground.unit(index) for index in ground.state.sides[ground.me].row]
        spare = question.most - dues(ground, row)
        bid = min(MOST_BID, max(0, spare // 2))
        return decisions.decided(bid, question, "because-bids", bid=bid)

    def row(self, ground: Ground, question: Arrange) -> Decision | None:
        """Whoever promises most by fire acts first, whoever holds a point or is shaken last: acting restores order."""
        units = [ground.unit(option.key) for option in question.options]
        worths = {unit.id: urgency(ground, unit) for unit in units}
        ordered = sorted(units, key=lambda unit: (-worths[unit.id], unit.id))
        return decisions.decided([str(unit.id) for unit in ordered], question, "because-row")

    def fire_salvo(self, ground: Ground, question: Choose) -> Decision | None:
        """Fire the salvo that promises most at the target where it does."""
        forecasts = {
            option.key: cast("SalvoForecast", option.forecast())
            for option in ground.open_salvos(question)
            if option.forecast is not None
        }
        worths = {key: harm.salvo_worth(ground, found) for key, found in forecasts.items()}
        best = max(worths, key=lambda key: worths[key], default=None)
        if best is None or worths[best] < LEAST:
            return decisions.decided("done", question, "because-nothing-to-fire-at")
        lost = round(harm.expected_wounds(forecasts[best]), 1)
        return decisions.decided(best, question, "because-best-salvo", target=forecasts[best].target, lost=lost)

    def order(self, ground: Ground, question: Choose) -> Decision | None:
        """Whoever has not fired watches, whoever may be shot at takes cover, as far as points can be spared."""
        unit = ground.unit(question.data["unit"])
        row = [ground.unit(index) for index in ground.state.sides[ground.me].row]
        spare = question.data["pool"] - dues(ground, row)
        if spare >= COURAGE and (shaken := self._worth_encouraging(ground, question)) is not None:
            return decisions.decided(str(Courage(shaken)), question, "because-encourages", unit=shaken)
        if spare > 0 and ground.foes:
            for key, why in (("alert-fire", "because-watches"), ("take-cover", "because-takes-cover")):
                if question.allows(key):
                    return decisions.decided(key, question, why, unit=unit.id)
        return decisions.decided("done", question, "because-keeps-points")

    def _worth_encouraging(self, ground: Ground, question: Choose) -> UnitId | None:
        """A shaken unit that holds a point and will not act again in this turn."""
        for option in question.options:
            if option.text == "option-order-courage" and option.refused is None:
                friend = ground.unit(option.data["unit"])
                if harm.stake(ground, friend) > 1 and not ground.acts_later(friend):
                    return friend.id
        return None


def urgency(ground: Ground, unit: Unit) -> float:
    """How early a unit should act."""
    if unit.disorganised:
        return -2 * LAST
    if unit.place != "table":
        return 0.0
    fire = Planner(ground, unit).fire(supported=False)
    holds = any(ground.is_at(unit, point) for point in ground.points)
    return fire - (LAST if holds else 0.0)


def dues(ground: Ground, units: list[Unit]) -> int:
    """How many command points it takes to activate some units."""
    return sum(unit.place != "gone" and not has_officer(ground.battle, unit) for unit in units)


def plainly(
    step: Callable[[Ground, Any], Decision | None],
) -> Callable[[Sergeant, Ground, Any], Decision | None]:
    """A step of the corporal as a step of the sergeant, who answers the same there."""
    return lambda sergeant, ground, question: step(ground, question)


WHY = {
    "fire+fire": "because-holds-and-fires",
    "fire": "because-fires",
    "fire+move": "because-fires-and-marches",
    "move+fire": "because-marches-and-fires",
    "move+move": "because-marches",
    "move": "because-marches",
    "none": "because-holds",
}
STEPS: dict[str, Callable[[Sergeant, Ground, Any], Decision | None]] = {
    **{text: plainly(step) for text, step in {**corporal.SCRIPT, **opening.NAMING}.items()},
    "announce": Sergeant.announce,
    "move": Sergeant.move,
    "bid": Sergeant.bid,
    "row": Sergeant.row,
    "order": Sergeant.order,
    "fire-salvo": Sergeant.fire_salvo,
}
