"""The pictures of the blue road's modern look: a clearing in the wood, tiles of sand, the road, and the panel."""

from collections.abc import Sequence
from functools import cache

from arcade.games.blue_road import ART, layout, strings
from arcade.games.blue_road.art import head, length, paved, tile
from arcade.games.blue_road.figures import HEADINGS, seen_from_above
from arcade.games.blue_road.layout import BEFORE, Board
from arcade.games.blue_road.rules import EXITS, STEPS, TILES, Section, Side, letters
from arcade.games.blue_road.state import State
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import letters as enlarged
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate, write
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.message_look import side_names

WOOD, MEADOW, NEXT = pair("kg"), pair("kG"), pair("bW")
INKS = (pair("bY"), pair("bC"))
"""The tiles of the two sides; those of the second have studs as well."""
PLAIN = pair("Wk")
WON = "Yk", "Ck"
"""The plates of the two sides, at their turns and else."""
LAMPS = {1: "left", 2: "on", 3: "right"}
"""What blinks, by the sides that the road passes."""
BLINK = 12
"""Frames for which a lamp is lit, and again out."""
MARGIN = 3
"""Pixels between the frame of a pair and the edges of its fields."""


def studs(size: int) -> Sprite:
    """A square stud in each corner of a tile."""
    edge = (0b11 << size - 3) | (0b11 << 1)
    rows = tuple(edge if y in (1, 2, size - 3, size - 2) else 0 for y in range(size))
    return Sprite(size, rows, rows)


TUFT = ART["tuft"].see_through()


