"""The film of a hunt: a picture of it now and then, shown again at high speed when it is over."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.panels import MessageLine

EVERY = 8
"""Frames from one picture to the next, and so how many times faster the film runs."""
SHORTEST = 25
"""Pictures of which a film is worth showing."""


class Film:
    """Pictures of the whole screen in the order in which they were taken."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._pictures: list[bytes] = []

    def begin(self) -> None:
        """Put a new reel in."""
        self._pictures.clear()

    def expose(self, frame: int) -> None:
        """Take a picture, if it is time for one."""
        if frame % EVERY == 0:
            self._pictures.append(self.machine.memory())

    def show(self, message: MessageLine, words: str) -> Frames[None]:
        """Run the film until it ends or a key is pressed; then the screen is as it was."""
        machine = self.machine
        if len(self._pictures) < SHORTEST:
            return
        last = machine.memory()
        machine.keyboard.flush()
        for picture in self._pictures:
            machine.recall(picture)
            message.say(words)
            yield
            if machine.keyboard.take():
                break
        machine.recall(last)
