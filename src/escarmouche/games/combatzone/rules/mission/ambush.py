"""Hidden figures of an ambush: showing themselves, being seen, and dealt anew where a player cannot know them."""

from random import Random

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.events.mission import Revealed
from escarmouche.games.combatzone.rules.measure import apart, may_be_within, within
from escarmouche.games.combatzone.rules.shooting.sight import sees
from escarmouche.games.combatzone.rules.state import Figure, State

SPOTTED = centimetres(10)


def reveal(battle: Battle, figure: Figure) -> None:
    """A hidden figure shows itself where it lies."""
    if figure.place == "hidden":
        note("CBZ-SCEN-05")
        figure.place = "table"
        battle.changed()
        battle.tell(Revealed(figure=figure.id, x=figure.x, y=figure.y, surface=figure.surface))


@rule("CBZ-SCEN-05", otherwise=False)
def is_spotted(battle: Battle, figure: Figure) -> bool:
    """A hidden figure shows itself when an unrouted enemy is within 10 cm and sees it."""
    near = [enemy for enemy in battle.enemies(figure) if may_be_within(battle, enemy, figure, SPOTTED)]
    return any(
        enemy.reaction != "routed" and within(apart(battle, enemy, figure), SPOTTED) and sees(battle, enemy, figure)
        for enemy in near
    )


def uncover(battle: Battle) -> None:
    """Whoever has been spotted shows himself; that somebody was looked for in vain is told to nobody."""
    for figure in battle.state.figures:
        if figure.place != "hidden":
            continue
        with listening(None):
            spotted = is_spotted(battle, figure)
        if spotted:
            reveal(battle, figure)


def redeal(state: State, seat: SeatId, rng: Random) -> None:
    """The enemy's hidden figures lie in other places where they could be, with or without a marker."""
    hidden = [figure for figure in state.figures if figure.place == "hidden" and figure.owner != seat]
    spots = list(state.hideouts)
    rng.shuffle(spots)
    for figure, (x, y, surface) in zip(hidden, spots, strict=False):
        figure.x, figure.y, figure.surface = x, y, surface
        figure.facing = rng.randrange(3600)
        figure.watching = rng.random() < 0.5
