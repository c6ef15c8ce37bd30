"""A campaign in the browser: three games on a phone, what they change, and the file that the command reads."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from escarmouche.cli import run
from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat
from tests.e2e.test_builder import tab_to
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import PHONE, wear


def play(seat: Seat) -> None:
    """Set up the next game, give it up, and enter it."""
    page = seat.page
    page.get_by_role("button", name="Set up the next game").click()
    expect(page.get_by_label("Your list")).to_have_value(re.compile("^kept campaign "))
    page.get_by_role("radio", name=re.compile("^Recruit")).check(force=True)
    page.locator(".start-bar .button.main").click()
    seat.press("Menu")
    seat.press("Concede")
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("link", name="To the campaign").click()
    tab_to(page, page.get_by_role("button", name="Enter the game"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="gains 4 experience")).to_be_visible()
    expect(page.get_by_role("button", name="Enter the game")).to_have_count(0)


def wide(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def test_a_gang_plays_three_games_learns_and_goes_on_in_the_terminal(visit: Visit, tmp_path: Path) -> None:
    seat = visit(viewport=PHONE, has_touch=True, reduced_motion="reduce", bypass_csp=True)
    page = seat.go().page
    page.locator(".game-card[data-game=collision]").get_by_role("link", name="Campaigns").click()
    page.get_by_label("Its name, if another than that of the list").fill("Rats <3")
    page.get_by_label("How many games it lasts").fill("3")
    assert graves(seat) == []
    assert wide(page) == 0
    page.get_by_role("button", name="Begin it").click()
    expect(page.get_by_role("heading", name="0 of 3 games have been played.")).to_be_visible()
    play(seat)
    play(seat)

    # Two games are worth 8 experience: the keyboard spends five of them, and one stays at home.
    learn = page.get_by_role("button", name=re.compile("^Learn")).first
    tab_to(page, page.get_by_role("combobox", name=re.compile("^Learn, ")).first)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("combobox", name=re.compile("^Learn, ")).first).to_have_value("1")
    tab_to(page, learn)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="gains +1 RC")).to_be_visible()
    expect(page.locator(".campaign-numbers .raised")).to_have_text("RC+2")
    expect(page.get_by_text("Experience: 3 to spend, 8 earned in all.")).to_be_visible()
    for theme in ("light", "dark"):
        wear(seat, theme)
        assert graves(seat, ["color-contrast"] if theme == "dark" else []) == []
    assert wide(page) == 0
    page.reload()
    expect(page.get_by_role("heading", name="2 of 3 games have been played.")).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^Lancer")).uncheck()
    play(seat)
    expect(page.get_by_text("The campaign is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Set up the next game")).to_have_count(0)

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "rats.campaign"
    saved.value.save_as(file)
    assert run(["campaign", "show", str(file)]) == 0
    for language, said in (("fr", "Toutes les campagnes"), ("de", "Alle Kampagnen")):
        other = visit(language=language)
        other.go("campaigns/collision")
        other.page.locator("input[type=file]").last.set_input_files(file)
        other.page.locator("section[aria-labelledby=campaign-open]").get_by_role("button").last.click()
        expect(other.page.get_by_role("link", name=said)).to_be_visible()
        expect(other.page.get_by_role("heading", name="Rats <3")).to_be_visible()
