"""Cohesion: who must stay near whom, when it is measured, and for whom it counts."""

from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events.turn import CohesionChecked, CohesionTold
from escarmouche.games.combatzone.rules.measure import apart, within
from escarmouche.games.combatzone.rules.state import Figure, Group

NEAR_LEADER = centimetres(NUMBERS["cohesion_cm"]["leader"])
NEAR_SECOND = centimetres(NUMBERS["cohesion_cm"]["second"])


@rule("CBZ-COH-05")
def holders(battle: Battle, group: Group, role: str) -> list[Figure]:
    """The living members of a group whose card has a role; a role is never passed on to another."""
    return [figure for figure in battle.members(group) if battle.card(figure).role == role]


@rule("CBZ-COH-02", otherwise=True)
def has_a_centre(battle: Battle, group: Group) -> bool:
    """A group with neither leader nor second cannot be in cohesion, nor by option one that lacks either."""
    there = [bool(holders(battle, group, role)) for role in ("leader", "second")]
    return all(there) if battle.option("cohesion_needs") == "leader_and_second" else any(there)


@rule("CBZ-COH-01", always=True)
def is_near(battle: Battle, figure: Figure, group: Group) -> bool:
    """Members stay within 15 cm of their leader or within 10 cm of their second, if there is one."""
    reaches = (("leader", NEAR_LEADER), ("second", NEAR_SECOND))
    centres = [(centre, reach) for role, reach in reaches for centre in holders(battle, group, role)]
    return not centres or any(within(apart(battle, figure, centre), reach) for centre, reach in centres)


@rule("CBZ-COH-04", otherwise=[])
def counted(battle: Battle, group: Group) -> list[Figure]:
    """Everybody on the table counts, also who runs and every machine, but leader and second are always in order."""
    return [figure for figure in battle.members(group) if battle.card(figure).role not in ("leader", "second")]


@rule("CBZ-GEN-05", "CBZ-COH-04", otherwise=False)
def stands_alone(battle: Battle, group: Group) -> bool:
    """A hero is a group of his own and never out of cohesion."""
    return battle.party(group).kind == "hero"


def is_cohesive(battle: Battle, group: Group) -> bool:
    """Whether a group is in cohesion as it stands."""
    if stands_alone(battle, group):
        return True
    return has_a_centre(battle, group) and all(is_near(battle, figure, group) for figure in counted(battle, group))


@rule("CBZ-COH-03", always=True)
def check_all(battle: Battle) -> None:
    """Every group is checked once, when initiative is about to be rolled; the result holds until the next check."""
    for group in battle.state.groups:
        if not battle.members(group):
            continue
        if any(figure.place == "hidden" for figure in battle.members(group)):
            check_hidden(battle, group)
            continue
        group.cohesive = is_cohesive(battle, group)
        if not stands_alone(battle, group):
            battle.tell(CohesionChecked(group=group.id, cohesive=group.cohesive))


def check_hidden(battle: Battle, group: Group) -> None:
    """Of a group that lies hidden its player tells the result, and nothing of how it was measured."""
    with listening(None):
        measured = is_cohesive(battle, group)
    group.cohesive = hidden_together(battle) or measured
    if not stands_alone(battle, group):
        battle.tell(CohesionTold(group=group.id, cohesive=group.cohesive))


@rule("CBZ-SCEN-06", otherwise=False)
def hidden_together(battle: Battle) -> bool:
    """In the first turn of an ambush hidden figures count as in cohesion."""
    return battle.state.turn == 1
