"""The gorge of the title and of the ends: a plank between two cliffs, which bears two stones and no third."""

from collections.abc import Sequence

from arcade.games.triplet import art
from arcade.games.triplet.art import LARGE, Mood, stone
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.living import Drift, Twinkle
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import BRICKS
from arcade.toolkit.picture.sprites import CELL

INKS = "RC"
"""Of the stones of the seats."""
EDGE, LAST, SEA = 14, 20, 18
"""The rows of the cliffs' upper edges and of the water's ground, and the water's first."""
CLIFF = 6
"""Columns of a cliff."""
SPAN = CELL * (COLUMNS - 2 * CLIFF)
PLACES = (58, 108, 158)
"""Pixels from the left of the three stones for whom there would be room."""
SHORES = (4, 212)
"""Of the stones on the cliffs."""
FEET, WATERLINE = CELL * EDGE, CELL * SEA
STARS = ((6, 2), (7, 9), (0, 1), (7, 21), (0, 30), (6, 29), (5, 15), (8, 25), (7, 5))
"""Cells of the sky."""
HOP = (0, 3, 5, 6, 6, 5, 3, 0, 0, 0, 0, 0)
"""Pixels above the ground of somebody who is glad."""
HOP_PACE = 3


class Gorge:
    """The landscape, drawn at once, and what moves in it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._actors = Moving(machine)
        self._sag = -1
        width, height = COLUMNS - 2 * CLIFF, CELL * (LAST + 1 - SEA)
        self._waves = Drift(machine, WATERLINE, CLIFF, height, width, (6,) * 8 + (-9,) * 8)
        self._stars = Twinkle(machine, STARS, "WWCbbC", 11)

    def draw(self) -> None:
        """All of it, without anybody."""
        machine = self.machine
        fill(machine, 0, 0, LAST + 2, COLUMNS, colours=pair("Wk"))
        for column in (0, COLUMNS - CLIFF):
            fill(machine, EDGE + 1, column, LAST - EDGE, CLIFF, BRICKS, pair("yk"))
            fill(machine, EDGE, column, 1, CLIFF, art.GRASS, pair("Gk"))
        fill(machine, SEA, CLIFF, LAST + 1 - SEA, COLUMNS - 2 * CLIFF, art.WAVES, pair("cb"))
        for row, column in STARS:
            draw(machine, art.SPARK, CELL * column, CELL * row)
        self._sag = -1
        self.plank(0)

    def plank(self, sag: int, ink: str = "Y") -> None:
        """The plank, so many pixels lower in its middle; in the ink of those who bend it their feet may be in it."""
        if self._sag != sag:
            self._sag = sag
            fill(self.machine, EDGE, CLIFF, 3, COLUMNS - 2 * CLIFF, colours=pair(ink + "k"))
            draw(self.machine, art.plank(SPAN, sag), CELL * CLIFF, FEET)

    def gap(self) -> None:
        """There is no plank any more."""
        self._sag = -1
        fill(self.machine, EDGE, CLIFF, SEA - EDGE, COLUMNS - 2 * CLIFF, colours=pair("Wk"))

    def show(self, actors: Sequence[Actor]) -> None:
        """Show these and nobody else."""
        self._actors.show(*actors)

    def live(self, frame: int) -> None:
        """Let the water run and the stars twinkle."""
        if frame % 3 == 0:
            self._waves.step(frame)
        self._stars.step(frame)


def large(seat: int, x: int, y: int, mood: Mood = Mood.CALM, glance: Cell = (0, 0)) -> Actor:
    """A large stone whose feet stand at a pixel line."""
    picture = stone(seat, LARGE, mood, glance).coloured(INKS[seat], "k")
    return picture, x + (LARGE - picture.width) // 2, y - picture.height


def afloat(seat: int, x: int, seen: int, mood: Mood = Mood.SAD) -> Actor:
    """A large stone in the water, of which so many pixels are seen."""
    whole = stone(seat, LARGE, mood)
    picture = whole.cut(0, 0, whole.width, seen).coloured(INKS[seat], "k")
    return picture, x + (LARGE - whole.width) // 2, WATERLINE - seen


def glad(seat: int, frame: int, first: int = 0) -> list[Actor]:
    """Two of a side on the cliffs, who hop for joy."""
    return [
        large(seat, x, FEET - HOP[(frame // HOP_PACE + first + 5 * side) % len(HOP)], Mood.GLAD)
        for side, x in enumerate(SHORES)
    ]
