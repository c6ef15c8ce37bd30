"""Machines: damage instead of death, which system is hit, and what damage does to hardware, power and software."""

from typing import Literal, get_args

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events.fights import MachineDamaged, WeaponDestroyed
from escarmouche.games.combatzone.rules.state import Damage, Figure, Level, System
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate

SYSTEMS: tuple[System, ...] = get_args(System)
LEVELS: tuple[Level, ...] = get_args(Level)
MOST_CONFUSED = 2


def count(figure: Figure, system: System, level: Level) -> int:
    """How many damages of a kind are not repaired."""
    damages = figure.damages
    return sum(damage.system == system and damage.level == level for damage in damages) if damages else 0


@rule("CBZ-MACH-16", always=True)
def power_left(figure: Figure, supply: int) -> int:
    """Power: every minor damage costs a point, a major one halves them, a critical one shuts the machine down."""
    if count(figure, "power", "critical"):
        return 0
    minor = count(figure, "power", "minor")
    left = max(1, supply - minor) if minor else supply
    return left // 2 if count(figure, "power", "major") else left


@rule("CBZ-MACH-16", otherwise=False)
def is_shut_down(figure: Figure) -> bool:
    """Without power a machine rolls no dice and counts nothing in close combat."""
    return count(figure, "power", "critical") > 0


@rule("CBZ-MACH-16", otherwise=False)
def fires_no_bursts(figure: Figure) -> bool:
    """A machine with major damage of its power fires no bursts."""
    return count(figure, "power", "major") > 0


@rule("CBZ-MACH-16", always=True)
def slowed(figure: Figure, reach: int) -> int:
    """Hardware: every minor damage takes a centimetre from each move, down to one."""
    minor = count(figure, "hardware", "minor")
    return max(centimetres(1), reach - minor * centimetres(1)) if minor else reach


@rule("CBZ-MACH-16", otherwise=False)
def cannot_move(figure: Figure) -> bool:
    """A machine that suffered major damage of its hardware with no weapon left to lose does not move any more."""
    return bool(figure.damages) and any(damage.lames for damage in figure.damages)


@rule("CBZ-MACH-16", otherwise=0)
def confusion(figure: Figure) -> int:
    """Software: every minor damage takes 1 from to-hit and attack rolls, at most 2."""
    return -min(MOST_CONFUSED, count(figure, "software", "minor"))


BANDS = NUMBERS["machine_bands_over_resistance"]
MAJOR_FROM: int = BANDS["major_from"]
CRITICAL_FROM: int = BANDS["critical_from"]
DICE: dict[System, tuple[int, int]] = NUMBERS["machine_damage_table"]


# Damage


@rule("CBZ-MACH-02", otherwise="")
def is_minor(over: int, major: int = MAJOR_FROM) -> Level | Literal[""]:
    """The resistance or up to 3 above it is minor damage."""
    return "minor" if 0 <= over < major else ""


@rule("CBZ-MACH-03", otherwise="")
def is_major(over: int, major: int = MAJOR_FROM, critical: int = CRITICAL_FROM) -> Level | Literal[""]:
    """4 or 5 above the resistance is major damage."""
    return "major" if major <= over < critical else ""


@rule("CBZ-MACH-04", otherwise="")
def is_critical(over: int, critical: int = CRITICAL_FROM) -> Level | Literal[""]:
    """6 above the resistance is critical damage."""
    return "critical" if over == critical or beyond_critical(over, critical) else ""


@rule("CBZ-MACH-12", otherwise=False)
def beyond_critical(over: int, critical: int = CRITICAL_FROM) -> bool:
    """More than 6 above the resistance is critical damage too."""
    return over > critical


def level_of(over: int, major: int = 0, critical: int = 0) -> Level | Literal[""]:
    """How bad a wound is that exceeds the resistance by so much, by the machine's own levels or the usual ones."""
    first, worst = major or MAJOR_FROM, critical or CRITICAL_FROM
    return is_minor(over, first) or is_major(over, first, worst) or is_critical(over, worst)


def lies_in(system: System, die: int) -> bool:
    """Whether a die of the system roll names a system."""
    least, most = DICE[system]
    return least <= die <= most


