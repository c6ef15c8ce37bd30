"""What a conformance case can ask about an army list."""

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason
from escarmouche.games.trauma.rules.lists import checking, mustering, reading, units
from escarmouche.games.trauma.rules.mission.agreement import unequal, wrong_number_of_players


def report(written: Mapping[str, Any]) -> dict[str, Any]:
    """What there is to say of a list: its faults, its worth, its officers, and its fighters in numbers."""
    data = dict(written)
    around: dict[str, Any] = {key: data.pop(key) for key in ("against", "players", "comes_back") if key in data}
    ready = data.pop("ready", None)
    army = reading.ready_list(ready) if ready else reading.read_list(data)
    faults = [*checking.check(army), *_faults_around(army, around)]
    return {
        "legal": not faults,
        "faults": [fault.rule for fault in faults],
        "allowed": checking.ceiling(army),
        "required": checking.required(army),
        "total": checking.worth(army),
        "assault": checking.worth(army, reinforcement=False),
        "in_reinforcement": checking.worth(army, reinforcement=True),
        "officers": sum(len(units.officers_of(checking.entry_of(army, pick), pick)) for pick in checking.known(army)),
        "fighters": [_fighter(army, pick) for pick in checking.known(army)] if not faults else [],
    }


def _faults_around(army: reading.ArmyList, around: Mapping[str, Any]) -> list[Reason]:
    """What is wrong with the other player's points, the number of players, or the first unit as it comes back."""
    found = []
    if "against" in around:
        found.append(unequal([army.points, around["against"]]))
    if "players" in around:
        found.append(wrong_number_of_players(around["players"]))
    if "comes_back" in around:
        back = msgspec.convert(around["comes_back"], units.Pick)
        found += [
            checking.at_full_strength(back),
            checking.brings_officer(back),
            checking.new_in_it(army.picks[0], back),
        ]
    return [fault for fault in found if fault is not None]


def _fighter(army: reading.ArmyList, pick: units.Pick) -> dict[str, Any]:
    """The first fighter of a unit in numbers."""
    profile = mustering.unit_profile(army, pick)
    kit = profile.kits[0]
    return {
        "models": len(profile.kits),
        "cost": profile.cost,
        "movement": kit.movement / 1000,
        "morale": kit.morale,
        "armour": kit.armour,
        "command": kit.command,
        "weapons": {profile.weapons[index].name: profile.weapons[index].notation for index in kit.weapons},
    }
