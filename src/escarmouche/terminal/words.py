"""The language of the terminal."""

import os

from escarmouche.board.words import speak, speak_of_commands, why
from escarmouche.engine.words import LANGUAGES

__all__ = ["native_language", "speak", "speak_of_commands", "why"]


def native_language() -> str:
    """The language that the environment asks for, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            language = wanted[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
