"""The original's board: a black grid on yellow, rings and inverse rings, those that are out beside the arrows."""

from arcade.games.crossing_board.rules import BLACK, SIDE, Cell, Position, cell
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture import ink
from arcade.toolkit.picture.areas import clear_screen

PIECE = "O"
Point = tuple[int, int]
ARROWS: tuple[tuple[Point, Point, tuple[Point, Point]], ...] = (
    ((77, 168), (92, 168), ((-3, 3), (-3, -3))),
    ((209, 37), (209, 52), ((-3, -3), (3, -3))),
)
"""Where the two arrows begin and end, and the strokes of their heads."""
COUNTERS = (0, 13), (13, 26)
"""Where the pieces that are out begin to be shown: black's to the right of the arrow, white's above."""


CLEARING, LINED, NUMBERED, TIPPED = 48.0, 11.0, 12.0, 8.0
"""Milliseconds of CLS, and beside the board's lines, two numbers, and an arrow."""
PUT, COUNTED = 12.0, 140.0
"""Beside each side's piece of a row, and before the first of them, where the counters are set to 0."""


class PrintedScene:
    """The board as the listing draws it: all of it bit by bit, or a piece at once."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def begin(self, position: Position) -> Frames[None]:
        """Grid, numbers, arrows and pieces, one after the other."""
        basic = self.machine.basic
        clear_screen(self.machine, ink.BLUE, ink.YELLOW, ink.BLACK)
        yield from basic.takes(CLEARING)
        for place in range(SIDE + 1):
            yield from basic.plot(76, 36 + 16 * place)
            yield from basic.draw(128, 0)
            yield from basic.takes(LINED)
        for place in range(SIDE + 1):
            yield from basic.plot(76 + 16 * place, 36)
            yield from basic.draw(0, 128)
            yield from basic.takes(LINED)
        for number in range(1, SIDE + 1):
            yield from basic.print_at(2 * number, 8, str(number))
            yield from basic.print_at(18, 8 + 2 * number, str(number))
            yield from basic.takes(NUMBERED)
        for arrow in ARROWS:
            yield from self._arrow(*arrow)
        yield from basic.takes(COUNTED)
        for seat, ways in enumerate(position.gone):
            for piece, gone in enumerate(ways):
                self.square(cell(seat, piece, gone), seat)
                yield from basic.takes(PUT)

    def _arrow(self, start: Point, tip: Point, strokes: tuple[Point, Point]) -> Frames[None]:
        basic = self.machine.basic
        yield from basic.plot(*start)
        yield from basic.draw(tip[0] - start[0], tip[1] - start[1])
        for stroke in strokes:
            yield from basic.plot(*tip)
            yield from basic.draw(*stroke)
        yield from basic.takes(TIPPED)

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
