"""The table of the modern look: felt in a lamp's light, cushions, walls that cast shadows, targets."""

from arcade.games.ricochet import ART, art, strings
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, ROWS, Place, Wall
from arcade.games.ricochet.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair, with_bright
from arcade.toolkit.picture.panels import write

CELL = 8
FELTS = "gcymgw"
"""The felt of each level's table, as a colour letter."""
NAMEPLATE = pair("Yk")
WALL, STONE, TARGET, DOOR = ("W", "r"), ("Y", "r"), ("Y", "k"), ("Y", "k")
"""Ink and paper."""
LABEL_ROW = 4
LAMP = 10, 16
"""The row and the column under the lamp."""
LIT = 100
"""How far its light reaches, in squares; a row counts twice."""
SIGHTS = 5
"""Cells from one of the cushions' marks to the next."""
RAIL = ART["rail"]
SIGHT = ART["sight"]
SHADE = 3
"""Pixels to which shadows fall, to the right and down."""


def felt(place: Place, level: int) -> int:
    """The attribute of the felt at a place: bright where the lamp shines."""
    row, column = place
    away = 3 * (row - LAMP[0]) ** 2 + (column - LAMP[1]) ** 2
    return with_bright(pair("k" + FELTS[level - 1]), away < LIT)


def furnish(machine: Spectrum, world: World, level: int) -> None:
    """Draw a table with everything on it that does not move."""
    fill(machine, 0, 0, ROWS, LAST_COLUMN + 1)
    for row in range(ROWS):
        for column in range(LAST_COLUMN + 1):
            machine.attributes[32 * row + column] = felt((row, column), level)
    for row in range(ROWS):
        draw_cells(machine, RAIL.coloured("y", "r"), row, 0)
    for row, letter in enumerate(strings.PLATE, LABEL_ROW):
        write(machine, row, 0, letter, NAMEPLATE)
    for row, column in world.table.walls:
        if (row, column) != (FLOOR, LAST_COLUMN):
            draw(machine, art.CAST, CELL * column + SHADE, CELL * row + SHADE)
    for place in world.table.walls:
        wall(machine, world, place)
    for place in world.table.targets:
        target(machine, world, place, level)
    doors(machine, world, level)


def outermost(place: Place) -> bool:
    """Whether a place belongs to the cushions round the table."""
    return place[0] in (0, FLOOR) or place[1] in (FIRST_COLUMN, LAST_COLUMN)


def wall(machine: Spectrum, world: World, place: Place) -> None:
    """Draw a wall's cell, joined to its neighbours."""
    row, column = place
    walls = world.table.walls
    kind = walls[place]
    if outermost(place):
        along = column - LAMP[1] if row in (0, FLOOR) else row - LAMP[0]
        draw_cells(machine, (RAIL if along % SIGHTS else SIGHT).coloured("y", "r"), row, column)
    elif kind is Wall.CORNER:
        draw_cells(machine, art.STONE.coloured(*STONE), row, column)
    else:
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        joined = [beside in walls and not outermost(beside) for beside in around]
        draw_cells(machine, art.block(kind is Wall.V, *joined).coloured(*WALL), row, column)


def target(machine: Spectrum, world: World, place: Place, level: int) -> None:
    """Draw a target, or where it was the ring alone."""
    row, column = place
    if place in world.left:
        draw(machine, art.DISC, CELL * column - 4, CELL * row - 4)
        draw_cells(machine, art.STAR.coloured(*TARGET), row, column)
    else:
        draw(machine, art.DISC.inverted(), CELL * column - 4, CELL * row - 4)
        draw(machine, art.RING, CELL * column - 4, CELL * row - 4)
        machine.attributes[32 * row + column] = felt(place, level)


def doors(machine: Spectrum, world: World, level: int) -> None:
    """Draw every door as it is after the bounces so far."""
    for place in world.table.doors:
        if world.table.shut(place, world.bounces):
            draw_cells(machine, art.SHUT.coloured(*DOOR), *place)
        else:
            fill(machine, *place, 1, 1, art.POSTS, felt(place, level))
