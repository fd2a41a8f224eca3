"""The table of the modern look: green cloth, wooden cushions, blue walls, and the targets in their chalk rings."""

from arcade.games.ricochet import art, strings
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, ROWS, Place, Wall
from arcade.games.ricochet.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import WOOD

CELL = 8
CLOTH, CUSHION, NAMEPLATE = pair("wg"), pair("ry"), pair("Yk")
WALL, STONE, TARGET, DOOR = ("W", "b"), ("Y", "b"), ("Y", "k"), ("Y", "k")
"""Ink and paper."""
LABEL_ROW = 4


def furnish(machine: Spectrum, world: World) -> None:
    """Draw a table with everything on it that does not move."""
    fill(machine, 0, 0, ROWS, LAST_COLUMN + 1, colours=CLOTH)
    for row, letter in enumerate(strings.PLATE, LABEL_ROW):
        write(machine, row, 0, letter, NAMEPLATE)
    for row in (*range(LABEL_ROW), *range(LABEL_ROW + len(strings.PLATE), ROWS)):
        fill(machine, row, 0, 1, 1, WOOD, CUSHION)
    for place in world.table.walls:
        wall(machine, world, place)
    for place in world.table.targets:
        target(machine, world, place)
    doors(machine, world)


def outermost(place: Place) -> bool:
    """Whether a place belongs to the cushions round the table."""
    return place[0] in (0, FLOOR) or place[1] in (FIRST_COLUMN, LAST_COLUMN)


def wall(machine: Spectrum, world: World, place: Place) -> None:
    """Draw a wall's cell, joined to its neighbours."""
    row, column = place
    walls = world.table.walls
    kind = walls[place]
    if outermost(place):
        fill(machine, row, column, 1, 1, WOOD, CUSHION)
    elif kind is Wall.CORNER:
        draw_cells(machine, art.STONE.coloured(*STONE), row, column)
    else:
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        joined = [beside in walls and not outermost(beside) for beside in around]
        draw_cells(machine, art.block(kind is Wall.V, *joined).coloured(*WALL), row, column)


def target(machine: Spectrum, world: World, place: Place) -> None:
    """Draw a target in its ring, or the ring alone once it was taken."""
    row, column = place
    draw(machine, art.RING, CELL * column - 4, CELL * row - 4)
    if place in world.left:
        draw_cells(machine, art.STAR.coloured(*TARGET), row, column)
    else:
        fill(machine, row, column, 1, 1, colours=CLOTH)


def doors(machine: Spectrum, world: World) -> None:
    """Draw every door as it is after the bounces so far."""
    for place in world.table.doors:
        if world.table.shut(place, world.bounces):
            draw_cells(machine, art.SHUT.coloured(*DOOR), *place)
        else:
            fill(machine, *place, 1, 1, art.POSTS, CLOTH)
