"""The table of the modern look: felt in a lamp's light, cushions, walls that cast shadows, targets.

Its drawings are in dark ink, so that nothing clashes where the ball flies.
"""

from arcade.games.ricochet import ART, strings
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, Place, Wall
from arcade.games.ricochet.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair, with_bright
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

BALL = ART["ball"]
SHADOW = ART["shadow"].see_through()
"""What the ball casts on the felt, to its lower right."""
SPOT = sprite(["##", "##"])
CAST = sprite(("#.#.#.#.", ".#.#.#.#") * 4).see_through()
"""What a wall's cell casts on the felt."""
SHUT_DOOR = sprite(("##.##.##",) * 8)
NAME_ROW = 4
LAMP = 10, 16
"""The row and the column under the lamp."""
SIGHT_CELLS = 5
"""From one of the cushions' marks to the next."""
SHADE_PIXELS = 3
"""To which shadows fall, to the right and down."""


def bar(walls: str) -> Sprite:
    return beside(*[ART["stone" if mark == "#" else "rung"] for mark in walls])


def bright(place: Place, lamp: Place, reach: int) -> bool:
    """Whether the lamp shines on a place; rows are farther than columns."""
    return 3 * (place[0] - lamp[0]) ** 2 + (place[1] - lamp[1]) ** 2 < reach


def block(upright: bool, up: bool, down: bool, left: bool, right: bool) -> Sprite:
    """A wall's cell with a groove along its kind, and an edge wherever the wall does not go on."""
    rows = []
    for y in range(8):
        edge = (y == 0 and not up) or (y == 7 and not down)
        groove = not upright and y in (3, 4)
        row = [edge or groove or (upright and x in (3, 4)) for x in range(8)]
        row[0] = row[0] or not left
        row[7] = row[7] or not right
        rows.append("".join(".#"[one] for one in row))
    return sprite(rows)


def felt(place: Place, cloth: str) -> int:
    """The attribute of felt of a colour at a place: bright where the lamp shines."""
    return with_bright(pair("k" + cloth), bright(place, LAMP, 100))


def furnish(machine: Spectrum, world: World, cloth: str) -> None:
    fill(machine, 0, 0, FLOOR + 1, COLUMNS)
    for row in range(FLOOR + 1):
        for column in range(COLUMNS):
            machine.attributes[COLUMNS * row + column] = felt((row, column), cloth)
        draw_cells(machine, ART["rail"].coloured("y", "r"), row, 0)
    for row, letter in enumerate(strings.PLATE, NAME_ROW):
        write(machine, row, 0, letter, pair("Yk"))
    for row, column in world.table.walls:
        if (row, column) != (FLOOR, LAST_COLUMN):
            draw(machine, CAST, CELL * column + SHADE_PIXELS, CELL * row + SHADE_PIXELS)
    for place in world.table.walls:
        wall(machine, world, place)
    for place in world.table.targets:
        target(machine, world, place, cloth)
    doors(machine, world, cloth)


def outermost(place: Place) -> bool:
    """Whether a place belongs to the cushions round the table."""
    return place[0] in (0, FLOOR) or place[1] in (FIRST_COLUMN, LAST_COLUMN)


def wall(machine: Spectrum, world: World, place: Place) -> None:
    (row, column), walls = place, world.table.walls
    kind = walls[place]
    if outermost(place):
        along = column - LAMP[1] if row in (0, FLOOR) else row - LAMP[0]
        draw_cells(machine, ART["rail" if along % SIGHT_CELLS else "sight"].coloured("y", "r"), row, column)
    elif kind is Wall.CORNER:
        draw_cells(machine, ART["stone"].coloured("Y", "r"), row, column)
    else:
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        joined = [beside in walls and not outermost(beside) for beside in around]
        draw_cells(machine, block(kind is Wall.V, *joined).coloured("W", "r"), row, column)


def target(machine: Spectrum, world: World, place: Place, cloth: str) -> None:
    """A ball round the cell with its star, or the chalked ring that stays when it is gone."""
    row, column = place
    x, y = CELL * column - 4, CELL * row - 4
    if place in world.left:
        draw(machine, ART["disc"], x, y)
        draw_cells(machine, ART["star"].coloured("Y", "k"), row, column)
    else:
        draw(machine, ART["disc"].inverted(), x, y)
        draw(machine, ART["ring"], x, y)
        machine.attributes[COLUMNS * row + column] = felt(place, cloth)


def doors(machine: Spectrum, world: World, cloth: str) -> None:
    for place in world.table.doors:
        if world.table.shut(place, world.bounces):
            draw_cells(machine, SHUT_DOOR.coloured("Y", "k"), *place)
        else:
            fill(machine, *place, 1, 1, ART["posts"], felt(place, cloth))
