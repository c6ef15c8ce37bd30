"""Units of Trauma that are written out: `6 models morale 2 armour 1 officer, 6 × rifle P4 F2, 2 × mortar P5 F2 A4`."""

import re
from collections.abc import Sequence
from typing import Any, Final

from escarmouche.games.trauma.rules.lists import profile, reference
from escarmouche.terminal.profiles import MODELS, Written

EXAMPLE = "6 models morale 2 armour 1 officer, 6 × rifle P4 F2"
USUAL = {"morale": 1, "armour": 1}
SCORE = re.compile(rf"(morale|armour)\s*(\d)|([1-9]\d?)\s+(?:{MODELS})|structure\s+([OI]*X)|([a-z_]+)")
WEAPON = re.compile(
    r"(?:([1-9]\d?)\s*[x×*]\s*)?([^\d\s(].*?)((?:\s+(?:P\d\d?|P\(\d\d?\)|P\+|[RFDAS]\d\d?|sniper|lock_on))+)"
)
NUMBERS = {"R": "rate", "F": "force", "D": "damage", "A": "area", "S": "steady", "P": "precision"}
OFFICER: Final = "officer"


def army_of(written: Written) -> tuple[profile.Army, str]:
    """An army of the one unit that is written out, and that unit in a few words."""
    said: dict[str, Any] = {**USUAL, "models": 0, "structure": "", "words": []}
    weapons: list[tuple[int, profile.Weapon]] = []
    for part in written.parts():
        line = WEAPON.fullmatch(part)
        if line is not None:
            weapons.append((int(line[1] or 0), _weapon(written, line)))
        else:
            _read(written, part, said)
    size = said["models"] or max((count for count, _ in weapons), default=0) or 1
    unit = _unit(written, said, _shared_out(size, weapons), [weapon for _, weapon in weapons])
    return profile.Army(written.name, "", (unit,)), f"{size} × morale {said['morale']} armour {said['armour']}"


def _read(written: Written, part: str, said: dict[str, Any]) -> None:
    """Scores, numbers and words of a unit."""
    while part:
        match = SCORE.match(part)
        if match is None or (match[5] and match[5] not in (OFFICER, *profile.RANKS, *profile.DRIVES, *profile.SKILLS)):
            raise written.refused(part)
        if match[1]:
            said[match[1]] = int(match[2])
        elif match[3]:
            said["models"] = int(match[3])
        elif match[4]:
            said["structure"] = match[4]
        else:
            said["words"].append(match[5])
        part = part[match.end() :].strip()


def _weapon(written: Written, line: re.Match[str]) -> profile.Weapon:
    """A weapon: with a Precision it is for shooting, otherwise for close combat."""
    found: dict[str, Any] = {"skills": frozenset()}
    for one in line[3].split():
        if one in profile.WEAPON_SKILLS:
            found["skills"] |= {one}
        elif one == "P+":
            found["plus"] = True
        else:
            found[NUMBERS[one[0]]] = int(one[1:].strip("()"))
            found |= {"limited": True} if "(" in one else {}
    if found.get("rate") == 0 or found.get("damage") == 0 or ("steady" in found and "precision" not in found):
        raise written.refused(line[0])
    return profile.Weapon(line[2], **found)


def _shared_out(size: int, weapons: Sequence[tuple[int, profile.Weapon]]) -> list[tuple[int, ...]]:
    """The weapons of each model: one after the other along the unit; what is not counted everybody has."""
    carried: list[list[int]] = [[] for _ in range(size)]
    turn = 0
    for place, (count, _) in enumerate(weapons):
        for _ in range(count or size):
            carried[turn % size].append(place)
            turn += 1
    return [tuple(sorted(places)) for places in carried]


def _unit(
    written: Written, said: dict[str, Any], carried: list[tuple[int, ...]], weapons: list[profile.Weapon]
) -> profile.UnitProfile:
    """The unit as it enters play; with a structure line it is a vehicle."""
    words, structure = said["words"], said["structure"]
    rank: profile.Rank = next((one for one in profile.RANKS if one in words), "support" if structure else "regular")
    drive: profile.Drive = next((one for one in profile.DRIVES if one in words), "wheeled" if structure else "")
    if bool(structure) != (rank in profile.ARMOUR_RANKS) or (drive and not structure):
        raise written.refused(
            structure or next(word for word in words if word in (*profile.ARMOUR_RANKS, *profile.DRIVES))
        )
    kit = profile.Kit(morale=said["morale"], armour=said["armour"])
    kits = [profile.Kit(weapons=places, morale=kit.morale, armour=kit.armour) for places in carried]
    if OFFICER in words:
        kits[0] = profile.Kit(OFFICER, carried[0], morale=kit.morale, armour=kit.armour, grade=1, command=1)
    bulk: profile.Size = "huge" if structure else "medium"
    base, height, hover = reference.standard_body(bulk, drive)
    return profile.UnitProfile(
        key="odds", name=written.name, rank=rank, cost=0, kits=tuple(kits), weapons=tuple(weapons), size=bulk,
        base=base, height=height, hover=hover, drive=drive, structure=structure, arc=(0,) * len(weapons),
        skills=frozenset(word for word in words if word in profile.SKILLS),
    )  # fmt: skip
