"""Worker threads: for what is quick, for what somebody waits to see, and for thinking; the quick waits for no other."""

import asyncio
import ctypes
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")
QUICK, LOOKING, SLOW, PONDERING = 4, 6, 2, 2
"""So many at a time: of what is looked at there are more, so that a glance does not wait for a long look."""

HEAPS, APART = -8, -3
"""What glibc calls the most heaps that a program has, and from how many bytes on something lies outside of them
(`M_ARENA_MAX` and `M_MMAP_THRESHOLD` in malloc.h)."""
LARGE = 16 * 1024


def share_one_heap() -> None:
    """Let all threads use one heap, where each would get its own: they take turns, and use what others have freed.

    What is large, as a whole moment on its way to a player, lies outside of it and is given back when it is sent:
    otherwise hundreds of them leave holes in the heap that nothing fits into.
    """
    with suppress(AttributeError, OSError, TypeError):
        allocator = ctypes.CDLL(None)
        allocator.mallopt(HEAPS, 1)
        allocator.mallopt(APART, LARGE)


class Threads:
    """The threads in which games are played and agents think."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(QUICK, thread_name_prefix="quick")
        self._looking = ThreadPoolExecutor(LOOKING, thread_name_prefix="looking")
        self._slow = ThreadPoolExecutor(SLOW, thread_name_prefix="slow")
        self._pondering = ThreadPoolExecutor(PONDERING, thread_name_prefix="pondering")
        self._closed = False

    async def quick(self, function: Callable[..., T], *arguments: Any) -> T:
        """Do something that is done at once."""
        return await self._run(self._quick, function, *arguments)

    async def looking(self, function: Callable[..., T], *arguments: Any) -> T:
        """Work out what somebody waits to see: it takes a moment, and never waits for those who think."""
        return await self._run(self._looking, function, *arguments)

    async def slow(self, function: Callable[..., T], *arguments: Any) -> T:
        """Do something that may take a while."""
        return await self._run(self._slow, function, *arguments)

    async def pondering(self, function: Callable[..., T], *arguments: Any) -> T:
        """Think for as long as one has been given; whoever has to think longer waits for others who do."""
        return await self._run(self._pondering, function, *arguments)

    async def _run(self, pool: ThreadPoolExecutor, function: Callable[..., T], *arguments: Any) -> T:
        if self._closed:
            # The server is ending: whoever still wanted something is called off.
            raise asyncio.CancelledError
        return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)

    def close(self) -> None:
        """Take on nothing more; whoever asks for something afterwards is cancelled."""
        self._closed = True
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._looking.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)
        self._pondering.shutdown(wait=False, cancel_futures=True)
