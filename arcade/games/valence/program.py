"""The program of Valence: the book's game in the original look, a course of lessons in the drawn one."""

from arcade.games.valence.book_game import BookGame
from arcade.games.valence.lessons import Course
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.programs.game_program import VariedProgram


class Main(VariedProgram[Spectrum, BookGame | Course]):
    """Games of the book, or courses; each asks again for its players."""

    variants = BookGame, Course
