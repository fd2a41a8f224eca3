"""Scores arrive exactly once, whatever breaks on the way."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import sleep
from uuid import UUID

import pytest
from psycopg.conninfo import make_conninfo

from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.delivery import count, deliver, there
from arcade.leaderboard.sessions import LeaderboardError, linked
from arcade.leaderboard.uploads import Upload
from tests.leaderboard.guests import invited
from tests.leaderboard.proxy import proxied
from tests.leaderboard.scores import uploads
from tests.leaderboard.server import Server, started
from tests.patience import still

BATCH, KILLS = 20, 8


def delivered(url: str, cabinet: UUID, batch: Sequence[Upload]) -> int:
    """Deliver until it is sure that they arrived; gives how often it was not."""
    for attempt in range(200):
        with suppress(LeaderboardError), linked(url, "test") as link:
            deliver(link, cabinet, batch)
            return attempt
        sleep(0.05)
    pytest.fail("the hall never took them")


def test_what_comes_twice_is_there_once(cabinet: Credentials) -> None:
    number = cabinet.number
    batch = list(uploads(range(1, 6)))
    with linked(cabinet.address, "test") as link:
        for _ in range(3):
            deliver(link, number, batch)
        assert count(link, number) == 5
        names = [one.identity for one in batch]
        assert there(link, number, [*names, "0" * 64]) == set(names)


def test_an_answer_that_is_lost_loses_nothing_and_doubles_nothing(server: Server, cabinet: Credentials) -> None:
    with proxied(server.port) as proxy:
        through = make_conninfo(cabinet.address, port=proxy.port)
        batches = [list(uploads(range(first, first + BATCH))) for first in range(1, 10 * BATCH, BATCH)]
        lost = 0
        for batch in batches:
            proxy.cuts = 1
            lost += delivered(through, cabinet.number, batch)
    assert lost == len(batches), "every first answer was cut"
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 10 * BATCH


@pytest.mark.rotates(4)
def test_a_server_killed_among_a_thousand_writes_has_each_of_them_once() -> None:
    with started() as server:
        cabinet = invited(server.url)
        number, url = cabinet.number, cabinet.address
        sent = lost = 0

        def send() -> None:
            nonlocal sent, lost
            for first in range(1, 1001, 2):
                lost += delivered(url, number, list(uploads(range(first, first + 2))))
                sent += 2

        with ThreadPoolExecutor() as pool:
            sending = pool.submit(send)
            for kill in range(1, KILLS + 1):
                while still(sent < kill * 1000 // (KILLS + 1)):
                    sleep(0.001)
                server.kill()
                server.start()
            sending.result()
        assert lost >= KILLS, "it was killed among writes"
        with linked(url, "test") as link:
            assert count(link, number) == 1000
