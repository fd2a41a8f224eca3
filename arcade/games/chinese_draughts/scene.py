"""The pictures of the modern look: a red lacquer board by night, a paper lantern that counts, pagodas by a lake."""

from functools import partial
from itertools import groupby

from arcade.games.chinese_draughts import UNDO, art, strings
from arcade.games.chinese_draughts.art import LETTER_HEIGHT, LETTERS
from arcade.games.chinese_draughts.rules import EMPTY, LEFT, RIGHT, Position
from arcade.games.chinese_draughts.state import SQUARE, State
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.living import Alive, Drift, all_alive
from arcade.toolkit.contract.controls import HINT, SOLVE
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.brush import brushed_words
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.lettering import LetterStyle, banner
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred, write
from arcade.toolkit.picture.patterns import DOTS, NIGHT, WAVES
from arcade.toolkit.picture.patterns import EMPTY as BLANK
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.labels import PAR

SKY, LAKE, LABEL, VALUE = pair("bk"), pair("bk"), pair("ck"), pair("Yk")
INKS = {RIGHT: "y", LEFT: "w", EMPTY: "k"}
"""Gold and ivory; pieces that can move are bright."""
SHORE_ROW, GREAT_PIECES_ROW = 18, 11
LAMP_ROW, LAMP_COLUMN = 2, 12
LAMP_INKS = {True: ("R", "Y", "Y", "Y", "R"), False: ("c", "c", "C", "c", "c"), None: ("w", "W", "W", "W", "w")}
RAY_COLUMNS = (10, 19)
TITLE_TOPS = (16, 48)
"""Pixel lines of the two words of the title."""
SWING, SWING_FRAMES = (0, 0, 1, 1, 0, 0, -1, -1), 9
"""Pixels that a tassel hangs to the left."""
SPRING: Tune = ((0.008, 12.0), (0.008, 17.0), (0.008, 24.0))
GOES_OUT: Tune = ((0.03, 12.0), (0.03, 7.0), (0.05, 0.0))
LIGHTS_UP: Tune = ((0.02, 12.0), (0.02, 19.0), (0.04, 24.0))
POP: Tune = ((0.01, 30.0), (0.01, 9.0), (0.01, 22.0), (0.01, 2.0))
ROAR: Tune = tuple((0.012, pitch) for pitch in (-8.0, -5.0, -9.0, -3.0, -7.0, 0.0, -5.0, 2.0, -4.0, -8.0, -12.0, -16.0))


def dealt(cell: int) -> Tune:
    """A piece is put on the board, each higher."""
    return ((0.01, 5.0 + cell), (0.01, 12.0 + cell))


class Lake:
    """The waves of as much of the lake as is seen at the first step."""

    def __init__(self, machine: Spectrum) -> None:
        self._machine = machine
        self._waves: list[Drift] = []

    def step(self, frame: int) -> None:
        if not self._waves:
            self._see()
        for wave in self._waves:
            wave.step(frame)

    def _see(self) -> None:
        for row in range(SHORE_ROW, 22):
            water = [attribute == LAKE for attribute in self._machine.attributes[32 * row : 32 * row + 32]]
            for seen, columns in groupby(range(32), water.__getitem__):
                first, *others = columns
                if seen:
                    speeds = (7 if row % 2 else -10,)
                    self._waves.append(Drift(self._machine, CELL * row, first, CELL, 1 + len(others), speeds))


