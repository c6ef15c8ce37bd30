"""Requests and frames that nobody in their right mind would send, made from real ones by changing something.

`run` sends many of them to a server in a process of its own, seated as a player, as a spectator and as nobody. Nothing
may fail or leave a trace: no status of 500, no traceback in the log, nothing in the database that was not acknowledged,
and no memory kept.
"""

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

from escarmouche.board.campaigns import Founding, campaign_begun
from escarmouche.server.exports import full_save
from escarmouche.server.match import Match
from tests.server.crash import Server
from tests.server.table import begun, play

MEMORY = 100_000
"""Kilobytes that the server and its sandbox may have more at the end than at the start."""
CALM, STILL = 6, 2000
"""A server is at rest if it has not taken so many kilobytes more for so many seconds."""
PATIENCE = 180
"""Seconds that anything may take on a busy machine."""
LIMITS = ("REQUESTS_A_SECOND", "REQUESTS_AT_ONCE", "INSPECTIONS_A_MINUTE", "INSPECTIONS_AT_ONCE", "GAMES_AN_HOUR",
          "CODES_AN_HOUR", "CODES_AT_ONCE", "MESSAGES_A_SECOND", "MESSAGES_AT_ONCE")  # fmt: skip
MANY = "1000000"

LIST = """name = "Night shift"
faction = "demo"
size = 200
[[unit]]
entry = "Trooper"
"""
DRAFT = {"name": "Night shift", "faction": "tollgate", "size": 200, "unit": [{"entry": "Levy Band"}]}
BOOK = {"game": "firefight", "name": "Own", "unit": [{"name": "Guard", "cost": 20, "quality": 4, "defense": 4}]}
MISSIONS = """game = "firefight"
name = "Own"
[[mission]]
key = "fords"
name = "The fords"
"""
TABLE = """name = "Yard"
width = 48
depth = 48
[[piece]]
id = "hut"
kind = "building"
at = [10, 10.5]
size = [6, 4]
turn = 30
"""

CONTROLS = ("\x00", "\x1b[2J", "\x7f", "\x85", "\u200b", "\u200f", "\u2028", "\u202e", "\u2066", "\ufeff")
NUMBERS = (-1, 0, 1, 2, 7, 999, 2**31, 2**53, 2**53 + 1, 2**64, -(2**70), 10**400, 1.5, 1e308, -0.0)
TEXTS = ("", " ", "0", "-1", "²", "٣", "9" * 190, "9" * 5000, "x" * 300, "x" * 60_000, "../../etc/passwd", "null", "{",
         "[", "a" + ".a" * 3000 + " = 1\n", "=", "%00", "é", "\U0001f9e8", "person", "recruit", *CONTROLS)  # fmt: skip
TOKENS = ("NaN", "Infinity", "-Infinity", "1e999", '"\\ud800"', "[" * 3000, '{"a":' * 3000, "1" * 5000, "\x00", "'x'")
"""What is put into the JSON as it is, whether it is any or not."""
POISON = "\ue000poison"
"""Where such a token will stand."""


class Request(NamedTuple):
    """Something for HTTP."""

    method: str
    path: str
    body: bytes | None = None
    kind: str = "application/json"


class Known(NamedTuple):
    """What there is to make mischief with: a game with its seats, another that is over."""

    game: str
    tokens: Sequence[str]
    spectator: str
    feed: str
    question: int
    save: str


# Making


@cache
def campaign_file() -> str:
    """The file of a campaign that has just begun."""
    return campaign_begun("collision", [Founding("unwanted-pack", "Rats")], None, "en").file


