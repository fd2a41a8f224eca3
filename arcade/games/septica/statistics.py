"""A match of up to 21 games, with what is counted of them."""

from dataclasses import dataclass, field

from arcade.games.septica.rules import STOP, Move, Position
from arcade.toolkit.contract.plain import Plain, plain_fields

MATCH = 21
"""Games of a match."""


@dataclass
class Record:
    """By side: the last game's points, all points, games won, tricks taken and cuts made."""

    sides: int = 2
    pairs: bool = False
    """Whether the sides are two partners each."""
    games: int = 0
    last: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    cuts: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for row in (self.last, self.points, self.wins, self.tricks, self.cuts):
            row[:] = [0] * self.sides

    def note(self, positions: list[Position], moves: list[Move]) -> None:
        """Count a game that is over."""
        end = positions[-1]
        self.games += 1
        self.last[:] = end.score()
        best = [side for side, points in enumerate(self.last) if points == max(self.last)]
        if len(best) == 1:
            self.wins[best[0]] += 1
        for side, points in enumerate(self.last):
            self.points[side] += points
            self.tricks[side] += end.tricks[side]
        for position, move in zip(positions, moves, strict=False):
            if position.trick and move != STOP and position.cuts(move):
                self.cuts[position.side(position.seat)] += 1

    @property
    def over(self) -> bool:
        """Whether the match is over: all games played."""
        return self.games >= MATCH

    @property
    def champion(self) -> int | None:
        """The side that won the most games, if there is just one."""
        best = [side for side, wins in enumerate(self.wins) if wins == max(self.wins)]
        return best[0] if len(best) == 1 else None

    def plain(self) -> Plain:
        """The counts as a plain value."""
        return plain_fields(self, "games", "points", "wins")
