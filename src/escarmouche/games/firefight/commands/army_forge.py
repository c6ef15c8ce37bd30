"""The command `import`."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from escarmouche.board.words import why
from escarmouche.board.written_out import tables_in
from escarmouche.cli.common import BAD, options_in, out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import naming
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.army_forge.as_book import book_of
from escarmouche.games.firefight.rules.lists.army_forge.importing import Imported
from escarmouche.games.firefight.rules.lists.library import LIBRARY
from escarmouche.games.firefight.rules.lists.profile import Army, UnitProfile
from escarmouche.games.firefight.rules.lists.reading import ArmyList, Fault
from escarmouche.games.firefight.terminal.army_forge import load
from escarmouche.games.firefight.terminal.desk import equipment
from escarmouche.rules.books.sources import source_in
from escarmouche.rules.books.writing import toml_of
from escarmouche.terminal.files import write_text

LIMITS = "force_organisation"
OF_THE_SIZE = frozenset(
    {"over_points", "too_many_heroes", "too_many_copies", "unit_too_expensive", "too_many_units", "too_many_models"}
)
"""Faults that a list might not have in a game of another size."""

app = Program()


@app.command("import")
def import_list(
    file: Annotated[Path, typer.Argument()],
    to: Annotated[Path | None, typer.Option("--out")] = None,
    book: Annotated[Path | None, typer.Option("--book")] = None,
    size: Annotated[int | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Make a list of yours out of one from Army Forge."""
    console, words = screen(), words_for("firefight")
    limits = CATALOGUE.choose(options_in(option or []))[LIMITS]
    imported = load(file, size)
    if book is not None:
        _write_book(words, imported, book, force=force)
        return
    faults = checking.check(imported.army_list, force_organisation=limits)
    if faults:
        out(console, (naming.sentence(words, None, None, fault) for fault in faults))
        advice = _advice(imported.army_list, faults)
        out(console, [*_warnings(words, imported), words.say("import-faulty", advice=advice)])
        raise typer.Exit(BAD)
    target = to or Path(f"{file.stem}.toml")
    if target.exists() and not force:
        raise Refused(refusal("", "refused-import-exists", file=str(target)))
    army = mustering.muster(imported.army_list)
    write_text(target, reading.written(imported.army_list))
    out(console, [*report(words, imported, army), *_how_to_play(words, target, army, limits)])


def _write_book(words: Words, imported: Imported, target: Path, *, force: bool) -> None:
    """Write a list as a book that can be edited, and say which of its rules are kept as text."""
    if target.exists() and not force:
        raise Refused(refusal("", "refused-import-exists", file=str(target)))
    text = toml_of(book_of(imported.army_list))
    write_text(target, text)
    remarks = LIBRARY.stock([source_in(tables_in(text), text)]).remarks
    out(screen(), [*_warnings(words, imported), *(why(words, one.reason) for one in remarks),
                   words.say("import-book-written", file=str(target))])  # fmt: skip


def _advice(army_list: ArmyList, faults: Sequence[Fault]) -> str:
    """What would help a list that is not legal: leaving the limits out, another size of the game, or nothing."""
    if any(fault.code not in OF_THE_SIZE for fault in faults):
        return "none"
    return "size" if checking.check(army_list, force_organisation="off") else "limits"


def report(words: Words, imported: Imported, army: Army) -> list[str]:
    """What was read: each unit, the points, the rules without effect and the borrowed spells."""
    notes = mustering.import_report(army)
    inert = dict.fromkeys(note.inert for note in notes if note.inert)
    borrowing = [note.unit for note in notes if note.house_spells]
    lines = [words.say("import-list", list=army.name, points=army.points, size=imported.army_list.size,
                       units=len(army.units), models=sum(unit.size for unit in army.units))]  # fmt: skip
    lines += [f"  {_unit_line(words, unit, army)}" for unit in army.units]
    lines += _warnings(words, imported)
    if inert:
        lines.append(words.say("import-inert", rules=", ".join(inert)))
    if borrowing:
        lines.append(words.say("import-house-spells", units=", ".join(borrowing)))
    return lines


def _warnings(words: Words, imported: Imported) -> list[str]:
    """What is wrong with the prices in the file."""
    lines = []
    if imported.stated not in (None, imported.points):
        lines.append(words.say("import-stale", points=imported.points, stated=imported.stated))
    if imported.unpriced:
        lines.append(words.say("import-unpriced", upgrades=", ".join(imported.unpriced)))
    return lines


def _unit_line(words: Words, unit: UnitProfile, army: Army) -> str:
    return words.say(
        "import-unit", unit=unit.name, models=unit.size, quality=unit.quality, defense=unit.defense,
        base=round(unit.base / 1000, 2), points=unit.cost, equipment=" · ".join(equipment(words, unit, army)) or "—",
    )  # fmt: skip


def _how_to_play(words: Words, target: Path, army: Army, limits: str) -> list[str]:
    """Where the list was written, and the command that plays it."""
    agreeing = ["--agree"] if any(note.inert for note in mustering.import_report(army)) else []
    leaving_out = ["--option", f"{LIMITS}={limits}"] if limits != CATALOGUE.options[LIMITS][1].default else []
    command = shlex.join(["escarmouche", "play", "--list", str(target), *agreeing, *leaving_out])
    return [words.say("import-written", file=str(target)), words.say("import-play", command=command)]
