"""Trauma at the page: a hidden row laid by keyboard, corridors, Ranges, structure lines, points named on the table."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.absent import brought
from tests.e2e.conftest import Visit
from tests.e2e.dashboards import dashboards_in_memory, dashboards_in_traffic
from tests.e2e.house import begin
from tests.e2e.seat import Seat, until


def asked_by(address: str, kind: str, rule: str, **wanted: Any) -> str:
    """A game that has come to a question of this kind by this rule: the first seat's secret."""
    return brought(address, lambda moment: _asks(moment, kind, rule), key="trauma", **wanted)


def _asks(moment: dict[str, Any], kind: str, rule: str) -> bool:
    asked = moment["question"]
    return bool(asked and asked["kind"] == kind and asked["rule"].startswith(rule))


def down_cards(boards: list[dict[str, Any]], owner: int) -> list[list[Any]]:
    """The cards face down of a seat, in every dashboard of it."""
    return [board["row"]["down"] for board in boards if board["seat"] == owner and board["row"]["down"]]


def test_a_row_laid_by_arrows_stays_hidden_in_picture_traffic_and_memory(visit: Visit, address: str) -> None:
    made = begin(address, key="trauma", opponent="same-screen", lesson="first-fight", seed=1)
    host, friend = (visit().sit(token) for token in made["tokens"])
    host.await_question()
    cards = host.panel.locator(".play-order li")
    before = cards.locator(".play-order-text").all_inner_texts()
    cards.first.focus()
    host.page.keyboard.press("ArrowDown")
    wanted = [before[1], before[0], before[2]]
    expect(cards.locator(".play-order-text")).to_have_text(wanted)
    host.page.keyboard.press("Enter")
    friend.await_question()
    friend.enter_only()
    own = host.page.locator(".play-board-own .play-row-down .play-row-card > span:not(.play-row-place)")
    expect(own).to_have_text(wanted)
    expect_hidden((host, friend))


def expect_hidden(seats: tuple[Seat, Seat]) -> None:
    """Each page knows its own row, and of the other only how many cards lie in it."""
    for own, seat in enumerate(seats):
        theirs = seat.page.locator(".play-board:not(.play-board-own) .play-row-down")
        expect(theirs.locator(".play-card-back")).to_have_count(3)
        for boards in (dashboards_in_traffic(seat), dashboards_in_memory(seat)):
            assert all(all(row) for row in down_cards(boards, own))
            assert down_cards(boards, own)
            assert down_cards(boards, 1 - own)
            assert not any(any(row) for row in down_cards(boards, 1 - own))


def test_the_corridor_of_a_salvo_is_drawn_while_it_is_pointed_at(visit: Visit, address: str) -> None:
    token = asked_by(address, "choose", "TRA-SALVO-05", lesson="first-fight", seed=1)
    seat = visit(painted=True, reduced_motion="reduce").sit(token)
    seat.await_question()
    salvo = next(option for option in seat.question["options"] if option["corridor"])
    assert len(salvo["corridor"]["outline"]) > 4
    canvas = seat.page.locator(".table-canvas")
    expect(seat.panel.locator(".play-odds-toggle", has_text="…")).to_have_count(0)
    plain = canvas.screenshot()
    seat.panel.locator(".play-choice", has_text=salvo["text"]).first.hover()
    until(lambda: canvas.screenshot() != plain)


def test_ranges_are_rings_around_the_chosen_model(visit: Visit, address: str) -> None:
    seat = visit(reduced_motion="reduce").sit(asked_by(address, "arrange", "TRA-SEQ", lesson="first-fight", seed=1))
    seat.await_question()
    rings = seat.page.locator(".table-sign-band")
    expect(rings).to_have_count(0)
    seat.page.mouse.click(*seat.model(seat.moment["models"][0]["id"]))
    expect(rings.filter(has_text="Range 1")).to_be_visible()
    seat.page.keyboard.press("b")
    expect(rings).to_have_count(0)


def test_the_card_of_a_vehicle_shows_its_structure_line(visit: Visit, address: str) -> None:
    made = begin(address, key="trauma", opponent="recruit", seed=7)
    seat = visit().sit(made["tokens"][0])
    seat.await_question()
    damaged = [card for card in seat.moment["cards"] if card["damage"]]
    assert damaged
    lines = seat.page.locator(".play-damage")
    expect(lines).to_have_count(sum(len(card["damage"]) for card in damaged))
    expect(lines.first.locator(".play-box")).to_have_count(len(damaged[0]["damage"][0]["boxes"]))


def test_a_strategic_point_is_named_by_clicking_its_element(visit: Visit, address: str) -> None:
    seat = visit(reduced_motion="reduce").sit(asked_by(address, "choose", "TRA-GENER-03", seed=7))
    seat.await_question()
    number, chosen = seat.number, next(option for option in seat.question["options"] if option["refused"] is None)
    marker = next(one for one in seat.moment["markers"] if one["id"] == chosen["markers"][0])
    at = seat.spot(marker["x"], marker["y"])
    seat.page.mouse.click(*at)
    seat.page.mouse.click(*at)
    seat.await_next(number)
    named = next(one for one in seat.moment["markers"] if one["id"] == marker["id"])
    assert named["kind"] == "alpha"
