"""A game in a package of its own is played like the others: nothing in the product knows it."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from examples.bot import Bot

from escarmouche.engine.words import LANGUAGES
from tests.plugins.installing import DUEL, install

ROOT = Path(__file__).parents[2]
UNSAID = re.compile(r"\{|\$|\b(?:ask|event|option|refused|rule|shown|help|game|about)-[a-z]")
"""What is left in a text of which a word is missing."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the duel is installed."""
    return install(DUEL, tmp_path_factory.mktemp("installed"))


def around(target: Path) -> dict[str, str]:
    """The environment of somebody who has installed what lies there."""
    path = os.pathsep.join((str(ROOT / "src"), str(target)))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}


def escarmouche(target: Path, *arguments: str, typed: str = "", status: int = 0) -> str:
    """What the command prints; where it must fail, the one sentence that it says instead."""
    command = [sys.executable, "-m", "escarmouche", *arguments]
    done = subprocess.run(command, env=around(target), cwd=target, input=typed, capture_output=True, encoding="utf-8",
                          check=False)  # fmt: skip
    assert done.returncode == status, done.stderr
    assert done.stderr.count("\n") == bool(status), done.stderr
    return done.stderr if status else done.stdout


# The commands


def test_its_rules_are_listed_and_told_in_every_language(target: Path) -> None:
    told = {language: escarmouche(target, "-l", language, "rules", "duel") for language in LANGUAGES}
    assert [line.split()[0] for line in told["en"].splitlines()][:2] == ["DUEL-BID-01", "DUEL-LURK-01"]
    assert len(set(told.values())) == len(LANGUAGES)
    assert "the higher bid goes first" in escarmouche(target, "rules", "duel", "bid-01")
    assert escarmouche(target, "rules", "duel", "--options") == ""


