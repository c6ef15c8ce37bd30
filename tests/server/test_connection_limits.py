"""Idle connections: they are closed and counted, make way for others, and shut nobody out."""

import json
import logging
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from escarmouche.server.connection_limits import AT_ONCE, Door, Visitor, room_for, visitors
from escarmouche.server.limits import Limits
from escarmouche.server.log_limits import Sparing
from tests.server.besieged import Besieged, besieged, is_closed, knock
from tests.server.table import served

IMPATIENT = Limits(seconds_to_ask=1, seconds_to_send=1, seconds_to_read=1)
HEAD = b"POST /api/lists HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
HALF_HEAD = b"GET / HTTP/1.1\r\nhost: he"
HALF_BODY = HEAD + b'content-length: 1000\r\n\r\n{"key": "fi'
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\xfd\x00\x00\x00\x00" + bytes(125)
"""A ping of 125 bytes, masked with nothing."""


def port_of(server: str) -> int:
    return int(server.rpartition(":")[2])


def happens(what: Callable[[], bool], seconds: float = 60) -> bool:
    """Whether something happens before long."""
    until = time.monotonic() + seconds
    while not what():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("said", [b"", HALF_HEAD, HALF_BODY], ids=["nothing", "half a head", "half a body"])
def test_whoever_does_not_finish_asking_is_let_go(tmp_path: Path, said: bytes) -> None:
    with served(tmp_path, IMPATIENT) as server, closing(knock(port_of(server), said)) as client:
        assert is_closed(client)
        assert httpx.get(f"{server}/api/games", timeout=60).is_success


def test_whoever_asks_one_byte_at_a_time_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, IMPATIENT) as server, closing(knock(port_of(server))) as client:

        def is_refused() -> bool:
            try:
                return client.send(b"x") == 0
            except ConnectionError:
                return True

        assert happens(is_refused)


def test_half_a_second_request_is_not_waited_for_either(tmp_path: Path) -> None:
    with served(tmp_path, IMPATIENT) as server:
        whole = b"GET /api/nothing HTTP/1.1\r\nhost: here\r\n\r\n"
        with closing(knock(port_of(server), whole + HALF_HEAD)) as client:
            assert is_closed(client)


def test_whoever_does_not_read_the_answers_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, IMPATIENT) as server:
        asked = b"GET /api/rules/collision HTTP/1.1\r\nhost: here\r\n\r\n"
        with closing(knock(port_of(server), asked * 100)):
            assert happens(lambda: bool(visitors))
            assert happens(lambda: not visitors)


def test_whoever_sends_pings_and_reads_no_pongs_is_let_go(tmp_path: Path) -> None:
    unread = Limits(largest_unread=100_000, seconds_to_sit=600)
    with served(tmp_path, unread) as server, closing(knock(port_of(server), UPGRADE)) as client:
        client.settimeout(1)

        def is_refused() -> bool:
            try:
                client.sendall(PING * 1000)
            except TimeoutError:
                return False
            except ConnectionError:
                return True
            return False

        assert happens(is_refused)


def test_whoever_sits_and_does_not_read_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, IMPATIENT) as server:
        made = httpx.post(f"{server}/api/games", json={"key": "firefight", "opponent": "same-screen"}, timeout=60)
        sit = frame({"type": "sit", "id": 1, "token": made.json()["tokens"][0]})
        # Each time somebody changes the language, the whole table is told anew.
        turned = b"".join(frame({"type": "language", "id": 2, "language": one}) for one in ("fr", "de"))
        assert happens(lambda: not visitors)
        with closing(knock(port_of(server), UPGRADE)) as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            assert client.recv(4096).startswith(b"HTTP/1.1 101")
            client.sendall(sit + turned * 70)
            assert happens(lambda: not visitors)


def frame(message: dict[str, Any]) -> bytes:
    """A message as a client sends it, masked with nothing."""
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def test_a_crowd_from_one_address_makes_way_for_whoever_asks(tmp_path: Path) -> None:
    few = Limits(connections=20)
    with served(tmp_path, few) as server:
        crowd = [knock(port_of(server)) for _ in range(100)]
        assert httpx.get(f"{server}/api/games", timeout=60).is_success
        assert happens(lambda: len(visitors) <= few.connections + AT_ONCE)
        for client in crowd:
            client.close()
        assert happens(lambda: not visitors)


@pytest.fixture
def door() -> Door:
    return Door(socket.create_server(("127.0.0.1", 0)), Limits(connections=2))


def let_in(door: Door) -> Visitor:
    visitor, _ = door.accept()
    assert isinstance(visitor, Visitor)
    return visitor


