"""A real PostgreSQL in a temporary folder, run by an ordinary user; it can be killed, stopped and started again."""

import os
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from types import MappingProxyType
from typing import Any

import pytest
from psycopg.conninfo import make_conninfo

from tests.patience import still

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql")
USER = "postgres"
OWNER = "owner"
SETTINGS = """
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = '{folder}'
fsync = on
shared_buffers = 16MB
max_connections = 150
logging_collector = off
"""


def programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest; None where it is not installed."""
    named = shutil.which("initdb")
    if named is not None:
        return Path(named).resolve().parent
    found = [path for place in PLACES for path in Path(place).glob("*/bin/initdb")]
    newest = max(found, key=lambda path: int(path.parts[-3].split(".")[0]), default=None)
    return None if newest is None else newest.parent


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def started(place: Path | None = None) -> Iterator["Server"]:
    """A server of one's own, in a folder if one is named; skips the test where PostgreSQL is not installed."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with folder() as own:
        server = Server((place or own) / "server", found)
        server.start()
        yield server
        server.stop()


@contextmanager
def folder() -> Iterator[Path]:
    """A folder for a while, into which another user than the tests' may look, who runs a server."""
    with tempfile.TemporaryDirectory(prefix="robac-hall-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def small_disk(megabytes: int) -> Iterator[tuple[Path, Callable[[int], None]]]:
    """A disk of its own with so much room, and what gives it more; skips the test where none can be mounted."""
    with folder() as place:

        def mount(*options: str) -> bool:
            command = ["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", str(place)]
            return subprocess.run(command, capture_output=True, check=False).returncode == 0

        def resize(megabytes: int) -> None:
            assert mount("remount", f"size={megabytes}m")

        if shutil.which("mount") is None or not mount(f"size={megabytes}m", "mode=755"):
            pytest.skip("no disk can be mounted by whoever runs the tests")
        try:
            yield place, resize
        finally:
            subprocess.run(["umount", "-l", str(place)], check=True)


class Server:
    """A server whose data are in a folder."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder, self._bin = folder, bin_folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if os.getuid() == 0:  # PostgreSQL refuses to run as the system's own user
            shutil.chown(folder, USER, USER)
        self._run("initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        settings = SETTINGS.format(port=self.port, folder=folder)
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(settings)
        (self.data / "pg_hba.conf").write_text(
            f"local all {OWNER} trust\nhost all {OWNER} 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
        )

    @property
    def data(self) -> Path:
        """The folder of its files."""
        return self.folder / "data"

    @property
    def url(self) -> str:
        """How its owner gets in."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/postgres"

    def start(self, limits: Mapping[int, int] = MappingProxyType({})) -> None:
        """Start it, perhaps within limits of the system's, and wait until it answers."""

        def limited() -> None:
            for kind, most in limits.items():
                resource.setrlimit(kind, (most, most))

        command = "pg_ctl", "-D", str(self.data), "-w", "-t", "60", "-l", str(self.folder / "log"), "start"
        self._run(*command, before=limited)

    def dump(self, name: str, path: Path) -> None:
        """A copy of a database as a file."""
        self._run("pg_dump", "--dbname", make_conninfo(self.url, dbname=name), "-Fc", output=path)

    def restore(self, name: str, path: Path) -> None:
        """Fill an empty database from a copy."""
        place = self.folder / "restored"
        shutil.copy(path, place)
        place.chmod(0o644)
        self._run("pg_restore", "--dbname", make_conninfo(self.url, dbname=name), str(place))

    def be_private(self, certificate: Path, key: Path) -> None:
        """Answer by TLS, too, from the next start on."""
        for source, name in ((certificate, "server.crt"), (key, "server.key")):
            target = self.data / name
            shutil.copy(source, target)
            target.chmod(0o600)
            if os.getuid() == 0:
                shutil.chown(target, USER, USER)
        with (self.data / "postgresql.conf").open("a") as file:
            file.write("ssl = on\n")

    def stop(self) -> None:
        """End it in order."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """End it as a power cut would."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
        for one in (pid, *map(int, found.split())):
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        while still(any(Path(f"/proc/{one}").exists() for one in map(int, found.split()))):
            sleep(0.01)  # what it shared with them must be free before another server may start

    def _run(
        self, name: str, *arguments: str, output: Path | None = None, before: Callable[[], None] | None = None
    ) -> None:
        options: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if os.getuid() == 0 else {}
        with open(output or os.devnull, "wb") as file:
            ran = subprocess.run(
                [self._bin / name, *arguments],
                stdout=file,
                stderr=subprocess.PIPE,
                cwd=self.folder,
                check=False,
                preexec_fn=before,
                **options,
            )
        assert ran.returncode == 0, ran.stderr.decode()
