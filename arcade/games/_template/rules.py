"""The rules: guess a hidden number in a few tries; after each miss you learn if it is higher or lower."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Position:
    """What is known. `low` and `high` bound the numbers still possible; numbers count from 1."""

    hidden: int
    low: int
    high: int
    tries: int
    last: int = 0
    """The latest guess; 0 before the first."""

    def moves(self) -> range:
        """The numbers that can be guessed; none when the game is over."""
        return range(self.low, self.high + 1) if self.outcome() is None else range(0)

    def play(self, number: int) -> "Position":
        """The position after a guess; raises ValueError for a number that is ruled out."""
        if number not in self.moves():
            raise ValueError(f"{number} cannot be guessed now")
        low = max(self.low, number + 1) if number < self.hidden else self.low
        high = min(self.high, number - 1) if number > self.hidden else self.high
        return replace(self, low=low, high=high, tries=self.tries - 1, last=number)

    def outcome(self) -> int | None:
        """1 when the number was found, -1 when the tries are used up, None before."""
        if self.last == self.hidden:
            return 1
        return None if self.tries else -1

    @property
    def advice(self) -> int:
        """The guess that halves what is possible."""
        return (self.low + self.high) // 2
