"""Technology rolls: locked doors, crates, and the repair of machines."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Literal

from escarmouche.engine.ids import PieceId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import added, quality_apart, roll
from escarmouche.games.combatzone.rules.events import fights
from escarmouche.games.combatzone.rules.lists.cards import KIT_BONUS, Kit, kits_for, training_for
from escarmouche.games.combatzone.rules.measure import at_hand, in_contact, near_thing
from escarmouche.games.combatzone.rules.own_rules import on_test
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.state import Figure, FigureId, Level, System, ThingId
from escarmouche.games.combatzone.rules.turn.offers import Offer


class Unlock(OptionKey, frozen=True):
    word: ClassVar[str] = "tech"
    what: Literal["door"]
    door: PieceId


class OpenCrate(OptionKey, frozen=True):
    word: ClassVar[str] = "tech"
    what: Literal["crate"]
    thing: ThingId


class Repair(OptionKey, frozen=True):
    word: ClassVar[str] = "tech"
    what: Literal["repair"]
    machine: FigureId
    system: System
    level: Level


KEYS = (Unlock, OpenCrate, Repair)
"""The kinds of actions that are offered here."""
TOOLS = kits_for("technology")
TRAINING, TRAINED = training_for("technology")
DICE = ((2, 6),)
FUMBLE = 2
SUCCEEDS, BREAKS = "succeeds", "breaks"


def price() -> int:
    """A technology roll costs 2 points."""
    return CATALOGUE.number("CBZ-ACT-15")


def difficulty() -> int:
    """What a locked door or a crate takes, which are normal tasks."""
    return CATALOGUE.number("CBZ-TECH-07")


def difficulty_of_repair(level: Level) -> int:
    """What the repair of a damage takes."""
    return int(CATALOGUE.value("CBZ-MACH-19")[level])


# Modifiers


@rule("CBZ-TECH-02")
def is_tech(battle: Battle, figure: Figure) -> Reason | None:
    """A Tech has 2 more in a technology roll."""
    return Reason(TRAINED, "CBZ-TECH-02", "reason-tech") if TRAINING in battle.card(figure).skills else None


@rule("CBZ-TECH-09", otherwise="", always=True)
def tools_of(battle: Battle, figure: Figure) -> Kit | Literal[""]:
    """A tool kit is suitable equipment, the better one preferred."""
    return next((kit for kit in TOOLS if kit in battle.card(figure).kits and kit not in figure.dulled), "")


@rule("CBZ-TECH-03")
def empty_handed(battle: Battle, figure: Figure) -> Reason | None:
    """Without suitable equipment a technology roll has 3 less."""
    number = CATALOGUE.number("CBZ-TECH-03")
    return None if tools_of(battle, figure) else Reason(number, "CBZ-TECH-03", "reason-no-tools")


@rule("CBZ-TECH-04")
def well_equipped(battle: Battle, figure: Figure) -> Reason | None:
    """With quality equipment a technology roll has 1 more."""
    bonus = KIT_BONUS[tools] if (tools := tools_of(battle, figure)) else 0
    return Reason(bonus, "CBZ-TECH-04", "reason-quality-tools") if bonus else None


@rule("CBZ-TECH-05")
def trembling(battle: Battle, figure: Figure) -> Reason | None:
    """A panicked figure has 2 less in a technology roll."""
    number = CATALOGUE.number("CBZ-TECH-05")
    return Reason(number, "CBZ-TECH-05", "reason-panicked") if figure.reaction == "panicked" else None


def modifiers(battle: Battle, figure: Figure) -> list[Reason]:
    """Everything that counts in a technology roll."""
    own = (is_tech(battle, figure), quality_apart(battle, figure), trembling(battle, figure))
    found = (*own, empty_handed(battle, figure), well_equipped(battle, figure))
    return [*(reason for reason in found if reason is not None), *on_test(battle, figure, "technology")]


# The roll


@rule("CBZ-TECH-01", otherwise=False, always=True)
def reaches(number: int, difficulty: int) -> bool:
    """The attempt succeeds if the total reaches the difficulty."""
    return number >= difficulty


@rule("CBZ-TECH-08", otherwise=False, always=True)
def fumbles(battle: Battle, dice: Sequence[int]) -> bool:
    """Whether a technology roll breaks the equipment: by option a natural 2 does; otherwise one may try again."""
    return battle.option("technology_fumble") == "breaks" and sum(dice) == FUMBLE


def attempt(battle: Battle, figure: Figure, difficulty: int) -> bool:
    """Make one technology roll; returns whether it succeeds."""
    reasons = modifiers(battle, figure)
    dice = roll(battle, DICE, "CBZ-TECH-01", "technology")
    number = added(dice, reasons)
    failed = fumbles(battle, dice)
    success = not failed and reaches(number, difficulty)
    battle.tell(
        fights.TechnologyRolled(
            figure=figure.id,
            dice=tuple(dice),
            total=number,
            difficulty=difficulty,
            success=success,
            reasons=tuple(reasons),
        )
    )
    kit = tools_of(battle, figure)
    if failed and kit:
        figure.dulled = sorted([*figure.dulled, kit])
        battle.tell(fights.EquipmentBroken(figure=figure.id, kit=kit))
    return success


def technology_forecast(battle: Battle, figure: Figure, difficulty_asked: Callable[[], int]) -> forecast.Roll:
    """What may come of a technology roll: success, or by option a fumble that breaks the equipment."""
    with listening(None):
        difficulty, spoils = difficulty_asked(), BREAKS if tools_of(battle, figure) else ""

        def read(faces: Sequence[int], number: int) -> str:
            if fumbles(battle, faces):
                return spoils
            return SUCCEEDS if reaches(number, difficulty) else ""

        needed = forecast.roll_heading(DICE, difficulty, "CBZ-TECH-01")
        return forecast.rolled(
            forecast.TechnologyRoll, figure, DICE, modifiers(battle, figure), read, (SUCCEEDS,), needed
        )


# What can be tried


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Every lock, crate and damaged machine at hand."""
    return [*door_offers(battle, figure), *crate_offers(battle, figure), *repair_offers(battle, figure)]


