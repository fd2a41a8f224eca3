"""Strokes of a round pen over a picture: the line that strikes three in a row through, the sides of a square."""

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite

PEN = ART["pen"]
FINE_PEN = ART["fine-pen"]


class Stroke:
    """What a pen has drawn over a board; shown with a rim of paper, in the colours of the cells that it passes."""

    def __init__(self, machine: Spectrum, board: Grid, pen: Sprite = PEN) -> None:
        self.machine = machine
        self.board = board
        self.pen = pen
        empty = (0,) * board.height * board.rows
        self._drawn = Sprite(board.width * board.columns, empty, empty)

    def touch(self, point: Point) -> None:
        """Let the pen's middle touch a point of the screen; what leaves the board is lost."""
        x, y = point[0] - self.board.left, point[1] - self.board.top
        self._drawn = self.pen.over(self._drawn, x - self.pen.width // 2, y - self.pen.height // 2)

    def show(self) -> None:
        """Draw all that the pen has drawn so far."""
        draw(self.machine, outlined(self._drawn), self.board.left, self.board.top)
