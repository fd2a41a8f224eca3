"""What moves beside the well while pieces fall: the landscape's things, Tee's face, and the warning near the rim."""

from arcade.games.tetris import sounds
from arcade.games.tetris.board import ROWS, Well
from arcade.games.tetris.events import Cleared, Event, Fixed
from arcade.games.tetris.figures import BLINK_EVERY, HEIGHT, WIDTH, Tee
from arcade.games.tetris.rules import World
from arcade.games.tetris.scenery import GROUND, Landscape
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import Face, blinks
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL

GLAD, GLADDER = 30, 20
"""Frames of joy over a row, and for each further one at once."""
HOP = 10
HIGH, HIGHEST = 14, 20
"""Rows of a pile that Tee fears, and those of one that has come to the rim."""
LOOKS = ("high",) * 7 + ("left",) * 7 + ("low",) * 7
"""Where Tee looks, by the row of the piece."""


def height(well: Well) -> int:
    """How many rows high the pile is."""
    return next((ROWS - row for row, cells in enumerate(well.rows) if any(cells)), 0)


class Beside:
    """Goes on with every tick; its frames are its own count."""

    def __init__(self, machine: Spectrum, landscape: Landscape | None) -> None:
        self.machine = machine
        self.landscape = landscape
        self.tee: Tee | None = None
        self._shown = Shown()
        self._height = 0
        self._joy = 0
        self._frame = 0
        if landscape:
            top, left, rows, columns = landscape.area
            if columns >= WIDTH // CELL:
                row = top + rows - GROUND + 1 - HEIGHT // CELL
                self.tee = Tee(machine, row, left + (columns - WIDTH // CELL + 1) // 2)
                self._show("ahead", "smile")

    def step(self, world: World, events: list[Event]) -> None:
        """A tick of the world."""
        self._frame += 1
        for event in events:
            if isinstance(event, Cleared):
                self._joy = GLAD + GLADDER * len(event.rows)
            if isinstance(event, (Cleared, Fixed)):
                self._height = height(world.well)
        self._joy = max(self._joy - 1, 0)
        if self.landscape:
            self.landscape.step(self._frame)
        if self._joy:
            self._show("glad", "laugh", self._joy // HOP % 2)
        else:
            shut = blinks(self._frame, BLINK_EVERY)
            look = "shut" if shut else LOOKS[min(world.piece.row, len(LOOKS) - 1)]
            self._show(look, "oh" if self._height >= HIGH else "smile")
        self._warn()

    def _show(self, look: str, mouth: str, up: int = 0) -> None:
        if self.tee and self._shown.changed("tee", (look, mouth, up)):
            self.tee.show(Face(look, mouth), up)

    def _warn(self) -> None:
        """A heart beats, quicker the nearer the pile is to the rim."""
        if self._height >= HIGH:
            near = min(self._height, HIGHEST) - HIGH
            if self._frame % (56 - 5 * near) == 0 and self.machine.speaker.busy_until < self.machine.now:
                self.machine.chime(sounds.HEART)
