"""Words on the table cover no model and stay in the picture."""

import json
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.seat import TWO_FRAMES, Seat
from tests.e2e.tour import shooting

PHONE: ViewportSize = {"width": 390, "height": 844}

FAULTS = """() => {
  const pane = document.querySelector(".table-picture").getBoundingClientRect();
  const models = window.__table.boxes();
  const loose = [...document.querySelectorAll(".table-sign")].filter(sign =>
    sign.style.visibility === "visible" && !/coin|handle|leg|throw|pop/.test(sign.className));
  const faults = loose.flatMap(sign => {
    const { left, top, right, bottom } = sign.getBoundingClientRect();
    const box = { left: left - pane.left, top: top - pane.top, right: right - pane.left, bottom: bottom - pane.top };
    const out = box.left < -1 || box.top < -1 || box.right > pane.width + 1 || box.bottom > pane.height + 1;
    const covers = models.some(model => box.left < model.right - 1 && model.left < box.right - 1
      && box.top < model.bottom - 1 && model.top < box.bottom - 1);
    return out || covers ? [[sign.textContent, out ? "outside" : "over a model"]] : [];
  });
  return { words: loose.map(sign => sign.textContent), faults };
}"""


def test_no_words_cover_a_model_or_leave_the_picture(visit: Visit, address: str) -> None:
    seat = visit(aslant=True)
    for token in shooting(address):
        seat.page.set_viewport_size({"width": 1440, "height": 900})
        seat.sit(token)
        seat.await_question()
        _expect_clear(seat)
        _expect_legend(seat)
        seat.press("From above")
        _expect_clear(seat)
        seat.press("Around (3D)")
        seat.page.set_viewport_size(PHONE)
        _expect_clear(seat)


def _expect_clear(seat: Seat) -> None:
    """Once the picture rests, every unit has its letters and nothing is covered."""
    seat.page.wait_for_function(
        f"() => {{ const {{ words, faults }} = ({FAULTS})(); return words.length > 2 && !faults.length; }}"
    )
    seat.page.evaluate(TWO_FRAMES)
    found: dict[str, Any] = seat.page.evaluate(FAULTS)
    assert found["faults"] == [], json.dumps(found)


def _expect_legend(seat: Seat) -> None:
    """The legend tells what every token on the table is, and the areas under threat."""
    seat.press("Legend")
    seat.press("Threats")
    legend = seat.page.locator(".table-legend")
    expect(legend).to_contain_text("within shooting range of the enemy")
    told = legend.inner_text()
    assert all(token["text"] in told for model in seat.moment["models"] for token in model["tokens"][:1])
    seat.press("Threats")
    seat.press("Legend")
