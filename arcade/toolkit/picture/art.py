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
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.texts import Prose, Verbatim
from arcade.toolkit.picture.sprites import Sprite, sprite

FOLDER = "assets/art"
MOST_PIXELS = 1_000_000
"""In a sheet; a size behind a name could ask for any number."""
MOST_DIGITS = 7
"""Of a side."""
SHOWN = 24
"""Characters of a wrong line that are quoted."""
NO_NAME = Prose("{found!r} isn't a drawing's name")
NAMED_TWICE = Prose("another drawing is already called {name!r}")
NO_PIXELS = Prose("the drawing {name!r} has no pixels")
TOO_LARGE = Prose("the drawing {name!r} is larger than it says")
TOO_MANY_PIXELS = Prose("with the drawing {name!r} the file has more than {most} pixels")
_HEAD = re.compile(r"\[(?P<name>[a-z0-9][a-z0-9' -]{0,79}?)(?: (?P<width>[0-9]+)x(?P<height>[0-9]+))?\]")
Rows = tuple[str, ...]
"""A drawing, row by row, all of one width."""


class SheetError(UnreadableError):
    """A file that is no sheet of drawings; the message is one sentence with the line's number."""


def read_sheet(text: str) -> dict[str, Rows]:
    """The drawings of a sheet by their names; none where no line begins with a bracket. Raises SheetError."""
    found: dict[str, Rows] = {}
    head: re.Match[str] | None = None
    rows: list[str] = []
    room = MOST_PIXELS
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate([*lines, "[]"], 1):
        if not line.startswith("["):
            rows.append(line)
            continue
        if head is not None:
            width, height = _size(head, rows, number - len(rows) - 1, room)
            room -= width * height
            found[head["name"]] = (*(row.ljust(width) for row in rows), *(" " * width,) * (height - len(rows)))[:height]
        rows = []
        if number > len(lines):
            break
        head = _HEAD.fullmatch(line)
        if head is None:
            raise SheetError(NO_NAME, number, found=line[:SHOWN])
        if head["name"] in found:
            raise SheetError(NAMED_TWICE, number, name=head["name"])
    return found


def _size(head: re.Match[str], rows: list[str], number: int, room: int) -> tuple[int, int]:
    """Width and height of a drawing in a line of a sheet that has room for so many pixels. Raises SheetError."""
    if any(len(head[side] or "") > MOST_DIGITS for side in ("width", "height")):
        raise SheetError(TOO_MANY_PIXELS, number, name=head["name"], most=MOST_PIXELS)
    drawn = rows[:-1] if rows and not rows[-1] else rows
    widest = max(map(len, drawn), default=0)
    width, height = int(head["width"] or widest), int(head["height"] or len(drawn))
    if not width or not height:
        raise SheetError(NO_PIXELS, number, name=head["name"])
    if len(drawn) > height or widest > width:
        raise SheetError(TOO_LARGE, number, name=head["name"])
    if width * height > room:
        raise SheetError(TOO_MANY_PIXELS, number, name=head["name"], most=MOST_PIXELS)
    return width, height


def write_sheet(drawings: Mapping[str, Iterable[str]], remark: str = "") -> str:
    """The sheet's text. No line ends in blanks; where they matter the size says so.

    Raises ValueError for what is no name, a drawing without pixels, and one with a row that would be taken for a name.
    """
    parts = [remark.rstrip("\n") + "\n"] if remark.strip() else []
    parts += ["".join(f"{line}\n" for line in written(name, list(rows))) for name, rows in drawings.items()]
    return "\n".join(parts)


def written(name: str, rows: Sequence[str]) -> list[str]:
    """The lines of a sheet that hold one drawing. Raises ValueError as `write_sheet` does."""
    width = max(map(len, rows), default=0)
    head = _HEAD.fullmatch(f"[{name}]")
    if head is None or head["width"] or not width or any(row.startswith("[") for row in rows):
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
            del self._drawings[name]  # its text is no longer needed, and several times as large
        return self._sprites[name]

    def rows(self, name: str) -> Rows:
        """A drawing in letters that its painter knows, row by row. Raises KeyError, SheetError."""
        return tuple(self._sprites[name].rows()) if name in self._sprites else self._drawings[name]

    @cached_property
    def _drawings(self) -> dict[str, Rows]:
        """The drawings of the folder that are no sprites yet."""
        found: dict[str, Rows] = {}
        for path in data_files(f"{FOLDER}/{self.folder}", ".txt"):
            try:
                sheet = read_sheet(path.read_text(encoding="utf-8"))
            except SheetError as error:
                raise SheetError(Verbatim(f"{path.name}: {error}")) from error
            twice = found.keys() & sheet.keys()
            if twice:
                raise SheetError(Verbatim(f"{path.name}: another sheet has a drawing called {min(twice)!r}, too"))
            found |= sheet
        return found


ART = Art("arcade.toolkit")
"""The drawings that several games share."""
