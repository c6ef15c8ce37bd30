"""A list put together on the page: by mouse and by keyboard, beyond its limits, given away by link, and played."""

import base64
import json
import re
import zlib
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_every_screen import graves
from tests.e2e.tour import PHONE

BROKEN = "This link or code holds no list that can be read. Your lists are as they were."


def add(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^Add ?{name}$"))


def standing(page: Page) -> Locator:
    return page.get_by_role("region", name="How the list stands")


def packed(tables: dict[str, Any]) -> str:
    """Some tables as a code."""
    shrunk = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(shrunk.compress(json.dumps(tables).encode()) + shrunk.flush()).decode().rstrip("=")


def test_a_list_is_built_with_the_mouse_shared_by_link_and_played(visit: Visit) -> None:
    seat = visit(bypass_csp=True)
    page = seat.go().page
    page.locator(".game-card[data-game=firefight]").get_by_role("link", name="Lists").click()
    expect(standing(page)).to_contain_text("The army has no unit that costs points.")
    page.get_by_label("Name of the list").fill("<i>Night</i> watch")
    for name in ("Road Reeve", "Levy Band", "Toll Guard"):
        add(page, name).click()
    expect(standing(page)).to_contain_text("146 of 200 points")
    expect(standing(page)).to_contain_text("In order")
    page.get_by_role("group", name="The list", exact=True).get_by_text("Options").first.click()
    page.get_by_label(re.compile("^Ford Horse")).check()
    expect(standing(page)).to_contain_text("150 of 200 points")

    # A limit is broken: the sentence says which, its rule can be read, and undo takes it back.
    add(page, "Road Reeve").click()
    expect(standing(page)).to_contain_text("Against the rules")
    wrong = standing(page).get_by_role("listitem").filter(has_text="Hero")
    expect(wrong).to_have_count(1)
    wrong.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("GFF-FORCE-02")
    page.keyboard.press("Escape")
    assert graves(seat) == []
    page.get_by_role("button", name="Undo").click()
    expect(standing(page)).to_contain_text("150 of 200 points")

    page.get_by_role("button", name="Cards").click()
    expect(page.locator(".builder-card")).to_have_count(3)
    expect(page.locator(".builder-card").first).to_contain_text("Impact(1)")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_role("row", name=re.compile("^Toll Guard.*Shoots")).get_by_role("cell").nth(2)).to_have_text(
        "0.75 · 64.0"
    )
    page.get_by_role("button", name="Compare").click()

    page.get_by_role("button", name="Share…").click()
    link = page.get_by_label("The link")
    expect(link).to_have_value(re.compile("/lists/firefight/.{40}"))
    given = link.input_value()

    friend = visit()
    friend.page.goto(given)
    expect(friend.page.get_by_label("Name of the list")).to_have_value("<i>Night</i> watch")
    expect(standing(friend.page)).to_contain_text("150 of 200 points")
    assert given.rpartition("/")[2] not in friend.page.url

    # What is no list changes nothing of what was there.
    for code, sentence in (("A" * 60, BROKEN), (packed({"name": "a" * 300}), "200 signs")):
        friend.page.goto(f"{friend.address}/#/lists/firefight/{code}")
        expect(friend.page.get_by_role("alert")).to_contain_text(sentence)
        expect(standing(friend.page)).to_contain_text("150 of 200 points")
    friend.faults.clear()  # The browser notes in its console that the second was refused.

    friend.page.get_by_role("link", name="Play this list").click()
    expect(friend.page.get_by_label("Your list")).to_have_value(re.compile("^kept "))
    friend.page.locator(".start-bar .button.main").click()
    expect(friend.page.locator("details.play-side-0")).to_contain_text("<i>Night</i> watch")


BY_KEYBOARD = {
    "Firefight": ["Road Reeve", "Levy Band", "Toll Guard"],
    "Collision": ["Trooper", "Trooper", "Trooper"],
    "Trauma": ["Sapper squad", "Bastion siege engine"],
    "Combat Zone": ["Boss", "Right Hand", "Gunner", "Bomber"],
}
"""What is taken for a legal list of each game, in the order in which the games and their units are offered."""

BY_MOUSE = {
    "Collision": (["Captain", "Trooper", "Trooper"], ["Captain"], "leader"),
    "Trauma": (BY_KEYBOARD["Trauma"], ["Sapper squad"] * 5, "30"),
    "Combat Zone": (BY_KEYBOARD["Combat Zone"], ["Boss"], "leader"),
}
"""What is taken, what is too much of it, and a word of the sentence that says why."""


