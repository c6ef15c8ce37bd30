"""The skill Reinforcement: a unit of extended strength that was wiped out comes back once, at normal strength."""

from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.mission import UnitComesBack
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Unit

SKILL = "reinforcement"


@rule("TRA-RENF-01", otherwise=False)
def will_return(battle: Battle, unit: Unit) -> bool:
    """A unit of extended strength with the skill comes back in the next command phase."""
    profile = battle.profile(unit)
    return unit.place == "gone" and SKILL in profile.skills and profile.extended and not came_back(unit)


@rule("TRA-RENF-05", otherwise=False, always=True)
def came_back(unit: Unit) -> bool:
    """Whether a unit has come back already, which happens once."""
    return unit.returned


@rule("TRA-RENF-03", "TRA-RENF-04")
def who_returns(battle: Battle, unit: Unit) -> tuple[int, ...]:
    """No officer comes back but the one of the ordinary composition, also if another had taken his place."""
    kits = battle.profile(unit).kits
    return tuple(
        index
        for index in battle.profile(unit).returning
        if not kits[index].grade or kits[index].standing or kits[index].instead
    )


def natural_leader(battle: Battle, unit: Unit) -> Model:
    """Who leads a unit that has come back: its officer, or the first ordinary fighter."""
    alive = battle.alive(unit)
    officers = [model for model in alive if battle.kit(model).grade]
    return (officers or [model for model in alive if battle.kit(model).role == "trooper"] or alive)[0]


def come_back(battle: Battle) -> None:
    """In the command phase the cards of such units are put back among the others."""
    for unit in battle.state.units:
        if will_return(battle, unit):
            restore(battle, unit)


def restore(battle: Battle, unit: Unit) -> None:
    """The unit waits in reserve as if it had never fought, at normal strength."""
    note("TRA-RENF-02")
    kits = who_returns(battle, unit)
    for index in unit.models:
        model = battle.model(index)
        model.alive, model.down, model.moved = model.kit in kits, False, False
        model.ticks, model.immobile, model.broken = 0, False, []
    unit.place, unit.returned, unit.returning = "reserve", True, False
    unit.disorganised, unit.down, unit.orders = False, False, []
    unit.staggered, unit.spent, unit.apart, unit.bearings = False, [], NO_MODEL, []
    battle.changed()
    unit.leader = natural_leader(battle, unit).id
    battle.tell(UnitComesBack(unit=unit.id, count=len(kits)))
