"""The program of the crasher."""

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program


class Main(Program[Spectrum]):
    """Breaks."""

    def play(self) -> Frames[None]:
        while not self.tapped(FIRE):
            yield
        raise ZeroDivisionError("nobody should have pressed")

    def state(self) -> dict[str, Plain]:
        return {}
