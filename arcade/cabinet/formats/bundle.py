"""Everything in one file: a zip archive of the scores' database, and of kept pictures, films and patterns."""

import stat
import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO

from arcade.cabinet import strings
from arcade.cabinet.formats.exports import PATTERNS, PICTURES
from arcade.cabinet.user_error import UserError, shown

DATABASE = "arcade.db"
MAGIC = b"SQLite format 3\0"
"""How a bare database begins, which counts as an archive of nothing else."""
KINDS = {
    PICTURES: (".png", ".gif", ".scr"),
    PATTERNS: (".txt", ".png", ".rle", ".cells", ".lif", ".life", ".pdn"),
}
"""The folders, and the endings that files there have: what the cabinet keeps, and what games write and open."""
BUNDLE_BYTES = 512_000_000
"""The largest archive, packed or unpacked."""
DATABASE_BYTES = 256_000_000
FILE_BYTES = 16_000_000
"""The largest film."""
MOST = 1_000
"""Files in an archive."""
NAME_LENGTH = 100
BAD_SIGNS = frozenset('/\\:*?"<>|')
"""What stands in no file's name on one system or another."""
DEVICES = frozenset(("con", "prn", "aux", "nul", *(f"{name}{place}" for name in ("com", "lpt") for place in range(10))))
"""Names that mean devices on Windows, whatever the ending."""
DAY = 1980, 1, 1, 0, 0, 0
"""The time that every part of an archive has, so that the same content makes the same archive."""
BAD_ZIP = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    ValueError,
    OSError,
)
"""What a damaged archive, an encrypted one or one of another packing comes to."""

END = b"PK\5\6"
"""How an archive's last record begins (PKWARE's application note, 4.3.16)."""
END_LOCATOR = b"PK\6\7"
"""How the locator of a larger record begins, which archives have that are larger than ours."""
END_BYTES = 22
"""Bytes of the last record."""
END_REACH = 65_557
"""Bytes from the archive's end within which its last record begins."""
DIRECTORY_BYTES = MOST * 1_000
"""The largest list of an archive's files."""


class BundleError(UserError):
    """A file that is no such archive; `words` say why, to stand after its name: "it is damaged"."""


@dataclass(frozen=True)
class Bundle:
    """What such a file holds."""

    database: bytes
    files: Mapping[str, bytes]
    """By names such as "pictures/nim-1.png"."""
    alone: bool
    """Whether it is a bare database, which says nothing about files."""


def fits(name: str, size: int) -> bool:
    """Whether a file may be in an archive: in a known folder, with a name that every system takes."""
    kind, _, file = name.partition("/")
    if kind not in KINDS or size > FILE_BYTES or not 0 < len(file) <= NAME_LENGTH or not file.isprintable():
        return False
    stem, dot, ending = file.rpartition(".")
    if not stem or BAD_SIGNS & set(file) or file[0] in ". " or file[-1] in ". " or stem.lower() in DEVICES:
        return False
    return f"{dot}{ending.lower()}" in KINDS[kind]


def pack(database: bytes, files: Mapping[str, bytes]) -> bytes:
    """The archive. Raises BundleError for more than `unpack` would take."""
    if len(database) > DATABASE_BYTES or len(database) + sum(map(len, files.values())) > BUNDLE_BYTES:
        raise BundleError(strings.BUNDLE_TOO_LARGE)
    if len(files) >= MOST:
        raise BundleError(strings.BUNDLE_TOO_MANY, most=MOST)
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, data in {DATABASE: database, **files}.items():
            packing = zipfile.ZIP_STORED if name.endswith((".png", ".gif")) else zipfile.ZIP_DEFLATED
            archive.writestr(zipfile.ZipInfo(name, DAY), data, packing)
    return whole.getvalue()


def unpack(data: bytes) -> Bundle:
    """What a file holds. Raises BundleError unless all of it is what an arcade has written; nothing is left out."""
    if data.startswith(MAGIC):
        if len(data) > DATABASE_BYTES:
            raise BundleError(strings.BUNDLE_TOO_LARGE)
        return Bundle(data, {}, alone=True)
    if _directory(data) > DIRECTORY_BYTES:  # all of it would be read at once
        raise BundleError(strings.BUNDLE_TOO_MANY, most=MOST)
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            found = _parts(archive)
    except BAD_ZIP:
        raise BundleError(strings.BUNDLE_DAMAGED) from None
    if DATABASE not in found:
        raise BundleError(strings.BUNDLE_WITHOUT)
    return Bundle(found.pop(DATABASE), found, alone=False)


def _directory(data: bytes) -> int:
    """The length of an archive's list of files, as `zipfile` will find it; one of 64 bits counts as too long."""
    at = len(data) - END_BYTES
    if at < 0 or data[at : at + 4] != END or data[-2:] != b"\0\0":
        at = data.rfind(END, max(len(data) - END_REACH, 0))
    if at >= 20 and data[at - 20 : at - 16] == END_LOCATOR:
        return BUNDLE_BYTES
    return int.from_bytes(data[at + 12 : at + 16], "little") if at >= 0 else 0


def _parts(archive: zipfile.ZipFile) -> dict[str, bytes]:
    entries = [entry for entry in archive.infolist() if entry.filename not in {f"{kind}/" for kind in KINDS}]
    if len(entries) > MOST:
        raise BundleError(strings.BUNDLE_TOO_MANY, most=MOST)
    found: dict[str, bytes] = {}
    room = BUNDLE_BYTES
    for entry in entries:
        name, kind = entry.filename, entry.external_attr >> 16
        limit = min(DATABASE_BYTES if name == DATABASE else FILE_BYTES, room)
        if name in found or (name != DATABASE and not fits(name, 0)) or (stat.S_IFMT(kind) not in (0, stat.S_IFREG)):
            raise BundleError(strings.BUNDLE_STRANGE, name=shown(name))
        with archive.open(entry) as part:  # what an entry says of its own size need not be true
            data = part.read(limit + 1)
        if len(data) > limit:
            raise BundleError(strings.BUNDLE_TOO_LARGE)
        room -= len(data)
        found[name] = data
    return found
