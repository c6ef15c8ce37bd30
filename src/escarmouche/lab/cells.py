"""The cells of an experiment: each is a series of side-swapped pairs between two sides under one set of options."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from escarmouche.board.version import PACKAGE
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.experiment import Experiment, Part
from escarmouche.lab.ground import ground
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import ready
from escarmouche.lab.sequential import Errors, better, fair
from escarmouche.lab.variants import variants as variants_of
from escarmouche.registry import catalogue, manifest
from escarmouche.terminal.desk import Wishes, desk
from escarmouche.terminal.files import version_of

PROGRAM = ("engine", "table", "rules", "odds", "agents", "lab")
"""The folders whose sources decide what comes of a game."""
READY = "ready"
"""All ready lists of the size that is played."""
KINDS = (".toml", ".json")
"""How the names of files with lists end."""
EVERY = 8
"""A sequential test looks after so many pairs each."""
SEED_BITS = 48
MOST_CELLS = 2000


class Side(NamedTuple):
    """One of those who are compared: an officer, and a list or nothing where lists are drawn."""

    player: str
    list: str = ""


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A series of pairs: its number, which part it belongs to, the options that differ there, and what is played."""

    number: int
    part: int
    variant: str
    plan: Plan
    without: str = ""
    """The unit that the first list is played without."""


class Bench(NamedTuple):
    """An experiment that is set up: its cells, and everything that each of them is played with."""

    experiment: Experiment
    cells: tuple[Cell, ...]
    trials: tuple[Trial, ...]

    def part(self, cell: Cell) -> Part:
        """The part that a cell belongs to."""
        return self.experiment.parts[cell.part]


def fingerprint(cells: Sequence[Cell]) -> str:
    """A short text that changes with any cell, list, table or rule."""
    return hashlib.blake2b(msgspec.json.encode(cells, order="deterministic"), digest_size=12).hexdigest()


def set_up(words: Words, experiment: Experiment) -> Bench:
    """The cells of an experiment with their lists and tables; what cannot be played is refused before anything is."""
    cells: list[Cell] = []
    trials: list[Trial] = []
    for number, part, made in _made(experiment):
        for variant, without, trial in _trials(words, part, Path(experiment.folder), made):
            if len(cells) == MOST_CELLS:
                raise Refused(refusal("", "refused-many-cells", most=MOST_CELLS))
            if not without:
                ready(trial)
            cells.append(Cell(number=len(cells), part=number, variant=variant, plan=trial.plan, without=without))
            trials.append(trial)
    return Bench(experiment, tuple(cells), tuple(trials))


def _made(experiment: Experiment) -> Iterator[tuple[int, Part, Path]]:
    """The parts of an experiment with their numbers, each with a folder for the lists that are made for it."""
    for number, part in enumerate(experiment.parts):
        with TemporaryDirectory() as made:
            yield number, part, Path(made)


def _trials(words: Words, part: Part, folder: Path, made: Path) -> Iterator[tuple[str, str, Trial]]:
    """What is played in a part: under which options, without which unit, and the trial."""
    named = _files(part, folder)
    if part.variants:
        named += [one for name, path in named for one in variants_of(words, part, name, path, made)]
    files = dict(named)
    base = Plan(
        game=part.game, players=(part.seats[0], part.seats[-1]), games=part.games + part.games % 2,
        options=part.options, tables=part.tables, agree=part.agree, usage=part.usage, program=program(part.game),
        think=part.think,
    )  # fmt: skip
    for (number, (one, other)), mission in product(
        enumerate(pairings(part, [name for name, _ in named])), part.missions or ("",)
    ):
        lists = tuple(name for name in (one.list, other.list) if name)
        plan = replace(base, players=(one.player, other.player), lists=lists, mission=mission,
                       seed=seed_of(part, number, mission))  # fmt: skip
        trial = settled(words, plan, part.size, files, folder)
        for options in variants(part):
            chosen = replace(trial.plan, options={**part.options, **options})
            yield told(options), "", Trial(chosen, trial.stock)
        if part.question == "worth":
            yield from _without(trial)


def _without(trial: Trial) -> Iterator[tuple[str, str, Trial]]:
    """The first list without each of its units in turn."""
    name = trial.plan.lists[0]
    where, options = ground(trial.plan.game), catalogue(trial.plan.game).choose(trial.plan.options)
    whole = trial.stock.lists.get(name) or where.listed(name, options)
    for unit, less in where.without(whole):
        called = f"{name} −{unit}"
        stock = Stock({**trial.stock.lists, called: less}, trial.stock.tables, trial.stock.own)
        plan = replace(trial.plan, lists=(called, *trial.plan.lists[1:]), stock=stock.fingerprint())
        less_trial = Trial(plan, stock)
        if _is_playable(less_trial):
            yield "", unit, less_trial


