"""What can differ from one way of playing Robac to another."""

from dataclasses import dataclass

from arcade.games.robac.board import Cell


@dataclass(frozen=True)
class Rules:
    """One way to play; what is not said is the book's."""

    rows: int = 22
    columns: int = 32
    length: int = 9
    start: Cell = (5, 13)
    """Where the head begins; the body lies to its left."""
    lives: int = 5
    points: tuple[int, int, int, int] = (10, 10, 10, 10)
    """What the four kinds of prizes are worth."""
    prize_percent: int = 30
    """How many of a hundred things that pop up are prizes; the others are mushrooms."""
    loss_percent: int = 0
    """By how much that falls with each life lost."""
    edge_least: int = 10
    edge_percent: int = 0
    """What touching the edge costs: a share of the points, or at least so much."""
    sown_rows: int = 22
    crowd: int = 0
    """How many prizes there may be at a time; 0 is no limit."""
    stays: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Steps after which a prize of each kind leaves; 0 is never."""
    walks: tuple[int, int, int, int] = (0, 0, 0, 0)
    """In every how many steps a prize of each kind walks to a cell beside it; 0 is never."""
    remedy_percent: int = 0
    fair: bool = True
    """Nothing pops up on the worm, no mushroom right in front of it, and no cell is ever spent."""
    ogre_percent: int = 0
    """Steps that a chaser takes in a hundred of the prince's; 0 is no chaser."""


BOOK = Rules(lives=4, sown_rows=21, fair=False)
"""The listing: four lives where its text says five, and a lowest row that stays empty."""
