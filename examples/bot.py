"""A small bot that plays a whole game over the public protocol, knowing nothing of the rules.

It begins a game against the computer (or sits down with a token that it is given), answers every question at random
from what the question itself offers, and asks the server to complete its moves. Run it against a server of your own:

    escarmouche serve &
    python examples/bot.py http://127.0.0.1:8765 --game firefight --opponent recruit

It needs the packages httpx and websockets. docs/protocol.md explains every message.
"""

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
import websockets

Message = dict[str, Any]
TRIES = 8
"""So many answers of its own the bot tries before it gives the usual one."""


class Bot:
    """Sits in one seat and answers whatever it is asked."""

    def __init__(self, server: str, token: str, seed: int = 0) -> None:
        self.address = server.replace("http", "ws", 1).rstrip("/") + "/socket"
        self.token = token
        self.rng = random.Random(seed)
        self.answers = 0
        self.outcome: Message | None = None
        self.moment: Message = {}
        self.heard: list[str] = []
        self._number = 0

    async def play(self, most_answers: int | None = None) -> Message | None:
        """Play until the game is over, or until so many answers were given; how it ended."""
        async with websockets.connect(self.address, max_size=None) as self.socket:
            self.replies: dict[int, asyncio.Future[Message]] = {}
            self.news = asyncio.Event()
            tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._take_part(most_answers))]
            try:
                # If the connection ends, so does the bot: nobody would tell it anything any more.
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if not tasks[1].cancelled():
                tasks[1].result()
        return self.outcome

    async def _take_part(self, most_answers: int | None) -> None:
        reply = await self.ask("sit", token=self.token, language="en", since=0, lines=0)
        if reply.get("result"):
            # The first on an open seat is given its new token; the link is void.
            self.token = reply["result"]["token"]
        await self._answer_all(most_answers)

    async def _answer_all(self, most_answers: int | None) -> None:
        written = -1
        while self.outcome is None and (most_answers is None or self.answers < most_answers):
            await self.news.wait()
            self.news.clear()
            question = self.moment.get("question")
            # A moment from before one's latest answer was written asks what is answered already.
            if question is not None and self.moment["sequence"] >= written:
                written = await self._answer(question)

    # Talking

    async def _read(self) -> None:
        """Take whatever the server says."""
        async for raw in self.socket:
            self.heard.append(str(raw))
            message = json.loads(raw)
            if message["type"] == "moment":
                self.moment, self.outcome = message, message["outcome"]
                self.news.set()
            elif message["type"] in ("done", "refused") and message["id"] in self.replies:
                self.replies.pop(message["id"]).set_result(message)

    async def ask(self, kind: str, **more: Any) -> Message:
        """Send a message, and wait for its reply."""
        self._number += 1
        reply: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.replies[self._number] = reply
        await self.socket.send(json.dumps({"type": kind, "id": self._number, **more}))
        return await reply

    # Answering

    async def _answer(self, question: Message) -> int:
        """Give some answer that is accepted: one made up, or else the usual one; the number under which it is kept."""
        number = question["number"]
        for attempt in range(TRIES + 1):
            if attempt == TRIES or question["kind"] == "place":
                value = await self._usual(question)
            else:
                value = self.made_up(question)
            reply = await self.ask("answer", number=number, value=value)
            if reply["type"] == "done":
                self.answers += 1
                return int(reply["result"]["sequence"])
        raise RuntimeError(f"nothing is accepted for {question['text']}: {reply['why']['text']}")

    async def _usual(self, question: Message) -> Any:
        """Where to go is best left to the server: a whole answer without any wishes, or the usual one."""
        if question["kind"] == "place":
            goal = {mover: {"to": [self.rng.randrange(48000), self.rng.randrange(48000)]}
                    for mover in question["movers"][:1]}  # fmt: skip
            for partial in (goal, {}):
                reply = await self.ask("complete", number=question["number"], partial=partial)
                if reply["type"] == "done":
                    return reply["result"]["tracks"]
        reply = await self.ask("usual", number=question["number"])
        if reply["type"] == "refused":
            raise RuntimeError(f"there is no usual answer to {question['text']}: {reply['why']['text']}")
        return reply["result"]

    def made_up(self, question: Message) -> Any:
        """Something that the question offers."""
        rng, kind = self.rng, question["kind"]
        if kind == "choose":
            return rng.choice(allowed(question["options"]))
        if kind == "choose-some":
            keys = allowed(question["options"])
            return rng.sample(keys, rng.randint(question["least"], min(question["most"], len(keys))))
        if kind == "arrange":
            keys = allowed(question["options"])
            return rng.sample(keys, len(keys))
        if kind == "amount":
            low, high = rng.choice(question["spans"] or [[question["least"], question["most"]]])
            return rng.randint(low, high)
        if kind == "split":
            return self._shares(question)
        return {line["item"]["key"]: rng.choice(allowed(line["to"])) for line in question["items"]}

    def _shares(self, question: Message) -> dict[str, int]:
        """The total shared out one by one, each within its limits."""
        shares = {place["key"]: place["low"] for place in question["over"]}
        while sum(shares.values()) < question["total"]:
            room = [place["key"] for place in question["over"] if shares[place["key"]] < place["high"]]
            shares[self.rng.choice(room)] += 1
        return shares


def allowed(options: list[Message]) -> list[str]:
    """The keys of what may be chosen."""
    return [option["key"] for option in options if option["refused"] is None]


def begin(server: str, **wanted: Any) -> Message:
    """Begin a game: its tokens, one for each seat that a person has."""
    reply = httpx.post(f"{server.rstrip('/')}/api/games", json=wanted, timeout=60)
    reply.raise_for_status()
    created: Message = reply.json()
    return created


def main() -> None:
    """Play one game, and say how it ended."""
    parser = argparse.ArgumentParser(description="Plays one game over the public protocol.")
    parser.add_argument("server", help="for example http://127.0.0.1:8765")
    parser.add_argument("--game", default="firefight")
    parser.add_argument("--opponent", default="recruit")
    parser.add_argument("--token", default="", help="sit down in this seat instead of beginning a game")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    token = given.token or begin(given.server, key=given.game, opponent=given.opponent)["tokens"][0]
    bot = Bot(given.server, token, given.seed)
    outcome = asyncio.run(bot.play())
    print(f"{outcome['text']} ({bot.answers} answers)" if outcome else "not over yet")


if __name__ == "__main__":
    main()
