"""PRINT: the two print positions, control characters, scrolling (routines 09F4 to 0EAB).

The upper part and the lower part of the screen have a position each. A position is a row and a column 0 to 32; column
32 means that the next character begins a new row, and with it perhaps a scroll.
"""

from arcade.machine.spectrum.charset import CharacterSet
from arcade.machine.spectrum.colours import Colours, Setting
from arcade.machine.spectrum.errors import IntegerOutOfRangeError, OutOfScreenError
from arcade.machine.spectrum.items import At, Colour, Comma, Item, Newline, Tab
from arcade.machine.spectrum.memory import COLUMNS, LINES, ROWS, ScreenMemory
from arcade.machine.spectrum.number import natural, to_byte

_CONTROLS: dict[int, Setting] = {16: "ink", 17: "paper", 18: "flash", 19: "bright", 20: "inverse", 21: "over"}


class Printer:
    """Both parts of the screen. `lower_rows` is how many rows the lower part has, 2 unless it had to grow."""

    def __init__(self, memory: ScreenMemory, characters: CharacterSet, permanent: Colours) -> None:
        self.memory = memory
        self.characters = characters
        self.permanent = permanent
        self.lower_rows = 2
        self.border_attribute = 0x38
        self.colours = permanent
        self._lower = False
        self._positions = {False: (0, 0), True: (ROWS - 1, 0)}

    @property
    def position(self) -> tuple[int, int]:
        """Row and column of the upper print position."""
        return self._positions[False]

    def begin(self, lower: bool) -> None:
        """Start a PRINT statement on one part, with the permanent colours."""
        self._lower = lower
        self.colours = Colours(self.border_attribute) if lower else self.permanent.copy()

    def clear(self) -> None:
        """Clear both parts of the screen, and begin at their starts."""
        self.memory.clear(0, self.permanent.attribute)
        self._positions[False] = (0, 0)
        self.clear_lower()

    def clear_lower(self) -> None:
        """Clear the lower part in the border's colours and give it two rows again; the next text goes to the last."""
        first = ROWS - self.lower_rows
        self.memory.clear(first, self.border_attribute)
        self.memory.attributes[COLUMNS * first : -2 * COLUMNS] = bytes((self.permanent.attribute,)) * (
            COLUMNS * (self.lower_rows - 2)
        )
        self.lower_rows = 2
        self._positions[True] = (ROWS - 1, 0)

    def item(self, item: Item) -> None:
        """Print one item."""
        match item:
            case str():
                self.text(item)
            case At(row, column):
                self.at(to_byte(row)[0], to_byte(column)[0])
            case Tab(column):
                self.tab(natural(column, 65535))
            case Comma():
                self.comma()
            case Newline():
                self.newline()
            case Colour(setting, value):
                self.colours.set(setting, natural(value, 255))

    def text(self, text: str) -> None:
        """Print characters; the control codes 6, 8, 9, 13 and 16 to 23 are obeyed, the others print "?"."""
        if text and min(text) >= " " and not self.colours.over:
            self._plain(text)
            return
        codes = iter(text)
        for character in codes:
            code = ord(character)
            if code >= 32:
                self._character(self.characters.glyph(character))
                continue
            match code:
                case 6:
                    self.comma()
                case 8:
                    self._back()
                case 9:
                    self._forward()
                case 13:
                    self.newline()
                case 22:
                    row = ord(next(codes, "\0"))
                    self.at(row, ord(next(codes, "\0")))
                case 23:
                    column = ord(next(codes, "\0"))
                    next(codes, "")
                    self.tab(column)
                case _ if code in _CONTROLS:
                    self.colours.set(_CONTROLS[code], ord(next(codes, "\0")))
                case _:
                    self._character(self.characters.glyph("?"))

    def at(self, row: int, column: int) -> None:
        """AT row,column: rows count from the top of the part."""
        if column >= COLUMNS or row > 22:
            raise IntegerOutOfRangeError
        if self._lower:
            self._place(self._room(ROWS - self.lower_rows + row)[0], column)
        else:
            if row >= ROWS - self.lower_rows:
                raise OutOfScreenError
            self._place(row, column)

    def tab(self, column: int) -> None:
        """Blanks up to `column` modulo 32."""
        for _ in range((column - self._positions[self._lower][1]) % COLUMNS):
            self._character(self.characters.glyph(" "))

    def comma(self) -> None:
        """Blanks up to column 0 or 16."""
        self.tab(0 if 16 <= self._positions[self._lower][1] < COLUMNS else 16)

    def newline(self) -> None:
        """Continue on the next row."""
        row, _ = self._positions[self._lower]
        row, _ = self._room(row)
        self._place(row + 1, 0)

    def _back(self) -> None:
        row, column = self._positions[self._lower]
        top = ROWS - self.lower_rows if self._lower else 0
        if column:
            self._place(row, column - 1)
        elif row and row != top + 1:
            # A fault of the ROM: CHR$ 8 doesn't lead from the second row to the first. From the top of the screen it
            # would lead out of the screen memory; here it stays.
            self._place(row - 1, COLUMNS - 1)

    def _forward(self) -> None:
        # As in the ROM, CHR$ 9 recolours a cell but doesn't move on, unless a new row begins.
        colours = self.colours
        plain = colours.copy()
        plain.over, plain.inverse, plain.contrast_ink, plain.contrast_paper = True, False, False, False
        self.colours = plain
        position = self._next()
        self._draw(*position, bytes(8))
        if position[1] == 0:
            self._place(*position)
        self.colours = colours

    def _plain(self, text: str) -> None:
        """Print characters that replace what is there, row by row."""
        colours, display, attributes = self.colours, self.memory.display, self.memory.attributes
        while text:
            row, column = self._next()
            part, text = text[: COLUMNS - column], text[COLUMNS - column :]
            glyphs = self.characters.glyphs(part)
            if colours.inverse:
                glyphs = [bytes([byte ^ 0xFF for byte in glyph]) for glyph in glyphs]
            start = LINES[8 * row] + column
            if len(glyphs) < 8:
                for at, glyph in enumerate(glyphs, start):
                    display[at : at + 1793 : 256] = glyph
            else:  # by lines, which are less than the letters
                letters = b"".join(glyphs)
                for line in range(8):
                    at = start + 256 * line
                    display[at : at + len(glyphs)] = letters[line::8]
            first = COLUMNS * row + column
            cells = slice(first, first + len(part))
            if colours.plain:
                attributes[cells] = bytes((colours.attribute,)) * len(part)
            else:
                attributes[cells] = bytes(map(colours.merged, attributes[cells]))
            self._place(row, column + len(part))

    def _character(self, glyph: bytes) -> None:
        row, column = self._next()
        self._draw(row, column, glyph)
        self._place(row, column + 1)

    def _next(self) -> tuple[int, int]:
        row, column = self._positions[self._lower]
        if column == COLUMNS:
            row, column = row + 1, 0
        return self._room(row) if column == 0 else (row, column)

    def _draw(self, row: int, column: int, glyph: bytes) -> None:
        colours = self.colours
        if colours.inverse:
            glyph = bytes(byte ^ 0xFF for byte in glyph)
        if colours.over:
            glyph = bytes(a ^ b for a, b in zip(glyph, self.memory.cell(row, column), strict=True))
        self.memory.set_cell(row, column, glyph)
        at = COLUMNS * row + column
        self.memory.attributes[at] = colours.merged(self.memory.attributes[at])

    def _place(self, row: int, column: int) -> None:
        self._positions[self._lower] = (row, column)

    def _room(self, row: int) -> tuple[int, int]:
        """Scroll if `row` is below the part; gives the row to use instead, column 0."""
        if self._lower:
            return self._lower_room(row)
        bottom = ROWS - self.lower_rows
        if row > bottom:
            raise OutOfScreenError
        if row == bottom:
            self._scroll_upper()
            row -= 1
        return row, 0

    def _scroll_upper(self) -> None:
        # The ROM scrolls all 24 rows, then exchanges the attributes of the first cells of two rows, for the whole rows.
        self.memory.scroll(ROWS, self.permanent.attribute)
        attributes = self.memory.attributes
        last = COLUMNS * (ROWS - self.lower_rows - 1)
        bottom = COLUMNS * (ROWS - 1)
        above, below = attributes[last : last + 1], attributes[bottom : bottom + 1]
        attributes[last : last + COLUMNS] = below * COLUMNS
        attributes[bottom:] = above * COLUMNS

    def _lower_room(self, row: int) -> tuple[int, int]:
        """The lower part makes room by growing upwards, pushing the upper part only where that is printed on."""
        for _ in range(row - (ROWS - 1)):
            upper_row, upper_column = self._positions[False]
            rows = self.lower_rows
            self.lower_rows += 1
            if self.lower_rows >= ROWS - upper_row:
                upper_row -= 1
                self._positions[False] = (upper_row, upper_column)
                rows = ROWS
            self.memory.scroll(rows, self.border_attribute)
        return min(row, ROWS - 1), 0
