"""The pictures of Nim's modern look: an abacus of rainbow beads, which light and slide away; the rows in binary."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.nim import ART, art, strings
from arcade.games.nim.art import Thinker
from arcade.games.nim.look import State
from arcade.games.nim.rules import DIGITS, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.letters.lettering import LetterStyle, banner
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import WOOD, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.sound import jingles

TOP = 2
"""The first cell row between the beams."""
HEIGHT = 18
"""Cell rows between the beams."""
LABEL = 1
"""The column of a row's number."""
COUNT = 29
"""The column of the number of its beads."""
LEFT = 3
"""The first bead's column."""
WIDTH = 26
"""Columns of wire."""
FEW = 12
"""The most large beads on a wire, with room for one to move in."""
LARGE = 2 * CELL
"""Pixels of a large bead."""
STRAND = 2
"""Cell rows of a wire."""
BEAM, WIRE, TAKEN, SLIDING, PLAIN = pair("yr"), pair("wk"), pair("Bk"), pair("Wk"), pair("Wk")
FIVES = tuple(pair(f"{ink}k") for ink in "RYGCM")
"""Each five beads of a row have a colour of their own, to help counting."""
BINARY = 18
"""The first column of the rows in binary, two columns a digit."""
EXAMPLE = (7, 24, 9)
MENDED = (7, 14, 9)
"""The example's rows after the winning move."""
LIGHT_FRAMES = 2
"""For each bead that lights."""
PAUSE_FRAMES = 12
"""Before they slide."""
SPEED = 8
"""Pixels a frame."""


@dataclass(frozen=True)
class Strand:
    """A wire: a long row has two."""

    row: int
    """Its upper cell row."""
    first: int
    """The place of its first bead in the row."""
    room: int
    """How many beads it can hold."""

    def holds(self, size: int) -> int:
        """How many of a row's first beads are on it."""
        return min(max(size - self.first, 0), self.room)


