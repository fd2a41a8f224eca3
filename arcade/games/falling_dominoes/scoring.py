"""The stars for a close construction, by its squares."""

STARS = (118, 148, 178, 192)
"""Squares, as of the 59, 74, 89 and 96 dominoes that are laid when the 60th, 75th, 90th and 97th comes."""


def stars(squares: int) -> int:
    """How many of the stars a construction has earned."""
    return sum(1 for wanted in STARS if squares >= wanted)
