"""Damaged files are renamed, never deleted: arcade.db becomes arcade.db.damaged-1, and what is beside it goes along."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from arcade.cabinet.formats.whole_files import sync_folder
from arcade.cabinet.storage import strings
from arcade.toolkit.contract.texts import Prose, filled

Tell: TypeAlias = Callable[[Prose], None]

SIDECARS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; with a file it does not belong to it would do harm."""
WAL_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""How a write-ahead log begins (SQLite's file format, section 4.1)."""


def set_aside(path: Path, tell: Tell) -> None:
    """Set a damaged database aside, its log with it, and tell."""
    tell(filled(strings.DAMAGED, name=_rename(path, ("", *SIDECARS))))


def set_strays_aside(path: Path, tell: Tell) -> None:
    """Set aside what stands in the place of the database or its log and is neither."""
    if not path.is_file():
        if os.path.lexists(path):
            set_aside(path, tell)
        elif strays := [suffix for suffix in SIDECARS if os.path.lexists(f"{path}{suffix}")]:
            tell(filled(strings.LEFTOVER, name=_rename(path, strays)))
        return
    strays = [suffix for suffix in SIDECARS if os.path.lexists(f"{path}{suffix}") and not _sidecar(path, suffix)]
    if strays:
        tell(filled(strings.LEFTOVER, name=_rename(path, strays)))


def _sidecar(path: Path, suffix: str) -> bool:
    """Whether a file beside the database may be what its name says."""
    file = Path(f"{path}{suffix}")
    if not file.is_file():
        return False
    with file.open("rb") as log:
        start = log.read(4)
    # Zeros are a log that was never begun.
    return suffix != "-wal" or not start.strip(b"\0") or start in WAL_MAGIC


def _rename(path: Path, suffixes: Sequence[str]) -> str:
    """Rename the database and what is beside it to the next free name; gives the name of the first that was there."""
    aside = free_name(path, "damaged", ("", *SIDECARS))
    moved = []
    for suffix in suffixes:
        if os.path.lexists(f"{path}{suffix}"):
            os.rename(f"{path}{suffix}", f"{aside}{suffix}")
            moved.append(f"{aside.name}{suffix}")
    sync_folder(path.parent)
    return moved[0]


def free_name(path: Path, what: str, suffixes: Sequence[str] = ("",)) -> Path:
    """The first of arcade.db.WHAT-1, arcade.db.WHAT-2, ... that no file has, nor any with one of the suffixes."""
    number = 1
    while any(os.path.lexists(f"{path}.{what}-{number}{suffix}") for suffix in suffixes):
        number += 1
    return path.with_name(f"{path.name}.{what}-{number}")
