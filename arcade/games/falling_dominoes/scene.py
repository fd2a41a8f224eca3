"""The modern look's screen: the well with what stands in it, the piece in the air above it, the panels on both sides.

The piece glides from cell to cell, with the place where it would land and the adviser's below it.
"""

from collections.abc import Iterable

from arcade.games.falling_dominoes import art, sounds
from arcade.games.falling_dominoes.art import decoration
from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import (
    BOTTOM,
    LEFT,
    RIGHT,
    ROOM,
    STAR,
    STARS,
    TOP,
    Action,
    Laid,
    Piece,
    World,
    stars,
)
from arcade.games.falling_dominoes.state import State
from arcade.games.falling_dominoes.strings import BEST, DONE, FULL, LAID, NEXT, SCORE, SPEED, STARS_LABEL, TIME
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.letters.small_face import write_small
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.polyominoes import Cell, Cells, corner, settled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite

DOWN = 1
"""Rows of the screen above the well's row 0."""
TWINKLE = 20
"""Frames between two faces of the star."""
LIGHT = 2
"""Frames for which a row of a finished construction is lit."""
SIDEWAYS = 3
"""Pixels that a piece glides aside in a frame."""
BOX_WIDTH = 7
INSIDE = BOX_WIDTH - 2
RIGHT_BOXES = 25
"""Their first column."""
SCORE_BOX, LAID_BOX, BEST_BOX = (0, 5), (6, 8), (15, 5)
NEXT_BOX, LOWER_BOX = (0, 8), (9, 11)
"""The first row of each box with its height."""
RIM, LABEL, VALUE = pair("Ck"), pair("wk"), pair("Yk")
SHORT = 10
"""Seconds from which on the clock is red."""


