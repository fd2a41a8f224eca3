"""What is remembered of a sitting: games, points, the best, help taken, and what was mistaken most."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from arcade.games.simultan.arithmetic import MISTAKES, Mistake


@dataclass(frozen=True)
class Lesson:
    """A sitting so far. Lost games count for the average with no points."""

    games: int = 0
    won: int = 0
    total: int = 0
    best: int = 0
    hints: int = 0
    wins: tuple[int, int] = (0, 0)
    """Duels won by either player."""
    mistakes: tuple[int, ...] = (0,) * len(MISTAKES)
    """How often each kind was made."""

    @property
    def average(self) -> Fraction:
        """Points a game, exactly."""
        return Fraction(self.total, max(self.games, 1))

    @property
    def most_mistaken(self) -> tuple[Mistake, int] | None:
        """The kind of mistake made most often, and how often."""
        most = max(self.mistakes)
        return (MISTAKES[self.mistakes.index(most)], most) if most else None

    def played(self, points: int, won: bool, hints: int = 0) -> "Lesson":
        """After a game that one player won with some points, or lost."""
        points = points if won else 0
        return replace(
            self,
            games=self.games + 1,
            won=self.won + won,
            total=self.total + points,
            best=max(self.best, points),
            hints=self.hints + hints,
        )

    def duelled(self, points: tuple[int, int]) -> "Lesson":
        """After a game of two players."""
        first, second = self.wins
        wins = first + (points[0] > points[1]), second + (points[1] > points[0])
        return replace(self.played(max(points), True), wins=wins)

    def noted(self, mistakes: Iterable[Mistake]) -> "Lesson":
        """With mistakes that were made."""
        counts = list(self.mistakes)
        for mistake in mistakes:
            counts[MISTAKES.index(mistake)] += 1
        return replace(self, mistakes=tuple(counts))
