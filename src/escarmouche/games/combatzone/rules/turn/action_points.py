"""Action points: how many a figure has this turn, how many are left, and paying with them."""

from collections.abc import Mapping

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.turn import Deed, PointsSpent
from escarmouche.games.combatzone.rules.own_rules import amount
from escarmouche.games.combatzone.rules.state import NO_LIMIT, Figure
from escarmouche.games.combatzone.rules.wounds.machines import power_left

SHAKEN = 3
"""How many points at most a figure has that is panicked, recovered or back on its feet."""


SUPPLY: Mapping[str, RuleId] = {
    "green": "CBZ-AP-01",
    "average": "CBZ-AP-02",
    "veteran": "CBZ-AP-03",
    "elite": "CBZ-AP-04",
    "hero": "CBZ-AP-05",
}
"""The rule that says how many points each quality has."""


@rule("CBZ-AP-06", otherwise=0)
def stray_penalty(battle: Battle, figure: Figure) -> int:
    """In a group that is out of cohesion everybody has one point less, until cohesion is checked again."""
    note("CBZ-COH-03")
    return 0 if battle.group(figure).cohesive else 1


@rule("CBZ-REACT-17", otherwise=False)
def is_panicked(figure: Figure) -> bool:
    """A panicked figure has only 3 points."""
    return figure.reaction == "panicked"


@rule("CBZ-REACT-15", "CBZ-REACT-16", otherwise=False)
def is_recovered(figure: Figure) -> bool:
    """A figure that has just recovered has only 3 points for the rest of the turn."""
    return figure.reaction == "recovered"


@rule("CBZ-AID-02", otherwise=False)
def is_feeble(figure: Figure) -> bool:
    """Whoever got back on his feet has never more than 3 points again."""
    return figure.feeble


@rule("CBZ-REACT-24", "CBZ-ACT-21", otherwise=False)
def is_routed(figure: Figure) -> bool:
    """A routed figure can do nothing."""
    return figure.reaction == "routed"


@rule("CBZ-AP-08", always=True)
def capped(supply: int, *, shaken: bool) -> int:
    """The penalty lowers the supply and the 3 points are a ceiling; they do not add up."""
    if not shaken:
        return supply
    note("CBZ-REACT-18")
    return min(supply, SHAKEN)


def is_shaken(figure: Figure) -> bool:
    """Whether anything leaves a figure only 3 points; most have neither a marker nor a wound to ask about."""
    marked = figure.reaction or figure.feeble
    return bool(marked) and (is_panicked(figure) or is_recovered(figure) or is_feeble(figure))


def allowance(battle: Battle, figure: Figure) -> int:
    """The action points of a figure this turn."""
    if figure.reaction and is_routed(figure):
        return 0
    penalty, card = stray_penalty(battle, figure), battle.cards[figure.id]
    supply = CATALOGUE.number(SUPPLY[card.quality]) - penalty
    if card.own:
        supply = max(0, supply + amount(battle, figure, "action points"))
    if card.machine:
        supply = power_left(figure, supply)
        if penalty:
            note("CBZ-MACH-20")
    supply = capped(supply, shaken=is_shaken(figure))
    return supply if figure.limit == NO_LIMIT else min(supply, figure.limit)


@rule("CBZ-REACT-18", always=True)
def left(battle: Battle, figure: Figure) -> int:
    """The points a figure has left; what it spent this turn counts, also against the 3 of a panicked figure."""
    return max(0, allowance(battle, figure) - figure.spent)


@rule("CBZ-AP-08")
def too_dear(battle: Battle, figure: Figure, cost: int) -> Reason | None:
    """Nothing can be begun that costs more than what is left."""
    have = left(battle, figure)
    return refusal("CBZ-AP-08", "refused-points", cost=cost, left=have) if cost > have else None


def pay(battle: Battle, figure: Figure, cost: int, what: Deed) -> None:
    """Points are spent on an action."""
    figure.spent += cost
    if cost:
        figure.turned = -1
    if cost and battle.game.keeps_journal:
        # How many are left is worked out for the journal only.
        battle.tell(PointsSpent(figure=figure.id, what=what, cost=cost, left=left(battle, figure)))
