"""Outside files: read without ever waiting or filling the memory, and written whole or not at all."""

import os
import stat
from contextlib import suppress
from errno import EACCES
from pathlib import Path
from typing import TypeAlias

from arcade.cabinet import strings
from arcade.cabinet.user_error import UserError
from arcade.toolkit.contract.texts import Prose

Identity: TypeAlias = tuple[int, int]
"""A file whatever its name: its device and its number there."""
FILE_BYTES = 1_000_000
"""The largest file that is read, unless said otherwise: no text or picture for these machines is larger."""
NAME_KEPT = 40
"""Characters of a file's name in the name of the part beside it: a name that is as long as can be leaves room."""
_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)


class FileError(UserError):
    """A file that cannot be read; `words` say why, to stand after its name: "it is a folder"."""


def identity(path: Path) -> Identity | None:
    """Which file a name stands for now; None for none, or one that cannot be asked."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def read_file(path: Path, limit: int = FILE_BYTES) -> bytes:
    """The bytes of a regular file of at most `limit` bytes, whatever the path leads to. Raises FileError."""
    try:
        handle = os.open(path, _AT_ONCE)  # a pipe without a writer would let an ordinary opening wait for ever
        try:
            kind = os.fstat(handle).st_mode
            if not stat.S_ISREG(kind):
                raise FileError(strings.FILE_IS_FOLDER if stat.S_ISDIR(kind) else strings.FILE_IS_NONE)
            with open(handle, "rb", closefd=False) as file:
                data = file.read(limit + 1)
        finally:
            os.close(handle)
    except OSError as error:
        raise FileError(Prose("{reason}"), reason=reason(error)) from error
    except ValueError as error:  # a name that no file can have
        raise FileError(strings.FILE_NAMELESS) from error
    if len(data) > limit:
        raise FileError(strings.FILE_TOO_LARGE, bytes=limit)
    return data


def as_text(data: bytes) -> str:
    """The text of a file's bytes. Raises FileError."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError(strings.FILE_NOT_TEXT) from None


def open_to_others(path: Path) -> bool:
    """Whether the system lets other people read a file; on systems that tell otherwise, no."""
    with suppress(OSError):
        return os.name == "posix" and bool(path.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))
    return False


def write_whole(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file beside its place, make sure that it is on the disk, and move it there. Raises OSError.

    After a crash either the old file or the new one is there, never half of one. A device or a pipe is written to as
    it stands. A `private` file nobody but its owner ever could read.
    """
    try:
        if path.exists() and not path.is_file():
            _write_to(path, data)
            return
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))  # moving another file there would not ask
        place = Path(os.path.realpath(path))
        part = place.with_name(f".{place.name[:NAME_KEPT]}.{os.getpid()}.part")
        try:
            with open(part, "wb", opener=_private if private else None) as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(place)
        except BaseException:  # Ctrl+C, too, leaves nothing behind
            with suppress(OSError):
                part.unlink()
            raise
        with suppress(OSError):  # the file is there, and a system that can't promise more can't
            sync_folder(place.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    except ValueError as error:
        raise OSError(None, strings.FILE_NAMELESS.english, str(path)) from error


def _private(name: str, flags: int) -> int:
    return os.open(name, flags | os.O_EXCL, 0o600)


def _write_to(path: Path, data: bytes) -> None:
    """Write to what is no regular file; a pipe that nobody reads is refused, not waited for."""
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "wb") as file:
        if os.name == "posix":
            os.set_blocking(handle, True)
        file.write(data)


def sync_folder(folder: Path) -> None:
    """Make sure that a folder's new and renamed entries are on the disk, where the system has a way to ask."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def reason(error: OSError) -> str:
    """Why the system refused, in its words."""
    return (error.strerror or type(error).__name__).rstrip(".")
