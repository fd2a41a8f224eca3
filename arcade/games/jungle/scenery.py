"""The picture panel: pictures appear, their two frames take turns while one thinks, and eyes open in the dark."""

from arcade.games.jungle.art_eyes import Watching
from arcade.games.jungle.gallery import LAIRS, picture
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.picture.drawing import draw

APPEARING = 10
"""Frames in which a picture takes the place of the one before."""
PACE = 20
"""Frames that each of a picture's two frames is shown."""


class Scenery:
    """One picture at the top left of the screen."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = ""
        self._frame = 0
        self._eyes = Watching(machine, ())
        self.awake = 0
        """How many pairs of eyes look on."""

    def forget(self) -> None:
        """The screen was cleared."""
        self._shown = ""

    def appear(self, name: str) -> Frames[None]:
        """Show a picture, if it is another one."""
        if name == self._shown:
            return
        self._shown, self._frame = name, 0
        self._eyes = Watching(self.machine, LAIRS.get(name, ()))
        yield from reveal(self.machine, self._draw, Wipe.DISSOLVE, APPEARING)

    def live(self) -> None:
        """A frame of the machine goes by."""
        self._frame += 1
        if self._shown and self._frame % PACE == 0:
            self._draw()
        self._eyes.step(self._frame, self.awake)

    def _draw(self) -> None:
        if self._shown:
            draw(self.machine, picture(self._shown, self._frame // PACE % 2), 0, 0)
            self._eyes.forget()
