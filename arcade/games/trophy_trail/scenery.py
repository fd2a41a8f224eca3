"""The field as it lies there, any cell of which can be painted anew, and who walks on it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from arcade.games.trophy_trail import art
from arcade.games.trophy_trail.art import CRATERS, DUNES, FIRS, FLOWERS, FURROWS, MEADOW, VINES, WHEAT, piece
from arcade.games.trophy_trail.rules import COLUMNS, CROWN, CUP, GOBLET, ROWS, Cell, Step, World, is_wall
from arcade.games.trophy_trail.world import Motion, Outing
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as SCREEN_COLUMNS
from arcade.toolkit.picture.dithered_scene import scattered
from arcade.toolkit.picture.drawing import Patch, draw_cells, lift
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite

Crop = tuple[Sprite, str]
"""What grows, and its ink."""
Land = tuple[bytes, bytes, int]
"""A cell of it, upright and bent by the wind, and its colours."""
PATCHES = 11


@dataclass(frozen=True)
class Season:
    """What grows, and what the wall is built of in which ink."""

    crops: tuple[Crop, ...]
    wall: str


SEASONS = (
    Season(((MEADOW, "g"), (FLOWERS, "m"), (FURROWS, "r"), (VINES, "g"), (WHEAT, "r")), "M"),
    Season(((WHEAT, "r"), (MEADOW, "g"), (FURROWS, "m"), (VINES, "r"), (FIRS, "g")), "r"),
    Season(((DUNES, "r"), (MEADOW, "g"), (DUNES, "b"), (FLOWERS, "m")), "r"),
    Season(((FIRS, "g"), (DUNES, "b"), (FIRS, "b"), (FURROWS, "b"), (FLOWERS, "b")), "c"),
    Season(((CRATERS, "b"), (CRATERS, "m"), (DUNES, "b"), (CRATERS, "r")), "m"),
)
"""Spring, autumn, the coast, winter, another planet: a level begins with its own; each further field is the next."""


def crops(season: Season, rows: Iterable[int], columns: range, number: int) -> dict[Cell, Crop]:
    """What grows in each cell: the crop of the nearest patch, which are longer than they are high."""
    middles = [
        (scattered(patch, number, 1) * 20 // 256, scattered(patch, number, 2) * 32 // 256) for patch in range(PATCHES)
    ]
    kinds = [season.crops[(patch + number) % len(season.crops)] for patch in range(PATCHES)]
    found: dict[Cell, Crop] = {}
    for row, column in product(rows, columns):
        far = [2 * (row - down) ** 2 + (column - right) ** 2 for down, right in middles]
        found[row, column] = kinds[far.index(min(far))]
    return found


def land(crop: Crop, row: int, column: int) -> Land:
    """What is to be seen in a cell where a crop grows; patterns go on from cell to cell."""
    pattern, ink = crop
    return _land(pattern, ink, CELL * row % pattern.height, CELL * column % pattern.width)


@lru_cache(256)
def _land(pattern: Sprite, ink: str, top: int, left: int) -> Land:
    upright, bent = (
        bytes(
            picture.ink[(top + line) % picture.height].to_bytes(picture.width // CELL)[left // CELL]
            for line in range(CELL)
        )
        for picture in (pattern, pattern.mirrored())
    )
    return upright, bent, pair(ink + "k")


TROPHIES = {CUP: art.CUP.coloured("y", "k"), GOBLET: art.GOBLET.coloured("W", "k"), CROWN: art.CROWN.coloured("Y", "k")}
TRAIL_INKS = ("C", "M")
STONE = art.STONE.coloured("W", "k")
GLINT = pair("Wk"), pair("Yk")
"""A crown's two colours."""
SHEEN = pair("Wk")
WIND = 6
"""Frames from one gust to the next."""
APART = 24
"""Diagonals between two gusts."""
STILL = -1
"""No diagonal."""


