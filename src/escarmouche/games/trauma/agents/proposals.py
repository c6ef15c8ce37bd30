"""Plans to compare: what else a sergeant could do with the unit whose turn it is, and with the next card."""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from escarmouche.agents.candidates import Candidate, Told
from escarmouche.engine.questions import Arrange, Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.trauma.agents.ground import Ground, Mood
from escarmouche.games.trauma.agents.plans import Plan, Planner
from escarmouche.games.trauma.agents.sergeant import WHY, Sergeant
from escarmouche.games.trauma.rules.battle import Battle

MOST = 10
"""So many plans are proposed."""
ALIKE = 4000
"""Two moves that end nearer to each other than this are one."""
HANDICAP = 0.02
"""What it is thought to cost of the chance to win, in an even game, not to turn the next card."""
MOODS = {
    "because-boldly": Mood(danger=0.35), "because-carefully": Mood(danger=2.0), "because-together": Mood(mass=3.0),
    "because-apart": Mood(mass=0.3), "because-storms": Mood(danger=0.35, mass=3.0), "because-hunts": Mood(hold=0.4),
}  # fmt: skip
"""How those think whose turns are compared, and what is said of it."""
APART = ("opportunity", "row")
"""What is asked while nothing is being carried out."""
CHANCES = {"turn": "because-next-card", "pass": "because-lets-enemy-act", "both": "because-two-at-once",
           "move-card": "because-later"}  # fmt: skip
"""What can be done when a card could be turned, and why."""


class Proposer(Sergeant):
    """A sergeant that also says what else could be done."""

    told: Told | None = None
    """In which mood plans are made, and in which turn."""

    def ground(self) -> Ground:
        """The table as it is now, in the mood of this turn."""
        ground = super().ground()
        if self.told is not None and self.told.when == ground.state.turn:
            ground.mood = self.told.mood
        return ground

    def adopt(self, candidate: Candidate) -> None:
        """Carry out the plan of a candidate from now on, or make plans in its mood."""
        if isinstance(candidate.plan, Told):
            self.told, self.plan = candidate.plan, None
        else:
            self.plan = candidate.plan

    def is_at(self, plan: Any) -> bool:
        """Whether the same plan is still being carried out."""
        question = self.seat.question()
        return plan is not None and self.plan is plan and (question is None or question.text not in APART)

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposer":
        """The same officer at a copy of the table."""
        other = Proposer(seat, rng)
        if seat.id == self.seat.id:
            other.told = self.told
        return other

    def propose(self, question: Question) -> list[Candidate]:
        """What the unit that acts could announce, and what could be done instead of turning the next card."""
        if isinstance(question, Arrange) and question.text == "row":
            return list(self._rows(question))
        if not isinstance(question, Choose) or question.routine:
            return []
        if question.text == "opportunity":
            with listening(None):
                return list(self._chances(question))
        if question.text != "announce":
            return []
        with listening(None):
            ground = self.ground()
            unit = ground.unit(question.data["unit"])
            if unit.place != "table" or not ground.foes:
                return [self._plainly(question, key, unit.id) for key in WHY if question.allows(key)]
            chosen: list[Plan] = []
            for plan in Planner(ground, unit).plans(question.allowed):
                if len(chosen) < MOST and not any(is_alike(plan, other) for other in chosen):
                    chosen.append(plan)
        return [self._plainly(question, plan.key, unit.id, plan) for plan in chosen]

    def _rows(self, question: Arrange) -> Iterator[Candidate]:
        """How the units could think in this turn, and in which other order they could act: each first, each last."""
        usual = self.weigh(question)
        row: list[str] = usual.value if usual is not None else [option.key for option in question.options]
        turn = self.seat.glimpse(0).state.turn
        for why, mood in MOODS.items():
            yield Candidate(row, (Reason(0, question.rule, why),), Told(turn, mood))
        for key in row[1:]:
            yield Candidate(
                [key, *without(row, key)], (Reason(0, question.rule, "because-first", {"unit": int(key)}),), self.plan
            )
        for key in row[:-1]:
            yield Candidate(
                [*without(row, key), key], (Reason(0, question.rule, "because-last", {"unit": int(key)}),), self.plan
            )

    def _chances(self, question: Choose) -> Iterator[Candidate]:
        """What can be done with the next card, as long as there is an enemy whom it may trouble."""
        foes = Battle(self.seat.glimpse(0)).on_table(1 - self.seat.id)
        for key, why in CHANCES.items() if foes else ():
            if question.allows(key):
                yield Candidate(key, (Reason(0, question.rule, why),), self.plan, HANDICAP)

    def _plainly(self, question: Choose, key: str, unit: int, plan: Plan | None = None) -> Candidate:
        return Candidate(key, (Reason(0, question.rule, WHY[key], {"unit": unit}),), plan)


def without(row: Sequence[str], key: str) -> list[str]:
    """A row with all but one of its units."""
    return [one for one in row if one != key]


def is_alike(one: Plan, other: Plan) -> bool:
    """Whether two plans of a unit come to much the same."""
    return one.key == other.key and math.dist(one.end.spot[:2], other.end.spot[:2]) < ALIKE


PROPOSER = Proposer
PAUSES = frozenset[str]()
"""The questions that come after a part of an activation which is as good as one."""
LOOKS_AHEAD = 10
"""So many activations are played before an end is valued: its own, and those of the next units of both sides."""
SAMPLES_A_SECOND = 17
"""So many orders are played out in a second on one core."""
