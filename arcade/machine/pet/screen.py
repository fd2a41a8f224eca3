"""The PET's screen: 1,000 screen codes, a cursor, and the control characters that move it."""

from enum import StrEnum

from arcade.machine.pet.charset import CODES, EXTENDED, REVERSED, CharacterSet, character, screen_codes

COLUMNS, ROWS = 40, 25
CELLS = COLUMNS * ROWS
MEMORY = CELLS + 1 + CELLS // 8
BLANK = 32


class Control(StrEnum):
    """What printing these does to the cursor; the values are the PET's own, but for RETURN."""

    RETURN = "\n"
    """To the beginning of the next row; ends reverse printing."""
    HOME = "\x13"
    CLEAR = "\x93"
    UP = "\x91"
    DOWN = "\x11"
    LEFT = "\x9d"
    RIGHT = "\x1d"
    REVERSE_ON = "\x12"
    REVERSE_OFF = "\x92"


CONTROLS = frozenset(Control)


class Screen:
    """Cells and cursor. Rows count from 0 to 24, columns from 0 to 39; outside them ValueError is raised."""

    def __init__(self) -> None:
        self.charset = CharacterSet.GRAPHICS
        self.cells = [BLANK] * CELLS
        self.cursor = 0
        """The cell that is printed next, counted from the top left."""
        self.reverse = False

    def clear(self) -> None:
        """Blank everything and put the cursor into the top left corner."""
        self.cells = [BLANK] * CELLS
        self.cursor = 0

    def locate(self, row: int, column: int) -> None:
        """Move the cursor."""
        self.cursor = _index(row, column)

    def peek(self, row: int, column: int) -> int:
        """The screen code of a cell."""
        return self.cells[_index(row, column)]

    def poke(self, row: int, column: int, code: int) -> None:
        """Put a screen code (0 to 511) into a cell; the cursor stays."""
        if not 0 <= code < CODES:
            raise ValueError(f"there is no screen code {code}")
        self.cells[_index(row, column)] = code

    def code(self, text: str) -> int:
        """The screen code of one character in the present set; one without a shape is shown as a question mark."""
        return screen_codes(text, self.charset)[0]

    def print(self, text: str) -> None:
        """Print at the cursor, obeying control characters; wraps after column 39 and scrolls after row 24."""
        for sign in text:
            if sign in CONTROLS:
                self._obey(sign)
            else:
                self.cells[self.cursor] = self.code(sign) ^ (REVERSED if self.reverse else 0)
                self._advance(1)

    def print_at(self, row: int, column: int, text: str, reverse: bool) -> None:
        """Write a literal picture: each line of `text` starts at `column`; what leaves the screen is cut off.

        The cursor ends behind the last character, or in the last cell of its row.
        """
        start, room = _index(row, column), COLUMNS - column
        for line in text.split("\n")[: ROWS - row]:
            codes = screen_codes(line[:room], self.charset)
            self.cells[start : start + len(codes)] = [code ^ REVERSED for code in codes] if reverse else codes
            self.cursor = start + min(len(codes), room - 1)
            start += COLUMNS

    def codes(self, cursor: bool) -> list[int]:
        """The cells as the picture shows them, the one under a visible cursor reversed."""
        codes = self.cells.copy()
        if cursor:
            codes[self.cursor] ^= REVERSED
        return codes

    def memory(self, cursor: bool) -> bytes:
        """1,000 codes without the ninth bit, the number of the set, and the ninth bits, eight cells a byte."""
        codes = self.codes(cursor)
        ninth = 0
        if max(codes) >= EXTENDED:
            ninth = sum(1 << cell for cell, code in enumerate(codes) if code >= EXTENDED)
        return bytes([code & 0xFF for code in codes]) + bytes([self.charset]) + ninth.to_bytes(CELLS // 8, "little")

    def recall(self, memory: bytes) -> None:
        """Take over what `memory` gave; a cursor that was visible stays as a reversed cell."""
        if len(memory) != MEMORY:
            raise ValueError(f"the memory of a PET's screen has {MEMORY} bytes, not {len(memory)}")
        self.charset = CharacterSet(memory[CELLS])
        ninth = memory[CELLS + 1 :]
        self.cells = [code | EXTENDED * (ninth[cell // 8] >> cell % 8 & 1) for cell, code in enumerate(memory[:CELLS])]

    def text_rows(self) -> list[str]:
        """The rows as text, blanks at the end stripped; the cursor is not shown."""
        text = "".join(character(code, self.charset) for code in self.cells)
        return [text[start : start + COLUMNS].rstrip() for start in range(0, CELLS, COLUMNS)]

    def _obey(self, control: str) -> None:
        match control:
            case Control.RETURN:
                self.reverse = False
                self._advance(COLUMNS - self.cursor % COLUMNS)
            case Control.HOME:
                self.cursor = 0
            case Control.CLEAR:
                self.clear()
            case Control.UP:
                self.cursor -= COLUMNS if self.cursor >= COLUMNS else 0
            case Control.DOWN:
                self._advance(COLUMNS)
            case Control.LEFT:
                self.cursor -= 1 if self.cursor else 0
            case Control.RIGHT:
                self._advance(1)
            case _:
                self.reverse = control == Control.REVERSE_ON

    def _advance(self, cells: int) -> None:
        self.cursor += cells
        if self.cursor >= CELLS:
            self.cells = self.cells[COLUMNS:] + [BLANK] * COLUMNS
            self.cursor -= COLUMNS


def _index(row: int, column: int) -> int:
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        raise ValueError(f"row {row}, column {column} is not on the screen")
    return row * COLUMNS + column
