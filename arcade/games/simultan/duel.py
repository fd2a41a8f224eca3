"""Two players in turn on one puzzle with one solution: a turn is one digit, worth the more the sooner it stands.

A turn begins with 200 points, one less with each pass; the right digit earns what is left of them, a wrong one costs
50 of those earned before. Either way, and when nothing is left, it is the other's turn. More points win.
"""

from arcade.games.simultan.board import CELLS
from arcade.games.simultan.rules import Game

TURN_POINTS, WRONG_COST = 200, 50


class Duel:
    """Whose turn it is and what each has earned."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = 0
        self.points = [0, 0]
        self.turn_points = TURN_POINTS
        self.owners: dict[int, int] = {}
        """Who found the digit of a cell."""

    @property
    def tried(self) -> int | None:
        """The cell with a digit that has not been handed in."""
        game = self.game
        return next((cell for cell, digit in enumerate(game.cells) if digit and cell not in game.fixed), None)

    def settle(self, cell: int) -> None:
        """Take away a digit that stands in another cell: only one is tried at a time."""
        if (tried := self.tried) is not None and tried != cell:
            self.game.clear(tried)

    def hand_in(self) -> bool:
        """Judge the digit that stands there; whether it was right."""
        cell, game = self.tried, self.game
        if cell is None:
            raise ValueError("there is nothing to hand in")
        right = game.cells[cell] == game.puzzle.digits[cell]
        if right:
            game.fix(cell)
            self.owners[cell] = self.seat
            self.points[self.seat] += self.turn_points
        else:
            game.clear(cell)
            self.points[self.seat] = max(self.points[self.seat] - WRONG_COST, 0)
        self.pass_on()
        return right

    def pass_on(self) -> None:
        """The other's turn."""
        if (tried := self.tried) is not None:
            self.game.clear(tried)
        self.seat = 1 - self.seat
        self.turn_points = TURN_POINTS

    def tick(self) -> bool:
        """A pass goes by; whether the turn has run out."""
        self.turn_points -= 1
        if self.turn_points > 0:
            return False
        self.pass_on()
        return True

    @property
    def over(self) -> bool:
        """Whether every digit has been found."""
        return len(self.game.fixed) == CELLS
