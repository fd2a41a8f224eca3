"""The board on the PET's screen: a square of 20x20 characters, cells of 6x6, pawns of 4x4 that are seen to move."""

from dataclasses import dataclass

from arcade.games.imphex import art
from arcade.games.imphex.rules import EMPTY, KEYPAD, SIDES, Move, Position
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.pet_pictures import COVERING, overlay
from arcade.toolkit.sound.tunes import tune

TOP, LEFT = 1, 18
CELL, PAWN_EDGE = 6, 1
GRID = Grid(3, 3, 8 * (LEFT + 1), 8 * (TOP + 1), 8 * CELL, 8 * CELL)
TICK = ((0.006, 24.0),)
"""A piece moves a step. Each note of a sound on the CB2 line is its seconds and its pitch in semitones."""
WON = ((0.14, 7.0), (0.14, 12.0), (0.3, 16.0))
LOST = ((0.14, 16.0), (0.14, 12.0), (0.3, 7.0))
CHOSEN = ((0.02, 19.0),)
LEARNED = tune("C5/32 E G C6", 140)
CRACKLE = (((0.006, 31.0),), ((0.006, 24.0),), ((0.006, 34.0),), ((0.006, 28.0),))
"""Sparks in the brain."""


@dataclass(frozen=True)
class Style:
    """How a look draws the board: the empty board, the two seats' pawns, the frames between a pawn's steps."""

    board: Rows
    pawns: tuple[Rows, Rows]
    frames_a_step: int


def cell_of(number: int) -> Cell:
    return divmod(KEYPAD.index(number), 3)


def number_of(cell: Cell) -> int:
    return KEYPAD[3 * cell[0] + cell[1]]


def corner(cell: Cell) -> tuple[int, int]:
    """Row and column on the screen of a cell's top left character."""
    return TOP + 1 + CELL * cell[0], LEFT + 1 + CELL * cell[1]


class Scene:
    def __init__(self, machine: Pet, style: Style) -> None:
        self.machine = machine
        self.style = style
        self.position = Position(EMPTY * 9)
        """What is shown."""
        self.cursor: Cell | None = None
        """Where the cursor is, if it is shown."""
        self._held: Cell | None = None

    def draw(self, position: Position) -> None:
        self.position = position
        self.machine.print_at(TOP, LEFT, "\n".join(self.style.board).replace(COVERING, " "))
        for number, pawn in zip(KEYPAD, position.cells, strict=True):
            row, column = corner(cell_of(number))
            if pawn in SIDES:
                self._pawn(SIDES.index(pawn), row, column)
            self.machine.print_at(row + CELL - 1, column, str(number))
        for ring, cell in ((art.HELD, self._held), (art.CURSOR, self.cursor)):
            if cell is not None:
                overlay(self.machine, ring, *corner(cell))

    def slide(self, before: Position, move: Move, back: bool = False) -> Frames[None]:
        """Move a pawn in the position before its move, a character at a time, or back again."""
        (row, column), (to_row, to_column) = corner(cell_of(move.origin)), corner(cell_of(move.target))
        down, across = (to_row - row) // CELL, (to_column - column) // CELL
        start = KEYPAD.index(move.origin)
        without = Position(before.cells[:start] + EMPTY + before.cells[start + 1 :], before.seat)
        for step in range(1, CELL):
            place = CELL - step if back else step
            self.draw(without)
            self._pawn(before.seat, row + down * place, column + across * place)
            self.machine.chime(TICK)
            yield from self.machine.wait(self.style.frames_a_step)
        self.draw(before if back else before.play(move))
        yield from self.machine.wait(self.style.frames_a_step)

    def show_cursor(self, cell: Cell, shown: bool) -> None:
        self.cursor = cell if shown else None
        self.draw(self.position)

    def hold(self, number: int | None) -> None:
        """Mark a pawn as chosen; None lets go."""
        self._held = None if number is None else cell_of(number)
        self.draw(self.position)

    def _pawn(self, seat: int, row: int, column: int) -> None:
        overlay(self.machine, self.style.pawns[seat], row + PAWN_EDGE, column + PAWN_EDGE)
