"""The stadium's scenery: bands of the picture that pass by, the far ones more slowly, painted anew in every frame."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from arcade.games.hurdles import art
from arcade.games.hurdles.scenery_crowd import ROUND, Crowd
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import GRASS, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

ROOF_ROW, CROWD_ROW, BOARD_ROW, LAWN_ROW = 1, 2, 6, 7
LANE_ROWS, LANE_HEIGHT = (8, 15), 7
AIR_ROWS = 5
"""Rows of a lane above the track's texture: that of the caption, and those in which there is but air."""
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
        column, pixels = divmod(offset % ROUND, CELL)
        end = column + COLUMNS
        display = machine.display
        for line, row in zip(LINES[self.top :], self._shifted[pixels], strict=False):
            display[line : line + COLUMNS] = row[column:end]

    @cached_property
    def _shifted(self) -> tuple[tuple[bytes, ...], ...]:
        """The rows as bytes, further on by 0 to 7 pixels, so that nothing but whole bytes is moved in a frame."""
        size = (ROUND + WIDTH) // CELL
        full = (1 << ROUND + WIDTH) - 1
        return tuple(tuple((row << pixels & full).to_bytes(size) for row in self.rows) for pixels in range(CELL))


def band(top: int, picture: Sprite) -> Band:
    """A band with a picture, whose width divides ROUND, over and over."""
    return Band(top, tiled(picture, ROUND + WIDTH, picture.height).ink)


def blank(machine: Spectrum, row: int, rows: int) -> None:
    """Clear so many rows of cells: within a third of the screen a line of pixels of each lies side by side."""
    while rows:
        together = min(rows, 8 - row % 8)
        size = COLUMNS * together
        for line in LINES[CELL * row : CELL * (row + 1)]:
            machine.display[line : line + size] = bytes(size)
        row, rows = row + together, rows - together


class Stadium:
    """Paints the scenery; the runners and what they jump come over it."""

    def __init__(self, machine: Spectrum, calm: bool) -> None:
        self.machine = machine
        self.crowd = Crowd(machine, CROWD_ROW, calm)
        self._lawn = band(CELL * LAWN_ROW, GRASS)
        self._board = band(CELL * BOARD_ROW, Sprite(CELL, (0,) * CELL, (0,) * CELL))
        ground = track().cut(0, CELL * (AIR_ROWS - 1), art.PEBBLES.width, CELL * (LANE_HEIGHT - AIR_ROWS))
        self._tracks = tuple(band(CELL * (row + AIR_ROWS), ground) for row in LANE_ROWS)
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
        self._board = band(CELL * BOARD_ROW, beside(*(from_bytes(machine.font[sign]) for sign in words)))
        self._captions, self._written = ["", ""], [None, None]

    def paint(self, distances: Sequence[int]) -> None:
        """The scenery so many pixels from the start in each lane, in the first one only if there is but one distance.

        The crowd is left to whoever knows what it feels.
        """
        machine, first = self.machine, distances[0]
        self._board.paint(machine, first // 2)
        self._lawn.paint(machine, 3 * first // 4)
        for lane, distance in enumerate(distances):
            blank(machine, LANE_ROWS[lane], AIR_ROWS)
            self._tracks[lane].paint(machine, distance)

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


def track() -> Sprite:
    """A lane below its caption's row: air, the track's texture about the feet, the line that parts it from the next."""
    height = CELL * (LANE_HEIGHT - 1)
    rows = [0] * height
    full = (1 << art.PEBBLES.width) - 1
    for place, row in enumerate(art.PEBBLES.ink):
        rows[height - 14 + place] = row
    rows[-2] = rows[-1] = full
    return Sprite(art.PEBBLES.width, tuple(rows), (0,) * height)
