"""The blackboard: places and signs in chalk, results beside and below, what lines make under them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from arcade.games.simultan import art
from arcade.games.simultan.look import State
from arcade.games.simultan.rules import SIDE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.letters.small_face import write_small
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import EMPTY, HALF, WOOD, tiled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL

TOP, LEFT, ACROSS, DOWN, WIDTH, HEIGHT = 1, 1, 7, 6, 24, 20
"""In cells: the first place, from one place to the next, and the board from row 1 on."""
RESULT_COLUMN, RESULT_ROW = 20, 18
MIDDLE = (art.TILE - art.SIGN) // 2
"""Pixels from a place's edge to a sign that stands in its middle."""
SPACE = 4
"""Columns for what a row makes; -80/9 takes smaller digits."""
FRAME, CHALK, SIGNS, WANTED = pair("yr"), pair("Wk"), "C", pair("Yk")
CARD, CLASH, CHOSEN, SPOTLIGHT, FIRST, SECOND = (pair(two) for two in ("Yk", "Mk", "Wb", "kY", "Ck", "Gk"))
RIGHT, WRONG = pair("Gk"), pair("Wr")


@dataclass(frozen=True)
class Place:
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
        self.grid = Grid(SIDE, SIDE, CELL * LEFT, CELL * TOP, CELL * ACROSS, CELL * DOWN)
        self._shown = Shown()

    def clear(self) -> None:
        """The empty board."""
        fill(self.machine, 1, 0, HEIGHT, 1, WOOD, FRAME)
        fill(self.machine, 1, 1, HEIGHT, WIDTH - 1, EMPTY, CHALK)
        self._shown.forget()

    def sign(self, line: int, place: int, sign: str) -> None:
        """One of the twelve signs: tall between the places of a row, wide between those of a column."""
        x, y = self.grid.origin((line, place) if line < SIDE else (place, line - SIDE))
        if line < SIDE:
            draw(self.machine, art.sign(self.machine.font, sign).coloured(SIGNS), x + art.TILE, y + MIDDLE)
        else:
            draw(self.machine, art.WIDE[sign].coloured(SIGNS), x + MIDDLE, y + art.TILE)

    def crossings(self) -> None:
        """The four gaps where nothing is written, as the book's black squares."""
        for cell in product(range(SIDE - 1), range(SIDE - 1)):
            x, y = self.grid.origin(cell)
            crossing = tiled(HALF, art.SIGN - 4, art.SIGN // 2 - 2).coloured("b")
            draw(self.machine, crossing, x + art.TILE + 2, y + art.TILE + 1)

    def result(self, line: int, result: int) -> None:
        """What a line has to make, in chalk as tall as the signs."""
        row, column = self._result_place(line)
        words = f"={result}"
        draw_cells(self.machine, letters(self.machine.font, words, 1, 2).opaque(), row, column)
        colour_cells(self.machine, row, column, 2, len(words), WANTED)

    def verdict(self, line: int, verdict: Verdict) -> None:
        if not self._shown.changed(("verdict", line), verdict):
            return
        row, column = self._result_place(line)
        row += 2
        write(self.machine, row, column, " " * SPACE, CHALK)
        if verdict.right:
            draw_cells(self.machine, art.TICK, row, column + 1)
            colour_cells(self.machine, row, column + 1, 1, 1, RIGHT)
        elif len(verdict.made) > SPACE:
            write_small(self.machine, row, column, verdict.made, WRONG)
        elif verdict.made:
            write(self.machine, row, column, verdict.made, WRONG)
            if len(verdict.made) < SPACE:
                draw_cells(self.machine, art.CROSS, row, column + len(verdict.made))
                colour_cells(self.machine, row, column + len(verdict.made), 1, 1, CLASH)

    def place(self, cell: int, place: Place) -> None:
        if not self._shown.changed(cell, place):
            return
        row, column = TOP + DOWN * (cell // SIDE), LEFT + ACROSS * (cell % SIDE)
        picture = art.tile(place.digit, place.card, place.clash, place.marks, place.framed, place.owner)
        draw_cells(self.machine, picture, row, column)
        colour_cells(self.machine, row, column, art.CELLS, art.CELLS, place.colours)

    @staticmethod
    def _result_place(line: int) -> tuple[int, int]:
        if line < SIDE:
            return TOP + DOWN * line + 1, RESULT_COLUMN
        return RESULT_ROW, LEFT + ACROSS * (line - SIDE)


def place_of(program: State, cell: int, spotlight: Sequence[int] = (), solution: bool = False) -> Place:
    """The place of a cell: in a spotlight, under the cursor, or where the solution is shown, as it should be.

    A digit that the solution puts right becomes a card, so that it can be told from the player's.
    """
    game = program.game
    digit, card, right = game.cells[cell], cell in game.fixed, game.puzzle.digits[cell]
    if solution:
        mended = card or digit != right
        return Place(right, mended, colours=CARD if mended else CHALK)
    clash = cell in game.puzzle.clashes(game.cells)
    framed = program.solving and program.cursor == divmod(cell, SIDE)
    owner = program.duel.owners.get(cell) if program.duel else None
    usual = (CARD if card else CHALK) if owner is None else (FIRST, SECOND)[owner]
    reasons = (cell in spotlight, SPOTLIGHT), (framed, CHOSEN), (clash, CLASH)
    colours = next((colours for holds, colours in reasons if holds), usual)
    return Place(digit, card, clash, game.marks[cell], framed, 0 if owner is None else owner + 1, colours)
