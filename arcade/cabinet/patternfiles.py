"""Pattern files on their way out of a game and into one: games know texts, a picture is a grid of text to them."""

from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.gridpng import SIGNATURE, grid_of, png_of
from arcade.cabinet.keepsakes import PATTERNS
from arcade.toolkit.cartridge import Cartridge, UnreadableError
from arcade.toolkit.plain import Plain
from arcade.toolkit.program import Writing

PATTERN_BYTES = 1_000_000
"""Larger files are no patterns for these machines."""
PNG = "png"
"""The ending of writings that become pictures."""


def content(writing: Writing) -> bytes:
    """What stands in the file that a writing becomes."""
    return png_of(writing.text) if writing.ending == PNG else writing.text.encode()


def text_of(data: bytes) -> str:
    """A file's text, a picture's as a grid. Raises UnreadableError."""
    if len(data) > PATTERN_BYTES:
        raise UnreadableError(strings.FILE_TOO_LARGE, bytes=PATTERN_BYTES)
    if data.startswith(SIGNATURE):
        return grid_of(data)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableError(strings.FILE_NOT_TEXT) from None


def read(game: Cartridge, path: Path) -> Plain:
    """What a game that opens files reads in one. Raises UnreadableError, and OSError."""
    assert game.opens is not None
    with path.open("rb") as file:
        data = file.read(PATTERN_BYTES + 1)
    return game.opens(text_of(data))


def kept(folder: Path | None, slug: str) -> list[Path]:
    """The files of a game that are kept in the data folder, newest first; none when there is no folder."""
    if folder is None:
        return []
    try:
        found = [path for path in (folder / PATTERNS).glob(f"{slug}-*") if path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return []
