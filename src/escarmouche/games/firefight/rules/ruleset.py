"""Firefight as a ruleset."""

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.entry_points import CHAPTERS
from escarmouche.games.firefight.rules.lists.mustering import start_refusal
from escarmouche.games.firefight.rules.rounds import turn
from escarmouche.games.firefight.rules.state import FirefightSetup, State, muster_state
from escarmouche.games.firefight.rules.table.tables import usable
from escarmouche.rules.missions import zone_off_table
from escarmouche.rules.ruleset import Rules
from escarmouche.rules.terrain import whole_table


def start_refused(setup: FirefightSetup) -> Reason | None:
    """Why a game cannot begin: a table or a list that the players have not agreed to, or zones off the table."""
    axes = "xy" if setup.options.get("objective_axis") == "free" else setup.axis
    return (
        usable(whole_table(setup), set(setup.consent), axes)
        or start_refusal(setup.lists, set(setup.accepted))
        or zone_off_table(setup.table, setup.mission_sheet)
    )


@rule("GFF-PRIN-02")
def options_are_fixed(option: str) -> Reason | None:
    """Options are fixed before lists are submitted."""
    return refusal("GFF-PRIN-02", "refused-option-fixed", option=option)


RULESET: Rules[State] = Rules(
    key="firefight", catalogue=CATALOGUE, setup_type=FirefightSetup, state_type=State, battle=Battle,
    refused=start_refused, muster=muster_state, play=turn.play, entry_points=CHAPTERS, outcome=mission.outcome,
)  # fmt: skip
