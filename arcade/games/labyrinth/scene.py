"""The maze as it is drawn: walls of leaves, stone or ice that join, the things that lie about, the door."""

from collections.abc import Callable
from functools import cache, partial
from itertools import product

from arcade.games.labyrinth import ART, art
from arcade.games.labyrinth.actors import Figure, Good
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.rules import CELLS, LAST_COLUMN, LAST_ROW, LEFT, WAYS, Cell, Maze, beside
from arcade.games.labyrinth.world import Hunt
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, colour, pair
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.sprites import CELL, Sprite

WALLS = {
    Mode.CHASE: (art.HEDGE, pair("Gk")),
    Mode.EXIT: (ART["masonry"], pair("ck")),
    Mode.GUARDS: (ART["thorns"], pair("gk")),
    Mode.CLOSING: (ART["rock"], pair("wk")),
    Mode.VALUES: (ART["crystal"], pair("Bk")),
}
"""What the walls of each game are made of, in squares of two by two cells, and their colours."""
BORDER = {(column, row) for column in range(LAST_COLUMN + 2) for row in range(LAST_ROW + 2)} - {*CELLS}
INSET = 1
"""Pixels from a wall's open side to the edge of its cell."""


def wall_tile(wall: Callable[[Cell], bool], cell: Cell, texture: Sprite) -> Sprite:
    """A wall's cell. Where there is no `wall` beside it is round and edged; the texture goes on from cell to cell."""
    return _wall_tile(*(wall(beside(cell, way)) for way in WAYS), texture, cell[0] % 2, cell[1] % 2)


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
    return cell in maze.walls or cell in BORDER


def paint_cell(machine: Spectrum, hunt: Hunt, cell: Cell) -> None:
    column, row = cell
    tile, colours = EMPTY, pair("bk")
    texture, wall_colours = WALLS[hunt.mode]
    if is_wall(hunt.maze, cell):
        tile, colours = wall_tile(partial(is_wall, hunt.maze), cell, texture), wall_colours
    elif cell in hunt.treasures:
        tile, ink = art.THINGS[hunt.treasures[cell]]
        colours = pair(f"{ink}k")
    elif cell == hunt.exit:
        tile, colours = art.DOOR, pair("Yk")
    elif cell in hunt.growth.coming:
        tile, colours = ART["crumbs"], wall_colours
    draw_cells(machine, tile, row, column)
    colour_cells(machine, row, column, 1, 1, colours)


def paint(machine: Spectrum, hunt: Hunt) -> None:
    for row in range(LAST_ROW + 2):
        for column in range(LAST_COLUMN + 2):
            paint_cell(machine, hunt, (column, row))


def paint_around(machine: Spectrum, hunt: Hunt, cell: Cell) -> None:
    """Draw a cell that has changed, and its neighbours, which may join it now or no longer."""
    for there in (cell, *(beside(cell, way) for way in WAYS)):
        paint_cell(machine, hunt, there)


STRIDE_FRAMES, FIDGET_FRAMES = 4, 16
NEAR, FAR = 6, 99
"""Cells: a beast within NEAR frightens him."""
LEAP_PIXELS = 7
Footing = tuple[Cell, Cell, Cell, Cell, bool]
"""The first and the last cell that a picture touches, where the figure is and was, and whether it leaps."""
Shown = tuple[Actor, tuple[int, ...], str]
"""A figure's picture, the cells that have its ink, and the ink."""


def fear(hunt: Hunt, good: Good) -> int:
    """How many cells the nearest beast is away from a good one."""
    column, row = good.cell
    return min((abs(beast.cell[0] - column) + abs(beast.cell[1] - row) for beast in hunt.beasts), default=FAR)


