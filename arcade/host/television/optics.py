"""What lies behind every grain of a set, worked out a few rows at a time: the map, what gets through, the frame."""

from dataclasses import dataclass

import numpy as np

from arcade.console.tube import Tube
from arcade.host.television.beams import PLACES
from arcade.host.television.bezel import mirrored, plastic
from arcade.host.television.mask import between_lines, corners, phosphor
from arcade.host.television.voltages import packed

BOTH = 0.25
"""A row is between two lines when so much of it at least belongs to either."""
SPREAD = -0.375, 0.125, -0.125, 0.375
"""Without a mask columns side by side take their light a little higher or lower, in places of a line: where all columns
round alike, their rows beat with the lines."""
DEEP = 5
"""So many lines of the picture's edge are reflected: border, and nothing that could be read there."""
TAIL = 1
"""The plane, counted from a line's middle, that is seen in the frame."""


@dataclass(frozen=True)
class Grid:
    """The planes that light is taken from: one for each distance from a line's middle, each of so many samples."""

    lines: int
    samples: int
    row: float
    """The height in lines of a row of the set."""
    beams: bool
    """Whether lines have beams of their own; else there are but the lines themselves and what is between two."""

    @property
    def places(self) -> int:
        """Places in a line where its light is known."""
        return PLACES if self.beams else 2

    @property
    def planes(self) -> int:
        """From the middle of a line to half way to the next."""
        return self.places // 2 + 1

    def at(self, across: np.ndarray, down: np.ndarray, still: np.ndarray) -> np.ndarray:
        """The number of what lies there, of all planes one after the other; `across` in samples, `down` in lines.

        Where `still` is set lines are not told apart.
        """
        line, plane = self._plane(down)
        column = np.floor(across).astype(np.intp).clip(0, self.samples - 1)
        plane = np.where(still, min(TAIL, self.planes - 1), plane)
        found: np.ndarray = (plane * self.lines + line.clip(0, self.lines - 1)) * self.samples + column
        return found

    def _plane(self, down: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The line, and which plane of it: the last is the one between it and the line above."""
        if self.beams:
            place = np.rint((down - 0.5) * PLACES).astype(np.intp)
            line = (place + PLACES // 2) // PLACES
            return line, np.abs(place - line * PLACES)
        line = np.floor(down).astype(np.intp)
        within, edge = down - line, self.row * BOTH
        return line + (within > 1 - edge), ((within > 1 - edge) | (within < edge)).astype(np.intp)


@dataclass(frozen=True)
class Rows:
    """Some rows of a set: for each grain what is behind it, what of that gets through, and what is added."""

    behind: np.ndarray
    through: np.ndarray
    """As packed colours."""
    added: np.ndarray
    """The same."""


def rows(tube: Tube, grid: Grid, first: int, end: int) -> Rows:
    """The rows of grains from `first` up to `end`."""
    width, height = tube.drawn
    flat_x = np.arange(width, dtype=np.float32)[None, :] + np.float32(0.5 - width / 2)
    flat_y = np.arange(first, end, dtype=np.float32)[:, None] + np.float32(0.5 - height / 2)
    x, y = tube.bent(*np.broadcast_arrays(flat_x, flat_y))
    beyond = beyond_glass(tube, x, y)
    outside = beyond > 0
    frame = max(tube.figures.bezel * height, 1.0)
    half_x, half_y = tube.half
    deep = DEEP * tube.zoom[1]
    across, down = tube.behind(_folded(x, half_x, deep), _folded(y, half_y, deep))
    if grid.beams and not tube.figures.mask:
        down = down + np.resize(SPREAD, width) / PLACES
    behind = grid.at(across * (grid.samples / tube.canvas[0]), down, outside)
    glass = corners(x / half_x, y / half_y, tube.figures.dim)[..., None]
    if not grid.beams:
        glass = glass * between_lines(down, grid.row, tube.figures.lines)[..., None]
    lit = phosphor(tube.figures, tube.zoom[1], width, first, end) * glass
    covered = np.clip(0.5 - beyond, 0, 1)[..., None]
    reflected = mirrored(beyond, frame)[..., None] if tube.figures.bezel else 0.0
    through = packed(255 * (covered * lit + (1 - covered) * reflected))
    added = packed((1 - covered) * plastic(beyond, flat_y / half_y, frame)) if tube.figures.bezel else through * 0
    return Rows(behind, through, added)


def beyond_glass(tube: Tube, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """`Tube.beyond` of many points at once."""
    aside, below = np.abs(x) - tube.half[0] + tube.radius, np.abs(y) - tube.half[1] + tube.radius
    outside = np.hypot(np.maximum(aside, 0), np.maximum(below, 0))
    found: np.ndarray = outside + np.minimum(np.maximum(aside, below), 0) - tube.radius
    return found


def _folded(place: np.ndarray, half: float, deep: float) -> np.ndarray:
    """Places as they are inside of the glass; what lies outside is as deep inside, but no deeper than `deep`."""
    outside = np.abs(place) - half
    return np.where(outside > 0, np.sign(place) * (half - np.minimum(outside, deep)), place)


def grid(tube: Tube) -> Grid:
    """The planes of a tube: two or four samples to a pixel where pixels are large, else one to a grain."""
    columns, lines = tube.canvas
    zoom = tube.zoom[0]
    samples = columns * (4 if zoom >= 5.5 else 2) if zoom >= 3.2 else round(columns * zoom)
    return Grid(lines, max(samples, columns), 1 / tube.zoom[1], tube.figures.beam[1] > 0)
