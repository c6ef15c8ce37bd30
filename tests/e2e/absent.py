"""Somebody who plays without a page: gives the usual answers over the socket, quickly."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.e2e.house import begin

Enough = Callable[[dict[str, Any]], bool]
MOST_GAMES = 12


class Absent:
    """One seat at the socket."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._id = 0
        self.moment: dict[str, Any] = {}

    def ask(self, kind: str, **more: Any) -> Any:
        """Say something and get its result."""
        self._id += 1
        self._line.send(json.dumps({"type": kind, "id": self._id, **more}))
        while True:
            frame = self.hear()
            if frame.get("id") == self._id:
                assert frame["type"] == "done", frame
                return frame["result"]

    def hear(self) -> dict[str, Any]:
        """The next thing that the server says."""
        frame: dict[str, Any] = json.loads(self._line.recv(60))
        if frame["type"] == "moment":
            self.moment = frame
        return frame

    def answer(self, value: Any) -> None:
        """Wait for a question and give an answer of one's own."""
        while not self.moment or self.moment["question"] is None:
            self.hear()
        number = self.moment["question"]["number"]
        self.ask("answer", number=number, value=value)
        while self.moment["question"] is not None and self.moment["question"]["number"] == number:
            self.hear()

    def play_until(self, enough: Enough) -> dict[str, Any]:
        """Give the usual answer to every question until something holds, or the game is over."""
        while not self.moment or (not enough(self.moment) and self.moment["outcome"] is None):
            asked = self.moment.get("question")
            if asked is None:
                self.hear()
                continue
            self.answer(self.ask("usual", number=asked["number"]))
        return self.moment


@contextmanager
def absent(address: str, token: str) -> Iterator[Absent]:
    """Sit down without a page."""
    # A server at work on a busy machine may be late with a sign of life.
    with connect(address.replace("http", "ws", 1) + "/socket", max_size=None, ping_interval=None) as line:
        seat = Absent(line)
        seat.ask("sit", token=token, language="en", since=0, lines=0)
        while not seat.moment:
            seat.hear()
        yield seat


def brought(address: str, enough: Enough, **wanted: Any) -> str:
    """A game against a recruit that was played without the page until something held: the first seat's secret.

    A recruit does as he pleases, so that a game can be over before it comes to that: then the one with the next seed
    is played.
    """
    seed = wanted.pop("seed", 1)
    for number in range(MOST_GAMES):
        token: str = begin(address, opponent="recruit", seed=seed + number, **wanted)["tokens"][0]
        with absent(address, token) as seat:
            if enough(seat.play_until(enough)):
                return token
    raise AssertionError("that did not come about")
