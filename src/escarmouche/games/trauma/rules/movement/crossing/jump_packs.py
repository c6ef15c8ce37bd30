"""Jump packs: an additional Crossing before or after each Movement."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.movement.crossing import crossing
from escarmouche.games.trauma.rules.movement.crossing.barriers import has_jump_packs
from escarmouche.games.trauma.rules.state import Unit

BEFORE, AFTER = "before", "after"
ASK_LEAP = Asks("leap", *crossing.WAYS, about=("moment", "unit"), says=("piece", "unit"), values=(BEFORE, AFTER))


@rule("TRA-JUMP-01", otherwise=False)
def may_leap(battle: Battle, unit: Unit) -> bool:
    """With jump packs a unit makes one additional Crossing before or after each of its Movements."""
    return unit.place == "table" and has_jump_packs(battle, unit) and crossing.cross_refused(battle, unit) is None


def leap(battle: Battle, unit: Unit, moment: str) -> Steps[bool]:
    """Offer the additional Crossing; returns whether it was made."""
    if not may_leap(battle, unit):
        return False
    note("TRA-JUMP-03")
    crossings = crossing.Crossings(battle, unit)
    key = yield Choose(
        unit.owner,
        ASK_LEAP,
        "TRA-JUMP-01",
        crossings.options,
        default=crossing.NOTHING,
        data={"unit": unit.id, "moment": moment},
    )
    if key == crossing.NOTHING:
        return False
    yield from crossing.carry_out(battle, unit, crossings, key)
    return True
