"""What the program says: the words of the core, of the app and of a game together, in one language."""

from functools import cache
from importlib.resources import files

from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.words import LANGUAGES, Words, why

__all__ = ["speak", "why"]


@cache
def speak(language: str, game: str = "") -> Words:
    """All there is to say in a language, with the words of a game if one is named."""
    if language not in LANGUAGES:
        raise Refused(refusal("", "refused-unknown-language", language=language[:20], known=", ".join(LANGUAGES)))
    folders = [files("escarmouche") / "core" / "text", files("escarmouche") / "text"]
    if game:
        folders.append(files("escarmouche") / "games" / game / "text")
    texts = {
        name: [
            file.read_text(encoding="utf-8")
            for folder in folders
            for file in sorted((folder / name).iterdir(), key=lambda file: file.name)
            if file.name.endswith(".ftl")
        ]
        for name in {"en", language}
    }
    return Words(language, texts)
