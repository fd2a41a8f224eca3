"""The blackboard: places and signs in chalk in a wooden frame, results beside and below, what lines make under them."""

from dataclasses import dataclass

from arcade.games.simultan import art
from arcade.games.simultan.board import CELLS, LINES, SIDE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.picture.sprites import CELL

TOP, LEFT, PITCH, WIDTH, HEIGHT = 1, 1, 6, 23, 20
"""In cells: the first place, from one place to the next, and the board with its frame from row 1 on."""
RESULT_COLUMN, RESULT_ROW = 17, 17
SPACE = 5
"""Columns for what a line makes, such as -80/9."""
FRAME, CHALK, SIGNS, WANTED = pair("yr"), pair("Wk"), pair("Ck"), pair("Yk")
CARD, CLASH, CHOSEN, SPOTLIGHT, FIRST, SECOND = (pair(two) for two in ("Yk", "Mk", "Wb", "kY", "Ck", "Gk"))
RIGHT, WRONG = pair("Gk"), pair("Wr")


@dataclass(frozen=True)
class Place:
    """How a place looks."""

    digit: int = 0
    card: bool = False
    clash: bool = False
    marks: int = 0
    framed: bool = False
    owner: int = 0
    """The player who found the digit, 1 or 2."""
    colours: int = CHALK


@dataclass(frozen=True)
class Verdict:
    """What stands under a result: that the line is right, or what it makes instead; nothing if `made` is empty."""

    made: str = ""
    right: bool = False


class Board:
    """Draws only what has changed."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.grid = Grid(SIDE, SIDE, CELL * LEFT, CELL * TOP, CELL * PITCH, CELL * PITCH)
        self._places = [Place(-1)] * CELLS
        self._verdicts = [Verdict()] * len(LINES)

    def clear(self) -> None:
        """The empty board in its frame, with chalk and sponge."""
        machine = self.machine
        fill(machine, 1, 0, HEIGHT, WIDTH, WOOD, FRAME)
        fill(machine, 1, 1, HEIGHT - 1, WIDTH - 2, EMPTY, CHALK)
        draw(machine, art.CHALK, 8 * 4, 8 * 20 + 1)
        draw(machine, art.SPONGE, 8 * 16, 8 * 20)
        self._places = [Place(-1)] * CELLS
        self._verdicts = [Verdict()] * len(LINES)

    def sign(self, line: int, place: int, sign: str) -> None:
        """One of the twelve signs."""
        row, column = TOP + PITCH * line + 1, LEFT + PITCH * place + 4
        if line >= SIDE:
            row, column = TOP + PITCH * place + 4, LEFT + PITCH * (line - SIDE) + 1
        font = self.machine.font
        draw_cells(self.machine, art.sign(font, sign), row, column)
        colour_cells(self.machine, row, column, 2, 2, SIGNS)

    def crossings(self) -> None:
        """The four squares where nothing is written."""
        for down in range(SIDE - 1):
            for right in range(SIDE - 1):
                x, y = CELL * (LEFT + PITCH * right + 4) + 2, CELL * (TOP + PITCH * down + 4) + 2
                draw(self.machine, art.CROSSING.coloured("b"), x, y)

    def result(self, line: int, result: int) -> None:
        """What a line has to make, in chalk as tall as the signs."""
        row, column = self._result_place(line)
        words = f"={result}"
        draw_cells(self.machine, letters(self.machine.font, words, 1, 2).opaque(), row, column)
        colour_cells(self.machine, row, column, 2, len(words), WANTED)

    def verdict(self, line: int, verdict: Verdict) -> None:
        """What is said of a line, or nothing."""
        if verdict == self._verdicts[line]:
            return
        self._verdicts[line] = verdict
        row, column = self._result_place(line)
        row += 2
        write(self.machine, row, column, " " * SPACE, CHALK)
        if verdict.right:
            draw_cells(self.machine, art.TICK, row, column + 1)
            colour_cells(self.machine, row, column + 1, 1, 1, RIGHT)
        elif verdict.made:
            write(self.machine, row, column, verdict.made, WRONG)
            if len(verdict.made) < SPACE:
                draw_cells(self.machine, art.CROSS, row, column + len(verdict.made))
                colour_cells(self.machine, row, column + len(verdict.made), 1, 1, CLASH)

    def place(self, cell: int, place: Place) -> bool:
        """A place as it looks now; whether it looked otherwise before."""
        if place == self._places[cell]:
            return False
        self._places[cell] = place
        row, column = TOP + PITCH * (cell // SIDE), LEFT + PITCH * (cell % SIDE)
        picture = art.tile(place.digit, place.card, place.clash, place.marks, place.framed, place.owner)
        draw_cells(self.machine, picture, row, column)
        colour_cells(self.machine, row, column, 4, 4, place.colours)
        return True

    @staticmethod
    def _result_place(line: int) -> tuple[int, int]:
        if line < SIDE:
            return TOP + PITCH * line + 1, RESULT_COLUMN
        return RESULT_ROW, LEFT + PITCH * (line - SIDE)