class Scenery:
    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._steps: dict[Cell, tuple[int, Step]] = {}
        self._stones: tuple[Cell, ...] = ()
        self._land: dict[Cell, Land] = {}
        self._diagonals: dict[int, list[Cell]] = {}
        """The cells of the land that bend together."""
        self._gust = STILL
        """On which of them the wind is."""
        self._shining: Cell | None = None

    def build(self, outing: Outing) -> None:
        """The whole field at its beginning."""
        self._steps.clear()
        self._stones = ()
        self._gust, self._shining = STILL, None
        number = outing.pace.season + outing.number
        season = SEASONS[number % len(SEASONS)]
        patches = crops(season, range(1, ROWS + 1), range(1, COLUMNS + 1), number)
        self._land = {cell: land(crop, *cell) for cell, crop in patches.items()}
        self._diagonals = {at: [cell for cell in self._land if sum(cell) % APART == at] for at in range(APART)}
        wall = (art.RUBBER if outing.pace.rubber else art.BRICK).coloured(season.wall, "k")
        for cell in product(range(ROWS + 2), range(COLUMNS + 2)):
            if is_wall(cell):
                draw_cells(self.machine, wall, *cell)
        for cell in self._land:
            self.paint(outing.world, cell)

    def leave(self, world: World, seat: int) -> None:
        """Paint the piece of trail that a walker's last step has left."""
        step = world.walkers[seat].trail[-1]
        self._steps[step.cell] = seat, step
        self.paint(world, step.cell)

    def paint(self, world: World, cell: Cell) -> None:
        """A cell of the field as it is now."""
        row, column = cell
        if cell in world.trails and cell in self._steps:
            seat, step = self._steps[cell]
            picture = piece(seat, step).coloured(TRAIL_INKS[seat], "k")
        elif cell in world.trophies:
            picture = TROPHIES[world.trophies[cell]]
        elif cell in self._stones:
            picture = STONE
        else:
            self._grow(cell)
            return
        draw_cells(self.machine, picture.opaque(), row, column)

    def _grow(self, cell: Cell) -> None:
        """Nothing but what grows in a cell, upright or in the wind."""
        upright, bent, colours = self._land[cell]
        self.machine.cell(*cell, bent if sum(cell) % APART == self._gust else upright, colours)

    def point_out(self, world: World, cells: tuple[Cell, ...]) -> None:
        """Lay stones on a way, and take up those that lay there before."""
        before, self._stones = self._stones, cells
        for cell in dict.fromkeys((*before, *cells)):
            self.paint(world, cell)

    def blow(self, world: World, frame: int) -> None:
        """A gust goes over the land: what grows on every so many diagonal bends."""
        if frame % WIND:
            return
        before, self._gust = self._gust, frame // WIND % APART
        for cell in (*self._diagonals.get(before, ()), *self._diagonals[self._gust]):
            if cell not in world.trails and cell not in world.trophies and cell not in self._stones:
                self._grow(cell)

    def shine(self, world: World, turn: int) -> None:
        """One trophy after the other shines for a moment."""
        if self._shining in world.trophies:
            self.paint(world, self._shining)
        self._shining = sorted(world.trophies)[turn % len(world.trophies)] if world.trophies else None
        if self._shining:
            self.machine.attributes[SCREEN_COLUMNS * self._shining[0] + self._shining[1]] = SHEEN

    def glint(self, world: World, frame: int) -> None:
        for (row, column), value in world.trophies.items():
            if value == CROWN:
                self.machine.attributes[SCREEN_COLUMNS * row + column] = GLINT[frame % 2]


COLOUR = pair("Wk")
POSE_FRAMES, BLINK_FRAMES = 6, 5
REST_FRAMES = 64
"""In which one who stands shifts his weight and back."""
THROB = (0, 1, 2, 3, 3, 2, 1, 0)
"""Pixels towards what one bounces off, frame by frame."""


def place(motion: Motion) -> tuple[int, int]:
    """Where on the screen a walker's cell is: x and y of its corner, in pixels."""
    cells = motion.cells
    if motion.bump:
        row, column = cells[0]
        far = THROB[min(motion.left, len(THROB) - 1)]
        return CELL * column + far * motion.bump.value[1], CELL * row + far * motion.bump.value[0]
    row, column = cells[-1]
    if not motion.left or len(cells) < 2:
        return CELL * column, CELL * row
    gone = CELL * (len(cells) - 1) * (motion.span - motion.left) // motion.span
    at, part = divmod(gone, CELL)
    (row, column), (down, right) = cells[at], cells[min(at + 1, len(cells) - 1)]
    return CELL * column + part * (right - column), CELL * row + part * (down - row)


def pose(seat: int, motion: Motion, frame: int) -> Sprite:
    """How somebody looks: walking, or standing with a blink now and then."""
    if motion.left:
        return art.WALKERS[seat][frame // POSE_FRAMES % 2]
    now = (frame + REST_FRAMES * seat // 2) % REST_FRAMES
    return art.BLINKING[seat] if now < BLINK_FRAMES else art.WALKERS[seat][now // (REST_FRAMES // 2)]


class Figures:
    """Draws the walkers, and gives the background back."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._covered: list[Patch] = []

    def hide(self) -> None:
        while self._covered:
            self._covered.pop().put_back(self.machine)

    def show(self, outing: Outing) -> None:
        for seat, motion in enumerate(outing.motions):
            self._draw(pose(seat, motion, outing.frame), *place(motion))

    def _draw(self, picture: Sprite, x: int, y: int) -> None:
        machine = self.machine
        left, top = x - art.MARGIN, y - art.MARGIN
        self._covered.append(lift(machine, left, top, picture.width, picture.height))
        machine.cover(left, top, picture.solid, picture.ink, picture.width)
        rows = range(y // CELL, (y + CELL - 1) // CELL + 1)
        for row, column in product(rows, range(x // CELL, (x + CELL - 1) // CELL + 1)):
            machine.attributes[SCREEN_COLUMNS * row + column] = COLOUR
