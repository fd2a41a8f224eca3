"""What the modern look of Avoid the square shows: a framed blackboard in squares, magnets with faces, both sides."""

from collections.abc import Iterable

from arcade.games.square_avoidance import art, strings
from arcade.games.square_avoidance.art import Mood, figure, towards
from arcade.games.square_avoidance.levels import LEVELS
from arcade.games.square_avoidance.rules import DISC, FIELDS, RING, SIDE, Corners, Position, fields_of, threats, unsafe
from arcade.games.square_avoidance.state import State
from arcade.games.square_avoidance.strings import PANEL as PANEL_WIDTH
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.lettering import figures
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import Patch, draw, lift_cells
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, nameplate
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, from_bytes
from arcade.toolkit.picture.strokes import FINE_PEN
from arcade.toolkit.programs.message_look import side_names
from arcade.toolkit.words.controls import DANGER

TOP, LEFT, SIZE, BOARD = 1, 1, 4, 4 * SIDE
"""In cells; BOARD is its width."""
GRID = Grid(rows=SIDE, columns=SIDE, left=CELL * LEFT, top=CELL * TOP, width=art.FIELD, height=art.FIELD)
WOOD = pair("yr")
INKS = {DISC: "Y", RING: "C"}
PLATES, PLATE_HEIGHT, PANEL, PLATE_STONE = (1, 9), 7, 22, 32
LEVEL_ROW, SCORE_ROW = 17, 19
BLINK_FRAMES, BLINK_EVERY_FRAMES = 5, 190
DASH, STONE_FREE = 4, 7
"""In points of a square's side."""
THOUGHT_FRAMES = 5
RIM = outlined(FINE_PEN.cut(-1, -1, FINE_PEN.width + 2, FINE_PEN.height + 2))


