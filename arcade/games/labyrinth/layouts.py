"""How each game in the labyrinth is laid out before it begins."""

from dataclasses import dataclass, field

from arcade.games.labyrinth.actors import Beast, Good
from arcade.games.labyrinth.board import CELLS, LAST_COLUMN, LAST_ROW, Cell, Maze, apart, carved, scattered
from arcade.games.labyrinth.rules import GOOD_START, VILLAIN_STARTS, WALLS
from arcade.games.labyrinth.variant import Mode
from arcade.toolkit.contract.dice import Dice

SECONDS = {Mode.CHASE: 40, Mode.EXIT: 30, Mode.GUARDS: 75, Mode.CLOSING: 45, Mode.VALUES: 30}
"""How long each lasts."""
TREASURE, COIN, DIAMOND = 25, 10, 50
"""What things are worth."""
SPARSE = 50
"""Short walls of a maze that grows walls, or is about what lies in it."""
LOOPS = 16
"""Walls opened in the classic labyrinth, so that there is a way round."""
FRIEND_START = (2, 17)
ROOM_STARTS = ((1, 19), (1, 17))
LAIRS = ((29, 19), (15, 1), (1, 1))
"""Where the beasts of the classic labyrinth are first."""
POSTS = ((25, 4), (24, 16), (9, 5))
HOARD, STRAY = 4, 4
"""Treasures about each post, and elsewhere."""
COINS, DIAMONDS = 14, 5
FAR = 12
"""How far from the start diamonds lie."""


@dataclass
class Layout:
    """Everything in its place."""

    maze: Maze
    goods: list[Good]
    beasts: list[Beast]
    treasures: dict[Cell, int] = field(default_factory=dict)
    exit: Cell | None = None


def lay_out(mode: Mode, dice: Dice, goods: int, beasts: int) -> Layout:
    """A new maze with so many good ones and beasts."""
    if mode is Mode.EXIT:
        return _classic(dice, goods, beasts)
    starts = (GOOD_START, FRIEND_START)[:goods]
    lairs = (POSTS if mode is Mode.GUARDS else VILLAIN_STARTS)[:beasts]
    maze = scattered(dice, WALLS if mode is Mode.CHASE else SPARSE, (*starts, *lairs))
    layout = Layout(maze, [Good(cell) for cell in starts], [Beast(cell, kind=kind) for kind, cell in enumerate(lairs)])
    if mode is Mode.GUARDS:
        for beast in layout.beasts:
            beast.post = beast.cell
            _strew(layout, dice, HOARD, TREASURE, [cell for cell in CELLS if 1 <= apart(cell, beast.cell) <= 2])
        _strew(layout, dice, STRAY, TREASURE, [cell for cell in CELLS if apart(cell, GOOD_START) >= FAR // 2])
    if mode is Mode.VALUES:
        _strew(layout, dice, DIAMONDS, DIAMOND, [cell for cell in CELLS if apart(cell, GOOD_START) >= FAR])
        _strew(layout, dice, COINS, COIN, list(CELLS))
    return layout


def _classic(dice: Dice, goods: int, beasts: int) -> Layout:
    maze = carved(dice, LOOPS)
    way_out = (LAST_COLUMN - 1, 2 * dice.below(LAST_ROW // 4) + 1)
    return Layout(
        maze,
        [Good(cell) for cell in ROOM_STARTS[:goods]],
        [Beast(cell, kind=kind) for kind, cell in enumerate(LAIRS[:beasts])],
        exit=way_out,
    )


def _strew(layout: Layout, dice: Dice, count: int, value: int, places: list[Cell]) -> None:
    """Lay so many things of a value on free places, fewer if there are not enough."""
    taken = [*layout.treasures, *(good.cell for good in layout.goods)]
    free = [cell for cell in places if layout.maze.free(cell) and cell not in taken]
    dice.shuffle(free)
    layout.treasures.update(dict.fromkeys(free[:count], value))
