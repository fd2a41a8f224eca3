"""The medals for a close construction, by its squares."""

MEDALS = (118, 148, 178, 192)
"""Squares, as of the 59, 74, 89 and 96 dominoes that are laid when the 60th, 75th, 90th and 97th comes."""


def medals(squares: int) -> int:
    """How many of the medals a construction has won."""
    return sum(1 for wanted in MEDALS if squares >= wanted)
