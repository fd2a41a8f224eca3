"""`robac web` as a process: it serves the folder that is made, and ends quietly."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.web


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def interruptible() -> None:
    """Let Ctrl+C interrupt again, which nobody started in a shell's background hears."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="it is interrupted as POSIX does it")
def test_the_folder_that_is_made_is_served_until_it_is_interrupted(built: Path, tmp_path: Path) -> None:
    shutil.copytree(built, tmp_path / "robac-arcade" / built.name)
    port = free_port()
    command = [sys.executable, "-m", "arcade", "web", "--no-open", "--port", str(port)]
    environ = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ,
        preexec_fn=interruptible,
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said == f"The arcade is at http://127.0.0.1:{port}/ until Ctrl+C ends it.\n"
            with urlopen(f"http://127.0.0.1:{port}/build.json", timeout=10) as response:
                assert response.read() == (built / "build.json").read_bytes()
        finally:
            process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=20)
    assert (rest, complaints, process.returncode) == ("", "", 0)
