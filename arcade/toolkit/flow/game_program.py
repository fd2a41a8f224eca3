"""Game after game until nobody wants another: what programs of every kind do alike."""

from abc import abstractmethod

from arcade.machine.machine import Frames
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.program import M, Program


class GameProgram(Program[M]):
    """What is seen before the first game, the games, and what is seen after the last."""

    look: Look[M]
    phase = "opening"
    """What goes on, as a game calls it; in all games "again" while another is asked for, and "over" after the last."""

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            yield from self.play_game()
            again = yield from self.another()
        yield from self.look.farewell()

    @abstractmethod
    def play_game(self) -> Frames[None]:
        """One game, from its first picture to its result."""

    def another(self) -> Frames[bool]:
        """Whether another game is wanted."""
        self.phase = "again"
        again = yield from self.look.again()
        if not again:
            self.phase = "over"
        return again
