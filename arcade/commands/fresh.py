"""Processes of their own, for what is measured from a process's beginning.

Their modules are compiled, as those of an installed arcade are, even where Python is told to write nothing.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from tempfile import TemporaryDirectory

UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
"""What lets the host show and play where nobody sees or hears it."""


@cache
def _compiled() -> TemporaryDirectory[str]:
    """Where the processes find compiled modules; it goes with this process."""
    return TemporaryDirectory(prefix="robac-compiled-")


def printed(command: str) -> str:
    """What a new process prints when it runs a command of Python. Raises CalledProcessError."""
    surroundings = UNSEEN | os.environ | {"PYTHONPYCACHEPREFIX": _compiled().name}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True, env=surroundings)
    return done.stdout


def least(runs: Iterable[str]) -> list[float]:
    """The least of each number that several runs print; raises ValueError where one prints more than another."""
    return [min(numbers) for numbers in zip(*[map(float, run.split()) for run in runs], strict=True)]