def corner(field: int) -> tuple[int, int]:
    """The row and column of a field's top left cell."""
    return TOP + SIZE * (SIDE - 1 - field // SIDE), LEFT + SIZE * (field % SIDE)


def middle(field: int) -> Point:
    row, column = corner(field)
    return CELL * column + art.FIELD // 2, CELL * row + art.FIELD // 2


def paper(field: int) -> str:
    return "kB"[field % 2]


def dashes(square: Corners, stones: int) -> list[list[Point]]:
    """The points of a square's sides, in dashes; stones at its corners stay free."""
    found = []
    for place, field in enumerate(square):
        start, end = middle(square[place - 1]), middle(field)
        way = [start, *straight(start, end)]
        first = STONE_FREE if stones >> square[place - 1] & 1 else 0
        last = len(way) - (STONE_FREE if stones >> field & 1 else 0)
        found.append([point for at, point in enumerate(way) if first <= at < last and (at - first) % (2 * DASH) < DASH])
    return found


def lifted(machine: Spectrum) -> Patch:
    """The board as it is now."""
    return lift_cells(machine, TOP, LEFT, BOARD, BOARD)


def chalk(machine: Spectrum, points: Iterable[Point]) -> None:
    points = list(points)
    for pen in (RIM, FINE_PEN.see_through()):
        for x, y in points:
            draw(machine, pen, x - pen.width // 2, y - pen.height // 2)


class Scene:
    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def board(self) -> None:
        machine, program = self.machine, self.program
        machine.border(0)
        fill(machine, 0, 0, 24, 32, EMPTY, pair("Wk"))
        fill(machine, 0, 0, TOP + BOARD + 1, LEFT + BOARD + 1, art.GRAIN, WOOD)
        for line in range(SIDE):
            letter, digit = (from_bytes(machine.font[one]) for one in ("abcde"[line], str(SIDE - line)))
            along = art.FIELD * line + 12
            for place in (0, GRID.top + art.FIELD * SIDE):
                draw(machine, outlined(letter.cut(-2, 0, 12, 8)), GRID.left + along - 2, place)
            for place in (0, GRID.left + art.FIELD * SIDE):
                draw(machine, outlined(digit.cut(0, -2, 8, 12)), place, GRID.top + along - 2)
        self.fields(program.position)
        self.panel(None)
        fill(machine, 22, 0, 1, 32, EMPTY, pair("Wb"))
        centred(machine, 23, key_row(program, 32, HINT, TAKE_BACK, DANGER), pair("ck"))

    def fields(self, position: Position) -> None:
        for field in FIELDS:
            self.field(position, field)

    def field(self, position: Position, field: int) -> None:
        stone = position.stone(field)
        self.clear(field)
        if stone:
            self.stone(field, stone)
        elif self.program.marked and position.outcome() is None:
            x, y = middle(field)
            if unsafe(position.own) >> field & 1:
                draw(self.machine, art.CROSS, x - 6, y - 6)
            if unsafe(position.enemy) >> field & 1:
                draw(self.machine, art.SPOT, x - 4, y - 4)

    def clear(self, field: int) -> None:
        fill(self.machine, *corner(field), SIZE, SIZE, EMPTY, pair("W" + paper(field)))

    def stone(self, field: int, kind: str, size: int = art.STONE) -> None:
        self.colour(field, INKS[kind] + paper(field))
        x, y = middle(field)
        picture = figure(kind) if size == art.STONE else art.stone(kind, size)
        draw(self.machine, picture, x - size // 2, y - size // 2)

    def colour(self, field: int, colours: str) -> None:
        colour_cells(self.machine, *corner(field), SIZE, SIZE, pair(colours))

    def panel(self, seat: int | None) -> None:
        program, tally = self.program, self.program.tally
        for side, (name, won) in enumerate(zip(side_names(program), (tally.won, tally.lost), strict=True)):
            self._plate(side, name, won, side == seat)
        if program.setup.seats == 1:
            level = program.text(LEVELS[program.setup.level].name)
            centred(self.machine, LEVEL_ROW, level, pair("Wk"), PANEL, PANEL_WIDTH)
        centred(self.machine, SCORE_ROW, program.text(strings.DRAWN, n=tally.drawn), pair("wk"), PANEL, PANEL_WIDTH)

    def plate_face(self, side: int, mood: Mood, gaze: Point = (0, 0)) -> None:
        picture = figure((DISC, RING)[side], mood, gaze, PLATE_STONE)
        draw(self.machine, picture, CELL * PANEL + 4, CELL * PLATES[side] + 12)

    def _plate(self, side: int, name: str, won: int, active: bool) -> None:
        machine, position, row = self.machine, self.program.position, PLATES[side]
        safe = (position.free & ~unsafe(position.rings if side else position.discs)).bit_count()
        ink = INKS[(DISC, RING)[side]]
        ink = ink if active else ink.lower()
        fill(machine, row, PANEL, PLATE_HEIGHT, PANEL_WIDTH, EMPTY, pair(f"{ink}k"))
        nameplate(machine, row, PANEL, PANEL_WIDTH, name, active)
        self.plate_face(side, Mood.CALM if safe else Mood.AFRAID)
        digits = figures(machine.font, str(won), 3, 3)
        draw(machine, digits, CELL * PANEL + 58 - digits.width // 2, CELL * row + 15)
        words = self.program.text(strings.SAFE, n=safe)
        centred(machine, row + PLATE_HEIGHT - 1, words, pair(f"k{ink}"), PANEL, PANEL_WIDTH)


class Faces:
    """The faces of the stones: all look at a field, and corners of a square that lacks only one are afraid."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._shown: dict[int, tuple[Mood, Point] | None] = {}
        self._thought = Moving(scene.machine)

    def forget(self) -> None:
        self._shown.clear()
        self._thought.hide()

    def uncertain(self, field: int) -> None:
        """A field's face may be an older one."""
        self._shown[field] = None

    def look(self, position: Position, field: int | None, frame: int | None = None) -> None:
        """Let all of them look at a field, and fear; with a frame they blink in turn."""
        afraid = 0
        for own in (position.discs, position.rings):
            for square in threats(own, position.free):
                afraid |= sum(1 << corner for corner in square)
        for at in FIELDS:
            kind = position.stone(at)
            if kind:
                mood = Mood.AFRAID if afraid >> at & 1 else Mood.CALM
                if frame is not None and (frame + 37 * at) % BLINK_EVERY_FRAMES < BLINK_FRAMES:
                    mood = Mood.BLINK
                gaze = towards(middle(at), middle(field)) if field is not None and field != at else (0, 0)
                self.show(at, kind, mood, gaze)

    def show(self, field: int, kind: str, mood: Mood, gaze: Point = (0, 0)) -> None:
        """Give a stone a face, unless it has it."""
        if self._shown.get(field, (Mood.CALM, (0, 0))) != (mood, gaze):
            self._shown[field] = mood, gaze
            x, y = middle(field)
            draw(self.scene.machine, figure(kind, mood, gaze), x - art.STONE // 2, y - art.STONE // 2)

    def think(self, position: Position, frame: int) -> None:
        free = fields_of(position.free)
        if frame % THOUGHT_FRAMES == 0 and free:
            field = free[7 * (frame // THOUGHT_FRAMES) % len(free)]
            x, y = middle(field)
            self._thought.show((art.SPOT, x - 4, y - 4))
            self.look(position, field, frame)

    def thought(self) -> None:
        self._thought.hide()
