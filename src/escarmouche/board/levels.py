"""What is said of levels: what each is worth, who plays between two of them, and how strong a player is."""

from escarmouche.agents.estimate import Estimate
from escarmouche.agents.levels import ANCHOR, GENERAL, Level, level_of, scale
from escarmouche.engine.words import Words

MATCH = "match"
"""The level that adapts to the player."""


def worth(words: Words, game: str, name: str) -> str:
    """What a level is worth in a game, by how many games; nothing where that was not measured."""
    known = scale(game)
    rated = None if known is None else known.rated(name)
    if known is None or rated is None:
        return ""
    if name == ANCHOR:
        return words.say("level-worth-anchor", points=str(rated.points))
    said = words.say("level-worth", points=str(rated.points), low=str(rated.low), high=str(rated.high),
                     games=rated.games)  # fmt: skip
    return said if name != GENERAL else f"{said} {words.say('level-worth-thinking', think=known.think)}"


def called(words: Words, name: str) -> str:
    """What an opponent is called, as one plays against him."""
    level = level_of(name)
    return _plays(words, level, "agent-between") if level.share else words.say(f"agent-{name}")


def told(words: Words, found: Estimate) -> str:
    """How strong a player is, and who matches that."""
    if found.games or found.elsewhere:
        said = words.say("level-estimate", points=str(found.points), low=str(found.low), high=str(found.high),
                         games=found.games)  # fmt: skip
    else:
        said = words.say("level-unknown", points=str(found.points))
    level = level_of(found.level)
    return f"{said} {_plays(words, level, 'level-next' if level.share else 'level-next-whole')}"


def _plays(words: Words, level: Level, key: str) -> str:
    """A sentence about how an opponent of a level decides."""
    lower, upper = (words.say(f"level-as-{one}") for one in (level.lower, level.upper))
    return words.say(key, lower=lower, upper=upper, share=level.share)
