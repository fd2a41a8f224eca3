"""The film of a hunt: a picture of it now and then, shown again at high speed when it is over."""

import zlib

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.panels import MessageLine

EVERY = 8
"""Frames from one picture to the next, and so how many times faster the film runs."""
SHORTEST = 25
"""Pictures of which a film is worth showing."""


class Film:
    """Pictures of the whole screen in the order in which they were taken; of each is kept what is new in it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._latest = b""
        self._changes: list[bytes] = []

    def begin(self) -> None:
        """Put a new reel in."""
        self._latest = b""
        self._changes.clear()

    def expose(self, frame: int) -> None:
        """Take a picture, if it is time for one."""
        if frame % EVERY == 0:
            picture = self.machine.memory()
            self._changes.append(_packed(_difference(picture, self._latest)))
            self._latest = picture

    def show(self, message: MessageLine, words: str) -> Frames[None]:
        """Run the film until it ends or a key is pressed; then the screen is as it was."""
        machine = self.machine
        if len(self._changes) < SHORTEST:
            return
        last = machine.memory()
        machine.keyboard.flush()
        picture = b""
        for change in self._changes:
            picture = _difference(zlib.decompress(change), picture)
            machine.recall(picture)
            message.say(words)
            yield
            if machine.keyboard.take():
                break
        machine.recall(last)


def _difference(one: bytes, other: bytes) -> bytes:
    """What there is in one picture and not in the other; of this and either picture, the other one."""
    return (int.from_bytes(one) ^ int.from_bytes(other)).to_bytes(len(one))


def _packed(difference: bytes) -> bytes:
    """Almost nothing but zeros: a small window packs it as well as a large one, in a quarter of the time."""
    packer = zlib.compressobj(1, zlib.DEFLATED, wbits=12, memLevel=3)
    return packer.compress(difference) + packer.flush()
