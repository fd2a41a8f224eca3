"""Who walks: larger than a cell, so only the cells under its middle take its colour."""

from arcade.games.trophy_trail import art
from arcade.games.trophy_trail.world import Motion, Outing
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.drawing import Patch, lift
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

COLOUR = pair("Wk")
GAIT = 6
"""Frames of a pose."""
REST, BLINK = 64, 5
"""Frames in which one who stands shifts his weight and back, and for which his eyes are shut."""
THROB = (0, 1, 2, 3, 3, 2, 1, 0)
"""Pixels towards what one bounces off, frame by frame."""


def place(motion: Motion) -> tuple[int, int]:
    """Where on the screen a walker's cell is: x and y of its corner, in pixels."""
    cells = motion.cells
    if motion.bump:
        row, column = cells[0]
        far = THROB[min(motion.left, len(THROB) - 1)]
        return CELL * column + far * motion.bump.value[1], CELL * row + far * motion.bump.value[0]
    row, column = cells[-1]
    if not motion.left or len(cells) < 2:
        return CELL * column, CELL * row
    gone = CELL * (len(cells) - 1) * (motion.span - motion.left) // motion.span
    at, part = divmod(gone, CELL)
    (row, column), (down, right) = cells[at], cells[min(at + 1, len(cells) - 1)]
    return CELL * column + part * (right - column), CELL * row + part * (down - row)


def pose(seat: int, motion: Motion, frame: int) -> Sprite:
    """How somebody looks: walking, or standing with a blink now and then."""
    if motion.left:
        return art.WALKERS[seat][frame // GAIT % 2]
    now = (frame + REST * seat // 2) % REST
    return art.BLINKING[seat] if now < BLINK else art.WALKERS[seat][now // (REST // 2)]


class Figures:
    """Draws the walkers, and gives the background back."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._covered: list[Patch] = []

    def hide(self) -> None:
        """Give the background back."""
        while self._covered:
            self._covered.pop().put_back(self.machine)

    def show(self, outing: Outing) -> None:
        """Draw everybody where he is."""
        for seat, motion in enumerate(outing.motions):
            self._draw(pose(seat, motion, outing.frame), *place(motion))

    def _draw(self, picture: Sprite, x: int, y: int) -> None:
        machine = self.machine
        left, top = x - art.MARGIN, y - art.MARGIN
        self._covered.append(lift(machine, left, top, picture.width, picture.height))
        machine.cover(left, top, picture.solid, picture.ink, picture.width)
        for row in range(y // CELL, (y + CELL - 1) // CELL + 1):
            for column in range(x // CELL, (x + CELL - 1) // CELL + 1):
                machine.attributes[COLUMNS * row + column] = COLOUR
