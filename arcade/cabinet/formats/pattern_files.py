"""Pattern files on their way out of a game and into one: games know texts, a picture is a grid of text to them."""

import codecs
import re
from contextlib import suppress
from pathlib import Path

from arcade.cabinet import catalogue, strings
from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.formats.exports import PATTERNS
from arcade.cabinet.formats.png import SIGNATURE
from arcade.cabinet.formats.whole_files import FileError, read_file
from arcade.toolkit.contract.cartridge import Choices, FileReader, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Writing

UTF_16 = codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE
TEXT_END = "\x1a"
BINARY = re.compile(rb"[\x00-\x08\x0e-\x19\x1c-\x1f]")
"""Bytes that no text has."""
PNG_HEAD = 32
"""Within so many bytes every PNG file says that it is one, even if its very first ones are damaged."""
PNG = "png"
"""The ending of writings that become pictures."""


def content(writing: Writing) -> bytes:
    """What stands in the file that a writing becomes."""
    return png_of(writing.text) if writing.ending == PNG else writing.text.encode()


def text_of(data: bytes) -> str:
    """A file's text, a picture's as a grid. Raises UnreadableError, and FileError when it is none.

    A text that is not in UTF-8 is taken to be in UTF-16 where its first bytes say so, else in Windows-1252, of which
    Latin-1 is a part. As ever under DOS, control-Z ends it.
    """
    if data.startswith(SIGNATURE) or b"IHDR" in data[:PNG_HEAD]:
        return grid_of(data)
    with suppress(UnicodeDecodeError):
        return data.decode("utf-16" if data.startswith(UTF_16) else "utf-8-sig").partition(TEXT_END)[0]
    if BINARY.search(data):
        raise FileError(strings.FILE_BINARY)
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:  # five of its bytes stand for nothing
        text = data.decode("latin-1")
    return text.partition(TEXT_END)[0]


def read(reader: FileReader, path: Path) -> Plain | Choices:
    """What a game's reader finds in a file, or has to ask about. Raises UnreadableError."""
    try:
        return reader(text_of(read_file(path)))
    except FileError as error:
        raise UnreadableError(error.words) from error


def kept(folder: Path | None, slug: str) -> list[Path]:
    """The files in the data folder that a game may open, newest first: all but those that other games have written.

    None when there is no folder.
    """
    if folder is None:
        return []
    others = tuple(f"{other}-" for other in catalogue.slugs() if other != slug)
    try:
        found = [
            path
            for path in (folder / PATTERNS).iterdir()
            if path.is_file() and not path.name.startswith((".", *others))
        ]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return []
