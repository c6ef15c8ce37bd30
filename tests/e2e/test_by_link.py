"""Two browsers at one game of Collision: neither ever holds a card of the other's hand."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.seat import Seat

MOST_ANSWERS = 60
# Every object that the page's memory holds, wherever it is kept: closures, stores and pictures alike.
IN_MEMORY = """function () {
  const found = [];
  for (const thing of this) {
    try {
      if (Array.isArray(thing.hand) && typeof thing.seat === "number") found.push({ seat: thing.seat, hand: thing.hand });
    } catch { continue; }
  }
  return found;
}"""


def dashboards_in_memory(seat: Seat) -> list[dict[str, Any]]:
    """Every dashboard in the memory of a page."""
    tools = seat.page.context.new_cdp_session(seat.page)
    root = tools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    everything = tools.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    told = tools.send(
        "Runtime.callFunctionOn",
        {"functionDeclaration": IN_MEMORY, "objectId": everything, "returnByValue": True},
    )
    dashboards: list[dict[str, Any]] = told["result"]["value"]
    return dashboards


def dashboards_in_traffic(seat: Seat) -> list[dict[str, Any]]:
    """Every dashboard that ever came over the socket of a page."""
    return [board for moment in seat.moments() for board in moment["dashboards"]]


def invited(visit: Visit) -> tuple[Seat, Seat]:
    """Somebody begins a game of Collision and sends the link; a friend follows it."""
    host = visit().go("new/collision")
    host.page.get_by_text("A friend by link").click()
    host.press("Begin the game")
    link = host.page.get_by_label("Link for your friend", exact=True).input_value()
    friend = visit()
    friend.page.goto(link)
    expect(friend.page.locator(".play-head")).to_be_visible()
    assert "/seat/" not in friend.page.url
    expect(host.page.get_by_label("Link for your friend", exact=True)).to_have_count(0)
    return host, friend


def play_together(seats: tuple[Seat, Seat], most: int) -> None:
    """Both do the usual thing, whoever is asked, until a confrontation was fought."""
    for _ in range(most):
        for seat in seats:
            if seat.panel.count():
                seat.enter_only()
        seats[0].page.wait_for_timeout(100)
        if any(fought(moment) for moment in seats[0].moments()):
            return
    raise AssertionError("no confrontation was fought")


def fought(moment: dict[str, Any]) -> bool:
    clash = moment["confrontation"]
    return clash is not None and any(result != "open" for result in clash["results"])


def test_hidden_cards_stay_hidden_in_picture_traffic_and_memory(visit: Visit) -> None:
    seats = invited(visit)
    play_together(seats, MOST_ANSWERS)
    for own, seat in enumerate(seats):
        for boards in (dashboards_in_traffic(seat), dashboards_in_memory(seat)):
            mine = [board for board in boards if board["seat"] == own and board["hand"]]
            others = [board for board in boards if board["seat"] != own and board["hand"]]
            assert mine and others
            assert all(all(board["hand"]) for board in mine)
            assert not any(any(board["hand"]) for board in others)
        theirs = seat.page.locator(".play-board:not(.play-board-own) .play-hand .play-card")
        expect(seat.page.locator(".play-board:not(.play-board-own) .play-hand .play-card-back")).to_have_count(
            theirs.count()
        )


def test_cards_that_lie_face_down_are_known_only_to_whom_they_belong(visit: Visit) -> None:
    seats = invited(visit)
    play_together(seats, MOST_ANSWERS)
    views = [{moment["sequence"]: moment["confrontation"] for moment in seat.moments()} for seat in seats]
    hidden = 0
    for sequence in views[0].keys() & views[1].keys():
        for own in (0, 1):
            mine, theirs = (view[sequence] for view in (views[own], views[1 - own]))
            hidden += mine is not None and theirs is not None and known(mine, own) > known(theirs, own)
            assert mine is None or theirs is None or known(mine, own) >= known(theirs, own)
    assert hidden > 0
    host, friend = seats
    secret = host.page.evaluate("JSON.parse(localStorage['escarmouche.seats'])[0].tokens[0]")
    assert secret not in str(friend.heard) + str(friend.said) + friend.page.content()
    assert secret not in friend.page.evaluate("JSON.stringify(localStorage)")


def known(clash: dict[str, Any], owner: int) -> int:
    """How many cards of a side are seen in a confrontation."""
    columns = [column for side in clash["sides"] if side["seat"] == owner for column in side["columns"]]
    return sum(card is not None for column in columns for card in (column["card"], *column["laid"]))
