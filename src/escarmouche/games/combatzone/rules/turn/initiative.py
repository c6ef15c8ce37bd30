"""Initiative: the dice of both sides, ties, and who acts first."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.turn import FirstNamed, InitiativeRolled, InitiativeTied, InitiativeWon
from escarmouche.games.combatzone.rules.state import Figure, Group
from escarmouche.games.combatzone.rules.turn import cohesion

ASK_NAME_FIRST = Asks("name-first", "<seat>", about=("turn",), says=("seat",))


@rule("CBZ-REACT-16", otherwise=False)
def has_recovered(figure: Figure) -> bool:
    """Whoever has recovered counts as under no reaction in the same turn."""
    return figure.reaction == "recovered"


def unshaken(figure: Figure) -> bool:
    """Whether a figure is under no reaction."""
    return not figure.reaction or has_recovered(figure)


def can_act(battle: Battle, group: Group) -> bool:
    """Whether anybody of a group is alive and not running."""
    return any(figure.reaction != "routed" for figure in battle.members(group) if figure.place in ("table", "hidden"))


@rule("CBZ-INIT-03", otherwise=0, always=True)
def die_of_a_hero(hero: Figure) -> int:
    """A hero under no reaction rolls a D8, and a shaken one no die."""
    return 8 if unshaken(hero) else 0


def die_of(battle: Battle, group: Group) -> int:
    """The die that a group rolls: its number of faces, or 0 if nobody of it is on the table, seen and not running."""
    if not any(figure.reaction != "routed" for figure in battle.members(group) if figure.place == "table"):
        return 0
    if battle.party(group).kind == "hero":
        return die_of_a_hero(battle.members(group)[0])
    return CATALOGUE.number("CBZ-INIT-01" if group.cohesive else "CBZ-INIT-02")


@rule("CBZ-INIT-06")
def pool(battle: Battle, seat: SeatId) -> list[int]:
    """A side rolls for every group of which somebody stands on the table, heroes first, and adds everything up."""
    own = [group for group in battle.state.groups if group.owner == seat]
    own.sort(key=lambda group: battle.party(group).kind != "hero")
    return [faces for group in own if (faces := die_of(battle, group))]


@rule("CBZ-INIT-04", otherwise=0, always=True)
def of_seconds(battle: Battle, seat: SeatId) -> int:
    """Every second under no reaction adds 1."""
    return _steady(battle, seat, "second")


@rule("CBZ-INIT-05", otherwise=0, always=True)
def of_leaders(battle: Battle, seat: SeatId) -> int:
    """Every leader under no reaction adds 2."""
    return 2 * _steady(battle, seat, "leader")


def _steady(battle: Battle, seat: SeatId, role: str) -> int:
    living = (figure for group in battle.state.groups if group.owner == seat for figure in battle.members(group))
    return sum(battle.card(figure).role == role and unshaken(figure) for figure in living)


def bonuses(battle: Battle, seat: SeatId) -> list[Reason]:
    """What leaders and seconds add."""
    found = [
        Reason(of_leaders(battle, seat), "CBZ-INIT-05", "reason-leaders"),
        Reason(of_seconds(battle, seat), "CBZ-INIT-04", "reason-seconds"),
    ]
    return [reason for reason in found if reason.value]


def roll_side(battle: Battle, seat: SeatId) -> tuple[list[int], int]:
    """The dice of a side and its total."""
    faces = pool(battle, seat)
    dice = [battle.roll(1, "CBZ-INIT-06", "initiative", sides)[0] for sides in faces]
    reasons = bonuses(battle, seat)
    note("CBZ-GEN-13")
    number = sum(dice) + total(reasons)
    battle.tell(InitiativeRolled(seat=seat, dice=tuple(dice), faces=tuple(faces), total=number, reasons=tuple(reasons)))
    return dice, number


@rule("CBZ-INIT-08", always=True)
def by_highest_die(one: list[int], other: list[int]) -> SeatId | None:
    """With equal totals the side with the higher highest die wins; None if these are equal too."""
    best = [max(dice, default=0) for dice in (one, other)]
    return by_further_dice(one, other) if best[0] == best[1] else int(best[1] > best[0])


@rule("CBZ-INIT-09", always=True)
def by_further_dice(one: list[int], other: list[int]) -> SeatId | None:
    """Highest dice equal too: the dice are compared in descending order, a missing one as 0; None if all are equal."""
    ranked = [sorted(dice, reverse=True) + [0] * 20 for dice in (one, other)]
    for mine, theirs in zip(ranked[0], ranked[1], strict=False):
        if mine != theirs:
            return int(theirs > mine)
    return None


def roll_off(battle: Battle) -> SeatId:
    """Both sides roll until one has won."""
    while True:
        (one, first), (other, second) = roll_side(battle, 0), roll_side(battle, 1)
        winner = int(second > first) if first != second else by_highest_die(one, other)
        if winner is not None or not (one or other):
            return winner or 0
        battle.tell(InitiativeTied())


@rule("CBZ-INIT-07")
def name_first(battle: Battle, winner: SeatId) -> Steps[None]:
    """The winner decides which side acts first this turn."""
    options = [
        Option(str(winner), "option-you-first", {"seat": winner}),
        Option(str(1 - winner), "option-they-first", {"seat": 1 - winner}),
    ]
    chosen = yield Choose(winner, ASK_NAME_FIRST, "CBZ-INIT-07", options, data={"turn": battle.state.turn})
    battle.state.first = int(chosen)
    battle.tell(FirstNamed(seat=battle.state.first))


def roll_initiative(battle: Battle) -> Steps[None]:
    """Cohesion is checked, both sides roll, and the winner says who begins."""
    cohesion.check_all(battle)
    if is_ambushed(battle):
        yield from name_first(battle, battle.state.ambusher)
        return
    winner = roll_off(battle)
    battle.state.loser = 1 - winner
    battle.tell(InitiativeWon(seat=winner))
    yield from name_first(battle, winner)


@rule("CBZ-SCEN-06", otherwise=False)
def is_ambushed(battle: Battle) -> bool:
    """In the first turn of an ambush no initiative is rolled: the ambusher decides."""
    return battle.state.turn == 1 and battle.sheet.is_ambush
