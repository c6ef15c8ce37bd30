"""Worker threads: some for what is quick, some for what takes a while, so that the quick never waits for the slow."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
QUICK, SLOW = 4, 2


class Workers:
    """The threads in which games are played and agents think."""

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(QUICK, thread_name_prefix="quick")
        self._slow = ThreadPoolExecutor(SLOW, thread_name_prefix="slow")

    async def quick(self, function: Callable[..., T], *arguments: Any) -> T:
        """Do something that is done at once."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, function, *arguments)

    async def slow(self, function: Callable[..., T], *arguments: Any) -> T:
        """Do something that may take a while."""
        return await asyncio.get_running_loop().run_in_executor(self._slow, function, *arguments)

    def close(self) -> None:
        """Take on nothing more."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)
