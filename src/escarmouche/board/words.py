"""What the program says: the words of the engine, of the app and of a game together, in one language."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import LANGUAGES, Names, Words, why
from escarmouche.registry import manifest, manifests
from escarmouche.rules.books.library import MODULE, Library
from escarmouche.rules.books.names import ready_names

__all__ = ["speak", "speak_of_commands", "why"]

PACKAGE = Path(__file__).parents[1]
SHARED = (PACKAGE / "engine" / "text", PACKAGE / "text")


@cache
def speak(language: str, game: str = "") -> Words:
    """All there is to say in a language, with the words of a game if one is named."""
    folders = [*SHARED, *([manifest(game).folder / "text"] if game else [])]
    return _words(language, folders, names=partial(book_names, game) if game else dict)


def book_names(game: str) -> Names:
    """What the books that come with a game call things in each language."""
    if not manifest(game).has(MODULE):
        return {}
    library: Library = manifest(game).part(MODULE, "LIBRARY")
    return ready_names(library.shelf)


@cache
def speak_of_commands(language: str) -> Words:
    """What the app says in a language, and what all games say of their commands (`text/LANGUAGE/help.ftl`)."""
    return _words(language, SHARED, [game.folder / "text" for game in manifests().values()])


def _words(
    language: str, folders: Sequence[Path], helping: Sequence[Path] = (), names: Callable[[], Names] = dict
) -> Words:
    if language not in LANGUAGES:
        raise Refused(refusal("", "refused-unknown-language", language=language[:20], known=", ".join(LANGUAGES)))
    texts = {
        name: [
            file.read_text(encoding="utf-8")
            for inside, files in ((folders, "*.ftl"), (helping, "help.ftl"))
            for folder in inside
            for file in sorted((folder / name).glob(files))
        ]
        for name in {"en", language}
    }
    return Words(language, texts, cache(names))
