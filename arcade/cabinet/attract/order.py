"""Which game is shown next: each once before any comes again, and none twice running."""

from collections.abc import Sequence

from arcade.cabinet.shelf_groups import Game
from arcade.toolkit.contract.dice import Dice


class Order:
    """Deals the games like cards, again and again."""

    def __init__(self, games: Sequence[Game], dice: Dice) -> None:
        self._games = games
        self._dice = dice
        self._left: list[Game] = []
        self._last = ""

    def next(self) -> Game:
        """The next game. There must be one."""
        if not self._left:
            self._left = list(self._games)
            self._dice.shuffle(self._left)
            if len(self._left) > 1 and self._left[-1].slug == self._last:
                self._left[0], self._left[-1] = self._left[-1], self._left[0]
        game = self._left.pop()
        self._last = game.slug
        return game
