"""Noughts and crosses: X and O in turn fill free squares, and the first to own a whole line of them has won.

On the square of 3x3 a line is a row, a column or a diagonal, eight in all; nine marks without one are a tie. Misere is
the same the other way round: who completes a line has lost. The cube has four layers of 4x4 squares and 76 lines of
four, upright, level and slanting. Fields count from 0, column by column, row by row, layer by layer.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import product

Place = tuple[int, ...]
"""Row and column from 0; in the cube the layer before them."""


@dataclass(frozen=True)
class Form:
    """A board and what a line on it means: so many squares along each of two or three axes."""

    size: int
    axes: int
    misere: bool = False

    def __hash__(self) -> int:
        # Forms are part of every position that a search remembers.
        return self.size * 4 + self.misere

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The place of each field."""
        return tuple(product(range(self.size), repeat=self.axes))

    @cached_property
    def numbers(self) -> dict[Place, int]:
        """The field at each place."""
        return {place: number for number, place in enumerate(self.places)}

    @cached_property
    def full(self) -> int:
        """All fields, a bit each."""
        return (1 << len(self.places)) - 1

    @cached_property
    def lines(self) -> tuple[int, ...]:
        """The fields of each line, a bit each."""
        found: set[int] = set()
        for start, step in product(self.places, product((-1, 0, 1), repeat=self.axes)):
            end = tuple(at + (self.size - 1) * by for at, by in zip(start, step, strict=True))
            if any(step) and end in self.numbers:
                walk = [tuple(at + n * by for at, by in zip(start, step, strict=True)) for n in range(self.size)]
                found.add(sum(1 << self.numbers[place] for place in walk))
        return tuple(sorted(found))

    @cached_property
    def through(self) -> tuple[tuple[int, ...], ...]:
        """The lines through each field."""
        return tuple(tuple(self.lines[line] for line in lines) for lines in self.crossing)

    @cached_property
    def crossing(self) -> tuple[tuple[int, ...], ...]:
        """The places among all lines of those through each field."""
        return tuple(
            tuple(place for place, line in enumerate(self.lines) if line >> number & 1)
            for number in range(len(self.places))
        )


SQUARE = Form(3, 2)
MISERE = Form(3, 2, misere=True)
CUBE = Form(4, 3)


@dataclass(frozen=True)
class Position:
    """The fields of each seat, a bit each; seat 0 has X. `lines` are the fields of the lines that are complete."""

    form: Form = SQUARE
    marks: tuple[int, int] = (0, 0)
    seat: int = 0
    lines: int = 0

    @property
    def free(self) -> int:
        """The free fields, a bit each."""
        return self.form.full & ~(self.marks[0] | self.marks[1])

    def owner(self, field: int) -> int | None:
        return next((seat for seat in (0, 1) if self.marks[seat] >> field & 1), None)

    def moves(self) -> tuple[int, ...]:
        return () if self.lines else fields(self.free)

    def play(self, move: int) -> "Position":
        if self.lines or move < 0 or not self.free >> move & 1:
            raise ValueError(f"field {move} cannot be taken")
        own = self.marks[self.seat] | 1 << move
        lines = 0
        for line in self.form.through[move]:
            if own & line == line:
                lines |= line
        marks = (own, self.marks[1]) if self.seat == 0 else (self.marks[0], own)
        return Position(self.form, marks, 1 - self.seat, lines)

    def outcome(self) -> int | None:
        if self.lines:
            completed = 1 if self.seat == 1 else -1
            return -completed if self.form.misere else completed
        return None if self.free else 0


def fields(bits: int) -> tuple[int, ...]:
    """The fields whose bits are set, in order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)