class Cast:
    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._covered: list[Patch] = []
        self._shown: list[Shown] = []
        self._inked: dict[int, tuple[Footing, tuple[int, ...]]] = {}
        """Of each figure in the order in which they are drawn, as the maze is."""

    def hide(self) -> None:
        self._take_up(0)
        self._inked.clear()

    def show(self, hunt: Hunt, stars: bool = False) -> None:
        """Show everybody; those caught see stars, or are not seen. Those at the back that are as before stay."""
        figures: list[tuple[Figure, Sprite, str]] = []
        for number, good in enumerate(hunt.goods):
            scared = number == 0 and fear(hunt, good) <= NEAR
            picture = art.STARS if good.caught else art.SCARED if scared else self._good(number, good)
            if not good.out and (stars or not good.caught):
                figures.append((good, picture, art.GOOD_INKS[number]))
        for beast in hunt.beasts:
            pose = beast.leaping or (hunt.frames + 5 * beast.kind) // FIDGET_FRAMES % 2
            figures.append((beast, art.BEASTS[beast.kind][pose], art.BEAST_INKS[beast.kind]))
        shown: list[Shown] = []
        for number, (figure, picture, ink) in enumerate(figures):
            actor = self._actor(figure, picture)
            shown.append((actor, self._cells(hunt, number, figure, actor), ink))
        same = 0
        while same < min(len(shown), len(self._shown)) and shown[same] == self._shown[same]:
            same += 1
        self._take_up(same)
        for (picture, x, y), cells, ink in shown[same:]:
            self._covered.append(lift(self.machine, x, y, picture.width, picture.height))
            draw(self.machine, picture, x, y)
            self._colour(cells, ink)
        self._shown = shown

    def _take_up(self, stay: int) -> None:
        """Give the maze back, but for so many figures at the back."""
        while len(self._covered) > stay:
            self._covered.pop().put_back(self.machine)
        del self._shown[stay:]

    @staticmethod
    def _good(number: int, good: Good) -> Sprite:
        still, running = art.GOODS[number]
        picture = running if good.moving and good.gone // STRIDE_FRAMES % 2 == good.steps % 2 else still
        return picture.mirrored() if good.facing == LEFT else picture

    @staticmethod
    def _actor(figure: Figure, picture: Sprite) -> Actor:
        x, y = figure.place
        if figure.leaping:
            y -= 4 * LEAP_PIXELS * figure.gone * (figure.lasting - figure.gone) // (figure.lasting * figure.lasting)
        return picture, x - art.OVERHANG, y - art.OVERHANG

    def _cells(self, hunt: Hunt, number: int, figure: Figure, actor: Actor) -> tuple[int, ...]:
        """The cells that take a figure's ink: the floor under it; under one that leaps the wall, too."""
        picture, x, y = actor
        first = max(x, 0) // CELL, max(y, 0) // CELL
        last = (x + picture.width - 1) // CELL, (y + picture.height - 1) // CELL
        footing = first, last, figure.cell, figure.origin, figure.leaping
        known = self._inked.get(number)
        if known is None or known[0] != footing:
            touched = product(range(first[1], last[1] + 1), range(first[0], last[0] + 1))
            bare = [at for at in touched if figure.leaping or self._bare(hunt, figure, at[::-1])]
            known = self._inked[number] = footing, tuple([COLUMNS * row + column for row, column in bare])
        return known[1]

    @staticmethod
    def _bare(hunt: Hunt, figure: Figure, cell: Cell) -> bool:
        """Whether a cell takes a figure's ink: floor, but what lies beside it keeps its own."""
        if cell in hunt.treasures or cell == hunt.exit:
            return cell in (figure.cell, figure.origin)
        return hunt.maze.free(cell)

    def _colour(self, cells: tuple[int, ...], ink: str) -> None:
        number, bright = colour(ink)
        attributes = self.machine.attributes
        kept, taken = 0xFF & ~(INK_BITS | BRIGHT_BIT), number | bright * BRIGHT_BIT
        for at in cells:
            attributes[at] = attributes[at] & kept | taken