def test_whoever_is_being_answered_does_not_make_way(door: Door) -> None:
    port = door.getsockname()[1]
    with door, closing(knock(port)) as one, closing(knock(port)) as other, closing(knock(port)) as third:
        inside = [let_in(door), let_in(door)]
        for visitor in inside:
            door.is_served(visitor)
        door.settimeout(1)
        with pytest.raises(TimeoutError):
            door.accept()
        assert is_closed(third)
        assert not is_closed(one, 0.1)
        assert not is_closed(other, 0.1)
        door.idles(inside[0])
        with closing(knock(port)):
            let_in(door).close()
        assert is_closed(one)
        for visitor in inside:
            visitor.close()
        assert not visitors


def test_a_named_proxy_may_bring_as_many_as_there_is_room_for() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    with Door(listening, Limits(connections=1), ["127.0.0.0/30"]) as door:
        port = door.getsockname()[1]
        clients = [knock(port) for _ in range(5)]
        inside = [let_in(door) for _ in clients]
        assert not any(is_closed(client, 0.05) for client in clients)
        for one in [*clients, *inside]:
            one.close()


def test_room_is_what_the_system_gives_less_what_is_kept_back() -> None:
    handles, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert room_for(Limits(visitors=7)) == 7
    assert room_for(Limits(visitors=10**9)) < handles


ASKS = """
import resource
from escarmouche.server.connection_limits import ask_for_handles, room_for
from escarmouche.server.limits import Limits
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 600))
print(room_for(Limits()))
ask_for_handles(Limits(visitors=400))
print(resource.getrlimit(resource.RLIMIT_NOFILE))
ask_for_handles(Limits())
print(resource.getrlimit(resource.RLIMIT_NOFILE), room_for(Limits()))
"""


def test_as_many_handles_are_asked_for_as_there_may_be_visitors() -> None:
    done = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.splitlines() == ["156", "(500, 600)", "(600, 600) 500"]


WITHOUT_HANDLES = """
import os, resource, socket, sys
from escarmouche.server.connection_limits import Door
from escarmouche.server.limits import Limits
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
door = Door(socket.create_server(("127.0.0.1", 0)), Limits())
door.settimeout(60)
opened = []
try:
    while True:
        opened.append(os.open(os.devnull, os.O_RDONLY))
except OSError:
    pass
print(door.getsockname()[1], flush=True)
for _ in range(3):
    try:
        door.accept()
    except BlockingIOError:
        print("turned away", flush=True)
print(dict(door.closed), flush=True)
"""


def test_without_a_file_handle_left_newcomers_are_turned_away_and_the_log_stays_short() -> None:
    command = [sys.executable, "-c", WITHOUT_HANDLES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        port = int(child.stdout.readline())
        for _ in range(3):
            with closing(knock(port)) as client:
                assert is_closed(client)
        assert child.stdout.read().splitlines() == [*["turned away"] * 3, "{'turned away without a file handle': 2}"]
        assert child.stderr.read().count("\n") == 1
        assert child.wait(60) == 0


def test_a_log_leaves_out_what_is_too_much_and_says_so() -> None:
    sparing = Sparing(a_second=1e-9, at_once=3)
    lines = [logging.makeLogRecord({"msg": f"line {number}"}) for number in range(10)]
    assert [sparing.filter(line) for line in lines] == [True] * 3 + [False] * 7
    sparing._bucket._left = 1
    assert sparing.filter(last := logging.makeLogRecord({"msg": "the last"}))
    assert last.getMessage() == "(7 lines left out) the last"


def test_three_hundred_idle_connections_at_256_file_handles_shut_nobody_out(tmp_path: Path) -> None:
    with besieged(tmp_path, {"seconds_to_ask": "4", "seconds_to_send": "4"}) as server:
        crowd_out(server)
    check_log(server)


def test_idle_connections_shut_nobody_out_of_several_workers(tmp_path: Path, database: str) -> None:
    impatient = {"seconds_to_ask": "4", "seconds_to_send": "4"}
    with besieged(tmp_path, impatient, "--workers", "2", database=database) as server:
        crowd_out(server)
    check_log(server)


def crowd_out(server: Besieged) -> None:
    """Try to keep others out with connections that do nothing."""
    crowd = [knock(server.port, (b"", HALF_HEAD, HALF_BODY)[number // 100]) for number in range(300)]
    for source in ("127.0.0.1", "127.0.0.2"):
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=60) as http:
            for _ in range(5):
                assert http.get(f"{server.address}/api/games").is_success
    assert all(is_closed(client) for client in crowd)
    for client in crowd:
        client.close()


def check_log(server: Besieged) -> None:
    """Little was logged, and what matters was."""
    logged = server.logged()
    assert len(logged) < 1_000_000
    assert "Connections closed" in logged
    assert "Traceback" not in logged
