"""Every screen, light and dark, on a desk and a phone: axe finds nothing serious, nothing is cut off or unworded."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.house import ROOT
from tests.e2e.seat import Seat
from tests.e2e.tour import LOOKS, Games, screens, wear

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RULES: dict[str, list[str]] = {"light": [], "dark": ["color-contrast"]}
"""The rules by which axe looks at each theme: from the second nothing differs but colours."""
FIND = """async rules => (await axe.run(document, {
  resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) })).violations
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
    return Games(address)


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_serious_is_found_and_nothing_is_cut_off(visit: Visit, games: Games, look: str) -> None:
    """On a desk in the pseudo-locale: all words of the page are marked in it, others must have come from the server."""
    language = "xx" if look == "desk" else "en"
    seat = visit(language=language, bypass_csp=True, **LOOKS[look])
    found: list[tuple[str, str, Any]] = []
    themes = list(RULES)
    for name in screens(seat, games):
        for theme in themes:
            wear(seat, theme)
            found += [(name, theme, grave) for grave in graves(seat, RULES[theme])]
        themes.reverse()  # The next screen is looked at as this one was last: to paint a table anew takes long.
        wide = seat.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        found += [(name, "", f"{wide} pixels too wide")] if wide > 0 else []
        if language == "xx":
            found += [(name, "", f"untranslated: {word}") for word in untranslated(seat)]
    assert found == []


def graves(seat: Seat, rules: Sequence[str] = ()) -> list[dict[str, Any]]:
    """What axe finds that keeps somebody out, by some rules or all."""
    if not seat.page.evaluate("'axe' in window"):
        seat.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = seat.page.evaluate(FIND, list(rules))
    return [one for one in found if one["impact"] in GRAVE]


def untranslated(seat: Seat) -> set[str]:
    """The words on the page that are neither marked nor heard from the server."""
    served = " ".join([*strings(seat.heard), *(reply.text() for reply in seat.replies)])
    words = {word for text in seat.page.evaluate(LEFT) for word in re.findall("[^\\W\\d_]{2,}", text)}
    return {word for word in words if word not in served}


def strings(thing: Any) -> list[str]:
    """Every text in what was heard."""
    if isinstance(thing, str):
        return [thing]
    parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    return [text for part in parts for text in strings(part)]
