"""The program of Valence: the book's game in the original look, a course of lessons in the drawn one."""

from collections.abc import Sequence

from arcade.games.valence.book_game import BookGame
from arcade.games.valence.lessons import Course
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought


class Main(Program[Spectrum]):
    """One sitting: game after game until the players have had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.game: BookGame | Course = BookGame(self) if setup.original else Course(self)

    def play(self) -> Frames[None]:
        yield from self.game.play()

    def state(self) -> dict[str, Plain]:
        return self.game.state()