class Scene:
    """Draws what stands; `Flight` must land before."""

    def __init__(self, machine: Spectrum, figure: Figure | None = None) -> None:
        self.machine = machine
        self.figure = figure
        self._star = ""
        """The star's ink and picture as shown."""

    def _put(self, picture: Sprite, row: int, column: int) -> None:
        draw_cells(self.machine, picture, DOWN + row, column)

    def build(self) -> Frames[None]:
        """The empty well from the floor up, a row in a frame."""
        for row in range(BOTTOM + 1, TOP - 1, -1):
            for column in (LEFT - 1, RIGHT + 1):
                self._put(art.GIRDER, row, column)
            self._put(art.SIDE, row, RIGHT + 2)
            if row <= BOTTOM:
                self.clear((row, column) for column in range(LEFT, RIGHT + 1))
            else:
                for column in range(LEFT, RIGHT + 1):
                    self._put(art.FLOOR, row, column)
            self.machine.chime(sounds.rising(row))
            yield
        for column in range(LEFT, RIGHT + 1):
            self._put(art.EMPTY, 0, column)
        self._star = ""
        self.shine(0)
        self.machine.chime(sounds.SPARKLE)

    def shine(self, frame: int, near: bool = False) -> None:
        """The star in a frame, red while the pile is near."""
        picture, ink = (art.STAR, art.SHINING)[frame // TWINKLE % 2], "R" if near else "Y"
        how = f"{ink}{frame // TWINKLE % 2}"
        if how != self._star:
            self._star = how
            draw_cells(self.machine, picture.opaque().coloured(ink, "k"), 0, STAR - 1)

    def clear(self, cells: Iterable[Cell]) -> None:
        """Show cells as empty, those of the figure dotted."""
        for row, column in cells:
            wanted = self.figure is not None and (row, column) in self.figure.cells
            self._put(art.WANTED if wanted else art.EMPTY, row, column)

    def lay(self, laid: Laid, picture: Sprite) -> None:
        """Make a piece part of the construction; squares beside the figure are crossed out."""
        self._put(picture, min(row for row, _ in laid.cells), min(column for _, column in laid.cells))
        if self.figure is not None:
            for row, column in laid.cells:
                if (row, column) not in self.figure.cells:
                    self._put(art.STRAY, row, column)

    def admire(self, world: World) -> Frames[None]:
        """A light goes up through the finished construction, row by row."""
        attributes = self.machine.attributes
        for row in range(BOTTOM, TOP - 1, -1):
            places = [COLUMNS * (DOWN + row) + column for line, column in world.pile if line == row]
            before = [attributes[place] for place in places]
            for place in places:
                attributes[place] = pair("Wb")
            self.machine.chime(sounds.rising(row))
            yield from self.machine.wait(LIGHT)
            for place, colours in zip(places, before, strict=True):
                attributes[place] = colours


class Flight:
    """Draws the piece in the air; it must land before the construction is drawn."""

    def __init__(self, machine: Spectrum) -> None:
        self._moving = Moving(machine)
        self._lag = (0, 0)
        """Pixels that the piece's picture is above its place, and to the right of it."""
        self._shown = Shown()

    def moved(self, action: Action) -> None:
        """Start the picture from where it was before a step."""
        match action:
            case Action.LEFT | Action.RIGHT:
                self._lag = (CELL, CELL if action is Action.LEFT else -CELL)
            case Action.TURN_LEFT | Action.TURN_RIGHT:
                self._lag = (0, 0)
            case Action.FALL:
                self._lag = (CELL, self._lag[1])

    def land(self) -> None:
        """Take the picture up."""
        self._moving.hide()
        self._lag = (0, 0)
        self._shown.forget()

    def glide(self, world: World, waited: int) -> None:
        """Bring the picture nearer to its place: aside quickly, downwards within the time of a row."""
        up, right = self._lag
        if (up, right) == (0, 0):
            return
        up = min(up, max(CELL - CELL * (waited + 1) // world.rules.period, 0))
        right = max(right - SIDEWAYS, 0) if right > 0 else min(right + SIDEWAYS, 0)
        if not self._open(world, up, right):
            up = 0
            if not self._open(world, up, right):
                right = 0
        self._lag = (up, right)

    def _open(self, world: World, up: int, right: int) -> bool:
        """Whether the picture of the piece, so many pixels beside its place, touches nothing that stands."""
        downs, rights = {0, -(up > 0)}, {0, (right > 0) - (right < 0)}
        return world.free(
            (row + down, column + side)
            for row, column in world.cells(world.piece)
            for down in downs
            for side in rights
            if row + down >= TOP
        )

    def show(self, world: World, advised: Piece | None) -> None:
        """The piece, corners where it would land, crosses at the adviser's place."""
        piece = world.piece
        if not self._shown.changed("piece", (piece, world.pieces, self._lag, advised)):
            return
        shape = settled(_shape(world, piece))
        actors: list[Actor] = []
        lowest = world.lowest(piece)
        if world.rules.ghost and lowest.row > piece.row:
            ghost = art.ghost(shape, art.ink(world.pieces, len(shape), piece.kind))
            actors.append(_placed(world, lowest, ghost))
        if advised:
            actors.append(_placed(world, advised, art.advised(settled(_shape(world, advised)))))
        body, x, y = _placed(world, piece, art.piece(shape, world.pieces, piece.kind))
        up, right = self._lag
        self._moving.show(*actors, (body, x + right, y - up))


def _shape(world: World, piece: Piece) -> Cells:
    """A piece's squares about its place."""
    return world.kind(piece).shapes[piece.shape]


def _placed(world: World, piece: Piece, drawn: Sprite) -> Actor:
    """A picture with its corner where a piece's is."""
    down, right = corner(_shape(world, piece))
    return drawn, CELL * (piece.column + right), CELL * (DOWN + piece.row + down)


class Panel:
    """Beside the well: score and record, pieces laid, the next piece, stars, or a figure's clock.

    It draws only what changed, so that nothing flickers.
    """

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._shown = Shown()

    def draw(self, world: World) -> None:
        """The empty boxes with their labels, then everything in them."""
        self._shown.forget()
        self._shown.changed("language", self.program.language)
        for row, height in (SCORE_BOX, LAID_BOX, BEST_BOX):
            box(self.machine, row, 0, height, BOX_WIDTH, RIM)
        for row, height in (NEXT_BOX, LOWER_BOX):
            box(self.machine, row, RIGHT_BOXES, height, BOX_WIDTH, RIM)
        self._label(SCORE_BOX[0] + 1, 1, SCORE)
        self._label(LAID_BOX[0] + 1, 1, LAID)
        self._label(LAID_BOX[0] + 4, 1, DONE if self.program.task else FULL)
        self._label(BEST_BOX[0] + 1, 1, BEST)
        self._label(NEXT_BOX[0] + 1, RIGHT_BOXES + 1, NEXT)
        if self.program.task:
            self._label(LOWER_BOX[0] + 1, RIGHT_BOXES + 1, TIME)
            self._label(LOWER_BOX[0] + 6, RIGHT_BOXES + 1, SPEED)
        self.numbers(world)

    def numbers(self, world: World) -> None:
        """Everything that changed."""
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
            self._digits("time", LOWER_BOX[0] + 3, RIGHT_BOXES + 1, seconds, inks=inks)
            self._digits("speed", LOWER_BOX[0] + 8, RIGHT_BOXES + 1, task.speed + 1)
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
        fill(self.machine, row + 2, RIGHT_BOXES + 1, height - 3, INSIDE, colours=RIM)
        picture = art.piece(world.kinds[world.next].shapes[0], world.pieces + 1, world.next)
        x = CELL * (RIGHT_BOXES + 1) + (INSIDE * CELL - picture.width) // 2 // CELL * CELL
        y = CELL * (row + 2) + ((height - 3) * CELL - picture.height) // 2 // CELL * CELL
        draw(self.machine, picture, x, y)

    def stars(self, earned: int, lit: int | None = None) -> None:
        """The stars, the highest above; those earned shine, and one may be `lit`."""
        if self._shown.changed("stars", self.program.language):
            write(self.machine, LOWER_BOX[0] - 1, RIGHT_BOXES, self.program.text(STARS_LABEL).center(BOX_WIDTH), LABEL)
        for rank, squares in enumerate(STARS):
            if not self._shown.changed(("star", rank), (rank < earned, rank == lit)):
                continue
            row, column = LOWER_BOX[0] + 5 - 4 * (rank // 2), RIGHT_BOXES + 1 + 3 * (rank % 2)
            draw_cells(self.machine, decoration(rank, rank < earned, rank == lit), row, column)
            write_small(self.machine, row + 3, column, f"{squares:>3} ", VALUE if rank < earned else LABEL)
