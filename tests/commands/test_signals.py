"""Whoever asks the process to end is obeyed, whatever it is at, and reads no traceback."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import sleep

import pytest

from arcade.cabinet.storage import database_file
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.sql import connect
from arcade.cabinet.storage.store import FILE, Store
from arcade.commands.signals import ENDING, Ending, Interrupted, interruptible
from tests.broken_games import GOOD, PILOT, PROGRAM
from tests.conftest import FAKES
from tests.patience import still
from tools import dev

ROOT = Path(__file__).parents[2]
SECONDS = 60
ARCADE = """
import sys

import arcade.games
from arcade.cli import main

arcade.games.__path__[:] = sys.argv[1].split(":")
sys.exit(main(sys.argv[2:]))
"""
STARTED = """
import runpy
import signal
import sys

name = sys.argv.pop(1)


class Finder:
    def find_spec(self, found, path=None, target=None):
        if found == name:
            sys.meta_path.remove(self)
            signal.raise_signal(signal.SIGINT)


signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Finder())
runpy.run_module("arcade", run_name="__main__", alter_sys=True)
"""
DEV = """
import runpy
import sys
from pathlib import Path

dev = runpy.run_path("tools/dev.py")
dev["install"].__globals__.update(install=lambda extra: None, PYTHON=Path(sys.argv[1]))
sys.exit(dev["main"](["play"]))
"""
WAITS = """#!{}
import os
import signal

print(os.getpid(), flush=True)
signal.pause()
"""
KILLS = "import signal\nsignal.raise_signal(signal.{})\n"

posix = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *words],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The folder of a game."""
    folder = tmp_path / "games" / "ending"
    folder.mkdir(parents=True)
    for file, text in {"__init__.py": GOOD, "program.py": PROGRAM, "pilot.py": PILOT}.items():
        (folder / file).write_text(text, encoding="utf-8")
    return folder


@posix
@pytest.mark.parametrize(
    ("part", "name", "words"),
    [
        ("__init__", "SIGTERM", ["--kiosk"]),
        ("program", "SIGTERM", ["play", "ending"]),
        ("pilot", "SIGHUP", ["play", "ending", "--kiosk"]),
        ("program", "SIGINT", ["play", "ending"]),
    ],
)
def test_a_signal_in_a_games_import_ends_the_arcade(
    games: Path, tmp_path: Path, part: str, name: str, words: list[str]
) -> None:
    file = games / f"{part}.py"
    file.write_text(KILLS.format(name) + file.read_text(encoding="utf-8"), encoding="utf-8")
    done = run(ARCADE, f"{games.parent}:{FAKES}", *words, "--windowed", "--data-dir", str(tmp_path))
    number = getattr(signal, name)
    assert done.returncode == 128 + number or (words[0] == "play" and done.returncode == -number)
    assert "Traceback" not in done.stderr
    assert "ending" not in done.stderr, "no game is broken"
    with closing(Store(tmp_path)) as store:
        assert not store.messages


@posix
@pytest.mark.parametrize(
    "name", ["arcade.cli", "argparse", "arcade.cabinet.catalogue", "arcade.commands.records", "arcade.games.nim"]
)
def test_ctrl_c_at_the_start_leaves_no_traceback(tmp_path: Path, name: str) -> None:
    done = run(STARTED, name, "scores", "--data-dir", str(tmp_path))
    assert done.returncode in (-signal.SIGINT, 128 + signal.SIGINT)
    assert (done.stdout, done.stderr) == ("", "")


@posix
@pytest.mark.parametrize("name", ["hashlib", "venv"])
def test_ctrl_c_while_it_is_installed_leaves_no_traceback(name: str) -> None:
    here = "runpy.run_path('tools/dev.py', run_name='__main__')"
    done = run(STARTED.replace('runpy.run_module("arcade", run_name="__main__", alter_sys=True)', here), name, "--help")
    assert done.returncode == -signal.SIGINT
    assert (done.stdout, done.stderr) == ("", "")


@posix
def test_what_starts_the_arcade_gets_out_of_the_way_of_its_signals(tmp_path: Path) -> None:
    """Waiting for it, it would kill an arcade that still keeps its game, and leave one behind when ended itself."""
    arcade = tmp_path / "python"
    arcade.write_text(WAITS.format(sys.executable), encoding="utf-8")
    arcade.chmod(0o755)
    with subprocess.Popen([sys.executable, "-c", DEV, arcade], cwd=ROOT, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        assert int(started.stdout.readline()) == started.pid
        started.terminate()
        assert started.wait(SECONDS) == -signal.SIGTERM


def test_an_environment_whose_making_was_broken_off_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []
    python = tmp_path / "bin/python"
    python.parent.mkdir()
    python.touch()
    monkeypatch.setattr(dev, "HOME", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", python)
    monkeypatch.setattr("venv.create", lambda home, with_pip: made.append(home))  # noqa: ARG005
    monkeypatch.setattr("subprocess.call", lambda words: 0)  # noqa: ARG005
    for _ in range(2):
        dev.install("")
    assert made == [tmp_path]


@contextmanager
def handler(number: int, wanted: signal.Handlers) -> Iterator[None]:
    before = signal.signal(number, wanted)
    try:
        yield
    finally:
        signal.signal(number, before)


class Falls:
    """Is interrupted where Python only prints what is raised."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)
        for _ in range(10):
            pass


def test_an_interruption_that_python_would_forget_comes_again(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> None:
        Falls()
        while still():
            sleep(0.001)

    with pytest.raises(Interrupted) as met, interruptible(), interruptible(signal.SIGTERM):
        interrupted()
    assert met.value.code == 130
    assert not capsys.readouterr().err


def test_what_is_to_be_ignored_stays_ignored_and_the_rest_is_put_back() -> None:
    with handler(signal.SIGINT, signal.SIG_IGN):
        with interruptible():
            signal.raise_signal(signal.SIGINT)
        with Ending() as ending:
            signal.raise_signal(signal.SIGINT)
        assert ending.code == 0
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    before = [signal.getsignal(number) for number in ENDING]
    with Ending():
        assert all(signal.getsignal(number) not in before for number in ENDING)
    assert [signal.getsignal(number) for number in ENDING] == before


def test_a_signal_is_noted_for_whoever_can_end_and_the_second_one_waits_for_nobody() -> None:
    ended: list[int] = []
    with Ending() as ending:
        ending.check()
        signal.raise_signal(signal.SIGTERM)
        ending.obey(lambda: ended.append(1))
        assert ended == [1], "even if it came before"
        assert all(signal.getsignal(number) is signal.SIG_DFL for number in ENDING)
        with pytest.raises(SystemExit) as met:
            ending.check()
    assert met.value.code == ending.code == 128 + signal.SIGTERM


def test_an_opening_that_is_broken_off_says_nothing_against_the_file(tmp_path: Path) -> None:
    """SQLite forgets what is raised outside of what is called meanwhile, and only says that it was interrupted."""
    Store(tmp_path).close()
    before = (tmp_path / FILE).read_bytes()

    class Broken:
        """A connection whose progress handler is broken off whenever it is called."""

        def __init__(self, *place: Path) -> None:
            self._connection = connect(*place)

        def __getattr__(self, name: str) -> object:
            return getattr(self._connection, name)

        def set_progress_handler(self, _: object, __: int) -> None:
            self._connection.set_progress_handler(lambda: 1, 1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database_file, "connect", Broken)
        with pytest.raises(database_file.StoreError, match="interrupted"):
            database_file.open_file(tmp_path / FILE, MIGRATIONS, lambda _: None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_bytes() == before
