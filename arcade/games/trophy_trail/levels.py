"""What the levels of the outing ask, and how its fields are sown."""

from dataclasses import dataclass
from enum import IntEnum

from arcade.games.trophy_trail.board import COLUMNS, ROWS, START, Cell
from arcade.toolkit.contract.dice import Dice

TROPHIES, CROWNS, GOBLETS = 30, 3, 7
CROWN, GOBLET, CUP = 5, 2, 1
"""Values; of the thirty trophies so many are crowns and goblets, the rest cups."""
PAIR: tuple[Cell, Cell] = ((10, 8), (10, 23))
"""Where two walkers begin."""


class Harvest(IntEnum):
    """How many of a field's trophies were taken at best: the percent from which it counts as such."""

    POOR = 0
    ENOUGH = 60
    MOST = 80
    ALL = 100

    @property
    def enough(self) -> bool:
        """Whether it wins."""
        return self >= Harvest.ENOUGH


@dataclass(frozen=True)
class Pace:
    """A level: frames of a step, field by field; frames of a unit of the clock; steps for which crowns are gold;
    whether the edge is rubber and whether the star goes on by itself."""

    steps: tuple[int, ...]
    unit: int
    golden: int = 80
    rubber: bool = False
    comet: bool = False

    def step(self, number: int) -> int:
        """Frames of a step on a field, counted from 0."""
        return self.steps[min(number, len(self.steps) - 1)]


LEVELS = (
    Pace((10,), 25, rubber=True),
    Pace((8,), 19),
    Pace((6,), 13),
    Pace((5,), 7),
    Pace((12, 9, 6, 4), 13, comet=True),
)


def starts(seats: int) -> tuple[Cell, ...]:
    """Where one or two begin."""
    return (START,) if seats == 1 else PAIR


def sown(dice: Dice, kept: tuple[Cell, ...]) -> dict[Cell, int]:
    """Thirty trophies on different cells, none where somebody begins."""
    cells = [(row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    free = [cell for cell in cells if cell not in kept]
    dice.shuffle(free)
    values = [CROWN] * CROWNS + [GOBLET] * GOBLETS + [CUP] * (TROPHIES - CROWNS - GOBLETS)
    return dict(zip(free, values, strict=False))


def harvest(taken: int) -> Harvest:
    """What so many of a field's trophies are."""
    return max(one for one in Harvest if 100 * taken >= one * TROPHIES)
