"""What may be right in a position of Firefight."""

from collections.abc import Mapping
from typing import Any

from escarmouche.conformance.notation import NONE, CaseError, only
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.firefight.conformance.stage import STAGE
from escarmouche.games.firefight.rules.events import Activated, DangerRolled, HitsRolled, SpellDeclared
from escarmouche.games.firefight.rules.state import FirefightSetup
from tests.positions.position import Check, Judge, Played, activates

ACTIONS = ("hold", "advance", "rush", "charge")


def acted(game: Game[Any], seat: SeatId) -> bool:
    """Whether one of a side's units has been activated."""
    events = [event for event in game.journal if isinstance(event, Activated)]
    return any(game.state.units[event.unit].owner == seat for event in events)


def _action(played: Played, wanted: str) -> list[str]:
    word, _, target = wanted.partition(":")
    if word not in ACTIONS:
        raise CaseError("case-unknown", where="right.action", what=repr(word), known=list(ACTIONS))
    if target:
        played.find("unit", target)
    action = played.first("choose-action")
    return [] if action == wanted else [f"The action was {action}, not {wanted}."]


def _weapons(played: Played) -> set[str]:
    """What all weapons of the position are called."""
    setup = played.game.setup
    assert isinstance(setup, FirefightSetup)
    profiles = [profile for army in setup.lists for profile in army.units]
    return {weapon.name for profile in profiles for weapon in profile.weapons}


def _fires(played: Played, wanted: Mapping[str, str]) -> list[str]:
    only(wanted, _weapons(played), "right.fires")
    fired = {volley.weapon: volley.target for volley in played.told(HitsRolled)}
    found = []
    for weapon, target in wanted.items():
        meant = None if target == NONE else played.find("unit", target)
        if fired.get(weapon) != meant:
            at = played.name("unit", fired[weapon]) if weapon in fired else NONE
            found.append(f"{weapon} was fired at {at}, not at {target}.")
    return found


def _casts(played: Played, wanted: Mapping[str, str]) -> list[str]:
    cast = [(event.spell, target) for event in played.told(SpellDeclared) for target in event.targets]
    if (wanted["spell"], played.find("unit", wanted["at"])) in cast:
        return []
    told = ", ".join(f"{spell} at {played.name('unit', target)}" for spell, target in cast) or "nothing"
    return [f"What was cast is {told}, not {wanted['spell']} at {wanted['at']}."]


def _ends_within(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    unit, of, inches = wanted["unit"], wanted["of"], wanted["inches"]
    number = of.removeprefix("objective ")
    between = {"from": unit, "to": int(number) if number.isdecimal() else of}
    if played.measure("within", **between, limit=inches):
        return []
    return [f"{unit} ended {played.measure('distance', **between):.1f} inches from {of}, not within {inches}."]


def _ends_in_cover(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    unit, shooters = wanted["unit"], wanted["from"]
    open_to = [shooter for shooter in shooters if not played.measure("cover", target=unit, shooters=shooter)]
    return [f"{unit} ended without cover from {shooter}." for shooter in open_to]


def _keeps_out_of_danger(played: Played, wanted: str) -> list[str]:
    rolls = played.told(DangerRolled, unit=played.find("unit", wanted))
    return [f"{wanted} went through dangerous terrain."] if rolls else []


def _keeps(played: Played, wanted: str) -> list[str]:
    model = played.scene.names.find("model", wanted, "right.keeps")
    return [] if played.game.state.models[model].alive else [f"{wanted} was lost."]


CHECKS: dict[str, Check] = {
    "activates": activates("unit"),
    "action": _action,
    "fires": _fires,
    "casts": _casts,
    "ends_within": _ends_within,
    "ends_in_cover": _ends_in_cover,
    "keeps_out_of_danger": _keeps_out_of_danger,
    "keeps": _keeps,
}
ARGUMENTS = {
    "casts": ("spell", "at"),
    "ends_within": ("unit", "of", "inches"),
    "ends_in_cover": ("unit", "from"),
}
JUDGE = Judge(STAGE, 48, ("unit", "piece", "objectives"), CHECKS, ARGUMENTS, acted)
