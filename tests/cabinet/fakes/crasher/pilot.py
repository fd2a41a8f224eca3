"""The pilot of the crasher."""

from arcade.toolkit.contract.pilot import Hands, Pilot

from .program import Main as Program


class Main(Pilot[Program]):
    """Presses now and then."""

    def play(self) -> Hands:
        while True:
            yield from self.rest(5)
            yield from self.press("pad1 fire")
