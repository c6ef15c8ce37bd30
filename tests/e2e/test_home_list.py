"""The first screen: the table, the games, and one's own, of which none hides another."""

import json
import re

from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.tour import wear

WARNED = "In diesem Spiel wurde lange nichts getan: in 3 Tagen wird es gelöscht."
SHOWN = "getComputedStyle(document.querySelector('.hero-table')).backgroundImage.slice(5, -2)"
UNREADABLE = "Dieses Spiel lässt sich im Moment nicht lesen."

CAMPAIGNS = {"collision": ["^Campaigns"]}
"""Where else the cards of some games lead."""


def test_a_game_that_expires_and_one_that_cannot_be_read_stand_in_the_list(visit: Visit, address: str) -> None:
    made = [begin(address, key="firefight", opponent="same-screen") for _ in range(3)]

    def told(route: Route) -> None:
        """What the server says, with one game about to be removed and one that it cannot read."""
        mine = route.fetch().json()
        mine[0]["expiring"] = WARNED
        mine[1].update({"name": "", "key": "", "heading": UNREADABLE, "text": "", "unreadable": True})
        route.fulfill(json=mine)

    seat = visit(language="de")
    games = [
        {"game": one["game"], "key": "firefight", "tokens": one["tokens"][:1], "opened": 3 - number}
        for number, one in enumerate(made)
    ]
    seat.page.add_init_script(f"localStorage['escarmouche.seats'] = {json.dumps(json.dumps(games))};")
    seat.page.route("**/api/mine", told)
    seat.go()
    rows = seat.page.locator(".row")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text(WARNED)
    expect(rows.nth(1)).to_contain_text(UNREADABLE)
    expect(rows.nth(1)).to_contain_text("Nicht lesbar")
    expect(rows.nth(1).get_by_role("link")).to_have_count(0)
    expect(rows.nth(2).get_by_role("link")).to_have_count(1)


def test_the_first_screen_shows_the_table_and_each_game_has_its_ways(visit: Visit) -> None:
    seat = visit()
    seat.go()
    expect(seat.page.locator(".game-card")).to_have_count(4)
    for key in ("firefight", "collision", "trauma", "combatzone"):
        further = ["^Lists", "^Tables", *CAMPAIGNS.get(key, ()), "^Write a book", "^Rules"]
        ways = ["^Learn", "^Play now", "^Set up", *further]
        buttons = seat.page.locator(f".game-card[data-game={key}] .button")
        expect(buttons).to_have_text([re.compile(way) for way in ways])
    pictures = set()
    for theme in ("light", "dark"):
        wear(seat, theme)
        pictures.add(seat.page.request.get(seat.page.evaluate(SHOWN)).body())
    assert all(picture[8:12] == b"WEBP" for picture in pictures)
    assert len(pictures) == 2
