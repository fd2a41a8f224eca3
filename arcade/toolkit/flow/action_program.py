"""The program of a game of skill, whose world goes on by itself, and what it asks of its looks."""

from abc import abstractmethod
from typing import Generic, TypeVar

from arcade.machine.machine import Frames
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import M, Program

W = TypeVar("W")


class ActionLook(Look[M], Generic[M, W]):
    """A look of a game of skill. The verbs are explained in `contract/look.py`; `step` is each game's own."""

    @abstractmethod
    def begin(self, world: W) -> Frames[None]:
        """A world in which nothing has happened yet."""

    @abstractmethod
    def end(self, world: W) -> Frames[None]:
        """How the game ended."""


class ActionProgram(Program[M], Generic[M, W]):
    """Game after game until the player has had enough."""

    look: ActionLook[M, W]
    world: W

    @abstractmethod
    def new_world(self) -> W:
        """A world in which nothing has happened yet."""

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            yield from self.look.begin(self.world)
            yield from self.run()
            self.finish(*self.result())
            yield from self.look.end(self.world)
            again = yield from self.look.again()
            if again:
                self.world = self.new_world()

    @abstractmethod
    def run(self) -> Frames[None]:
        """Step after step until the game is over."""

    @abstractmethod
    def result(self) -> tuple[Outcome, int | None]:
        """How the game ended, and its score; None if it deserves none."""
