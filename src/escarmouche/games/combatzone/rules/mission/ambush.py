"""Hidden figures of an ambush: showing themselves, being seen, and dealt anew where a player cannot know them."""

from collections.abc import Sequence
from random import Random

import numpy as np

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events.mission import Revealed
from escarmouche.games.combatzone.rules.measure import TOLERANCE, apart, may_be_within, within
from escarmouche.games.combatzone.rules.shooting.sight import sees
from escarmouche.games.combatzone.rules.state import Figure, State
from escarmouche.table.sight import Floats

SPOTTED = centimetres(NUMBERS["ambush"]["spotted_cm"])


def reveal(battle: Battle, figure: Figure) -> None:
    """A hidden figure shows itself where it lies."""
    if figure.place == "hidden":
        note("CBZ-SCEN-05")
        figure.place = "table"
        battle.changed()
        battle.tell(Revealed(figure=figure.id, x=figure.x, y=figure.y, surface=figure.surface))


@rule("CBZ-SCEN-05", otherwise=False)
def is_spotted(battle: Battle, figure: Figure, enemies: Sequence[Figure]) -> bool:
    """A hidden figure shows itself when an unrouted enemy is within 10 cm and sees it."""
    near = [enemy for enemy in enemies if may_be_within(battle, enemy, figure, SPOTTED)]
    return any(
        enemy.reaction != "routed" and within(apart(battle, enemy, figure), SPOTTED) and sees(battle, enemy, figure)
        for enemy in near
    )


def uncover(battle: Battle, mover: Figure | None = None) -> None:
    """Reveal every hidden figure that an enemy spots; that a figure was not spotted is told to nobody.

    With a `mover`, only that figure has changed its place since the last time, and only its sight is tried.
    """
    for figure in battle.state.figures:
        if figure.place != "hidden":
            continue
        with listening(None):
            spotted = is_spotted(battle, figure, battle.enemies(figure) if mover is None else (mover,))
        if spotted:
            reveal(battle, figure)


def where_hidden_figures_spot(battle: Battle, mover: Figure, places: Floats, first: int, last: int) -> list[int]:
    """The numbers of the places, from the first to before the last, where a mover may be near enough to a hidden enemy.

    It is a quick look before anything is measured.
    """
    hidden = [one for one in battle.state.figures if one.place == "hidden" and one.owner != mover.owner]
    rows = np.array([(one.x, one.y, battle.radius(one)) for one in hidden], float).reshape(-1, 3)
    reach = rows[:, 2] + battle.radius(mover) + SPOTTED + TOLERANCE + 1
    off = np.abs(places[first:last, None, :] - rows[:, :2]).max(axis=2)
    found: list[int] = (np.flatnonzero((off <= reach).any(axis=1)) + first).tolist()
    return found


def redeal(state: State, seat: SeatId, rng: Random) -> None:
    """The enemy's hidden figures lie in other places where they could be, with or without a marker."""
    hidden = [figure for figure in state.figures if figure.place == "hidden" and figure.owner != seat]
    if not hidden:
        return
    spots = list(state.hideouts)
    rng.shuffle(spots)
    for figure, (x, y, surface) in zip(hidden, spots, strict=False):
        figure.x, figure.y, figure.surface = x, y, surface
        figure.facing = rng.randrange(3600)
        figure.watching = rng.random() < 0.5
