"""The table of the modern look: felt in a lamp's light, cushions, walls that cast shadows, targets.

Its drawings are in dark ink, so that nothing clashes where the ball flies.
"""

from arcade.games.ricochet import ART, strings
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, ROWS, Place, Wall
from arcade.games.ricochet.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair, with_bright
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

BALL = ART["ball"]
SHADOW = ART["shadow"].see_through()
"""What the ball casts on the felt, to its lower right."""
DOT = ART["dot"]
DROP = ART["drop"]
"""What runs along the dots of the aim."""
SPOT = sprite(["##", "##"])
ARROW = ART["arrow"]
"""Where to shoot from, or where the ball will come down."""
STAR = ART["star"]
RING = ART["ring"]
"""Chalked on the cloth round a target; it stays when the target is gone."""
DISC = ART["disc"]
"""A target's ball, round the cell with its star."""
BURST = ART["burst"]
GLITTER = ART["glitter"]
"""The two phases of a target's end."""

CAST = sprite(("#.#.#.#.", ".#.#.#.#") * 4).see_through()
"""What a wall's cell casts on the felt."""
RAIL = ART["rail"]
SIGHT = ART["sight"]
STONE = ART["stone"]
RUNG = ART["rung"]
SHUT = sprite(("##.##.##",) * 8)
POSTS = ART["posts"]
"""A door: its bars, and the marks on the floor while it is open."""

NAMEPLATE = pair("Yk")
WALL_COLOURS, STONE_COLOURS, TARGET_COLOURS, DOOR_COLOURS = ("W", "r"), ("Y", "r"), ("Y", "k"), ("Y", "k")
"""Ink and paper."""
LABEL_ROW = 4
LAMP = 10, 16
"""The row and the column under the lamp."""
LIT = 100
"""How far its light reaches, in squares; a row counts twice."""
SIGHTS = 5
"""Cells from one of the cushions' marks to the next."""
SHADE = 3
"""Pixels to which shadows fall, to the right and down."""


def bar(walls: str) -> Sprite:
    return beside(*[STONE if mark == "#" else RUNG for mark in walls])


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
    row, column = place
    away = 3 * (row - LAMP[0]) ** 2 + (column - LAMP[1]) ** 2
    return with_bright(pair("k" + cloth), away < LIT)


def furnish(machine: Spectrum, world: World, cloth: str) -> None:
    fill(machine, 0, 0, ROWS, LAST_COLUMN + 1)
    for row in range(ROWS):
        for column in range(LAST_COLUMN + 1):
            machine.attributes[32 * row + column] = felt((row, column), cloth)
    for row in range(ROWS):
        draw_cells(machine, RAIL.coloured("y", "r"), row, 0)
    for row, letter in enumerate(strings.PLATE, LABEL_ROW):
        write(machine, row, 0, letter, NAMEPLATE)
    for row, column in world.table.walls:
        if (row, column) != (FLOOR, LAST_COLUMN):
            draw(machine, CAST, CELL * column + SHADE, CELL * row + SHADE)
    for place in world.table.walls:
        wall(machine, world, place)
    for place in world.table.targets:
        target(machine, world, place, cloth)
    doors(machine, world, cloth)


def outermost(place: Place) -> bool:
    """Whether a place belongs to the cushions round the table."""
    return place[0] in (0, FLOOR) or place[1] in (FIRST_COLUMN, LAST_COLUMN)


def wall(machine: Spectrum, world: World, place: Place) -> None:
    row, column = place
    walls = world.table.walls
    kind = walls[place]
    if outermost(place):
        along = column - LAMP[1] if row in (0, FLOOR) else row - LAMP[0]
        draw_cells(machine, (RAIL if along % SIGHTS else SIGHT).coloured("y", "r"), row, column)
    elif kind is Wall.CORNER:
        draw_cells(machine, STONE.coloured(*STONE_COLOURS), row, column)
    else:
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        joined = [beside in walls and not outermost(beside) for beside in around]
        draw_cells(machine, block(kind is Wall.V, *joined).coloured(*WALL_COLOURS), row, column)


def target(machine: Spectrum, world: World, place: Place, cloth: str) -> None:
    row, column = place
    if place in world.left:
        draw(machine, DISC, CELL * column - 4, CELL * row - 4)
        draw_cells(machine, STAR.coloured(*TARGET_COLOURS), row, column)
    else:
        draw(machine, DISC.inverted(), CELL * column - 4, CELL * row - 4)
        draw(machine, RING, CELL * column - 4, CELL * row - 4)
        machine.attributes[32 * row + column] = felt(place, cloth)


def doors(machine: Spectrum, world: World, cloth: str) -> None:
    for place in world.table.doors:
        if world.table.shut(place, world.bounces):
            draw_cells(machine, SHUT.coloured(*DOOR_COLOURS), *place)
        else:
            fill(machine, *place, 1, 1, POSTS, felt(place, cloth))
