"""Combat Zone as a ruleset."""

from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.entry_points import CHAPTERS
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.mission.ambush import redeal
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, State, muster_state
from escarmouche.games.combatzone.rules.turn import phases
from escarmouche.rules.ruleset import Rules

RULESET: Rules[State] = Rules(
    key="combatzone", catalogue=CATALOGUE, setup_type=CombatZoneSetup, state_type=State, battle=Battle,
    refused=missions.start_refused, muster=muster_state, play=phases.play, entry_points=CHAPTERS,
    outcome=missions.outcome, redeal=redeal,
)  # fmt: skip
