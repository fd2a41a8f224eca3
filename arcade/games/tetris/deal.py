"""Which piece comes next: tickets drawn from a hat as in the book, or bags that are emptied before a refill."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from arcade.games.tetris.pieces import Kind
from arcade.toolkit.contract.dice import Dice

Drawn = tuple[int, int]
"""A kind's number among the kinds, and which of its shapes."""
TICKETS = 14
"""Each of the book's seven kinds is twice in the hat."""


class Supply(ABC):
    """Where pieces come from."""

    @abstractmethod
    def draw(self) -> Drawn:
        """The next piece."""

    def left(self) -> tuple[int, ...]:
        """What is known of the pieces to come, for the program's state."""
        return ()


class Tickets(Supply):
    """The book's hat: every draw is independent of those before."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def draw(self) -> Drawn:
        return self.dice.below(TICKETS) % (TICKETS // 2), 0


class Bags(Supply):
    """A bag of all kinds of each size. A size is drawn by its share, then a kind from its bag, then left or right."""

    def __init__(self, dice: Dice, kinds: Sequence[Kind], shares: Sequence[int]) -> None:
        """`shares` are the sizes' chances, smallest size first, for as many sizes as the kinds have."""
        self.dice = dice
        self.kinds = kinds
        sizes = sorted({kind.size for kind in kinds})
        self._all = [[number for number, kind in enumerate(kinds) if kind.size == size] for size in sizes]
        self._bags: list[list[int]] = [[] for _ in sizes]
        self._lots = [place for place, share in enumerate(shares) for _ in range(share)]

    def draw(self) -> Drawn:
        place = self.dice.pick(self._lots) if len(self._bags) > 1 else 0
        bag = self._bags[place]
        if not bag:
            bag += self._all[place]
            self.dice.shuffle(bag)
        number = bag.pop()
        return number, self.dice.below(len(self.kinds[number].shapes))

    def left(self) -> tuple[int, ...]:
        return tuple(number for bag in self._bags for number in (*bag, -1))
