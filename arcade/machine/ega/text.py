"""The text of the screen: 80 by 25 cells of 8 by 14 pixels, drawn into the picture and remembered as characters."""

from functools import lru_cache

from arcade.machine.ega.canvas import WIDTH, Canvas
from arcade.machine.ega.face import HEIGHT as CELL_HEIGHT
from arcade.machine.ega.face import Face
from arcade.machine.font import Font

ROWS, COLUMNS = 25, 80
CELL_WIDTH = WIDTH // COLUMNS
_BITS = tuple(bytes(row >> 7 - bit & 1 for bit in range(8)) for row in range(256))


@lru_cache(1024)
def _cell(glyph: bytes, ink: int, paper: int) -> tuple[bytes, ...]:
    """The lines of a letter in its colours."""
    colours = bytes((paper, ink)).ljust(256, b"\0")
    return tuple([_BITS[bits].translate(colours) for bits in glyph])


class TextScreen:
    """Where PRINT writes. Rows and columns count from 1, as LOCATE's do."""

    def __init__(self, canvas: Canvas, font: Font) -> None:
        self._canvas = canvas
        self._face = Face(font)
        self.cells = [" "] * (ROWS * COLUMNS)
        self.ink, self.paper = 7, 0
        self.row, self.column = 1, 1

    def clear(self) -> None:
        """Blank; the cursor goes to the top left."""
        self._canvas.clear()
        self.cells = [" "] * (ROWS * COLUMNS)
        self.row, self.column = 1, 1

    def locate(self, row: int, column: int = 1) -> None:
        """Move the cursor; raises ValueError for a place off the screen."""
        if not (1 <= row <= ROWS and 1 <= column <= COLUMNS):
            raise ValueError(f"row {row}, column {column} is not on a screen of {ROWS} rows and {COLUMNS} columns")
        self.row, self.column = row, column

    def print(self, words: str) -> None:
        """Write at the cursor; a line end or a full line leads to the next, and the last line scrolls."""
        for sign in words:
            if sign == "\n" or self.column > COLUMNS:
                self.row, self.column = self.row + 1, 1
            if self.row > ROWS:
                self._scroll()
            if sign != "\n":
                self.put(self.row, self.column, sign, self.ink, self.paper)
                self.column += 1

    def put(self, row: int, column: int, words: str, ink: int, paper: int | None) -> None:
        """Characters that lie on the screen in their cells; without paper what is behind them stays."""
        first = COLUMNS * (row - 1) + column - 1
        self.cells[first : first + len(words)] = words
        at = WIDTH * CELL_HEIGHT * (row - 1) + CELL_WIDTH * (column - 1)
        pixels = self._canvas.bytes
        if paper is not None:
            width = CELL_WIDTH * len(words)
            for parts in zip(*[_cell(self._face[sign], ink, paper) for sign in words], strict=True):
                pixels[at : at + width] = b"".join(parts)
                at += WIDTH
            return
        for left, sign in enumerate(words):
            for line, bits in enumerate(self._face[sign]):
                for place in range(CELL_WIDTH):
                    if bits >> 7 - place & 1:
                        pixels[at + WIDTH * line + CELL_WIDTH * left + place] = ink

    def _scroll(self) -> None:
        line = WIDTH * CELL_HEIGHT
        pixels = self._canvas.bytes
        pixels[: (ROWS - 1) * line] = pixels[line : ROWS * line]
        pixels[(ROWS - 1) * line : ROWS * line] = bytes((self.paper,)) * line
        self.cells = self.cells[COLUMNS:] + [" "] * COLUMNS
        self.row = ROWS

    def rows(self) -> list[str]:
        """The text, row by row, blanks at the end stripped."""
        return ["".join(self.cells[start : start + COLUMNS]).rstrip() for start in range(0, ROWS * COLUMNS, COLUMNS)]