@dataclass(frozen=True)
class Wires:
    """Where beads are: rows of these sizes at first. A long row has two wires, or among many rows small beads."""

    sizes: tuple[int, ...]

    @property
    def pitch(self) -> int:
        """Cell rows from one row to the next."""
        return min(HEIGHT // len(self.sizes), 2 * STRAND + 1)

    def top(self, row: int) -> int:
        """The first cell row of a row, counted from 0."""
        return TOP + (HEIGHT - self.pitch * len(self.sizes)) // 2 + self.pitch * row

    def strands(self, row: int) -> tuple[Strand, ...]:
        """The wires of a row."""
        top, size = self.top(row), self.sizes[row]
        if size > FEW and self.pitch >= 2 * STRAND:
            return Strand(top, 0, FEW), Strand(top + STRAND, FEW, size - FEW)
        return (Strand(top + (self.pitch - STRAND) // 2, 0, size),)

    def bead(self, row: int) -> int:
        """How many pixels wide a row's beads are."""
        return LARGE if self.sizes[row] <= FEW or len(self.strands(row)) > 1 else CELL

    def middle(self, row: int) -> int:
        """The upper of the two cell rows in a row's middle."""
        strands = self.strands(row)
        return (strands[0].row + strands[-1].row) // 2

    def cells(self, row: int, place: int) -> Area:
        """The cells of a bead, counted from 0."""
        strand = next(one for one in reversed(self.strands(row)) if one.first <= place)
        width = self.bead(row) // CELL
        return strand.row, LEFT + width * (place - strand.first), STRAND, width

    def at(self, x: int, y: int) -> Cell | None:
        """The row and the bead's place that hold a pixel; beside all beads a place where none is."""
        row = (y // CELL - self.top(0)) // self.pitch
        if not 0 <= row < len(self.sizes):
            return None
        column = (x - CELL * LEFT) // self.bead(row)
        if not 0 <= column < WIDTH * CELL // self.bead(row):
            return None
        strands = self.strands(row)
        strand = next((one for one in strands if y // CELL < one.row + STRAND), strands[-1])
        return row, strand.first + column if column < strand.room else self.sizes[row]

    def step(self, cell: Cell, down: int, right: int) -> Cell:
        """The neighbouring place; at the edge the same."""
        row = min(max(cell[0] + down, 0), len(self.sizes) - 1)
        return row, min(max(cell[1] + right, 0), self.sizes[row] - 1)


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.wires = Wires((1,))
        self.thinker = Thinker(self.machine)

    def frame(self, wires: Wires) -> None:
        """The abacus with bare wires, everything around it dark, and what the last bead does."""
        machine = self.machine
        self.wires = wires
        self.thinker.forget()
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        rack(machine, TOP - 1, HEIGHT + 2)
        for row in range(len(wires.sizes)):
            self.row(row, 0, 0)
        last = strings.LAST_LOSES if self.program.position.last_loses else strings.LAST_WINS
        centred(machine, 21, self.program.text(last), pair("yk"))
        centred(machine, 23, key_row(self.program, 32, HINT, TAKE_BACK, strings.ROW_KEYS), pair("ck"))

    def row(self, row: int, size: int, taken: int) -> None:
        """A row with its number, the beads left, those taken pushed to the right, and how many are left."""
        with self.thinker.aside():
            for strand in self.wires.strands(row):
                here = strand.holds(size)
                string_beads(self.machine, strand, self.wires.bead(row), here, strand.holds(size + taken) - here)
            middle = self.wires.middle(row)
            self._write(middle, LABEL, str(row + 1), PLAIN)
            self._write(middle, COUNT, f"{size:2}", PLAIN)

    def _write(self, row: int, column: int, words: str, colours: int) -> None:
        """Words in the middle of two cell rows, at the height of a wire."""
        fill(self.machine, row, column, 2, len(words), colours=colours)
        for place, letter in enumerate(words, column):
            draw(self.machine, from_bytes(self.machine.font[letter]), CELL * place, CELL * row + 4)

    def light(self, row: int, first: int, last: int) -> None:
        """Exchange the colours of beads, counted from 0, from the first up to but not including the last."""
        attributes = self.machine.attributes
        for place in range(first, last):
            top, left, height, width = self.wires.cells(row, place)
            for line in range(top, top + height):
                for at in range(32 * line + left, 32 * line + left + width):
                    attributes[at] = swapped(attributes[at])

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
            draw(machine, ART["lens" if one else "nought"], CELL * (BINARY + 2 * digit) + 6, CELL * row)

    def theory(self, mended: bool) -> None:
        """A page of the theory: the worked example before or after the move that mends it."""
        machine, text = self.machine, self.program.text
        rows = MENDED if mended else EXAMPLE
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        banner(machine, text(strings.THEORY), 1, LetterStyle("YY", "k"))
        for wire, size in enumerate(rows):
            row = 5 + 2 * wire
            self._write(row, 4, str(wire + 1), pair("Wk"))
            self._write(row, 8, f"{size:2}", pair("Yk"))
        self.binary(Position(rows), (5, 7, 9), 4, 11)
        for place, line in enumerate(wrap(text(strings.MENDED if mended else strings.SPOILT), 30)):
            write(machine, 14 + place, 1, line, pair("wk"))


def string_beads(machine: Spectrum, strand: Strand, width: int, size: int, taken: int) -> None:
    """A wire with beads at its left end, and the edges of those taken at its right."""
    row, cells = strand.row, width // CELL
    draw(machine, tiled(art.WIRE, CELL * 30, LARGE), CELL, CELL * row)
    colour_cells(machine, row, 1, STRAND, 30, WIRE)
    if size:
        draw(machine, art.group(width, size), CELL * LEFT, CELL * row)
    if taken:
        first = LEFT + WIDTH - cells * taken
        draw(machine, art.taken(width, taken), CELL * first, CELL * row)
        colour_cells(machine, row, first, STRAND, cells * taken, TAKEN)
    for place in range(size):
        colour_cells(machine, row, LEFT + cells * place, STRAND, cells, FIVES[(strand.first + place) // 5])


def rack(machine: Spectrum, row: int, height: int) -> None:
    """Beams above and below, posts at the sides."""
    for area in ((row, 0, 1, 32), (row + height - 1, 0, 1, 32), (row, 0, height, 1), (row, 31, height, 1)):
        fill(machine, *area, WOOD, BEAM)


def take(scene: Scene, row: int, size: int, amount: int, taken: int) -> Frames[None]:
    """Take the last beads of a row of `size`, from which `taken` were taken before; a key hurries them."""
    machine = scene.machine
    hurry = SkippableWait(machine)
    for place in range(size - amount, size):
        scene.light(row, place, place + 1)
        machine.chime(((0.02, 12.0 + place),))
        yield from hurry.wait(LIGHT_FRAMES)
    yield from hurry.wait(PAUSE_FRAMES)
    yield from _slide(scene, hurry, row, size, amount, taken)
    machine.chime(jingles.THUD)
    scene.row(row, size - amount, taken + amount)


def _slide(scene: Scene, hurry: SkippableWait, row: int, size: int, amount: int, taken: int) -> Frames[None]:
    """Move the beads of all wires of a row to those taken before."""
    machine, width = scene.machine, scene.wires.bead(row)
    ways: list[tuple[Sprite, int, int, int]] = []
    for strand in scene.wires.strands(row):
        left, here, once = strand.holds(size - amount), strand.holds(size), strand.holds(size + taken)
        if here > left:
            first = LEFT + left * width // CELL
            end = CELL * (LEFT + WIDTH) - width * (once - left)
            ways.append((art.group(width, here - left), CELL * first, end, strand.row))
    scene.row(row, size - amount, taken)
    for beads, x, end, line in ways:
        colour_cells(machine, line, x // CELL, STRAND, (end - x + beads.width) // CELL, SLIDING)
    moving = Moving(machine)
    for step in range(0, max(end - x for _, x, end, _ in ways), SPEED):
        moving.show(*((beads, min(x + step, end), CELL * line) for beads, x, end, line in ways))
        machine.chime(jingles.STEP)
        yield from hurry.wait(1)
    moving.hide()
