"""What damage does to the systems of a machine: hardware, power, software."""

from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import centimetres
from escarmouche.games.combatzone.rules.state import Figure

HARDWARE, POWER, SOFTWARE = "hardware", "power", "software"
SYSTEMS = (HARDWARE, POWER, SOFTWARE)
MINOR, MAJOR, CRITICAL = "minor", "major", "critical"
MOST_CONFUSED = 2


def count(figure: Figure, system: str, level: str) -> int:
    """How many damages of a kind are not repaired."""
    return sum(damage.system == system and damage.level == level for damage in figure.damages)


@rule("CBZ-MACH-16", always=True)
def power_left(figure: Figure, supply: int) -> int:
    """Power: every minor damage costs a point, a major one halves them, a critical one shuts the machine down."""
    if count(figure, POWER, CRITICAL):
        return 0
    minor = count(figure, POWER, MINOR)
    left = max(1, supply - minor) if minor else supply
    return left // 2 if count(figure, POWER, MAJOR) else left


@rule("CBZ-MACH-16", otherwise=False)
def is_shut_down(figure: Figure) -> bool:
    """Without power a machine rolls no dice and counts nothing in close combat."""
    return count(figure, POWER, CRITICAL) > 0


@rule("CBZ-MACH-16", otherwise=False)
def fires_no_bursts(figure: Figure) -> bool:
    """A machine with major damage of its power fires no bursts."""
    return count(figure, POWER, MAJOR) > 0


@rule("CBZ-MACH-16", always=True)
def slowed(figure: Figure, reach: int) -> int:
    """Hardware: every minor damage takes a centimetre from each move, down to one."""
    minor = count(figure, HARDWARE, MINOR)
    return max(centimetres(1), reach - minor * centimetres(1)) if minor else reach


@rule("CBZ-MACH-16", otherwise=False)
def cannot_move(figure: Figure) -> bool:
    """A machine that suffered major damage of its hardware with no weapon left to lose does not move any more."""
    return any(damage.lames for damage in figure.damages)


@rule("CBZ-MACH-16", otherwise=0)
def confusion(figure: Figure) -> int:
    """Software: every minor damage takes 1 from to-hit and attack rolls, at most 2."""
    return -min(MOST_CONFUSED, count(figure, SOFTWARE, MINOR))
