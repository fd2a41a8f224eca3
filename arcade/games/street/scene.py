"""The street's picture that stays, houses, trees, lanes and lights, and what drives over it cell by cell.

Vehicles keep to their two columns of cells, so that each of their eight positions within a cell can be worked out
beforehand; a cell they leave gets its picture back from the one that stays.
"""

from functools import cache

from arcade.games.street import ART
from arcade.games.street.board import LIGHTS, ZEBRA, ZEBRAS, Kind, Phase
from arcade.games.street.world import DOORS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY, GRASS
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

TOP, BOTTOM = 1, 21
"""The street's cell rows are from the one to below the other."""
WALKER_COLUMNS = (3, 5, 7, 10, 13, 15, 17, 20, 23, 25, 27)
"""The cell column of each of the walker's columns."""
LEFT_ROAD, RIGHT_ROAD, ROAD_WIDTH = 7, 17, 8
ISLAND, ISLAND_WIDTH = 15, 2
VERGES = (0, 29)
ROAD, PAVING = pair("wk"), pair("kw")
KERB = sprite(("......##",) * 7 + ("#.#.#.##",))
DASH = sprite(("...##...",) * 8)
BARS = sprite(("........",) + ("####....",) * 14 + ("........",))
STOP_LINE = sprite(("........",) * 5 + ("########",) * 2 + ("........",))
EMPTY_BOARD = sprite(("#" * 16, *("#" + "." * 14 + "#",) * 14, "#" * 16))
SIGNS = tuple(ART[f"sign-{sign}"] for sign in ("home", "bakery", "library", "school", "chemist", "post-office"))
HOUSES = (("RWW", 0), ("MYW", 1), ("CWY", 0)), (("BYW", 1), ("RGW", 0), ("CYW", 1))
"""Inks of roof, sign and walls, and whether the roof is flat, of each house from the top, on either side."""
PAINTS = tuple(pair(f"{ink}k") for ink in "RYGCM")
Block = tuple[tuple[bytearray, bytearray], ...]
"""The cells of a vehicle, left and right, row by row: as byte arrays, which another takes without a copy."""
NOWHERE = range(0)
LAST = 1793
"""Of a cell's eight bytes in the bitmap, the last one's distance from the first, and one more."""


@cache
def block(kind: Kind, way: int, shift: int) -> Block:
    """A vehicle's cells when it stands `shift` pixels (0 to 7) below a cell's edge."""
    picture = ART[kind.value] if way > 0 else ART[kind.value].flipped()
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
    return PAINTS[shade] if kind is Kind.CAR else pair("Yk" if kind is Kind.BUS else "Wk")


def cell_row(row: int) -> int:
    """The upper cell row of a row of the street."""
    return TOP + 2 * row


def paint(machine: Spectrum, rain: bool) -> None:
    height = BOTTOM - TOP
    for column in VERGES:
        fill(machine, TOP, column, height, 3, GRASS, pair("kG"))
    for column in (3, 25):
        fill(machine, TOP, column, height, 4, ART["slabs"], PAVING)
    for column in (LEFT_ROAD, RIGHT_ROAD):
        _roadway(machine, column, rain)
    fill(machine, TOP, ISLAND, height, ISLAND_WIDTH, ART["hedge"], pair("Gk"))
    for row in range(TOP, BOTTOM):
        draw_cells(machine, KERB, row, LEFT_ROAD - 1)
        draw_cells(machine, KERB.mirrored(), row, RIGHT_ROAD + ROAD_WIDTH)
    for row in ZEBRAS:
        fill(machine, cell_row(row), ISLAND, 2, ISLAND_WIDTH, ART["slabs"], PAVING)
    for side, column in enumerate(VERGES):
        for place, door in enumerate(DOORS):
            # Four cell rows, the door at the street side of the lower two.
            (inks, flat), sign, top = HOUSES[side][place], SIGNS[len(DOORS) * side + place], cell_row(door) - 2
            walls = ART["walls"].mirrored() if side else ART["walls"]
            draw_cells(machine, ART["flat-roof" if flat else "roof"].coloured(inks[0], "k"), top, column)
            draw_cells(machine, sign.coloured(inks[1], "k"), top + 1, column)
            draw_cells(machine, walls.coloured(inks[2], "k"), top + 2, column)
        for row in (cell_row(ZEBRA), cell_row(LIGHTS)):
            draw_cells(machine, ART["tree"].see_through(), row, column)
    draw_cells(machine, ART["green-board"].coloured("W", "B"), cell_row(ZEBRA - 1), ISLAND)


def _roadway(machine: Spectrum, column: int, rain: bool) -> None:
    fill(machine, TOP, column, BOTTOM - TOP, ROAD_WIDTH, *((ART["puddles"], pair("ck")) if rain else (EMPTY, ROAD)))
    for row in range(TOP, BOTTOM, 2):
        for dash in (column + 2, column + 5):
            draw_cells(machine, DASH, row, dash)
            colour_cells(machine, row, dash, 1, 1, ROAD)
    for row in ZEBRAS:
        for place in range(column, column + ROAD_WIDTH):
            draw_cells(machine, BARS, cell_row(row), place)
        colour_cells(machine, cell_row(row), column, 2, ROAD_WIDTH, pair("Wk"))
    line = cell_row(LIGHTS) - 1 if column == LEFT_ROAD else cell_row(LIGHTS + 1)
    for place in range(column, column + ROAD_WIDTH):
        draw_cells(machine, STOP_LINE if column == LEFT_ROAD else STOP_LINE.flipped(), line, place)
    colour_cells(machine, line, column, 1, ROAD_WIDTH, pair("Wk"))


def show_lights(machine: Spectrum, phase: Phase, dark: bool) -> None:
    """The walkers' board above their zebra and the cars' lamps below it; `dark` is the moment of a blink."""
    go = phase in (Phase.WALK, Phase.HURRY)
    board = EMPTY_BOARD if dark else ART["green-board" if go else "red-board"]
    draw_cells(machine, board.coloured("G" if go else "R", "k"), cell_row(LIGHTS - 1), ISLAND)
    lit = {Phase.CARS: 2, Phase.AMBER: 1}.get(phase, 0)
    for lamp, ink in enumerate("RYG"):
        picture = ART["lamp"].coloured(ink, "k") if lamp == lit else ART["dark-lamp"].coloured("w", "k")
        for column in (ISLAND, ISLAND + 1):
            draw_cells(machine, picture, cell_row(LIGHTS + 1) + lamp, column)
