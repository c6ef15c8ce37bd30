"""Books in the style of printed ones, written by following docs/books.md: they are in order, are played, and show
their own words; one of them is wholly in French, one wholly in German."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.agents import enlist
from escarmouche.board.board import Wishes
from escarmouche.cli.books import library
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.registry import ruleset
from escarmouche.rules.books.sources import source_of
from escarmouche.terminal.desk import desk
from escarmouche.terminal.words import speak

PRINTED = Path(__file__).parent / "printed"
MOST_ANSWERS = 4000
GAMES = 2
OFFICERS = (("sergeant", "corporal"), ("corporal", "corporal"))
SHOWN = {
    "combatzone": ("Sewer runner", "Riveter", "Rivet driver", "Worn out", "Tunnel rat", "Boiler plate", "Card sharp"),
    "trauma": (
        "Éclusiers",
        "Mousquet d’écluse",
        "Œil de brochet",
        "Tueurs de coques",
        "Vieille garde",
        "Chants de halage",
    ),
    "collision": ("Anchor smith", "Speargun", "Cork vest", "Calm sea", "Patience", "Rage", "Sea songs"),
    "firefight": ("Moorvogt", "Brandrohr", "Torfbrand", "Nebelgänger", "Standarte", "Letzter Sturm", "Alte Schuld"),
}
TEXT_ONLY = {"collision": 1, "combatzone": 1, "firefight": 1, "trauma": 1}


@pytest.mark.parametrize("key", SHOWN)
def test_a_printed_book_is_in_order(key: str) -> None:
    stock = library(key).stock([source_of(PRINTED / f"{key}.toml")])
    assert stock.flaws == []
    kept = [flaw for flaw in stock.remarks if flaw.reason.text == "book-text-only"]
    assert (len(kept), len(stock.remarks)) == (TEXT_ONLY[key], TEXT_ONLY[key])


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("key", SHOWN)
def test_officers_play_a_printed_book_to_the_end(key: str, seed: int) -> None:
    play(key, seed)


def play(key: str, seed: int) -> None:
    """Two officers play the book of a game against itself, under the names that it writes."""
    mine = PRINTED / f"{key}-list.toml"
    words, table = speak("en", key), desk(key)
    assert table.faults(words, mine) == []
    setup = table.set_up(words, Wishes(lists=[str(mine), str(mine)], seed=seed, agree=True))
    game = Game(ruleset(key), setup, Seeded(seed))
    told = "\n".join(table.cards(words, setup, game.state, 0))
    assert [name for name in SHOWN[key] if name not in told] == []
    players = [
        enlist(name, Seat(game, seat), Random(f"{seed}/{seat}"))
        for seat, name in enumerate(OFFICERS[seed % len(OFFICERS)])
    ]
    given: list[tuple[int, Any]] = []
    while game.question is not None and len(given) < MOST_ANSWERS:
        for seat in game.waiting():
            given.append((seat, players[seat].decide().value))
            game.answer(seat, game.number, given[-1][1])
    assert game.outcome is not None
    # A record needs no book: what is in the set-up is all that the rules ask.
    read = msgspec.json.decode(msgspec.json.encode(setup), type=type(setup))
    again = Game(ruleset(key), read, Seeded(seed), journal=False)
    for seat, value in given:
        again.answer(seat, again.number, value)
    assert again.hash() == game.hash()
