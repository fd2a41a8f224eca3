"""The clearing of the modern look: where everything is, boards of any size, the panel, and the road in motion."""

from collections.abc import Sequence
from functools import cache

from arcade.games.blue_road import ART, strings
from arcade.games.blue_road.art import HEADINGS, head, length, paved, seen_from_above, tile
from arcade.games.blue_road.rules import EXITS, STEPS, TILES, Section, Side, letters
from arcade.games.blue_road.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.letters.lettering import letters as enlarged
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate, write
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.sound.tunes import Tune

AREA_CELLS, AREA_TOP = 21, 1
PANEL, PANEL_WIDTH = 22, 10
TRAY_ROW, TRAY_STEP, TRAY_COLUMN = 5, 4, 27
TRAY = Grid(rows=3, columns=1, left=CELL * PANEL, top=CELL * TRAY_ROW - 4, width=80, height=CELL * TRAY_STEP)
BEFORE = 11
"""Pixels from the middle of a waiting car to the edge of the next field."""
ROAD_ROW, MOVES_ROW, MOVES_ROWS = 16, 17, 5


class Board:
    def __init__(self, rows: int, columns: int) -> None:
        self.columns = columns
        self.cells = next(cells for cells in (5, 4, 3) if cells * max(rows, columns) <= AREA_CELLS)
        """Cells of a tile each way, as many as fit."""
        self.size = CELL * self.cells
        self.left = (AREA_CELLS + 1 - self.cells * columns) // 2
        self.top = AREA_TOP + (AREA_CELLS - self.cells * rows) // 2

    def corner(self, field: int) -> tuple[int, int]:
        """The row and column of a field's first cell."""
        row, column = divmod(field, self.columns)
        return self.top + self.cells * row, self.left + self.cells * column

    def pixel(self, field: int) -> tuple[int, int]:
        row, column = self.corner(field)
        return CELL * column, CELL * row

    def edge(self, field: int, side: Side) -> tuple[int, int]:
        """The x and y in the middle of a field's side."""
        x, y = self.pixel(field)
        down, right = STEPS[side]
        half = self.size // 2
        return x + half + right * half, y + half + down * half


WOOD, MEADOW, NEXT = pair("kg"), pair("kG"), pair("bW")
INKS = (pair("bY"), pair("bC"))
"""The tiles of the two sides; those of the second have studs as well."""
PLAIN = pair("Wk")
LAMPS = {1: "left", 2: "on", 3: "right"}
"""What blinks, by the sides that the road passes."""
BLINK_FRAMES = 12
MARGIN = 3
"""Pixels between the frame of a pair and the edges of its fields."""


@cache
def meadow(size: int) -> Sprite:
    full, left = (1 << size) - 1, 1 << size - 1
    grass = Sprite(size, (full, *(left,) * (size - 1)), (full,) * size)
    third = size // 3
    for x, y in ((third - 4, third - 2), (2 * third - 3, 2 * third)):
        grass = ART["tuft"].see_through().over(grass, x, y)
    return grass


