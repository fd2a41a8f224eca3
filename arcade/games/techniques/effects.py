"""Tricks with whole pictures and letters: negatives, lights mixed by masks, second sets of letters."""

from collections.abc import Sequence
from itertools import product

from arcade.machine.font import Font, spectrum_character
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH, Mode
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLUE, GREEN, RED, attribute
from arcade.toolkit.picture.sprites import Sprite

_CHARACTERS = tuple(map(spectrum_character, range(32, 128)))
_PLACES = {character: 8 * number for number, character in enumerate(_CHARACTERS)}
"""Where the character set has the first byte of each letter."""
SLANT = (1, 1, 1, 0, 0, 0, -1, -1)
"""How far each row of an italic letter leans to the right, in pixels."""


def invert(machine: Spectrum, way: Wipe = Wipe.UP, frames: float = 60, top: int = 0, height: int = 176) -> Frames[None]:
    """Flip every pixel of so many lines, a line or a column at a time in the way's direction, in so many frames.

    The ways are the straight ones: up, down, right and left; ValueError for others.
    """
    match way:
        case Wipe.UP | Wipe.DOWN:
            lines = range(top, top + height)
            for y in lines if way is Wipe.DOWN else reversed(lines):
                machine.stamp(0, y, ((1 << WIDTH) - 1,), WIDTH, Mode.XOR)
                yield from machine.wait(frames / height)
        case Wipe.RIGHT | Wipe.LEFT:
            for x in range(WIDTH) if way is Wipe.RIGHT else range(WIDTH - 1, -1, -1):
                machine.stamp(x, top, (1,) * height, 1, Mode.XOR)
                yield from machine.wait(frames / WIDTH)
        case _:
            raise ValueError(f"a picture cannot be inverted {way.value}")


def mixture(areas: Sequence[Area], row: int, column: int) -> int:
    """The colour of a cell lit by the first area in blue, by the second in red, by the third in green."""
    return sum(
        light
        for light, (top, left, height, width) in zip((BLUE, RED, GREEN), areas, strict=False)
        if top <= row < top + height and left <= column < left + width
    )


def mix(machine: Spectrum, areas: Sequence[Area], within: Area, pace: float = 0) -> Frames[None]:
    """Paint a part of the screen in mixed light, cell by cell in `pace` frames each; all at once with none."""
    top, left, height, width = within
    for row, column in product(range(top, top + height), range(left, left + width)):
        colour_cells(machine, row, column, 1, 1, attribute(7, mixture(areas, row, column)))
        yield from machine.wait(pace)


def roll_left(machine: Spectrum, row: int) -> None:
    """Turn a row of the picture by one pixel to the left: a step of a smooth marquee."""
    display = machine.display
    for start in LINES[8 * row : 8 * row + 8]:
        line = int.from_bytes(display[start : start + COLUMNS])
        turned = line << 1 & (1 << 8 * COLUMNS) - 1 | line >> 8 * COLUMNS - 1
        display[start : start + COLUMNS] = turned.to_bytes(COLUMNS)


def italic(font: Font) -> Font:
    """Letters that lean to the right."""

    def lean(row: int, by: int) -> int:
        return row >> 1 if by > 0 else row << 1 & 0xFF if by < 0 else row

    leaning = {sign: bytes(map(lean, rows, SLANT)) for sign, rows in font.glyphs.items()}
    return Font("italic", leaning)


def write_in(machine: Spectrum, font: Font, row: int, column: int, words: str, colours: int) -> None:
    """Print words in another set of letters, whatever the machine's own is; they end at the row's end."""
    for place, letter in enumerate(words[: 32 - column], column):
        machine.cell(row, place, font[letter], colours)


def tall(font: Font, words: str, down: int = 8, across: int = 1) -> Sprite:
    """Words stretched, each pixel `down` high and `across` wide, with all their corners: the printer buffer's trick."""
    rows = [int.from_bytes(bytes(font[letter][y] for letter in words)) for y in range(8)]
    return Sprite(8 * len(words), tuple(rows), tuple(rows)).enlarged(across, down)


def melted(font: Font, words: str, offset: int) -> tuple[bytes, ...]:
    """The cells of words whose letters are looked for `offset` bytes too far on in the character set.

    Multiples of eight give other letters, what lies between pieces of two. Raises KeyError for a letter that has no
    code from 32 to 127.
    """
    store = b"".join(map(font.__getitem__, _CHARACTERS))
    starts = [(_PLACES[letter] + offset) % len(store) for letter in words]
    store += store[:8]  # the last letter melts into the first
    return tuple([store[start : start + 8] for start in starts])
