"""The street's picture that stays, houses, trees, lanes and lights, and what drives over it cell by cell.

Vehicles keep to their two columns of cells, so that each of their eight positions within a cell can be worked out
beforehand; a cell they leave gets its picture back from the one that stays.
"""

from functools import cache

from arcade.games.street import art
from arcade.games.street.board import LIGHTS, ZEBRA, ZEBRAS, Kind, Phase
from arcade.games.street.world import DOORS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite

TOP = 1
"""The first cell row of the street."""
BOTTOM = 21
"""The first below it."""
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
PAINTS = tuple(pair(f"{ink}k") for ink in "RYGCM")
PICTURES = {Kind.CAR: art.CAR, Kind.BUS: art.BUS, Kind.AMBULANCE: art.AMBULANCE}
BUS_PAINT, AMBULANCE_PAINT = pair("Yk"), pair("Wk")
Block = tuple[tuple[bytearray, bytearray], ...]
"""The cells of a vehicle, left and right, row by row: as byte arrays, which another takes without a copy."""
NOWHERE = range(0)
LAST = 1793
"""Of a cell's eight bytes in the bitmap, the last one's distance from the first, and one more."""


@cache
def block(kind: Kind, way: int, shift: int) -> Block:
    """A vehicle's cells when it stands `shift` pixels (0 to 7) below a cell's edge."""
    picture: Sprite = PICTURES[kind] if way > 0 else PICTURES[kind].flipped()
    rows = -(-(shift + picture.height) // CELL)
    ink = (0,) * shift + picture.ink + (0,) * (CELL * rows - shift - picture.height)
    return tuple(
        (bytearray(line >> 8 for line in ink[at : at + CELL]), bytearray(line & 0xFF for line in ink[at : at + CELL]))
        for at in range(0, CELL * rows, CELL)
    )


class Scene:
    """The part of the screen on which the street is."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._display = bytearray()
        self._attributes = bytearray()
        self._plain = b"", b""

    def keep(self) -> None:
        """Take what the screen shows for the picture that stays."""
        self._display, self._attributes = bytearray(self.machine.display), bytearray(self.machine.attributes)
        self._plain = bytes(self._display), bytes(self._attributes)

    def paper(self, row: int, column: int) -> int:
        """The attribute that stays at a cell."""
        return self._attributes[COLUMNS * row + column]

    def restore(self, row: int, column: int, height: int, width: int) -> None:
        """Show the picture that stays in so many rows and columns of cells, as far as they are on the street."""
        display, attributes = self.machine.display, self.machine.attributes
        for line in range(max(row, TOP), min(row + height, BOTTOM)):
            at = COLUMNS * line + column
            attributes[at : at + width] = self._attributes[at : at + width]
            for start in LINES[CELL * line : CELL * line + CELL]:
                first = start + column
                display[first : first + width] = self._display[first : first + width]

    def change(self, row: int, column: int, picture: Sprite | None, paint: int = 0) -> None:
        """Lay a picture of whole cells over the one that stays, on the screen as well; None takes it off again."""
        height, width = (picture.lines, picture.columns) if picture else (2, 2)
        for line in range(CELL * row, CELL * (row + height)):
            first = LINES[line] + column
            new = self._plain[0][first : first + width]
            if picture:
                new = picture.ink[line - CELL * row].to_bytes(width)
            self._display[first : first + width] = new
        for line in range(row, row + height):
            at = COLUMNS * line + column
            self._attributes[at : at + width] = bytes((paint,)) * width if picture else self._plain[1][at : at + width]
        self.restore(row, column, height, width)

    def vehicle(self, kind: Kind, way: int, paint: int, column: int, y: int, painted: range = NOWHERE) -> range:
        """Draw a vehicle with its upper edge at pixel row y of the screen; the cell rows that it takes.

        It has its colours already if they are the rows `painted`.
        """
        row, shift = divmod(y, CELL)
        cells = block(kind, way, shift)
        display, attributes = self.machine.display, self.machine.attributes
        rows = range(row, row + len(cells))
        if rows != painted:
            colours = bytes((paint, paint))
            for at in range(COLUMNS * max(row, TOP) + column, COLUMNS * min(rows.stop, BOTTOM) + column, COLUMNS):
                attributes[at : at + 2] = colours
        for line, (left, right) in enumerate(cells, row):
            if TOP <= line < BOTTOM:
                start = LINES[CELL * line] + column
                display[start : start + LAST : 256] = left
                display[start + 1 : start + 1 + LAST : 256] = right
        return rows


def paint_of(kind: Kind, shade: int) -> int:
    match kind:
        case Kind.BUS:
            return BUS_PAINT
        case Kind.AMBULANCE:
            return AMBULANCE_PAINT
        case Kind.CAR:
            return PAINTS[shade]


def cell_row(row: int) -> int:
    """The upper cell row of a row of the street."""
    return TOP + 2 * row


def paint(machine: Spectrum, rain: bool) -> None:
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
            draw_cells(machine, art.TREE, row, column)
    draw_cells(machine, art.GREEN_BOARD.coloured("W", "B"), cell_row(ZEBRA - 1), ISLAND)


def _roadway(machine: Spectrum, column: int, rain: bool) -> None:
    fill(machine, TOP, column, BOTTOM - TOP, ROAD_WIDTH, *((art.PUDDLES, WET_ROAD) if rain else (art.DRY, ROAD)))
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


def _house(machine: Spectrum, side: int, place: int, door: int, column: int) -> None:
    """A house of four cell rows, its door at its street side on the row `door`."""
    inks, flat = HOUSES[side][place]
    walls = art.WALLS.mirrored() if side else art.WALLS
    top = cell_row(door) - 2
    draw_cells(machine, (art.FLAT_ROOF if flat else art.ROOF).coloured(inks[0], "k"), top, column)
    draw_cells(machine, art.SIGNS[len(DOORS) * side + place].coloured(inks[1], "k"), top + 1, column)
    draw_cells(machine, walls.coloured(inks[2], "k"), top + 2, column)


def show_lights(machine: Spectrum, phase: Phase, dark: bool) -> None:
    """The walkers' board above their zebra and the cars' lamps below it; `dark` is the moment of a blink."""
    go = phase in (Phase.WALK, Phase.HURRY)
    board = (art.GREEN_BOARD if go else art.RED_BOARD).coloured("G" if go else "R", "k")
    if dark:
        board = art.DARK_BOARD.coloured("G", "k")
    draw_cells(machine, board, cell_row(LIGHTS - 1), ISLAND)
    lit = {Phase.CARS: 2, Phase.AMBER: 1}.get(phase, 0)
    for lamp, ink in enumerate("RYG"):
        picture = art.LAMP.coloured(ink, "k") if lamp == lit else art.DARK_LAMP.coloured("w", "k")
        for column in (ISLAND, ISLAND + 1):
            draw_cells(machine, picture, cell_row(LIGHTS + 1) + lamp, column)