@cache
def meadow(size: int) -> Sprite:
    """A field of grass with a line along its upper and left edges."""
    full, left = (1 << size) - 1, 1 << size - 1
    grass = Sprite(size, (full, *(left,) * (size - 1)), (full,) * size)
    third = size // 3
    for x, y in ((third - 4, third - 2), (2 * third - 3, 2 * third)):
        grass = TUFT.over(grass, x, y)
    return grass


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.place = Board(5, 5)
        self.car = Moving(self.machine)

    def board(self) -> None:
        """Everything, the board as it stands."""
        machine, position = self.machine, self.program.position
        self.car = Moving(machine)
        self.place = Board(position.rows, position.columns)
        fill(machine, 0, 0, 24, 32, colours=PLAIN)
        self.wood()
        self.fields()
        self.plates(None)
        for choice in range(len(TILES)):
            self.sample(choice, False)
        self.notes()
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        self.keys()

    def keys(self) -> None:
        """The row of keys."""
        words = key_row(self.program, 32, strings.TILE_KEYS, HINT, TAKE_BACK)
        centred(self.machine, 23, words, pair("ck"))

    def wood(self) -> None:
        """Trees around the board, and the road that comes through them."""
        fill(self.machine, 0, 0, layout.AREA_TOP + layout.AREA, layout.PANEL, LEAVES, WOOD)

    def _approach(self) -> None:
        """The road from the screen's top to the first field."""
        place = self.place
        piece = paved(place.size, Side.TOP, Side.BOTTOM, place.size)
        for row in range(place.top):
            strip = piece.cut(0, place.size - CELL, place.size, CELL).opaque()
            draw_cells(self.machine, strip, row, place.left)
            colour_cells(self.machine, row, place.left, 1, place.cells, INKS[0])

    def fields(self) -> None:
        """The board, and the road so far."""
        self.car.hide()
        match = self.program.match
        self._approach()
        for field in range(len(match.position.tiles)):
            self.free(field)
        for before, kind in zip(match.positions, match.moves, strict=False):
            if before.end is not None:
                self.tile(before.end.field, kind, before.seat)
        for section in self.program.road:
            self.road(section)

    def free(self, field: int) -> None:
        """A field without a tile."""
        row, column = self.place.corner(field)
        draw_cells(self.machine, meadow(self.place.size), row, column)
        colour_cells(self.machine, row, column, self.place.cells, self.place.cells, MEADOW)

    def tile(self, field: int, kind: str, seat: int) -> None:
        """A tile of a side, its lanes not driven on."""
        self.coloured(field, kind, INKS[seat])
        if seat:
            x, y = self.place.pixel(field)
            draw(self.machine, studs(self.place.size), x, y)

    def coloured(self, field: int, kind: str, colours: int) -> None:
        """A tile in any colours."""
        row, column = self.place.corner(field)
        draw_cells(self.machine, tile(self.place.size, kind), row, column)
        colour_cells(self.machine, row, column, self.place.cells, self.place.cells, colours)

    def road(self, section: Section, upto: int | None = None) -> None:
        """A section of the road, or as much of it as has grown."""
        size = self.place.size
        grown = length(size, section.entry, section.exit) + 1 if upto is None else upto
        draw(self.machine, paved(size, section.entry, section.exit, grown), *self.place.pixel(section.field))

    def drive(self, section: Section, at: int, lamp: str = "") -> None:
        """The car in a section, so many pixels from its beginning; before that it is on the way to it."""
        size = self.place.size
        left, top = self.place.pixel(section.field)
        heading, turn = HEADINGS[section.entry.opposite], 0
        if at < 0:
            x, y = self.place.edge(section.field, section.entry)
            down, right = STEPS[section.entry.opposite]
            x, y = x + right * at, y + down * at
        else:
            across, down = head(size, section.entry, section.exit, at)
            x, y = left + across, top + down
            last = length(size, section.entry, section.exit)
            turn = ((HEADINGS[section.exit] - heading + 8) % 16 - 8) * min(at, last) // last
        car = seen_from_above(size, (heading + turn) % 16, lamp)
        self.car.show((car, x - car.width // 2, y - car.height // 2))

    def wait(self, choice: int, frame: int) -> None:
        """The car waits before the next field, a lamp telling which way a tile would lead."""
        end = self.program.position.end
        if end is None:
            return
        leaves = EXITS[TILES[choice]][end.entry]
        lamp = LAMPS[(leaves - end.entry) % 4] if frame // BLINK % 2 else ""
        self.drive(Section(end.field, end.entry, leaves), -BEFORE, lamp)

    def sample(self, choice: int, lit: bool) -> None:
        """A tile of the tray with its letter, an arrow before it when it is chosen."""
        machine = self.machine
        row = layout.TRAY_ROW + layout.TRAY_STEP * choice
        colours = NEXT if lit else pair("by")
        draw_cells(machine, tile(layout.SAMPLE, TILES[choice]), row, layout.TRAY_COLUMN)
        colour_cells(machine, row, layout.TRAY_COLUMN, 3, 3, colours)
        letter = enlarged(machine.font, TILES[choice], 2, 2).opaque()
        draw(machine, letter, CELL * (layout.PANEL + 2), CELL * row + 4)
        colour_cells(machine, row, layout.PANEL + 2, 3, 2, pair("Yk") if lit else pair("Wk"))
        write(machine, row + 1, layout.PANEL + 1, "→" if lit else " ", pair("Yk"))

    def plates(self, seat: int | None) -> None:
        """Both sides with the games they won; that of the side to move is lit."""
        tally = self.program.tally
        for side, (name, won) in enumerate(zip(side_names(self.program), (tally.won, tally.lost), strict=True)):
            nameplate(self.machine, 2 * side, layout.PANEL, layout.PANEL_WIDTH, name, side == seat)
            centred(self.machine, 2 * side + 1, str(won), pair(WON[side]), layout.PANEL, layout.PANEL_WIDTH)

    def notes(self) -> None:
        """The road's length, and the list of moves, capitals for the second side."""
        match, width = self.program.match, layout.PANEL_WIDTH
        words = self.program.text(strings.ROAD, n=len(self.program.road))
        centred(self.machine, layout.ROAD_ROW, words, pair("Ck"), layout.PANEL, width)
        moves = letters(match.positions[0].seat, match.moves)
        self._list(moves[-width * layout.MOVES_ROWS :])

    def _list(self, moves: Sequence[str]) -> None:
        width, one, other = layout.PANEL_WIDTH, pair("Yk"), pair("Ck")
        for line in range(layout.MOVES_ROWS):
            part = "".join(moves[line * width : line * width + width]).ljust(width)
            write(self.machine, layout.MOVES_ROW + line, layout.PANEL, part, one)
            at = COLUMNS * (layout.MOVES_ROW + line) + layout.PANEL
            self.machine.attributes[at : at + width] = bytes([other if sign.isupper() else one for sign in part])

    def bar(self, one: int, other: int) -> None:
        """A bar between two fields that touch."""
        size = self.place.size
        (x, y), (right, below) = self.place.pixel(one), self.place.pixel(other)
        width, height = right - x + size - 2 * MARGIN, below - y + size - 2 * MARGIN
        full = (1 << width) - 1
        hollow = full & ~(0b11 << width - 2 | 0b11)
        rows = [full if line < 2 or line >= height - 2 else full & ~hollow for line in range(height)]
        frame = Sprite(width, tuple(rows), (full,) * height)
        draw(self.machine, frame, x + MARGIN, y + MARGIN)

    def name(self, field: int, letter: str) -> None:
        """A letter in the middle of a field."""
        row, column = self.place.corner(field)
        write(self.machine, row + self.place.cells // 2, column + self.place.cells // 2, letter, pair("kW"))
