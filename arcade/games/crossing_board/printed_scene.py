"""The original's board: a black grid on yellow, rings and inverse rings, those that are out beside the arrows."""

from arcade.games.crossing_board.rules import BLACK, SIDE, Cell, Position, cell
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture import ink
from arcade.toolkit.picture.areas import clear_screen

PIECE = "O"
ARROWS = ((77, 168), (92, 168), ((-3, 3), (-3, -3))), ((209, 37), (209, 52), ((-3, -3), (3, -3)))
"""Where the two arrows begin and end, and the strokes of their heads."""
COUNTERS = (0, 13), (13, 26)
"""Where the pieces that are out begin to be shown: black's to the right of the arrow, white's above."""


class PrintedScene:
    """Draws at once."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def empty(self) -> None:
        """Grid, numbers and arrows."""
        machine = self.machine
        clear_screen(machine, ink.BLUE, ink.YELLOW, ink.BLACK)
        for place in range(SIDE + 1):
            machine.plot(76, 36 + 16 * place)
            machine.draw(128, 0)
            machine.plot(76 + 16 * place, 36)
            machine.draw(0, 128)
        for number in range(1, SIDE + 1):
            machine.print_at(2 * number, 8, str(number))
            machine.print_at(18, 8 + 2 * number, str(number))
        for start, tip, strokes in ARROWS:
            machine.plot(*start)
            machine.draw(tip[0] - start[0], tip[1] - start[1])
            for stroke in strokes:
                machine.plot(*tip)
                machine.draw(*stroke)

    def pieces(self, position: Position) -> None:
        """Every piece, and those that are out beside the arrows."""
        for row in range(1, SIDE + 1):
            for column in range(1, SIDE + 1):
                self.square((row, column))
        for seat, ways in enumerate(position.gone):
            for piece, gone in enumerate(ways):
                if gone < SIDE:
                    self.square(cell(seat, piece, gone), seat)
            self.counter(seat, position)

    def square(self, at: Cell, seat: int | None = None, flash: int = 0) -> None:
        """A square with a side's piece, or empty."""
        row, column = 2 * at[0], 8 + 2 * at[1]
        self.machine.print_at(row, column, " " if seat is None else PIECE, inverse=int(seat == BLACK), flash=flash)

    def counter(self, seat: int, position: Position) -> None:
        """A side's pieces that are out."""
        row, column = COUNTERS[seat]
        for place in range(position.pieces):
            sign = PIECE if place < position.out(seat) else " "
            inverse = int(seat == BLACK and sign == PIECE)
            at = (row, column + place) if seat == BLACK else (row - place, column)
            self.machine.print_at(*at, sign, inverse=inverse)
