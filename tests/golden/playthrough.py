"""Whole games as readable text: what a fixed seed plays, word for word.

`python -m tests.golden.playthrough` writes them anew; read the difference before you keep it.
"""

from pathlib import Path
from random import Random

from escarmouche.core.chance import Seeded
from escarmouche.core.decision import Choose
from escarmouche.core.game import Game
from escarmouche.games import ruleset
from escarmouche.games.firefight import lists, roster, tables
from escarmouche.games.firefight.cases import STAGE
from escarmouche.games.firefight.fight import CATALOGUE
from escarmouche.games.firefight.naming import sentence
from escarmouche.games.firefight.state import FirefightSetup, State

FOLDER = Path(__file__).parent
GAMES = {
    "saltgate": ("tollgate-200", "hollow_hill-200", 11),
    "cutwater-gorge": ("plumbline-200", "demo-200", 12),
    "thornmarch": ("hollow_hill-200", "plumbline-200", 13),
}


def played(table: str) -> tuple[Game[State], int]:
    """A game of two recruits, and how many choices stood open in it, summed over all questions of choice."""
    first, second, seed = GAMES[table]
    armies = (roster.muster(lists.ready_list(first)), roster.muster(lists.ready_list(second)))
    setup = FirefightSetup(armies=armies, table=tables.named(table), options=CATALOGUE.choose({}))
    game: Game[State] = Game(ruleset("firefight"), setup, Seeded(seed))
    rng = Random(seed)
    choices = 0
    while game.question is not None:
        seat = game.waiting()[0]
        question = game.question.part(seat)
        if isinstance(question, Choose):
            choices += len(question.allowed)
        game.answer(seat, game.number, question.sample(rng))
    return game, choices


def told(table: str) -> str:
    """The journal of a game in English, with the rules applied, and its figures."""
    game, choices = played(table)
    words = STAGE.words("en")
    lines = []
    for event in game.journal:
        rules = ", ".join(event.rules)
        lines.append(f"{sentence(words, game.setup, game.state, event)}" + (f"  [{rules}]" if rules else ""))
    lines += ["", f"Questions answered: {game.number - 1}. Choices that stood open: {choices}. State: {game.hash()}."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all playthroughs anew."""
    for table in GAMES:
        (FOLDER / f"firefight-{table}.txt").write_text(told(table), encoding="utf-8")


if __name__ == "__main__":
    main()
