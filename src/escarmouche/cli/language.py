"""In which words a run of the command speaks."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.terminal.words import native_language, speak, speak_of_commands

SWITCHES = ("--language", "-l")


class Spoken:
    """The language of this run, and the game that is spoken of."""

    language = "en"
    game = ""


def words_for(game: str = "") -> Words:
    """The words of this run, from now on with those of a game if one is named."""
    Spoken.game = game or Spoken.game
    return speak(Spoken.language, Spoken.game)


def helping_words() -> Words:
    """The words of this run with what every game says of its commands."""
    return speak_of_commands(Spoken.language)


def listen(arguments: Sequence[str]) -> None:
    """Speak the language that the arguments ask for, before anything else is read in them: help is in it too."""
    wanted = next((value for switch, value in switched(arguments) if switch in SWITCHES), "")
    Spoken.language, Spoken.game = wanted if wanted in LANGUAGES else native_language(), ""


def switched(arguments: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every switch that is typed, with what stands behind it."""
    for switch, behind in pairwise([*arguments, ""]):
        name, equals, attached = switch.partition("=")
        if name.startswith("-"):
            yield name, attached if equals else behind
