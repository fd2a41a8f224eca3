"""The goal at night: a crowd that jumps for joy, posts and a net, the grass, and where the dial stands."""

from arcade.games.reflexe import ART
from arcade.games.reflexe.art_keeper import HEADS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair

CROWD_ROWS = 3
BAR_ROW, GRASS_ROW, ROWS = 3, 17, 21
"""The crossbar's row, the grass's first, and where the scene ends."""
GOAL_LEFT, GOAL_RIGHT = 8, 31
"""The posts' columns."""
SHIRTS = "crbmgbcrmbg"
PACE = 6
"""Frames for which arms stay up."""
NET = ART["net"]
POST = ART["post"]
BAR = ART["bar"]
TURF = ART["turf"]


def goal(machine: Spectrum, left: int = GOAL_LEFT, right: int = GOAL_RIGHT, top: int = BAR_ROW) -> None:
    """Crossbar, posts and net, and the grass before them."""
    fill(machine, top + 1, left + 1, GRASS_ROW - top - 1, right - left - 1, NET, pair("bk"))
    for column in range(left, right + 1):
        draw_cells(machine, BAR.coloured("W", "k"), top, column)
    for row in range(top + 1, GRASS_ROW):
        draw_cells(machine, POST.coloured("W", "k"), row, left)
        draw_cells(machine, POST.coloured("W", "k"), row, right)
    grass(machine)


def grass(machine: Spectrum) -> None:
    """The turf in two greens, a white line at its edge."""
    fill(machine, GRASS_ROW, 0, ROWS - GRASS_ROW, COLUMNS, TURF, pair("kg"))
    for column in range(0, COLUMNS, 8):
        colour_cells(machine, GRASS_ROW, column, ROWS - GRASS_ROW, 4, pair("kG"))


class Crowd:
    """Heads in rows, one a cell; at a cheer they jump up, neighbours one after the other."""

    def __init__(self, machine: Spectrum, row: int = 0, rows: int = CROWD_ROWS, column: int = 0) -> None:
        self.machine = machine
        self._row, self._rows, self._column = row, rows, column

    def sit(self) -> None:
        """All of them seated."""
        for row in range(self._rows):
            for column in range(self._column, COLUMNS):
                shirt = SHIRTS[(3 * column + 5 * row + column // 5) % len(SHIRTS)]
                draw_cells(self.machine, HEADS[0].coloured(shirt, "k"), self._row + row, column)

    def cheer(self, frame: int) -> None:
        """A wave of arms through the rows, at a frame since it began; some of them in each frame."""
        width = COLUMNS - self._column
        for place in range(frame % PACE, self._rows * width, PACE):
            row, column = place // width, self._column + place % width
            up = (frame // PACE + column + 2 * row) % 4 < 2
            self.machine.cell(self._row + row, column, bytes(HEADS[up].ink))
