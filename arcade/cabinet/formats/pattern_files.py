"""Pattern files on their way out of a game and into one: games know texts, a picture is a grid of text to them."""

import codecs
import re
from contextlib import suppress
from pathlib import Path

from arcade.cabinet import catalogue, strings
from arcade.cabinet.formats.bitmap_png import grid_of, png_of
from arcade.cabinet.formats.exports import PATTERNS
from arcade.cabinet.formats.png import SIGNATURE
from arcade.cabinet.formats.whole_files import FileError, read_file, write_whole
from arcade.toolkit.contract.cartridge import Choices, FileReader, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.picture.art import Rows, SheetError, read_sheet
from arcade.toolkit.picture.sheets import put_in

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


def keep_at(path: Path, writing: Writing) -> None:
    """Write what a game wrote; where a sheet of drawings is, only the drawing in it that the game wrote anew.

    Raises OSError, and SheetError where the writing has no place in the sheet.
    """
    drawn = {} if writing.ending == PNG else _drawings(writing.text)
    old = b""
    with suppress(FileError):  # there is none yet, or none that could have been opened
        old = read_file(path)
    if len(drawn) == 1 and old:
        ((name, rows),) = drawn.items()
        mark = codecs.BOM_UTF8 if old.startswith(codecs.BOM_UTF8) else b""
        sheet = old.removeprefix(mark).decode("utf-8", "surrogateescape")
        write_whole(path, mark + put_in(sheet, name, rows).encode("utf-8", "surrogateescape"))
    elif _is_sheet(old):
        raise SheetError(strings.NO_DRAWING)
    else:
        write_whole(path, content(writing))


def holds_drawings(path: Path) -> bool:
    """Whether a file is a sheet of drawings."""
    try:
        return _is_sheet(read_file(path))
    except FileError:
        return False


def _is_sheet(data: bytes) -> bool:
    try:
        return bool(_drawings(text_of(data)))
    except (FileError, UnreadableError):
        return False


def _drawings(text: str) -> dict[str, Rows]:
    """The drawings of a sheet; none of a text that is none."""
    try:
        return read_sheet(text)
    except SheetError:
        return {}


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
