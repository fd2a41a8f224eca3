"""The two commands of the README: ``dev.py play`` and ``dev.py test``. Makes .venv, installs, and starts.

Needs nothing but Python 3.11; the network only until everything is installed. Ctrl+C ends it without a word, as it does
the arcade, which gets its signals itself: where it can, this process becomes the arcade. Who tests also gets git's hook
for the subjects of commits (commit_subject.py).
"""

import signal

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
HOOK = """#!/bin/sh
# Made by tools/dev.py: refuses a commit whose subject is wrong.
test -f tools/commit_subject.py || exit 0
for python in .venv/bin/python .venv/Scripts/python.exe python3 python; do
    command -v "$python" >/dev/null && exec "$python" tools/commit_subject.py "$1"
done
exit 0
"""
"""Git starts it at the top of a worktree; a branch without the tool is let be."""
USAGE = "usage: python3 tools/dev.py play [OPTIONS OF THE ARCADE] | test [OPTIONS OF PYTEST]"


def install(extra: str) -> None:
    """Make .venv and install the project with an extra, unless that was done for this pyproject.toml."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    done = HOME / f"installed{extra or '-play'}"
    if PYTHON.is_file() and done.is_file() and done.read_text() == wanted:
        return
    # One whose making was broken off has a Python already, and no pip.
    if not (PYTHON.is_file() and any(HOME.glob("installed*"))):
        print("making .venv ...", flush=True)
        try:
            venv.create(HOME, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit("Python's venv module can't make an environment with pip; on Debian: apt install python3-venv")
    print("installing ...", flush=True)
    code = subprocess.call([PYTHON, "-m", "pip", "install", "--quiet", "--editable", f"{ROOT}{extra}"])
    if code:
        sys.exit("the installation failed; pip's message above says why")
    done.write_text(wanted)


def install_hook() -> None:
    """Let git check the subjects of commits, where this is a git repository that has no hook of its own for them."""
    if not (ROOT / ".git").exists():
        return
    try:
        if subprocess.run(["git", "config", "core.hooksPath"], cwd=ROOT, stdout=subprocess.DEVNULL).returncode == 0:
            return
        asked = ["git", "rev-parse", "--git-path", "hooks/commit-msg"]
        path = ROOT / subprocess.check_output(asked, cwd=ROOT, stderr=subprocess.DEVNULL, text=True).strip()
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(HOOK, encoding="utf-8", newline="\n")
            path.chmod(0o755)
    except (OSError, subprocess.CalledProcessError):
        return  # Without git, or where it may not be written, nothing is lost but the check.


def play(options: list[str]) -> int:
    """Become the arcade; on Windows, which has no such thing, wait for it."""
    words = [str(PYTHON), "-m", "arcade", *options]
    if os.name != "nt":
        os.execv(PYTHON, words)
    return subprocess.call(words)


def check(options: list[str]) -> int:
    """Style, layout and types beside the tests on all processors; the first failure in this order is the exit code."""
    words = [["ruff", "check", "."], ["ruff", "format", "--check", "--quiet", "."], ["mypy"]]
    beside = [subprocess.Popen([PYTHON, "-m", *one], cwd=ROOT, stdout=subprocess.PIPE) for one in words]
    tests = subprocess.call([PYTHON, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *options], cwd=ROOT)
    for one in beside:
        found, _ = one.communicate()
        sys.stdout.buffer.write(found)
        sys.stdout.flush()
    return next((one.returncode for one in beside if one.returncode), tests)


def main(arguments: list[str]) -> int:
    """Run a command and return its exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 (an older Python should say so and not fail at the installation)
        sys.exit("Robac Arcade needs Python 3.11 or newer")
    match arguments:
        case ["play", *options]:
            install("")
            return play(options)
        case ["test", *options]:
            install("[test]")
            install_hook()
            return check(options)
        case ["--help" | "-h"]:
            print(USAGE)
            return 0
        case _:
            print(USAGE, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
