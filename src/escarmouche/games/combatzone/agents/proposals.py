"""Plans to compare: what else a sergeant could do with the figure that acts."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.agents.candidates import Candidate, Told
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.plans import EVEN, MOOD, Mood, Plan, Planner, planner_of
from escarmouche.games.combatzone.agents.sergeant import Sergeant, next_step, rest
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.state import Figure

MOODS = {
    "because-without-fire": Mood(fire=0.0), "because-boldly": Mood(danger=0.0), "because-carefully": Mood(danger=2.5),
    "because-hastily": Mood(progress=3.0), "because-hides": Mood(fire=0.0, danger=2.5),
    "because-fires-on": Mood(fire=3.0, progress=0.0),
}  # fmt: skip
"""How those think whose plans are compared, and what is said of a group that does."""
DEEDS = ("area", "aim", "single", "fight", "aid", "door", "tech", "cover", "watch", "climb", "cross", "jump")
"""What else is tried, by the words with which options begin."""
MOST_DEEDS = 3
A_POINT = 0.03
"""What a point that a plan is worth is of the chance to win, in an even game."""
HERE = Plan(0.0, None, 0, None)
NEXT = "next-figure"
TRANSIENT = ("plan", "step", "march", "asked")
"""What an officer has in mind for the moment."""


class Proposer(Sergeant):
    """A sergeant that also says what else could be done."""

    @property
    def plan(self) -> Any:
        """The plan that is being carried out, with the moment for which it was made."""
        return self.notes.get("plan")

    def adopt(self, candidate: Candidate) -> None:
        """Carry out the plan of a candidate from now on, or let the group think in its mood."""
        self.notes["step"] = None
        if isinstance(candidate.plan, Told):
            self.notes[MOOD] = candidate.plan
            self.notes["plan"] = None
        else:
            self.notes["plan"] = candidate.plan

    def is_at(self, plan: Any) -> bool:
        """Whether nothing has changed since a plan was made that is being carried out, or followed by another."""
        now, question = self.plan, self.seat.question()
        if question is not None and question.text == NEXT:
            return False
        return plan is not None and now is not None and bool(plan[0] == now[0])

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposer":
        """The same officer at a copy of the table."""
        other = Proposer(seat, rng)
        other.notes = {key: found for key, found in self.notes.items() if key not in TRANSIENT}
        if seat.id != self.seat.id:
            other.notes.pop(MOOD, None)
        return other

    def propose(self, question: Question) -> list[Candidate]:
        """What the figure that acts could do next."""
        if isinstance(question, Choose) and question.text == NEXT:
            return list(self._moods(question))
        if not isinstance(question, Choose) or question.text != "act":
            return []
        kept = {key: self.notes.get(key) for key in TRANSIENT}
        try:
            with listening(None):
                ground = Ground(self.seat.glimpse(0), self.seat.id, self.notes)
                figure = ground.figure(question.data["figure"])
                found = [] if figure.watching else list(self._plans(ground, question, figure))
                return [*found, *deeds(question, figure, {one.value for one in found})]
        finally:
            self.notes.update(kept)

    def _moods(self, question: Choose) -> Iterator[Candidate]:
        """How a group could think in this turn, asked before the first of it acts; and who else could go first."""
        kept = {key: self.notes.get(key) for key in TRANSIENT}
        with listening(None):
            ground = Ground(self.seat.glimpse(0), self.seat.id, self.notes)
            group = question.data["group"]
            usual = self.weigh(question)
        self.notes.update(kept)
        fresh = not any(one.acted for one in ground.own if one.group == group)
        if usual is None or not fresh or not ground.foes:
            return
        for why, mood in MOODS.items():
            reason = Reason(0, question.rule, why, {"group": group})
            yield Candidate(usual.value, (reason,), Told((ground.state.turn, group), mood))

    def _plans(self, ground: Ground, question: Choose, figure: Figure) -> Iterator[Candidate]:
        """The plans of those who think differently, and staying here."""
        if engaged(figure):
            return
        planner: Planner = planner_of(ground, figure, ground.goal(figure))
        moment = (figure.id, ground.state.turn, ground.faced)
        seen: set[Any] = set()
        found = [
            *(planner.best_judged(mood) for mood in (EVEN, *MOODS.values())),
            *((plan, plan.worth) for plan in planner.charges()),
        ]
        most = max(found[0][1], *(worth for _, worth in found))
        for plan, worth in (*found, (HERE, planner.judged())):
            if plan[1:] in seen:
                continue
            seen.add(plan[1:])
            step: Decision | None = (
                rest(ground, question, figure) if plan is HERE else next_step(ground, question, figure, plan)
            )
            if step is not None:
                yield Candidate(step.value, step.reasons, (moment, plan), A_POINT * (most - worth))


def deeds(question: Choose, figure: Figure, proposed: Collection[str]) -> Iterator[Candidate]:
    """What else could be done at once."""
    words = [key.partition(":")[0] for key in question.keys]
    new = [(DEEDS.index(word), key) for word, key in zip(words, question.keys, strict=True) if word in DEEDS]
    keys = [key for _, key in sorted(new) if key not in proposed and question.allows(key)]
    for key in keys[:MOST_DEEDS]:
        yield Candidate(key, (Reason(0, question.rule, "because-tries", {"figure": figure.id}),))


PROPOSER = Proposer
PAUSES = frozenset({"next-figure"})
"""The questions that come after a part of an activation which is as good as one."""
LOOKS_AHEAD = 12
"""So many activations are played before an end is valued: those of twelve figures, mostly with the enemy's reply."""
SAMPLES_A_SECOND = 17
"""So many orders are played out in a second on one core."""
