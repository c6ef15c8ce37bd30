"""Several answers out of one gesture at the page: drags over several points, shots by one click, and interruptions."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.absent import absent, brought
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat, until

QUICK: dict[str, Any] = {"viewport": {"width": 1100, "height": 640}, "reduced_motion": "reduce"}
FIRST_FIGHT = {"key": "combatzone", "lesson": "first-fight"}
OPPORTUNITY = {"key": "combatzone", "lesson": "opportunity-fire"}
LEARNER, OTHER = 0, 1
LOOKOUT, RAIDER = 2, 4


def test_a_drag_goes_over_several_action_points(visit: Visit, address: str) -> None:
    seat = visit(**QUICK).sit(brought(address, lambda moment: asks(moment, "next-figure"), **FIRST_FIGHT))
    model = offered(seat)["movable"][0]
    x, y = standing(seat, model)
    seat.drag(seat.model(model), seat.spot(x + 9000, y))
    comes_about(seat, lambda: len(answered(seat)) == 5 and seat.question["asks"] == "act")
    assert seat.question["models"] == [model]
    assert abs(standing(seat, model)[0] - x - 9000) < 1000
    values = [given["value"] for given in answered(seat)]
    assert [value for value in values if isinstance(value, str)] == [str(model), "move", "move"]


def test_one_click_on_a_target_shoots(visit: Visit, address: str) -> None:
    seat = visit(**QUICK).sit(brought(address, can_fire, **FIRST_FIGHT))
    shot = next(one for one in offered(seat)["clicks"] if one["model"] == RAIDER)
    seat.page.mouse.click(*seat.model(RAIDER))
    comes_about(seat, lambda: len(answered(seat)) == len(shot["steps"]))
    assert [given["value"] for given in answered(seat)] == [step["value"] for step in shot["steps"]]


def test_what_interrupts_a_drag_drops_the_rest(visit: Visit, address: str) -> None:
    tokens = begin(address, opponent="same-screen", seed=1, **OPPORTUNITY)["tokens"]
    seat = visit(**QUICK).sit(tokens[OTHER])
    offered(seat)
    x, y = standing(seat, RAIDER)
    with absent(address, tokens[LEARNER]) as other:
        seat.drag(seat.model(RAIDER), seat.spot(x, y - 9000))
        comes_about(seat, lambda: len(answered(seat)) == 2)
        other.answer(str(LOOKOUT))
        other.play_until(lambda moment: moment["question"] is None)
    seat.await_question()
    expect(seat.panel).to_contain_text("the rest was not done")
    assert len(answered(seat)) == 2


def test_a_drag_aslant_activates_a_unit_and_moves_it_once_it_is_confirmed(visit: Visit, address: str) -> None:
    token = brought(address, lambda moment: asks(moment, "activate"), key="firefight", size=200)
    seat = visit(aslant=True, **QUICK).sit(token)
    expect(seat.page.locator(".table-whole")).to_have_attribute("data-view", "free")
    model = offered(seat)["movable"][0]
    x, y = standing(seat, model)
    ahead = 4500 if y < seat.seated["table"]["depth"] / 2 else -4500
    seat.drag(seat.model(model), seat.spot(x, y + ahead))
    expect(seat.panel.locator(".play-composed")).to_contain_text("Advance")
    assert answered(seat) == []
    seat.page.keyboard.press("Enter")
    comes_about(seat, lambda: len(answered(seat)) == 3 and abs(standing(seat, model)[1] - y) > 3500)
    assert [given["value"] for given in answered(seat)][1] == "advance"


def test_usual_answers_that_belong_together_are_given_at_once_or_up_to_one_of_them(visit: Visit, address: str) -> None:
    seat = visit(reduced_motion="reduce").sit(
        brought(address, lambda moment: asks(moment, "row"), key="trauma", seed=3)
    )
    together, cards = seat.panel.locator(".play-onward li"), seat.panel.locator(".play-order li")
    expect(together).to_have_count(1)
    usual = cards.locator(".play-order-text").all_inner_texts()
    cards.last.drag_to(cards.first)
    expect(together).to_have_count(0)
    expect(cards.locator(".play-order-text")).to_have_text([usual[-1], *usual[:-1]])
    seat.enter()
    assert len(answered(seat)) == 1
    seat.play_on(lambda now: now.question["asks"] == "opportunity")
    before = len(answered(seat))
    together.nth(1).get_by_role("button").click()
    comes_about(seat, lambda: len(answered(seat)) == before + 2 and seat.await_question())
    seat.panel.locator(".play-enter").first.wait_for()
    assert len(answered(seat)) == before + 2
    seat.play_on(lambda now: now.question["asks"] == "opportunity")
    before = len(answered(seat))
    expect(together.nth(3)).to_be_visible()
    seat.enter()
    assert len(answered(seat)) > before + 1


def comes_about(seat: Seat, holds: Callable[[], bool]) -> None:
    """Wait until something holds, while the page goes on."""

    def looked() -> bool:
        seat.drawn()
        return holds()

    until(looked)


def asks(moment: dict[str, Any], key: str) -> bool:
    """Whether this question is asked."""
    return moment["question"] is not None and moment["question"]["asks"] == key


def can_fire(moment: dict[str, Any]) -> bool:
    """Whether somebody acts who can fire a burst."""
    options = moment["question"]["options"] if asks(moment, "act") else ()
    return any(option["key"].startswith("burst") and option["refused"] is None for option in options)


def offered(seat: Seat) -> dict[str, Any]:
    """What gestures would do, once the page knows it."""
    seat.await_question()

    def replies() -> list[dict[str, Any]]:
        return [frame["result"] for frame in seat.heard if frame["type"] == "done" and is_offer(frame["result"])]

    comes_about(seat, lambda: bool(replies()))
    seat.drawn()
    return replies()[-1]


def is_offer(result: Any) -> bool:
    """Whether a reply says what gestures would do."""
    return isinstance(result, dict) and "movable" in result


def answered(seat: Seat) -> list[dict[str, Any]]:
    """The answers that the page has sent."""
    return [message for message in seat.said if message["type"] == "answer"]


def standing(seat: Seat, model: int) -> tuple[int, int]:
    """Where a model stands."""
    found = next(one for one in seat.moment["models"] if one["id"] == model)
    return found["x"], found["y"]
