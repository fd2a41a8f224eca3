"""Who breaks a code, as levels name them: importing it brings no search along."""

from enum import Enum


class Guesser(Enum):
    """A way of breaking codes; see `breakers.BREAKERS`."""

    CARELESS = "careless"
    """Forgets what is known now and then."""
    METHODICAL = "methodical"
    """Tries the first code that fits, as the printed programs did."""
    STRONG = "strong"
    """Guesses as well as can be."""
