"""The modern look's screen: the well with what stands in it, the piece in the air above it, the panels on both sides.

The piece glides from cell to cell, with the place where it would land and the adviser's below it.
"""

from collections.abc import Iterable
from itertools import product

from arcade.games.falling_dominoes import ART, art, rules, sounds, strings
from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR, TOP, Action, Laid, Piece, World
from arcade.games.falling_dominoes.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.letters.small_face import write_small
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.polyominoes import Cell, corner, settled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite

DOWN = 1
"""Rows of the screen above the well's row 0."""
LIT_ROW_FRAMES = 2
SIDEWAYS_PIXELS = 3
"""By which a piece glides aside in a frame."""
BOX_WIDTH, INSIDE = 7, 5
LEFT_BOXES, RIGHT_BOXES = 0, 25
"""Their first columns."""
SCORE_BOX, LAID_BOX, BEST_BOX, NEXT_BOX, LOWER_BOX = 0, 6, 15, 0, 9
"""Their first rows."""
NEXT_HEIGHT = 8
LABEL = pair("wk")
SHORT_SECONDS = 10
"""From which on the clock is red."""


class Scene:
    """Draws what stands; `Flight` must land before."""

    def __init__(self, machine: Spectrum, figure: Figure | None = None) -> None:
        self.machine = machine
        self.figure = figure
        self._star: Sprite | None = None

    def _put(self, picture: Sprite, row: int, column: int) -> None:
        draw_cells(self.machine, picture, DOWN + row, column)

    def build(self) -> Frames[None]:
        """The empty well from the floor up, a row in a frame."""
        for row in range(BOTTOM + 1, TOP - 1, -1):
            for column in (LEFT - 1, RIGHT + 1):
                self._put(ART["girder"].coloured("c", "b"), row, column)
            self._put(ART["side"].coloured("b", "k"), row, RIGHT + 2)
            if row <= BOTTOM:
                self.clear((row, column) for column in range(LEFT, RIGHT + 1))
            else:
                for column in range(LEFT, RIGHT + 1):
                    self._put(art.FLOOR, row, column)
            self.machine.chime(sounds.rising(row))
            yield
        for column in range(LEFT, RIGHT + 1):
            self._put(art.EMPTY, 0, column)
        self._star = None
        self.shine(0)
        self.machine.chime(sounds.SPARKLE)

    def shine(self, frame: int, near: bool = False) -> None:
        """The star in a frame, red while the pile is near."""
        star = art.STAR.at(frame).coloured("R" if near else "Y", "k")
        if star != self._star:
            self._star = star
            draw_cells(self.machine, star, 0, STAR - 1)

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
                    self._put(ART["stray"].coloured("R", "k"), row, column)

    def admire(self, world: World) -> Frames[None]:
        """A light goes up through the finished construction, row by row."""
        attributes = self.machine.attributes
        for row in range(BOTTOM, TOP - 1, -1):
            places = [COLUMNS * (DOWN + row) + column for line, column in world.pile if line == row]
            before = [attributes[place] for place in places]
            for place in places:
                attributes[place] = pair("Wb")
            self.machine.chime(sounds.rising(row))
            yield from self.machine.wait(LIT_ROW_FRAMES)
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
        asides = {Action.LEFT: CELL, Action.RIGHT: -CELL, Action.FALL: self._lag[1]}
        self._lag = (CELL, asides[action]) if action in asides else (0, 0)

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
        right = max(right - SIDEWAYS_PIXELS, 0) if right > 0 else min(right + SIDEWAYS_PIXELS, 0)
        nearer = ((up, right), (0, right), (0, 0))
        self._lag = next(lag for lag in nearer if lag == (0, 0) or self._open(world, *lag))

    def _open(self, world: World, up: int, right: int) -> bool:
        """Whether the picture of the piece, so many pixels beside its place, touches nothing that stands."""
        beside = [*product({0, -(up > 0)}, {0, (right > 0) - (right < 0)})]
        cells = [(row + down, column + side) for row, column in world.cells(world.piece) for down, side in beside]
        return world.free(cell for cell in cells if cell[0] >= TOP)

    def show(self, world: World, advised: Piece | None) -> None:
        """The piece, corners where it would land, crosses at the adviser's place."""
        piece = world.piece
        if not self._shown.changed("piece", (piece, world.pieces, self._lag, advised)):
            return
        shape = settled(world.shape(piece))
        actors: list[Actor] = []
        lowest = world.lowest(piece)
        if world.rules.ghost and lowest.row > piece.row:
            ghost = art.ghost(shape, art.ink(world.pieces, len(shape), piece.kind))
            actors.append(_placed(world, lowest, ghost))
        if advised:
            actors.append(_placed(world, advised, art.advised(settled(world.shape(advised)))))
        body, x, y = _placed(world, piece, art.piece(shape, world.pieces, piece.kind))
        up, right = self._lag
        self._moving.show(*actors, (body, x + right, y - up))


