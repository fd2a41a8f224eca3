"""The stadium's scenery: bands of the picture that pass by, the far ones more slowly, painted anew in every frame."""

from collections.abc import Sequence
from functools import cache

from arcade.games.hurdles import art
from arcade.games.hurdles.motion import Band, pieces
from arcade.games.hurdles.scenery_crowd import ROUND, Crowd
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import EMPTY, GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

ROOF_ROW, CROWD_ROW, BOARD_ROW, LAWN_ROW = 1, 2, 6, 7
LANE_ROWS, LANE_HEIGHT = (8, 15), 7
GROUND = 52
"""Pixel rows from a lane's upper edge to its runner's feet."""
CAPTION_COLUMN = 17
"""The upper cell row of a lane holds its caption from here on."""
LANE_PAINTS = (pair("Wb"), pair("Yb"))


class Stadium:
    """Paints the scenery; the runners and what they jump come over it."""

    def __init__(self, machine: Spectrum, calm: bool) -> None:
        self.machine = machine
        self.crowd = Crowd(machine, CROWD_ROW, calm)
        self._lawn = Band(LAWN_ROW, GRASS)
        self._board = Band(BOARD_ROW, EMPTY)
        self._lanes = tuple(Band(row, lane()) for row in LANE_ROWS)
        self._captions = ["", ""]
        self._written: list[Patch | None] = [None, None]
        """The captions as they stand on the screen, once they were written."""

    def build(self, board: str) -> None:
        """The colours, which stay, and the words of the advertising board."""
        machine = self.machine
        fill(machine, ROOF_ROW, 0, 1, COLUMNS, art.ROOF, pair("wk"))
        self.crowd.colour()
        colour_cells(machine, BOARD_ROW, 0, 1, COLUMNS, pair("kY"))
        colour_cells(machine, LAWN_ROW, 0, 1, COLUMNS, pair("Gk"))
        for row, paint in zip(LANE_ROWS, LANE_PAINTS, strict=True):
            colour_cells(machine, row, 0, LANE_HEIGHT, COLUMNS, paint)
        words = board.center(ROUND // CELL)
        self._board = Band(BOARD_ROW, beside(*(from_bytes(machine.font[sign]) for sign in words)))
        self._captions, self._written = ["", ""], [None, None]

    def paint(self, distances: Sequence[int]) -> None:
        """The scenery so many pixels from the start in each lane; the second one is left out if there is one distance.

        The crowd is left to whoever knows what it feels.
        """
        machine, first = self.machine, distances[0]
        self._board.paint(machine, first // 2)
        self._lawn.paint(machine, 3 * first // 4)
        for band, distance in zip(self._lanes, distances, strict=False):
            band.paint(machine, distance)

    def caption(self, lane: int, words: str) -> None:
        """What stands at the right of a lane's upper edge from the next picture on."""
        self._captions[lane], self._written[lane] = words[: COLUMNS - CAPTION_COLUMN], None

    def captions(self) -> None:
        """Write the captions, over the heads of those who leap there."""
        for lane, (words, written) in enumerate(zip(self._captions, self._written, strict=True)):
            row, column = LANE_ROWS[lane], COLUMNS - len(words)
            if written:
                written.put_back(self.machine)
            elif words:
                write(self.machine, row, column, words, LANE_PAINTS[lane])
                self._written[lane] = lift_cells(self.machine, row, column, 1, len(words))


@cache
def lane(rows: int = 1) -> Sprite:
    """A lane with nobody in it: so many rows of cells for its caption, air, the track's texture about the feet, and the
    line that parts it from the next."""
    height = CELL * (rows + LANE_HEIGHT - 1)
    lines = [0] * height
    for place, line in enumerate(art.PEBBLES.ink, height - 14):
        lines[place] = line
    lines[-2] = lines[-1] = (1 << art.PEBBLES.width) - 1
    return Sprite(art.PEBBLES.width, tuple(lines), (0,) * height)


def repeat_lane(machine: Spectrum) -> None:
    """Make the second lane like the first one, with all that stands on that by now."""
    display = machine.display
    for place, like in _lanes():
        display[place] = display[like]


@cache
def _lanes() -> tuple[tuple[slice, slice], ...]:
    """The pieces in which the second lane lies in the bitmap, and where the like is in the first, all in one third."""
    first, second = LANE_ROWS
    starts = LINES[CELL * first : CELL * (first + LANE_HEIGHT)]
    return tuple(
        (place, slice(starts[lines[0]], starts[lines[0]] + COLUMNS * len(lines)))
        for place, lines in pieces(second, LANE_HEIGHT)
    )
