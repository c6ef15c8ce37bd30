"""What lies beside the game: the ruler, the check of fair dice, and what came since one last looked."""

import math
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT, begin
from tests.e2e.seat import Seat

SMALLEST = ["reclaimers-patrol", "unwanted-pack"]


def apart(seat: Seat) -> str:
    """How far the first model is from the first one of the other side, from base to base, as the page writes it."""
    one, *rest = seat.moment["models"]
    other = next(model for model in rest if model["owner"] != one["owner"])
    seat.drag(seat.model(one["id"]), seat.model(other["id"]))
    between = math.hypot(one["x"] - other["x"], one["y"] - other["y"]) - one["radius"] - other["radius"]
    return f"{round(between / 1000, 1):g}″"


def test_the_ruler_measures_from_base_to_base_until_it_is_put_away(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", lesson="first-fight", seed=1)
    seat = visit().sit(made["tokens"][0])
    seat.await_question()
    seat.page.keyboard.press("m")
    expect(seat.page.get_by_role("button", name="Measure")).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator(".play-measure")).to_have_text(apart(seat))
    seat.page.keyboard.press("m")
    expect(seat.page.locator(".play-measure")).to_have_count(0)


def test_the_page_and_the_command_line_agree_that_the_chance_was_fair(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    made = begin(address, key="collision", opponent="recruit", fair=True, lists=SMALLEST, seed=7)
    seat = visit().sit(made["tokens"][0])
    seat.play_on(lambda now: "Turn 1" in now.moment["heading"])
    assert [said for said in seat.said if said["type"] == "contribute"]
    seat.press("Menu")
    seat.press("Concede")
    seat.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    seat.press("Check the dice")
    told = seat.page.locator(".play-ending [role=alert]")
    expect(told).not_to_be_empty()
    with seat.page.expect_download() as download:
        seat.press("Save")
    download.value.save_as(tmp_path / "game.esc")
    command = [sys.executable, "-m", "escarmouche.cli", "verify", str(tmp_path / "game.esc")]
    checked = subprocess.run(command, env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, checked.stderr
    assert words(told.inner_text()) == words(checked.stdout)


def words(text: str) -> list[str]:
    """A text without the breaks of its lines."""
    return re.split(r"\s+", text.strip())


def test_what_came_since_one_last_looked_is_marked(visit: Visit, address: str) -> None:
    tokens = begin(address, key="firefight", opponent="same-screen", lesson="first-fight", seed=1)["tokens"]
    for token in tokens:
        with absent(address, token) as player:
            player.play_until(lambda moment: moment["question"] is None)
    seat = visit().sit(tokens[0])
    expect(seat.page.locator(".play-recap")).to_have_count(1)
    seat.press(re.compile("since you last looked"))
    expect(seat.page.locator(".play-recap")).to_be_in_viewport()
