"""Units of Firefight that are written out: `Q4+ D5+, 5 × Rifle 24 A1 AP(1)`."""

import re

from escarmouche.games.firefight.rules.lists import checking, mustering, profile
from escarmouche.games.firefight.rules.lists.reading import ArmyList, Choice
from escarmouche.games.firefight.rules.lists.special_rules import MODEL_RULES, WEAPON_RULES
from escarmouche.terminal.profiles import MODELS, Written, leading

EXAMPLE = "Q4+ D5+, 5 × Rifle 24 A1 AP(1)"
USUAL = {"Q": 4, "D": 4}
SCORE = re.compile(rf"(?:([QD])\s*([2-6])\+|([1-9]\d?)\s+(?:{MODELS}))(?:\s+|$)", re.IGNORECASE)
WEAPON = re.compile(
    r"(?:([1-9]\d?)\s*[x×*]\s*)?([^\d\s(].*?)(?:\s+(\d{1,2}(?:\.\d)?)[\"″”]?)?\s+A(\d{1,2})((?:\s+\S+)*)"
)


def army_of(written: Written) -> tuple[profile.Army, str]:
    """An army of that one unit, and what it is in short."""
    scores, size, rules, weapons = dict(USUAL), 0, [], []
    for part in written.parts():
        found, rest = leading(SCORE, part)
        for match in found:
            if match[3]:
                size = int(match[3])
            else:
                scores[match[1].upper()] = int(match[2])
        line = WEAPON.fullmatch(rest)
        if line is not None:
            weapons.append(_weapon(written, line))
        else:
            rules += [_rule(written, one, MODEL_RULES, rest) for one in rest.split()]
    size = size or max((line.count for line in weapons), default=1)
    entry = profile.Entry(written.name, size, scores["Q"], scores["D"], 1, tuple(rules), tuple(weapons))
    chosen = ArmyList(written.name, choices=(Choice(entry.name),), entries={entry.name: entry})
    if checking.stock_faults(chosen, imported=False):
        raise written.refused(written.text)
    return mustering.muster(chosen), f"{size} × Q{scores['Q']}+ D{scores['D']}+"


def _weapon(written: Written, line: re.Match[str]) -> profile.WeaponLine:
    """A weapon with its range, without which it is for melee, its attacks and its rules."""
    rules = tuple(_rule(written, one, WEAPON_RULES, one) for one in line[5].split())
    return profile.WeaponLine(line[2], int(line[4]), int(line[1] or 1), float(line[3] or 0), rules)


def _rule(written: Written, text: str, known: frozenset[str], part: str) -> str:
    """A special rule as it is printed."""
    found = profile.read_rule(text)
    if found is None or found[0] not in known:
        raise written.refused(part)
    return text
