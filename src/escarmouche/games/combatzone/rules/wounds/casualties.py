"""How figures come to their end: eliminated, gone from the table or away by an exit; what they carry falls."""

from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import release
from escarmouche.games.combatzone.rules.events.things import ThingDropped
from escarmouche.games.combatzone.rules.events.turn import Cause, Eliminated, LeftTable
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure
from escarmouche.table.edges import EDGES, edge_distance


def out_of_it(battle: Battle, figure: Figure) -> None:
    """Whatever a figure was doing is over: it waits for nobody, fights nobody, and drops what it carries."""
    let_fall(battle, figure)
    figure.watching = figure.covered = figure.burning = False
    figure.reaction = ""
    battle.changed()
    release(battle)


@rule("CBZ-GEN-09", always=True)
def eliminate(battle: Battle, figure: Figure, cause: Cause, *rules: RuleId) -> None:
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
    """A figure leaves the table as the mission wants, with what it carries."""
    figure.place = "exited"
    figure.ties, figure.watching, figure.covered = [], False, False
    battle.tell(LeftTable(figure=figure.id, exited=True))
    battle.changed()


@rule("CBZ-ACT-18", always=True)
def let_fall(battle: Battle, figure: Figure) -> None:
    """An object falls at its carrier's place when he is eliminated or routed; if he is lost, at the edge."""
    if figure.carried == NO_OBJECT:
        return
    thing = battle.state.things[figure.carried]
    thing.place, thing.x, thing.y, thing.surface = "table", figure.x, figure.y, figure.surface
    if figure.place == "lost":
        thing.x, thing.y = on_the_edge(battle, figure)
    figure.carried = NO_OBJECT
    battle.tell(ThingDropped(figure=figure.id, thing=thing.id))


def on_the_edge(battle: Battle, figure: Figure) -> tuple[int, int]:
    """The point of the table's edge that is nearest to a figure."""
    edge = min(EDGES, key=lambda one: edge_distance(battle.table, one, figure.x, figure.y))
    width, depth = battle.table.width, battle.table.depth
    points = {"y0": (figure.x, 0), "y1": (figure.x, depth), "x0": (0, figure.y), "x1": (width, figure.y)}
    return points[edge]
