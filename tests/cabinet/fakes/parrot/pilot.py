"""The pilot of the parrot."""

from arcade.toolkit.contract.pilot import Hands, Pilot

from .program import Main as Program


class Main(Pilot[Program]):
    """Says hello."""

    def play(self) -> Hands:
        yield from self.until_asked("line")
        yield from self.type("hello")
        yield from self.answer("b")