class Scene:
    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.place = Board(5, 5)
        self.car = Moving(self.machine)

    def board(self) -> None:
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
        centred(machine, 23, key_row(self.program, 32, strings.TILE_KEYS, HINT, TAKE_BACK), pair("ck"))

    def wood(self) -> None:
        fill(self.machine, 0, 0, AREA_TOP + AREA_CELLS, PANEL, LEAVES, WOOD)

    def fields(self) -> None:
        """All fields with their tiles, and the road to the first one."""
        place, match = self.place, self.program.match
        self.car.hide()
        strip = paved(place.size, Side.TOP, Side.BOTTOM, place.size).cut(0, place.size - CELL, place.size, CELL)
        for row in range(place.top):
            draw_cells(self.machine, strip.opaque(), row, place.left)
            colour_cells(self.machine, row, place.left, 1, place.cells, INKS[0])
        for field in range(len(match.position.tiles)):
            self.free(field)
        for before, kind in zip(match.positions, match.moves, strict=False):
            if before.end is not None:
                self.tile(before.end.field, kind, before.seat)
        for section in self.program.road:
            self.road(section)

    def _cover(self, field: int, picture: Sprite, colours: int) -> None:
        row, column = self.place.corner(field)
        draw_cells(self.machine, picture, row, column)
        colour_cells(self.machine, row, column, self.place.cells, self.place.cells, colours)

    def free(self, field: int) -> None:
        self._cover(field, meadow(self.place.size), MEADOW)

    def coloured(self, field: int, kind: str, colours: int) -> None:
        self._cover(field, tile(self.place.size, kind), colours)

    def tile(self, field: int, kind: str, seat: int) -> None:
        self.coloured(field, kind, INKS[seat])
        if seat:
            size = self.place.size
            edge = (0b11 << size - 3) | (0b11 << 1)
            studs = tuple(edge if y in (1, 2, size - 3, size - 2) else 0 for y in range(size))
            draw(self.machine, Sprite(size, studs, studs), *self.place.pixel(field))

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
        lamp = LAMPS[(leaves - end.entry) % 4] if frame // BLINK_FRAMES % 2 else ""
        self.drive(Section(end.field, end.entry, leaves), -BEFORE, lamp)

    def sample(self, choice: int, lit: bool) -> None:
        machine, row = self.machine, TRAY_ROW + TRAY_STEP * choice
        draw_cells(machine, tile(24, TILES[choice]), row, TRAY_COLUMN)
        colour_cells(machine, row, TRAY_COLUMN, 3, 3, NEXT if lit else pair("by"))
        letter = enlarged(machine.font, TILES[choice], 2, 2).opaque()
        draw(machine, letter, CELL * (PANEL + 2), CELL * row + 4)
        colour_cells(machine, row, PANEL + 2, 3, 2, pair("Yk") if lit else PLAIN)
        write(machine, row + 1, PANEL + 1, "→" if lit else " ", pair("Yk"))

    def plates(self, seat: int | None) -> None:
        tally = self.program.tally
        for side, (name, won) in enumerate(zip(side_names(self.program), (tally.won, tally.lost), strict=True)):
            nameplate(self.machine, 2 * side, PANEL, PANEL_WIDTH, name, side == seat)
            centred(self.machine, 2 * side + 1, str(won), pair(("Yk", "Ck")[side]), PANEL, PANEL_WIDTH)

    def notes(self) -> None:
        match, width = self.program.match, PANEL_WIDTH
        words = self.program.text(strings.ROAD, n=len(self.program.road))
        centred(self.machine, ROAD_ROW, words, pair("Ck"), PANEL, width)
        moves = letters(match.positions[0].seat, match.moves)[-width * MOVES_ROWS :]
        for line in range(MOVES_ROWS):
            part = moves[line * width : line * width + width].ljust(width)
            write(self.machine, MOVES_ROW + line, PANEL, part, pair("Yk"))
            at = COLUMNS * (MOVES_ROW + line) + PANEL
            colours = [pair("Ck" if sign.isupper() else "Yk") for sign in part]
            self.machine.attributes[at : at + width] = bytes(colours)

    def bar(self, one: int, other: int) -> None:
        size = self.place.size
        (x, y), (right, below) = self.place.pixel(one), self.place.pixel(other)
        width, height = right - x + size - 2 * MARGIN, below - y + size - 2 * MARGIN
        full = (1 << width) - 1
        hollow = full & ~(0b11 << width - 2 | 0b11)
        rows = [full if line < 2 or line >= height - 2 else full & ~hollow for line in range(height)]
        frame = Sprite(width, tuple(rows), (full,) * height)
        draw(self.machine, frame, x + MARGIN, y + MARGIN)