def _is_playable(trial: Trial) -> bool:
    """Whether the rules let a trial begin: a list may need the unit that is left out."""
    try:
        ready(trial)
    except Refused:
        return False
    return True


def pairings(part: Part, lists: Sequence[str]) -> list[tuple[Side, Side]]:
    """Who meets whom: two lists one another, several each other; one alone meets the ready lists in turn."""
    seats = part.seats
    if part.question == "worth":
        size = part.size or usual_size(part)
        field = [name for name in lists[1:] or ground(part.game).field(size) if name != lists[0]]
        if not field:
            raise Refused(refusal("", "refused-no-field", size=size))
        return [(Side(seats[0], lists[0]), Side(seats[-1], other)) for other in field]
    if part.question == "ratings":
        sides = [Side(player, name) for player, name in product(dict.fromkeys(seats), dict.fromkeys(lists) or ("",))]
        if len(sides) < 2:
            raise Refused(refusal("", "refused-rating-of-one"))
        return list(combinations(sides, 2))
    if len(lists) > 2:
        return [(Side(seats[0], one), Side(seats[-1], other)) for one, other in combinations(lists, 2)]
    one, other = [*lists, "", ""][:2]
    return [(Side(seats[0], one), Side(seats[-1], other))]


def usual_size(part: Part) -> int:
    """The size of a game of which none is named."""
    setup = desk(part.game).set_up(_plain_words(part.game), Wishes(agree=True))
    return desk(part.game).parts(setup).size


def variants(part: Part) -> list[dict[str, str]]:
    """The sets of options that are compared: what the part has in all its games first, then each other one."""
    if part.question != "options":
        return [{}]
    if isinstance(part.compare, str):
        known = catalogue(part.game).options
        usual = {key: part.options.get(key, option.default) for key, (_, option) in known.items()}
        each = [{key: value} for key, (_, option) in known.items() for value in option.values if value != usual[key]]
        return [{}, *each]
    return [{}, *(dict(one) for one in part.compare)]


def told(options: Mapping[str, str]) -> str:
    """Options in one line."""
    return ",".join(f"{key}={value}" for key, value in sorted(options.items()))


def seed_of(part: Part, pairing: int, mission: str) -> int:
    """The seed of a pairing: the same under all options; the first has that of the part itself."""
    if not pairing and mission == (part.missions or ("",))[0]:
        return part.seed
    digest = hashlib.blake2b(f"{part.seed}/{pairing}/{mission}".encode(), digest_size=SEED_BITS // 8).digest()
    return int.from_bytes(digest, "big")


def program(game: str) -> str:
    """The version of everything that decides what comes of a game."""
    return version_of(*(PACKAGE / part for part in PROGRAM), manifest(game).folder)


def settled(
    words: Words, plan: Plan, size: int | None, files: Mapping[str, str] | None = None, folder: Path | None = None
) -> Trial:
    """A plan with what its lists and tables are; what cannot be set up is refused."""
    lists = [(files or {}).get(name, name) for name in plan.lists]
    wishes = Wishes(lists, "", size, plan.options, plan.seed, plan.agree, _found(plan.mission, folder))
    lies = desk(plan.game)
    tables = [_found(table, folder) for table in plan.tables] or [""]
    setups: list[Any] = [lies.set_up(words, wishes._replace(table=table)) for table in tables]
    return ground(plan.game).settle(plan, setups)


def _found(name: str, folder: Path | None) -> str:
    """The path of a file that lies beside the experiment; any other name as it is."""
    path = Path(name.partition("#")[0])
    return str(folder / name) if folder is not None and path.suffix in KINDS and not path.is_absolute() else name


def _files(part: Part, folder: Path) -> list[tuple[str, str]]:
    """The lists of a part by the names that they have in the results, each with where it is found."""
    found: list[tuple[str, str]] = []
    for name in part.lists:
        if name == READY:
            found += [(key, key) for key in ground(part.game).field(part.size or usual_size(part))]
        elif (folder / name).is_dir():
            inside = sorted(path for path in (folder / name).iterdir() if path.suffix in KINDS)
            if not inside:
                raise Refused(refusal("", "refused-empty-folder", folder=name))
            found += [(path.relative_to(folder).as_posix(), str(path)) for path in inside]
        else:
            found.append((name, _found(name, folder)))
    if part.question == "worth" and not found:
        raise Refused(refusal("", "refused-worth-of-what"))
    return found


def _plain_words(game: str) -> Words:
    from escarmouche.terminal.words import speak

    return speak("en", game)


# Stopping


def is_decided(part: Part, counts: Sequence[int]) -> bool:
    """Whether a sequential test knows its answer after pairs with these results."""
    errors = Errors(part.errors, part.errors)
    verdict = fair(counts, part.margin, errors) if part.question == "fair" else better(counts, part.margin, errors)
    return verdict.state != "open"
