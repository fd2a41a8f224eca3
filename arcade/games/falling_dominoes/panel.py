"""The panels beside the well: score and record, what is laid, the next piece, stars, or a figure's clock."""

from arcade.games.falling_dominoes import art
from arcade.games.falling_dominoes.art_stars import decoration
from arcade.games.falling_dominoes.rules import ROOM, World
from arcade.games.falling_dominoes.scoring import STARS, stars
from arcade.games.falling_dominoes.state import State
from arcade.games.falling_dominoes.strings import BEST, DONE, FULL, LAID, NEXT, SCORE, SPEED, STARS_LABEL, TIME
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.letters.small_face import write_small
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.polyominoes import settled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL

WIDTH = 7
INSIDE = WIDTH - 2
RIGHT = 25
SCORE_BOX, LAID_BOX, BEST_BOX = (0, 5), (6, 8), (15, 5)
NEXT_BOX, LOWER_BOX = (0, 8), (9, 11)
"""Each box's first row and height."""
RIM, LABEL, VALUE = pair("Ck"), pair("wk"), pair("Yk")
SHORT = 10
"""Seconds from which on the clock is red."""


class Panel:
    """Draws what changed, so that nothing flickers however often it is shown."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._shown = Shown()

    def draw(self, world: World) -> None:
        """The empty boxes with their labels, then everything in them."""
        self._shown.forget()
        self._shown.changed("language", self.program.language)
        for (row, height), column in (
            (SCORE_BOX, 0),
            (LAID_BOX, 0),
            (BEST_BOX, 0),
            (NEXT_BOX, RIGHT),
            (LOWER_BOX, RIGHT),
        ):
            box(self.machine, row, column, height, WIDTH, RIM)
        self._label(SCORE_BOX[0] + 1, 1, SCORE)
        self._label(LAID_BOX[0] + 1, 1, LAID)
        self._label(LAID_BOX[0] + 4, 1, DONE if self.program.task else FULL)
        self._label(BEST_BOX[0] + 1, 1, BEST)
        self._label(NEXT_BOX[0] + 1, RIGHT + 1, NEXT)
        if self.program.task:
            self._label(LOWER_BOX[0] + 1, RIGHT + 1, TIME)
            self._label(LOWER_BOX[0] + 6, RIGHT + 1, SPEED)
        self.numbers(world)

    def numbers(self, world: World) -> None:
        """Whatever is not shown as it is by now."""
        if self._shown.changed("language", self.program.language):
            self.draw(world)
        program, task = self.program, self.program.task
        points, seconds = program.points, program.seconds if task else 0
        counted = points, program.best, world.pieces, world.laid, world.next, len(world.pile), seconds
        if not self._shown.changed("counted", counted):
            return
        self._digits("score", SCORE_BOX[0] + 2, 1, points)
        self._digits("laid", LAID_BOX[0] + 2, 1, world.laid)
        percent = program.match if task else 100 * len(world.pile) // ROOM
        self._digits("full", LAID_BOX[0] + 5, 1, percent, "%")
        self._digits("best", BEST_BOX[0] + 2, 1, max(program.best, points))
        if self._shown.changed("next", (world.next, world.pieces)):
            self._next(world)
        if task:
            inks = "R" if seconds <= SHORT else "W"
            self._digits("time", LOWER_BOX[0] + 3, RIGHT + 1, seconds, inks=inks)
            self._digits("speed", LOWER_BOX[0] + 8, RIGHT + 1, task.speed + 1)
        else:
            self.stars(stars(len(world.pile)))

    def _label(self, row: int, column: int, label: Text) -> None:
        write(self.machine, row, column, self.program.text(label).center(INSIDE), LABEL)

    def _digits(self, name: str, row: int, column: int, number: int, sign: str = "", inks: str = "W") -> None:
        """A number twice as high as letters, in the middle of its box."""
        if self._shown.changed(name, (number, inks)):
            words = f"{number}{sign}".center(INSIDE)
            draw_cells(self.machine, letters(self.machine.font, words, 1, 2).opaque().coloured(inks, "k"), row, column)

    def _next(self, world: World) -> None:
        """The piece that comes next, in the middle of its box."""
        row, height = NEXT_BOX
        fill(self.machine, row + 2, RIGHT + 1, height - 3, INSIDE, colours=RIM)
        cells = settled(world.rules.kinds[world.next].shapes[0])
        number, squares = world.pieces + 1, len(cells)
        picture = art.body(cells, art.faces(number, squares, world.next), art.ink(number, squares, world.next))
        x = CELL * (RIGHT + 1) + (INSIDE * CELL - picture.width) // 2 // CELL * CELL
        y = CELL * (row + 2) + ((height - 3) * CELL - picture.height) // 2 // CELL * CELL
        draw(self.machine, picture, x, y)

    def stars(self, earned: int, lit: int | None = None) -> None:
        """The stars, the highest above; those earned shine, and one may be `lit`."""
        if self._shown.changed("stars", self.program.language):
            write(self.machine, LOWER_BOX[0] - 1, RIGHT, self.program.text(STARS_LABEL).center(WIDTH), LABEL)
        for rank, squares in enumerate(STARS):
            if not self._shown.changed(("star", rank), (rank < earned, rank == lit)):
                continue
            row, column = LOWER_BOX[0] + 5 - 4 * (rank // 2), RIGHT + 1 + 3 * (rank % 2)
            draw_cells(self.machine, decoration(rank, rank < earned, rank == lit), row, column)
            write_small(self.machine, row + 3, column, f"{squares:>3} ", VALUE if rank < earned else LABEL)
