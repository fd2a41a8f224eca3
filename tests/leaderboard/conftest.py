"""A server for the tests of the leaderboard; without PostgreSQL they are skipped."""

from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.leaderboard.server import Server, started

psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: pip install robac-arcade[hall]")

from arcade.leaderboard.credentials import Credentials  # noqa: E402 (they need what is asked for above)
from tests.leaderboard.guests import invited  # noqa: E402


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server that runs as long as the tests do."""
    with started() as server:
        yield server


@pytest.fixture
def url(server: Server) -> str:
    """A database of its own for a test."""
    name = f"hall_{uuid4().hex}"
    with psycopg.connect(server.url, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    return server.url.replace("/postgres", f"/{name}")


@pytest.fixture
def cabinet(url: str) -> Credentials:
    """A leaderboard's first cabinet."""
    return invited(url)