def door_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Unlocking each locked door in contact."""
    doors = [piece.id for _, piece in at_hand(battle, figure, "door") if battle.state.doors[piece.id] == "locked"]
    if not doors:
        return []
    told = partial(technology_forecast, battle, figure, difficulty)
    return [
        Offer(Unlock("door", door), "option-unlock", "CBZ-ACT-15", price(), {"piece": door}, forecast=told)
        for door in doors
    ]


def crate_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Opening each crate in contact."""
    told = partial(technology_forecast, battle, figure, difficulty)
    return [
        Offer(
            OpenCrate("crate", thing.id), "option-open-crate", "CBZ-ACT-15", price(), {"thing": thing.id}, forecast=told
        )
        for thing in battle.state.things
        if thing.place == "crate" and near_thing(battle, figure, thing)
    ]


def repair_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Repairing friendly machines in contact, one offer for each system and level of damage."""
    damaged = [one for one in battle.state.figures if one.damages and one.owner == figure.owner and one is not figure]
    machines = [one for one in damaged if one.place == "table" and in_contact(battle, figure, one)]
    return [
        Offer(
            Repair("repair", machine.id, system, level),
            "option-repair",
            "CBZ-ACT-15",
            price(),
            {"target": machine.id, "system": system, "level": level},
            forecast=partial(technology_forecast, battle, figure, partial(difficulty_of_repair, level)),
        )
        for machine in machines
        for system, level in dict.fromkeys((damage.system, damage.level) for damage in machine.damages)
    ]


def perform(battle: Battle, figure: Figure, key: Unlock | OpenCrate | Repair) -> Steps[None]:
    """One technology roll and what it achieves."""
    if not (yield from begin(battle, figure, price(), "tech")):
        return
    if isinstance(key, Repair):
        repair(battle, figure, battle.figure(key.machine), key.system, key.level)
    elif attempt(battle, figure, difficulty()):
        if isinstance(key, Unlock):
            unlock(battle, figure, key.door)
        else:
            open_crate(battle, figure, key.thing)


def unlock(battle: Battle, figure: Figure, door: PieceId) -> None:
    """A door is locked no longer."""
    battle.swing(door, "closed")
    battle.tell(fights.DoorUnlocked(figure=figure.id, piece=door))


def repair(battle: Battle, figure: Figure, machine: Figure, system: System, level: Level) -> None:
    """A damage that was named before the roll is removed."""
    if not attempt(battle, figure, difficulty_of_repair(level)):
        return
    such = [one for one in machine.damages if (one.system, one.level) == (system, level)]
    repaired = next((one for one in such if one.lames), such[0])
    machine.damages = [one for one in machine.damages if one is not repaired]
    battle.tell(fights.MachineRepaired(figure=figure.id, target=machine.id, system=system, level=level))


@rule("CBZ-SCEN-03", always=True)
def open_crate(battle: Battle, figure: Figure, thing: ThingId) -> None:
    """The object in a crate is free."""
    battle.state.things[thing].place = "table"
    battle.tell(fights.CrateOpened(figure=figure.id, thing=thing))
