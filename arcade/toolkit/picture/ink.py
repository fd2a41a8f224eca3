"""Attribute arithmetic: eight colours, ink on paper, bright and flash in one byte for each 8x8 cell.

Colours are also written as letters, "kbrmgcyw" in the machine's order, k for black; a capital is bright.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

BLACK, BLUE, RED, MAGENTA, GREEN, CYAN, YELLOW, WHITE = range(8)
LETTERS = "kbrmgcyw"
INK_BITS, PAPER_BITS, BRIGHT_BIT, FLASH_BIT = 0x07, 0x38, 0x40, 0x80

_BRIGHTNESS = (0, 11, 30, 41, 59, 70, 89, 100)
"""How light each colour looks, in percent (luma weights 30, 59 and 11 of red, green and blue)."""
READABLE = 40
"""The least difference of lightness, in percent, at which small letters read well."""

RAINBOW = "RYGCBM"
FIRE = "RRYYWW"
LEAVES = "ggGGYY"
"""Series of inks for lettering and stripes, light and dark in neighbourly order."""


def attribute(ink: int, paper: int = BLACK, bright: bool = False, flash: bool = False) -> int:
    """The attribute byte of ink and paper, each 0 to 7."""
    if not (0 <= ink <= 7 and 0 <= paper <= 7):
        raise ValueError(f"ink {ink} and paper {paper} must be colours from 0 to 7")
    return ink | paper << 3 | bright << 6 | flash << 7


def ink_of(attribute: int) -> int:
    """The ink of an attribute byte."""
    return attribute & INK_BITS


def paper_of(attribute: int) -> int:
    """The paper of an attribute byte."""
    return attribute >> 3 & INK_BITS


def is_bright(attribute: int) -> bool:
    """Whether an attribute byte is bright."""
    return bool(attribute & BRIGHT_BIT)


def swapped(attribute: int) -> int:
    """The attribute with ink and paper exchanged."""
    return attribute & (BRIGHT_BIT | FLASH_BIT) | ink_of(attribute) << 3 | paper_of(attribute)


def with_bright(attribute: int, bright: bool = True) -> int:
    """The attribute made bright or not."""
    return attribute & ~BRIGHT_BIT | bright << 6


@lru_cache(64)
def colour(letter: str) -> tuple[int, bool]:
    """A colour letter as colour number and brightness; raises ValueError for any other character."""
    number = LETTERS.find(letter.lower()) if letter else -1
    if number < 0:
        raise ValueError(f"{letter!r} is not one of the colour letters {LETTERS}")
    return number, letter.isupper()


@lru_cache(256)
def pair(letters: str) -> int:
    """The attribute of two colour letters, ink then paper: "Yb" is bright yellow on blue; one capital lights both."""
    if len(letters) != 2:
        raise ValueError(f"{letters!r} is not two colour letters, ink and paper")
    (ink, lit), (paper, also_lit) = colour(letters[0]), colour(letters[1])
    return attribute(ink, paper, lit or also_lit)


def spread(values: Sequence[T], count: int) -> tuple[T, ...]:
    """A series stretched or thinned to `count` values, ends kept where there is room."""
    return tuple(values[(2 * index + 1) * len(values) // (2 * count)] for index in range(count))


def contrast(attribute: int) -> int:
    """The difference of lightness of ink and paper, 0 to 100."""
    return abs(_BRIGHTNESS[ink_of(attribute)] - _BRIGHTNESS[paper_of(attribute)])


def readable(attribute: int) -> bool:
    """Whether small letters in these colours read well."""
    return contrast(attribute) >= READABLE
