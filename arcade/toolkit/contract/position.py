"""The shape of a board game's rules: a frozen position with seats, moves and an outcome; and a match that remembers."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Protocol, Self, TypeVar

from arcade.machine.essence import Essential

Move = TypeVar("Move", bound=Hashable)
Offered = TypeVar("Offered", bound=Hashable, covariant=True)


class Position(Hashable, Protocol[Move]):
    """A position of a game for two seats, 0 and 1. Frozen: playing a move gives a new position."""

    @property
    def seat(self) -> int:
        """Whose turn it is: 0 or 1."""

    def moves(self) -> Sequence[Move]:
        """The legal moves, in a fixed order; empty only when the game is over."""

    def play(self, move: Move) -> Self:
        """The position after a legal move; raises ValueError for an illegal one."""

    def outcome(self) -> int | None:
        """None while the game goes on, then 1 when seat 0 has won, -1 when seat 1 has, 0 for a draw."""


P = TypeVar("P", bound=Position)  # type: ignore[type-arg]


def won_by(seat: int, outcome: int) -> int:
    """An outcome as a seat sees it: 1 when it has won, -1 when it has lost, 0 for a draw."""
    return outcome if seat == 0 else -outcome


class Offering(Protocol[Offered]):
    """Whatever says which moves are legal in it."""

    def moves(self) -> Sequence[Offered]:
        """The legal moves."""


def permitted(position: Offering[Move], move: Move) -> Move:
    """A move that a theory names, if the rules have it in this position, else the first legal one."""
    legal = position.moves()
    return move if move in legal else legal[0]


class Match(Essential, Generic[P, Move]):
    """A game being played: the positions so far and the moves between them."""

    def __init__(self, start: P) -> None:
        self.positions: list[P] = [start]
        self.moves: list[Move] = []
        self._given = {0: start}
        """The positions to which no move has led, by the number of moves before."""

    @property
    def position(self) -> P:
        return self.positions[-1]

    def essence(self) -> tuple[dict[int, P], list[Move]]:
        return self._given, self.moves

    @classmethod
    def from_essence(cls, essence: tuple[dict[int, P], list[Move]]) -> Self:
        given, moves = essence
        match = cls(given[0])
        for number, move in enumerate(moves, 1):
            match.play(move)
            if number in given:
                match.give(given[number])
        return match

    def give(self, position: P) -> None:
        """Put another position in place of the present one: cards that chance deals only now, say."""
        self.positions[-1] = self._given[len(self.moves)] = position

    def play(self, move: Move) -> P:
        """Play a move and return the position it leads to."""
        self.positions.append(self.position.play(move))
        self.moves.append(move)
        return self.position

    def take_back(self, human: Callable[[int], bool]) -> bool:
        """Go back to the latest earlier position in which a human seat was to move; false when there is none."""
        for index in range(len(self.positions) - 2, -1, -1):
            if human(self.positions[index].seat):
                del self.positions[index + 1 :]
                del self.moves[index:]
                self._given = {number: given for number, given in self._given.items() if number <= index}
                return True
        return False
