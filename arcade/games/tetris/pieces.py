"""The pieces: seven of four squares, twelve of five, thirty-five of six, with the cell they turn about.

Which comes next: the book draws tickets from a hat; otherwise pieces come from bags that are emptied before a refill.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.tetris.levels import Pieces
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.polyominoes import PENTOMINOES, TETROMINOES, Shape, hands, read, states, steady


@dataclass(frozen=True)
class Kind:
    """One kind of piece: its shape, and its mirror image where that is another and no kind of its own."""

    shapes: tuple[Shape, ...]

    @property
    def size(self) -> int:
        return len(self.shapes[0][0])


SIXES = """
    ##+###  #+#/###  ##../#+##  #+#./#.##  #+#./.###  #.#./#+##  #..#/#+##  .##./#+##  ##./.+./###  #../#+#/.##
    #../#+./###  #../#o#/###  .#./#+#/##.  .#./#+#/#.#  .#./#+./###  ##+../..###  ##.../.#+##  #..../##+##
    .#.../##+##  ..#../##+##  ##../.+#./..##  ##../.+../.###  #.../#+##/#...  #.../#+##/.#..  #.../#+##/..#.
    #.../#+##/...#  #.../#+#./..##  #.../#+../.###  #.../#o../####  .#../#+##/.#..  .#../#+##/..#.  .#../#+#./..##
    .#../#+../.###  .#../.+##/##..  .#../.+../####
"""
CLASSIC = tuple(Kind((states(read(picture)),)) for picture in TETROMINOES.split())
TETRIS = tuple(Kind((steady(states(read(picture))),)) for picture in TETROMINOES.split())
PENTIS = tuple(Kind(hands(read(picture))) for picture in PENTOMINOES.split())
HEX = tuple(Kind(hands(read(picture))) for picture in SIXES.split())
MIX = TETRIS + PENTIS + HEX
KINDS = {Pieces.CLASSIC: CLASSIC, Pieces.TETRIS: TETRIS, Pieces.PENTIS: PENTIS, Pieces.HEX: HEX, Pieces.MIX: MIX}

Drawn = tuple[int, int]
"""A kind's number among the kinds, and which of its shapes."""


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
        # Each of the book's seven kinds is twice in the hat.
        return self.dice.below(14) % 7, 0


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
