"""Commands as processes of their own: what only the system can do to them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 60
"""Nothing waits for ever: a pipe that was waited for would fail here."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a POSIX shell closes streams and makes pipes")


def shell(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What becomes of a line of the shell in which $ROBAC stands for the arcade."""
    variables = os.environ | {"ROBAC": f"{sys.executable} -m arcade", "PYTHONPATH": str(ROOT)} | environment
    return subprocess.run(
        ["/bin/sh", "-c", line], cwd=folder, env=variables, capture_output=True, timeout=SECONDS, check=False
    )


def refused(line: str, folder: Path, **environment: str) -> str:
    """The one sentence of a line that can't be carried out."""
    done = shell(line, folder, **environment)
    assert done.returncode == 2
    said = done.stderr.decode()
    assert said.startswith("robac")
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("$ROBAC run nim --frames 3 --keys - <&-", "no standard input"),
        ("$ROBAC run nim --frames 3 --keys - < /dev/zero", "the standard input has more than 1000000 bytes"),
        ("mkfifo p; $ROBAC run nim --frames 3 --keys p", "p can't be read: it isn't a regular file"),
        ("mkfifo p; $ROBAC run dipo --frames 3 --pattern p", "p can't be read: it isn't a regular file"),
        ("mkfifo p; $ROBAC play nim --font p", "p can't be read: it isn't a regular file"),
        ("mkfifo p; $ROBAC replay p", "p can't be read: it isn't a regular file"),
        ("mkfifo p; $ROBAC run nim --frames 3 --wav p", "p: No such device"),
        ("$ROBAC list > /dev/full", "the standard output can't be written to"),
        ("$ROBAC --help > /dev/full", "the standard output can't be written to"),
        ("$ROBAC play \"$(printf 'a\\033[2J\\377')\"", r"a\x1b[2J\udcff"),
        ("$ROBAC replay \"$(printf 'a\\033[2J\\377')\"", r"a\x1b[2J\xff"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, line: str, says: str) -> None:
    assert says in refused(line, tmp_path, PYTHONUNBUFFERED="")
    assert {path.name for path in tmp_path.iterdir()} <= {"p"}


@pytest.mark.rotates(4)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "ascii:strict", "utf-8"])
def test_every_output_carries_something(tmp_path: Path, encoding: str) -> None:
    for line in ("$ROBAC list", "$ROBAC run robac --frames 200 --original --lang ro --text"):
        done = shell(line, tmp_path, PYTHONIOENCODING=encoding)
        assert done.returncode == 0
        assert done.stderr == b""
        assert done.stdout
    assert "?" in refused("$ROBAC play 'tețris'", tmp_path, PYTHONIOENCODING="ascii").replace("; did", "")


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    done = shell("$ROBAC list | true", tmp_path, PYTHONUNBUFFERED="")
    assert done.stderr == b""


@pytest.mark.parametrize("line", ["$ROBAC list >&-", "$ROBAC list 2>&- >/dev/null", "$ROBAC list <&-"])
def test_a_closed_stream_is_no_error(tmp_path: Path, line: str) -> None:
    done = shell(line, tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert shell("$ROBAC fly 2>&-", tmp_path).returncode == 2


@pytest.mark.rotates(4)
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("$ROBAC list >/dev/null 2>/dev/full", 0),
        ("$ROBAC fly 2>/dev/full", 2),
        ("$ROBAC list >/dev/full 2>/dev/full", 2),
        ("$ROBAC list >/dev/full 2>&-", 2),
        ("$ROBAC --help >/dev/full 2>/dev/full", 2),
        ("$ROBAC scores --data-dir bad 2>/dev/full", 1),
        ("exec 3>code; { $ROBAC fly; echo $? >&3; } 2>&1 | true; read code <code; exit $code", 2),
        ("exec 3>code; { $ROBAC list 2>/dev/full; echo $? >&3; } | true; read code <code; exit $code", 0),
    ],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_stream_that_fails_changes_no_exit_code(tmp_path: Path, line: str, code: int, unbuffered: str) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "arcade.db").write_bytes(b"no database")
    assert shell(line, tmp_path, PYTHONUNBUFFERED=unbuffered).returncode == code


def test_a_pipe_from_another_program_is_read(tmp_path: Path) -> None:
    done = shell("printf '5 a' | $ROBAC run nim --frames 30 --keys - --png /dev/stdout --json | head -c 8", tmp_path)
    assert done.stdout == b"\x89PNG\r\n\x1a\n"
