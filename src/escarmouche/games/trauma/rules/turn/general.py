"""The chief general: which officer commands an army, and who succeeds him."""

from collections.abc import Collection

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Question, SeatId, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import GeneralNamed, WithoutGeneral
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Side, Unit

OFFICER = "officer"
ASK_NAME_GENERAL = Asks("name-general", "<model>", says=("command", "model"))


def is_officer(battle: Battle, model: Model) -> bool:
    """Whether a model is an officer who is alive."""
    return model.alive and battle.kit(model).role == OFFICER


def has_officer(battle: Battle, unit: Unit) -> bool:
    """Whether a unit includes an officer at this moment."""
    return any(is_officer(battle, model) for model in battle.alive(unit))


@rule("TRA-GEN-09", always=True)
def in_play(battle: Battle, unit: Unit) -> bool:
    """Officers are in play on the table, and in reserve with a card in the sequence; not in an unrecruited section."""
    if unit.place != "gone" and battle.profile(unit).section == "reinforcement":
        note("TRA-PREP-10")
    # An officer may stand in either section, but while his card is not in the sequence he does not command.
    return unit.place in ("table", "reserve") or (unit.place == "section" and not CATALOGUE.holds("TRA-PREP-10"))


@rule("TRA-GEN-01", otherwise=[])
def highest(battle: Battle, seat: SeatId) -> list[Model]:
    """The officers of the highest grade whose units have a card in the sequence."""
    officers = [
        model
        for unit in battle.state.units
        if unit.owner == seat and in_play(battle, unit)
        for model in battle.alive(unit)
        if is_officer(battle, model)
    ]
    best = max((battle.kit(officer).grade for officer in officers), default=0)
    return [officer for officer in officers if battle.kit(officer).grade == best]


def general(battle: Battle, seat: SeatId) -> Model | None:
    """The chief general in office."""
    index = battle.side(seat).general
    return battle.model(index) if index != NO_MODEL else None


@rule("TRA-GEN-10", otherwise=False)
def leaves_office(side: Side, gone: Collection[int]) -> bool:
    """Whether the general of a side is among the models gone; until a successor comes, nobody commands."""
    return side.general in gone


def lay_down(battle: Battle, seat: SeatId, gone: Collection[int]) -> None:
    """If the general is among those who fell, nobody commands from now on; the points of the turn stay."""
    side = battle.side(seat)
    if leaves_office(side, gone):
        note("TRA-CP-02")
        side.general, side.late = NO_MODEL, side.general


def take_up_again(battle: Battle, officer: Model) -> None:
    """A general who was saved commands as before."""
    side = battle.side(battle.unit_of(officer).owner)
    if side.late == officer.id:
        side.general, side.late = side.late, NO_MODEL


@rule("TRA-GEN-05", "TRA-GEN-07", otherwise=True)
def is_vacant(battle: Battle, seat: SeatId) -> bool:
    """Whether an army has no general: he changes only when he was eliminated, even if a higher grade arrives."""
    return general(battle, seat) is None


def command_value(battle: Battle, seat: SeatId) -> int:
    """The Command that counts: the chief general's."""
    officer = general(battle, seat)
    # An army without a commander has Command 0.
    return CATALOGUE.number("TRA-GEN-06") if officer is None else battle.kit(officer).command


# Taking office


def name_question(battle: Battle, seat: SeatId, officers: list[Model]) -> Question:
    """Who of several officers of the same grade becomes chief general."""
    options = [
        Option(str(officer.id), "option-general", {"model": officer.id, "command": battle.kit(officer).command})
        for officer in officers
    ]
    return Choose(seat, ASK_NAME_GENERAL, "TRA-GEN-02", options)


@rule("TRA-GEN-02")
def choose_equal(battle: Battle, seat: SeatId, officers: list[Model]) -> Steps[Model]:
    """Of officers who share the highest grade the player names one."""
    key = yield name_question(battle, seat, officers)
    return battle.model(int(key))


def appoint(battle: Battle, seat: SeatId) -> Steps[None]:
    """The highest officer takes a vacant post; without one, nobody does."""
    officers = highest(battle, seat)
    side = battle.side(seat)
    if not officers:
        if side.late != NO_MODEL:
            battle.tell(WithoutGeneral(seat=seat, rules=("TRA-GEN-06",)))
        side.late = NO_MODEL
        return
    chosen = officers[0] if len(officers) == 1 else (yield from choose_equal(battle, seat, officers))
    side.general, side.late = chosen.id, NO_MODEL
    battle.tell(GeneralNamed(seat=seat, model=chosen.id))


@rule("TRA-GEN-08")
def fill_vacancy(battle: Battle, seat: SeatId) -> Steps[None]:
    """In the third step of every command phase a vacant post is filled from the sequence."""
    yield from appoint(battle, seat)


def appoint_from_row(battle: Battle, seat: SeatId) -> Steps[None]:
    """Name the general of the turn if nobody commands."""
    if is_vacant(battle, seat):
        yield from fill_vacancy(battle, seat)


def has_fallen(battle: Battle, seat: SeatId) -> bool:
    """Whether the chief general of an army was eliminated and nobody has taken his place yet."""
    return battle.side(seat).late != NO_MODEL


@rule("TRA-GEN-03")
def succeed(battle: Battle, seat: SeatId) -> Steps[None]:
    """If the general was eliminated, the highest officer still in play takes his place."""
    yield from appoint(battle, seat)


@rule("TRA-GEN-04")
def succeed_now(battle: Battle, seat: SeatId) -> Steps[None]:
    """The successor takes over at the start of the next activation of the army, or else in the debriefing."""
    yield from succeed(battle, seat)
