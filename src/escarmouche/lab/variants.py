"""Variants of a list: one of its units is exchanged or one is added, from other lists of its side, by the rules."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from escarmouche.engine.reading import toml
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.experiment import Part
from escarmouche.lab.ground import deal, ground
from escarmouche.lab.plan import Plan
from escarmouche.lab.play import begun
from escarmouche.registry import manifest
from escarmouche.rules.books.sources import SUFFIX
from escarmouche.rules.books.writing import toml_of
from escarmouche.terminal.desk import Wishes, desk
from escarmouche.terminal.files import read_text, write_text

MARK = "~"
"""Stands between the name of a list and the number of its variant."""
SIDES = ("faction", "gang", "book")
"""Under which of these names a list says to which side it belongs."""
UNITS = ("unit", "model", "group")
"""Under which of these names its units stand; those of a group are its members."""
MEMBERS = "members"
TRIES = 60
"""So many changes are tried for each variant."""
NEAR = 0.95
"""A variant costs at least this share of what its list costs."""

Units = list[dict[str, Any]]


def variants(words: Words, part: Part, name: str, path: str, into: Path) -> Iterator[tuple[str, str]]:
    """So many legal variants of a list as the part asks for, by their names, each with the file that it is in."""
    listed = Path(path)
    source = listed if listed.is_file() else _ready(part.game) / f"{name}{SUFFIX}"
    data = toml(read_text(source), str(source))
    spare = [unit for units in _of_side(part.game, data) for unit in units]
    rng, seen = Random(f"{part.seed}/{name}"), [_every(data)]
    least = NEAR * _price(words, part, str(source))
    for number in range(1, part.variants + 1):
        file = into / f"{source.stem}{MARK}{number}{SUFFIX}"
        for _ in range(TRIES):
            changed = _changed(data, spare, rng)
            if _every(changed) not in seen and _stands(words, part, changed, number, file, least):
                seen.append(_every(changed))
                yield f"{name}{MARK}{number}", str(file)
                break
        else:
            raise Refused(refusal("", "refused-no-variant", list=name, count=number - 1))


def _ready(game: str) -> Path:
    return manifest(game).folder / "data" / "rosters" / "lists"


def _groups(data: Mapping[str, Any]) -> list[Units]:
    """The units of a list, by their groups where it has any."""
    for key in UNITS:
        if key in data:
            found = data[key]
            return [group[MEMBERS] for group in found] if any(MEMBERS in one for one in found) else [found]
    return []


def _every(data: Mapping[str, Any]) -> list[str]:
    """What is fielded, in any order."""
    return sorted(repr(sorted(unit.items(), key=str)) for units in _groups(data) for unit in units)


def _of_side(game: str, data: Mapping[str, Any]) -> Iterator[Units]:
    """The units of every ready list of the same side."""
    for path in sorted(_ready(game).glob(f"*{SUFFIX}")):
        other = toml(read_text(path), str(path))
        if all(other.get(key) == data.get(key) for key in SIDES):
            yield from _groups(other)


def _changed(data: Mapping[str, Any], spare: Units, rng: Random) -> dict[str, Any]:
    """A list in which a unit is exchanged for another, or one is added."""
    changed = deepcopy(dict(data))
    units = rng.choice(_groups(changed))
    place = rng.randrange(len(units) + 1)
    units[place : place + 1] = [deepcopy(rng.choice(spare))]
    return changed


def _stands(words: Words, part: Part, data: dict[str, Any], number: int, file: Path, least: float) -> bool:
    """Whether a changed list is legal and costs enough; it is written down then."""
    name = data["name"]
    data["name"] = (
        {key: f"{one} {number}" for key, one in name.items()} if isinstance(name, Mapping) else f"{name} {number}"
    )
    write_text(file, toml_of(data))
    try:
        return _price(words, part, str(file)) >= least
    except Refused:
        return False


def _price(words: Words, part: Part, file: str) -> float:
    """What a list costs that a game can be begun with."""
    wishes = Wishes([file, file], "", part.size, part.options, part.seed, part.agree)
    plan = Plan(game=part.game, players=(part.seats[0], part.seats[-1]), games=2, lists=(file, file), tables=(file,),
                options=part.options, agree=part.agree)  # fmt: skip
    trial = ground(part.game).settle(plan, [desk(part.game).set_up(words, wishes)])
    game = begun(trial, deal(trial.plan, 0), swapped=False)
    units = ground(part.game).tally(game.setup, game.state).units
    return sum(unit.points for unit in units if unit.seat == 0)
