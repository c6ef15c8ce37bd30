"""Whole games as readable text: what a fixed seed plays, word for word.

`python -m tests.golden.playthrough [NAME…]` writes them anew, all or those that are named; read the difference before
you keep it.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose
from escarmouche.registry import ruleset
from escarmouche.terminal.desk import Wishes, desk, stage

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """A game that two recruits play: on which table, with which lists and seed, and which mission."""

    game: str
    table: str
    lists: tuple[str, str]
    seed: int
    mission: str = ""


GAMES = {
    "firefight-saltgate": Playthrough("firefight", "saltgate", ("tollgate-200", "hollow_hill-200"), 11),
    "firefight-cutwater-gorge": Playthrough("firefight", "cutwater-gorge", ("plumbline-200", "demo-200"), 12),
    "firefight-thornmarch": Playthrough("firefight", "thornmarch", ("hollow_hill-200", "plumbline-200"), 13),
    "collision-hunt": Playthrough(
        "collision", "ashmarket", ("reclaimers-patrol", "unwanted-pack"), 56, "collision_hunt"
    ),
    "collision-ambush": Playthrough("collision", "broken-spire", ("unwanted-fire", "reclaimers-salvage"), 57, "ambush"),
    "collision-domination": Playthrough(
        "collision", "cistern-row", ("unwanted-pack", "reclaimers-patrol"), 33, "domination"
    ),
    "trauma-generator": Playthrough("trauma", "kiln-street", ("meridian-30", "ashen-30"), 62, "generator"),
    "trauma-attack": Playthrough("trauma", "salt-quay", ("chorus-30", "meridian-24"), 42, "attack"),
    "combatzone-gang-fight": Playthrough("combatzone", "market-lane", ("hounds-200", "halden-200"), 67, "gang-fight"),
    "combatzone-retrieve": Playthrough("combatzone", "pump-station", ("foundry-200", "hounds-200"), 86, "retrieve"),
    "combatzone-ambush": Playthrough(
        "combatzone", "overgrown-block", ("halden-ambush-133", "foundry-200"), 65, "ambush"
    ),
}


def played(name: str) -> tuple[Game[Any], int]:
    """A game of two recruits, and how many choices stood open in it, summed over all questions of choice."""
    key, table, lists, seed, mission = GAMES[name]
    setup = desk(key).set_up(stage(key).words("en"), Wishes(lists, table, mission=mission))
    game: Game[Any] = Game(ruleset(key), setup, Seeded(seed))
    rng = Random(seed)
    choices = 0
    while game.question is not None:
        seat = game.waiting()[0]
        question = game.question.part(seat)
        if isinstance(question, Choose):
            choices += len(question.allowed)
        game.answer(seat, game.number, question.sample(rng))
    return game, choices


def told(name: str) -> str:
    """The journal of a game in English, with the rules applied, and its figures."""
    game, choices = played(name)
    key = game.ruleset.key
    words, lies = stage(key).words("en"), desk(key)
    lines = []
    for event in game.journal:
        rules = ", ".join(event.rules)
        lines.append(f"{lies.sentence(words, game.setup, game.state, event)}" + (f"  [{rules}]" if rules else ""))
    lines += ["", f"Questions answered: {game.number - 1}. Choices that stood open: {choices}. State: {game.hash()}."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write playthroughs anew."""
    command = argparse.ArgumentParser(prog="python -m tests.golden.playthrough", description=__doc__)
    command.add_argument("names", nargs="*", metavar="NAME", help=", ".join(GAMES))
    names = command.parse_args().names or list(GAMES)
    if unknown := set(names) - set(GAMES):
        command.error(f"There is no game {min(unknown)}.")
    for name in names:
        (FOLDER / f"{name}.txt").write_text(told(name), encoding="utf-8")


if __name__ == "__main__":
    main()
