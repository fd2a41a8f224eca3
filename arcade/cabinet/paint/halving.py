"""A picture by halves: each pixel is a mixture of four, in the machine's colours and those between two of them."""

from functools import lru_cache

Colour = tuple[int, int, int]
Palette = tuple[Colour, ...]
FINE = 3
"""Bits that two mixtures may differ in and still be shown as one."""
_HIGH = bytes(number << 4 & 255 for number in range(256))


class Halves(dict[tuple[int, int], int]):
    """Mixes lines in the colours of a palette of 16; for two pairs of its numbers the one that is between all four."""

    def __init__(self, pure: tuple[Colour, ...]) -> None:
        super().__init__()
        mixed = {_between(one, other) for one in pure for other in pure}
        self.palette: Palette = (*pure, *sorted(mixed.difference(pure)))
        """The machine's own colours first."""
        self._pure = pure
        self._nearest: dict[Colour, int] = {}

    def line(self, upper: bytes, lower: bytes) -> bytes:
        """Two lines of the machine's picture as one of half the length."""
        return bytes(map(self.__getitem__, zip(_pairs(upper), _pairs(lower), strict=True)))

    def __missing__(self, pairs: tuple[int, int]) -> int:
        four = [self._pure[number] for pair in pairs for number in (pair >> 4, pair & 15)]
        mean = sum(one[0] for one in four) // 4, sum(one[1] for one in four) // 4, sum(one[2] for one in four) // 4
        rough = mean[0] >> FINE, mean[1] >> FINE, mean[2] >> FINE
        if rough not in self._nearest:
            self._nearest[rough] = min(range(len(self.palette)), key=lambda number: _far(self.palette[number], mean))
        self[pairs] = self._pure.index(four[0]) if len(set(four)) == 1 else self._nearest[rough]
        return self[pairs]


@lru_cache(8)
def halves(palette: tuple[Colour, ...]) -> Halves:
    """What mixes the pictures of a machine with these colours."""
    return Halves(palette)


def _pairs(line: bytes) -> bytes:
    """Each two pixels as one number."""
    first, second = line[::2].translate(_HIGH), line[1::2]
    return (int.from_bytes(first) | int.from_bytes(second)).to_bytes(len(second))


def _between(one: Colour, other: Colour) -> Colour:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2, (one[2] + other[2]) // 2


def _far(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
