"""A few connections to the leaderboard that many workers share, each taken for one transaction."""

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeAlias

from psycopg_pool import ConnectionPool

from arcade.leaderboard.sessions import PATIENCE, PLAIN, Link, full, in_words

Connections: TypeAlias = Callable[[], AbstractContextManager[Link]]
"""Gives a connection for as long as its context lasts.

Raises LeaderboardError as `linked` does, and where none comes free or the leaderboard does not answer.
"""


@contextmanager
def connection_pool(address: str, name: str, most: int) -> Iterator[Connections]:
    """At most so many connections of a named kind of worker; those that broke are made anew when they are wanted."""
    # The pool would tell of each try on the standard error, where one sentence is for a person.
    logging.getLogger("psycopg.pool").addHandler(logging.NullHandler())
    with ConnectionPool(
        full(address, name),
        kwargs=PLAIN,
        min_size=1,
        max_size=most,
        timeout=PATIENCE,
        check=ConnectionPool.check_connection,
        open=False,
    ) as pool:

        @contextmanager
        def connection() -> Iterator[Link]:
            with in_words(), pool.connection() as link:
                yield link

        yield connection
