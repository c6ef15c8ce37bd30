"""What figures carry: an object falls where its carrier does."""

from escarmouche.core.rulebook import rule
from escarmouche.games.combatzone.events.things import ThingDropped
from escarmouche.games.combatzone.state import NO_OBJECT, Figure
from escarmouche.games.combatzone.zone import Zone


@rule("CBZ-ACT-18", always=True)
def let_fall(zone: Zone, figure: Figure) -> None:
    """An object falls at its carrier's place when he is eliminated, routed or lost."""
    if figure.carried == NO_OBJECT:
        return
    thing = zone.state.things[figure.carried]
    thing.place, thing.x, thing.y, thing.surface = "table", figure.x, figure.y, figure.surface
    figure.carried = NO_OBJECT
    zone.tell(ThingDropped(figure=figure.id, thing=thing.id))
