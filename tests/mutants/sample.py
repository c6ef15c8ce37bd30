"""Which rules a case misses when they are switched off, each in a process of its own."""

import importlib
import os
import pkgutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from escarmouche.engine.catalogue import Catalogue
from escarmouche.registry import keys, manifest
from tests.mutants.wrong import switch_off

ROOT = Path(__file__).parents[1]
PROCESSES = 2
LIMIT = 600
NOTHING = "nothing"
BROKEN = "the runner"


@cache
def catalogue_of(game: str) -> Catalogue:
    """The catalogue of a game, read so that nothing of the game is imported."""
    return Catalogue((manifest(game).folder / "data" / "catalogue.toml").read_text(encoding="utf-8"))


def rules(game: str) -> list[str]:
    """The rules that a game can apply."""
    return [entry.id for entry in catalogue_of(game).entries.values() if entry.applies]


def game_of(rule: str) -> str:
    """The game that a rule belongs to."""
    return next(game for game in keys() if rule in rules(game))


def first_to_notice(rule: str, game: str) -> str:
    """Run the cases of a game without a rule in this very process; the id of the first that fails, or nothing.

    The rule is switched off before the game is imported. Cases that name the rule come first.
    """
    if rule != NOTHING:
        switch_off(rule)
    from escarmouche.board.board import stage
    from escarmouche.conformance.cases import read_cases, run_case

    cases = [case for file in sorted((ROOT / "conformance" / game).glob("*.toml")) for case in read_cases(file)]
    for case in sorted(cases, key=lambda case: rule not in case["rules"]):
        if not run_case(case, stage(game), prove=False).passed:
            return str(case["id"])
    return ""


def places() -> set[str]:
    """The rules that some unit of a game applies, or that it reads as a value from its catalogue."""
    from escarmouche.engine import rulebook

    read: set[str] = set()
    for game in keys():
        package = importlib.import_module(f"{manifest(game).package}.rules")
        read |= {entry.id for entry in catalogue_of(game).entries.values() if entry.value is not None}
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
        # What cases measure may apply rules outside the rules themselves: how the odds are meant.
        importlib.import_module(f"{manifest(game).package}.conformance.stage")
    return read | set(rulebook.places())


def try_without(rule: str, game: str = "") -> tuple[str, str]:
    """Run a process of its own without a rule: the rule, and the case that noticed."""
    command = [sys.executable, "-m", "tests.mutants", "--without", rule, "--game", game or game_of(rule)]
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        done = subprocess.run(
            command, cwd=ROOT.parent, env=around, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return rule, "the clock (the game went on for ever)"
    if done.returncode:
        print(f"Without {rule} the cases could not be run at all:\n{done.stderr}", file=sys.stderr)
        return rule, BROKEN if rule == NOTHING else ""
    return rule, done.stdout.strip()


def make_sure(chosen: list[str]) -> None:
    """Refuse to go on if a case of these rules' games fails although nothing is switched off."""
    for game in sorted({game_of(rule) for rule in chosen}):
        failing = try_without(NOTHING, game)[1]
        if failing:
            raise RuntimeError(f"{failing} fails although every rule is there; mutants would prove nothing.")


def survivors(chosen: list[str], *, show: bool = True) -> list[str]:
    """The rules that nobody misses."""
    applied = places()
    missing = [rule for rule in chosen if rule not in applied]
    found = list(missing)
    with ThreadPoolExecutor(PROCESSES) as pool:
        for rule, killer in pool.map(try_without, [rule for rule in chosen if rule in applied]):
            if show:
                print(f"{rule}: {'killed by ' + killer if killer else 'SURVIVED'}", flush=True)
            if not killer:
                found.append(rule)
    if show:
        for rule in missing:
            print(f"{rule}: SURVIVED (no unit applies it)")
        print(f"{len(chosen) - len(found)} of {len(chosen)} killed.")
    return found
