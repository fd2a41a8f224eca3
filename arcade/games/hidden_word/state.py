"""What a look is told of a game: the position, and what stands around it."""

from dataclasses import dataclass
from enum import IntEnum

from arcade.games.hidden_word import strings
from arcade.games.hidden_word.lexicon import Theme
from arcade.games.hidden_word.rules import Position
from arcade.toolkit.contract.texts import Text

THEMES = {
    Theme.ANIMALS: strings.THEME_ANIMALS,
    Theme.FOOD: strings.THEME_FOOD,
    Theme.NATURE: strings.THEME_NATURE,
    Theme.HOME: strings.THEME_HOME,
    Theme.WORK: strings.THEME_WORK,
    Theme.PLAY: strings.THEME_PLAY,
}


class Level(IntEnum):
    """The levels, in the cartridge's order."""

    GENTLE = 1
    NORMAL = 2
    HARD = 3
    DODGING = 4
    REVERSED = 5


@dataclass(frozen=True)
class Board:
    """A moment of a game as it is shown.

    A `secret` theme can be told by a hint; `wins` are those of two people, `seat` is the one who guesses.
    """

    position: Position
    theme: Theme | None = None
    secret: bool = False
    gentle: bool = False
    streak: int = 0
    points: int = 0
    seat: int = 0
    wins: tuple[int, int] = (0, 0)

    @property
    def theme_name(self) -> Text | None:
        """The theme as far as it is known; None where there is none to be known."""
        if self.theme is not None:
            return THEMES[self.theme]
        return strings.UNKNOWN_THEME if self.secret else None
