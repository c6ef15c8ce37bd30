"""Jump packs: an additional Crossing before or after each Movement."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.barriers import has_jump_packs
from escarmouche.games.trauma.rules.crossing import NOTHING, WAYS, Crossings, carry_out, cross_refused
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.state import Unit

BEFORE, AFTER = "before", "after"
ASK_LEAP = Asks("leap", *WAYS, about=("moment", "unit"), says=("piece", "unit"), values=(BEFORE, AFTER))


@rule("TRA-JUMP-01", otherwise=False)
def may_leap(field: Field, unit: Unit) -> bool:
    """With jump packs a unit makes one additional Crossing before or after each of its Movements."""
    return unit.place == "table" and has_jump_packs(field, unit) and cross_refused(field, unit) is None


def leap(field: Field, unit: Unit, moment: str) -> Steps[bool]:
    """Offer the additional Crossing; answered is whether it was made."""
    if not may_leap(field, unit):
        return False
    note("TRA-JUMP-03")
    crossings = Crossings(field, unit)
    key = yield Choose(
        unit.owner,
        ASK_LEAP,
        "TRA-JUMP-01",
        crossings.options,
        default=NOTHING,
        data={"unit": unit.id, "moment": moment},
    )
    if key == NOTHING:
        return False
    yield from carry_out(field, unit, crossings, key)
    return True
