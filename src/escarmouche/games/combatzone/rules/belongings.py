"""What figures carry: an object falls where its carrier does."""

from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.things import ThingDropped
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure
from escarmouche.table.edges import EDGES, edge_distance


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
