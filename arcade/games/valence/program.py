"""The program of Valence: the book's game in the original look, a course of lessons in the drawn one."""

from collections.abc import Sequence

from arcade.games.valence.book_game import BookGame
from arcade.games.valence.lessons import Course
from arcade.games.valence.modern import Modern
from arcade.games.valence.original import Original
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.game_program import GameProgram


class Main(GameProgram[Spectrum]):
    """Games of the book, or courses."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.game: BookGame | Course = BookGame(self) if setup.original else Course(self)
        self.look: Original | Modern = self.game.look

    def play_game(self) -> Frames[None]:
        """A game of the book, or a course; each asks again for its players."""
        return self.game.play()

    def state(self) -> dict[str, Plain]:
        return self.game.state()
