"""The folder for a browser on this computer: made once in the cache, and anew when anything of it has changed."""

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import time

from arcade.machine.data import data_path
from arcade.web.build import build
from arcade.web.compressed import QUICK
from arcade.web.nodes import find_node
from arcade.web.runtime import FILES
from arcade.web.shipped import DATA, PROJECT

MADE, PART = "web-", "part-"
ABANDONED = 3600.0
"""Seconds after which a half-made folder is one that nobody makes any more."""
DIGITS = 24


def place(cache: Path) -> Path:
    """Where the folder for just this arcade is, or is to be made; raises OSError."""
    return cache / f"{MADE}{state()}"


def make(folder: Path, runtime: Path) -> None:
    """Make the folder at its place; it comes there whole or not at all. Raises WebError and OSError."""
    part = Path(mkdtemp(prefix=PART, dir=folder.parent))
    try:
        build(part, runtime, QUICK)
        with suppress(OSError):  # another arcade was faster
            part.rename(folder)
    finally:
        rmtree(part, ignore_errors=True)
    for old in _useless(folder):
        rmtree(old, ignore_errors=True)


def state() -> str:
    """A hash over all that goes into the folder; raises OSError."""
    digest = sha256(repr((FILES, find_node())).encode())
    top = data_path("fonts/spectrum.bdf").parents[1]
    for root in (PROJECT / "arcade", *(top / name for name in DATA)):
        for path in sorted(root.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(root)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:DIGITS]


def _useless(folder: Path) -> Iterator[Path]:
    """Folders of older arcades, and half-made ones that nobody makes any more."""
    yield from (old for old in folder.parent.glob(f"{MADE}*") if old != folder)
    for part in folder.parent.glob(f"{PART}*"):
        with suppress(OSError):
            if time() - part.stat().st_mtime > ABANDONED:
                yield part
