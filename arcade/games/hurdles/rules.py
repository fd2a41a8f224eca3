"""The rules of the book's hurdle race: four lanes, three hurdles each, one key pressed at the right moment.

The runner advances in strides of two cells, an even column and then an odd one; hurdles stand on odd columns. Between
the two comes the decision: he jumps if the next cell is a hurdle, a key is down now, and none was down at the decision
before. So a key held, or hammered, jumps nothing. He never stops; what counts is how many hurdles fall.
"""

from dataclasses import dataclass, field

ROWS = (3, 5, 7, 9)
COLUMNS = 32
STRIDE = 2
STRIDES = len(ROWS) * COLUMNS // STRIDE
SPEEDS = range(1, 11)
Cell = tuple[int, int]
"""Row and column on the screen."""

HURDLES: frozenset[Cell] = frozenset((row, column - row) for row in ROWS for column in (12, 22, 32))
"""Ten cells apart along the whole course, so that the rhythm never changes."""


@dataclass
class World:
    """A race: where the runner is, what has fallen, and whether a key was down too early."""

    stride: int = 0
    fallen: list[Cell] = field(default_factory=list)
    too_early: bool = False
    jumping: bool = False
    """Whether the last decision was to jump."""

    @property
    def over(self) -> bool:
        return self.stride == STRIDES

    @property
    def row(self) -> int:
        """The screen row of the lane."""
        return ROWS[min(self.stride, STRIDES - 1) * STRIDE // COLUMNS]

    @property
    def column(self) -> int:
        """The even column at which the stride begins."""
        return self.stride * STRIDE % COLUMNS

    @property
    def next_cell(self) -> Cell:
        """The odd cell that the stride leads to."""
        return self.row, self.column + 1

    def decide(self, pressed: bool) -> bool:
        """The stride's decision; returns whether a hurdle in front falls."""
        if self.next_cell not in HURDLES:
            self.too_early, self.jumping = pressed, False
            return False
        self.jumping = pressed and not self.too_early
        if not self.jumping:
            self.fallen.append(self.next_cell)
        return not self.jumping

    def advance(self) -> None:
        """Begin the next stride, after the last of a lane on the next lane."""
        self.stride += 1
        self.jumping = False

    @property
    def cleared(self) -> int:
        """Hurdles that were jumped so far."""
        lane, reached = self.row, COLUMNS if self.over else self.column
        return sum(row < lane or (row == lane and column < reached) for row, column in HURDLES) - len(self.fallen)


def speed_of(answer: str) -> int | None:
    """A typed speed such as "8" or "2.5" in tenths; None unless it is a number with at most one decimal."""
    whole, _, part = answer.partition(".")
    if not (whole.isascii() and whole.isdecimal() and len(part) <= 1 and (part == "" or part in "0123456789")):
        return None
    return 10 * int(whole) + int(part or "0")


def in_range(tenths: int) -> bool:
    return 10 * SPEEDS[0] <= tenths <= 10 * SPEEDS[-1]


def pause_of(tenths: int) -> int:
    """Frames of each of a stride's pauses at a speed in tenths, halves rounded up as PAUSE rounds them."""
    return (110 - tenths + 5) // 10


def points(cleared: int, tenths: int) -> int:
    """What a race is worth: the hurdles jumped, times the speed."""
    return cleared * tenths // 10
