"""A server for the tests of the hall; without PostgreSQL they are skipped."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.hall.server import Server, programs

psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: pip install robac-arcade[hall]")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server that runs as long as the tests do."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory(prefix="robac-hall-") as name:
        Path(name).chmod(0o755)  # another user than the tests' may run it
        server = Server(Path(name) / "server", found)
        server.start()
        yield server
        server.stop()


@pytest.fixture
def url(server: Server) -> str:
    """A database of its own for a test."""
    name = f"hall_{uuid4().hex}"
    with psycopg.connect(server.url, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    return server.url.replace("/postgres", f"/{name}")
