"""The picture panel: pictures appear, and live while one thinks."""

from functools import cache

from arcade.games.cave.art import NICHE, TORCHES
from arcade.games.cave.board import Way
from arcade.games.cave.gallery import lives_of, picture, torches_of
from arcade.games.cave.layout import COLUMNS, ROWS
from arcade.games.cave.motion import Life
from arcade.games.cave.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as COLUMNS_OF_SCREEN
from arcade.toolkit.animation.transitions import Appearing, Wipe, appear, appearing
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import BLUE, BRIGHT_BIT, INK_BITS, MAGENTA, RED, YELLOW, ink_of, paper_of

REVEAL_FRAMES = 10
GLOW = ((10, YELLOW), (4, YELLOW | BRIGHT_BIT))
"""Squares of distances in cells to which a torch shines, the farther first, and its light there."""
WARMED = (RED, YELLOW, BLUE, MAGENTA)
"""Inks of stone, which take the light."""


class Scenery:
    """One picture at the top left of the screen, by the number of its description; 0 is none."""

    def __init__(self, program: State) -> None:
        self.program: State = program
        self.machine: Spectrum = program.machine
        self.shown = 0
        self._lives: list[Life] = []

    def appear(self, number: int, way: Way | None) -> Frames[None]:
        """Let a picture take the place of the one before, from where one goes."""
        self.shown = number
        return appear(self.machine, self._paint, _appearing(way))

    def wake(self) -> None:
        """Begin to live."""
        program = self.program
        parts = lives_of(program.tale.story, self.shown, program.calm)
        self._lives = [part(self.machine, program.ornament) for part in parts]

    def live(self) -> None:
        """What happens in a frame."""
        for life in self._lives:
            life.step()

    def rest(self) -> None:
        """Be again as painted."""
        if self._lives:
            self._lives = []
            self._paint()

    def _paint(self) -> None:
        """The picture, and its torches with their light."""
        story = self.program.tale.story
        draw(self.machine, picture(story, self.shown), 0, 0)
        for place in torches_of(story, self.shown):
            self._light(*place)
        for row, column in torches_of(story, self.shown):
            draw(self.machine, NICHE, 8 * column + 4 - NICHE.width // 2, 8 * row - 5)
            draw_cells(self.machine, TORCHES[0], row, column)

    def _light(self, row: int, column: int) -> None:
        attributes = self.machine.attributes
        for far, light in GLOW:
            for line in range(ROWS):
                for place in range(COLUMNS):
                    at = COLUMNS_OF_SCREEN * line + place
                    value = attributes[at]
                    near = (line - row - 1) ** 2 + (place - column) ** 2 <= far
                    if near and not paper_of(value) and ink_of(value) in WARMED:
                        attributes[at] = value & ~INK_BITS | light


@cache
def _appearing(way: Way | None) -> Appearing:
    """Which cells of the picture change in each frame as one goes a way."""
    cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    return appearing({cell: _turn(way, *cell) for cell in cells}, REVEAL_FRAMES)


def _turn(way: Way | None, row: int, column: int) -> int:
    """When a cell of the picture changes as one goes a way: whoever goes in sees the middle first."""
    inwards = max(abs(2 * row + 1 - ROWS) * COLUMNS // ROWS, abs(2 * column + 1 - COLUMNS)) // 2
    match way:
        case Way.NORTH:
            return inwards
        case Way.SOUTH:
            return COLUMNS // 2 - inwards
        case Way.EAST:
            return COLUMNS - 1 - column
        case Way.WEST:
            return column
        case Way.UP:
            return row
        case Way.DOWN:
            return ROWS - 1 - row
        case None:
            return Wipe.DISSOLVE.turn(row, column)
