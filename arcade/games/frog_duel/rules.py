"""The rules of the frogs' duel: two frogs on each lane, face to face; leap forward any distance on one lane.

Whoever can leap no more loses; upside down, wins. Seat 0 has the frogs on the left. Lanes count from 1, columns are
those of the printed screen.
"""

from dataclasses import dataclass, replace

from arcade.toolkit.ai.nim_theory import nim_sum

Move = tuple[int, int]
"""A lane's number, and how many places its frog leaps."""
PRINTED_LEFT = (12, 11, 6, 6, 7, 8, 11, 12, 8, 8)
PRINTED_RIGHT = (20, 21, 26, 26, 25, 24, 21, 20, 24, 24)


@dataclass(frozen=True)
class Position:
    """The columns of the frogs on the left and on the right, lane by lane, and whose turn it is."""

    left: tuple[int, ...] = PRINTED_LEFT
    right: tuple[int, ...] = PRINTED_RIGHT
    seat: int = 0
    upside_down: bool = False

    def __post_init__(self) -> None:
        if len(self.left) != len(self.right) or any(gap < 0 for gap in self.gaps):
            raise ValueError(f"frogs at {self.left} and {self.right} do not face each other")

    @property
    def gaps(self) -> tuple[int, ...]:
        return tuple(right - left - 1 for left, right in zip(self.left, self.right, strict=True))

    @property
    def sum(self) -> int:
        """The carry-free binary sum of the gaps; the side to move can win unless it is 0 (see ai/nim_theory)."""
        return nim_sum(self.gaps)

    def moves(self) -> tuple[Move, ...]:
        return tuple((lane, steps) for lane, gap in enumerate(self.gaps, 1) for steps in range(1, gap + 1))

    def play(self, move: Move) -> "Position":
        lane, steps = move
        if move not in self.moves():
            raise ValueError(f"no frog can leap {steps} places on lane {lane}")
        return replace(self.stepped(lane, steps), seat=1 - self.seat)

    def stepped(self, lane: int, steps: int) -> "Position":
        """The frog of the side to move so many places on, its turn not yet over."""
        at = lane - 1
        if self.seat == 0:
            return replace(self, left=(*self.left[:at], self.left[at] + steps, *self.left[lane:]))
        return replace(self, right=(*self.right[:at], self.right[at] - steps, *self.right[lane:]))

    def outcome(self) -> int | None:
        if any(self.gaps):
            return None
        winner = self.seat if self.upside_down else 1 - self.seat
        return 1 if winner == 0 else -1
