"""The maze as it is drawn: walls of leaves, stone or ice that join, the things that lie about, the door."""

from functools import cache

from arcade.games.labyrinth import art
from arcade.games.labyrinth.actors import Beast, Figure, Good
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.rules import LAST_COLUMN, LAST_ROW, LEFT, WAYS, Cell, Maze, beside, inside
from arcade.games.labyrinth.world import Hunt
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import Patch, draw, draw_cells, lift
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, colour, pair
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


def _on_screen(cell: Cell) -> bool:
    return 0 <= cell[0] <= LAST_COLUMN + 1 and 0 <= cell[1] <= LAST_ROW + 1


def paint_cell(machine: Spectrum, hunt: Hunt, cell: Cell) -> None:
    column, row = cell
    tile, colours = EMPTY, FLOOR
    if is_wall(hunt.maze, cell):
        around = (beside(cell, way) for way in WAYS)
        up, right, down, left = (_on_screen(there) and is_wall(hunt.maze, there) for there in around)
        tile = wall_tile(up, right, down, left, TEXTURES[hunt.mode], column, row)
        colours = WALL_COLOURS[hunt.mode]
    elif cell in hunt.treasures:
        tile, ink = art.THINGS[hunt.treasures[cell]]
        colours = pair(f"{ink}k")
    elif cell == hunt.exit:
        tile, colours = art.DOOR, pair("Yk")
    elif cell in hunt.growth.coming:
        tile, colours = art.CRUMBS, WALL_COLOURS[hunt.mode]
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


STRIDE = 4
"""Frames of a leg's movement while one walks."""
FIDGET = 16
"""Frames after which a beast moves its claws."""
NEAR, FAR = 6, 99
"""Cells: a beast within NEAR frightens him."""
HIGH = 7
"""Pixels that a leap goes up."""
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
        actors: list[tuple[Figure, Actor, str]] = []
        for number, good in enumerate(hunt.goods):
            scared = number == 0 and fear(hunt, good) <= NEAR
            picture = art.STARS if good.caught else art.SCARED if scared else self._good(number, good)
            if not good.out and (stars or not good.caught):
                actors.append((good, self._actor(good, picture), art.GOOD_INKS[number]))
        actors += [
            (beast, self._actor(beast, self._beast(beast, hunt.frames)), art.BEAST_INKS[beast.kind])
            for beast in hunt.beasts
        ]
        shown = [
            (actor, self._cells(hunt, number, figure, actor), ink) for number, (figure, actor, ink) in enumerate(actors)
        ]
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
        picture = running if good.moving and good.gone // STRIDE % 2 == good.steps % 2 else still
        return picture.mirrored() if good.facing == LEFT else picture

    @staticmethod
    def _beast(beast: Beast, frame: int) -> Sprite:
        return art.BEASTS[beast.kind][beast.leaping or (frame + 5 * beast.kind) // FIDGET % 2]

    @staticmethod
    def _actor(figure: Figure, picture: Sprite) -> Actor:
        x, y = figure.place
        if figure.leaping:
            y -= 4 * HIGH * figure.gone * (figure.lasting - figure.gone) // (figure.lasting * figure.lasting)
        return picture, x - art.OVERHANG, y - art.OVERHANG

    def _cells(self, hunt: Hunt, number: int, figure: Figure, actor: Actor) -> tuple[int, ...]:
        """The cells that take a figure's ink: the floor under it; under one that leaps the wall, too."""
        picture, x, y = actor
        first = max(x, 0) // CELL, max(y, 0) // CELL
        last = (x + picture.width - 1) // CELL, (y + picture.height - 1) // CELL
        footing = first, last, figure.cell, figure.origin, figure.leaping
        known = self._inked.get(number)
        if known is None or known[0] != footing:
            cells = tuple(
                [
                    COLUMNS * row + column
                    for row in range(first[1], last[1] + 1)
                    for column in range(first[0], last[0] + 1)
                    if figure.leaping or self._bare(hunt, figure, (column, row))
                ]
            )
            known = self._inked[number] = footing, cells
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
