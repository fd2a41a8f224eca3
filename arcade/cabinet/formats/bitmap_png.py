"""Grids of text, "#" for ink and "." for paper, as PNG pictures; and PNG pictures of any paint program as grids."""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.formats.png import Header, Picture, chunks_of, header_of
from arcade.cabinet.formats.png_rows import damaged, png_rows
from arcade.toolkit.contract.cartridge import UnreadableError

SIDE = 256
"""Pixels that a picture may have each way: as many as the widest screen of the old machines."""
_INK, _PAPER = "#", "."
_PAPER_AND_INK = ((255, 255, 255), (0, 0, 0))
_GREY, _COLOUR, _PALETTE, _GREY_ALPHA, _COLOUR_ALPHA = 0, 2, 3, 4, 6
_DEPTHS = {
    _GREY: (1, 2, 4, 8, 16),
    _COLOUR: (8, 16),
    _PALETTE: (1, 2, 4, 8),
    _GREY_ALPHA: (8, 16),
    _COLOUR_ALPHA: (8, 16),
}
_SAMPLES = {_GREY: 1, _COLOUR: 3, _PALETTE: 1, _GREY_ALPHA: 2, _COLOUR_ALPHA: 4}
_HALF = 128
_CLEAR, _LIGHT, _DARK = range(3)
"""What a pixel is: transparent, or as light as paper or as dark as ink."""


def png_of(grid: str) -> bytes:
    """A grid as a PNG file, black ink on white paper; rows must be of one length."""
    rows = grid.split()
    pixels = b"".join(bytes(sign == _INK for sign in row) for row in rows)
    return Picture(len(rows[0]), len(rows), pixels, _PAPER_AND_INK).png()


def grid_of(data: bytes) -> str:
    """The grid of a PNG file: what is dark is ink, or what is light where a light figure stands on transparent ground.

    Raises UnreadableError.
    """
    chunks = chunks_of(data)
    header = header_of(chunks)
    width, height = header.width, header.height
    if not (0 < width <= SIDE and 0 < height <= SIDE):
        raise UnreadableError(strings.PNG_TOO_LARGE, side=SIDE)
    if header.depth not in _DEPTHS.get(header.colour_type, ()):
        raise UnreadableError(strings.PNG_UNKNOWN, kind=header.colour_type, depth=header.depth)
    colours = _Colours(header, chunks.get(b"PLTE", b""), chunks.get(b"tRNS", b""))
    shades = [bytearray(width) for _ in range(height)]
    bits = header.depth * _SAMPLES[header.colour_type]
    for row, columns, line in png_rows(chunks.get(b"IDAT", b""), width, height, bits, bool(header.interlace)):
        shades[row][columns.start :: columns.step] = bytes(colours.shades(line, len(columns)))
    ink = _LIGHT if _is_light_figure(shades) else _DARK
    return "".join("".join(_INK if shade == ink else _PAPER for shade in row) + "\n" for row in shades)


@dataclass(frozen=True)
class _Colours:
    """What the samples of a picture stand for."""

    header: Header
    palette: bytes
    transparency: bytes
    """How solid each colour of the palette is; or the one grey or colour, two bytes a sample, that is transparent."""

    def shades(self, line: bytes, count: int) -> Iterator[int]:
        """So many pixels of a row. Raises UnreadableError."""
        kind, depth = self.header.colour_type, self.header.depth
        samples = _SAMPLES[kind]
        full = (1 << depth) - 1
        values = _samples(line, depth, count * samples)
        keyed = [int.from_bytes(self.transparency[at : at + 2]) for at in range(0, len(self.transparency), 2)]
        for start in range(0, count * samples, samples):
            one = values[start : start + samples]
            if kind == _PALETTE:
                yield self._of_palette(one[0])
                continue
            if kind in (_GREY_ALPHA, _COLOUR_ALPHA):
                solid = one.pop() * 255 // full >= _HALF
            else:
                solid = one != keyed
            yield _shade([value * 255 // full for value in one] * (3 // len(one)), solid)

    def _of_palette(self, index: int) -> int:
        colour = self.palette[3 * index : 3 * index + 3]
        if len(colour) < 3:
            raise damaged(strings.PNG_PALETTE)
        return _shade(list(colour), index >= len(self.transparency) or self.transparency[index] >= _HALF)


def _samples(line: bytes, depth: int, count: int) -> list[int]:
    """The numbers of so many samples."""
    if depth == 16:
        return [line[at] << 8 | line[at + 1] for at in range(0, 2 * count, 2)]
    if depth == 8:
        return list(line)
    return [line[at * depth // 8] >> 8 - depth - at * depth % 8 & (1 << depth) - 1 for at in range(count)]


def _shade(colour: list[int], solid: bool) -> int:
    red, green, blue = colour
    if not solid:
        return _CLEAR
    return _DARK if (299 * red + 587 * green + 114 * blue) // 1000 < _HALF else _LIGHT


def _is_light_figure(shades: list[bytearray]) -> bool:
    """Whether a figure that is rather light than dark, within and at its outline, stands on ground that is transparent.

    The ground is what is seen along the picture's sides: a sheet of paper with round corners is no figure.
    """
    sides = [*shades[0], *shades[-1], *(row[at] for row in shades[1:-1] for at in (0, -1))]
    if 4 * sides.count(_CLEAR) < len(sides):
        return False
    outline = [0, 0, 0]
    for lines in (shades, [bytearray(column) for column in zip(*shades, strict=True)]):
        for line in lines:
            padded = bytes((_CLEAR, *line, _CLEAR))
            for at, shade in enumerate(line):
                outline[shade] += _CLEAR in (padded[at], padded[at + 2])
    light, dark = (sum(line.count(shade) for line in shades) for shade in (_LIGHT, _DARK))
    return light > dark and outline[_LIGHT] > outline[_DARK]
