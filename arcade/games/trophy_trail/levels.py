"""What the levels of the outing ask, and how its fields are sown."""

from dataclasses import dataclass

from arcade.games.trophy_trail.board import COLUMNS, ROWS, START, Cell
from arcade.toolkit.contract.dice import Dice

TROPHIES, CROWNS, GOBLETS = 30, 3, 7
CROWN, GOBLET, CUP = 5, 2, 1
"""Values; of the thirty trophies so many are crowns and goblets, the rest cups."""
PAIR: tuple[Cell, Cell] = ((10, 8), (10, 23))
"""Where two walkers begin."""
MEDALS = ((100, "gold"), (80, "silver"), (60, "bronze"))
"""Percent of a field's trophies for each medal."""


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


def medal(taken: int) -> str:
    """The medal for so many of a field's trophies, empty for none."""
    return next((name for percent, name in MEDALS if 100 * taken >= percent * TROPHIES), "")
