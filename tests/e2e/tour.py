"""A walk through every screen of the page, for whatever has to hold on all of them."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.e2e.absent import absent
from tests.e2e.house import begin
from tests.e2e.seat import Seat

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK, "reduced_motion": "reduce"},
    "phone": {"viewport": PHONE, "has_touch": True, "reduced_motion": "reduce"},
}
# Colours glide, without motion for a hundredth of a millisecond: they are looked at once they have arrived.
WEAR = """async theme => {
  document.documentElement.dataset.theme = theme;
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}"""

DRAWN = ".summary svg:not(.button svg)"
"""The table that is drawn beside the choices."""


class Games(NamedTuple):
    """Secrets of games that were brought to a moment worth looking at."""

    move: str
    """Firefight, while a unit is moved."""
    fight: str
    """Collision, while cards are covered in a confrontation."""
    row: str
    """Trauma, while cards are laid in a row."""
    salvo: str
    """Trauma, while salvos are fired."""
    points: str
    """Combat Zone, while a figure spends its action points."""
    surprise: str
    """Combat Zone, while opportunity fire is offered."""
    machines: str
    """Combat Zone, while a group with a machine acts."""
    over: str
    """A game that is over."""
    shared: dict[str, Any]
    """A game of two at one screen."""


def prepared(address: str) -> Games:
    """Bring some games to moments worth looking at, without the page."""
    return Games(
        move=_played(address, _moves, key="firefight", opponent="recruit", lesson="first-fight", seed=1),
        fight=_played(address, _covers, key="collision", opponent="recruit", lesson="first-fight", seed=1),
        row=_played(address, _lays, key="trauma", opponent="recruit", lesson="first-fight", seed=1),
        salvo=_played(address, _fires, key="trauma", opponent="recruit", lesson="first-fight", seed=1),
        points=_played(address, _spends, key="combatzone", opponent="recruit", lesson="first-fight", seed=1),
        surprise=_played(address, _interrupts, key="combatzone", opponent="recruit", lesson="opportunity-fire", seed=1),
        machines=_played(address, _spends, key="combatzone", opponent="recruit", lists=["foundry-150"], seed=7),
        over=_played(address, _never, key="collision", opponent="recruit", lesson="confrontation", seed=1),
        shared=begin(address, key="collision", opponent="same-screen", lesson="first-fight", seed=3),
    )  # fmt: skip


def shooting(address: str) -> list[str]:
    """Secrets of a game of each kind in which models stand against one another and one is asked about them."""
    return [
        _played(address, _aims, key="firefight", opponent="recruit", seed=3),
        _played(address, _aims, key="collision", opponent="recruit", seed=3),
        _played(address, _fires, key="trauma", opponent="recruit", lesson="first-fight", seed=1),
        _played(address, _aims, key="combatzone", opponent="recruit", seed=3),
    ]


def _aims(moment: dict[str, Any]) -> bool:
    """Whether one is asked about models of the other side."""
    asked = moment["question"]
    foes = {model["id"] for model in moment["models"] if asked and model["owner"] != asked["seat"]}
    return bool(asked and any(foes & set(option["models"]) for option in asked.get("options", [])))


def _played(address: str, enough: Any, **wanted: Any) -> str:
    token: str = begin(address, **wanted)["tokens"][0]
    with absent(address, token) as seat:
        seat.play_until(enough)
    return token


def _moves(moment: dict[str, Any]) -> bool:
    return bool(moment["question"] and moment["question"]["kind"] == "place")


def _covers(moment: dict[str, Any]) -> bool:
    return bool(moment["question"] and moment["question"]["rule"] == "COL-CONF-17")


def _lays(moment: dict[str, Any]) -> bool:
    return bool(moment["question"] and moment["question"]["kind"] == "arrange")


def _fires(moment: dict[str, Any]) -> bool:
    return bool(moment["question"] and moment["question"]["rule"] == "TRA-SALVO-05")


def _spends(moment: dict[str, Any]) -> bool:
    asked = moment["question"]
    return bool(asked and asked["rule"] == "CBZ-ACTIV-03" and any(one["key"] == "move" for one in asked["options"]))


def _interrupts(moment: dict[str, Any]) -> bool:
    return bool(moment["question"] and moment["question"]["rule"] == "CBZ-OPP-06")


def _never(moment: dict[str, Any]) -> bool:
    return False


def wear(seat: Seat, theme: str) -> None:
    """Look at the page in another theme."""
    seat.page.evaluate(WEAR, theme)


def screens(seat: Seat, games: Games) -> Iterator[str]:
    """Go through every screen, each by its name, once it is there."""
    yield from _shell(seat)
    yield from _table(seat, games)
    yield from _others(seat, games)


def _shell(seat: Seat) -> Iterator[str]:
    for place, sign in (
        ("", ".game-card"), ("new/firefight", DRAWN), ("new/collision", DRAWN), ("new/trauma", DRAWN),
        ("new/combatzone", DRAWN), ("lists/combatzone", ".builder-offers .builder-line"),
        ("lessons", ".game-card"), ("rules/firefight", ".book"), ("rules/collision/COL-CONF-17", ".rule-sentence"),
        ("games", ".code-form"), ("replay", "input[type=file]"), ("nowhere", "h1"),
    ):  # fmt: skip
        seat.go(place)
        expect(seat.page.locator(sign).first).to_be_attached()
        yield place.replace("/", "-") or "home"


def _table(seat: Seat, games: Games) -> Iterator[str]:
    seat.sit(games.move)
    _asked(seat)
    yield "firefight"
    seat.page.locator(".play-menu button").last.click()
    expect(seat.page.get_by_role("dialog")).to_be_visible()
    yield "menu"
    seat.page.get_by_role("dialog").locator(".button.danger").click()
    yield "concede"
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("?")
    expect(seat.page.locator(".play-keys")).to_be_visible()
    yield "keys"
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("h")
    expect(seat.page.locator("section.play-hint")).to_be_visible()
    yield "hint"
    seat.sit(games.fight)
    _asked(seat)
    yield "collision"
    for token, name in (
        (games.row, "trauma-row"), (games.salvo, "trauma-salvo"), (games.points, "combatzone-points"),
        (games.surprise, "combatzone-surprise"), (games.machines, "combatzone-machines"),
    ):  # fmt: skip
        seat.sit(token)
        _asked(seat)
        yield name


def _asked(seat: Seat) -> None:
    """Until the question is there with its usual answer (a phone shows no sign for Enter), and its odds."""
    expect(seat.panel.locator(".play-enter").first).to_be_attached()
    expect(seat.panel.locator(".play-odds-toggle", has_text=re.compile("^…$"))).to_have_count(0)


def _others(seat: Seat, games: Games) -> Iterator[str]:
    seat.go("new/collision")
    seat.page.locator("input[value=link]").click()
    seat.page.locator(".summary .button.main").click()
    expect(seat.page.locator(".play-invite")).to_be_visible()
    yield "waiting"
    seat.sit(games.over)
    expect(seat.page.locator(".play-ending")).to_be_visible()
    yield "ending"
    seat.page.locator(".play-ending a").click()
    expect(seat.page.locator(".replay-controls")).to_be_visible()
    yield "replaying"
    first, second = games.shared["tokens"]
    seat.sit(first)
    seat.go(f"seat/{second}")
    seat.page.locator("main .together button").click()
    expect(seat.page.locator(".play-handover")).to_be_visible()
    yield "hand-over"
    seat.go("games")
    expect(seat.page.locator(".row").first).to_be_visible()
    yield "my-games"