def test_it_stands_among_the_games_and_is_not_the_usual_one(target: Path) -> None:
    shown = " ".join(escarmouche(target, "play", "--help").split())
    assert re.search(r"Which game: [a-z, ]+, duel\.", shown)
    assert escarmouche(target, "rules").startswith("GFF-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_the_terminal(target: Path, language: str) -> None:
    shown = escarmouche(target, "-l", language, "play", "duel", "--seed", "3", typed="\n" * 400)
    assert not UNSAID.search(shown), UNSAID.search(shown)
    assert "[DUEL-END-01]" in shown
    assert re.search(r"│ +A +│", shown)


def test_a_saved_duel_is_told_again_and_gone_on_with(target: Path) -> None:
    escarmouche(target, "play", "duel", "--seed", "3", "--save", "over.esc", typed="\n" * 400)
    assert "[DUEL-END-01]" in escarmouche(target, "replay", "over.esc")
    escarmouche(target, "play", "duel", "--seed", "3", typed="\n\nsave half.esc\nquit\n")
    assert "[DUEL-END-01]" in escarmouche(target, "play", "--load", "half.esc", typed="\n" * 400)


def test_a_fair_duel_is_verified(target: Path) -> None:
    escarmouche(target, "play", "duel", "--fair", "--transcript", "duel.json", typed="word\n" + "\n" * 400)
    assert "every" in escarmouche(target, "verify", "duel.json")


def test_many_duels_are_played_by_recruits(target: Path) -> None:
    shown = escarmouche(target, "simulate", "duel", "--games", "6", "--cores", "2", "--seed", "2")
    assert "6 games in 3 pairs" in shown
    assert "1. recruit" in shown


def test_what_it_lacks_is_absent_or_refused_in_one_sentence(target: Path) -> None:
    assert escarmouche(target, "rosters", "duel") == ""
    assert escarmouche(target, "tables", "duel") == "Cellar\n"
    assert "played without lists" in escarmouche(target, "play", "duel", "--list", "mine", status=2)
    assert "only one mission" in escarmouche(target, "play", "duel", "--mission", "hunt", status=2)
    assert "no table" in escarmouche(target, "play", "duel", "--table", "attic", status=2)
    assert "does not know the game" in escarmouche(target, "play", "duel", "--against", "sergeant", status=2)
    assert "no odds" in escarmouche(target, "odds", "duel", "shot", status=2)
    Path(target, "case.toml").write_text('game = "duel"\n[[case]]\nid = "X"\n', "utf-8")
    assert "no conformance cases" in escarmouche(target, "rules", "duel", "--coverage", "--cases", ".", status=2)


# The server


@pytest.fixture(scope="module")
def server(target: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of somebody who has installed the duel."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = int(door.getsockname()[1])
    data = tmp_path_factory.mktemp("served") / "games.db"
    command = [sys.executable, "-m", "escarmouche", "serve", "--port", str(port), "--data", str(data)]
    environment = {name: value for name, value in around(target).items() if name != "DATABASE_URL"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as served:
        address = f"http://127.0.0.1:{port}"
        try:
            assert _answers(f"{address}/api/games")
            yield address
        finally:
            served.send_signal(signal.SIGINT)
            assert served.wait(20) == 0


def _answers(address: str) -> bool:
    """Whether somebody answers there before long."""
    for _ in range(300):
        try:
            return httpx.get(address, timeout=60).is_success
        except httpx.TransportError:
            time.sleep(0.1)
    return False


def begin(server: str, opponent: str) -> list[str]:
    """Begin a duel; the tokens of its seats."""
    reply = httpx.post(f"{server}/api/games", json={"key": "duel", "opponent": opponent, "seed": 4}, timeout=60)
    assert reply.status_code == 201, reply.text
    tokens: list[str] = reply.json()["tokens"]
    return tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_offers_it_in_every_language(server: str, language: str) -> None:
    games = httpx.get(f"{server}/api/games", params={"language": language}, timeout=60).json()
    found: dict[str, Any] = next(game for game in games if game["key"] == "duel")
    assert not UNSAID.search(f"{found['name']} {found['about']}")
    assert [agent["key"] for agent in found["agents"]] == ["recruit"]
    assert [found[part] for part in ("lists", "missions", "sizes", "editions", "options", "lessons")] == [[]] * 6
    assert [table["name"] for table in found["tables"]] == ["Cellar"]
    rules = httpx.get(f"{server}/api/rules/duel", params={"language": language}, timeout=60).json()
    assert {rule["id"] for rule in rules} >= {"DUEL-BID-01", "DUEL-END-01"}


def test_bots_play_it_over_the_socket(server: str) -> None:
    bots = [Bot(server, token, seed) for seed, token in enumerate(begin(server, "same-screen"))]

    async def both() -> list[dict[str, Any] | None]:
        return list(await asyncio.wait_for(asyncio.gather(*(bot.play() for bot in bots)), 100))

    one, other = asyncio.run(both())
    assert one is not None
    assert one == other
    assert len(bots[0].moment["models"]) == 2
    assert not UNSAID.search(" ".join(line["text"] for line in bots[0].moment["lines"]))


def test_a_bot_plays_it_against_the_recruit(server: str) -> None:
    bot = Bot(server, begin(server, "recruit")[0])
    assert asyncio.run(asyncio.wait_for(bot.play(), 60)) is not None


# Games that do not go together


def test_a_key_that_two_games_claim_is_told_in_one_sentence(tmp_path: Path) -> None:
    install(DUEL, tmp_path)
    install(DUEL, tmp_path, name="another-duel")
    assert "Two games have the key “duel” (cellar_duel, cellar_duel)" in escarmouche(tmp_path, "--help", status=2)
    assert "Zwei Spiele" in escarmouche(tmp_path, "-l", "de", "rules", "duel", status=2)


@pytest.mark.parametrize("place", ["no_such_package:GAME", "json:GAME", "json:dumps"])
def test_a_game_that_cannot_be_loaded_is_told_in_one_sentence(tmp_path: Path, place: str) -> None:
    install(DUEL, tmp_path, **{"entry-points": {"escarmouche.games": {"lost": place}}})
    assert f"The game “lost” ({place}) cannot be loaded" in escarmouche(tmp_path, "play", status=2)
