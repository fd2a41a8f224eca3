"""Work counted instead of timed: what a run writes into its machine's picture, and the sprites it makes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.sprites import Sprite


class Meter:
    """How many bytes, or cells of text, were written."""

    written = 0


class Bytes(bytearray):
    """A picture's memory that tells a meter."""

    meter: Meter

    def __setitem__(self, place: Any, value: Any) -> None:
        self.meter.written += len(value) if isinstance(place, slice) else 1
        super().__setitem__(place, value)


class Cells(list[int]):
    """The same for cells of text."""

    meter: Meter

    def __setitem__(self, place: Any, value: Any) -> None:
        self.meter.written += len(value) if isinstance(place, slice) else 1
        super().__setitem__(place, value)


class Metered:
    """A machine whose picture is under a meter; to be watched before each frame."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.meter = Meter()
        if isinstance(machine, Spectrum):
            memory = machine._memory
            memory.display = machine.display = self._bytes(memory.display)
            memory.attributes = machine.attributes = self._bytes(memory.attributes)
        elif isinstance(machine, Ega):
            machine._canvas.bytes = self._bytes(machine._canvas.bytes)

    def _bytes(self, memory: bytearray) -> Bytes:
        counted = Bytes(memory)
        counted.meter = self.meter
        return counted

    def begin(self) -> None:
        """Begin a frame: nothing was written yet."""
        self.meter.written = 0
        if isinstance(self.machine, Pet) and not isinstance(self.machine.screen.cells, Cells):
            cells = Cells(self.machine.screen.cells)
            cells.meter = self.meter
            self.machine.screen.cells = cells

    @property
    def written(self) -> int:
        """What was written in the frame; a PET's screen that was cleared was written as a whole."""
        if isinstance(self.machine, Pet) and not isinstance(self.machine.screen.cells, Cells):
            return len(self.machine.screen.cells)
        return self.meter.written


@contextmanager
def sprites_made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many sprites are made meanwhile: a list of one number."""
    made = [0]
    plain = Sprite.__init__

    def counted(self: Sprite, *values: Any, **named: Any) -> None:
        made[0] += 1
        plain(self, *values, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Sprite, "__init__", counted)
        yield made
