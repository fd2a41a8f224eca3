"""Exhibits on colours, on a picture and its negative, on figures that pass over one, and an editor for figures."""

from itertools import product

from arcade.games.techniques import ART, strings
from arcade.games.techniques.effects import invert, mix
from arcade.games.techniques.scene import Canvas, Stage
from arcade.games.techniques.scenery import arch, hills_by_day, lights, portrait_in_rays, swing
from arcade.games.techniques.strings import DECOR, NEGATIVE_LINE
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, Mode
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.program import Writing, meanwhile
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import attribute, pair, swapped
from arcade.toolkit.picture.patterns import EMPTY, HALF, QUARTER, THREE_QUARTERS
from arcade.toolkit.picture.sprites import Sprite, from_bytes
from arcade.toolkit.sound.jingles import SELECT, STEP, WRONG

BLUE_AREA: Area = (2, 8, 13, 15)
RED_AREA: Area = (6, 3, 14, 11)
GREEN_AREA: Area = (12, 11, 6, 19)
DENSITIES = (QUARTER, HALF, THREE_QUARTERS)
SERIES = ((5, 1), (4, 5), (6, 4), (2, 6), (3, 2))
"""Ink and paper of the rainbow's lines: each paper first pure, then with the next colour."""
LARGE_SAUCER = ART["saucer"].enlarged(3, 3)
BLACK_SAUCER = LARGE_SAUCER.coloured("k")
STRAIGHT_WAYS = ((Wipe.UP, 519), (Wipe.DOWN, 519), (Wipe.RIGHT, 559), (Wipe.LEFT, 559))
"""With the frames that the book's program takes."""
WAYS = tuple(way for way, _ in STRAIGHT_WAYS)
COMMANDS = (
    strings.CLEAR, strings.MIRROR, strings.TURN, strings.INVERT, strings.SHIFT, strings.LETTER, strings.OTHER,
    strings.SAVE, strings.DONE,
)
DOTS_COLUMN = 1
FIRST_LETTER, LAST_LETTER = ord("A"), ord("Z")
MOVING_FRAMES = 20


def mixed(stage: Stage) -> Frames[None]:
    """The book's three rectangles, cell by cell."""
    areas = (BLUE_AREA, RED_AREA, GREEN_AREA)
    yield from mix(stage.machine, areas, (0, 0, 22, 32), 2194 / 704)


