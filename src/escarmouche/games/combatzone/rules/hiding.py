"""Hidden figures of an ambush: showing themselves, and being seen."""

from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.events.scenario import Revealed
from escarmouche.games.combatzone.rules.measure import apart, may_be_within, within
from escarmouche.games.combatzone.rules.sighting import sees
from escarmouche.games.combatzone.rules.state import Figure

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
