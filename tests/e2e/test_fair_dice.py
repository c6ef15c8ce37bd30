"""Fair dice on the page: it notes what was promised, warns if that changes, and checks the end by its own notes."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT, begin
from tests.e2e.seat import Seat

SMALLEST = ["reclaimers-patrol", "unwanted-pack"]
NOTES = "escarmouche.fair."


def at_a_fair_game(visit: Visit, address: str) -> Seat:
    """A browser at a fair game against the computer that has just begun."""
    made = begin(address, key="collision", opponent="recruit", fair=True, lists=SMALLEST, seed=7)
    seat = visit().sit(made["tokens"][0])
    assert seat.await_question()
    return seat


def noted(seat: Seat) -> dict[str, Any]:
    """What the browser has noted."""
    notes: dict[str, Any] = json.loads(seat.page.evaluate(
        f"() => localStorage[Object.keys(localStorage).find((name) => name.startsWith('{NOTES}'))]"))  # fmt: skip
    return notes


def note_otherwise(seat: Seat, notes: dict[str, Any]) -> None:
    """Let the browser have noted something else than the server says."""
    seat.page.evaluate(
        f"(text) => localStorage[Object.keys(localStorage).find((name) => name.startsWith('{NOTES}'))] = text",
        json.dumps(notes),
    )


def end_and_check(seat: Seat) -> str:
    """Give up, check the dice, and read what is said."""
    seat.press("Menu")
    seat.press("Concede")
    seat.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    seat.press("Check the dice")
    told = seat.page.locator(".play-ending [role=alert]")
    expect(told).not_to_be_empty()
    return told.inner_text()


def test_the_page_and_the_command_line_agree_that_the_chance_was_fair(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    seat = at_a_fair_game(visit, address)
    seat.play_on(lambda now: any(message["type"] == "answer" for message in now.said))
    said = [message["type"] for message in seat.said]
    assert said.index("promise") < said.index("open") < said.index("answer")
    seals = {str(moment["sequence"]): moment["seal"] for moment in seat.moments() if moment["seal"]}
    assert noted(seat)["seals"] == seals
    told = end_and_check(seat)
    assert told.startswith("Checked in this browser: the match is as it was noted here")
    for name, file in (("Save the game", "game.esc"), ("Save my notes", "noted.json")):
        with seat.page.expect_download() as download:
            seat.press(name)
        download.value.save_as(tmp_path / file)
    command = [sys.executable, "-m", "escarmouche", "verify", "game.esc", "--noted", "noted.json"]
    environment = {"PYTHONPATH": str(ROOT / "src")}
    checked = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert checked.returncode == 0, checked.stderr
    assert words(told)[-len(words(checked.stdout)) :] == words(checked.stdout)
    expect(seat.page.locator(".play-doubts")).to_have_count(0)


def words(text: str) -> list[str]:
    """A text without the breaks of its lines."""
    return re.split(r"\s+", text.strip())


@pytest.mark.parametrize("what", ["commitment", "seals"])
def test_the_page_warns_when_the_server_says_something_else_than_it_noted(
    visit: Visit, address: str, what: str
) -> None:
    seat = at_a_fair_game(visit, address)
    notes = noted(seat)
    other = "0" * 64
    sequence = max(notes["seals"], key=int)
    notes[what] = {"commitment": other, "seals": {sequence: other}}[what]
    note_otherwise(seat, notes)
    seat.page.reload()
    warned = seat.page.locator(".play-doubts[role=alert]")
    expect(warned).to_contain_text("no longer be trusted")
    assert noted(seat)[what] == notes[what]
    assert end_and_check(seat).startswith("Not fair")


def test_a_fair_game_on_one_screen_begins_and_each_seat_has_its_word(visit: Visit) -> None:
    """It waited for ever: nobody was asked, so no seat was shown, and only a seat that was shown took part."""
    seat = visit().go("new/collision")
    seat.page.get_by_text("A friend at this screen").click()
    seat.page.get_by_text("Dice that can be checked").click()
    seat.press("Begin the game")
    assert seat.await_question()
    # On a busy machine a part may be said again before it is heard; it is the same then.
    parts = {(message["type"], message.get("promise"), message.get("salt")) for message in seat.said}
    assert sorted(kind for kind, *_ in parts if kind in ("promise", "open")) == ["open", "open", "promise", "promise"]
