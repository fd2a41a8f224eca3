"""The picture a television shows: border with its stripes, bitmap and attributes, FLASH; as palette indices.

Rows of cells that did not change since the last look are taken from there, since this is wanted 50 times a second.
"""

from operator import getitem

from arcade.machine.spectrum.memory import COLUMNS, LINES, ROWS, ScreenMemory

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

Change = tuple[int, int]
"""A tick within the frame, and the border's colour from there on."""


class Picture:
    """The last picture and what it was made from."""

    def __init__(self) -> None:
        self._pixels = bytearray(WIDTH * HEIGHT)
        self._display = bytes(6144)
        self._attributes = bytes(768)
        self._swapped = False
        self._border: tuple[Change, ...] = ()
        self._tables: dict[int, list[bytes]] = {}
        self._fresh = False

    def draw(self, memory: ScreenMemory, border: tuple[Change, ...], swapped: bool) -> bytes:
        """The picture of 320x240 indices. `border` begins with the colour at tick 0 of the frame; `swapped` tells
        whether FLASH shows ink and paper exchanged."""
        display, attributes = bytes(memory.display), bytes(memory.attributes)
        if not self._fresh or border != self._border:
            self._draw_border(border)
        flashing = swapped != self._swapped
        if not self._fresh or flashing or display != self._display or attributes != self._attributes:
            for row in range(ROWS):
                self._draw_row(row, display, attributes, swapped, flashing)
        self._display, self._attributes = display, attributes
        self._swapped, self._border, self._fresh = swapped, border, True
        return bytes(self._pixels)

    def _draw_row(self, row: int, display: bytes, attributes: bytes, swapped: bool, flashing: bool) -> None:
        cells = attributes[COLUMNS * row : COLUMNS * row + COLUMNS]
        recoloured = (
            not self._fresh
            or cells != self._attributes[COLUMNS * row : COLUMNS * row + COLUMNS]
            or (flashing and max(cells) >= 0x80)
        )
        tables: list[list[bytes]] = []
        for line in range(8 * row, 8 * row + 8):
            start = LINES[line]
            bitmap = display[start : start + COLUMNS]
            if recoloured or bitmap != self._display[start : start + COLUMNS]:
                tables = tables or [self._table(cell, swapped) for cell in cells]
                at = WIDTH * (TOP + line) + LEFT
                self._pixels[at : at + 256] = b"".join(map(getitem, tables, bitmap))

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
