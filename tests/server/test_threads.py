"""Threads of a server: what they share, and what becomes of them when it ends."""

import asyncio
import logging
import subprocess
import sys

import pytest

from escarmouche.server.threads import Threads


def test_what_is_asked_of_a_server_that_ends_is_called_off_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    async def end_while_telling() -> bool:
        threads = Threads()
        assert await threads.quick(lambda: 5) == 5
        threads.close()
        telling = asyncio.create_task(threads.quick(lambda: 6))
        await asyncio.wait([telling])
        return telling.cancelled()

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(end_while_telling())
    assert caplog.records == []


BUSY = """
import ctypes
import sys
from concurrent.futures import ThreadPoolExecutor

from escarmouche.server.threads import share_one_heap

if sys.argv[1] == "shared":
    share_one_heap()
with ThreadPoolExecutor(4) as pool:
    held = list(pool.map(lambda size: [bytearray(size) for _ in range(200)], range(5_000, 9_000, 500)))
ctypes.CDLL(None).malloc_stats()
"""


def test_all_threads_use_one_heap() -> None:
    heaps = {how: subprocess.run([sys.executable, "-c", BUSY, how], check=True, capture_output=True, text=True).stderr
             for how in ("shared", "usual")}  # fmt: skip
    assert heaps["shared"].count("Arena") == 1
    assert heaps["usual"].count("Arena") > 1
