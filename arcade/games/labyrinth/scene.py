"""The maze as it is drawn: walls of leaves, stone or ice that join, the things that lie about, the door."""

from functools import cache

from arcade.games.labyrinth import art, pieces
from arcade.games.labyrinth.board import LAST_COLUMN, LAST_ROW, WAYS, Cell, Maze, beside, inside
from arcade.games.labyrinth.variant import Mode
from arcade.games.labyrinth.world import Hunt
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL, Sprite

WALL_COLOURS = {
    Mode.CHASE: pair("Gk"),
    Mode.EXIT: pair("ck"),
    Mode.GUARDS: pair("gk"),
    Mode.CLOSING: pair("wk"),
    Mode.VALUES: pair("Bk"),
}
FLOOR = pair("bk")
TEXTURES = {
    Mode.CHASE: art.HEDGE,
    Mode.EXIT: art.MASONRY,
    Mode.GUARDS: art.THORNS,
    Mode.CLOSING: art.ROCK,
    Mode.VALUES: art.CRYSTAL,
}
"""What the walls of each game are made of, in squares of two by two cells."""
INSET = 1
"""Pixels from a wall's open side to the edge of its cell."""


def wall_tile(
    up: bool, right: bool, down: bool, left: bool, texture: Sprite = art.HEDGE, column: int = 0, row: int = 0
) -> Sprite:
    """A wall's cell; each side tells whether there is a wall beyond it. Where there is none it is round and edged.

    The texture goes on from cell to cell; `column` and `row` tell which quarter of it this one shows.
    """
    return _wall_tile(up, right, down, left, texture, column % 2, row % 2)


@cache
def _wall_tile(up: bool, right: bool, down: bool, left: bool, texture: Sprite, column: int, row: int) -> Sprite:
    quarter = texture.cut(CELL * column, CELL * row, CELL, CELL).ink
    first_x, last_x = (0 if left else INSET), CELL - 1 - (0 if right else INSET)
    first_y, last_y = (0 if up else INSET), CELL - 1 - (0 if down else INSET)
    rows = []
    for y in range(CELL):
        row = 0
        for x in range(CELL):
            solid = first_x <= x <= last_x and first_y <= y <= last_y
            end_x = (x == first_x and not left) or (x == last_x and not right)
            end_y = (y == first_y and not up) or (y == last_y and not down)
            edge = (x == first_x and not left) or (x == last_x and not right) or (y == first_y and not up)
            grain = quarter[y] >> CELL - 1 - x & 1
            row = row << 1 | (solid and not (end_x and end_y) and (edge or bool(grain)))
        rows.append(row)
    return Sprite(CELL, tuple(rows), (0xFF,) * CELL)


def is_wall(maze: Maze, cell: Cell) -> bool:
    """Whether there is an inner wall or the border in a cell of the screen's maze."""
    return cell in maze.walls or not inside(cell)


def on_screen(cell: Cell) -> bool:
    """Whether a cell is within the border or on it."""
    return 0 <= cell[0] <= LAST_COLUMN + 1 and 0 <= cell[1] <= LAST_ROW + 1


def _around(cell: Cell) -> list[Cell]:
    return [beside(cell, way) for way in WAYS]


def paint_cell(machine: Spectrum, hunt: Hunt, cell: Cell) -> None:
    """Draw what is in a cell, figures left out."""
    column, row = cell
    tile, colours = EMPTY, FLOOR
    if is_wall(hunt.maze, cell):
        up, right, down, left = (on_screen(there) and is_wall(hunt.maze, there) for there in _around(cell))
        tile = wall_tile(up, right, down, left, TEXTURES[hunt.mode], column, row)
        colours = WALL_COLOURS[hunt.mode]
    elif cell in hunt.treasures:
        tile, ink = pieces.THINGS[hunt.treasures[cell]]
        colours = pair(f"{ink}k")
    elif cell == hunt.exit:
        tile, colours = pieces.DOOR, pair("Yk")
    elif cell in hunt.growth.coming:
        tile, colours = pieces.CRUMBS, WALL_COLOURS[hunt.mode]
    draw_cells(machine, tile, row, column)
    colour_cells(machine, row, column, 1, 1, colours)


def paint(machine: Spectrum, hunt: Hunt) -> None:
    """Draw the whole maze."""
    for row in range(LAST_ROW + 2):
        for column in range(LAST_COLUMN + 2):
            paint_cell(machine, hunt, (column, row))


def paint_around(machine: Spectrum, hunt: Hunt, cell: Cell) -> None:
    """Draw a cell that has changed, and its neighbours, which may join it now or no longer."""
    for there in (cell, *(beside(cell, way) for way in WAYS)):
        paint_cell(machine, hunt, there)
