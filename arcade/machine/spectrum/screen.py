"""Everything BASIC does to the Spectrum's screen: settings, PRINT, PLOT, DRAW, CIRCLE, and what looks at it again."""

from collections.abc import Sequence
from typing import Unpack

from arcade.machine.font import Font
from arcade.machine.spectrum.charset import CharacterSet, pattern, udg_name
from arcade.machine.spectrum.colours import ColourItems, Colours
from arcade.machine.spectrum.covering import Colouring, Steps
from arcade.machine.spectrum.drawing import TOP_LINE, Pen
from arcade.machine.spectrum.errors import IntegerOutOfRangeError
from arcade.machine.spectrum.items import At, Item, Newline
from arcade.machine.spectrum.memory import COLUMNS, LINES, ROWS, Mode, ScreenMemory
from arcade.machine.spectrum.number import to_byte
from arcade.machine.spectrum.printing import Printer

NEWLINE = Newline()
PIXEL_LINE = 256
"""Bytes of a pixel line of eight rows of cells, which follow each other in the bitmap."""


class Screen:
    """The screen memory and its statements. BASIC's statements are methods of the same names.

    `display` holds the 6,144 bytes of the bitmap in their real order, `attributes` the 768 attributes row by row.
    """

    def __init__(self, font: Font) -> None:
        self._characters = CharacterSet(font)
        self._memory = ScreenMemory()
        self.display = self._memory.display
        self.attributes = self._memory.attributes
        self._permanent = Colours()
        self._printer = Printer(self._memory, self._characters, self._permanent)
        self._pen = Pen(self._memory)
        self.cls()

    # --- permanent settings

    def ink(self, colour: int) -> None:
        """INK colour: 0 to 7, 8 leaves, 9 contrasts."""
        self._permanent.set("ink", colour)

    def paper(self, colour: int) -> None:
        """PAPER colour: 0 to 7, 8 leaves, 9 contrasts."""
        self._permanent.set("paper", colour)

    def bright(self, value: int) -> None:
        """BRIGHT 0 or 1, 8 leaves."""
        self._permanent.set("bright", value)

    def flash(self, value: int) -> None:
        """FLASH 0 or 1, 8 leaves."""
        self._permanent.set("flash", value)

    def inverse(self, value: int) -> None:
        """INVERSE 0 or 1."""
        self._permanent.set("inverse", value)

    def over(self, value: int) -> None:
        """OVER 0 or 1: exclusive-or with what is there."""
        self._permanent.set("over", value)

    def cls(self) -> None:
        """CLS: the upper part in the permanent colours, the lower part in the border's."""
        self._printer.clear()
        self._pen.x = self._pen.y = 0

    def clear_line(self, line: int) -> None:
        """Clear one pixel line, 0 to 7, of every row of cells, as CLS does one after the other."""
        for start in range(PIXEL_LINE * line, len(self.display), 8 * PIXEL_LINE):
            self.display[start : start + PIXEL_LINE] = bytes(PIXEL_LINE)

    def cls_lower(self) -> None:
        """Clear the lower part alone, as INPUT does."""
        self._printer.clear_lower()

    # --- printing

    def print(self, *items: Item, lower: bool = False, end: Item = NEWLINE) -> None:
        """PRINT items, ended by a new line (`end=""` is BASIC's final semicolon); `lower` is PRINT #1.

        Scrolls without asking. Raises ValueError for a character the machine doesn't have.
        """
        self._printer.begin(lower)
        for item in items:
            self._printer.item(item)
        self._printer.item(end)

    def print_at(self, row: int, column: int, text: str, **items: Unpack[ColourItems]) -> None:
        """PRINT AT row,column with colour items; rows 22 and 23 are the lower screen, as by PRINT #1.

        However far the lower screen has grown before, it has two rows again.
        """
        row = self._begin_at(row)
        printer = self._printer
        printer.colours.obey(items)
        printer.item(At(row, column))
        printer.text(text)

    def write(self, row: int, column: int, text: str, attribute: int) -> None:
        """The same in the colours of an attribute, whatever the permanent ones."""
        row = self._begin_at(row)
        printer = self._printer
        printer.colours = Colours(attribute)
        printer.at(abs(row), abs(column))  # AT drops signs
        printer.text(text)

    def _begin_at(self, row: int) -> int:
        """Begin to print on the part that holds a row of the screen; the row counted from the part's top."""
        printer = self._printer
        printer.lower_rows = 2
        lower = row >= ROWS - 2
        if row >= ROWS:
            raise IntegerOutOfRangeError
        printer.begin(lower)
        return row - (ROWS - 2) if lower else row

    def define(self, name: str, rows: bytes | Sequence[str]) -> None:
        """Define the user-defined graphic "a" to "u" from eight bytes or eight texts of "#" and "."."""
        self._characters.define(udg_name(name), pattern(rows))

    @property
    def udg(self) -> dict[str, bytes]:
        """Eight bytes of each user-defined graphic so far defined, by its small letter."""
        return self._characters.udg

    def cell(self, row: int, column: int, rows: bytes, attribute: int | None = None) -> None:
        """Store eight bytes, and perhaps an attribute, into the cell at row 0 to 23, column 0 to 31."""
        if not (0 <= row < ROWS and 0 <= column < COLUMNS and len(rows) == 8):
            raise ValueError(f"no cell at row {row}, column {column} for {len(rows)} bytes")
        self._memory.set_cell(row, column, rows)
        if attribute is not None:
            self.attributes[COLUMNS * row + column] = attribute

    def cover(self, x: int, y: int, solid: Sequence[int], ink: Sequence[int], width: int) -> None:
        """Lay a picture over the screen at any pixel, y from the TOP: where `solid` has bits, `ink` replaces all."""
        self._memory.cover(x, y, solid, ink, width)

    def lay(self, x: int, y: int, laid: Steps, colouring: Colouring | None = None) -> None:
        """The same with the steps worked out before, see `covering`, and perhaps with colours."""
        self._memory.lay(x, y, laid, colouring)

    def stamp(
        self,
        x: int,
        y: int,
        rows: Sequence[int],
        width: int,
        mode: Mode = Mode.SET,
        attribute: int | None = None,
    ) -> None:
        """Put a bitmap at any pixel: x from the left, y from the TOP of the 192 lines; what lies outside is cut off.

        `rows` holds one integer a line, bit width-1 the leftmost pixel. An attribute, if given, goes to every cell
        that the rectangle touches.
        """
        self._memory.stamp(x, y, rows, width, mode)
        if attribute is not None:
            self._memory.colour(x, y, width, len(rows), attribute)

    # --- drawing

    def plot(self, x: float, y: float, **items: Unpack[ColourItems]) -> None:
        """PLOT x,y: from the bottom left of the 22 upper rows, x 0 to 255, y 0 to 175."""
        self._pen.plot(x, y, self._drawing(items))

    def draw(self, dx: float, dy: float, angle: float | None = None, **items: Unpack[ColourItems]) -> None:
        """DRAW dx,dy from the last point, or along an arc that turns through `angle` radians to the left."""
        colours = self._drawing(items)
        if angle is None:
            self._pen.line(dx, dy, colours)
        else:
            self._pen.arc(dx, dy, angle, colours)

    def circle(self, x: float, y: float, radius: float, **items: Unpack[ColourItems]) -> None:
        """CIRCLE x,y,radius."""
        self._pen.circle(x, y, radius, self._drawing(items))

    def _drawing(self, items: ColourItems) -> Colours:
        colours = self._permanent.for_drawing()
        colours.obey(items)
        return colours

    # --- looking

    def point(self, x: float, y: float) -> int:
        """POINT (x,y): 1 for ink, 0 for paper."""
        down, across = to_byte(y)[0], to_byte(x)[0]
        if down > TOP_LINE:
            raise IntegerOutOfRangeError
        return self.display[LINES[TOP_LINE - down] + (across >> 3)] >> (7 - (across & 7)) & 1

    def attr(self, row: int, column: int) -> int:
        """ATTR (row,column), rows 0 to 23."""
        self._check_cell(row, column)
        return self.attributes[COLUMNS * row + column]

    def screen(self, row: int, column: int) -> str:
        """SCREEN$ (row,column): the character of code 32 to 127 there, plain or inverse, else an empty text."""
        self._check_cell(row, column)
        return self._characters.screen(self._memory.cell(row, column))

    def _check_cell(self, row: int, column: int) -> None:
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            raise IntegerOutOfRangeError

    def scr(self) -> bytes:
        """The 6,912 bytes of a .scr file."""
        return bytes(self.display + self.attributes)

    def text_rows(self) -> list[str]:
        """24 rows of text; cells that show no letter of the font, plain or inverse, are "#"."""
        name, cell = self._characters.name, self._memory.cell
        return ["".join([name(cell(row, column)) for column in range(COLUMNS)]).rstrip() for row in range(ROWS)]
