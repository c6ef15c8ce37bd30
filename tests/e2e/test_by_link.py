"""Two browsers at one game of Collision: neither ever holds a card of the other's hand."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.dashboards import dashboards_in_memory, dashboards_in_traffic
from tests.e2e.house import begin
from tests.e2e.seat import Seat, play_together


def at_one_table(visit: Visit, address: str) -> tuple[Seat, Seat]:
    """Two browsers at a small fight of Collision, each at its own link."""
    made = begin(address, key="collision", opponent="link", lesson="first-fight")
    host, friend = (visit().sit(token) for token in made["tokens"])
    return host, friend


def fought(moment: dict[str, Any]) -> bool:
    clash = moment["confrontation"]
    return clash is not None and any(result != "open" for result in clash["results"])


def test_a_friend_follows_the_link_and_the_game_begins(visit: Visit) -> None:
    host = visit().go("new/collision")
    host.page.get_by_text("A friend by link").click()
    host.press("Begin the game")
    link = host.page.get_by_label("Link for your friend", exact=True)
    friend = visit()
    friend.page.goto(link.input_value())
    expect(friend.page.locator(".play-head")).to_be_visible()
    assert "/seat/" not in friend.page.url
    expect(link).to_have_count(0)
    # The friend picks the own list, and knows nothing of the other's until then.
    expect(host.page.locator(".play-waiting")).to_contain_text("Waiting for the other side to pick its list")
    assert [player["list"] for player in friend.seated["seats"]] == ["", ""]
    picked = friend.page.get_by_label("Your list", exact=True).locator("option").nth(1).inner_text()
    friend.page.get_by_label("Your list", exact=True).select_option(index=1)
    friend.press("Play this list")
    friend.page.locator(".play-question, .play-waiting").first.wait_for()
    expect(host.page.locator(".play-score-name").nth(1)).to_have_text(picked)
    host.page.locator(".play-question, .play-waiting").first.wait_for()


def test_a_link_leads_to_the_seat_once_and_both_sides_can_see_that(visit: Visit) -> None:
    host = visit().go("new/collision")
    host.page.get_by_text("A friend by link").click()
    host.press("Begin the game")
    link = host.page.get_by_label("Link for your friend", exact=True).input_value()
    friend, late = visit(), visit()
    friend.page.goto(link)
    expect(friend.page.locator(".play-head")).to_be_visible()
    secret = link.rsplit("/", 1)[1]
    (kept,) = friend.page.evaluate("JSON.parse(localStorage['escarmouche.seats'])")
    assert secret not in kept["tokens"]
    assert friend.page.evaluate("Object.keys(localStorage).filter(name => name.includes('taking'))") == []
    note = host.page.get_by_role("status").filter(has_text="sat down on the other side")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)
    late.page.goto(link)
    expect(late.page.get_by_text("Somebody has already sat down with this link")).to_be_visible()
    assert any("404" in fault for fault in late.faults)
    late.faults.clear()
    # In the friend's own browser the same link leads back to the seat.
    friend.go()
    friend.page.goto(link)
    expect(friend.page.locator(".play-head")).to_be_visible()


def test_whoever_is_handed_a_seat_that_was_taken_reads_so(visit: Visit, address: str) -> None:
    made = begin(address, key="collision", opponent="link", lesson="first-fight")
    host = visit().sit(made["tokens"][1])
    taken = host.page.evaluate("JSON.parse(localStorage['escarmouche.seats'])[0].tokens[0]")
    friend = visit().sit(taken)
    expect(friend.page.get_by_text("Somebody had this seat before you")).to_be_visible()
    expect(host.page.get_by_text("Somebody had this seat before you")).to_have_count(0)
    friend.press("Understood")
    expect(friend.page.get_by_text("Somebody had this seat before you")).to_have_count(0)


def test_a_game_with_a_named_seed_or_for_practice_says_so_in_its_heading(visit: Visit, address: str) -> None:
    made = begin(address, key="collision", opponent="same-screen", lesson="first-fight", seed=1)
    for token in (made["tokens"][1], made["spectator"]):
        expect(visit().sit(token).page.locator(".play-title")).to_contain_text("practice · chance from a seed")
    unnamed = begin(address, key="collision", opponent="link", table="ashmarket")
    expect(visit().sit(unnamed["tokens"][0]).page.locator(".play-title")).not_to_contain_text("seed")


def test_hidden_cards_stay_hidden_in_picture_traffic_and_memory(visit: Visit, address: str) -> None:
    seats = at_one_table(visit, address)
    play_together(seats, lambda: any(map(fought, seats[0].moments())) and face_down(seats) > 0)
    for own, seat in enumerate(seats):
        for boards in (dashboards_in_traffic(seat), dashboards_in_memory(seat)):
            mine = [board for board in boards if board["seat"] == own and board["hand"]]
            others = [board for board in boards if board["seat"] != own and board["hand"]]
            assert mine
            assert others
            assert all(all(board["hand"]) for board in mine)
            assert not any(any(board["hand"]) for board in others)
        theirs = seat.page.locator(".play-board:not(.play-board-own) .play-hand")
        expect(theirs.locator(".play-card-back")).to_have_count(theirs.locator(".play-card").count())
    expect_no_secret(*seats)


def face_down(seats: tuple[Seat, Seat]) -> int:
    """How often cards laid in a confrontation were known to their owner first; never are they to the other alone."""
    views = [{moment["sequence"]: moment["confrontation"] for moment in seat.moments()} for seat in seats]
    hidden = 0
    for sequence in views[0].keys() & views[1].keys():
        for own in (0, 1):
            mine, theirs = (known(view[sequence], own) for view in (views[own], views[1 - own]))
            assert mine >= theirs
            hidden += mine > theirs
    return hidden


def known(clash: dict[str, Any] | None, owner: int) -> int:
    """How many cards of a side are seen in a confrontation."""
    sides = [side for side in clash["sides"] if side["seat"] == owner] if clash else []
    columns = [column for side in sides for column in side["columns"]]
    return sum(card is not None for column in columns for card in (column["card"], *column["laid"]))


def expect_no_secret(host: Seat, friend: Seat) -> None:
    """The friend's browser knows nothing of the host's link."""
    secret = host.page.evaluate("JSON.parse(localStorage['escarmouche.seats'])[0].tokens[0]")
    kept = friend.page.evaluate("JSON.stringify(localStorage)")
    assert secret not in f"{friend.heard} {friend.said} {friend.page.content()} {kept}"


def test_players_have_names_see_who_is_here_and_talk(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="link")
    host, friend, watcher = visit(), visit(), visit()
    for seat, token in zip((host, friend, watcher), (*made["tokens"], made["spectator"]), strict=True):
        seat.page.add_init_script(NOTIFYING)
        seat.sit(token)
    open_company(host)
    call(host, "<b>Anna</b>")
    for seat in (friend, watcher):
        expect(seat.page.locator(".play-company summary")).to_contain_text("<b>Anna</b> (A) is here")
        expect(seat.page.locator(".play-opponents")).to_have_text("<b>Anna</b> (A) against Side B")
    assert friend.page.locator(".play-company b", has_text="Anna").count() == 0
    host.page.get_by_label("Say something").fill("Good luck, <i>friend</i>!")
    host.press("Send")
    for seat in (friend, watcher):
        expect(seat.page.locator(".play-unread")).to_have_text("One new message")
        open_company(seat)
        expect(seat.page.get_by_label("Messages")).to_contain_text("Good luck, <i>friend</i>!")
    expect(watcher.page.get_by_label("Say something")).to_have_count(0)
    waiting, asked = sorted((host, friend), key=lambda seat: seat.moment["question"] is not None)
    expect(asked.page).to_have_title("Your turn! · Escarmouche")
    expect(waiting.page).to_have_title("At the table · Escarmouche")
    letter = "AB"[asked.seated["seat"]]
    expect(watcher.page.locator(".play-whose")).to_contain_text(re.compile(rf"Next: .*(\({letter}\)|Side {letter})"))
    expect_notified(waiting, asked)
    # The name is remembered for the next table, and whoever leaves is away.
    friend.go()
    expect(host.page.locator(".play-company summary")).to_contain_text("Side B has been away since")
    assert host.page.evaluate("localStorage['escarmouche.name']") == "<b>Anna</b>"


NOTIFYING = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { this.permission = "granted"; }
  constructor(title, { body }) { window.told.push(title, body); }
};"""
"""A browser that would notify if it is asked to."""
UNSEEN = """() => Object.defineProperty(document, "hidden", { value: true })"""
"""A page at which nobody looks."""


def expect_notified(waiting: Seat, asked: Seat) -> None:
    """Whoever waits and wants to be notified is, once the other has answered; before that the browser asks nothing."""
    if waiting.page.locator(".play-company-more").count() == 0:
        open_company(waiting)
    waiting.page.evaluate(UNSEEN)
    assert waiting.page.evaluate("Notification.permission") == "default"
    waiting.page.get_by_label("Notify me when it is my turn").click()
    while asked.page.locator(".play-waiting").count() == 0:
        number = asked.number
        asked.enter_only()
        asked.page.locator(f".play-question:not([data-number='{number}']), .play-waiting").first.wait_for()
    expect(waiting.page).to_have_title("Your turn! · Escarmouche")
    assert waiting.page.evaluate("window.told") == ["Your turn!", waiting.moment["heading"]]


def open_company(seat: Seat) -> None:
    """Unfold who is at the table."""
    seat.page.locator(".play-company summary").click()


def call(seat: Seat, name: str) -> None:
    """Give a name."""
    seat.page.get_by_label("Your name").fill(name)
    seat.press("Take this name")