class Scene:
    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.field = program.field

    def title(self) -> None:
        """Great pieces face each other across a gap by the lake, the title between two lanterns."""
        machine, text = self.machine, self.program.text
        self._night()
        fill(machine, 0, 7, GREAT_PIECES_ROW - 1, 18)
        name = drawn_words(self.program, strings.POSTER, LETTERS, lambda words: words.count("\n") == 1)
        for words, y in zip(name.split("\n"), TITLE_TOPS, strict=True):
            line = brushed_words(LETTERS, words, LETTER_HEIGHT)
            draw(machine, line.coloured(("Y", "Y", "R")), (WIDTH - line.width) // 2, y, clear=True)
        for column, number in ((0, 16), (25, 1)):
            self._lantern(number, True, column, 2)
        size = 2 * SQUARE
        for place, arrow in enumerate(RIGHT * 2 + EMPTY + LEFT * 2):
            column = 1 + size * place
            fill(machine, GREAT_PIECES_ROW, column, size, size, DOTS if arrow == EMPTY else BLANK, pair("kr"))
            if arrow != EMPTY:
                draw(machine, stretched(art.piece(arrow), 2, 2), CELL * column + 2, CELL * GREAT_PIECES_ROW + 2)
                colour_cells(machine, GREAT_PIECES_ROW, column, size, size, pair(INKS[arrow].upper() + "R"))
        centred(machine, 22, text(strings.TAGLINE), pair("Ck"))

    def title_alive(self) -> Alive:
        return all_alive(self.lake(), partial(self._swing, 0, 2), partial(self._swing, 25, 2))

    def lake(self) -> Alive:
        return Lake(self.machine).step

    def sway(self, frame: int) -> None:
        self._swing(LAMP_COLUMN, LAMP_ROW, frame)

    def _swing(self, column: int, row: int, frame: int) -> None:
        if frame % SWING_FRAMES == 0:
            lean = SWING[frame // SWING_FRAMES % len(SWING)]
            draw_cells(self.machine, art.TASSEL.cut(lean, 0, CELL, art.TASSEL.height).opaque(), row + 6, column + 3)

    def _night(self) -> None:
        """Stars above, the lake below, a pagoda on either side."""
        machine = self.machine
        fill(machine, 0, 0, SHORE_ROW, 32, NIGHT, SKY)
        fill(machine, SHORE_ROW, 0, 22 - SHORE_ROW, 32, WAVES, LAKE)
        fill(machine, 22, 0, 2, 32, colours=pair("Wk"))
        for column in (1, 26):
            fill(machine, 17, column, 5, 5)
            draw_cells(machine, art.pagoda(), 17, column)

    def board(self) -> None:
        """The board without its pieces."""
        self._night()
        for row, column in self.field.between():
            x, y = self.field.grid.origin((row, column))
            fill(self.machine, y // CELL, x // CELL, SQUARE, SQUARE, art.FRET, pair("kr"))
        for cell in self.field.squares:
            row, column = self.field.place(cell)
            self._square(row, column, EMPTY, False)
            self._number(row, column, cell)

    def _number(self, row: int, column: int, cell: int) -> None:
        """A cell's number below it, on whatever is there."""
        down, across = self.field.squares[cell]
        paper = "r" if (down + 1, across) in self.field.between() else "k"
        write(self.machine, row + SQUARE, column, str(cell), pair("W" + paper))

    def pieces(self, position: Position) -> None:
        """Every piece, bright where it can move, and all when they have arrived."""
        for cell in self.field.squares:
            self.piece(cell, position)

    def piece(self, cell: int, position: Position, paper: str = "r") -> None:
        """What stands in a cell, on a paper of its own."""
        bright = cell in position.moves() or position.solved
        self._square(*self.field.place(cell), position.at(cell), bright, paper)

    def _square(self, row: int, column: int, arrow: str, bright: bool, paper: str = "r") -> None:
        machine = self.machine
        fill(machine, row, column, SQUARE, SQUARE, DOTS if arrow == EMPTY else BLANK)
        if arrow != EMPTY:
            draw(machine, art.piece(arrow), CELL * column + 1, CELL * row + 1)
        letters = INKS[arrow] + paper
        colour_cells(machine, row, column, SQUARE, SQUARE, pair(letters.upper() if bright else letters))

    def under(self, square: Cell, position: Position, on: bool) -> None:
        """The square of the cursor, blue while it is there."""
        cell = self.field.numbers[square]
        self._square(*self.field.place(cell), position.at(cell), on or cell in position.moves(), "b" if on else "r")

    def lantern(self, number: int, lit: bool | None) -> None:
        """The lantern with the number of moves; one that gives no warning is white."""
        self._lantern(number, lit, LAMP_COLUMN, LAMP_ROW)
        for column, rays in zip(RAY_COLUMNS, (art.RAYS, art.RAYS.mirrored()), strict=True):
            fill(self.machine, LAMP_ROW, column, 3, 2, colours=pair("Yk"))
            if lit:
                draw_cells(self.machine, rays, LAMP_ROW, column)

    def _lantern(self, number: int, lit: bool | None, column: int, row: int) -> None:
        machine = self.machine
        fill(machine, 0, column + 3, row, 1, colours=pair("wk"))
        for line in range(CELL * (row - 1)):
            machine.plot(CELL * column + 28, 175 - line)
        fill(machine, row - 1, column, 7, 7, colours=pair("kk"))
        draw_cells(machine, art.CAP.coloured("y"), row - 1, column + 2)
        draw_cells(machine, art.lantern(number, lit is not False).coloured(LAMP_INKS[lit], "k"), row, column)
        draw_cells(machine, art.CAP.flipped().coloured("y"), row + 5, column + 2)
        fill(machine, row + 6, column + 3, 2, 1, colours=pair("Rk"))
        draw_cells(machine, art.TASSEL, row + 6, column + 3)

    def lift(self, cell: int) -> None:
        """A cell whose piece is moving elsewhere."""
        self._square(*self.field.place(cell), EMPTY, False)

    def praise(self, words: str) -> None:
        """A word in place of par, at the upper left."""
        fill(self.machine, 0, 0, 5, 10, NIGHT, SKY)
        banner(self.machine, words, 1, LetterStyle("YR", "k"), column=0)

    def labels(self, par: int | None, best: int | None, longest: int | None) -> None:
        """Par and the sitting's records beside the lantern, and the keys."""
        for column, width in ((0, 10), (22, 10)):
            fill(self.machine, 0, column, 5, width, NIGHT, SKY)
        self._figure(1, 1, PAR, par)
        self._figure(1, 22, strings.BEST, best)
        self._figure(3, 22, strings.LONGEST, longest)
        write(self.machine, 3, 1, self.program.text(strings.AGAIN_KEY), LABEL)
        centred(self.machine, 23, key_row(self.program, 32, HINT, UNDO, SOLVE), pair("ck"))

    def _figure(self, row: int, column: int, label: Text, value: int | None) -> None:
        words = f"{self.program.text(label)} "
        write(self.machine, row, column, words, LABEL)
        write(self.machine, row, column + len(words), "–" if value is None else str(value), VALUE)
