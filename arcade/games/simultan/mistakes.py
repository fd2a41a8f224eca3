"""What may have gone wrong in a line: guessed from what it makes and what it should."""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction

from arcade.games.simultan.arithmetic import DIVIDED, MINUS, PLUS, TIMES, backwards, plainly, worth

OPPOSITE = {PLUS: MINUS, MINUS: PLUS, TIMES: DIVIDED, DIVIDED: TIMES}


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


MISTAKES = tuple(Mistake)
_BY_SIGN = (
    (DIVIDED, Mistake.DIVIDING),
    (TIMES, Mistake.MULTIPLYING),
    (MINUS, Mistake.SUBTRACTING),
    (PLUS, Mistake.ADDING),
)


def mistaken(digits: Sequence[int], signs: str, wanted: int) -> Mistake:
    """What most likely went wrong in a line that does not make what is wanted."""
    made: Fraction = worth(digits, signs)
    if made != wanted:
        if plainly(digits, signs) == wanted:
            return Mistake.PRECEDENCE
        if backwards(digits, signs) == wanted:
            return Mistake.ORDER
        for place, sign in enumerate(signs):
            if worth(digits, signs[:place] + OPPOSITE[sign] + signs[place + 1 :]) == wanted:
                return Mistake.SIGN
    return next(mistake for sign, mistake in _BY_SIGN if sign in signs)
