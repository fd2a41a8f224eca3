"""Everything that is kept goes out as one file, and comes back from one: on top of what is here, or in its place."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from arcade.cabinet.formats.bundle import (
    BUNDLE_BYTES,
    FILE_BYTES,
    KINDS,
    BundleError,
    fits,
    pack,
    unpack,
)
from arcade.cabinet.formats.exports import BACKUPS, MOST
from arcade.cabinet.formats.whole_files import FileError, read_file, reason, write_whole
from arcade.cabinet.storage import strings
from arcade.cabinet.storage.database_file import StoreError
from arcade.cabinet.storage.incoming import Incoming, read_incoming
from arcade.cabinet.storage.merging import Added
from arcade.cabinet.storage.store import Store
from arcade.cabinet.strings import BUNDLE_TOO_LARGE as TOO_LARGE
from arcade.cabinet.user_error import UserError, shown
from arcade.toolkit.contract.texts import Prose, Verbatim, filled

SUFFIXES = (".zip", ".db")


class EverythingError(UserError):
    """It cannot go out, or cannot come in; the message is one sentence, and nothing has changed."""


@dataclass(frozen=True)
class Everything:
    """What a file holds, read and examined."""

    rows: Incoming
    files: Mapping[str, bytes]
    alone: bool
    """Whether only scores and settings are in it, and nothing is said about files."""


@dataclass(frozen=True)
class Came:
    """What of it was new."""

    rows: Added
    files: int
    full: int
    """Files for which there was no room."""
    unread: bool

    @property
    def words(self) -> Prose:
        """The same as a sentence or two."""
        said = filled(strings.CAME, scores=self.rows.scores, results=self.rows.results, files=self.files)
        if self.full:
            said = filled(strings.CAME_FULL, said=said, files=self.full, most=MOST)
        return filled(strings.CAME_UNREAD, said=said) if self.unread else said


def file_name(day: str) -> str:
    """What the file of a day, as ISO text, is called."""
    return f"robac-{day}.zip"


def backups(folder: Path | None) -> list[Path]:
    """The files in the data folder that everything can come from, newest first."""
    if folder is None:
        return []
    try:
        found = [path for path in (folder / BACKUPS).iterdir() if path.suffix in SUFFIXES and path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return []


def gathered(store: Store, folder: Path | None) -> bytes:
    """Everything as the bytes of one file. Raises EverythingError."""
    try:
        return pack(store.image(), _files(folder))
    except BundleError as error:
        raise EverythingError(strings.NOT_GATHERED, reason=error.words) from error


def read_everything(path: Path, most: int = BUNDLE_BYTES) -> Everything:
    """What a file of at most so many bytes holds.

    Raises EverythingError for one that no arcade has written, or of which anything is damaged.
    """
    try:
        bundle = unpack(read_file(path, most))
        return Everything(read_incoming(bundle.database), bundle.files, bundle.alone)
    except (FileError, BundleError, StoreError) as error:
        words = error.words
    except MemoryError:
        words = TOO_LARGE
    raise EverythingError(strings.NOT_EVERYTHING, name=shown(path.name, len(path.name)), reason=words)


def bring_in(store: Store, folder: Path | None, found: Everything, day: str, *, replace: bool = False) -> Came:
    """Put what was read on top of what is here, or in its place; then what was here is one file in BACKUPS.

    The files come first, each whole, and go last: between them stands the one transaction of the scores, so that
    whoever is killed has all of the old scores or all of the new ones, and every old file until then. Raises
    EverythingError.
    """
    try:
        if replace and folder is not None:
            _set_aside(store, folder, day)
        before = [] if found.alone else list(_paths(folder))
        came, full = (0, 0) if folder is None else _put_files(folder, found.files, replace)
        rows = store.take(found.rows, replace=replace)
        if replace and store.kept:
            for name, path in before:
                if name not in found.files:
                    path.unlink(missing_ok=True)
    except OSError as error:
        raise EverythingError(strings.NOT_BROUGHT, reason=reason(error)) from error
    return Came(rows, came, full, found.rows.unread)


def _set_aside(store: Store, folder: Path, day: str) -> None:
    """Keep everything that is here. Raises OSError or EverythingError."""
    place = folder / BACKUPS
    place.mkdir(parents=True, exist_ok=True)
    names = (f"robac-{day}-replaced-{number}.zip" for number in count(1))
    write_whole(place / next(name for name in names if not (place / name).exists()), gathered(store, folder))


def _paths(folder: Path | None) -> list[tuple[str, Path]]:
    """Kept files and their names in an archive; links that lead elsewhere are none."""
    found: list[tuple[str, Path]] = []
    for kind in KINDS if folder is not None else ():
        assert folder is not None
        place = folder / kind
        if place.is_dir():
            found += [
                (f"{kind}/{path.name}", path)
                for path in sorted(place.iterdir())
                if not path.is_symlink() and path.is_file() and fits(f"{kind}/{path.name}", path.stat().st_size)
            ]
    return found


def _files(folder: Path | None) -> dict[str, bytes]:
    """Their bytes. Raises EverythingError."""
    try:
        return {name: read_file(path, FILE_BYTES) for name, path in _paths(folder)}
    except (OSError, FileError) as error:
        words = error.words if isinstance(error, FileError) else Verbatim(reason(error))
        raise EverythingError(strings.NOT_GATHERED, reason=words) from error


def _put_files(folder: Path, files: Mapping[str, bytes], replace: bool) -> tuple[int, int]:
    """Write files that are not there; how many came, and for how many there was no room. Raises OSError.

    What belongs together has one name and several endings; where the name is taken, all of it gets the next free one.
    """
    groups: dict[tuple[str, str], dict[str, bytes]] = {}
    for name, data in files.items():
        kind, _, file = name.partition("/")
        stem, _, ending = file.rpartition(".")
        groups.setdefault((kind, stem), {})[ending] = data
    came = full = 0
    for (kind, stem), group in groups.items():
        place = folder / kind
        place.mkdir(parents=True, exist_ok=True)
        if not replace and _is_there(place, group):
            continue
        if not replace and sum(1 for _ in place.iterdir()) + len(group) > MOST:
            full += len(group)
            continue
        free = stem if replace else _free(place, stem)
        for ending, data in group.items():
            write_whole(place / f"{free}.{ending}", data)
        came += len(group)
    return came, full


def _is_there(place: Path, group: Mapping[str, bytes]) -> bool:
    """Whether files of some name hold the same."""
    ending, data = next(iter(group.items()))
    for path in place.glob(f"*.{ending}"):
        if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
            others = [(path.with_suffix(f".{other}"), content) for other, content in group.items()]
            if all(other.is_file() and other.read_bytes() == content for other, content in others):
                return True
    return False


def _free(place: Path, stem: str) -> str:
    """A name that no file has, whatever its ending: the given one, or one with another number."""
    taken = {path.stem for path in place.iterdir()}
    base = stem.rstrip("0123456789").removesuffix("-")
    return next(name for name in (stem, *(f"{base}-{number}" for number in range(1, 2 * MOST))) if name not in taken)
