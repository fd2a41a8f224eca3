"""The pictures of Nim's modern look: an abacus of rainbow beads, the rows in binary, the title."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.nim import art, strings
from arcade.games.nim.rules import DIGITS, Position
from arcade.games.nim.state import State
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import banner
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import WOOD, tiled
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL, from_bytes

TOP, HEIGHT = 2, 18
"""The first cell row between the beams, and how many there are."""
LABEL, LEFT, WIDTH, COUNT = 1, 3, 26, 29
"""Columns of the rows' numbers, of the first bead, so many of wire, and of the numbers of beads."""
FEW = 12
"""Rows of no more beads have large ones."""
BEAM, WIRE, TAKEN, SLIDING, PLAIN = pair("yr"), pair("wk"), pair("Bk"), pair("Wk"), pair("Wk")
FIVES = tuple(pair(f"{ink}k") for ink in "RYGCM")
"""Each five beads of a row have a colour of their own, to help counting."""
BINARY = 18
"""The first column of the rows in binary, two columns a digit."""
EXAMPLE, MENDED = (7, 24, 9), (7, 14, 9)


@dataclass(frozen=True)
class Wires:
    """How many wires there are, how far apart, and how wide the beads on them."""

    count: int
    bead: int = CELL

    @classmethod
    def holding(cls, rows: Sequence[int]) -> "Wires":
        """Wires for rows of these sizes."""
        return cls(len(rows), 2 * CELL if max(rows) <= FEW else CELL)

    @property
    def pitch(self) -> int:
        """Cell rows from one wire to the next."""
        return min(HEIGHT // self.count, 4)

    def row(self, wire: int) -> int:
        """The upper of the two cell rows of a wire, counted from 0."""
        return TOP + (HEIGHT - self.pitch * self.count) // 2 + self.pitch * wire + (self.pitch - 2) // 2

    @property
    def grid(self) -> Grid:
        """Where the beads can be."""
        first = self.row(0) - (self.pitch - 2) // 2
        columns = WIDTH * CELL // self.bead
        return Grid(self.count, columns, CELL * LEFT, CELL * first, self.bead, CELL * self.pitch)


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.wires = Wires(1)

    def title(self) -> None:
        """Large letters over three wires."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        banner(machine, text(strings.TITLE).upper(), 2, None, 6, "RYYGCC", "k", lambda words: extruded(words, 6))
        for column in (1, 29):
            self._string(column)
        self._beam(10)
        self._beam(19)
        self.wires = Wires(3, 2 * CELL)
        for wire, size in enumerate((5, 9, 12)):
            self._bead_row(11 + 3 * wire, size, 0)
        self._posts(10, 10)
        centred(machine, 21, text(strings.TAGLINE), pair("Yk"))

    def _string(self, column: int) -> None:
        """A string of beads hung beside the letters."""
        machine = self.machine
        draw(machine, tiled(art.WIRE.rotated(), 2 * CELL, 10 * CELL), CELL * column, 0)
        for place, colours in enumerate(FIVES[:4]):
            draw(machine, art.bead(2 * CELL), CELL * column, 2 * CELL * (place + 1))
            colour_cells(machine, 2 * place + 2, column, 2, 2, colours)

    def frame(self, wires: Wires) -> None:
        """The abacus with bare wires, everything around it dark, and what the last bead does."""
        machine = self.machine
        self.wires = wires
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        self._beam(TOP - 1)
        self._beam(TOP + HEIGHT)
        self._posts(TOP - 1, HEIGHT + 2)
        for wire in range(wires.count):
            self.row(wire, 0, 0)
        last = strings.LAST_LOSES if self.program.position.last_loses else strings.LAST_WINS
        centred(machine, 21, self.program.text(last), pair("yk"))
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK, strings.ROW_KEYS), pair("ck"))

    def _beam(self, row: int) -> None:
        fill(self.machine, row, 0, 1, 32, WOOD, BEAM)

    def _posts(self, row: int, height: int) -> None:
        for column in (0, 31):
            fill(self.machine, row, column, height, 1, WOOD, BEAM)

    def row(self, wire: int, size: int, taken: int) -> None:
        """A wire with its number, the beads left on it, those taken from it pushed to the right, and their count."""
        row = self.wires.row(wire)
        self._bead_row(row, size, taken)
        self._write(row, LABEL, str(wire + 1), PLAIN)
        self._write(row, COUNT, f"{size:2}", PLAIN)

    def _write(self, row: int, column: int, words: str, colours: int) -> None:
        """Words in the middle of two cell rows, at the height of a wire."""
        fill(self.machine, row, column, 2, len(words), colours=colours)
        for place, letter in enumerate(words, column):
            draw(self.machine, from_bytes(self.machine.font[letter]), CELL * place, CELL * row + 4)

    def _bead_row(self, row: int, size: int, taken: int) -> None:
        machine, width = self.machine, self.wires.bead
        cells = width // CELL
        draw(machine, tiled(art.WIRE, CELL * 30, 2 * CELL), CELL, CELL * row)
        colour_cells(machine, row, 1, 2, 30, WIRE)
        if size:
            draw(machine, art.group(width, size), CELL * LEFT, CELL * row)
        if taken:
            first = LEFT + WIDTH - cells * taken
            draw(machine, art.taken(width, taken), CELL * first, CELL * row)
            colour_cells(machine, row, first, 2, cells * taken, TAKEN)
        for place in range(size):
            colour_cells(machine, row, LEFT + cells * place, 2, cells, FIVES[place // 5])

    def light(self, wire: int, first: int, last: int) -> None:
        """Exchange the colours of beads, counted from 0, from the first up to but not including the last."""
        cells = self.wires.bead // CELL
        for row in (self.wires.row(wire), self.wires.row(wire) + 1):
            for column in range(LEFT + cells * first, LEFT + cells * last):
                at = 32 * row + column
                self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def binary(self, position: Position, rows: Sequence[int], top: int, bottom: int, paper: str = "k") -> None:
        """The rows in binary, a bead for a one, at the given cell rows; a head above and the sum below."""
        for digit in range(DIGITS):
            write(self.machine, top, BINARY + 2 * digit, f"{1 << DIGITS - 1 - digit:2}", pair("C" + paper))
        for row, size in zip(rows, position.rows, strict=True):
            self._digits(row, size, pair("Y" + paper))
        self._write(bottom, BINARY - 4, f"{self.program.text(strings.SUM):>4}", pair("C" + paper))
        self._digits(bottom, position.sum, pair("G" + paper))
        self._write(bottom, COUNT, f"{position.sum:2}", pair("Gk"))

    def _digits(self, row: int, number: int, colours: int) -> None:
        machine = self.machine
        fill(machine, row, BINARY, 2, 2 * DIGITS, colours=colours)
        for digit in range(DIGITS):
            one = number >> DIGITS - 1 - digit & 1
            draw(machine, art.LENS if one else art.NOUGHT, CELL * (BINARY + 2 * digit) + 6, CELL * row)

    def theory(self, mended: bool) -> None:
        """A page of the theory: the worked example before or after the move that mends it."""
        machine, text = self.machine, self.program.text
        rows = MENDED if mended else EXAMPLE
        self.wires = Wires(3)
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        banner(machine, text(strings.THEORY), 1, None, 2, "YY", "k")
        for wire, size in enumerate(rows):
            row = 5 + 2 * wire
            self._write(row, 4, str(wire + 1), pair("Wk"))
            self._write(row, 8, f"{size:2}", pair("Yk"))
        self.binary(Position(rows), (5, 7, 9), 4, 11)
        for place, line in enumerate(wrap(text(strings.MENDED if mended else strings.SPOILT), 30)):
            write(machine, 14 + place, 1, line, pair("wk"))
