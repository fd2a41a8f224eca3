"""What each level asks: signs, digits, what is shown, how often one may be wrong; and which mistakes are told apart."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text

PLUS, MINUS, TIMES, DIVIDED = "+-×÷"


class Terms(NamedTuple):
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


BOOK = Terms("+-×")
"""As printed: nothing is shown, and puzzles may have several solutions."""
LEVELS = Levels(
    Level(1, Text("first sums"), Text("+ and -, digits up to 5"), Terms("+-", 5, False, 5, 4, checks=3, live=True)),
    Level(2, Text("plus and minus"), Text("+ and -, each digit once"), Terms("+-", 9, True, given=3, checks=2)),
    Level(3, Text("with products"), Text("+ - ×, you answer only once"), Terms("+-×", given=1), book=True),
    Level(4, Text("with division"), Text("+ - × ÷, without remainders"), Terms("+-×÷", given=1)),
)


class Mistake(Enum):
    """Kinds of mistakes, those that say most first."""

    PRECEDENCE = "precedence"
    """Right for somebody who forgets that × and ÷ come first."""
    ORDER = "order"
    """Right for somebody who begins at the right end."""
    SIGN = "sign"
    """Right with another sign in one place."""
    DIVIDING = "dividing"
    MULTIPLYING = "multiplying"
    SUBTRACTING = "subtracting"
    ADDING = "adding"
