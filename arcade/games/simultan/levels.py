"""What each level asks: which signs, which digits, what is shown, and how often a wrong answer is forgiven."""

from dataclasses import dataclass

from arcade.games.simultan.arithmetic import DIVIDED, MINUS, PLUS, TIMES


@dataclass(frozen=True)
class Level:
    """How puzzles of a level are made and how they are played."""

    signs: str
    highest: int = 9
    different: bool | None = None
    """Whether digits must differ; None lets the player choose."""
    given: int = 0
    """Cells shown in the first puzzle; each that is solved takes one away, each that is not gives one back."""
    spare: int = 0
    """Cells that may be shown beyond that, where a puzzle would have several solutions."""
    checks: int = 1
    """Answers that may be tried."""
    live: bool = False
    """Whether right lines are ticked off at once."""


LEVELS = (
    Level(PLUS + MINUS, 5, False, given=5, spare=4, checks=3, live=True),
    Level(PLUS + MINUS, 9, True, given=3, checks=2),
    Level(PLUS + MINUS + TIMES, given=1),
    Level(PLUS + MINUS + TIMES + DIVIDED, given=1),
)
BOOK = Level(PLUS + MINUS + TIMES)
"""As printed: nothing is shown, and puzzles may have several solutions."""
