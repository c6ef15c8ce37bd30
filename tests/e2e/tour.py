"""A walk through every screen of the page, for whatever has to hold on all of them."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

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
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map((one) => one.finished));
}"""

DRAWN = ".summary svg:not(.button svg)"
"""The table that is drawn beside the choices."""


Walk = Callable[["Seat", "Games"], Iterator[str]]
Walks = dict[tuple[str, ...], Walk]
"""Ways through some screens, by the names of these."""


class Games:
    """Secrets of games, each brought to a moment worth looking at when it is first looked at."""

    def __init__(self, address: str) -> None:
        self._address = address

    def _lesson(self, enough: Any, key: str, lesson: str = "first-fight") -> str:
        return _played(self._address, enough, key=key, opponent="recruit", lesson=lesson, seed=1)

    @cached_property
    def move(self) -> str:
        """Firefight, while a unit is moved."""
        return self._lesson(_moves, "firefight")

    @cached_property
    def fight(self) -> str:
        """Collision, while cards are covered in a confrontation."""
        return self._lesson(_covers, "collision")

    @cached_property
    def row(self) -> str:
        """Trauma, while cards are laid in a row."""
        return self._lesson(_lays, "trauma")

    @cached_property
    def salvo(self) -> str:
        """Trauma, while salvos are fired."""
        return self._lesson(_fires, "trauma")

    @cached_property
    def points(self) -> str:
        """Combat Zone, while a figure spends its action points."""
        return self._lesson(_spends, "combatzone")

    @cached_property
    def surprise(self) -> str:
        """Combat Zone, while opportunity fire is offered."""
        return self._lesson(_interrupts, "combatzone", "opportunity-fire")

    @cached_property
    def machines(self) -> str:
        """Combat Zone, while a group with a machine acts."""
        return _played(self._address, _spends, key="combatzone", opponent="recruit", lists=["foundry-150"], seed=7)

    @cached_property
    def over(self) -> str:
        """A game that is over."""
        return self._lesson(_never, "collision", "confrontation")

    @cached_property
    def shared(self) -> dict[str, Any]:
        """A game of two at one screen."""
        return begin(self._address, key="collision", opponent="same-screen", lesson="first-fight", seed=3)


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


def screens(seat: Seat, games: Games, walks: Walks | None = None, words: Sequence[str] = ()) -> Iterator[str]:
    """Go through every screen, each by its name, once it is there; or only where a name holds one of some words."""

    def wanted(name: str) -> bool:
        return not words or any(word in name for word in words)

    for names, walk in (walks or SCREENS).items():
        if any(map(wanted, names)):
            yield from filter(wanted, walk(seat, games))


def _stop(place: str, sign: str) -> Walks:
    """A screen that is opened by its address, and the sign that it is there."""
    name = place.replace("/", "-") or "home"

    def walk(seat: Seat, games: Games) -> Iterator[str]:
        seat.go(place)
        expect(seat.page.locator(sign).first).to_be_attached()
        yield name

    return {(name,): walk}


def _moment(name: str) -> Walks:
    """A game at a moment that is asked about."""

    def walk(seat: Seat, games: Games) -> Iterator[str]:
        seat.sit(getattr(games, MOMENTS[name]))
        _asked(seat)
        yield name

    return {(name,): walk}


MOMENTS = {
    "collision": "fight", "trauma-row": "row", "trauma-salvo": "salvo",
    "combatzone-points": "points", "combatzone-surprise": "surprise", "combatzone-machines": "machines",
}  # fmt: skip


def _firefight(seat: Seat, games: Games) -> Iterator[str]:
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


def _asked(seat: Seat) -> None:
    """Until the question is there with its usual answer (a phone shows no sign for Enter), and its odds."""
    expect(seat.panel.locator(".play-enter").first).to_be_attached()
    expect(seat.panel.locator(".play-odds-toggle", has_text=re.compile("^…$"))).to_have_count(0)


def _waiting(seat: Seat, games: Games) -> Iterator[str]:
    seat.go("new/collision")
    seat.page.locator("input[value=link]").click()
    seat.page.locator(".summary .button.main").click()
    expect(seat.page.locator(".play-invite")).to_be_visible()
    yield "waiting"


def _ending(seat: Seat, games: Games) -> Iterator[str]:
    seat.sit(games.over)
    expect(seat.page.locator(".play-ending")).to_be_visible()
    yield "ending"
    seat.page.locator(".play-ending a").click()
    expect(seat.page.locator(".replay-controls")).to_be_visible()
    yield "replaying"


def _together(seat: Seat, games: Games) -> Iterator[str]:
    first, second = games.shared["tokens"]
    seat.sit(first)
    seat.go(f"seat/{second}")
    seat.page.locator("main .together button").click()
    expect(seat.page.locator(".play-handover")).to_be_visible()
    yield "hand-over"
    seat.go("games")
    expect(seat.page.locator(".row").first).to_be_visible()
    yield "my-games"


def _campaign(seat: Seat, games: Games) -> Iterator[str]:
    seat.go("campaigns/collision")
    begin_it = seat.page.locator("main .button.main").first
    expect(begin_it).to_be_visible()
    yield "campaigns-collision"
    begin_it.click()
    expect(seat.page.locator(".campaign-numbers").first).to_be_visible()
    yield "campaign-begun"


SCREENS: Walks = {
    **_stop("", ".game-card"),
    **_stop("new/firefight", DRAWN), **_stop("new/collision", DRAWN),
    **_stop("new/trauma", DRAWN), **_stop("new/combatzone", DRAWN),
    **_stop("lists/combatzone", ".builder-offers .builder-line"),
    **_stop("lessons", ".game-card"), **_stop("lab/trauma", ".lab-lists"),
    **_stop("rules/firefight", ".book"), **_stop("rules/collision/COL-CONF-17", ".rule-sentence"),
    **_stop("games", ".code-form"), **_stop("replay", "input[type=file]"), **_stop("nowhere", "h1"),
    ("firefight", "menu", "concede", "keys", "hint"): _firefight,
    **{names: walk for name in MOMENTS for names, walk in _moment(name).items()},
    ("waiting",): _waiting,
    ("ending", "replaying"): _ending,
    ("hand-over", "my-games"): _together,
}  # fmt: skip

EDITORS: Walks = {
    **_stop("lists/firefight", ".builder-offers .builder-line"),
    **_stop("tables/collision", ".plan .held"), **_stop("tables/combatzone", ".plan .held"),
    **_stop("books/trauma", ".builder-card"), **_stop("books/firefight", ".builder-card"),
    ("campaigns-collision", "campaign-begun"): _campaign,
}  # fmt: skip
"""Screens on which something is made: what has to hold on them is held by the tests of what is made there."""
