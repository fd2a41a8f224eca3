"""Wins by force in the cube: threat after threat, each with a single answer, until one has two answers too many.

A side's marks are kept as counters of all lines at once, a bit for each line: where it has at least one mark, two,
three, four. A mark is a few operations on whole numbers, and a position is two such sides. The search goes deep first
and remembers what led nowhere. That threats decide the cube is from O. Patashnik, Qubic: 4x4x4 tic-tac-toe (1980), and
L. V. Allis and P. N. A. Schoo, Qubic solved again (1992).
"""

from typing import NamedTuple

from arcade.games.noughts.rules import CUBE, Position, fields
from arcade.toolkit.ai.solver import TOP_RANK
from arcade.toolkit.contract.searching import Idea, Thinking

SLICE = 1_500
"""Positions examined between two frames: 4 to 6 ms of one core, so nobody waits much longer than thinking takes."""
LINES = CUBE.lines
THROUGH = tuple(sum(1 << line for line in crossing) for crossing in CUBE.crossing)
"""The lines through each field, a bit each."""


class Side(NamedTuple):
    """A side's marks, and the lines where it has at least one, two, three and four of them, a bit each."""

    marks: int = 0
    one: int = 0
    two: int = 0
    three: int = 0
    four: int = 0

    def mark(self, field: int) -> "Side":
        """The side with a mark more."""
        marks, one, two, three, four = self
        through = THROUGH[field]
        return Side(
            marks | 1 << field, one | through, two | one & through, three | two & through, four | three & through
        )


def sides(position: Position) -> tuple[Side, Side]:
    """The side to move and the other."""
    found = [Side(), Side()]
    for place, seat in enumerate((position.seat, 1 - position.seat)):
        for field in fields(position.marks[seat]):
            found[place] = found[place].mark(field)
    return found[0], found[1]


def gaps(side: Side, other: Side) -> int:
    """The free fields, a bit each, with which a side completes a line."""
    lines, found = side.three & ~other.one, 0
    while lines:
        lowest = lines & -lines
        found |= LINES[lowest.bit_length() - 1] & ~side.marks
        lines ^= lowest
    return found


def forward(own: Side, other: Side) -> int | list[tuple[int, int]]:
    """The field that completes a line or threatens to complete two; else the fields that threaten, with the answers."""
    if own.three & ~other.one:
        return gaps(own, other).bit_length() - 1
    must = gaps(other, own)
    if must & must - 1:
        return []
    pairs = lines = own.two & ~own.three & ~other.one
    found: list[tuple[int, int]] = []
    while lines:
        lowest = lines & -lines
        lines ^= lowest
        free = LINES[lowest.bit_length() - 1] & ~own.marks
        if must and not free & must:
            continue
        first = must or free & -free
        field, answer = first.bit_length() - 1, (free ^ first).bit_length() - 1
        for threat in (field, answer)[: 1 if must else 2]:
            both = pairs & THROUGH[threat]
            if both & both - 1:
                return threat
        found.append((field, answer))
        if not must:
            found.append((answer, field))
    return found


def holds(own: Side, other: Side, sequence: tuple[int, ...]) -> bool:
    """Whether a sequence of threats and answers wins for the side to move."""
    for place, field in enumerate(sequence):
        if (own.marks | other.marks) >> field & 1:
            return False
        if place % 2:
            own, other = own, other.mark(field)
            continue
        must = gaps(other, own)
        own = own.mark(field)
        if own.four:
            return True
        ready = gaps(own, other)
        if must & ~(1 << field) or not ready:
            return False
        if ready & ready - 1:
            return True
        if place + 1 == len(sequence) or ready != 1 << sequence[place + 1]:
            return False
    return False


def forced(own: Side, other: Side, sequence: tuple[int, ...]) -> int:
    """The rank (see `Worth`) of a win by a sequence of threats and answers for the side to move."""
    for place, field in enumerate(sequence):
        own, other = (own, other.mark(field)) if place % 2 else (own.mark(field), other)
    # Who only threatens to complete two lines still has to wait for an answer.
    return TOP_RANK - len(sequence) - (0 if own.four else 2)


class Forcing:
    """Looks for wins by force, and counts the positions that it examines over all its searches."""

    def __init__(self) -> None:
        self.positions = 0
        self.idea: Idea | None = None
        """What is believed so far."""
        self._pause = SLICE

    def breathe(self, examined: int) -> Thinking[None]:
        """Count positions, and let a frame pass when there were enough since the last."""
        self.positions += examined
        if self.positions >= self._pause:
            self._pause = self.positions + SLICE
            yield self.idea

    def win(self, own: Side, other: Side, most: int) -> Thinking[tuple[int, ...]]:
        """A sequence of threats and answers by which the side to move completes a line; empty if none is found.

        At most so many positions are examined. The sequence begins with a threat, holds the answers in between, and
        ends with the field that completes a line or threatens to complete two.
        """
        last = self.positions + most
        yield from self.breathe(1)
        found = forward(own, other)
        if isinstance(found, int):
            return (found,)
        barren: set[tuple[int, int]] = set()
        walk: list[int] = []
        stack = [(own, other, iter(found))]
        while stack and self.positions < last:
            own, other, steps = stack[-1]
            step = next(steps, None)
            if step is None:
                stack.pop()
                del walk[-2:]
                continue
            field, answer = step
            key = own.marks | 1 << field, other.marks | 1 << answer
            if key in barren:
                continue
            barren.add(key)
            if self.positions + 1 >= self._pause:
                yield from self.breathe(1)
            else:
                self.positions += 1
            own, other = own.mark(field), other.mark(answer)
            found = forward(own, other)
            if isinstance(found, int):
                return (*walk, field, answer, found)
            if found:
                walk += [field, answer]
                stack.append((own, other, iter(found)))
        return ()