class Mischief:
    """One source of mischief; the same seed makes the same."""

    def __init__(self, known: Known, seed: int) -> None:
        self.known = known
        self.rng = random.Random(seed)

    def strange(self) -> Any:
        """A value of any kind."""
        some: Any = self.rng.choice(
            (NUMBERS, TEXTS, (None, True, False), ([], {}, [[[]]], {"a": {"b": []}}, [1] * 600))
        )
        return self.rng.choice(some)

    def changed(self, value: Any, changes: int = 1) -> Any:
        """A copy of a value in which something was dropped, added or replaced."""
        value = json.loads(json.dumps(value))
        for _ in range(changes):
            value = self._change(value)
        return value

    def _change(self, value: Any) -> Any:
        inner = isinstance(value, dict | list) and value and self.rng.random() < 0.8
        if not inner:
            return self._other(value)
        key = self.rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
        act = self.rng.random()
        if act < 0.15:
            del value[key]
        elif act < 0.25 and isinstance(value, dict):
            value[self.rng.choice(TEXTS)] = self.strange()
        elif act < 0.3 and isinstance(value, dict):
            value[f"{key}{self.rng.choice(CONTROLS)}"] = value.pop(key)
        else:
            value[key] = self._change(value[key])
        return value

    def _other(self, value: Any) -> Any:
        act = self.rng.random()
        if isinstance(value, str) and act < 0.5:
            at = self.rng.randrange(len(value) + 1)
            return value[:at] + self.rng.choice((*TEXTS, *TOKENS)) + value[at + self.rng.randrange(3) :]
        return POISON if act < 0.65 else self.strange()

    def raw(self, value: Any) -> bytes:
        """A value as JSON, with whatever is none put in, cut off or garbled now and then."""
        text = json.dumps(value, ensure_ascii=self.rng.random() < 0.5)
        while f'"{POISON}"' in text or json.dumps(POISON) in text:
            token = self.rng.choice(TOKENS)
            text = text.replace(f'"{POISON}"', token, 1).replace(json.dumps(POISON), token, 1)
        raw = text.encode("utf-8", "surrogatepass")
        act, at = self.rng.random(), self.rng.randrange(len(raw) + 1)
        if act < 0.06:
            return raw[:at]
        if act < 0.12:
            return raw[:at] + self.rng.randbytes(3) + raw[at:]
        return raw

    # Over HTTP

    def posts(self) -> dict[str, Any]:
        """A real request for everything that is posted."""
        token, save = self.known.tokens[0], self.known.save
        game = {"key": "firefight", "opponent": "same-screen", "language": "en", "table": "saltgate", "lists": [],
                "size": 200, "options": {}, "side": 0, "fair": False, "lesson": "", "mission": ""}  # fmt: skip
        draft = {"key": "firefight", "draft": json.dumps(DRAFT), "language": "en"}
        table = {"key": "firefight", "table": TABLE, "mirror": False, "language": "en"}
        written = {"key": "firefight", "text": LIST, "language": "en"}
        book = {"key": "firefight", "draft": json.dumps(BOOK), "language": "en"}
        entry = {**book, "part": "unit", "entry": "Guard"}
        campaign = {"key": "collision", "file": campaign_file(), "language": "en"}
        return {
            "games": self.rng.choice((game, {**game, "table": TABLE}, {**game, "lists": [LIST]})),
            "tables": table, "judged": table, "weighed": table, "lists": written, "opened": written,
            "missions": {**written, "text": MISSIONS},
            "fought": {"key": "firefight", "table": TABLE, "scores": [[1.0, 0.5]], "language": "en"},
            "fair": {"key": "firefight", "one": "tollgate-200", "other": "nowhere", "language": "en"},
            "builder": draft, "printed": draft, "compared": draft,
            "book": book, "card": entry, "tried": entry, "opened-book": written,
            "campaigns": {"key": "collision", "lists": ["unwanted-pack"], "names": ["Rats"], "language": "en"},
            "campaign": {**campaign, "deed": "rest"}, "entered": {**campaign, "token": token},
            "fielded": {**campaign, "gang": "Rats", "home": []},
            "mine": {"tokens": [token, "x"], "language": "en"}, "save": {"token": token}, "record": {"token": token},
            "replay": {"save": save, "language": "en"}, "verify": {"transcript": save, "language": "en"},
            "branch": {"token": token, "sequence": 1, "opponent": "recruit", "language": "en"},
            "review": {"token": token, "language": "en"},
            "strength": {"key": "firefight", "results": [{"key": "trauma", "level": "corporal+40", "score": 0.5}],
                         "language": "en"},
            "puzzle": {"key": "collision", "number": 1, "language": "en"},
            "solved": {"key": "collision", "number": 1, "order": 0, "language": "en"},
            "played-on": {"key": "collision", "number": 1, "language": "en"},
            "code": {"token": token}, "take": {"token": token, "fresh": "f" * 32, "language": "en"},
            "seat": {"code": "abcd2345", "language": "en"},
            "choose": {"token": token, "list": LIST, "language": "en"},
        }  # fmt: skip

    def request(self) -> Request:
        """Something for HTTP."""
        if self.rng.random() < 0.2:
            return self.address()
        posts = self.posts()
        name = self.rng.choice(list(posts))
        body = posts[name]
        if name in ("replay", "verify") and self.rng.random() < 0.7:
            field = "save" if name == "replay" else "transcript"
            body = {**body, field: self.resealed(body[field])}
        else:
            body = self.changed(body, self.rng.choice((1, 1, 2, 4)))
        kind = self.rng.choice(("application/json",) * 8 + ("text/plain", "application/x-www-form-urlencoded", ""))
        return Request(self.rng.choice(("POST",) * 12 + ("PUT", "GET", "DELETE")), f"/api/{name}", self.raw(body), kind)

    def resealed(self, save: str) -> str:
        """A save in which something was changed by somebody who knows how its sum is made."""
        from escarmouche.engine.save import _sum

        lines = save.encode().splitlines()
        end = json.loads(lines[-1])
        at = self.rng.choice((0, 0, 0, self.rng.randrange(len(lines))))
        lines[at] = self.raw(self.changed(json.loads(lines[at]), self.rng.choice((1, 1, 2)))).replace(b"\n", b" ")
        if at < len(lines) - 1:
            lines[-1] = json.dumps({**end, "sum": _sum(lines[:-1])}).encode()
        return b"\n".join(lines).decode("utf-8", "replace")

    def address(self) -> Request:
        """Something that is fetched."""
        known, text = self.known, self.rng.choice(TEXTS)
        quoted = "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "replace"))[:9000]
        path = self.rng.choice((
            f"/api/rules/{quoted}", f"/api/games?language={quoted}", f"/feed/{known.feed}{quoted}.xml", f"/{quoted}",
            f"/feed/{known.game}.{self.rng.choice(('0', '1', '-1', '2', '²'))}.{quoted}.xml", f"/assets/{quoted}",
            "/api/games", "/feed/..%2f..xml", "/" + "a/" * 3000, "/" + "b" * 4000, "/%ff%fe", "/api/rules/firefight",
        ))  # fmt: skip
        return Request(self.rng.choice(("GET",) * 8 + ("POST", "HEAD", "OPTIONS")), path)

    # On the socket

    def messages(self) -> list[dict[str, Any]]:
        """A real message of every kind."""
        number, token = self.known.question, self.known.tokens[0]
        goal = {"0": {"to": [5000, 5000], "facing": 0}}
        return [
            {"type": "sit", "token": token, "language": "en", "since": 0, "lines": 0},
            {"type": "language", "language": "en"},
            {"type": "answer", "number": number, "value": {"0": {"spots": [[0, 0, 0]], "facing": 0}}},
            {"type": "check", "number": number, "value": {"0": {"spots": [[24000, 24000, 0]], "facing": 0}}},
            {"type": "complete", "number": number, "partial": goal},
            {"type": "sight", "model": 0, "spot": [5000, 5000, 0], "facing": 0},
            {"type": "replay", "sequence": 1}, {"type": "reach", "number": number, "model": "0"},
            {"type": "ghost", "number": number, "model": "0", "spot": [5000, 5000, 0], "facing": 0},
            {"type": "compositions", "number": number}, {"type": "onward", "number": number},
            {"type": "range", "number": number, "model": 0},
            {"type": "drag", "number": number, "model": 0, "to": [5000, 5000, 0]},
            {"type": "name", "name": "Ada"}, {"type": "say", "text": "Well played!"},
            {"type": "threats"}, {"type": "briefing"}, {"type": "odds", "number": number, "key": "a", "item": "b"},
            {"type": "usual", "number": number}, {"type": "hint", "number": number}, {"type": "undo"},
            {"type": "worth", "number": number, "steps": [{"asks": "x", "value": "1"}]},
            {"type": "back", "sequence": 1}, {"type": "order", "key": "x", "on": True},
            {"type": "give", "seat": 1, "to": "recruit"}, {"type": "watch", "step": True},
            {"type": "step", "all": False}, {"type": "promise", "promise": "0" * 64},
            {"type": "open", "word": "words", "salt": "0" * 32}, {"type": "concede"},
        ]  # fmt: skip

    def frame(self) -> bytes:
        """Something for the socket, with the number 1 where it has one at all."""
        message = {"id": 1, **self.rng.choice(self.messages())}
        if message["type"] in SPOILT:
            # What would do something as it is has to be wrong in what it needs.
            message[self.rng.choice(("id", "type"))] = self.rng.choice(("x", None, [], {}, 1.5, 2**60, POISON))
        return self.raw(self.changed(message, self.rng.choice((0, 1, 1, 2))))


