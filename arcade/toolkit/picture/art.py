"""Drawings that are kept as files, ``assets/art/GAME/SHEET.txt``: pictures under their names, a letter a pixel.

A drawing begins with its name in brackets and ends before the next one, or at an empty line that stands before it.
Rows that are shorter than others are filled with blanks, and so are those of a drawing with its size behind its name::

    [worm's head 8x3]
     ####
    ##.###
     ####

What stands before the first drawing is said of the whole sheet. All sheets of a folder share one set of names. They are
read when a drawing of theirs is first asked for.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from arcade.machine.data import data_files
from arcade.toolkit.picture.sprites import Sprite, sprite

FOLDER = "assets/art"
_HEAD = re.compile(r"\[(?P<name>[a-z0-9][a-z0-9' -]*?)(?: (?P<width>[0-9]+)x(?P<height>[0-9]+))?\]")
Rows = tuple[str, ...]
"""A drawing, row by row, all of one width."""


class SheetError(ValueError):
    """A file that is no sheet of drawings; the message is one sentence with the line's number."""


def read_sheet(text: str) -> dict[str, Rows]:
    """The drawings of a sheet by their names. Raises SheetError."""
    found: dict[str, Rows] = {}
    head: re.Match[str] | None = None
    rows: list[str] = []
    lines = text.split("\n")
    for number, line in enumerate([*lines, "[]"], 1):
        if not line.startswith("["):
            rows.append(line)
            continue
        if head is not None:
            found[head["name"]] = _filled(head, rows, number - len(rows) - 1)
        rows = []
        if number > len(lines):
            break
        head = _HEAD.fullmatch(line)
        if head is None:
            raise SheetError(f"line {number} is no drawing's name: {line}")
        if head["name"] in found:
            raise SheetError(f"line {number} names a second drawing {head['name']!r}")
    return found


def _filled(head: re.Match[str], rows: list[str], number: int) -> Rows:
    """The rows of a drawing whose name stands in a line of a sheet."""
    if rows and not rows[-1]:
        rows = rows[:-1]
    width, height = (int(head[side] or 0) for side in ("width", "height"))
    width = width or max(map(len, rows), default=0)
    rows = rows + [""] * ((height or len(rows)) - len(rows))
    if not width or not rows:
        raise SheetError(f"the drawing {head['name']!r} in line {number} has no pixels")
    if len(rows) > (height or len(rows)) or max(map(len, rows)) > width:
        raise SheetError(f"the drawing {head['name']!r} in line {number} is larger than it says")
    return tuple(row.ljust(width) for row in rows)


def write_sheet(drawings: Mapping[str, Iterable[str]], remark: str = "") -> str:
    """The sheet's text. No line ends in blanks; where they matter the size says so.

    Raises ValueError for a drawing without pixels, and for one with a row that would be taken for a name.
    """
    parts = [remark.rstrip("\n") + "\n"] if remark.strip() else []
    parts += ["".join(f"{line}\n" for line in written(name, list(rows))) for name, rows in drawings.items()]
    return "\n".join(parts)


def written(name: str, rows: Sequence[str]) -> list[str]:
    """The lines of a sheet that hold one drawing. Raises ValueError as `write_sheet` does."""
    width = max(map(len, rows), default=0)
    if not width or any(row.startswith("[") for row in rows):
        raise ValueError(f"a sheet cannot hold the drawing {name!r}")
    bare = [row.rstrip() for row in rows]
    stands = bare[-1] and max(map(len, bare)) == width
    size = "" if stands else f" {width}x{len(rows)}"
    while bare and not bare[-1]:
        bare.pop()
    return [f"[{name}{size}]", *bare]


class Art:
    """The drawings of a game, or of a layer, by their names."""

    def __init__(self, package: str) -> None:
        """`package` is the game's module: its last part is the folder's name."""
        self.folder = package.rpartition(".")[2].replace("_", "-")
        self._sprites: dict[str, Sprite] = {}

    def __getitem__(self, name: str) -> Sprite:
        """A drawing of ink (#), paper (.) and transparent pixels (blank). Raises KeyError, SheetError, ValueError."""
        if name not in self._sprites:
            self._sprites[name] = sprite(self._drawings[name])
        return self._sprites[name]

    def rows(self, name: str) -> Rows:
        """A drawing in letters that its painter knows, row by row. Raises KeyError, SheetError."""
        return self._drawings[name]

    @cached_property
    def _drawings(self) -> dict[str, Rows]:
        """All drawings of the folder."""
        found: dict[str, Rows] = {}
        for path in data_files(f"{FOLDER}/{self.folder}", ".txt"):
            try:
                sheet = read_sheet(path.read_text(encoding="utf-8"))
            except SheetError as error:
                raise SheetError(f"{path.name}: {error}") from error
            twice = found.keys() & sheet.keys()
            if twice:
                raise SheetError(f"{path.name}: {min(twice)!r} is the name of another sheet's drawing, too")
            found |= sheet
        return found


ART = Art("arcade.toolkit")
"""The drawings that several games share."""