def mixed_lights(stage: Canvas) -> Frames[None]:
    """Three round lights that wander across one another."""
    machine, first = stage.machine, COLUMNS * stage.top
    last = first + COLUMNS * stage.height
    for step in range(130):
        machine.attributes[first:last] = lights(step, stage.height)
        stage.note((0, 4, 7, 12)[step // 4 % 4] + step // 16, 0.03)
        yield from stage.rest(2)


def blends(stage: Stage) -> Frames[None]:
    """Eight pure colours and twenty-eight blends; ours with two more densities."""
    machine, high = stage.machine, stage.pick(2, 1)
    for density in stage.pick((HALF,), DENSITIES):
        for paper in range(8):
            row = stage.top + high * paper
            for ink in range(paper + 1):
                both = attribute(ink, paper)
                fill(machine, row, 4 * ink, high, 4, density, both)
                yield from stage.wait(stage.pace(3, 1))


def blends_everywhere(stage: Canvas) -> Frames[None]:
    """Every ink on every paper, half and quarter; then light runs over them."""
    for paper in range(8):
        row, below = 21 * paper // 8, 21 * (paper + 1) // 8
        for ink in range(8):
            pattern = HALF if ink <= paper else QUARTER
            area = row, 4 * ink, below - row, 4
            stage.tile(area, pattern, attribute(ink, paper))
            stage.note(4 * paper + ink - 8)
            yield from stage.rest(3)


def rainbow(stage: Stage) -> Frames[None]:
    """Ten rows from blue to magenta."""
    machine, row = stage.machine, stage.top
    for ink, paper in SERIES:
        for pattern in (EMPTY, HALF):
            both = attribute(ink, paper)
            fill(machine, row, 0, 1, 32, pattern, both)
            row += 1
            yield from stage.wait(stage.pace(1.4, 4))


def rainbow_over_hills(stage: Canvas) -> Frames[None]:
    """Arc below arc over hills; each has its note."""
    hills_by_day(stage.machine, stage.top)
    for arc, (ink, paper) in enumerate(SERIES):
        for half, pattern in enumerate((EMPTY, HALF)):
            for cells in arch(6 + 2 * arc + half):
                for row, column in cells:
                    area = row, column, 1, 1
                    stage.tile(area, pattern, attribute(ink, paper))
                yield from stage.tick(4 * arc + 2 * half, 1)


def scene(stage: Stage) -> None:
    """Lines of words on a slope and a circle round the middle."""
    for line in range(min(stage.height, 11)):
        at = 2 * line if stage.book else line
        stage.write(at, line, stage.text(NEGATIVE_LINE, n=line))
    stage.machine.circle(*stage.pick((128, 88, 50), (176, 119, 36)), ink=8)


def negative(stage: Stage) -> Frames[None]:
    """The four ways, one after the other."""
    scene(stage)
    top, height = 8 * stage.top, 8 * stage.height
    for way, measured in STRAIGHT_WAYS:
        frames = stage.pace(measured, 60)
        yield from invert(stage.machine, way, frames, top, height)
        yield from stage.wait(stage.pace(10, 15))


def negative_large(stage: Canvas) -> Frames[None]:
    """The master in his glory, inverted from all sides."""
    portrait_in_rays(stage.machine, stage.top)
    area = 8 * stage.top, 8 * stage.height
    for way, pitch in zip(WAYS, (1, -1, 1, -1), strict=True):
        wipe = invert(stage.machine, way, stage.speed(60), *area)
        for line, _ in enumerate(wipe):
            stage.note(pitch * (line - 30) / 2)
            yield


def carried(stage: Stage) -> Frames[None]:
    """Printed and printed again with OVER 1 in the background's colours; then, lower, without."""
    stage.decor(stage.text(DECOR))
    screen = stage.machine
    for column in range(1, 28):
        for wait in (3, 0):
            screen.print_at(9, column, "*", over=1, ink=8, paper=8)
            yield from stage.wait(wait)
    for column in range(1, 28):
        screen.print_at(13, column, " *")
        yield from stage.wait(3)


def carried_smoothly(stage: Canvas) -> Frames[None]:
    """A saucer flips what is below it; another one covers it and gives it back."""
    stage.decor(stage.text(DECOR))
    machine, black = stage.machine, Moving(stage.machine)
    for step in range(0, 360, 3):
        x, y = step - 60, 24 + swing(step, 150, 60)
        black.show((BLACK_SAUCER, 256 - step, y + 64))
        stage.note(swing(step, 36, 12) + 10)
        for wait in (stage.speed(1), 0):
            draw(machine, LARGE_SAUCER, x, y, Mode.XOR)
            yield from stage.wait(wait)


def edited(stage: Stage) -> Frames[None]:
    """The editor: fire sets dots, a column of words turns and changes the figure."""
    desk = Desk(stage)
    while not desk.done:
        desk.show()
        desk.obey((yield from desk.choose()))


def edited_large(stage: Canvas) -> Frames[None]:
    """The editor with large dots."""
    desk = LargeDesk(stage)
    while not desk.done:
        desk.show()
        desk.obey((yield from desk.choose()))


class Desk:
    """The two figures, which of them is being drawn, and where the cursor is: on a dot, or in the column of words."""

    SPAN = 1
    """Cells of a dot, across and down."""
    FIRST_ROW, WORDS_COLUMN, PREVIEW_COLUMN = 1, 11, 23
    WORD_PLACE = 10
    """The column of the words, counted in dots as all PLACES are."""
    PLACES = 22
    WALL_ROW, WALL_ROWS, WALL_COLUMNS = 4, 3, 3

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rows: tuple[int, ...] = ART["smiling face"].ink
        self.other: tuple[int, ...] = ART["winking face"].ink
        self.at: Cell = (0, 0)
        self.done = False
        self.letter = FIRST_LETTER
        top, side = 8 * (stage.top + self.FIRST_ROW), 8 * self.SPAN
        self.grid = Grid(len(COMMANDS), self.PLACES, 8 * DOTS_COLUMN, top, side, side)
        self.lit, self.wall = swapped(stage.colours), stage.colours
        """The colours of a word that the cursor is on, and of the wall."""

    @property
    def figure(self) -> Sprite:
        return Sprite(8, self.rows, (0xFF,) * 8)

    def choose(self) -> Frames[Cell | Control]:
        """A dot, a word, or back; meanwhile the preview moves."""
        program, commands = self.stage.program, (BACK,)
        cursor = CellCursor(self.grid, self.at, self.cursor, walk=self.walk)
        keys = CellKeys(commands=commands, wrong=self.refuse)
        return meanwhile(choose_cell(program, cursor, keys), self.move)

    def move(self, frame: int) -> None:
        figure = (self.rows, self.other)[frame // MOVING_FRAMES % 2]
        self.stage.machine.cell(self.stage.top + 1, self.PREVIEW_COLUMN + 1, bytes(figure), self.stage.colours)

    def refuse(self) -> Frames[None]:
        return self.stage.machine.tune(WRONG)

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """Over the dots, and as one more column the words, which has a row more."""
        row, column = min(max(cell[0] + down, 0), len(COMMANDS) - 1), min(cell[1], 8) + right
        return (row, self.WORD_PLACE) if column >= 8 else (min(row, 7), max(column, 0))

    def show(self) -> None:
        """The dots, the words, and the figure in its own size, alone and as a wall."""
        for row, column in product(range(8), range(8)):
            self.dot(row, column)
        for row in range(len(COMMANDS)):
            self.word(row)
        for row, column in product(range(self.WALL_ROWS), range(self.WALL_COLUMNS)):
            place = self.stage.top + self.WALL_ROW + row, self.PREVIEW_COLUMN + column
            self.stage.machine.cell(*place, bytes(self.rows), self.wall)
        self.move(0)

    def dot(self, row: int, column: int, on: bool = False) -> None:
        """A dot, perhaps with the cursor on it."""
        sign = "+" if on else "\x8f" if self.rows[row] << column & 0x80 else "."
        self.stage.write(row + 1, DOTS_COLUMN + column, sign, self.lit if on else self.stage.colours)

    def word(self, row: int, on: bool = False) -> None:
        words, colours = self.stage.text(COMMANDS[row]), self.lit if on else self.stage.colours
        self.stage.write(self.FIRST_ROW + self.SPAN * row, self.WORDS_COLUMN, words, colours)

    def cursor(self, cell: Cell, on: bool) -> None:
        self.at = cell
        row, column = cell
        if column >= 8:
            self.word(row, on)
        elif row < 8:
            self.dot(row, column, on)

    def obey(self, chosen: Cell | Control) -> None:
        """Flip a dot, or do what a word says."""
        if isinstance(chosen, Control):
            self.done = True
            return
        row, column = chosen
        self.at = row, min(column, self.WORD_PLACE)
        if column < 8 and row < 8:
            flipped = self.rows[row] ^ 0x80 >> column
            self.rows = (*self.rows[:row], flipped, *self.rows[row + 1 :])
            self.stage.machine.chime(STEP)
        elif column >= self.WORD_PLACE:
            self.change(COMMANDS[row])
            self.stage.machine.chime(SELECT)
        else:
            self.at = min(row, 7), 7

    def change(self, command: Text) -> None:
        letter, before = self.stage.machine.font[chr(self.letter)], self.rows
        self.rows = {
            strings.CLEAR: (0,) * 8,
            strings.MIRROR: self.figure.mirrored().ink,
            strings.TURN: self.figure.rotated().ink,
            strings.INVERT: tuple(row ^ 0xFF for row in before),
            strings.SHIFT: tuple(row >> 1 | row << 7 & 0x80 for row in before),
            strings.LETTER: tuple(letter),
            strings.OTHER: self.other,
        }.get(command, before)
        if command is strings.LETTER:
            self.letter = FIRST_LETTER if self.letter == LAST_LETTER else self.letter + 1
        elif command is strings.OTHER:
            self.other = before
        elif command is strings.SAVE:
            self.save()
        self.done = command is strings.DONE

    def save(self) -> None:
        """Hand both figures out as text that `sprites.sprite` reads."""
        other = Sprite(8, self.other, (0xFF,) * 8)
        self.stage.program.writings.append(Writing("txt", "\n".join([*self.figure.rows(), "", *other.rows(), ""])))
        self.stage.write(0, self.WORDS_COLUMN, self.stage.text(strings.SAVED))


class LargeDesk(Desk):
    """Dots of two cells by two; the preview is large, the wall below it."""

    SPAN = 2
    FIRST_ROW, WORDS_COLUMN, PREVIEW_COLUMN = 2, 18, 28
    WORD_PLACE, PLACES = 9, 14
    WALL_ROW, WALL_ROWS, WALL_COLUMNS = 8, 12, 4

    def __init__(self, stage: Canvas) -> None:
        super().__init__(stage)
        self.canvas = stage
        self.lit, self.wall = pair("kY"), pair("Gk")

    def refuse(self) -> Frames[None]:
        return at_row(self.stage.program, self.stage.top)()

    def move(self, frame: int) -> None:
        figure = (self.rows, self.other)[frame // MOVING_FRAMES % 2]
        picture = from_bytes(bytes(figure)).enlarged(4, 4).opaque().coloured("Y", "k")
        draw_cells(self.stage.machine, picture, self.stage.top + self.FIRST_ROW, self.PREVIEW_COLUMN)

    def dot(self, row: int, column: int, on: bool = False) -> None:
        line, place = self.FIRST_ROW + 2 * row, DOTS_COLUMN + 2 * column
        self.canvas.block(line, place, self.rows[row] << column & 0x80, "C")
        if on:
            colour_cells(self.stage.machine, self.stage.top + line, place, 2, 2, pair("Yr"))