SPOILT = ("concede", "undo", "give", "order", "watch", "step", "language", "hint", "worth", "usual")
"""Messages that are right as they are, or that take long."""


# Sending


class Outcome(NamedTuple):
    """What came of it: how often each status or reply, what went wrong, and kilobytes at the start and at the end."""

    replies: Counter[str]
    faults: list[str]
    before: int
    after: int

    @property
    def grown(self) -> int:
        """Kilobytes that were not given back."""
        return self.after - self.before


def run(folder: Path, count: int, seed: int) -> Outcome:
    """Send mischief to a server, half of it over HTTP and half on the socket, and look at what is left."""
    log = folder / "log"
    with log.open("wb") as written:
        server = Logged({f"ESCARMOUCHE_LIMIT_{name}": MANY for name in LIMITS}, str(folder / "games.db"))
        server.log = written
        server.start()
        try:
            outcome = asyncio.run(_send(server, folder / "games.db", count, seed))
        finally:
            server.end()
    return outcome._replace(faults=[*outcome.faults, *_tracebacks(log.read_text(errors="replace"))])


class Logged(Server):
    """A server whose log is kept."""

    log: Any

    def _begin(self) -> None:
        command = [sys.executable, "-m", "escarmouche", *self.arguments]
        self._process = subprocess.Popen(command, env=self._environment, stdout=self.log, stderr=self.log)

    def resident(self) -> int:
        """Kilobytes of the server and of the processes that it has begun."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return sum(map(_resident, [pid, *map(int, children)]))


def _resident(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)


def _tracebacks(log: str) -> Iterator[str]:
    return (f"in the log: {line}" for line in log.splitlines() if "Traceback" in line or "ERROR" in line)


def finished_save() -> str:
    """A whole game that somebody has given up."""
    match = Match(begun("firefight", table="saltgate").row)
    play(match, 12)
    match.concede(1)
    return full_save(match)


async def _send(server: Logged, database: Path, count: int, seed: int) -> Outcome:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        known = await _known(http, server.address)
        mischief = Mischief(known, seed)
        await _warm(http, server.address, known)
        before, rows = await _settled(server), _rows(database)
        replies: Counter[str] = Counter()
        faults: list[str] = []
        made = sum([await _post(http, mischief.request(), replies, faults) for _ in range(count // 2)])
        done = 0
        for token in (known.tokens[0], known.spectator, ""):
            done += await _talk(server.address, mischief, token, count // 6, replies, faults)
        faults += _difference(rows, _rows(database), known, made, done)
        await _warm(http, server.address, known)
        return Outcome(replies, faults, before, server.resident())


async def _settled(server: Logged) -> int:
    """Kilobytes once the server has brought in, beside its work, everything that it keeps for later."""
    seen = [0]
    async with asyncio.timeout(PATIENCE):
        while len(seen) < CALM or max(seen[-CALM:]) - min(seen[-CALM:]) > STILL:
            await asyncio.sleep(1)
            seen.append(server.resident())
    return seen[-1]


async def _known(http: httpx.AsyncClient, address: str) -> Known:
    made = (await http.post("/api/games", json={"key": "firefight", "opponent": "same-screen", "seed": 4,
                                                "table": "saltgate"})).json()  # fmt: skip
    first, other = made["tokens"]
    heard = await _sit(address, first)
    if heard["moment"]["question"] is None:
        first, other = other, first
        heard = await _sit(address, first)
    number = heard["moment"]["question"]["number"]
    return Known(made["game"], (first, other), made["spectator"], heard["seated"]["feed"], number, finished_save())


async def _sit(address: str, token: str) -> dict[str, Any]:
    """What somebody hears who sits down, by kind of message."""
    heard: dict[str, Any] = {}
    async with websockets.connect(address.replace("http", "ws", 1) + "/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "sit", "id": 1, "token": token}))
        async with asyncio.timeout(PATIENCE):
            while "moment" not in heard:
                message = json.loads(await socket.recv())
                heard[message["type"]] = message
    return heard


async def _warm(http: httpx.AsyncClient, address: str, known: Known) -> None:
    """Ask for a little of everything as one should: it is answered, and what it needs is there from then on."""
    assert (await http.get("/api/games")).status_code == 200
    assert (await http.post("/api/lists", json={"key": "firefight", "text": LIST})).status_code == 200
    assert (await http.post("/api/verify", json={"transcript": known.save})).status_code == 400
    # The process in which games are tried begins with the first wish for some.
    tried = {"key": "firefight", "table": TABLE, "scores": [[1.0, 0.5]], "language": "en"}
    assert (await http.post("/api/fought", json=tried)).status_code == 200
    assert (await _sit(address, known.tokens[0]))["seated"]["game"] == known.game


async def _post(http: httpx.AsyncClient, request: Request, replies: Counter[str], faults: list[str]) -> int:
    """Send a request; whether a game was begun."""
    headers = {"content-type": request.kind} if request.body is not None else {}
    try:
        reply = await http.request(request.method, request.path, content=request.body, headers=headers)
    except httpx.TimeoutException:
        faults.append(f"no answer: {request.method} {request.path} {(request.body or b'')[:300]!r}")
        return 0
    replies[str(reply.status_code)] += 1
    if reply.status_code >= 500:
        faults.append(f"{reply.status_code}: {request.method} {request.path} {(request.body or b'')[:600]!r}")
    elif reply.status_code >= 400 and request.method != "HEAD" and b'"why"' not in reply.content:
        faults.append(f"no reason: {request.method} {request.path} {reply.content[:100]!r}")
    return reply.status_code == 201 and "game" in reply.json()


async def _talk(
    address: str, mischief: Mischief, token: str, count: int, replies: Counter[str], faults: list[str]
) -> int:
    """Send frames from one seat, or from nobody's; how many answers were taken."""
    done, left = 0, count
    while left > 0:
        async with websockets.connect(address.replace("http", "ws", 1) + "/socket", max_size=None) as socket:
            if token:
                await socket.send(json.dumps({"type": "sit", "id": 2, "token": token}))
            for _ in range(min(left, 50)):
                frame = mischief.frame()
                await socket.send(frame if mischief.rng.random() < 0.5 else frame.decode("utf-8", "replace"))
            left -= 50
            await socket.send(json.dumps({"type": "nonsense", "id": 3}))
            done += await _hear_out(socket, replies, faults)
    return done


