"""How figures come to their end: eliminated, gone from the table, or away by an exit."""

from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.belongings import let_fall
from escarmouche.games.combatzone.rules.engagement import release
from escarmouche.games.combatzone.rules.events.turn import Eliminated, LeftTable
from escarmouche.games.combatzone.rules.state import Figure


def out_of_it(battle: Battle, figure: Figure) -> None:
    """Whatever a figure was doing is over: it waits for nobody, fights nobody, and drops what it carries."""
    let_fall(battle, figure)
    figure.watching = figure.covered = figure.burning = False
    figure.reaction = ""
    battle.changed()
    release(battle)


@rule("CBZ-GEN-09", always=True)
def eliminate(battle: Battle, figure: Figure, cause: str, *rules: RuleId) -> None:
    """An eliminated figure stops acting at once; a marker lies where it fell until the end of the following turn."""
    figure.place, figure.fell = "casualty", battle.state.turn
    figure.treated = figure.stabilised = False
    battle.tell(Eliminated(figure=figure.id, cause=cause, rules=tuple(rules)))
    out_of_it(battle, figure)
    if battle.card(figure).machine:
        # Nobody can help a machine: no marker is left of it.
        figure.place = "lost"


@rule("CBZ-REACT-25", always=True)
def leave(battle: Battle, figure: Figure) -> None:
    """A figure that leaves the table is lost for good."""
    figure.place = "lost"
    battle.tell(LeftTable(figure=figure.id, exited=False))
    out_of_it(battle, figure)


def go_out(battle: Battle, figure: Figure) -> None:
    """A figure leaves the table as the scenario wants, with what it carries."""
    figure.place = "exited"
    figure.ties, figure.watching, figure.covered = [], False, False
    battle.tell(LeftTable(figure=figure.id, exited=True))
    battle.changed()
