"""Every screen, light and dark, on a desk and a phone: axe finds nothing serious, nothing is cut off or unworded."""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import DESK, Visit
from tests.e2e.house import ROOT
from tests.e2e.seat import Seat
from tests.e2e.tour import Games, prepared, screens

PHONE = {"width": 390, "height": 844}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK, "reduced_motion": "reduce"},
    "phone": {"viewport": PHONE, "has_touch": True, "reduced_motion": "reduce"},
}
THEMES = ("dark", "light")
# Colours glide, without motion for a hundredth of a millisecond: they are looked at once they have arrived.
WEAR = """async theme => {
  document.documentElement.dataset.theme = theme;
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}"""
FIND = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ html }) => html.slice(0, 160)) }))"""
# What stands on the page and does not come from its words: every text, label and title, without what was worded.
LEFT = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const found = [];
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element.closest("script, style, code, .language, kbd, .brand")) continue;
    if (node instanceof Text) found.push(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
  }
  return found.map((text) => text.replace(/⟦[^⟦⟧]*⟧/g, " ").trim()).filter((text) => /\\p{L}{2}/u.test(text));
}"""


@pytest.fixture(scope="package")
def games(address: str) -> Games:
    """Games at moments worth looking at."""
    return prepared(address)


@pytest.fixture
def pictures() -> Path | None:
    """Where the pictures of the screens go, if they are wanted (`make pictures`)."""
    wanted = os.environ.get("ESCARMOUCHE_SCREENSHOTS")
    return Path(wanted) if wanted else None


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_serious_is_found_and_nothing_is_cut_off(
    visit: Visit, games: Games, pictures: Path | None, look: str
) -> None:
    seat = visit(bypass_csp=True, **LOOKS[look])
    found: list[tuple[str, str, Any]] = []
    for name in screens(seat, games):
        for theme in THEMES:
            seat.page.evaluate(WEAR, theme)
            if pictures:
                seat.page.screenshot(path=pictures / f"{name}-{look}-{theme}.png")
            found += [(name, theme, grave) for grave in graves(seat)]
        wide = seat.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        found += [(name, "", f"{wide} pixels too wide")] if wide > 0 else []
    assert found == []


def graves(seat: Seat) -> list[dict[str, Any]]:
    """What axe finds that keeps somebody out."""
    seat.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = seat.page.evaluate(FIND)
    return [one for one in found if one["impact"] in GRAVE]


def test_no_text_is_left_untranslated(visit: Visit, games: Games) -> None:
    """In the pseudo-locale all words of the page are marked; what is not must have come from the server."""
    seat = visit(language="xx")
    left = set()
    for name in screens(seat, games):
        served = " ".join([*strings(seat.heard), *(reply.text() for reply in seat.replies)])
        words = {word for text in seat.page.evaluate(LEFT) for word in re.findall("[^\\W\\d_]{2,}", text)}
        left |= {(name, word) for word in words if word not in served}
    assert left == set()


def strings(thing: Any) -> list[str]:
    """Every text in what was heard."""
    if isinstance(thing, str):
        return [thing]
    parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    return [text for part in parts for text in strings(part)]
