"""Threads of a server that ends."""

import asyncio
import logging

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
