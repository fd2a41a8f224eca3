"""The picture a television shows: border with its stripes, bitmap and attributes, FLASH; as palette indices.

Lines that did not change since the last look are taken from there, since this is wanted 50 times a second.
"""

from collections.abc import Iterable
from itertools import compress
from operator import getitem, ne
from struct import Struct

from arcade.machine.essence import Essential
from arcade.machine.spectrum.memory import COLUMNS, LINES, ROWS, ScreenMemory
from arcade.machine.spectrum.memory import HEIGHT as DRAWN

WIDTH, HEIGHT = 320, 240
LEFT, TOP = 32, 24

LINE_TICKS = 224
FIRST_TICK = 14336 - LINE_TICKS * TOP - LEFT // 2
"""When in a frame the top left pixel of the picture is drawn; two pixels a tick."""
BORDER_TICKS = 4
"""The border's colour is looked at so often."""

FLASH_FRAMES = 16

NORMAL, BRIGHT = 215, 255
PALETTE = tuple(
    ((level if index & 2 else 0), (level if index & 4 else 0), (level if index & 1 else 0))
    for level in (NORMAL, BRIGHT)
    for index in range(8)
)
"""Red, green and blue of the colours 0 to 7, and again with BRIGHT."""

_BITS = tuple(bytes(byte >> bit & 1 for bit in range(7, -1, -1)) for byte in range(256))
_CELLS = tuple(bytes((colour,)) * 2 * BORDER_TICKS for colour in range(8))

_LINES = Struct(f"{COLUMNS}s" * DRAWN)
"""The bitmap's lines as they lie in memory."""
_ORDER = tuple(sorted(range(DRAWN), key=LINES.__getitem__))
"""Which line of the screen each of them is."""
_ROWS = Struct(f"{COLUMNS}s" * ROWS)
"""The rows of attributes."""

Change = tuple[int, int]
"""A tick within the frame, and the border's colour from there on."""


class Picture(Essential):
    """The last picture and what it was made from; it can be made again of nothing."""

    def __init__(self) -> None:
        self._pixels = bytearray(WIDTH * HEIGHT)
        self._shown = b""
        """The same as it was given last."""
        self._source: tuple[bytes, bytes, tuple[Change, ...], bool] | None = None
        """All that it was made from."""
        self._lines: tuple[bytes, ...] = (b"",) * DRAWN
        self._rows: tuple[bytes, ...] = (b"",) * ROWS
        self._looks: list[list[list[bytes]]] = [[]] * ROWS
        """For each cell of each row what the 256 bytes look like in it."""
        self._tables: dict[int, list[bytes]] = {}

    def essence(self) -> None:
        return None

    @classmethod
    def from_essence(cls, essence: None) -> "Picture":
        del essence
        return cls()

    def draw(self, memory: ScreenMemory, border: tuple[Change, ...], swapped: bool) -> bytes:
        """The picture of 320x240 indices; the same object as long as nothing changes.

        `border` begins with the colour at tick 0 of the frame; `swapped` tells whether FLASH shows ink and paper
        exchanged.
        """
        before = self._source
        source = bytes(memory.display), bytes(memory.attributes), border, swapped
        if source == before:
            return self._shown
        lines, rows = _LINES.unpack(source[0]), _ROWS.unpack(source[1])
        stale = set(compress(_ORDER, map(ne, lines, self._lines)))
        flashing = before is not None and swapped != before[3]
        if flashing or rows != self._rows:
            stale.update(self._recoloured(rows, swapped, flashing))
        if before is None or border != before[2]:
            self._draw_border(border)
        self._draw_lines(stale, source[0])
        self._source, self._lines, self._rows = source, lines, rows
        self._shown = bytes(self._pixels)
        return self._shown

    def _recoloured(self, rows: tuple[bytes, ...], swapped: bool, flashing: bool) -> Iterable[int]:
        """The lines of the rows whose cells have other colours than before."""
        for row, cells in enumerate(rows):
            if cells != self._rows[row] or (flashing and max(cells) >= 0x80):
                self._looks[row] = [self._table(cell, swapped) for cell in cells]
                yield from range(8 * row, 8 * row + 8)

    def _draw_lines(self, lines: Iterable[int], display: bytes) -> None:
        """Some lines of the screen."""
        pixels, looks = self._pixels, self._looks
        for line in lines:
            start, at = LINES[line], WIDTH * (TOP + line) + LEFT
            bitmap = display[start : start + COLUMNS]
            pixels[at : at + WIDTH - 2 * LEFT] = b"".join(map(getitem, looks[line >> 3], bitmap))

    def _table(self, attribute: int, swapped: bool) -> list[bytes]:
        """What each of the 256 bytes looks like with an attribute."""
        ink, paper = attribute & 7, attribute >> 3 & 7
        if attribute & 0x80 and swapped:
            ink, paper = paper, ink
        bright = attribute >> 3 & 8
        key = bright << 3 | paper << 3 | ink
        table = self._tables.get(key)
        if table is None:
            colours = bytes((paper | bright, ink | bright)).ljust(256)
            table = self._tables[key] = [bits.translate(colours) for bits in _BITS]
        return table

    def _draw_border(self, changes: tuple[Change, ...]) -> None:
        pixels = self._pixels
        cells = bytearray()
        colour = changes[0][1]
        for tick, new in (*changes[1:], (1 << 30, 0)):
            upto = _cells_before(tick)
            cells += bytes((colour,)) * (upto - len(cells))
            colour = new
        line, wide = bytearray(), b""
        for y in range(HEIGHT):
            if cells[40 * y : 40 * y + 40] != line:
                line = cells[40 * y : 40 * y + 40]
                wide = b"".join([_CELLS[cell] for cell in line])
            at = WIDTH * y
            if TOP <= y < HEIGHT - TOP:
                pixels[at : at + LEFT] = wide[:LEFT]
                pixels[at + WIDTH - LEFT : at + WIDTH] = wide[-LEFT:]
            else:
                pixels[at : at + WIDTH] = wide


def _cells_before(tick: int) -> int:
    """How many of the picture's 240 x 40 border cells have begun before a tick."""
    line, rest = divmod(tick - FIRST_TICK, LINE_TICKS)
    if line < 0:
        return 0
    return min(40 * line + min(-(-rest // BORDER_TICKS), 40), 40 * HEIGHT)