def _placed(world: World, piece: Piece, drawn: Sprite) -> Actor:
    """A picture with its corner where a piece's is."""
    down, right = corner(world.shape(piece))
    return drawn, CELL * (piece.column + right), CELL * (DOWN + piece.row + down)


class Panel:
    """Draws what changed beside the well: score and record, pieces laid, the next one, stars, or a figure's clock."""

    def __init__(self, program: State) -> None:
        self.program, self.machine = program, program.machine
        self._shown = Shown()

    def draw(self, world: World) -> None:
        """The empty boxes with their labels, then everything in them."""
        self._shown.forget()
        self._shown.changed("language", self.program.language)
        for row, height in ((SCORE_BOX, 5), (LAID_BOX, 8), (BEST_BOX, 5)):
            box(self.machine, row, LEFT_BOXES, height, BOX_WIDTH, pair("Ck"))
        for row, height in ((NEXT_BOX, NEXT_HEIGHT), (LOWER_BOX, 11)):
            box(self.machine, row, RIGHT_BOXES, height, BOX_WIDTH, pair("Ck"))
        self._label(SCORE_BOX + 1, LEFT_BOXES, strings.SCORE)
        self._label(LAID_BOX + 1, LEFT_BOXES, strings.LAID)
        self._label(LAID_BOX + 4, LEFT_BOXES, strings.DONE if self.program.task else strings.FULL)
        self._label(BEST_BOX + 1, LEFT_BOXES, strings.BEST)
        self._label(NEXT_BOX + 1, RIGHT_BOXES, strings.NEXT)
        if self.program.task:
            self._label(LOWER_BOX + 1, RIGHT_BOXES, strings.TIME)
            self._label(LOWER_BOX + 6, RIGHT_BOXES, strings.SPEED)
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
        self._digits(SCORE_BOX + 2, LEFT_BOXES, points)
        self._digits(LAID_BOX + 2, LEFT_BOXES, world.laid)
        percent = program.match if task else 100 * len(world.pile) // rules.WELL_CELLS
        self._digits(LAID_BOX + 5, LEFT_BOXES, percent, "%")
        self._digits(BEST_BOX + 2, LEFT_BOXES, max(program.best, points))
        if self._shown.changed("next", (world.next, world.pieces)):
            self._next(world)
        if task:
            self._digits(LOWER_BOX + 3, RIGHT_BOXES, seconds, ink="R" if seconds <= SHORT_SECONDS else "W")
            self._digits(LOWER_BOX + 8, RIGHT_BOXES, task.speed + 1)
        else:
            self.stars(rules.stars(len(world.pile)))

    def _label(self, row: int, column: int, label: Text) -> None:
        write(self.machine, row, column + 1, self.program.text(label).center(INSIDE), LABEL)

    def _digits(self, row: int, column: int, number: int, sign: str = "", ink: str = "W") -> None:
        """A number twice as high as letters, in the middle of its box."""
        if self._shown.changed((row, column), (number, ink)):
            picture = letters(self.machine.font, f"{number}{sign}".center(INSIDE), 1, 2)
            draw_cells(self.machine, picture.opaque().coloured(ink, "k"), row, column + 1)

    def _next(self, world: World) -> None:
        """The piece that comes next, in the middle of its box."""
        row, column, height = NEXT_BOX + 2, RIGHT_BOXES + 1, NEXT_HEIGHT - 3
        fill(self.machine, row, column, height, INSIDE, colours=pair("Ck"))
        picture = art.piece(world.kinds[world.next].shapes[0], world.pieces + 1, world.next)
        draw_cells(self.machine, picture, row + (height - picture.lines) // 2, column + (INSIDE - picture.columns) // 2)

    def stars(self, earned: int, lit: int | None = None) -> None:
        """The stars, the highest above; those earned shine, and one may be `lit`."""
        if self._shown.changed("stars", self.program.language):
            label = self.program.text(strings.STARS_LABEL).center(BOX_WIDTH)
            write(self.machine, LOWER_BOX - 1, RIGHT_BOXES, label, LABEL)
        for rank, squares in enumerate(rules.STARS):
            if self._shown.changed(("star", rank), (rank < earned, rank == lit)):
                row, column = LOWER_BOX + 5 - 4 * (rank // 2), RIGHT_BOXES + 1 + 3 * (rank % 2)
                draw_cells(self.machine, art.decoration(rank, rank < earned, rank == lit), row, column)
                write_small(self.machine, row + 3, column, f"{squares:>3} ", pair("Yk") if rank < earned else LABEL)
