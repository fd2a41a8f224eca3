"""How the levels differ: what prizes are worth, how often mushrooms come, what the edge costs, how fast it goes."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Rules(NamedTuple):
    """One way to play; the defaults are the book's."""

    rows: int = 22
    columns: int = 32
    length: int = 9
    start: tuple[int, int] = (5, 13)
    """Row and column where the head begins; the body lies to its left."""
    lives: int = 5
    points: tuple[int, int, int, int] = (10, 10, 10, 10)
    """For each of the four kinds of prizes."""
    prize_percent: int = 30
    """The share of prizes among things that pop up; the others are mushrooms."""
    loss_percent: int = 0
    """By how much that falls with each life lost."""
    edge_least: int = 10
    edge_percent: int = 0
    """What touching the edge costs: a share of the points, but no less than `edge_least`."""
    sown_rows: int = 22
    crowd: int = 0
    """Prizes at a time; 0 is no limit."""
    stays: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Steps after which a prize of each kind leaves; 0 is never."""
    walks: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Steps after which a prize of each kind walks to a cell beside it; 0 is never."""
    remedy_percent: int = 0
    fair: bool = True
    """Nothing pops up on the worm, no mushroom right in front of it, and no cell is ever spent."""
    ogre_percent: int = 0
    """Steps that a chaser takes in a hundred of the prince's; 0 is no chaser."""


BOOK = Rules(lives=4, sown_rows=21, fair=False)
"""The listing: four lives where its text says five, and a lowest row that stays empty."""


class Pace(NamedTuple):
    """Rules, and frames of a step: with each life lost `hurry` fewer, but no fewer than `least`."""

    rules: Rules
    frames: int
    hurry: int = 0
    least: int = 4

    def step(self, lost: int) -> int:
        """Frames of a step when so many lives are lost."""
        return max(self.frames - self.hurry * lost, self.least)


KINDS = (10, 20, 30, 50)
GARDEN = Rules(points=KINDS, stays=(0, 0, 90, 60), walks=(0, 0, 12, 5))
GENTLE = GARDEN._replace(prize_percent=40, loss_percent=3, remedy_percent=3)
LIVELY = GARDEN._replace(prize_percent=30, loss_percent=3, remedy_percent=3, edge_least=20)
QUICK = GARDEN._replace(prize_percent=27, loss_percent=4, remedy_percent=2, edge_least=20, edge_percent=50)
DIZZY = GARDEN._replace(prize_percent=24, loss_percent=4, remedy_percent=2, edge_percent=100)
TALE = Rules(
    rows=11,
    columns=16,
    length=1,
    start=(5, 3),
    lives=3,
    points=KINDS,
    prize_percent=100,
    sown_rows=11,
    crowd=5,
    stays=(0, 0, 60, 45),
    walks=(0, 0, 9, 6),
    ogre_percent=70,
)
"""Cells four times as large, no mushrooms, and an ogre."""

LEVELS = Levels(
    Level(1, levels.GENTLE, Text("slow worm, edge costs 10"), Pace(GENTLE, 15, 1, 11)),
    Level(2, Text("lively"), Text("quicker, edge costs 20"), Pace(LIVELY, 10, 1, 7)),
    Level(3, Text("quick"), Text("edge takes half your points"), Pace(QUICK, 7, 1, 5)),
    Level(4, Text("dizzy"), Text("edge takes all you have"), Pace(DIZZY, 5, 1, 4)),
    Level(5, Text("Prince Charming"), Text("apples, dragons and an ogre"), Pace(TALE, 14, 2, 10)),
)
