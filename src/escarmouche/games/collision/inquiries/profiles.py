"""Models of Collision that are written out: `RC2 DEF1 WND3 ARM7, Rifle 24 S2 RC+1 Steady`."""

import re
from typing import Any

from escarmouche.games.collision.rules.lists.cards import KEYWORDS, NUMBERED
from escarmouche.games.collision.rules.lists.profile import Character, Weapon
from escarmouche.table.geometry import inches
from escarmouche.terminal.profiles import Written, leading

EXAMPLE = "RC2 DEF1 WND3 ARM7, Rifle 24 S2 Steady"
USUAL = {"MOV": 5, "AGI": 0, "RC": 0, "CC": 0, "ATT": 1, "DEF": 0, "WND": 2, "INT": 0}
ARMOUR = "ARM"
SCORE = re.compile(rf"({'|'.join(USUAL)}|{ARMOUR})\s*([+−-]?\d)(?:\s+|$)")
NUMBER = re.compile(r"(?:(\d{1,2})[-–])?(\d{1,2})[\"″”]?|([SA])([1-4])|([12])h|(RC|CC|ATT)([+−-]\d)")
KEYWORD = re.compile(r"([A-Z][a-z_]+)(?:\(([1-9])\))?")
LEADER = "leader"


def model_of(written: Written) -> tuple[Character, str]:
    """The model, and what it is in short."""
    scores: dict[str, int] = {}
    weapons: list[Weapon] = []
    for part in written.parts():
        found, rest = leading(SCORE, part)
        scores |= {match[1]: _number(match[2]) for match in found}
        if rest:
            weapons.append(_weapon(written, rest, len(weapons)))
    armour = scores.pop(ARMOUR, 0)
    profile = USUAL | scores
    if not 0 <= armour <= 8 or profile["WND"] < 1 or profile["ATT"] < 1 or profile["MOV"] < 0:
        raise written.refused(written.text)
    told = " ".join(f"{key}{value}" for key, value in profile.items())
    card = Character("odds", written.name, "", profile, 0, armour=armour, weapons=tuple(weapons))
    return card, f"{told} {ARMOUR}{armour}" if armour else told


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


def _weapon(written: Written, part: str, place: int) -> Weapon:
    """A weapon: with a range it is for shooting, otherwise for close combat."""
    words = part.split()
    first = next((at for at in range(1, len(words)) if all(map(_is_number, words[at:]))), len(words))
    name, numbers = " ".join(words[:first]), words[first:]
    if not numbers or not name[0].isalpha() or SCORE.match(f"{name} "):
        raise written.refused(part)
    found: dict[str, Any] = {"modifiers": {}, "rules": {}}
    for one in numbers:
        _read(written, one, found)
    ranged = "range" in found
    if ranged != ("shots" in found) or (ranged and "attacks" in found):
        raise written.refused(part)
    hands = found.pop("hands", 2 if ranged else 1)
    return Weapon(f"odds-{written.name}-{place}", name, "ranged" if ranged else "close", hands, **found)


def _is_number(word: str) -> bool:
    """Whether this belongs to the line of a weapon and not to its name."""
    keyword = KEYWORD.fullmatch(word)
    return bool(NUMBER.fullmatch(word)) or (keyword is not None and keyword[1].lower() in KEYWORDS)


def _read(written: Written, word: str, found: dict[str, Any]) -> None:
    """One number or keyword of a weapon."""
    match, keyword = NUMBER.fullmatch(word), KEYWORD.fullmatch(word)
    if match is None:
        key = keyword[1].lower() if keyword is not None else ""
        number = int(keyword[2] or 0) if keyword is not None else 0
        if key == LEADER or (number > 0) != (key in NUMBERED):
            raise written.refused(word)
        found["rules"][key] = number
    elif match[2]:
        found["least"], found["range"] = inches(int(match[1] or 0)), inches(int(match[2]))
    elif match[3]:
        found["shots" if match[3] == "S" else "attacks"] = int(match[4])
    elif match[5]:
        found["hands"] = int(match[5])
    else:
        found["modifiers"][match[6]] = _number(match[7])
