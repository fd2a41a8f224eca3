"""What the looks of the hidden word see of its program: the position, and what stands around it."""

from collections.abc import Sequence

from arcade.games.hidden_word import strings
from arcade.games.hidden_word.levels import LEVELS, Way
from arcade.games.hidden_word.lexicon import Theme
from arcade.games.hidden_word.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.contract.texts import Text

THEMES = {
    Theme.ANIMALS: strings.THEME_ANIMALS,
    Theme.FOOD: strings.THEME_FOOD,
    Theme.NATURE: strings.THEME_NATURE,
    Theme.HOME: strings.THEME_HOME,
    Theme.WORK: strings.THEME_WORK,
    Theme.PLAY: strings.THEME_PLAY,
}


class State(Program[Spectrum]):
    people = None
    """Against a word that dodges one plays alone."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.way = Way.NORMAL if self.original else LEVELS[setup.level].sets
        self.two = setup.seats == 2
        self.reversed = self.way is Way.REVERSED and not self.two
        """Whether the computer guesses."""
        self.position = Position(("",))
        self.match: Course[Position, str] = Course()
        """The letters tried of a word that dodges; of any other no letter can be said to have been wrong."""
        self.theme: Theme | None = None
        self.theme_told = False
        self.gentle = self.way is Way.GENTLE
        """Whether there are balloons in place of the gallows."""
        self.streak = self.points = self.games = 0
        self.wins = (0, 0)
        """Those of two people."""

    @property
    def seat(self) -> int:
        return 1 - self.games % 2 if self.two else 0

    @property
    def theme_name(self) -> Text | None:
        """The theme as far as it is known; None where there is none to be known."""
        if self.theme is None:
            return None
        return THEMES[self.theme] if self.theme_told else strings.UNKNOWN_THEME
