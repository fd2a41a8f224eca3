"""The statistics of a sitting, counted from the turns of its games."""

from dataclasses import dataclass
from operator import add

from arcade.games.go_fish.rules import Position
from arcade.toolkit.contract.plain import Plain

Pair = tuple[int, int]
"""A number for each seat."""


def _sum(first: Pair, second: Pair) -> Pair:
    left, right = map(add, first, second)
    return left, right


@dataclass(frozen=True)
class Figures:
    """What both seats have done so far."""

    games: int = 0
    won: Pair = (0, 0)
    books: Pair = (0, 0)
    questions: Pair = (0, 0)
    hits: Pair = (0, 0)
    lucky: Pair = (0, 0)

    def after(self, position: Position) -> "Figures":
        """The figures with a game as far as it has come; it counts as played when it is over."""
        questions, hits, lucky = [0, 0], [0, 0], [0, 0]
        for turn in position.turns:
            questions[turn.seat] += 1
            hits[turn.seat] += bool(turn.given)
            lucky[turn.seat] += turn.lucky
        outcome = position.outcome()
        return Figures(
            self.games + (outcome is not None),
            _sum(self.won, (int(outcome == 1), int(outcome == -1))),
            _sum(self.books, (len(position.books[0]), len(position.books[1]))),
            _sum(self.questions, (questions[0], questions[1])),
            _sum(self.hits, (hits[0], hits[1])),
            _sum(self.lucky, (lucky[0], lucky[1])),
        )

    def plain(self) -> Plain:
        """The figures as a plain value."""
        return self.games, self.won, self.books, self.questions, self.hits, self.lucky
