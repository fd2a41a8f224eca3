"""Zips whose files are not compressed, so that one compression over the whole finds what they have in common.

The same files give the same bytes.
"""

from collections.abc import Mapping
from io import BytesIO
from zipfile import ZIP_STORED, ZipFile, ZipInfo

DATE = (1980, 1, 1, 0, 0, 0)
"""The first that a zip can tell: none."""
UNIX, READABLE = 3, 0o100644 << 16


def stored(files: Mapping[str, bytes]) -> bytes:
    """A zip of files by name."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            entry = ZipInfo(name, DATE)
            entry.create_system, entry.external_attr = UNIX, READABLE
            archive.writestr(entry, data)
    return written.getvalue()


def files_of(data: bytes) -> dict[str, bytes]:
    """The files of a zip by name."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
