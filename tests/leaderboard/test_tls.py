"""What travels between a cabinet and its leaderboard can be kept from others: the address says so, and is obeyed."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from psycopg.conninfo import make_conninfo

from arcade.leaderboard.founding import entered
from arcade.leaderboard.sessions import LeaderboardError, seen_from_afar
from tests.leaderboard.guests import invited
from tests.leaderboard.server import Server, started

OPENSSL = shutil.which("openssl")
pytestmark = pytest.mark.skipif(OPENSSL is None, reason="openssl, which makes the certificates, is not installed")


class Private(NamedTuple):
    """A cabinet's address of a server that answers by TLS, and its certificate."""

    address: str
    certificate: Path


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for this computer, signed by itself, and its key."""
    made, key = folder / f"{name}.crt", folder / f"{name}.key"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=hall"]
    own = ["-addext", "subjectAltName=IP:127.0.0.1", "-out", str(made), "-keyout", str(key)]
    subprocess.run([str(OPENSSL), *words, *own], check=True, capture_output=True)
    return made, key


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Private]:
    made, key = certificate(tmp_path_factory.mktemp("keys"), "hall")
    with started() as server:
        server.stop()
        server.be_private(made, key)
        server.start()
        yield Private(invited(server.url).address, made)


def tls(address: str) -> bool:
    """Whether a connection is kept from others."""
    with entered(address, "test") as link:
        return link.execute("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()").fetchone() == (True,)


def test_an_address_with_a_certificate_is_entered_by_tls(private: Private) -> None:
    assert tls(make_conninfo(private.address, sslmode="verify-full", sslrootcert=str(private.certificate)))


def test_a_server_with_another_certificate_is_not_entered(private: Private, tmp_path: Path) -> None:
    other, _ = certificate(tmp_path, "other")
    with pytest.raises(LeaderboardError, match="certificate verify failed") as caught:
        tls(make_conninfo(private.address, sslmode="verify-full", sslrootcert=str(other)))
    assert "password" not in caught.value.words.english


def test_a_server_that_cannot_keep_a_secret_is_not_told_one(url: str, server: Server) -> None:
    assert server.port
    with pytest.raises(LeaderboardError, match="server does not support SSL"):
        tls(make_conninfo(invited(url).address, sslmode="require"))


def test_a_pass_asks_for_what_the_operators_address_asks_for() -> None:
    address = "postgresql://owner@hall.example/robac?sslmode=verify-full&sslrootcert=system&sslkey=mine.key"
    assert seen_from_afar(address) == "dbname=robac host=hall.example sslmode=verify-full sslrootcert=system"
