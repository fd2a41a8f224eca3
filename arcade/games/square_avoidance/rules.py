"""Avoid the square: stones are put in turn on a board of 5 by 5 fields; owning the four corners of a square loses.

Squares count straight or tilted, of any size. Fields are numbered from 0, by columns from a and rows from the bottom:
a1 is 0, e1 is 4 and a2 is 5; stones are masks of bits in that order. Seat 0, the player, has discs ("2"); seat 1, the
computer or a second player, has rings ("1"), no matter who starts. A full board without a square is a draw. A side
that could only complete a square may resign instead.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

SIDE = 5
FIELDS = range(SIDE * SIDE)
BOARD = (1 << SIDE * SIDE) - 1
RESIGN = -1
FREE, RING, DISC = ".", "1", "2"
Corners = tuple[int, int, int, int]
"""The fields of a square's corners, going round it."""


def _squares() -> Iterator[Corners]:
    """Every square once: the straight ones by size, then the tilted ones by the steps right and up along a side."""
    slopes = ((1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2))
    for right, up in slopes:
        for field in FIELDS:
            y, x = divmod(field, SIDE)
            points = ((x, y), (x + right, y + up), (x + right - up, y + up + right), (x - up, y + right))
            if all(0 <= part < SIDE for point in points for part in point):
                one, two, three, four = (SIDE * row + column for column, row in points)
                yield one, two, three, four


SQUARES: tuple[Corners, ...] = tuple(_squares())
"""In the order of the original's table."""
MASKS = tuple(sum(1 << corner for corner in square) for square in SQUARES)
OTHERS = tuple(tuple(mask & ~(1 << field) for mask in MASKS if mask >> field & 1) for field in FIELDS)
"""For each field the three other corners of every square that it belongs to, as masks."""


def fields_of(mask: int) -> tuple[int, ...]:
    return tuple(field for field in FIELDS if mask >> field & 1)


@lru_cache(1 << 17)  # half as many would be thrown away while an end is searched
def unsafe(own: int) -> int:
    """The mask of fields that would complete a square for the side with these stones."""
    if not own:
        return 0
    # Those of one stone less, and of the squares that this stone belongs to.
    stone = own & -own
    found = unsafe(own ^ stone)
    for others in OTHERS[stone.bit_length() - 1]:
        missing = others & ~own
        if not missing & (missing - 1):
            found |= missing
    return found & ~stone


def threats(stones: int, free: int) -> list[Corners]:
    """The squares of which stones have three corners, and of which the fourth is free."""
    return [
        square
        for square, mask in zip(SQUARES, MASKS, strict=True)
        if (stones & mask).bit_count() == 3 and mask & ~stones & free
    ]


def name(field: int) -> str:
    """What a field is called: a1 to e5."""
    row, column = divmod(field, SIDE)
    return "abcde"[column] + str(row + 1)


@dataclass(frozen=True)
class Position:
    """The stones of both seats as masks, whose turn it is, and whether the other one has resigned."""

    discs: int = 0
    rings: int = 0
    seat: int = 0
    resigned: bool = False

    @property
    def own(self) -> int:
        return self.rings if self.seat else self.discs

    @property
    def enemy(self) -> int:
        return self.discs if self.seat else self.rings

    @property
    def free(self) -> int:
        return BOARD & ~(self.discs | self.rings)

    @property
    def safe(self) -> int:
        """The free fields that complete no square for the side to move."""
        return self.free & ~unsafe(self.own)

    @property
    def stones(self) -> int:
        return (self.discs | self.rings).bit_count()

    def squares(self) -> tuple[Corners, ...]:
        """The squares that a side owns; the last stone may have completed several at once."""
        return tuple(
            square
            for square, mask in zip(SQUARES, MASKS, strict=True)
            if self.discs & mask == mask or self.rings & mask == mask
        )

    def corners(self) -> tuple[int, ...]:
        """The fields that are corners of squares that a side owns."""
        return fields_of(sum({1 << corner for square in self.squares() for corner in square}))

    def stone(self, field: int) -> str | None:
        """Whose stone is on a field."""
        return RING if self.rings >> field & 1 else DISC if self.discs >> field & 1 else None

    def moves(self) -> tuple[int, ...]:
        if self.outcome() is not None:
            return ()
        return fields_of(self.free) if self.safe else (*fields_of(self.free), RESIGN)

    def play(self, move: int) -> "Position":
        if move not in self.moves():
            raise ValueError(f"field {move} cannot be taken in {self.picture()}")
        if move == RESIGN:
            return Position(self.discs, self.rings, 1 - self.seat, resigned=True)
        if self.seat:
            return Position(self.discs, self.rings | 1 << move, 0)
        return Position(self.discs | 1 << move, self.rings, 1)

    def outcome(self) -> int | None:
        last = self.enemy
        if self.resigned or any(last & mask == mask for mask in MASKS):
            return -1 if self.seat else 1
        return None if self.free else 0

    def picture(self) -> str:
        """The board from row 5 down to row 1, "." or "1" or "2" a field, rows parted by "/"."""
        marks = [self.stone(field) or FREE for field in FIELDS]
        return "/".join("".join(marks[row : row + SIDE]) for row in range(SIDE * SIDE - SIDE, -1, -SIDE))