def test_a_list_of_each_game_is_built_on_a_phone_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit(viewport=PHONE).go("lists/firefight").page
    for game, names in BY_KEYBOARD.items():
        chosen = page.get_by_role("radio", name=game)
        if not chosen.is_checked():
            tab_to(page, page.get_by_role("radio", checked=True), backwards=True)
            page.keyboard.press("ArrowRight")
        expect(chosen).to_be_checked()
        for count, name in enumerate(names, 1):
            tab_to(page, add(page, name))
            page.keyboard.press("Enter")
            expect(page.get_by_role("tab", name=f"The list ({count})")).to_be_attached()
            expect(add(page, name)).to_be_focused()
        if game == "Collision":
            stash_and_go_without(page)
        if game == "Trauma":
            expect(standing(page)).to_contain_text("The reinforcement section is worth 0 AP; at least 6 are needed.")
            to_the_list(page)
            tab_to(page, page.locator("summary", has_text="Bastion siege engine"))
            page.keyboard.press("Enter")
            tab_to(page, page.get_by_label("Reinforcement section").last)
            page.keyboard.press("Space")
        expect(standing(page)).to_contain_text("In order")


def to_the_list(page: Page) -> None:
    """Go from what can be taken to what was taken."""
    tab_to(page, page.get_by_role("tab", selected=True), backwards=True)
    page.keyboard.press("ArrowRight")


def stash_and_go_without(page: Page) -> None:
    """An item goes into the stash of a gang and from there to a trooper; one is taken away, and another comes."""
    expect(standing(page)).to_contain_text("195 of 400 shards")
    to_the_list(page)
    stash = page.get_by_role("region", name="Stash")
    tab_to(page, stash.locator("summary"))
    page.keyboard.press("Enter")
    tab_to(page, stash.get_by_role("button", name="More: Padded vest"))
    page.keyboard.press("Enter")
    expect(stash.locator("p")).to_have_text("Padded vest")
    expect(standing(page)).to_contain_text("210 of 400 shards")
    tab_to(page, page.locator("summary", has_text="Trooper").last, backwards=True)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Take from the stash: Padded vest"))
    page.keyboard.press("Enter")
    expect(stash.locator("p")).to_have_text("Nothing yet.")
    expect(page.get_by_role("group", name="The list", exact=True)).to_be_focused()
    expect(standing(page)).to_contain_text("210 of 400 shards")
    tab_to(page, page.get_by_role("button", name="Remove Trooper").first)
    page.keyboard.press("Enter")
    expect(standing(page)).to_contain_text("The gang has 2 models; it needs at least 3.")
    expect(page.get_by_role("button", name="Remove Trooper").first).to_be_focused()
    page.reload()
    expect(standing(page)).to_contain_text("145 of 400 shards")
    tab_to(page, add(page, "Trooper"))
    page.keyboard.press("Enter")


def tab_to(page: Page, wanted: Locator, *, backwards: bool = False) -> None:
    """Go on with the Tab key until something has the focus."""
    for _ in range(80):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError("the Tab key does not lead there")


def test_lists_of_the_other_games_are_built_with_the_mouse_given_away_and_played(visit: Visit) -> None:
    page, friend = visit().go("lists/collision").page, visit().page
    for game, (names, too_much, sentence) in BY_MOUSE.items():
        page.get_by_text(game, exact=True).first.click()
        expect(page.get_by_role("radio", name=game)).to_be_checked()
        page.get_by_label("Name of the list").fill(f"Mine for {game}")
        for name in names:
            add(page, name).click()
        if game == "Trauma":
            page.locator("summary", has_text="Bastion siege engine").click()
            page.get_by_label("Reinforcement section").last.check()
        expect(standing(page)).to_contain_text("In order")
        for name in too_much:
            add(page, name).click()
        expect(standing(page)).not_to_contain_text("In order")
        expect(standing(page).get_by_role("listitem").filter(has_text=sentence)).to_have_count(1)
        for _ in too_much:
            page.get_by_role("button", name="Undo").click()
        expect(standing(page)).to_contain_text("In order")
        page.get_by_role("button", name="Share…").click()
        link = page.get_by_label("The link")
        expect(link).to_have_value(re.compile("/lists/[a-z]+/.{40}"))
        friend.goto(link.input_value())
        page.keyboard.press("Escape")
        expect(friend.get_by_label("Name of the list")).to_have_value(f"Mine for {game}")
        expect(standing(friend)).to_contain_text("In order")
        friend.get_by_role("link", name="Play this list").click()
        expect(friend.get_by_label("Your list")).to_have_value(re.compile("^kept "))
        friend.locator(".start-bar .button.main").click()
        expect(friend.locator("details.play-side-0")).to_contain_text(f"Mine for {game}")