SCALE = (0, 2, 4, 7, 9)
"""Steps that sound well in any order, an octave of them."""
LAID = ((0.006, -5.0), (0.008, -12.0))
SKID = tuple((0.008, 34.0 - step % 3 - step // 2) for step in range(36))
CRASH = tuple((0.004, pitch) for pitch in (-8.0, 5.0, -14.0, -2.0, -20.0, -9.0, -24.0, -16.0, -30.0))
AHEAD = 12
"""Pixels of road before the car's middle as it grows."""
OUT_PIXELS = 22
SKID_FRAMES, BUMP_FRAMES = 3, 6
LAP_FRAMES = 110
"""About how long the drive over a finished road takes."""


def note(place: int) -> Tune:
    """The note of a section, the higher the later it comes in one turn."""
    octave, step = divmod(place, len(SCALE))
    pitch = float(min(12 * octave + SCALE[step], 40))
    return ((0.03, pitch), (0.03, pitch + 12), (0.05, pitch))


def grow(scene: Scene, sections: Sequence[Section], stops: bool) -> Frames[None]:
    """The car drives on and the road grows before it; at the end it stops, or not. A key hurries it."""
    machine, size = scene.machine, scene.place.size
    hurry = SkippableWait(machine)
    end = 0
    for place, section in enumerate(sections):
        machine.chime(note(place))
        last = length(size, section.entry, section.exit)
        first = -BEFORE if place == 0 else 0
        end = last - BEFORE if stops and section is sections[-1] else last
        for at in range(first, end, 2):
            scene.car.hide()
            scene.road(section, min(at + AHEAD, last + 1))
            scene.drive(section, at)
            yield from hurry.wait(1)
        scene.car.hide()
        scene.road(section)
    if stops:
        scene.drive(sections[-1], end)


def run_off(scene: Scene, section: Section) -> Frames[None]:
    machine, size = scene.machine, scene.place.size
    x, y = scene.place.edge(section.field, section.exit)
    down, right = STEPS[section.exit]
    machine.chime(SKID)
    for step in range(0, OUT_PIXELS, 2):
        car = seen_from_above(size, HEADINGS[section.exit] + step * 3 // 4, "on")
        scene.car.show((car, x + right * step - car.width // 2, y + down * step - car.height // 2))
        yield from machine.wait(SKID_FRAMES)
    scene.car.hide()
    machine.chime(CRASH)
    crash = Moving(machine, clear=True)
    for number in (1, 2, 1):
        picture = ART[f"bump-{number}"].coloured("R", "Y")
        across, low = x + right * OUT_PIXELS - picture.width // 2, y + down * OUT_PIXELS - picture.height // 2
        crash.show((picture, min(max(across, 0), 8 * PANEL - picture.width), min(max(low, 0), 176 - picture.height)))
        yield from machine.wait(BUMP_FRAMES)
    crash.hide()


def lap(scene: Scene, road: Sequence[Section]) -> Frames[None]:
    size = scene.place.size
    whole = sum(length(size, section.entry, section.exit) for section in road)
    step = max(whole // LAP_FRAMES, 2)
    at = 0
    for number, section in enumerate(road):
        scene.machine.chime(((0.02, float(number % 36)), (0.01, float(number % 36) - 12)))
        last = length(size, section.entry, section.exit)
        while at < last:
            scene.drive(section, at)
            at += step
            yield
        at -= last
    scene.car.hide()


def show_pairs(scene: Scene, pairs: Sequence[tuple[int, int]]) -> Frames[None]:
    """Bars between the fields of a pair that touch, and letters on the others."""
    apart = 0
    for one, other in pairs:
        row, column = divmod(other, scene.place.columns)
        up, left = divmod(one, scene.place.columns)
        if abs(row - up) + abs(column - left) == 1:
            scene.bar(one, other)
        else:
            for row, column in map(scene.place.corner, (one, other)):
                half = scene.place.cells // 2
                write(scene.machine, row + half, column + half, chr(ord("A") + apart), pair("kW"))
            apart += 1
        scene.machine.chime(((0.01, float(len(SCALE) + one % 24)),))
        yield from scene.machine.wait(2)
