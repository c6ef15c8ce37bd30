"""Combat Zone at the page: points as pips, arcs and ranges, fire out of turn, and an ambush that stays hidden."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.absent import absent, brought
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat, play_together
from tests.e2e.spots import spots_in_memory, spots_in_traffic

LEARNER, OTHER = 0, 1
BOSS, LOOKOUT, RAIDER = 0, 2, 4
AMBUSHER = 0
RIGHT_ANGLE, STEP = 900, 150
QUICK: dict[str, Any] = {"viewport": {"width": 1100, "height": 640}, "reduced_motion": "reduce"}


def of_two(address: str, **wanted: Any) -> list[str]:
    """A game of two people with the same dice every time: the secrets of both seats."""
    tokens: list[str] = begin(address, key="combatzone", opponent="same-screen", seed=1, **wanted)["tokens"]
    return tokens


def test_opportunity_fire_is_offered_in_the_middle_of_the_others_action(visit: Visit, address: str) -> None:
    tokens = of_two(address, lesson="opportunity-fire")
    seat = visit().sit(tokens[LEARNER])
    with absent(address, tokens[OTHER]) as other:
        other.answer("single:0")
        other.answer(str(BOSS))
        seat.await_question()
        expect(seat.page.locator("#play-question-text")).to_contain_text("Raider")
        assert seat.question["rule"] == "CBZ-OPP-06"
        assert "Raider shoots at Boss" not in seat.journal
        number = seat.number
        seat.panel.locator(".play-choice", has_text="Lookout fires").click()
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


def asked_by(address: str, rule: str, key: str = "", **wanted: Any) -> str:
    """A game that has come to a question by this rule, with such an option: the first seat's secret."""
    return brought(address, lambda moment: asks(moment, rule, key), key="combatzone", **wanted)


def asks(moment: dict[str, Any], rule: str, key: str) -> bool:
    """Whether a question by this rule is asked, with an allowed option whose key begins so."""
    asked = moment["question"]
    if asked is None or asked["rule"] != rule:
        return False
    return not key or any(one["key"].startswith(key) and one["refused"] is None for one in asked.get("options", ()))


def test_pips_show_the_points_that_are_left_and_what_an_option_costs(visit: Visit, address: str) -> None:
    seat = visit().sit(asked_by(address, "CBZ-ACTIV-03", "burst", lesson="first-fight"))
    seat.await_question()
    burst = next(one for one in seat.question["options"] if one["key"].startswith("burst"))
    left = next(card["points"]["left"] for card in seat.moment["cards"] if card["models"] == seat.question["models"])
    expect(seat.panel.locator(".play-points .play-pip-left")).to_have_count(left)
    seat.panel.locator(".play-choice", has_text=burst["text"]).first.hover()
    expect(seat.panel.locator(".play-points .play-pip-cost")).to_have_count(burst["cost"])
    expect(seat.panel.locator(".play-points .play-pip-left")).to_have_count(left - burst["cost"])


def test_the_bands_of_a_weapon_lie_in_its_arc_only_where_measuring_is_free(visit: Visit, address: str) -> None:
    game = {"lists": ["halden-150", "hounds-150"], "seed": 7}
    hidden = asked_by(address, "CBZ-ACTIV-03", "single", options={"measuring": "after_declaring"}, **game)
    free = asked_by(address, "CBZ-ACTIV-03", "single", **game)
    expect(bands_of_a_shot(visit, free).first).to_be_visible()
    expect(bands_of_a_shot(visit, hidden)).to_have_count(0)


def bands_of_a_shot(visit: Visit, token: str) -> Locator:
    """The bands that are written on the table while somebody thinks of a single shot."""
    seat = visit(**QUICK).sit(token)
    seat.await_question()
    seat.panel.locator(".play-choice", has_text="Single shot").first.hover()
    assert seat.question["fan"]["arc"] == 2 * RIGHT_ANGLE
    seat.drawn()
    return seat.page.locator(".table-sign-band", has_text=re.compile("point blank|short|long"))


def test_the_card_of_a_machine_has_a_line_for_the_damage_of_each_system(visit: Visit, address: str) -> None:
    made = begin(address, key="combatzone", opponent="recruit", lists=["foundry-150", "halden-150"], seed=7)
    seat = visit(**QUICK).sit(made["tokens"][0])
    seat.await_question()
    machines = [card for card in seat.moment["cards"] if card["damage"]]
    assert machines
    expect(seat.page.locator(".play-damage")).to_have_count(sum(len(card["damage"]) for card in machines))
    assert [line["name"] for line in machines[0]["damage"]] == ["Hardware", "Power", "Software"]


def test_a_figure_turns_by_arrow_keys_and_beyond_a_right_angle_for_a_point(visit: Visit, address: str) -> None:
    seat = visit(**QUICK).sit(asked_by(address, "CBZ-ACTIV-03", "turn", lesson="first-fight"))
    seat.await_question()
    (figure,) = seat.question["models"]
    number, before = seat.number, facing(seat, figure)
    seat.panel.locator(".play-choice", has_text="Turn on the spot").first.click()
    seat.await_next(number)
    cost = seat.panel.locator(".play-points .play-pip-cost")
    dial = seat.panel.get_by_role("slider")
    dial.focus()
    for _ in range(RIGHT_ANGLE // STEP):
        seat.page.keyboard.press("ArrowLeft")
    expect(cost).to_have_count(0)
    seat.page.keyboard.press("ArrowLeft")
    expect(cost).to_have_count(1)
    number = seat.number
    seat.press(re.compile("^Confirm"))
    seat.await_next(number)
    assert (facing(seat, figure) - before) % 3600 == RIGHT_ANGLE + STEP


def facing(seat: Seat, figure: int) -> int:
    """Which way a figure looks, in tenths of a degree."""
    found: int = next(one["facing"] for one in seat.moment["models"] if one["id"] == figure)
    return found


def test_an_ambush_is_in_no_traffic_and_no_memory_of_the_convoy(visit: Visit, address: str) -> None:
    tokens = of_two(address, mission="ambush", lists=["hounds-ambush-100", "halden-150"])
    ambusher, convoy = (visit(**QUICK).sit(token) for token in tokens)
    play_together((ambusher, convoy), lambda: " moves " in convoy.journal)
    hidden = {
        (model["x"], model["y"])
        for model in ambusher.moment["models"]
        if model["owner"] == AMBUSHER and "hidden" in signs(ambusher, model["id"])
    }
    assert hidden
    # The alarm would ring: whoever lies in ambush knows where.
    assert spots_in_traffic(ambusher, hidden) == spots_in_memory(ambusher, hidden) == hidden
    assert spots_in_traffic(convoy, hidden) == spots_in_memory(convoy, hidden) == set()
