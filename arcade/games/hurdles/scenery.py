"""The stadium's scenery: bands of the picture that pass by, the far ones more slowly, painted anew in every frame."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.hurdles import art
from arcade.games.hurdles.scenery_crowd import ROUND, Crowd
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import GRASS, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

ROOF_ROW, CROWD_ROW, BOARD_ROW, LAWN_ROW = 1, 2, 6, 7
LANE_ROWS, LANE_HEIGHT = (8, 15), 7
GROUND = 52
"""Pixel rows from a lane's upper edge to its runner's feet."""
CAPTION_COLUMN = 17
"""The upper cell row of a lane holds its caption from here on."""
LANE_PAINTS = (pair("Wb"), pair("Yb"))


@dataclass(frozen=True)
class Band:
    """Pixel rows that repeat every ROUND pixels; each is a number of ROUND and a screen's width of bits."""

    top: int
    rows: tuple[int, ...]

    def paint(self, machine: Spectrum, offset: int) -> None:
        """Show the band as it is `offset` pixels further on."""
        shift = ROUND - offset % ROUND
        mask = (1 << WIDTH) - 1
        display = machine.display
        for line, row in zip(LINES[self.top :], self.rows, strict=False):
            display[line : line + COLUMNS] = (row >> shift & mask).to_bytes(COLUMNS)


def band(top: int, picture: Sprite) -> Band:
    """A band with a picture, whose width divides ROUND, over and over."""
    return Band(top, tiled(picture, ROUND + WIDTH, picture.height).ink)


class Stadium:
    """Paints the scenery; the runners and what they jump come over it."""

    def __init__(self, machine: Spectrum, calm: bool) -> None:
        self.machine = machine
        self.crowd = Crowd(machine, CROWD_ROW, calm)
        self._lawn = band(CELL * LAWN_ROW, GRASS)
        self._board = band(CELL * BOARD_ROW, Sprite(CELL, (0,) * CELL, (0,) * CELL))
        blank = Sprite(64, (0,) * CELL, (0,) * CELL)
        self._tops = tuple(band(CELL * row, blank) for row in LANE_ROWS)
        self._tracks = tuple(band(CELL * (row + 1), track()) for row in LANE_ROWS)
        self._captions = ["", ""]

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
        self._board = band(CELL * BOARD_ROW, beside(*(from_bytes(machine.font[sign]) for sign in words)))
        self._captions = ["", ""]

    def paint(self, distances: Sequence[int]) -> None:
        """The scenery so many pixels from the start in each lane, in the first one only if there is but one distance.

        The crowd is left to whoever knows what it feels.
        """
        machine, first = self.machine, distances[0]
        self._board.paint(machine, first // 2)
        self._lawn.paint(machine, 3 * first // 4)
        for lane, distance in enumerate(distances):
            self._tops[lane].paint(machine, 0)
            self._tracks[lane].paint(machine, distance)

    def caption(self, lane: int, words: str) -> None:
        """What stands at the right of a lane's upper edge from the next picture on."""
        self._captions[lane] = words[: COLUMNS - CAPTION_COLUMN]

    def captions(self) -> None:
        """Write the captions, over the heads of those who leap there."""
        for row, words, paint in zip(LANE_ROWS, self._captions, LANE_PAINTS, strict=True):
            if words:
                write(self.machine, row, COLUMNS - len(words), words, paint)


def track() -> Sprite:
    """A lane below its caption's row: air, the track's texture about the feet, the line that parts it from the next."""
    height = CELL * (LANE_HEIGHT - 1)
    rows = [0] * height
    full = (1 << art.PEBBLES.width) - 1
    for place, row in enumerate(art.PEBBLES.ink):
        rows[height - 14 + place] = row
    rows[-2] = rows[-1] = full
    return Sprite(art.PEBBLES.width, tuple(rows), (0,) * height)
