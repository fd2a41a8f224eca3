"""What positions are worth by their shapes, looked up area by area.

A position is one number here, the discs of the side that has just moved in its low 64 bits and the other's above them.
An area is a part of the board with the shapes that lie in it. Neighbouring positions of a search seldom differ in many
areas: what an area is worth is remembered for every way it was ever filled, and a position's worth is a sum of a few.
"""

import zlib
from collections.abc import Collection, Sequence
from functools import cache
from itertools import repeat
from operator import and_, getitem

from arcade.families.discs.patterns import FILLINGS, PLACES, STAGES, STARTS, WORTHS, symmetric
from arcade.families.discs.rules import SQUARES, named
from arcade.machine.data import data_path

_KINDS = (
    "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a1 b1 c1 d1 a2 b2 c2 a3 b3 c3 a4",
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "b1 c2 d3 e4 f5 g6 h7",
    "c1 d2 e3 f4 g5 h6 d1 e2 f3 g4 h5 e1 f2 g3 h4",
)
AREAS = tuple(
    sorted(
        {
            sum(1 << symmetric(named(square), symmetry) for square in kind.split())
            for kind in _KINDS
            for symmetry in range(8)
        }
    )
)
MASKS = tuple(area | area << SQUARES for area in AREAS)
"""The squares of each area, for both sides."""
ZERO = 128
"""A worth of nothing, as it is written."""
REMEMBERED = 10_000
"""Fillings of an area that are remembered at most: a search seldom sees more, and all of them take a few megabytes."""


class _Digits(dict[int, int]):
    """The numbers that discs make in a place's filling, by the discs."""

    def __init__(self, place: Sequence[int]) -> None:
        super().__init__()
        self._place = place

    def __missing__(self, discs: int) -> int:
        self[discs] = number = sum(int(3**at) for at, square in enumerate(self._place) if discs >> square & 1)
        return number


_DIGITS = tuple(_Digits(place) for _, place in PLACES)
_WHERE = tuple(sum(1 << square for square in place) for _, place in PLACES)


def _home(place: int) -> int:
    """The first area in which a place lies."""
    return next(number for number, area in enumerate(AREAS) if not place & ~area)


_HOMES = tuple(_home(place) for place in _WHERE)


class Area(dict[int, int]):
    """What an area's shapes are worth for the side that has just moved, by its filling."""

    def __init__(self, number: int, table: bytes) -> None:
        super().__init__()
        self.table = table
        self._places = tuple(
            (where, digits, STARTS[kind] + FILLINGS[kind] // 2)
            for (kind, _), where, digits, home in zip(PLACES, _WHERE, _DIGITS, _HOMES, strict=True)
            if home == number
        )

    def __missing__(self, filling: int) -> int:
        if len(self) > REMEMBERED:
            self.clear()
        theirs = filling >> SQUARES
        table, worth = self.table, 0
        for where, digits, middle in self._places:
            worth += ZERO - table[middle + digits[theirs & where] - digits[filling & where]]
        self[filling] = worth
        return worth


Evaluation = tuple[tuple[Area, ...], int]
"""The areas of a stage, and what is added to their sum."""


@cache
def _stages() -> tuple[bytes, ...]:
    """The stages' worths, still packed."""
    packed = data_path("assets/tables/reversi.bin").read_bytes()
    stages: list[bytes] = []
    at = 0
    for _ in range(STAGES):
        length = int.from_bytes(packed[at : at + 4], "little")
        stages.append(packed[at + 4 : at + 4 + length])
        at += 4 + length
    return tuple(stages)


_UNPACKED: dict[int, tuple[tuple[Area, ...], tuple[int, int]]] = {}


def areas(number: int) -> tuple[tuple[Area, ...], tuple[int, int]]:
    """The areas of a stage, and what an even and an odd number of discs is worth for the side that has just moved."""
    if number not in _UNPACKED:
        table = zlib.decompress(_stages()[number])
        even, odd = (int.from_bytes(table[at : at + 2], "little", signed=True) for at in (WORTHS, WORTHS + 2))
        _UNPACKED[number] = tuple(Area(area, table) for area in range(len(AREAS))), (-even, -odd)
    return _UNPACKED[number]


def forget(but: Collection[int]) -> None:
    """Remember no fillings but those of some stages."""
    for number, (found, _) in _UNPACKED.items():
        if number not in but:
            for area in found:
                area.clear()


def judged(moved: int, evaluation: Evaluation) -> int:
    """What a position, written as one number, is worth for the side that has just moved, in eighths of a disc."""
    found, bias = evaluation
    return bias + sum(map(getitem, found, map(and_, repeat(moved), MASKS)))
