"""Readiness: how a figure that waits with its weapon ready loses its opportunity fire."""

from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.turn import WatchLost
from escarmouche.games.combatzone.rules.state import Figure


def lose_watch(battle: Battle, figure: Figure) -> bool:
    """A figure waits no longer; of one that lies hidden only its owner hears. Returns whether it did wait."""
    if not figure.watching:
        return False
    figure.watching = False
    if figure.place == "hidden":
        battle.tell(WatchLost(figure=figure.id, audience=(figure.owner,), rules=("CBZ-OPP-02",)))
    else:
        battle.tell(WatchLost(figure=figure.id))
    return True


@rule("CBZ-OPP-02", otherwise=False, always=True)
def at_the_start_of_a_turn(battle: Battle, figure: Figure) -> bool:
    """Opportunity fire that was not used is lost at the start of the next turn."""
    return lose_watch(battle, figure)


@rule("CBZ-OPP-03", otherwise=False)
def when_hit(battle: Battle, figure: Figure) -> bool:
    """Whoever is shot at and hit loses his opportunity fire."""
    return lose_watch(battle, figure)


def keep_or_lose_watch(battle: Battle, figure: Figure, *, hit: bool) -> None:
    """After shots at a figure that waits: it loses its opportunity fire if it was hit, and keeps it if all missed."""
    if hit:
        when_hit(battle, figure)
        return
    note("CBZ-OPP-03")
    if not CATALOGUE.holds("CBZ-OPP-08"):
        lose_watch(battle, figure)


@rule("CBZ-OPP-08", otherwise=False)
def when_shaken(battle: Battle, figure: Figure) -> bool:
    """Opportunity fire is lost by close combat, panic, rout and in an area of effect too; not by shots that miss."""
    return lose_watch(battle, figure)


@rule("CBZ-OPP-04", always=True)
def use_up(battle: Battle, watcher: Figure) -> None:
    """Opportunity fire is lost after it has been fired."""
    watcher.watching = False
