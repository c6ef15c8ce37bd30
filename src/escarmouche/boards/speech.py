"""What the program says: the words of the core, of the app and of a game together, in one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from escarmouche.core.reasons import Reason, Refused, refusal
from escarmouche.core.words import LANGUAGES, Words


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


def why(words: Words, reason: Reason, names: Mapping[str, Any] | None = None) -> str:
    """A refusal in one sentence, with what is known where there is no sentence for it."""
    data = {**reason.data, **(names or {})}
    inner = data.get("reason")
    if isinstance(inner, Reason):
        data["reason"] = why(words, inner)
    if reason.data.get("faults"):
        return " ".join(f"{sentence[:1].upper()}{sentence[1:]}" for sentence in reason.data["faults"])
    if not reason.text or words.has(reason.text) or words.say(reason.text) != reason.text:
        shown = {key: value if isinstance(value, int | float) else _listed(value) for key, value in data.items()}
        return words.say(reason.text or f"rule-{reason.rule.lower()}.sentence", **shown)
    told = ", ".join(f"{key}: {_listed(value)}" for key, value in data.items())
    return f"{reason.text} ({told})." if told else f"{reason.text}."


def _listed(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
