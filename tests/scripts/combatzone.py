"""Scripts for Combat Zone: rush at the goal, stay and fire, hide."""

from functools import partial
from random import Random

from escarmouche.agents import Decision
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.combatzone.agents.corporal import at_once
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.plans import Mood, Planner, planner_of
from escarmouche.games.combatzone.agents.sergeant import Sergeant, next_step
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged

RUSHES, HIDES = Mood(fire=0.2, danger=0.0, progress=5.0), Mood(fire=0.0, danger=5.0, progress=0.0)


class Scripted(Sergeant):
    """A sergeant whose figures plan in one mood, or do not move at all."""

    def __init__(self, seat: Seat, rng: Random, mood: Mood | None) -> None:
        super().__init__(seat, rng)
        self.mood = mood

    def weigh(self, question: Question) -> Decision | None:
        """The next step of what the mood plans; the sergeant's answer to everything else."""
        if not isinstance(question, Choose) or question.text != "act" or at_once(question) is not None:
            return super().weigh(question)
        with listening(None):
            ground = Ground(self.seat.glimpse(0), self.seat.id, self.notes)
            figure = ground.figure(question.data["figure"])
            if figure.watching or engaged(figure):
                return super().weigh(question)
            goal = ground.goal(figure)
            if self.mood is None:
                plan = Planner(ground, figure, goal, moving=False).best()
            else:
                plan = planner_of(ground, figure, goal).best(self.mood)
            self.notes["step"], self.notes["plan"] = None, ((figure.id, ground.state.turn, ground.faced), plan)
            decision = next_step(ground, question, figure, plan)
        self.notes["asked"] = self.seat.number
        return decision


MOODS: dict[str, Mood | None] = {"rush": RUSHES, "castle": None, "hide": HIDES}
SCRIPTS = {name: partial(Scripted, mood=mood) for name, mood in MOODS.items()}
