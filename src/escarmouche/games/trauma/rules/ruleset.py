"""Trauma as a ruleset."""

from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.entry_points import CHAPTERS
from escarmouche.games.trauma.rules.mission import victory
from escarmouche.games.trauma.rules.mission.agreement import setup_refused
from escarmouche.games.trauma.rules.state import State, TraumaSetup, muster_state
from escarmouche.games.trauma.rules.turn import course
from escarmouche.games.trauma.rules.turn.sequence import redeal
from escarmouche.rules.ruleset import Rules

RULESET: Rules[State] = Rules(
    key="trauma", catalogue=CATALOGUE, setup_type=TraumaSetup, state_type=State, battle=Battle, refused=setup_refused,
    muster=muster_state, play=course.play, entry_points=CHAPTERS, outcome=victory.outcome, redeal=redeal,
)  # fmt: skip
