"""The ogre who runs after the prince, a little slower than he."""

from dataclasses import dataclass

from arcade.games.robac.board import Cell
from arcade.toolkit.contract.dice import Dice


@dataclass
class Ogre:
    """Where he is, and how much of a step he has saved up; `percent` are his steps in a hundred of the prince's."""

    cell: Cell
    percent: int
    saved: int = 0

    def chase(self, prey: Cell, dice: Dice) -> bool:
        """Come nearer if a whole step is saved up, along the longer way; tells whether the prey is caught.

        He also has it when it runs into him.
        """
        if prey == self.cell:
            return True
        self.saved += self.percent
        if self.saved >= 100:
            self.saved -= 100
            self.cell = self._nearer(prey, dice)
        return prey == self.cell

    def _nearer(self, prey: Cell, dice: Dice) -> Cell:
        row, column = self.cell
        down, right = prey[0] - row, prey[1] - column
        upright = abs(down) > abs(right) or (abs(down) == abs(right) and dice.percent(50))
        if upright:
            return row + (down > 0) - (down < 0), column
        return row, column + (right > 0) - (right < 0)
