"""Somebody at the page: what they see, what they do, and everything that their browser heard."""

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

PATIENCE = 120_000
SECONDS_TO_COME_ABOUT = 240
expect.set_options(timeout=PATIENCE)


TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def until(holds: Callable[[], bool], seconds: float = SECONDS_TO_COME_ABOUT) -> None:
    """Look again and again until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "that did not come about"
        time.sleep(0.05)


def play_together(seats: tuple["Seat", "Seat"], enough: Callable[[], bool]) -> None:
    """Both do the usual thing, whoever is asked, until something holds."""

    def holds() -> bool:
        for seat in seats:
            if seat.page.locator(".play-question:not([aria-busy=true]) .play-enter").count():
                seat.page.keyboard.press("Enter")
        seats[0].page.wait_for_timeout(50)
        return enough()

    until(holds)


class Seat:
    """One tab of a browser, with everything that came and went over its socket."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.replies: list[Response] = []
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._expect_no_error)
        page.on("request", self._expect_own)
        page.on("response", self._keep)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        line.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _expect_no_error(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.faults.append(line.text)

    def _expect_own(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"asked another host: {request.url}")

    def _keep(self, reply: Response) -> None:
        if "/api/" in reply.url:
            self.replies.append(reply)

    # Going somewhere

    def go(self, place: str = "") -> "Seat":
        """Open a screen by its address."""
        self.page.goto(f"{self.address}/#/{place}")
        expect(self.page.locator("main")).to_be_visible()
        return self

    def sit(self, token: str) -> "Seat":
        """Follow the link of a seat, to its table."""
        self.go(f"seat/{token}")
        expect(self.page.locator(".play-head")).to_be_visible()
        return self

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press the button with this name."""
        self.page.get_by_role("button", name=name).first.click()

    # What is known

    def moments(self) -> Iterator[dict[str, Any]]:
        """Every moment that was heard, the newest first."""
        return (frame for frame in reversed(self.heard) if frame["type"] == "moment")

    @property
    def moment(self) -> dict[str, Any]:
        """How things stand."""
        return next(self.moments())

    @property
    def seated(self) -> dict[str, Any]:
        """The game that is played here."""
        return next(frame for frame in reversed(self.heard) if frame["type"] == "seated")

    @property
    def panel(self) -> Locator:
        """The question of the moment."""
        return self.page.locator(".play-question")

    @property
    def number(self) -> int:
        """The number of the question that is shown, or -1."""
        shown = self.panel.first
        return int(shown.get_attribute("data-number") or -1) if shown.count() else -1

    @property
    def question(self) -> dict[str, Any]:
        """The question that is shown, as the server put it."""
        number = self.number
        return next(asked for moment in self.moments() if (asked := moment["question"]) and asked["number"] == number)

    @property
    def journal(self) -> str:
        """The whole journal."""
        return self.page.locator(".play-lines").inner_text()

    # Answering

    def await_question(self) -> bool:
        """Wait until one is asked; no if the game is over instead."""
        return self._await(".play-question:not([aria-busy=true])")

    def await_next(self, number: int) -> bool:
        """Wait until another question is asked than this; no if the game is over instead."""
        return self._await(f".play-question[data-number]:not([data-number='{number}']):not([aria-busy=true])")

    def _await(self, question: str) -> bool:
        # Waiting in the page notices at once; `expect` looks only once a second after a while.
        refused = self.page.locator(".play-question > [role=alert]")
        self.page.locator(f"{question}, .play-ending").or_(refused).first.wait_for()
        assert refused.count() == 0, refused.first.inner_text()
        return self.page.locator(".play-ending").count() == 0

    def enter(self) -> bool:
        """Do the usual thing by Enter, and wait for the next question."""
        number = self.number
        self.enter_only()
        return self.await_next(number)

    def enter_only(self) -> None:
        """Do the usual thing by Enter, once it is known."""
        self.page.locator(".play-question:has(.play-enter):not(:has(.play-confirm button:disabled))").first.wait_for()
        self.page.evaluate("document.activeElement?.blur()")
        self.page.keyboard.press("Enter")

    def play_on(self, enough: Any, most: int = 400) -> None:
        """Do the usual thing until something holds."""
        for _ in range(most):
            if not self.await_question() or enough(self):
                return
            self.enter()
        raise AssertionError("that did not come about")

    # At the table

    def drawn(self) -> None:
        """Wait until whatever is known by now is drawn: the picture follows with the next frame."""
        self.page.evaluate(TWO_FRAMES)

    def spot(self, x: float, y: float, surface: int = 0) -> tuple[float, float]:
        """Where a spot of the table is in the window."""
        return self._in_window(self.page.evaluate("spot => window.__table.pixelOf(spot)", [x, y, surface]))

    def model(self, model: int) -> tuple[float, float]:
        """Where a model is in the window."""
        return self._in_window(self.page.evaluate("id => window.__table.pixel(id)", model))

    def _in_window(self, at: list[float]) -> tuple[float, float]:
        box = self.page.locator(".table-canvas").bounding_box()
        assert box is not None
        return box["x"] + at[0], box["y"] + at[1]

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag something on the table."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        for part in (0.3, 0.7, 1.0):
            mouse.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        mouse.up()
