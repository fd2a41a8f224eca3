"""Any machine's screen at half size, 16 by 12 Spectrum cells, each with the two colours that matter most in it."""

from functools import cache
from operator import itemgetter
from typing import Any

from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.machine.spectrum.picture import PALETTE
from arcade.toolkit.picture.drawing import Patch

ROWS, COLUMNS = 12, 16
WIDTH, HEIGHT = 8 * COLUMNS, 8 * ROWS
_ODD = int.from_bytes(b"\x55" * 32)
_NIBBLES = bytes((byte >> 3 & 8) | (byte >> 2 & 4) | (byte >> 1 & 2) | (byte & 1) for byte in range(256))
"""The four pixels that stand on the even bits of a byte, side by side."""
_LUMA = (0, 11, 30, 41, 59, 70, 89, 100)
Lines = tuple[tuple[bytes, ...], tuple[bytes, ...]]
"""Sixteen bytes for each of 96 pixel lines, sixteen attributes for each of twelve rows."""


def thumbnail(machine: Machine, row: int, column: int) -> Patch:
    """The machine's screen without its border, to be put at a cell of a page."""
    if isinstance(machine, Spectrum):
        return Patch(row, column, *_halved(bytes(machine.display), bytes(machine.attributes)))
    return Patch(row, column, *_sampled(machine))


@cache
def _mapped(ink: int, paper: int, source_ink: int, source_paper: int) -> tuple[int, int]:
    """How a cell's pixels are seen with other colours: (flip, keep) as bytes, pixel = (pixel & keep) ^ flip."""
    ink_set = _nearer(source_ink, ink, paper)
    paper_set = _nearer(source_paper, ink, paper)
    if ink_set == paper_set:
        return (255 if ink_set else 0), 0
    return (0 if ink_set else 255), 255


def _nearer(colour: int, ink: int, paper: int) -> bool:
    """Whether a colour is shown as the ink."""
    if colour in (ink, paper):
        return colour == ink
    return abs(_LUMA[colour] - _LUMA[ink]) < abs(_LUMA[colour] - _LUMA[paper])


def _cell_colours(weights: list[tuple[int, int, bool]]) -> tuple[int, int, int]:
    """Ink, paper and bright bit of a cell from (colour, pixels, bright) of what it shows."""
    totals = [0] * 8
    lit = 0
    for colour, pixels, bright in weights:
        totals[colour] += pixels
        if colour:
            lit += pixels if bright else -pixels
    order = sorted(range(8), key=lambda colour: -totals[colour])
    paper, ink = order[0], order[1] if totals[order[1]] else 7 if order[0] < 4 else 0
    return ink, paper, 0x40 if lit > 0 else 0


@cache
def _parts(attribute: int) -> tuple[int, int, bool]:
    return attribute & 7, attribute >> 3 & 7, bool(attribute & 0x40)


def _halved(display: bytes, attributes: bytes) -> Lines:
    lines: list[bytes] = []
    colours: list[bytes] = []
    for row in range(ROWS):
        top, flips, keeps = _row_colours(row, display, attributes)
        colours.append(top)
        for pair in range(8):
            words = []
            for line in (16 * row + 2 * pair, 16 * row + 2 * pair + 1):
                start = LINES[line]
                half = line >> 3 & 1
                words.append((int.from_bytes(display[start : start + 32]) & keeps[half]) ^ flips[half])
            lines.append(_majority(*words))
    return tuple(lines), tuple(colours)


def _row_colours(row: int, display: bytes, attributes: bytes) -> tuple[bytes, list[int], list[int]]:
    """Attributes of a row of the thumbnail, and how to see the pixels of the two rows of cells it is made of."""
    chosen = bytearray()
    flips, keeps = (bytearray(32), bytearray(32)), (bytearray(32), bytearray(32))
    for column in range(COLUMNS):
        weights: list[tuple[int, int, bool]] = []
        cells = []
        for half in (0, 1):
            for side in (0, 1):
                place = 2 * column + side
                attribute = attributes[32 * (2 * row + half) + place]
                start = LINES[16 * row + 8 * half] + place
                count = int.from_bytes(display[start : start + 1793 : 256]).bit_count()
                ink, paper, bright = _parts(attribute)
                weights += ((ink, count, bright), (paper, 64 - count, bright))
                cells.append((half, place, ink, paper))
        ink, paper, bright_bit = _cell_colours(weights)
        chosen.append(ink | paper << 3 | bright_bit)
        for half, place, source_ink, source_paper in cells:
            flips[half][place], keeps[half][place] = _mapped(ink, paper, source_ink, source_paper)
    return bytes(chosen), [int.from_bytes(one) for one in flips], [int.from_bytes(one) for one in keeps]


def _majority(upper: int, lower: int) -> bytes:
    """Two pixel lines as one of half the width: a pixel is set where two or more of its four are."""
    a, b, c, d = upper >> 1 & _ODD, upper & _ODD, lower >> 1 & _ODD, lower & _ODD
    nibbles = (a & b | c & d | (a | b) & (c | d)).to_bytes(32).translate(_NIBBLES)
    return (int.from_bytes(nibbles[::2]) << 4 | int.from_bytes(nibbles[1::2])).to_bytes(16)


@cache
def _nearest_colours(palette: tuple[tuple[int, int, int], ...]) -> bytes:
    """For each palette index the nearest of the Spectrum's sixteen colours."""

    def distance(one: tuple[int, int, int], two: tuple[int, int, int]) -> int:
        return sum(weight * (a - b) ** 2 for weight, a, b in zip((3, 6, 1), one, two, strict=True))

    return bytes(min(range(16), key=lambda index: distance(PALETTE[index], colour)) for colour in palette)


@cache
def _columns(left: int, width: int, shift: int) -> "itemgetter[Any]":
    return itemgetter(*(left + (2 * x + shift) * width // (2 * WIDTH) for x in range(WIDTH)))


def _sampled(machine: Machine) -> Lines:
    """A pixel is made of four samples, two of each of two lines; ink where two or more of them are."""
    pixels = machine.pixels()
    stride = machine.SIZE[0]
    left, top, width, height = machine.SCREEN
    colours = _nearest_colours(machine.palette()).ljust(256, b"\0")
    picks = _columns(left, width, 0), _columns(left, width, 1)
    samples: list[bytes] = []
    for y in range(2 * HEIGHT):
        line = top + y * height // (2 * HEIGHT)
        row = pixels[line * stride : line * stride + stride]
        samples += [bytes(pick(row)).translate(colours) for pick in picks]
    lines = [bytearray(COLUMNS) for _ in range(HEIGHT)]
    attributes = [bytearray(COLUMNS) for _ in range(ROWS)]
    for place in range(ROWS):
        for column in range(COLUMNS):
            block = [part[8 * column : 8 * column + 8] for part in samples[32 * place : 32 * place + 32]]
            joined = b"".join(block)
            ink, paper, bright = _cell_colours([(index & 7, joined.count(index), index > 7) for index in {*joined}])
            attributes[place][column] = ink | paper << 3 | bright
            table = bytes(_nearer(index & 7, ink, paper) for index in range(16)).ljust(256, b"\0")
            for y in range(8):
                a, b, c, d = (int.from_bytes(part.translate(table)) for part in block[4 * y : 4 * y + 4])
                lines[8 * place + y][column] = _packed(a & b | c & d | (a | b) & (c | d))
    return tuple(map(bytes, lines)), tuple(map(bytes, attributes))


def _packed(ones: int) -> int:
    """Eight bytes of 0 or 1 as the bits of one (the product gathers them in the top byte)."""
    return ones * 0x0102040810204080 >> 56 & 0xFF