@rule("CBZ-MACH-06", otherwise=False)
def hits_hardware(die: int) -> bool:
    """A die of 1 to 3 hits the hardware."""
    return lies_in("hardware", die)


@rule("CBZ-MACH-07", otherwise=False)
def hits_power(die: int) -> bool:
    """A die of 4 or 5 hits the power."""
    return lies_in("power", die)


@rule("CBZ-MACH-08", otherwise=False)
def hits_software(die: int) -> bool:
    """A die of 6 hits the software."""
    return lies_in("software", die)


def system_of(die: int) -> System:
    """The system that a die names."""
    hits = (hits_hardware, hits_power, hits_software)
    return next(system for system, names in zip(SYSTEMS, hits, strict=True) if names(die))


@rule("CBZ-MACH-05")
def roll_system(battle: Battle) -> tuple[int, System]:
    """Once the level is known a die says which system is hit."""
    die = battle.roll(1, "CBZ-MACH-05", "system")[0]
    return die, system_of(die)


@rule("CBZ-MACH-01", always=True)
def damage(battle: Battle, figure: Figure, over: int) -> None:
    """A machine that suffers a wound is damaged, not eliminated."""
    card = battle.card(figure)
    level = level_of(over, card.major, card.critical)
    if not level:
        return
    die, system = roll_system(battle)
    battle.tell(MachineDamaged(figure=figure.id, level=level, die=die, system=system))
    if is_destroyed(figure, system, level):
        eliminate(battle, figure, "destroyed", "CBZ-MACH-18")
        return
    lames = system == "hardware" and level == "major" and not loses_weapon(battle, figure)
    figure.damages = [*figure.damages, Damage(system, level, lames)]


@rule("CBZ-MACH-18", otherwise=False)
def is_destroyed(figure: Figure, system: System, level: Level) -> bool:
    """Critical hardware damage destroys a machine, and any critical damage while it has another."""
    critical = any(one.level == "critical" for one in figure.damages)
    return level == "critical" and (system == "hardware" or critical)


@rule("CBZ-MACH-16", otherwise=False)
def loses_weapon(battle: Battle, figure: Figure) -> bool:
    """Major damage of its hardware destroys a firearm, of two a die decides which; without any it cannot move."""
    left = [place for place, _ in battle.weapons(figure)]
    if not left:
        return False
    place = left[0]
    if len(left) > 1:
        place = left[0] if battle.roll(1, "CBZ-MACH-16", "weapon")[0] <= 3 else left[1]
    figure.wrecked = sorted([*figure.wrecked, place])
    battle.tell(WeaponDestroyed(figure=figure.id, weapon=battle.card(figure).weapons[place].key))
    return True


# Wound rolls against machines


@rule("CBZ-MACH-09")
def mends_itself(battle: Battle, figure: Figure) -> Reason | None:
    """Self-repair takes 1 from wound rolls."""
    has = "self_repair" in battle.card(figure).skills
    return Reason(CATALOGUE.number("CBZ-MACH-09"), "CBZ-MACH-09", "reason-self-repair") if has else None


@rule("CBZ-MACH-13", always=True)
def only_the_worse(major: Reason | None, critical: Reason | None) -> list[Reason]:
    """Of major and critical damage only the worse counts."""
    return [critical] if critical else [major] if major else []


@rule("CBZ-MACH-10")
def has_major(figure: Figure) -> Reason | None:
    """Major damage adds 1 to wound rolls against a machine."""
    hurt = any(one.level == "major" for one in figure.damages)
    return Reason(CATALOGUE.number("CBZ-MACH-10"), "CBZ-MACH-10", "reason-major-damage") if hurt else None


@rule("CBZ-MACH-11")
def has_critical(figure: Figure) -> Reason | None:
    """Critical damage adds 2 to wound rolls against a machine."""
    hurt = any(one.level == "critical" for one in figure.damages)
    return Reason(CATALOGUE.number("CBZ-MACH-11"), "CBZ-MACH-11", "reason-critical-damage") if hurt else None


def wound_modifiers(battle: Battle, figure: Figure) -> list[Reason]:
    """What counts in a wound roll against a machine."""
    if not battle.card(figure).machine:
        return []
    mended = mends_itself(battle, figure)
    return [*([mended] if mended else []), *only_the_worse(has_major(figure), has_critical(figure))]
