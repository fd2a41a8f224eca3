"""What stands still in the modern street: houses, trees, pavements, lanes, zebras, hedge and lights."""

from arcade.games.street import art
from arcade.games.street.actors import LIGHTS, ZEBRA, ZEBRAS
from arcade.games.street.board import Phase
from arcade.games.street.scene import BOTTOM, TOP
from arcade.games.street.world import DOORS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.sprites import Sprite

WALKER_COLUMNS = (3, 5, 7, 10, 13, 15, 17, 20, 23, 25, 27)
"""The cell column of each of the walker's columns."""
LEFT_ROAD, RIGHT_ROAD, ROAD_WIDTH = 7, 17, 8
ISLAND, ISLAND_WIDTH = 15, 2
PAVEMENTS, PAVEMENT_WIDTH = (3, 25), 4
DASHES = (9, 12, 19, 22)
VERGES, VERGE_WIDTH = (0, 29), 3
ROAD, WET_ROAD, PAVING, LAWN, LEAVES = pair("wk"), pair("ck"), pair("kw"), pair("kG"), pair("Gk")
HOUSES = (("RWW", 0), ("MYW", 1), ("CWY", 0)), (("BYW", 1), ("RGW", 0), ("CYW", 1))
"""Inks of roof, sign and walls, and whether the roof is flat, of each house from the top, on either side."""


def cell_row(row: int) -> int:
    """The upper cell row of a row of the street."""
    return TOP + 2 * row


def paint(machine: Spectrum, rain: bool) -> None:
    """The whole street without anything that moves."""
    height = BOTTOM - TOP
    for column in VERGES:
        fill(machine, TOP, column, height, VERGE_WIDTH, GRASS, LAWN)
    for column in PAVEMENTS:
        fill(machine, TOP, column, height, PAVEMENT_WIDTH, art.SLABS, PAVING)
    for column in (LEFT_ROAD, RIGHT_ROAD):
        _roadway(machine, column, rain)
    fill(machine, TOP, ISLAND, height, ISLAND_WIDTH, art.HEDGE, LEAVES)
    for row in range(TOP, BOTTOM):
        draw_cells(machine, art.KERB, row, LEFT_ROAD - 1)
        draw_cells(machine, art.KERB.mirrored(), row, RIGHT_ROAD + ROAD_WIDTH)
    for row in ZEBRAS:
        fill(machine, cell_row(row), ISLAND, 2, ISLAND_WIDTH, art.SLABS, PAVING)
    for side, column in enumerate(VERGES):
        for place, door in enumerate(DOORS):
            _house(machine, side, place, door, column)
        for row in (cell_row(ZEBRA), cell_row(LIGHTS)):
            _tree(machine, row, column)
    draw_cells(machine, art.GREEN_BOARD.coloured("W", "B"), cell_row(ZEBRA - 1), ISLAND)


def _roadway(machine: Spectrum, column: int, rain: bool) -> None:
    fill(machine, TOP, column, BOTTOM - TOP, ROAD_WIDTH, *((art.PUDDLES, WET_ROAD) if rain else (_NOTHING, ROAD)))
    for row in range(TOP, BOTTOM, 2):
        for dash in DASHES:
            if column <= dash < column + ROAD_WIDTH:
                draw_cells(machine, art.DASH, row, dash)
                colour_cells(machine, row, dash, 1, 1, ROAD)
    for row in ZEBRAS:
        for place in range(column, column + ROAD_WIDTH):
            draw_cells(machine, art.BARS, cell_row(row), place)
        colour_cells(machine, cell_row(row), column, 2, ROAD_WIDTH, pair("Wk"))
    line = cell_row(LIGHTS) - 1 if column == LEFT_ROAD else cell_row(LIGHTS + 1)
    for place in range(column, column + ROAD_WIDTH):
        draw_cells(machine, art.STOP_LINE if column == LEFT_ROAD else art.STOP_LINE.flipped(), line, place)
    colour_cells(machine, line, column, 1, ROAD_WIDTH, pair("Wk"))


_NOTHING = Sprite(8, (0,) * 8, (0xFF,) * 8)


def _house(machine: Spectrum, side: int, place: int, door: int, column: int) -> None:
    """A house of four cell rows, its door at its street side on the row `door`."""
    inks, flat = HOUSES[side][place]
    walls = art.WALLS.mirrored() if side else art.WALLS
    top = cell_row(door) - 2
    draw_cells(machine, (art.FLAT_ROOF if flat else art.ROOF).coloured(inks[0], "k"), top, column)
    draw_cells(machine, art.SIGNS[len(DOORS) * side + place].coloured(inks[1], "k"), top + 1, column)
    draw_cells(machine, walls.coloured(inks[2], "k"), top + 2, column)


def _tree(machine: Spectrum, row: int, column: int) -> None:
    draw_cells(machine, art.TREE, row, column)


def show_lights(machine: Spectrum, phase: Phase, dark: bool) -> None:
    """The walkers' board above their zebra and the cars' lamps below it; `dark` is the moment of a blink."""
    go = phase in (Phase.WALK, Phase.HURRY)
    board = (art.GREEN_BOARD if go else art.BOARD).coloured("G" if go else "R", "k")
    if dark:
        board = _DARK_BOARD
    draw_cells(machine, board, cell_row(LIGHTS - 1), ISLAND)
    lit = {Phase.CARS: 2, Phase.AMBER: 1}.get(phase, 0)
    for lamp, ink in enumerate("RYG"):
        picture = art.LAMPS.coloured(ink, "k") if lamp == lit else art.DARK_LAMP.coloured("w", "k")
        for column in (ISLAND, ISLAND + 1):
            draw_cells(machine, picture, cell_row(LIGHTS + 1) + lamp, column)


_DARK_BOARD = Sprite(16, art.BOARD.ink[:1] + (0x8001,) * 14 + art.BOARD.ink[-1:], (0xFFFF,) * 16).coloured("G", "k")
