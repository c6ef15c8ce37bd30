"""An experiment as it is written down: games, lists, tables, missions, options, and what is asked of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from escarmouche.agents import NAMES, SECONDS, is_trained
from escarmouche.agents.general import LEAST_THOUGHT, MOST_THOUGHT
from escarmouche.engine.reading import sound, toml
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import keys, ruleset
from escarmouche.terminal.files import read_text

Question = Literal["score", "ratings", "options", "fair", "better", "worth"]
QUESTIONS: tuple[str, ...] = get_args(Question)
PARTS = "part"
"""The tables of a file that holds several parts; what stands above them holds for each."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One question about one game."""

    game: str
    question: Question = "score"
    players: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    variants: int = 0
    """So many legal variants of each list play as well."""
    tables: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    size: int | None = None
    options: dict[str, str] = {}
    compare: tuple[dict[str, str], ...] | Literal["each"] = ()
    """The other sets of options; "each" is every other value of every option, one at a time."""
    games: int = 100
    margin: float = 0.05
    errors: float = 0.05
    seed: int = 1
    agree: bool = False
    usage: bool = False
    """Whether it is written down which rules, weapons and decisions were used."""
    think: float = SECONDS

    @property
    def seats(self) -> tuple[str, ...]:
        """The players; two corporals where none are named, or recruits where nobody is trained."""
        usual = NAMES[1] if is_trained(NAMES[1], self.game) else NAMES[0]
        return self.players or (usual, usual)

    @property
    def is_sequential(self) -> bool:
        """Whether a test may end before all games are played."""
        return self.question in ("fair", "better")


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be found out: a name, the parts, and the folder from which files in it are named."""

    name: str
    parts: tuple[Part, ...]
    folder: str = "."


FIELDS = {field.name: field for field in msgspec.structs.fields(Part)}
LEAST = {"games": 2, "seed": 0, "size": 1, "variants": 0}
BETWEEN = {"margin": (0.001, 0.4), "errors": (0.001, 0.4), "think": (LEAST_THOUGHT, MOST_THOUGHT)}


def read_experiment(file: Path) -> Experiment:
    """The experiment in a file; whatever is wrong with it is refused in one sentence."""
    return experiment_in(read_text(file), str(file), file.parent, file.stem)


def experiment_in(text: str, file: str, folder: Path, name: str) -> Experiment:
    """The experiment in a text; `file` is what it is called, `folder` where the files lie that it names."""
    try:
        data = toml(text, file)
    except ValueError as error:
        raise Refused(refusal("", "refused-not-toml", file=file, problem=str(error).rstrip("."))) from None
    sound(data, file)
    called = data.pop("name", name)
    several = data.pop(PARTS, [{}])
    if not isinstance(called, str):
        raise Refused(refusal("", "refused-experiment-kind", file=file, key="name", kind="text"))
    if not isinstance(several, list) or not several or not all(isinstance(one, dict) for one in several):
        raise Refused(refusal("", "refused-experiment-kind", file=file, key=PARTS, kind="tables"))
    parts = tuple(_part(file, {**data, **one}) for one in several)
    return Experiment(name=called, parts=parts, folder=str(folder))


def _part(file: str, data: Mapping[str, Any]) -> Part:
    """A part as it is written."""
    for key, value in data.items():
        if key not in FIELDS:
            raise Refused(refusal("", "refused-experiment-key", file=file, key=key[:40], known=", ".join(FIELDS)))
        _insist(file, key, value)
    if "game" not in data:
        raise Refused(refusal("", "refused-experiment-game", file=file, known=", ".join(keys())))
    ruleset(data["game"])
    return msgspec.convert(dict(data), Part)


def _insist(file: str, key: str, value: Any) -> None:
    """Refuse a value of another kind, or beyond its bounds."""
    if key == "question" and value not in QUESTIONS:
        known = ", ".join(QUESTIONS)
        raise Refused(refusal("", "refused-experiment-question", file=file, question=str(value)[:40], known=known))
    try:
        msgspec.convert(value, FIELDS[key].type)
    except msgspec.ValidationError:
        raise Refused(refusal("", "refused-experiment-kind", file=file, key=key, kind=_kind(key))) from None
    if key in LEAST and value < LEAST[key]:
        raise Refused(refusal("", "refused-experiment-least", file=file, key=key, least=LEAST[key]))
    if key in BETWEEN and not BETWEEN[key][0] <= value <= BETWEEN[key][1]:
        low, high = BETWEEN[key]
        raise Refused(refusal("", "refused-experiment-between", file=file, key=key, low=str(low), high=str(high)))


def _kind(key: str) -> str:
    """What a field takes, in a word that the sentences know."""
    if key in ("players", "lists", "tables", "missions"):
        return "texts"
    if key in ("options", "compare"):
        return key
    if key in ("agree", "usage"):
        return "yes-or-no"
    return "number" if key in (*LEAST, *BETWEEN) else "text"
