"""Missions by the names that people give them."""

from collections.abc import Sequence

from escarmouche.engine.words import Words


def mission_named(words: Words, wanted: str, known: Sequence[str]) -> str:
    """The key of the mission that somebody means: by its key, its last word or its title; otherwise what they wrote."""
    plain = _plain(wanted)
    for key in known:
        if plain in (_plain(key), _plain(words.say(f"mission-{key.replace('_', '-')}"))):
            return key
    ending = [key for key in known if plain and _plain(key).endswith(f" {plain}")]
    return ending[0] if len(ending) == 1 else wanted


def _plain(name: str) -> str:
    """A name without what may be written one way or another."""
    return " ".join(name.casefold().replace("_", " ").replace("-", " ").split())
