"""The books to begin with can be played: officers fight with them to the end, under the names that they write."""

from pathlib import Path
from random import Random

import pytest

from escarmouche.agents import enlist
from escarmouche.board.board import Wishes
from escarmouche.cli.books import library
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.registry import ruleset
from escarmouche.terminal.desk import desk
from escarmouche.terminal.words import speak

MOST_ANSWERS = 3000
LISTS = {
    "trauma": """
name = "Mine"
book = "mine.toml"
points = 30
unit = [
    { entry = "guard", officer = 2, options = ["mortar", "night"] },
    { entry = "guard", extended = true, options = ["boarders"] },
    { entry = "crew" },
    { entry = "guard", reinforcement = true, section = 2 },
    { entry = "guard", reinforcement = true, section = 2, heavy = ["heavy machine gun"] },
]
""",
    "combatzone": """
name = "Mine"
faction = "mine.toml"
points = 200
[[group]]
kind = "gang"
members = [
    { card = "boss" }, { card = "hand", count = 3 }, { card = "whaler" }, { card = "brewer" }, { card = "spider" },
]
""",
    "firefight": """
name = "Mine"
faction = "mine.toml"
size = 200
[[unit]]
entry = "Reeve"
taken = ["Boar"]
[[unit]]
entry = "Heathmen"
taken = ["Fire lance", "Drummer"]
[[unit]]
entry = "Hedge witch"
""",
    "collision": """
name = "Mine"
gang = "mine.toml"
limit = 400
model = [
    { character = "prophet", items = ["lantern", "flare_gun"] },
    { character = "wick" },
    { character = "burner" },
]
""",
}
SHOWN = {
    "collision": ("Prophet", "Flare gun"),
    "firefight": ("Hedge witch", "Fire lance"),
    "trauma": ("Quay guard", "Boarding gun"),
    "combatzone": ("Whaler", "Harpoon gun"),
}


@pytest.mark.parametrize("key", LISTS)
def test_officers_play_a_book_of_ones_own_to_the_end(key: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(library(key).template, encoding="utf-8")
    mine = tmp_path / "list.toml"
    mine.write_text(LISTS[key], encoding="utf-8")
    words, table = speak("en", key), desk(key)
    assert table.faults(words, mine) == []
    setup = table.set_up(words, Wishes(lists=[str(mine), str(mine)], seed=3, agree=True))
    game = Game(ruleset(key), setup, Seeded(3))
    told = "\n".join(table.cards(words, setup, game.state, 0))
    assert all(name in told for name in SHOWN[key])
    players = [enlist(name, Seat(game, seat), Random(seat)) for seat, name in enumerate(("corporal", "recruit"))]
    answers = 0
    while game.question is not None and answers < MOST_ANSWERS:
        for seat in game.waiting():
            game.answer(seat, game.number, players[seat].decide().value)
            answers += 1
    assert game.outcome is not None
