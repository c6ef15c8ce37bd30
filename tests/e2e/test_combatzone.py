"""Combat Zone at the page: pips of action points, fire out of turn, and an ambush that stays hidden."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.absent import absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat
from tests.e2e.spots import spots_in_memory, spots_in_traffic

LEARNER, OTHER = 0, 1
BOSS, LOOKOUT, RAIDER = 0, 2, 4
AMBUSHER = 0
MOST_ANSWERS = 500
QUICK: dict[str, Any] = {"viewport": {"width": 1100, "height": 640}, "reduced_motion": "reduce"}


def by_link(address: str, **wanted: Any) -> list[str]:
    """A game of two people, each with a link of their own: the secrets of both."""
    tokens: list[str] = begin(address, key="combatzone", opponent="link", seed=1, **wanted)["tokens"]
    return tokens


def test_opportunity_fire_is_offered_in_the_middle_of_the_others_action(visit: Visit, address: str) -> None:
    tokens = by_link(address, lesson="first-fight")
    seat = visit().sit(tokens[LEARNER])
    with absent(address, tokens[OTHER]) as other:
        other.answer("single:0")
        other.answer(str(BOSS))
        seat.await_question()
        expect(seat.page.locator("#play-question-text")).to_contain_text("Raider")
        assert seat.question["rule"] == "CBZ-OPP-06"
        assert "Raider shoots at Boss" not in seat.journal
        number = seat.number
        seat.panel.get_by_role("button", name=re.compile("Lookout fires")).click()
        seat.await_next(number)
        assert seat.enter()
        seat.enter_only()
    expect(seat.page.locator(".play-lines")).to_contain_text("Raider panics")
    assert "panicked" in signs(seat, RAIDER)
    assert "watching" not in signs(seat, LOOKOUT)


def signs(seat: Seat, figure: int) -> set[str]:
    """What lies beside a figure."""
    model = next(one for one in seat.moment["models"] if one["id"] == figure)
    return {token["sign"] for token in model["tokens"]}


def test_an_ambush_is_in_no_traffic_and_no_memory_of_the_convoy(visit: Visit, address: str) -> None:
    tokens = by_link(address, mission="ambush", lists=["hounds-ambush-100", "halden-150"])
    ambusher, convoy = (visit(**QUICK).sit(token) for token in tokens)
    play_together((ambusher, convoy), until=lambda: " moves " in convoy.journal)
    hidden = {
        (model["x"], model["y"])
        for model in ambusher.moment["models"]
        if model["owner"] == AMBUSHER and "hidden" in signs(ambusher, model["id"])
    }
    assert hidden
    # The alarm would ring: whoever lies in ambush knows where.
    assert spots_in_traffic(ambusher, hidden) == spots_in_memory(ambusher, hidden) == hidden
    assert spots_in_traffic(convoy, hidden) == spots_in_memory(convoy, hidden) == set()


def play_together(seats: tuple[Seat, Seat], until: Callable[[], bool]) -> None:
    """Both do the usual thing, whoever is asked, until something holds."""
    for _ in range(MOST_ANSWERS):
        for seat in seats:
            if seat.page.locator(".play-question:not([aria-busy=true]) .play-enter").count():
                seat.page.keyboard.press("Enter")
        seats[0].page.wait_for_timeout(100)
        if until():
            return
    raise AssertionError("that did not come about")