async def _hear_out(socket: Any, replies: Counter[str], faults: list[str]) -> int:
    """Hear everything up to the reply to what was sent last; how many answers were taken."""
    done = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            message = json.loads(await socket.recv())
            replies[message["type"]] += 1
            result = message.get("result")
            done += isinstance(result, dict) and "sequence" in result and "heading" not in result
            if "went wrong in the server" in json.dumps(message):
                faults.append(f"a fault of ours: {message}")
            if message.get("id") == 3:
                return done


KEPT = {"games": "*", "seats": "game, seat, token, who, orders", "tokens": "*", "entries": "game, sequence, data",
        "reports": "*"}  # fmt: skip
"""What is kept and may not change by itself: not how far somebody has looked, and not codes that somebody was given."""


def _rows(database: Path) -> dict[str, set[str]]:
    """Everything that is kept."""
    with sqlite3.connect(database) as connection:
        return {name: set(map(repr, connection.execute(f"select {what} from {name}"))) for name, what in KEPT.items()}


def _difference(
    before: dict[str, set[str]], after: dict[str, set[str]], known: Known, made: int, done: int
) -> list[str]:
    """What was changed without having been acknowledged."""
    found = [f"changed or gone in {name}: {row}" for name in KEPT for row in before[name] - after[name]]
    found += [f"reported: {row}" for row in after["reports"] - before["reports"]]
    if len(after["games"]) - len(before["games"]) != made:
        found.append(f"{made} games were begun, but there are {len(after['games']) - len(before['games'])} more")
    written = [row for row in after["entries"] - before["entries"] if known.game in row]
    if len(written) != done:
        found.append(f"{done} answers were taken, but {len(written)} are kept: {written[:3]}")
    return found
