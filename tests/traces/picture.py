"""A picture cell by cell: its text and numbers, what each cell shows, and which colours are to be seen in it."""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache, cached_property
from zlib import crc32

from arcade.machine.font import load_builtin
from tests.traces.recording import CELLS, Run

COLUMNS, ROWS = 32, 24
DISPLAY = 6144
"""Bytes of pixels; attributes follow."""
BLANK, SOLID = bytes(8), bytes([0xFF] * 8)
FLASH, BRIGHT = 0x80, 0x40
LOWER = range(22 * COLUMNS, CELLS)
"""The cells of the last two rows, where INPUT is."""
STARTS = [2048 * (row // 8) + 32 * (row % 8) + column for row in range(ROWS) for column in range(COLUMNS)]
"""Where each cell's uppermost byte of pixels is; the others follow 256 bytes apart."""
WORDS = re.compile(r"\S(?: ?\S)*")
NUMBER = re.compile(r"[0-9]+(?:[.:][0-9]+)?")
LINES = "_|`"
"""Signs that are mostly parts of drawn lines."""
STROKES = set("-' ")
"""A run of nothing but these is drawn, too."""


class Kind(StrEnum):
    """What a cell shows."""

    NOTHING = "."
    """One colour: no pixel is set, or ink and paper are alike."""
    LETTER = "a"
    """A letter, digit or mark, plain or inverse."""
    GRAPHICS = "g"
    SOLID = "f"
    """Nothing but ink."""


def _is_letter(sign: str) -> bool:
    return "!" <= sign <= "~" or sign.isalpha() or sign in "–…„”’“«»£©"


SIGNS = {pattern: sign for pattern, sign in load_builtin("spectrum").names.items() if _is_letter(sign)}
"""The sign that a cell's eight bytes show."""


@cache
def kind_of(pattern: bytes, attribute: int) -> Kind:
    """What a cell of these eight bytes and this attribute shows."""
    if pattern == BLANK or attribute & 7 == attribute >> 3 & 7:
        return Kind.NOTHING
    if pattern == SOLID:
        return Kind.SOLID
    return Kind.LETTER if pattern in SIGNS else Kind.GRAPHICS


@cache
def colours(attribute: int, kind: str) -> frozenset[int]:
    """The colours to be seen in a cell; a bright black is black."""
    bright = 8 if attribute & BRIGHT else 0
    ink, paper = (colour and colour + bright for colour in (attribute & 7, attribute >> 3 & 7))
    if not flashes(attribute):
        if kind == Kind.NOTHING:
            return frozenset((paper,))
        if kind == Kind.SOLID:
            return frozenset((ink,))
    return frozenset((ink, paper))


@cache
def flashes(attribute: int) -> bool:
    """Whether a cell is seen to flash."""
    return bool(attribute & FLASH) and attribute & 7 != attribute >> 3 & 7


@cache
def alike(attribute: int, kind: str, our_attribute: int, our_kind: str) -> bool:
    """Whether two cells show the same colours; one of a single colour needs only to share it, as words are our own."""
    seen, ours = colours(attribute, kind), colours(our_attribute, our_kind)
    same = bool(seen & ours) if 1 in (len(seen), len(ours)) else seen == ours
    return same and flashes(attribute) == flashes(our_attribute)


def is_cursor(cell: int, attribute: int, our_attribute: int) -> bool:
    """Whether a cell flashes on one side only, where INPUT is: its cursor stands behind words, which are our own."""
    return cell in LOWER and attribute ^ our_attribute == FLASH


class Picture:
    """The 6,912 bytes of a screen, cell by cell."""

    def __init__(self, memory: bytes) -> None:
        self.attributes = memory[DISPLAY:]
        self.patterns = [memory[start : start + 2048 : 256] for start in STARTS]

    @cached_property
    def cells(self) -> list[tuple[bytes, int]]:
        """Each cell's eight bytes and attribute."""
        return list(zip(self.patterns, self.attributes, strict=True))

    @cached_property
    def kinds(self) -> list[Kind]:
        """What each cell shows."""
        return [kind_of(*cell) for cell in self.cells]

    @cached_property
    def rows(self) -> list[str]:
        """The text of each row, with blanks for all that is none."""
        letters = [
            SIGNS[pattern] if kind is Kind.LETTER else " "
            for pattern, kind in zip(self.patterns, self.kinds, strict=True)
        ]
        blanks = str.maketrans(LINES, " " * len(LINES))
        return ["".join(letters[row * COLUMNS : (row + 1) * COLUMNS]).translate(blanks) for row in range(ROWS)]

    @cached_property
    def runs(self) -> frozenset[Run]:
        """Letters in a row with no more than single blanks between them."""
        return frozenset(run for row, text in enumerate(self.rows) for run in runs(row, text))

    def numbers(self, row: int) -> tuple[str, ...]:
        """The numbers of a row from left to right."""
        return tuple(NUMBER.findall(self.rows[row]))

    def checksum(self, row: int, kinds: str) -> str:
        """A checksum of those cells of a row that are graphics by `kinds`, as recordings have it."""
        cells = range(row * COLUMNS, (row + 1) * COLUMNS)
        return f"{crc32(b''.join(self.patterns[cell] for cell in cells if kinds[cell] == Kind.GRAPHICS)):08x}"


def runs(row: int, text: str) -> Iterator[Run]:
    """The runs of a row."""
    for found in WORDS.finditer(text):
        if set(found.group()) - STROKES:
            yield Run(row, found.start(), len(found.group()))
