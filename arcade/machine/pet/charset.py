"""The PET's two character sets: which screen code shows which character, as Unicode names the PET's shapes.

Codes 0 to 127 are the shapes, 128 more means reversed. Codes from 256 on are no PET's: our character generator has 128
further places there (again reversed at 128 more), for Romanian letters and for signs that the texts use.
"""

from enum import IntEnum
from functools import cache, lru_cache

REVERSED = 128
EXTENDED = 256
CODES = 512
UNKNOWN = ord("?")
"""Shown in place of a character that has no shape."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SIGNS = "[\\]↑← !\"#$%&'()*+,-./0123456789:;<=>?"
_LINES = "─♠🭲🭸🭷🭶🭺🭱🭴╮╰╯🭼╲╱🭽🭾●🭻♥🭰╭╳○♣🭵♦┼🮌│π◥"
_BLOCKS = "\N{NO-BREAK SPACE}▌▄▔▁▏▒▕🮏◤🮇├▗└┐▂┌┴┬┤▎▍🮈🮂🮃▃🭿▖▝┘▘▚"
EXTENSION = "ĂÂÎȘȚăâîșț„”“’‘–—…·×÷→↓★½©°£`{}~"
"""The characters of codes 256, 257 ... in this order, which recorded runs rely on: only append."""

_OPPOSITES = dict(zip(" ▌▄▔▁▏▒▕◤🮇▗▂▎▍🮈🮂🮃▃▖▝▘▚◥●○🮕", "█▐▀▇🮆🮋🮐▉◢▊▛🮅🮊🮉▋▆▅🮄▜▙▟▞◣◘◙🮖", strict=True))
"""Shapes whose reverse has a character of its own."""

_ALIASES = {"^": "↑", "_": "▁", "|": "│", "■": "█"}
"""Characters shown by the shape that comes nearest."""


class CharacterSet(IntEnum):
    """Which 128 shapes the screen codes mean."""

    GRAPHICS = 1
    """Capitals and graphics, as the PET wakes up."""
    LETTERS = 2
    """Small letters and capitals, with the straight lines and blocks."""


_SMALL_SET_LINES = f"─{_LETTERS}┼🮌│🮕🮘"
_SMALL_SET_BLOCKS = _BLOCKS.replace("◤", "🮙").replace("🭿", "✓")
_SHAPES = {
    CharacterSet.GRAPHICS: f"@{_LETTERS}{_SIGNS}{_LINES}{_BLOCKS}",
    CharacterSet.LETTERS: f"@{_LETTERS.lower()}{_SIGNS}{_SMALL_SET_LINES}{_SMALL_SET_BLOCKS}",
}


def character(code: int, charset: CharacterSet) -> str:
    """The character a screen code shows. A reversed shape without an opposite stays itself; unused codes are blank."""
    shapes = _SHAPES[charset] if code < EXTENDED else EXTENSION
    index = code % REVERSED
    shape = shapes[index] if index < len(shapes) else " "
    if shape == "\N{NO-BREAK SPACE}":
        shape = " "
    return _OPPOSITES.get(shape, shape) if code & REVERSED else shape


def screen_code(text: str, charset: CharacterSet) -> int | None:
    """The screen code that shows one character, or None if no shape does. Set 1 shows small letters as capitals."""
    return _codes(charset).get(text)


@lru_cache(2048)
def screen_codes(text: str, charset: CharacterSet) -> tuple[int, ...]:
    """The screen codes of a line; a character without a shape is shown as a question mark."""
    codes = _codes(charset)
    return tuple([codes.get(sign, UNKNOWN) for sign in text])


@cache
def _codes(charset: CharacterSet) -> dict[str, int]:
    codes = {shape: index for index, shape in enumerate(_SHAPES[charset])}
    codes |= {shape: EXTENDED + index for index, shape in enumerate(EXTENSION)}
    for shape, opposite in _OPPOSITES.items():
        if shape in codes:
            codes[opposite] = codes[shape] | REVERSED
    for alias, shape in _ALIASES.items():
        codes[alias] = codes[shape]
    if charset is CharacterSet.GRAPHICS:
        codes |= {shape.lower(): code for shape, code in codes.items() if shape.isalpha() and shape.isupper()}
    return codes
