"""An opponent that is as strong as the player: chosen on a phone, its game counted, and everything forgotten again."""

import os
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat
from tests.e2e.test_every_screen import graves

PHONE = {"width": 390, "height": 844}
UNKNOWN = {
    "en": ("A match for you", "Nothing is known of you yet"),
    "fr": ("À votre mesure", "On ne sait encore rien de vous"),
    "de": ("Ebenbürtig", "Von dir ist noch nichts bekannt"),
}


def picture(seat: Seat, name: str) -> None:
    """A picture for whoever asks for some."""
    if folder := os.environ.get("ESCARMOUCHE_PICTURES"):
        seat.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def choose_match(seat: Seat, language: str = "en") -> None:
    """Ask for an opponent that matches."""
    seat.go("").go("new/firefight").page.get_by_role("radio", name=UNKNOWN[language][0]).check()


def test_a_match_for_you_is_found_by_your_games(visit: Visit) -> None:
    seat = visit(viewport=PHONE, bypass_csp=True, reduced_motion="reduce")
    choose_match(seat)
    expect(seat.page.get_by_text(UNKNOWN["en"][1])).to_be_visible()
    expect(seat.page.get_by_text(re.compile(r"Rating \d+ \(\d+ to \d+, \d+ games\)")).first).to_be_visible()
    assert graves(seat) == []
    picture(seat, "match-unknown")
    seat.press("Begin the game")
    seat.await_question()
    assert seat.seated["seats"][1]["who"] == "corporal"
    seat.press("Menu")
    seat.press("Concede")
    seat.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(seat.page.get_by_text("by 1 game.")).to_be_visible()
    picture(seat, "match-counted")
    choose_match(seat)
    expect(seat.page.get_by_text("by 1 game.")).to_be_visible()
    expect(seat.page.get_by_text(re.compile("decisions as a corporal, the others as a recruit"))).to_be_visible()
    seat.press("Start anew")
    seat.page.get_by_role("dialog").get_by_role("button", name="Start anew").click()
    expect(seat.page.get_by_text(UNKNOWN["en"][1])).to_be_visible()


def test_it_is_offered_in_every_language(visit: Visit) -> None:
    for language in ("fr", "de"):
        seat = visit(language=language, viewport=PHONE)
        choose_match(seat, language)
        expect(seat.page.get_by_text(UNKNOWN[language][1])).to_be_visible()
        picture(seat, f"match-{language}")


def test_a_hint_weighs_your_own_order(visit: Visit, address: str) -> None:
    """Pointed out in the list, and dragged on the table: what it would give stands beside the hint, and on its way."""
    made = begin(address, key="firefight", opponent="recruit", seed=7, agree=True)
    seat = visit(bypass_csp=True).sit(made["tokens"][0])
    seat.play_on(lambda now: now.question["asks"] == "activate")
    seat.press(re.compile("^Hint"))
    own = seat.page.locator(".play-hint-own")
    expect(own).to_contain_text("Point at an option")
    best = seat.page.locator("section.play-hint b").first.inner_text()
    other = next(one for one in seat.page.locator(".play-choice-text").all() if one.inner_text() not in best)
    other.hover()
    expect(own).to_contain_text(re.compile(r"\d+.% to win, \d+.% with the hint"))
    assert graves(seat) == []
    picture(seat, "hint-own")
    replies = [frame["result"] for frame in seat.heard if frame["type"] == "done" and isinstance(frame["result"], dict)]
    movable = next(reply["movable"] for reply in reversed(replies) if "movable" in reply)
    x, y = seat.model(movable[0])
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    for far in (10, 25, 40):
        seat.page.mouse.move(x + far / 2, y - far)
    expect(own).to_contain_text(re.compile(r"\d+.% to win, \d+.% with the hint: .+: Advance"))
    picture(seat, "hint-dragged")
