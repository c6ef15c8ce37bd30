"""Being engaged: who is tied to whom in close combat, and what ends it."""

from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.moves import LeftCover
from escarmouche.games.combatzone.rules.measure import in_contact
from escarmouche.games.combatzone.rules.shooting.readiness import when_shaken
from escarmouche.games.combatzone.rules.state import Figure, Tie


def engaged(figure: Figure) -> bool:
    """Whether a figure is engaged with anybody."""
    return bool(figure.ties)


def tie_between(a: Figure, b: Figure) -> Tie | None:
    """The tie of one figure to another."""
    return next((tie for tie in a.ties if tie.other == b.id), None)


@rule("CBZ-CC-34", always=True)
def engage(battle: Battle, a: Figure, b: Figure, initiator: Figure) -> None:
    """Two enemies are engaged from the moment a round between them is initiated."""
    for one, other in ((a, b), (b, a)):
        if tie_between(one, other) is None:
            one.ties.append(Tie(other=other.id, initiator=initiator.id))
        when_shaken(battle, one)
        leave_cover(battle, one)


@rule("CBZ-CC-40", always=True)
def leave_cover(battle: Battle, figure: Figure) -> None:
    """Whoever is engaged has no longer taken cover."""
    if figure.covered:
        figure.covered = False
        battle.tell(LeftCover(figure=figure.id))


def still_tied(battle: Battle, figure: Figure, other: Figure) -> bool:
    """Whether two enemies are still engaged: both there, neither routed, in contact."""
    there = figure.place == other.place == "table"
    return there and "routed" not in (figure.reaction, other.reaction) and in_contact(battle, figure, other)


@rule("CBZ-CC-34", always=True)
def release(battle: Battle) -> None:
    """A tie ends when one of the two is eliminated, routed, lost or no longer in contact."""
    for figure in battle.state.figures:
        if figure.ties:
            figure.ties = [tie for tie in figure.ties if still_tied(battle, figure, battle.figure(tie.other))]
