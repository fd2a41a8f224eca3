"""The picture panel: pictures appear, live while one thinks, and those of the places around are painted ahead."""

from arcade.games.cave.gallery import picture
from arcade.games.cave.motion import Life, life_of
from arcade.games.cave.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.picture.drawing import draw

REVEAL_FRAMES = 10
PAINT_EVERY = 12
"""Frames from one picture painted ahead to the next, so that keys are answered in between."""


class Scenery:
    """One picture at the top left of the screen, by the number of its description; 0 is none."""

    def __init__(self, program: State) -> None:
        self.program: State = program
        self.machine: Spectrum = program.machine
        self.shown = 0
        self._life: Life | None = None
        self._ahead: list[int] = []

    def appear(self, number: int) -> Frames[None]:
        """Let a picture take the place of the one before."""
        self.shown = number
        yield from reveal(self.machine, self._paint, Wipe.DISSOLVE, REVEAL_FRAMES)

    def wake(self) -> None:
        """Begin to live."""
        program = self.program
        self._life = life_of(self.shown, self.machine, program.ornament, program.calm)
        places = program.tale.cave.places
        self._ahead = [places[number].message for number in program.adventure.here.exits if number]

    def live(self) -> None:
        """What happens in a frame."""
        if self._life is not None:
            next(self._life)
        if self._ahead and self.machine.frame % PAINT_EVERY == 0:
            picture(self.program.tale.name, self._ahead.pop())

    def rest(self) -> None:
        """Be again as painted."""
        if self._life is not None:
            self._life = None
            self._paint()

    def _paint(self) -> None:
        draw(self.machine, picture(self.program.tale.name, self.shown), 0, 0)
