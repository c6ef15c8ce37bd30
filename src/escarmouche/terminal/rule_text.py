"""The rules and options of a game as they are read at a terminal."""

import re

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue

PARTS = re.compile(r" (?=(?:GAP|RULING|WHY):)")


def rule_lines(game: str, wanted: str, words: Words) -> list[str]:
    """A rule of a game in full; the number may leave out the letters of the game."""
    entries = catalogue(game).entries
    prefix = next(iter(entries)).partition("-")[0]
    found = entries.get(wanted.upper()) or entries.get(f"{prefix}-{wanted.upper()}")
    if found is None:
        raise Refused(refusal("", "refused-unknown-rule", number=wanted[:40], game=game))
    lines = [f"{found.id}: {words.rule(found.id)}", words.say(f"rule-{found.id.lower()}.sentence")]
    if words.language != "en":
        lines.append(words.say("english-only"))
    lines += PARTS.split(" ".join(found.text.split()))
    if found.option is not None:
        lines.append(words.say("rule-option", option=found.option.key, values=", ".join(found.option.values),
                               default=found.option.default))  # fmt: skip
    return lines


def option_lines(game: str, words: Words) -> list[str]:
    """Every option with its values, the default and what is a house rule marked."""
    lines = []
    for key, (number, option) in catalogue(game).options.items():
        name = f"option-{key.replace('_', '-')}"
        lines.append(f"{key}  {words.say(name)}  [{number}]")
        wide = max(28, *map(len, option.values))
        for value in option.values:
            mark = "*" if value == option.default else " "
            house = f" ({words.say('house-rule')})" if value in option.house else ""
            lines.append(f"  {mark} {value:<{wide}} {words.say(name + '-' + value.replace('_', '-'))}{house}")
    return lines
