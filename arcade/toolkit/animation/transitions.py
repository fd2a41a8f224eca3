"""Effects on the whole picture or a part of it: wipes, flashes, typing, the strobing border. Calm spares the eyes."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, ROWS
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.picture.panels import write
from arcade.toolkit.sound.tunes import letter_notes

CALM_FRAMES = 9
"""The shortest half of a flash when calm: at most three flashes a second."""


class Wipe(Enum):
    """In which order the cells of a picture appear."""

    DOWN = "down"
    UP = "up"
    RIGHT = "right"
    LEFT = "left"
    DIAGONAL = "diagonal"
    CENTRE = "centre"
    BLINDS = "blinds"
    DISSOLVE = "dissolve"

    def turn(self, row: int, column: int) -> int:
        """When the cell at a row and a column appears, counted from 0; ever larger is ever later."""
        match self:
            case Wipe.DOWN:
                return row
            case Wipe.UP:
                return ROWS - 1 - row
            case Wipe.RIGHT:
                return column
            case Wipe.LEFT:
                return COLUMNS - 1 - column
            case Wipe.DIAGONAL:
                return row + column
            case Wipe.CENTRE:
                return max(abs(2 * row + 1 - ROWS) * COLUMNS // ROWS, abs(2 * column + 1 - COLUMNS)) // 2
            case Wipe.BLINDS:
                return row % 6
            case Wipe.DISSOLVE:
                # A fifth power modulo a prime just above the number of cells: each has its turn, in no visible order.
                return pow(COLUMNS * row + column + 1, 5, 769) // 8


Appearing = tuple[tuple[tuple[slice, int], ...], ...]
"""For each frame the cells that appear in it: where their bytes and where their attributes are."""


def reveal(machine: Spectrum, picture: Callable[[], None], wipe: Wipe = Wipe.DOWN, frames: int = 32) -> Frames[None]:
    """Let what `picture` draws at once appear over what is there, cell by cell, in about so many frames."""
    return appear(machine, picture, _wiped(wipe, frames))


def appear(machine: Spectrum, picture: Callable[[], None], cells: Appearing) -> Frames[None]:
    """The same with the cells that appear in each frame; what the picture draws elsewhere is not seen."""
    before = bytes(machine.display), bytes(machine.attributes)
    picture()
    display, attributes = machine.display, machine.attributes
    after, colours = display.copy(), attributes.copy()
    display[:], attributes[:] = before
    for appearing in cells:
        for cell, at in appearing:
            display[cell] = after[cell]
            attributes[at] = colours[at]
        yield


@lru_cache(16)
def _wiped(wipe: Wipe, frames: int) -> Appearing:
    return appearing(
        {(row, column): wipe.turn(row, column) for row in range(ROWS) for column in range(COLUMNS)}, frames
    )


def appearing(turns: Mapping[Cell, int], frames: int) -> Appearing:
    """The cells that appear in each of so many frames, by when the turn of each comes, counted from 0."""
    last = max(turns.values()) + 1
    cells: list[list[tuple[slice, int]]] = [[] for _ in range(frames)]
    for (row, column), turn in turns.items():
        start = LINES[8 * row] + column
        cells[turn * frames // last].append((slice(start, start + 1793, 256), COLUMNS * row + column))
    return tuple(map(tuple, cells))


def flash_cells(
    machine: Spectrum,
    row: int,
    column: int,
    height: int,
    width: int,
    times: int = 3,
    frames: int = 5,
    colours: int | None = None,
    calm: bool = False,
) -> Frames[None]:
    """Flash an area: so many frames with ink and paper swapped (or all in an attribute), as many as it was."""
    before = lift_cells(machine, row, column, height, width)
    if calm:
        frames = max(frames, CALM_FRAMES)
    for _ in range(times):
        for line, cells in enumerate(before.attributes, row):
            for place, cell in enumerate(cells, column):
                colour_cells(machine, line, place, 1, 1, swapped(cell) if colours is None else colours)
        yield from machine.wait(frames)
        before.put_back(machine)
        yield from machine.wait(frames)


def typewriter(
    machine: Spectrum,
    row: int,
    column: int,
    words: str,
    colours: int,
    pace: float = 2,
    sound: bool = True,
    blanks: bool = False,
) -> Frames[None]:
    """Type words letter by letter, `pace` frames each, each letter with a note of its own; ends at the row's end.

    With `blanks` these have a note, too.
    """
    for place, letter in enumerate(words[: COLUMNS - column], column):
        write(machine, row, place, letter, colours)
        if sound and (blanks or letter != " "):
            machine.chime(letter_notes(letter))
        yield from machine.wait(pace)


def strobe(
    machine: Spectrum, colours: Sequence[int], frames: int = 3, times: int = 1, calm: bool = False
) -> Frames[None]:
    """Let the border go through colours, `frames` each, and back to its own; when calm only time passes."""
    rest = machine.border_colour
    for _ in range(times):
        for colour in colours:
            if not calm:
                machine.border(colour)
            yield from machine.wait(frames)
    machine.border(rest)
