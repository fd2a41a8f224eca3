"""The street's picture that stays, and what drives over it cell by cell.

Vehicles keep to their two columns of cells, so that each of their eight positions within a cell can be worked out
beforehand; a cell they leave gets its picture back from the one that stays.
"""

from functools import cache

from arcade.games.street import art
from arcade.games.street.actors import Kind
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

TOP, BOTTOM = 1, 21
"""The first cell row of the street, and the first below it."""
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
    """The attribute of a vehicle."""
    match kind:
        case Kind.BUS:
            return BUS_PAINT
        case Kind.AMBULANCE:
            return AMBULANCE_PAINT
        case Kind.CAR:
            return PAINTS[shade]
