"""What the program says: the words of the core, of the app and of a game together, in one language."""

from functools import cache
from importlib.resources import files

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import LANGUAGES, Words, why
from escarmouche.registry import manifest

__all__ = ["speak", "why"]


@cache
def speak(language: str, game: str = "") -> Words:
    """All there is to say in a language, with the words of a game if one is named."""
    if language not in LANGUAGES:
        raise Refused(refusal("", "refused-unknown-language", language=language[:20], known=", ".join(LANGUAGES)))
    folders = [files("escarmouche") / "engine" / "text", files("escarmouche") / "text"]
    if game:
        folders.append(manifest(game).folder / "text")
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
