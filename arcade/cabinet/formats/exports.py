"""What players take home: patterns that games write, pictures and films; files of their own in the data folder."""

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.whole_files import reason, write_whole
from arcade.toolkit.contract.texts import Prose, filled

PATTERNS, PICTURES, BACKUPS = "patterns", "pictures", "backups"
"""The folders; the last one is for everything in one file."""
MOST = 200
"""So many files a folder may hold: those that are there stay, and no more are written."""


def kept_at(path: Path) -> Prose:
    """The sentence that tells where a file is."""
    return filled(strings.KEPT, name=shown_path(path))


def keep(
    folder: Path | None, kind: str, slug: str, data: Mapping[str, bytes], took: Callable[[Path], Prose] = kept_at
) -> Prose:
    """Write new files, of one name and an ending each; the sentence that tells where they are, or why they are not.

    `took` is told of the first of them, and says where it is.
    """
    if folder is None:
        return strings.KEPT_NOWHERE
    place = folder.absolute() / kind
    try:
        place.mkdir(parents=True, exist_ok=True)
        if sum(1 for _ in place.iterdir()) + len(data) > MOST:
            return filled(strings.KEPT_FULL, folder=shown_path(place), most=MOST)
        name = next(name for number in count(1) if not any(place.glob(f"{(name := f'{slug}-{number}')}.*")))
        for ending, content in data.items():
            write_whole(place / f"{name}.{ending}", content)
    except OSError as error:
        return filled(strings.NOT_KEPT, reason=reason(error))
    return took(place / f"{name}.{next(iter(data))}")


def shown_path(path: Path) -> str:
    """A path in full as it can be shown; bytes that are no text become question marks."""
    return str(path).encode("utf-8", "replace").decode("utf-8")


def taken(folder: Path | None) -> list[Path]:
    """The pictures and films that are kept, newest first; none when there is no folder."""
    if folder is None:
        return []
    try:
        found = [path for path in (folder / PICTURES).iterdir() if path.suffix in (".png", ".gif") and path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return []


def discard(path: Path) -> None:
    """Delete a kept file, and what was kept beside it under the same name. Raises OSError."""
    path.unlink()
    if path.suffix == ".png":
        path.with_suffix(".scr").unlink(missing_ok=True)
